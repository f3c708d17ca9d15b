"""The build step by Numba: the only room that knows the compiler."""
