# What a match was worth: belt, marks and telling of a match that is looked back at, its stones, and finding the better move.

worth = What it was worth
worth-chances = Chance to win, of 100
worth-then = , then
worth-gave-up = gave up { $count } of 100
worth-best = The best found.
worth-alike = As good as any.
worth-better = Better: { $what }.
worth-try = Try it yourself
worth-next-mistake = Next mistake
worth-ask = What was it worth?
worth-look = Look
worth-growing = looking at round { $round } …
worth-growing-moment = looking at moment { $at } …
worth-waiting = Goes on as soon as the tables allow.
worth-luck-here = luck: { $change }
worth-mistake-said = { $said } Gave up { $count }.
web-key-replay-mistake = next, previous mistake
web-key-replay-luck = next, previous great luck
web-key-replay-try = try it yourself

# The stones
worth-begin = { $winners } { $count ->
    [one] wins
   *[other] win
}, { $scores }. Everybody sat down with about { $even } of 100 chances; the stones show where they went.
worth-begin-points = { $winners } { $count ->
    [one] wins
   *[other] win
}, { $scores }. Everybody could expect about { $even ->
    [one] 1 point
   *[other] { $even } points
}; the stones show how it came.
worth-start = start
worth-luck = luck
worth-own = own
worth-others = others
worth-end = end
worth-you = you
worth-bot = bot
worth-said-luck-up = Luck brought { $count }.
worth-said-luck-down = Luck took { $count }.
worth-said-own-up = Own choices brought { $count }.
worth-said-own-down = Own choices gave { $count } back.
worth-said-others-up = The others left { $count }.
worth-said-others-down = The others took { $count }.
worth-said-even = It went as expected.
worth-slipped = Where it slipped away
worth-slipped-none = Nothing slipped away worth telling. Well played.
worth-well = What went well
worth-well-none = Nothing stood out.
worth-your-luck = Your luck
worth-luck-of = Luck of { $player }
worth-luck-even = Luck was even tonight.
worth-luck-own = own dice
worth-luck-others = others’ dice
worth-luck-table = what was turned up
worth-by-seat = What everybody’s choices changed for { $player }
worth-entry = { $when } · { $what }
worth-try-it = Try it
worth-look-at = Look at this moment
worth-all = All { $count } choices
worth-fewer = Only the most costly
worth-so-far = Still looking: { $looked } of { $lines } moments. What stands here may move a little.
worth-so-far-list = so far
worth-thumb = Nothing was learned about this game with so many players. A rule of thumb judges here; its chances are rough.
worth-figures = As figures
worth-in-chances = in chances
worth-in-points = in points
worth-unit = Counted
worth-player = Player
worth-mistakes = Mistakes: small, middling, large
worth-stones-of = { $player }: { $sum }

# Finding the better move
worth-find = Find the better move
worth-find-asked = { $when }: what keeps more?
worth-find-shortly = What keeps more?
worth-find-then = Then: { $what }, { $kept } of 100. There was a choice that kept { $best }.
worth-find-wrote = then
worth-colder = colder
worth-warmer = warmer
worth-as-then = as good as then
worth-that-is-it = that is it
worth-tried-said = { $what }: { $count } of 100, { $warmth }.
worth-judging = Being judged …
worth-too-slow = Cannot say quickly. Try something else, or the same again.
worth-hint = A hint
worth-show = Show it
worth-found = Found.
worth-shown = It was this.
worth-hint-side = { $side ->
    [left] Look at the left of the table.
    [right] Look at the right of the table.
   *[other] Look at the middle of the table.
}
worth-hint-place = Look here.
worth-back = Back to the match
worth-next = Next
key-worth-hint = a hint
key-worth-show = show it
key-worth-next = next one
