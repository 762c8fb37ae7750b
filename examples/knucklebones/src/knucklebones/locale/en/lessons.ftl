# What is said in the lesson; between ** stands what to keep, or what is asked.

lesson-other = the other one

thing-goal = the goal
thing-hand = what is in the hand
thing-own-score = your points

lesson-throw-and-keep = Throw and keep
    .aim = A turn: throw as often as you dare, and keep it in time.
    .afterwards =
        Throws come to the hand, not to your points.
        A one empties the hand.
        What you keep stays yours.
lesson-throw-and-keep-1 = Whoever has **{ $goal } points** first wins.
lesson-throw-and-keep-2 = Throws come to your hand. **Throw the bone.**
lesson-throw-and-keep-3 = { $hand } are in your hand. A one would take them all. **Keep them.**
lesson-throw-and-keep-3-again = That is daring, and allowed. But first you shall know what keeping is.
lesson-throw-and-keep-4 = { $points } points are yours now, and nobody takes them. { $missing } are still missing.
