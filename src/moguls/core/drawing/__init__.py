"""Positions as pictures: plain SVG of shapes and letters, for notebooks and papers."""
