# Der Tisch von Stone Age: Namen, Möglichkeiten, und was geschieht.

game-title = Stone Age
game-blurb = Personen einsetzen, sammeln, bauen, alle ernähren.

good-food = Nahrung
good-wood = Holz
good-brick = Ziegel
good-stone = Stein
good-gold = Gold

spot-hunt = Jagd
    .to = auf die Jagd
spot-forest = Wald
    .to = in den Wald
spot-clay_pit = Lehmgrube
    .to = in die Lehmgrube
spot-quarry = Steinbruch
    .to = in den Steinbruch
spot-river = Fluss
    .to = an den Fluss
spot-tool_maker = Werkzeugmacher
    .to = zum Werkzeugmacher
spot-hut = Hütte
    .to = in die Hütte
spot-field = Acker
    .to = auf den Acker
spot-card_1 = Karte 1
    .to = zu Karte 1
spot-card_2 = Karte 2
    .to = zu Karte 2
spot-card_3 = Karte 3
    .to = zu Karte 3
spot-card_4 = Karte 4
    .to = zu Karte 4
spot-building_1 = Gebäude 1
    .to = zu Gebäude 1
spot-building_2 = Gebäude 2
    .to = zu Gebäude 2
spot-building_3 = Gebäude 3
    .to = zu Gebäude 3
spot-building_4 = Gebäude 4
    .to = zu Gebäude 4

phase-placing = Personen einsetzen
phase-acting = Handeln
phase-tooling = Werkzeuge einsetzen
phase-paying = Bezahlen
phase-sharing = Würfel für alle
phase-choosing = Rohstoffe wählen
phase-feeding = Ernährung
phase-setting_up = Aufbau
phase-dealing = Karten auslegen
phase-revealing = Gebäude aufdecken
phase-rolling = Würfeln
phase-rolling_for_all = Würfeln für alle
phase-drawing = Karte ziehen
phase-harvest = Ernte
phase-round_end = Rundenende
phase-over = Spiel zu Ende

source-symbols = Symbole
source-second_symbols = zweiter Satz Symbole
source-farmers = Bauern
source-toolmakers = Werkzeugmacher
source-builders = Hüttenbauer
source-shamans = Schamanen
source-resources = übrige Rohstoffe

face-1 = 1 (1 Holz)
face-2 = 2 (1 Ziegel)
face-3 = 3 (1 Stein)
face-4 = 4 (1 Gold)
face-5 = 5 (ein neues Werkzeug)
face-6 = 6 (ein Schritt auf der Nahrungsleiste)

action-place = { $people ->
    [one] 1 Person einsetzen: { $spot }
   *[other] { $people } Personen einsetzen: { $spot }
}
action-take = handeln: { $spot }
action-buy = kaufen: { $spot }
action-leave = verzichten: { $spot }
action-tool = Werkzeug { $place } einsetzen
action-one_use = Einmal-Werkzeug mit dem Wert { $value } verbrauchen
action-keep = nehmen, was die Augen bringen
action-pay = mit { $good } bezahlen
action-done = mehr bezahle ich nicht
action-pick = den Würfel { $face } nehmen
action-redeem = Rohstoffe nach Wahl nehmen
action-choose = { $good } wählen
action-starve = die eigenen Leute hungern lassen

