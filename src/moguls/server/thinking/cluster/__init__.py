"""Thinking on a Ray cluster: slow jobs on its nodes, everything else in local processes."""
