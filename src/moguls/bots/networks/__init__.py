"""Small networks: a value network and a policy network."""
