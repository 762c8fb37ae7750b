# The words of the command line.

cli-about = Board games from the Stone Age, played by people and machines.
cli-help = Show this help.
cli-lang = The language: en or de. Without it, the one your system speaks. It may stand anywhere.
cli-version = Say which version this is.
cli-version-is = trilith { $version } ({ $build })
cli-usage = Usage:
cli-required = [required]
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commands
cli-meta-options = [OPTIONS]
cli-meta-command = COMMAND …
cli-meta-game = GAME
cli-meta-seats = NAME,NAME,…
cli-meta-option = NAME=NUMBER
cli-meta-bots = BOT,BOT,…
cli-meta-hex = HEX
cli-meta-file = FILE
cli-meta-record = RECORD
cli-meta-number = NUMBER
cli-meta-bot = BOT
cli-meta-records = RECORD …
cli-arg-game = The name of a game, as “trilith games” lists it.
cli-arg-record = The file of a saved or finished game.
cli-json = Give the result as JSON.
cli-build-compiled = compiled
cli-build-interpreted = interpreted
cli-interpreted = This copy of Trilith is not compiled: everything works, only about ten times slower; with a C compiler, install it again. (This is said only once.)
cli-interrupted = Stopped. Until next time!

cli-games = What can be played.
cli-games-players = { "  " }{ $least } to { $most } players
cli-games-play = { "  " }trilith play { $game }
cli-games-option = { "  " }{ $option }:
cli-games-value = { "    " }{ $typed }  { $value }
cli-games-reconstructed = { "  " }Reconstructed: { $parts }
cli-games-bots = Bots that can take a seat:
cli-games-bot = { "  " }{ $bot }: { $about }
cli-games-characters = With a character, a level favours a road (hard/hunter):
cli-games-character = { "  " }{ $character }: { $name }, { $road }. { $about }
cli-games-compiled = This copy is compiled.
cli-games-interpreted = This copy is not compiled; it runs interpreted, which is slower.

cli-play = Play a game in the terminal, people and bots mixed.
cli-play-seats = Who sits at the table, for example you,greedy,random. People are “you” or “you:Anna”; the rest are bots. Without it, you and two bots.
cli-option = What the table plays with, as name=number, once for each; trilith games names them.
cli-play-practice = play for practice, alone against bots: any decision can be taken back, and luck is drawn anew
cli-play-seed = The luck of the game, as 64 hexadecimal digits. Without it, luck that nobody can foresee.
cli-play-save = The file to save the game in. Without it, a new file in the saves folder.
cli-play-position = Begin with the position in this JSON file.
cli-play-from = Play on from a moment of this record (--at), with the same players or others (--seats).
cli-play-same-luck = Together with --from: luck goes on as it was in the record. Without it, luck is new.
cli-play-resume = Go on with the game in this file.
cli-resume = Go on with the unfinished game that was played last.
cli-resume-file = The file to go on with. Without it, the newest unfinished game.
cli-resume-list = Only list the unfinished games.
cli-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
cli-saves-file = { "  " }{ $file }

cli-player = Player { $letter }
cli-welcome =
    The luck of this game is fixed; its fingerprint is
    { $commitment }
    Every step is saved at once, in { $file }
cli-welcome-help = Type ? for help.
cli-hand-over = It is { $player }'s turn. Everyone else please look away; then press Enter.
cli-forced = There is only one choice, so it is made: { $choice }.
cli-try-again = Press Enter to try again.
cli-your-turn = { $player } decides.
cli-which = { $what }: { $asks ->
    [many] how many?
   *[which] which?
} { $keys }
cli-named = Named: { $what }.
cli-left-to-name = { $count ->
    [one] 1 remains to be chosen.
   *[other] { $count } remain to be chosen.
}
cli-understood = → { $what }
cli-back = Enter leads back to your choices.
cli-more = Enter shows the rest.
cli-notations = Now in notation: { $notations }
cli-likely = +{ $low }–{ $high } { $what } (⌀ { $mean })
cli-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-before = before the final scoring
cli-total = points
cli-worth-now = if the game ended now: { $total ->
    [one] 1 point
   *[other] { $total } points
}
cli-usage-of = Type for example: { $typed } – { $purpose }.
cli-undone = Taken back: { $what }
cli-saved-in = Everything so far is saved in { $file }
cli-copied-to = A copy is in { $file }
cli-left =
    The game is saved. Go on with:
    trilith resume { $file }

