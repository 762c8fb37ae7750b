# The table of Knucklebones: names, choices, and what happens.

game-title = Knucklebones
game-blurb = Throw as often as you dare.
part-setup = the goal

phase-deciding = deciding
phase-rolling = throwing
phase-over = the game is over

ask-deciding = Throw again?
do-roll = Throw
do-keep = Keep it
action-roll = throw the bone
action-keep = keep what is in the hand

view-phase = Phase
view-turn = Turn
view-goal = Goal
view-hand = In the hand
view-players = Players
view-score = points

holding-score = { $count ->
    [one] point
   *[other] points
}

event-rolled = { $player } throws { $face }.
event-lost = { $player } loses { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-kept = { $player } keeps { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-ended = { $player } reaches the goal with { $points } points.

problem-players = { $count } players cannot play
problem-hand = { $value } cannot lie in the hand
problem-goal = the game is over exactly when one player has reached { $goal } points
problem-winner = whoever ended the game kept something and reached the goal
