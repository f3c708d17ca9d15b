"""Searcher: the search bound to one game, its arrays, threads and time control."""
