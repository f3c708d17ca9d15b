"""The learned value of Mogul (2013): what a table is worth to each seat between two rounds."""
