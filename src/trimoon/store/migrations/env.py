"""Runs the migrations on the connection that `trimoon.store.opening` hands over."""

from alembic import context

# SQLite can take back a change of shape, so a migration is applied as a whole or not at all.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=context.config.attributes["metadata"],
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
