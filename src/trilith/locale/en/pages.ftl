# The generated pages of the documentation.

page-made = <!-- Made by tools/make_rule_pages.py from the Fluent files and the data; `make pages` makes it anew. -->
page-rules = The rules of { $game }
page-intro = These are the rules in our own words, as the program plays them. Where the rulebook is silent, the rule is a ruling and gives its reason. [The ledger]({ $ledger }) leads from each sentence of the rulebook to the rule, its code and its tests.
page-summary = The game on one page
page-tables = What is in the box
page-tables-intro = These tables are made from the data that the program plays with.
page-tables-reconstructed = These tables are made from the data that the program plays with. What the printed box shows only as pictures is not public; where a table holds some of that, it says so, and [your own box can be typed in](../packs.md).
page-reconstructed = Reconstructed, at least in part.
page-players = { $count } players
page-examples = Worked examples
page-examples-intro = Each example is played by a test, which fails if text and program disagree about a number.
page-played-by = ([test]({ $file } "{ $test }"))
page-all-rules = All rules
page-ruling = Ruling. { $reason }
page-ledger = { $game }: from the rulebook to the code
page-ledger-intro = Find the sentence in the rulebook by page and heading, follow its rule to the second table, and open the code and the tests. Code lies under `src/trilith/games/{ $game }/`, tests under `tests/games/{ $game }/`.
page-no-client = This copy of Trilith was built without its web client. In a copy of the source, build it with Node and reload this page:
page-interface = The interface of the server
