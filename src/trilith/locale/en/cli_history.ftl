# Own finished games.
cli-history = Tell of your own finished games: places, means, where points came from, and how that changes.
cli-history-game = Only games of this kind.
cli-history-with = Only games with others: people, bots, bot:LEVEL or name:NAME.
cli-history-place-asked = Only games in which you came to this place.
cli-history-days = Only games of the last so many days.
cli-meta-company = COMPANY
cli-history-none = Nothing here yet. trilith play begins a game.
cli-history-no-fit = No game fits. Ask for less, or leave the filters out.
cli-history-more = { $count ->
    [one] and 1 more before them
   *[other] and { $count } more before them
}
cli-history-matches = games
cli-history-wins = wins
cli-history-place = mean place
cli-history-points = mean points
cli-history-places = Places: { $places }
cli-history-way = { $few ->
    [one] Mean points: first game { $first } → last game { $last }
   *[other] Mean points: first { $few } games { $first } → last { $few } games { $last }
}
cli-history-sources = Where the points come from: { $sources }