event-round_began = Runde { $round } beginnt. Es beginnt: { $player }.
event-dealt = Auf Platz { $slot } kommt eine neue Karte: { $card }.
event-slid = Die Karte auf Platz { $from } rückt auf Platz { $slot }.
event-revealed = Auf Stapel { $stack } wird ein Gebäude aufgedeckt: { $building }.
event-placed = { $people ->
    [one] { $player } setzt 1 Person ein: { $spot }.
   *[other] { $player } setzt { $people } Personen ein: { $spot }.
}
event-passed = { $player } kann nicht mehr einsetzen; { $people ->
    [one] 1 Person bleibt zu Hause.
   *[other] { $people } Personen bleiben zu Hause.
}
event-tool_gained = { $player } erhält ein Werkzeug: Platz { $place } hat nun den Wert { $value }.
event-person_gained = { $player } erhält eine Person und hat nun { $people }.
event-track_raised = { $player } rückt auf der Nahrungsleiste vor auf { $level }.
event-rolled = { $player } würfelt { $dice } ({ $good }).
event-tool_used = { $player } setzt Werkzeug { $place } ein und zählt { $value } dazu.
event-one_use_used = { $player } verbraucht ein Einmal-Werkzeug und zählt { $value } dazu ({ $card }).
event-gathered = { $player } nimmt { $count } × { $good }.
event-left = { $player } verzichtet: { $spot }.
event-paid = { $player } bezahlt { $count } × { $good }.
event-card_bought = { $player } nimmt die Karte von Platz { $slot }: { $card }.
event-received = { $player } erhält { $count } × { $good }.
event-points_gained = { $points ->
    [one] { $player } erhält 1 Punkt.
   *[other] { $player } erhält { $points } Punkte.
}
event-rolled_for_all = { $player } würfelt { $dice } für alle.
event-picked = { $player } nimmt den Würfel { $face }.
event-drew = { $player } zieht eine Zusatzkarte: { $card }.
event-drew_unseen = { $player } zieht eine Zusatzkarte.
event-pile_empty = Der Stapel ist leer; { $player } bekommt keine Zusatzkarte.
event-redeemed = { $player } dreht die Karte für Rohstoffe nach Wahl um ({ $card }).
event-chose = { $player } wählt 1 × { $good }.
event-built = { $points ->
    [one] { $player } baut und erhält 1 Punkt: { $building }.
   *[other] { $player } baut und erhält { $points } Punkte: { $building }.
}
event-harvested = { $player } erntet { $count } Nahrung.
event-fed = { $player } ernährt { $count ->
    [one] 1 Person mit Nahrung.
   *[other] { $count } Personen mit Nahrung.
}
event-starved = { $points ->
    [one] { $player } kann oder will nicht alle ernähren und verliert 1 Punkt.
   *[other] { $player } kann oder will nicht alle ernähren und verliert { $points } Punkte.
}
event-ended = Das Spiel ist zu Ende: { $reason }.
event-scored = { $points ->
    [one] { $player } erhält 1 Punkt für { $source }.
   *[other] { $player } erhält { $points } Punkte für { $source }.
}
event-tools_full = { $player } hat schon die besten Werkzeuge; mehr kommt nicht dazu.
event-people_full = { $player } hat schon alle Personen; es kommt niemand dazu.
event-track_full = { $player } steht schon am Ende der Nahrungsleiste; weiter geht es nicht.

reason-cards = Es sind nicht genug Karten übrig
reason-buildings = Ein Gebäudestapel ist leer

problem-between = muss von { $least } bis { $most } gehen, ist aber { $value }
problem-negative = darf nicht { $value } sein
problem-stacks = es müssen { $expected } Stapel sein, es sind aber { $count }
problem-empty-stack = auf einem leeren Stapel kann nichts offen liegen
problem-used-nothing = ein Werkzeug, das es nicht gibt, kann nicht benutzt sein
problem-tool-order = Werkzeuge füllen ihre Plätze von links und wachsen gleichmäßig: Keines liegt mehr als 1 über einem anderen
problem-too-many-out = es stehen mehr Personen auf dem Plan als die { $people }, die es gibt
problem-never-open = diese Karte liegt nie offen: { $card }
problem-miscounted = die Zahl der Personen dort ({ $value }) ist nicht die Summe aller Farben
problem-too-many-parties = nur { $most } verschiedene Farben dürfen dort stehen
problem-alone = in der Hütte stehen zwei Personen, nie eine
problem-too-many-places = nur { $most } dieser Orte dürfen besetzt sein
problem-copies = davon sind { $expected } in der Schachtel, in dieser Stellung aber { $count }
problem-too-few-left = die Stapel brauchen { $expected } ungesehene Gebäude, es sind aber nur { $count } übrig
problem-stacks-and-boards = auf den Tableaus müssen so viele Gebäude liegen, wie auf den Stapeln fehlen
problem-phase = in diesem Abschnitt wartet das Spiel nie: { $phase }
problem-unused = muss in diesem Abschnitt leer sein: { $phase }
problem-set-up = beim Aufbau werden die Stapel der Reihe nach aufgedeckt, vor jeder Karte
problem-covered = { $expected } Stapel müssen verdeckt sein, es sind aber { $count }
problem-stack-ran-out = keine Runde beginnt, wenn ein Stapel leer ist
problem-not-full = vier Karten müssen offen liegen
problem-dealing = Karten werden von rechts ausgelegt, solange Plätze leer sind
problem-pile-ran-out = es sind nicht genug Karten übrig
problem-stands-on-nothing = jemand steht, wo nichts liegt
problem-somebody-out = alle Personen müssen zu Hause sein
problem-has-acted = hier wurde schon gehandelt, also sind alle zu Hause
problem-nobody-out = hier ist niemand mehr, mit dem gehandelt werden könnte
problem-no-choice-card = wer wählt, hat keine Karte dafür
problem-cannot-place = wer an der Reihe ist, kann niemanden einsetzen
problem-dice = muss { $expected } sein, ist aber { $value }
problem-nobody-there = wer an der Reihe ist, hat dort niemanden
problem-no-roll-here = dort wird um nichts gewürfelt
problem-paid-at-once = ein Gebäude mit vorgegebenen Rohstoffen wird sofort bezahlt
problem-price = bezahlt und offen müssen zusammen { $expected } sein, sind aber { $value }
problem-cannot-pay = das lässt sich nicht zu Ende bezahlen
