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
cli-games-bots = Bots that can take a seat: { $bots }
cli-games-compiled = This copy is compiled.
cli-games-interpreted = This copy is not compiled; it runs interpreted, which is slower.

cli-play = Play a game in the terminal, people and bots mixed.
cli-play-seats = Who sits at the table, for example you,greedy,random. People are “you” or “you:Anna”; the rest are bots. Without it, you and two bots.
cli-option = What the table plays with, as name=number, once for each; trilith games names them.
cli-play-seed = The luck of the game, as 64 hexadecimal digits. Without it, luck that nobody can foresee.
cli-play-save = The file to save the game in. Without it, a new file in the saves folder.
cli-play-position = Begin with the position in this JSON file.
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
cli-forced = There was only one choice, so it was made: { $choice }.
cli-try-again = Press Enter to try again.
cli-your-turn = { $player } decides.
cli-which = { $what }: { $asks ->
    [many] how many?
   *[which] which?
} { $keys }
cli-named = Named: { $what }.
cli-usage-of = Type for example: { $typed } – { $purpose }.
cli-undone = Taken back: { $what }
cli-saved-in = Everything so far is saved in { $file }
cli-copied-to = A copy is in { $file }
cli-left =
    The game is saved. Go on with:
    trilith resume { $file }

cli-command-help = help
cli-command-why = why
cli-command-rule = rule
cli-command-rules = rules
cli-command-cards = cards
cli-command-table = table
cli-command-log = log
cli-command-undo = undo
cli-command-save = save
cli-command-quit = quit
cli-type-number = 2  or  2 3
cli-type-notation = place forest 3
cli-type-help = ?  or  help
cli-type-why = why place hut 2
cli-type-rule = rule SA-3.3
cli-type-rules = rules tool
cli-type-cards = cards
cli-type-table = table
cli-type-log = log
cli-type-undo = undo
cli-type-save = save  or  save FILE
cli-type-quit = quit
cli-help-number = choose by number; a second number says which or how many
cli-help-notation = choose by notation; several with commas are played all or none
cli-help-help = what you can type
cli-help-why = why something is not possible now, with the rule
cli-help-rule = a rule by its number
cli-help-rules = every rule with this word in it
cli-help-cards = your own cards and what they are worth
cli-help-table = draw the table again
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
    [one] { $winners } wins. Congratulations!
   *[other] { $winners } win together. Congratulations!
}
cli-tie-broken = The tie-break decided between players with equal points.
cli-seed-was =
    The seed of this game was { $seed }
    Its fingerprint, as shown at the start: { $commitment }
cli-verify-with = Check the luck yourself: trilith verify { $file }

cli-simulate = Let bots play many games and count.
cli-simulate-games = How many games.
cli-simulate-seats = How many seats. Without it, as many as bots are named.
cli-simulate-bots = The bots: one for all seats, or one for each; they change seats from game to game.
cli-simulate-seed = The seed of the first game, a whole number; each further game has the next. Without it, any.
cli-simulate-jobs = How many processes; 0 for all cores. The result is the same.
cli-simulate-laws = Also hold every position to the laws that every game keeps (random bots only).
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
cli-mean = mean
cli-least = least
cli-most = most
cli-deviation = deviation
cli-win-share = wins
cli-laws-hold = All laws hold: { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $seats } players from the seed { $seed } on, { $steps } steps.

cli-replay = Tell a recorded game step by step.
cli-replay-from = Begin after so many steps.
cli-replay-step = Draw the table after every step and wait for Enter.
cli-replay-pause = Wait so many seconds after every step.
cli-replay-next = Enter: next step
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

cli-stone-round = Round { $round }
cli-stone-starter = start player
cli-stone-places = places
cli-stone-at-home = people home/all
cli-stone-cards = cards, costing 1 to 4 ({ $pile } in the pile)
cli-stone-stacks = buildings (left in the stack)
cli-stone-buildings = buildings
cli-stone-points = points
cli-stone-food = food + track
cli-stone-tools = tools (used)
cli-stone-own = cards
cli-stone-open = has lying open: { $card }
cli-stone-place = place people
cli-stone-pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
} = 1 { $good }
cli-stone-card-note = { $card } (costs { $price })
cli-stone-village-note = { $spot ->
    [tool_maker] one more tool
    [hut] one more person
   *[field] one step up the food track
}
cli-stone-full-note = { $spot ->
    [tool_maker] nothing more comes: you have the best tools
    [hut] nobody more comes: you have all your people
   *[field] nothing more comes: you are at the end of the food track
}
cli-stone-leave-note = you take nobody from the supply
cli-stone-have = you have { $count }
cli-stone-dice-note = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $pips } pips = 1 { $good }
cli-stone-brings = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}: { $count } × { $good }
cli-stone-pending-roll = You have { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}; { $each } pips = 1 { $good }.
cli-stone-pending-price = { $due ->
    [one] { $most ->
        [yes] Up to 1 more resource for: { $what }
       *[no] 1 more resource for: { $what }
    }
   *[other] { $most ->
        [yes] Up to { $due } more resources for: { $what }
       *[no] { $due } more resources for: { $what }
    }
}
cli-stone-pending-food = { $due ->
    [one] 1 food is missing.
   *[other] { $due } food are missing.
}
cli-stone-pending-dice = The dice that are left: { $dice }
cli-stone-pending-place = { $enough ->
    [yes] Feeding this round: enough food, { $left } to spare.
   *[no] Feeding this round: { $missing } food still missing.
}
cli-stone-my-cards = { $cards ->
    [0] your cards: none yet
   *[other] your cards
}
cli-stone-part = { $source } { $points }
cli-stone-worth-now = if the game ended now: { $total } points
cli-stone-before = before the final scoring
cli-stone-total = points
cli-stone-tie-break = tie-break