cli-command-help = help
cli-command-hint = hint
cli-command-companion = companion
cli-command-why = why
cli-command-rule = rule
cli-command-rules = rules
cli-command-offers = offers
cli-command-stones = stones
cli-command-map = map
cli-command-site = site
cli-command-board = board
cli-command-cards = cards
cli-command-table = table
cli-command-log = log
cli-command-undo = undo
cli-command-save = save
cli-command-quit = quit
cli-type-number = 2  or  2 3
cli-type-notation = { $possible }
cli-type-help = ?  or  help
cli-type-hint = hint, companion on
cli-type-companion = companion on
cli-type-why = why { $impossible }
cli-type-rule = rule { $rule }
cli-type-rules = rules { $word }
cli-type-offers = offers
cli-type-stones = stones
cli-type-map = map
cli-type-site = site
cli-type-board = board 2
cli-type-cards = cards
cli-type-table = table
cli-type-log = log
cli-type-undo = undo
cli-type-save = save [FILE]
cli-type-quit = quit
cli-help-number = choose by number; the second says which of it
cli-help-notation = choose in words, or so; in short; several with commas
cli-help-help = what you can type
cli-help-hint = what a good player thinks of; a sentence for the moment
cli-help-companion = somebody old says in a sentence what a moment is about; off: she is still
cli-help-why = why something is not possible now, with the rule
cli-help-rule = a rule by its number
cli-help-rules = every rule with this word in it
cli-help-offers = what can be taken, and what it does
cli-help-stones = the sacred stones, and what they do
cli-help-map = the map
cli-help-site = the building site
cli-help-board = all that player 2 has; without a number, your own
cli-help-cards = your cards, and your points if the game ended now
cli-help-table = what lies on the table, and what everybody has
cli-help-log = everything that has happened
cli-help-undo = take back your last decision
cli-help-save = where the game is saved; with a file, make a copy
cli-help-quit = leave; the game is saved
cli-why-not = “{ $action }” is not possible now:
cli-possible = “{ $action }” is possible now.
cli-reason = This is a ruling: { $reason }
cli-rules-found = { $count ->
    [0] No rule has “{ $word }” in it.
    [one] One rule has “{ $word }” in it.
   *[other] { $count } rules have “{ $word }” in them.
}
cli-no-cards-to-see = Spectators see nobody's cards.

cli-final = The game is over
cli-place = { $place }.
cli-winner = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
cli-congratulations = Congratulations, { $winners }!
cli-tie-broken = The tie-break decided between players with equal points.
cli-on = on
cli-off = off
cli-companion-speaks = The companion sits down beside you.
cli-companion-still = The companion is still.
cli-torch-lit = { $player } { $lit }.
cli-seed-was =
    The seed of this game was { $seed }
    Its fingerprint, as shown at the start: { $commitment }
cli-verify-with = Check the luck yourself: trilith verify { $file }

cli-simulate = Let bots play many games and count.
cli-simulate-games = How many games. Without it, 100.
cli-simulate-seats = How many seats. Without it, as many as bots are named; if one is named, as many as can play.
cli-simulate-bots = The bots: one for all seats, or one for each; they change seats from game to game.
cli-simulate-seed = The seed of the first game, a whole number; each further game has the next. Without it, any.
cli-simulate-jobs = How many processes; 0 for all cores. The result is the same.
cli-simulate-laws = Also hold every position to the laws that every game keeps (random bots only).
cli-simulate-out = A Parquet file for every decision: what the seat saw, could do and did, and how the game ended. Needs the extra “datasets”.
cli-simulate-progress = playing
cli-simulate-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $seats } players, first seed { $seed }
cli-simulate-points = points
cli-simulate-steps = steps in a game
cli-simulate-rounds = rounds in a game
cli-simulate-seat = points in seat { $which }
cli-simulate-bot = points of { $which }

