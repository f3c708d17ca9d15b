"""Kernel: rules as data, engines that run them, compiled loops and their build."""
