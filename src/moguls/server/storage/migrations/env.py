"""Alembic's entry: runs the migrations on the connection that the store hands over."""

from alembic import context

from moguls.server.storage.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
with context.begin_transaction():
    context.run_migrations()
