# More settings of a server, which no client speaks of.

cli-serve-hold-seconds = Seconds for which bots hold their answer, so that one can take back (2).
cli-serve-address-guests = New guests an hour from one address (300).
cli-serve-all-guests = New guests an hour in all (10000).
cli-serve-address-tables = New tables an hour from one address (300).
cli-serve-all-tables = New tables an hour in all (20000).
cli-serve-address-sockets = Tables that one address may hold open at once (100).
cli-serve-all-sockets = Tables that everybody together may hold open at once (5000).
cli-serve-address-passwords = Passwords a second that may be tried for long from one address (0.3).
cli-serve-all-passwords = Passwords a second that may be tried for long in all (10).
cli-serve-torches = Hints a second that one person may ask for for long (1).
cli-serve-largest-record = Bytes in the largest record from elsewhere (131072).
cli-serve-most-records = Records from elsewhere that one person may keep (100).
cli-serve-address-bot-matches = New matches of bots alone an hour from one address (60).
cli-serve-all-bot-matches = Matches of bots alone that may go on at once in all (100).
cli-serve-proxies = Addresses or networks of proxies whose forwarded headers are believed, separated by commas (127.0.0.1).
cli-serve-base-path = The path under which a proxy shows the server, such as /games. Without it, none.
cli-serve-log-format = How to log: text for people, or json for programs (text).
cli-serve-log-level = From which level on something is logged: debug, info (every request), warning or error (warning).
