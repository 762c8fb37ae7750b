# Weitere Einstellungen eines Servers, von denen kein Client spricht.

cli-serve-hold-seconds = Sekunden, die Bots mit ihrer Antwort warten, damit man zurücknehmen kann (2).
cli-serve-address-guests = Neue Gäste in der Stunde von einer Adresse (300).
cli-serve-all-guests = Neue Gäste in der Stunde insgesamt (10000).
cli-serve-address-tables = Neue Tische in der Stunde von einer Adresse (300).
cli-serve-all-tables = Neue Tische in der Stunde insgesamt (20000).
cli-serve-address-sockets = Tische, die eine Adresse zugleich offen haben darf (100).
cli-serve-all-sockets = Tische, die alle zusammen zugleich offen haben dürfen (5000).
cli-serve-address-passwords = Passwörter in der Sekunde, die von einer Adresse auf Dauer probiert werden dürfen (0.3).
cli-serve-all-passwords = Passwörter in der Sekunde, die insgesamt auf Dauer probiert werden dürfen (10).
cli-serve-torches = Hinweise in der Sekunde, um die jemand auf Dauer bitten darf (1).
cli-serve-largest-record = Bytes in der größten Aufzeichnung von anderswo (131072).
cli-serve-most-records = Aufzeichnungen von anderswo, die jemand behalten darf (100).
cli-serve-address-bot-matches = Neue Partien nur unter Bots in der Stunde von einer Adresse (60).
cli-serve-all-bot-matches = Partien nur unter Bots, die insgesamt zugleich laufen dürfen (100).
cli-serve-proxies = Adressen oder Netze von Proxys, deren weitergereichten Kopfzeilen geglaubt wird, durch Kommas getrennt (127.0.0.1).
cli-serve-base-path = Der Pfad, unter dem ein Proxy den Server zeigt, etwa /spiele. Ohne Angabe keiner.
cli-serve-log-format = Wie protokolliert wird: text für Menschen oder json für Programme (text).
cli-serve-log-level = Ab welcher Stufe protokolliert wird: debug, info (jede Anfrage), warning oder error (warning).
