"""Administration of a server: inspection, actions, export."""
