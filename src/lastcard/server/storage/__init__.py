"""Where rooms keep their log: SQLite by default, PostgreSQL by URL."""
