"""Who somebody is: sessions, claimed names and password hashing."""
