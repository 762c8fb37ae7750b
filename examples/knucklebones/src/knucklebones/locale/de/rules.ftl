# Die Regeln von Knucklebones, in unseren Worten.

chapter-KB-1 = Aufbau
rule-KB-1-1 = Zwei bis sechs Personen beginnen ohne Punkte. Wer zuerst sitzt, beginnt.

chapter-KB-2 = Ein Zug
rule-KB-2-1 = Wer an der Reihe ist, wirft den Knochen, einen Würfel, so oft er sich traut. Was er zeigt, kommt auf die Hand.
rule-KB-2-2 = Statt noch einmal zu werfen, darf man behalten, was auf der Hand ist: Es wird zu Punkten, und der Zug ist vorbei.
rule-KB-2-3 = Eine Eins leert die Hand, und der Zug ist vorbei.
rule-KB-2-4 = Der Nächste beginnt mit leerer Hand.

chapter-KB-3 = Das Ende
rule-KB-3-1 = Wer so viel behält, dass es zum Ziel reicht, beendet das Spiel sofort.
rule-KB-3-2 = Die meisten Punkte gewinnen.