cli-train = Train the values of a game by self-play; what was begun is gone on with.
cli-train-minutes = How many CPU minutes in all. Without it, 60.
cli-train-pace = How large the steps of learning are at the beginning; smaller ones find finer differences. Without it, 0.001.
cli-train-seed = The seed, a whole number: the same seed trains the same weights. Without it, 1.
cli-train-out = The folder of the training: checkpoints, weights, curve. Without it, training/ and the name of the game.
cli-train-from = Weights that a new training begins with, such as those that are shipped. Without it, it begins with nothing.
cli-train-begun = training
cli-train-progress = { $games ->
    [one] one game
   *[other] { $games } games
}
cli-train-gate-passed = After { $games } games and { $minutes } minutes: { $old } % against the weights kept so far, { $greedy } % against greedy. The new ones are kept.
cli-train-gate-failed = After { $games } games and { $minutes } minutes: { $old } % against the weights kept so far, { $greedy } % against greedy. The old ones are kept.
cli-train-done = The weights are in { $weights }, the curve is in { $picture }.
cli-calibrate = Show how well the chances to win of a game's value come true, in games that it never saw.
cli-calibrate-games = How many games for each number of players. Without it, 100.
cli-calibrate-weights = A file of weights. Without it, the shipped ones.
cli-calibrate-plot = Draw the reliability diagram into this file (SVG).
cli-calibrate-players = players
cli-calibrate-said = chances said
cli-calibrate-brier = Brier score
cli-calibrate-off = off on average
cli-train-not-yet = There are no weights worth keeping yet. Give it more minutes; it goes on from { $folder }.
cli-mean = mean
cli-least = least
cli-most = most
cli-deviation = deviation
cli-win-share = wins
cli-laws-hold = All laws hold: { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $seats } players from the seed { $seed } on, { $steps } steps.

cli-replay = Look back at a recorded game by keys; into a pipe, tell it step by step.
cli-replay-from = Begin after so many steps.
cli-replay-step = Draw the table after every step and wait for Enter.
cli-replay-pause = Wait so many seconds after every step.
cli-replay-next = Enter: next step
cli-replay-more = ↓ PgDn: { $count ->
    [one] 1 more line
   *[other] { $count } more lines
}
cli-replay-playing = plays { $times }×
cli-replay-resting = { $times }×
cli-replay-spectator = as everybody saw it then
cli-replay-keys = ← → choice  ↑ ↓ round  Space play  + − pace  1–{ $seats } eyes  0 open  Tab more  q end
cli-replay-left = Back here: trilith replay { $file } --from { $at }
cli-verify = Play a record by the rules and check its luck against its seed.
cli-verify-steps = { $steps ->
    [one] 1 step, played by the rules.
   *[other] { $steps } steps, all by the rules.
}
cli-verify-commitment = The seed's fingerprint: { $commitment }
cli-verify-unfinished = The game is not over yet.
cli-verified = verified: every roll and every card is what the seed gives.

cli-position = Write a position of a record as JSON, or check one.
cli-position-at = After so many steps. Without it, after the last.
cli-position-check = Check the position in this JSON file and name everything that is wrong with it.
cli-position-fine = { $file }: nothing is wrong with this position.

cli-bench = Measure how fast a game plays on one core.
cli-bench-seats = How many players.
cli-bench-seconds = How long to measure. Without it, 5 seconds.
cli-bench-found =
    { $steps_per_second } steps a second ({ $build }, Python { $python })
    { $games_per_second } games a second, { $steps_per_game } steps each, { $seats } players
    { $copies_per_second } copies of a position a second
    measured for { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }

cli-pack = Component packs: what is in the box of a game, for those who want to type in what their own box shows.
cli-pack-new = Write the contents of a game's box into a new folder, to be changed there.
cli-pack-new-folder = The folder to write; it must be new or empty.
cli-pack-check = Read a component pack strictly: name every mistake, or give its digest.
cli-pack-check-folder = The folder of the pack.
cli-pack-written =
    The pack is in { $folder }. Change what your box shows differently, and its words in en.ftl and de.ftl, then:
    trilith pack check { $folder }
    trilith play { $game } --pack { $folder }
cli-pack-fine = “{ $name }” is a component pack for { $game }, version { $version }, without mistakes. Its digest:
cli-pack-default = These are the contents that come with the game.
cli-pack-still = Still reconstructed: { $parts }
cli-pack-played =
    Played with the component pack “{ $name }”, whose digest is
    { $digest }
cli-pack-reconstructed =
    What the printed box shows is only partly public. Reconstructed, and perhaps different in your box: { $parts }.
    What yours shows can be typed in: trilith pack new { $game } FOLDER
cli-option-pack = The folder of a component pack to play with instead of what comes with the game.
cli-option-pack-of-record = The folder of the component pack that the record was played with.
cli-meta-folder = FOLDER
