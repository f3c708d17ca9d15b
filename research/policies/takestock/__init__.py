"""What the policy of Take Stock learns from."""
