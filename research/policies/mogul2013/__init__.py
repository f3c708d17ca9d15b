"""What the policy of Mogul (2013) learns from."""
