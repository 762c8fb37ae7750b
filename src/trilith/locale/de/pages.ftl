# Die erzeugten Seiten der Dokumentation.

page-made = <!-- Von tools/make_rule_pages.py aus den Fluent-Dateien und den Daten gemacht; `make pages` macht sie neu. -->
page-rules = Die Regeln von { $game }
page-intro = Das sind die Regeln in unseren eigenen Worten, so wie das Programm sie spielt. Wo die Anleitung schweigt, ist die Regel eine Auslegung und nennt ihren Grund. [Das Verzeichnis]({ $ledger }) führt von jedem Satz der Anleitung zur Regel, zu ihrem Code und zu ihren Tests.
page-summary = Das Spiel auf einer Seite
page-tables = Was in der Schachtel ist
page-tables-intro = Diese Tabellen sind aus den Daten gemacht, mit denen das Programm spielt.
page-tables-reconstructed = Diese Tabellen sind aus den Daten gemacht, mit denen das Programm spielt. Was die gedruckte Schachtel nur als Bild zeigt, ist nicht öffentlich; wo eine Tabelle etwas davon enthält, sagt sie es, und [die eigene Schachtel lässt sich eintippen](../packs.md).
page-reconstructed = Rekonstruiert, mindestens zum Teil.
page-players = zu { $count }
page-examples = Beispiele
page-examples-intro = Jedes Beispiel wird von einem Test gespielt, der fehlschlägt, wenn Text und Programm sich über eine Zahl nicht einig sind.
page-played-by = ([Test]({ $file } "{ $test }"))
page-all-rules = Alle Regeln
page-ruling = Auslegung. { $reason }
page-ledger = { $game }: von der Anleitung zum Code
page-ledger-intro = Suche den Satz in der Anleitung nach Seite und Überschrift, folge seiner Regel zur zweiten Tabelle und öffne Code und Tests. Der Code liegt unter `src/trilith/games/{ $game }/`, die Tests unter `tests/games/{ $game }/`.
page-no-client = Dieses Trilith wurde ohne seine Weboberfläche gebaut. Im Quelltext lässt sie sich mit Node bauen; danach diese Seite neu laden:
page-interface = Die Schnittstelle des Servers
