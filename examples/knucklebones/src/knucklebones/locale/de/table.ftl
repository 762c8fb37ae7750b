# Der Tisch von Knucklebones: Namen, Wahlen, und was geschieht.

game-title = Knucklebones
game-blurb = Wirf, so oft du dich traust.
part-setup = das Ziel

phase-deciding = Entscheidung
phase-rolling = Wurf
phase-over = Das Spiel ist aus

ask-deciding = Noch einmal werfen?
do-roll = Werfen
do-keep = Behalten
action-roll = den Knochen werfen
action-keep = behalten, was auf der Hand ist

view-phase = Phase
view-turn = Am Zug
view-goal = Ziel
view-hand = Auf der Hand
view-players = Personen
view-score = Punkte

holding-score = { $count ->
    [one] Punkt
   *[other] Punkte
}

event-rolled = { $player } wirft { $face }.
event-lost = { $player } verliert { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-kept = { $player } behält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-ended = { $player } erreicht das Ziel mit { $points } Punkten.

problem-players = { $count } Personen können nicht spielen
problem-hand = { $value } kann nicht auf der Hand sein
problem-goal = das Spiel ist genau dann aus, wenn eine Person { $goal } Punkte erreicht hat
problem-winner = wer das Spiel beendet hat, hat etwas behalten und das Ziel erreicht
