"""Moguli (2004): rules, words and doors; clauses in RULES.md."""
