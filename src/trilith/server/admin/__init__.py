"""What whoever runs a server does to its database, while it runs: people, matches, backups."""
