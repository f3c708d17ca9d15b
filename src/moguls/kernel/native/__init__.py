"""Native code that was made beforehand: libraries, and the engine that plays by them."""
