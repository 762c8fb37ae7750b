# The sentence in the bar: what is asked now. A short form stands on phones.

ask-income-bones = Take your income, or turn your wheel.
    .short = Take your income.
ask-acting-spring = Choose a deed, or pass.
ask-acting-buy = Pass, or buy a cube first.
    .short = Pass, or buy a cube first.
ask-acting-pass = Only passing is left.
ask-acting-painting = Paint one piece of your wall.
ask-acting-fishing = Catch a fish.
ask-acting-fishing-picked = Catch this fish?
ask-acting-gathering = Gather one tile.
ask-acting-gathering-picked = Gather this?
ask-acting-hunting = Hunt one animal.
ask-acting-hunting-picked = Hunt this one?
ask-acting-ceremony = How many shamans dance?
ask-acting-migration = How many set out?
ask-acting-summer-painting = Paint for grey markers, or skip.
    .short = Paint, or skip.
ask-acting-summer-fishing = Catch a fish for blue markers, or skip.
    .short = Catch a fish, or skip.
ask-acting-summer-gathering = Gather for two red markers, or skip.
    .short = Gather, or skip.
ask-acting-summer-hunting = Hunt for brown markers, or skip.
    .short = Hunt, or skip.
ask-acting-summer-ceremony = Dance for yellow markers, or skip.
    .short = Dance, or skip.
ask-acting-summer-migration = Send members for white markers, or skip.
    .short = Send members, or skip.
ask-acting-skip = No { $colour } marker: skip.
ask-acting-end = One last deed, at summer’s price.
    .short = One last deed.
ask-paying-colours = Pay with { $count } different colours.
    .short = Pay with { $count } colours.
ask-dancing-card = Which card do you take, if any?
    .short = Take a card?
ask-laying-buy = Buy a cube for the stone.
    .short = A cube for the stone.
ask-roaming-none = Buy steps, or end the turn.
    .short = Buy steps, or end.
ask-roaming-walk = { $count ->
    [one] Who walks? 1 step.
   *[other] Who walks? { $count } steps.
}
ask-roaming-build = Who walks, or build a camp.
ask-roaming-nobody = Nobody can walk: end the turn.
    .short = End the turn.
ask-moving-steps = { $count ->
    [one] Where to? 1 step.
   *[other] Where to? { $count } steps.
}
ask-moving-picked = Walk there: { $land }?
ask-choosing-resources = { $count ->
    [one] Choose 1 cube.
   *[other] Choose { $count } cubes.
}
ask-choosing-markers = { $count ->
    [one] Choose 1 marker.
   *[other] Choose { $count } markers.
}
ask-bones = Use development points.
