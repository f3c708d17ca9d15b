"""Other services that show notices, by plug-ins of Apprise whose host is fixed."""
