"""What a host watches a server with: lines of a log, figures, and whether it is well."""
