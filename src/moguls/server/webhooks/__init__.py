"""Webhooks: notices as signed JSON to a person's own host, and never to a private one."""
