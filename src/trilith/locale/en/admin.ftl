# The command of whoever runs a server.

error-OtherSchema = The database { $url } has the schema { $schema }, this program { $program }. { $behind ->
    [yes] Start the server of this version once, which brings the database up to date.
   *[other] A newer version of the program made it. Install that one.
}
error-NoSuchPerson = Nobody here is called “{ $person }” or has this id. trilith admin people list shows everybody.
error-SeveralPeople = Several people are called “{ $person }”. Name one by id: { $ids }
error-AlreadyOver = Match { $match } is over and stays readable. To remove old ones: trilith admin matches prune --over
error-BackupTaken = { $file } is there already. Name another file for the backup.
error-BackupNotWritten = The backup could not be written to { $file } ({ $problem }). Choose another place.
error-BadBackup = { $problem ->
    [missing] There is no backup at { $file }.
    [newer] { $file } was made by a newer version of the program. Restore it with that one.
   *[other] { $file } is no backup of Trilith’s.
}
error-NotEmpty = The database { $url } has people and matches already. With --replace the backup takes their place.
error-NotAlone = A server uses the database { $url }. Stop it before you restore a backup there.
cli-admin = Run a server for others: its people, its matches, its health and its backups.
cli-admin-people = People: list, rename, ban, delete, export.
cli-admin-matches = Matches: list, close, prune.
cli-admin-database = SQLAlchemy URL of the database. Without it, TRILITH_DATABASE, or a SQLite file of yours.
cli-admin-person = A person: by id, by a claimed name, or by a name that only one has.
cli-admin-match = A match, by its id.
cli-admin-most = How many at most.
cli-admin-yes = Do it without asking.
cli-admin-people-list = Everybody who was ever here, the newest first.
cli-admin-people-name = Only people with this in their names.
cli-admin-people-banned = Only people who are banned.
cli-admin-people-rename = Give somebody another name, at their tables too; a claimed name is claimed anew as this one.
cli-admin-people-new-name = The new name.
cli-admin-people-ban = Let somebody not come in any more. It is felt within a second, at open tables too.
cli-admin-people-unban = Let somebody come in again.
cli-admin-people-delete = Delete somebody with all their data. What others played with them stays, without their name.
cli-admin-people-export = Write all that is kept of somebody into a JSON file.
cli-admin-people-out = The file to write.
cli-admin-column-id = id
cli-admin-column-name = name
cli-admin-column-claimed = signs in as
cli-admin-column-created = came
cli-admin-column-seen = last seen
cli-admin-column-seats = matches
cli-admin-column-banned = banned
cli-admin-column-game = game
cli-admin-column-status = status
cli-admin-column-host = set up by
cli-admin-column-who = seats
cli-admin-column-lines = lines
cli-admin-column-changed = changed
cli-admin-none = There are none.
cli-admin-renamed = { $person } is called “{ $name }” from now on.
cli-admin-banned = { $person } may not come in any more.
cli-admin-unbanned = { $person } may come in again.
cli-admin-really-delete = Delete “{ $name }” ({ $person }) with all data, for good?
cli-admin-deleted = { $person } is deleted. { $removed ->
    [one] One match
   *[other] { $removed } matches
} went with them, { $kept ->
    [one] one stays
   *[other] { $kept } stay
} for the others.
cli-admin-exported = All that is kept of { $person } is in { $file }.
cli-admin-matches-list = Matches, the last changed first.
cli-admin-matches-status = Only those that are open, playing, over or closed.
cli-admin-matches-game = Only matches of this game.
cli-admin-matches-person = Only matches that this person set up or sits in.
cli-admin-matches-close = Close a match that is not over: nobody acts or sits down there any more.
cli-admin-matches-prune = Remove matches that nobody has changed for long: those that never began, were closed or never ended.
cli-admin-matches-days = For how many days nobody has changed them.
cli-admin-matches-over = Remove matches that are over, too. They are gone from everybody’s past games, then.
cli-admin-closed = Match { $match } is closed.
cli-admin-really-prune = Remove { $matches ->
    [one] one match
   *[other] { $matches } matches
} for good?
cli-admin-pruned = { $matches ->
    [one] One match was
   *[other] { $matches } matches were
} removed.
cli-admin-health = How the database fares, and its server; exit code 1 if something is wrong.
cli-admin-health-server = Address of the server to ask. Without it, the one that a SQLite file notes.
cli-admin-health-database = Database { $database }, schema { $schema }, { $megabytes } MB
cli-admin-health-people = People: { $people }; matches: { $matches }
cli-admin-health-server-says = Server { $server }: { $checks }
cli-admin-health-no-server = No server was asked. Name one with --server.
cli-admin-backup = Write a backup into one file, while the server runs.
cli-admin-backup-file = The file to write; nothing is overwritten.
cli-admin-backed-up = { $file }: { $megabytes } MB. It holds digests of passwords and seeds of matches; keep it as safe as the database.
cli-admin-restore = Put a backup into a database, SQLite or PostgreSQL, whichever it comes from. No server may use it meanwhile.
cli-admin-restore-file = A file that trilith admin backup has written.
cli-admin-restore-replace = Replace what the database has now.
cli-admin-restored = Restored: { $people } people, { $matches } matches.
cli-admin-ask = { $question } [y/N]{ " " }
cli-admin-agree = y yes
cli-meta-person = PERSON
cli-meta-match = MATCH
cli-meta-name = NAME
