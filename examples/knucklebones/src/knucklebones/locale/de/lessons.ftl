# Was in der Lektion gesagt wird; zwischen ** steht, was man behalten soll, oder was gefragt ist.

lesson-other = die andere Person

thing-goal = das Ziel
thing-hand = was auf der Hand ist
thing-own-score = deine Punkte

lesson-throw-and-keep = Werfen und behalten
    .aim = Ein Zug: Wirf, so oft du dich traust, und behalte es rechtzeitig.
    .afterwards =
        Würfe kommen auf die Hand, nicht zu den Punkten.
        Eine Eins leert die Hand.
        Was du behältst, bleibt dir.
lesson-throw-and-keep-1 = Wer zuerst **{ $goal } Punkte** hat, gewinnt.
lesson-throw-and-keep-2 = Würfe kommen auf die Hand. **Wirf den Knochen.**
lesson-throw-and-keep-3 = { $hand } sind auf deiner Hand. Eine Eins nähme sie alle. **Behalte sie.**
lesson-throw-and-keep-3-again = Das ist kühn und erlaubt. Aber erst sollst du wissen, was Behalten ist.
lesson-throw-and-keep-4 = { $points } Punkte gehören jetzt dir, und niemand nimmt sie. { $missing } fehlen noch.
