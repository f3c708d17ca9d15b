"""What the package was made with and does not need: see README.md."""
