"""The learned value of Mogul (2002): what a table is worth to each seat between two rounds."""
