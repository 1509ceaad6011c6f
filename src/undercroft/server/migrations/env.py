"""Run by alembic: migrates over the connection that `undercroft.server.store` hands in."""

from alembic import context

from undercroft.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
