cli-arena = Let bots play against each other and rate them: every deal is played from every seat.
cli-arena-bots = The bots: names as “trilith games” lists them, module:Class, or program:COMMAND. A name may stand there more than once.
cli-arena-games = How many games at least. Without it, 100.
cli-arena-seats = How many sit at a table; with more bots than seats, every group of them meets. Without it, as many as bots are named and the game allows.
cli-arena-seconds = How many seconds one decision may take; whoever takes longer is named, and the decision is made for them. 0 for no limit. Without it, 60.
cli-arena-out = A file for the games, one line each; what is in it is not played again.
cli-arena-plot = A file for a picture of the ratings (.png, .svg).
cli-arena-rating = rating
cli-arena-wins = wins
cli-arena-points = points
cli-arena-time = ms a decision
cli-arena-failures = failures
cli-arena-duel = { $games ->
    [one] { $bot } was ahead of { $other } in { $share } of one game
   *[other] { $bot } was ahead of { $other } in { $share } of { $games } games
}
cli-bot-failed = { $bot } could not decide ({ $problem }); the decision was made for it.

cli-ladder = Measure every level against the one below it, and write the table of docs/strength.md.
cli-ladder-games = How many games for each level at least. Without it, 100.
cli-ladder-seats = How many sit at a table: one of the level, the others of the one below. Without it, 2.
cli-ladder-page = The page into which the table is written, such as docs/strength.md. Without it, it is only shown.
cli-simulate-on = Where: here without it; ray for this machine, or for the cluster that RAY_ADDRESS names; ray://HOST:PORT for that one. The result is the same.
error-NoSuchPlace = Nothing can be done “on { $place }”. There is: --on ray, or --on ray://HOST:PORT.
error-NoCluster = { $where ->
    [here] Ray could not be started here
   *[other] No Ray answers at { $address }
} ({ $problem }). Start one with: ray start --head
