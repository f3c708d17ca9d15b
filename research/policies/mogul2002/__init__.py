"""What the policy of Mogul (2002) learns from."""
