# The observatory: the command, and the page it draws.
cli-observe = Watch many games between bots and draw a report: a page that stands alone, and its figures as JSON.
cli-observe-out = The folder of games and report; what is there goes on.
cli-observe-games = How many games. Without it, 200.
cli-observe-bots = The bots: one for all seats, or one for each; they change seats from game to game. Without it, medium.
cli-observe-seats = How many players. Without it, as many as bots are named, or as the game is for at most.
cli-observe-seed = The seed of the first game, a whole number; each further game has the next. Without it, 1.
cli-observe-progress = Watching
cli-observe-done = { $games ->
    [one] 1 game watched. The report: { $file }
   *[other] { $games } games watched. The report: { $file }
}
page-observe-title = { $game }, { $games } games
page-observe-title-so-far = { $game }, { $games } of { $wanted } games
page-observe-turn = Day or night
page-observe-lead = { $seats ->
    [2] Two bots
    [3] Three bots
    [4] Four bots
   *[other] { $seats } bots
} ({ $bots }). A seat brings home { $points } points, the winner { $winner }.
page-observe-lead-rounds = { $seats ->
    [2] Two bots
    [3] Three bots
    [4] Four bots
   *[other] { $seats } bots
} ({ $bots }), most often { $rounds } rounds. A seat brings home { $points } points, the winner { $winner }.
page-observe-begins = Who begins
page-observe-begins-sure = Starting first is worth { $by } of 100 against even; the whisker is where 95 of 100 repeats would lie.
page-observe-begins-even = Starting first ({ $by }) is no further from even than luck explains; the whisker is where 95 of 100 repeats would lie.
page-observe-begins-told = Wins of 100 by starting place: { $wins }
page-observe-first = first
page-observe-second = second
page-observe-third = third
page-observe-fourth = fourth
page-observe-fifth = fifth
page-observe-even = even
page-observe-wins = starting place
page-observe-mean = mean
page-observe-95 = 95 of 100
page-observe-leads = How often the lead changes
page-observe-leads-told = { $unit ->
    [one] One pebble is one game.
   *[other] One pebble is { $unit } games.
} { $most ->
    [many] It changes { $mean } times on average.
    [one] Most often it changes once, on average { $mean } times.
   *[other] Most often it changes { $most } times, on average { $mean } times.
}
page-observe-changes = changes
page-observe-games = games
page-observe-luck = How much was luck
page-observe-luck-told = Of what the winner gained from the first moment to the last, { $share } of 100 ({ $low } to { $high }) came from dice and draws, the rest from everybody’s choices and from what the learned value misjudged on the way.
page-observe-beam-told = Luck { $luck }, choices { $choices } of 100
page-observe-of-luck = luck
page-observe-of-choices = choices
page-observe-too-few = Too few games to tell.
page-observe-few = too few
page-observe-sources = Where the points come from
page-observe-sources-told = Mean of a seat, together { $points }. Stroke and second figure: the winners.
page-observe-before = during the game
page-observe-card = What a card is worth
page-observe-building = What a building is worth
page-observe-spot = What a place is worth
page-observe-rite = What a ceremony card is worth
page-observe-prey = What a hunt is worth
page-observe-tile = What a gathering tile is worth
page-observe-deed = What an action is worth
page-observe-stone = What a stone is worth
page-observe-animal = What an animal is worth
page-observe-column = What a column is worth
page-observe-taken-told = Taken in so many of 100 games, and by how many of 100 whoever took it won more or less often than even. Grey: no more than luck explains.
page-observe-done-told = How much of it a seat does in a game, and what one of it changed of its chance to win, of 100, as the learned value judges. Grey: no more than luck explains.
page-observe-taken = taken
page-observe-times = in a game
page-observe-worth = worth
page-observe-all = All { $count }
page-observe-figures = As figures
page-observe-again = The same report again, game by game.
