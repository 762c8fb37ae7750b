cli-review = Look back at finished games: what luck and decisions were worth, and what would have been better.
cli-review-records = The files of finished games; as many as you like.
cli-review-seconds = Look at each decision for so many seconds. Without it, the quick look: the same record always gives the same review.
cli-review-jobs = How many processes; 0 for all cores. The result is the same.
cli-review-out = A folder for the reviews; what is kept there is not made again.
cli-review-progress = looking back
cli-review-refused = { $file }: { $problem }
cli-review-title = What it was worth: { $game }, { $file }
cli-review-thumb = Nothing was learned about this game with so many players. A rule of thumb judges here; its chances are rough.
cli-review-chances = Chances to win, of 100
cli-review-points = Points to be expected
cli-review-start = start
cli-review-luck = luck
cli-review-own = own choices
cli-review-others = others
cli-review-end = end
cli-review-lucks = Luck, in chances of 100
cli-review-luck-own = own dice and draws
cli-review-luck-others = of others
cli-review-luck-table = what was turned up
cli-review-slipped = Where it slipped away
cli-review-nothing = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}. Nothing slipped away worth telling. Well played.
cli-review-sizes = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}. Something slipped away: small { $small }, middling { $middling }, large { $large }.
cli-review-done = { $round ->
    [0] Step { NUMBER($step, useGrouping: 0) }
   *[other] Round { $round }, step { NUMBER($step, useGrouping: 0) }
}: { $what }. Gave up { $gave_up } of 100.
cli-review-better = Better: { $what }. It would have kept { $best } of 100 instead of { $kept }.
cli-review-well = What went well
cli-review-well-none = Nothing stood out.
cli-review-gained = { $round ->
    [0] Step { NUMBER($step, useGrouping: 0) }
   *[other] Round { $round }, step { NUMBER($step, useGrouping: 0) }
}: { $what }. Gained { $gained } of 100.
