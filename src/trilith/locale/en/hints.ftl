# The torch: what a good player thinks of, and why. Sentences are made of these parts and of the words of the game.

hint-torch = Torch
hint-thinks-of = A good player thinks of …
hint-equal = These are equally good.
hint-only = Only this is left: { $what }.
hint-thinking = The torch is being lit …
hint-out = Put out the torch
hint-begin = Begin with it
hint-noted = The result tells of the torch.
hint-figures = Chance to win, your points at the end.
hint-thumb = A rule of thumb says so; it knows no chances.
hint-chance = { $chance } %
hint-chance-said = Chance to win: { $chance } %
hint-points = about { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-amount = { $count } { $what }
hint-range = { $low } to { $high } { $what }
hint-brings = Brings { $what }.
hint-costs = Costs { $what }.
hint-prepares = Prepares: { $what }.
hint-hinders = { $player } can expect { $count ->
    [one] 1 point
   *[other] { $count } points
} less.
hint-risk-hunger = Still missing: { $count } { $what }.
hint-risk-nothing = In { $count } of 100 cases it brings nothing ({ $what }).
hint-risk-spent = Then nothing is left: { $what }.
hint-risk-answer = { $player } would probably follow: { $what }.
hint-sign-brings = brings
hint-sign-hinders = hinders
hint-sign-risks = risks

# After the match.
hint-lit = { $count ->
    [one] lit the torch once
   *[other] lit the torch { $count } times
}
hint-practice = Practice: what was decided could be taken back, and luck was drawn anew.

# The companion of a match.
hint-companion = The companion
hint-companion-on = The companion speaks
hint-rests = The companion rests: light the torch
hint-hush = Hush
