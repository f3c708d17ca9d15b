"""Words for people: names, sentences, the rule book, annotated games."""
