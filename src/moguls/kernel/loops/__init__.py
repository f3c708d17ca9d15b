"""Loops over the rules: playouts, single calls, batches and vector steps. Compiled code only."""
