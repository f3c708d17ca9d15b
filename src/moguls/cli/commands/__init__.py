"""Actions of the commands, one module for each, imported when the command runs."""
