"""What is compiled, what stands in for it in plain Python, and what builds and loads it."""