cli-pre-letters = g b r n y w
cli-pre-year = Year { $year }
cli-pre-order = order
cli-pre-next-order = next year
cli-pre-action = action
cli-pre-price = price in spring
cli-pre-stones = stones
cli-pre-capstone = capstone
cli-pre-symbols = painting
cli-pre-steps = steps in autumn
cli-pre-by-symbol = by symbol
cli-pre-by-place = by place
cli-pre-by-move = by field of the fire
cli-pre-map-signs = ∩ campsite  ⌂ camp  a b c megaliths  * animal  + reward
cli-pre-start = start camp:
cli-pre-points = points
cli-pre-bones = development
cli-pre-tent = tent
cli-pre-markers = markers
cli-pre-members = board / map / supply
cli-pre-camps = camps
cli-pre-track = fishing track
cli-pre-painting = painting
cli-pre-baskets = gather tiles
cli-pre-hunted = hunting
cli-pre-ceremonies = ceremony cards
cli-pre-shamans = shamans
cli-pre-megaliths = megaliths A
cli-pre-income = next income
cli-pre-free = development points
cli-pre-verb = { $verb ->
    [pay] pay
    [lay] lay on the stone
    [choose] choose
    [spend_resource] give a resource for steps
    [spend_marker] give a marker for steps
    [buy_resource] buy a resource (2)
    [buy_marker] buy a marker (3)
    [sell_resource] put back a resource (+1)
    [sell_marker] put back a marker (+1)
    [turn] turn a price wheel (1)
    [weather] set the weather wheel
    [send] send a member from
    [to] go to
    [build] build on
   *[recall] call a member back from
}
cli-pre-pending-pay = { $due ->
    [one] Still to pay: 1 resource ({ $deed }).
   *[other] Still to pay: { $due } different resources ({ $deed }).
}
cli-pre-pending-lay = Lay a resource on the stone of { $deed }.
cli-pre-pending-dance = { $moves } of { $value } moves made.
cli-pre-pending-recall = { $due ->
    [one] 1 member goes back to the board.
   *[other] { $due } members go back to the board.
}
cli-pre-pending-take = You find: { $land }.
cli-pre-pending-steps = { $steps ->
    [one] You have 1 step.
   *[other] You have { $steps } steps.
}
cli-pre-pending-summer = It is the turn of { $deed }, paid with markers.
cli-pre-my-cards = { $cards ->
    [one] your ceremony card and what you have collected
   *[other] your { $cards } ceremony cards and what you have collected
}
cli-pre-part = { $source } { $points }
cli-pre-worth-now = if the game ended now: { $total } points
cli-pre-before = before the final scoring
cli-pre-total = points
cli-pre-tie-break = tie-break (camps / members on the map)

cli-winter-round = Round { $round } of 4
cli-winter-first-free = first place free
cli-winter-village = Village
cli-winter-upper = level { $level }, row { $row }, column { $column }:
cli-winter-start = start space
cli-winter-labour = { $labour } labour to spend
cli-winter-gains = to gain: { $gains }
cli-winter-due = { $count ->
    [one] a card must be discarded
   *[other] { $count } cards must be discarded
}
cli-winter-before = before the final scoring
cli-winter-verb = { $verb ->
    [chief] choose a chief
    [side] choose a side
    [setup] choose a set-up card
    [play] play a card
    [discard] discard a card
    [place] place a figure
    [tile] take a rest tile
    [use] use an ability
    [recruit] take a tribe card into the hand
    [enlist] take a tribe card to the discard pile
    [bury] bury a card
    [learn] take a culture card
    [stone] take a sacred stone
    [move] move a camp
    [village] build a village
    [hunt] take an animal
    [tip] tip an animal
    [build] build a megalith
    [idol] a step on the idol board
    [gain] take what is gained
    [lesser] take a lesser income
    [lay] lay a card face down
   *[other] { $verb }
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
