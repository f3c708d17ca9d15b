"""Moguli (2004): two players race over and under a landscape of turning tiles."""
