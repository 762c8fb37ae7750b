"""The database: schema, migrations, reads, and the queue of all writes of matches."""
