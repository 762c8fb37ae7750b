# Was ein Tisch ohne Zeichnung sagt: Überschriften, Fragen, kurze Knöpfe, und was gezählt wird.

ask-placing = Schicke Leute los.
ask-acting = Wo zuerst?
ask-tooling = Werkzeuge dazu?
ask-tooling-hunt = Werkzeuge für die Jagd?
ask-tooling-forest = Werkzeuge im Wald?
ask-tooling-clay_pit = Werkzeuge in der Lehmgrube?
ask-tooling-quarry = Werkzeuge im Steinbruch?
ask-tooling-river = Werkzeuge am Fluss?
ask-paying = Womit bezahlst du?
ask-sharing = Wähle einen Würfel.
ask-choosing = Wähle Rohstoffe.
ask-feeding = Dir fehlt Nahrung.

do-place = { $people } schicken
do-take = Hier handeln
do-roll = Würfeln
do-buy = Nehmen
do-leave = Verzichten
do-keep = { $count } { $good } nehmen
do-pay = { $count } zahlen
do-build = { $points ->
    [0] Bauen
   *[other] Bauen für { $points }
}
do-feed = Ernähren
do-choose = { $count } nehmen
do-redeem = 2 Rohstoffe nach Wahl nehmen
do-starve = Verweigern: −{ $points }

station-placing = Setzen
station-working = Arbeit
station-feeding = Ernähren

view-round = Runde
view-phase = Phase
view-pile = Karten im Stapel
view-display = Karten
view-buildings = Gebäude
view-places = Orte
view-starter = Startspieler
view-order = Zugreihenfolge
view-closed = Geschlossen
view-least = Das Mindeste dort
view-turn = am Zug
view-left = im Stapel
view-top = oben
view-card = Karte
view-price = Preis
view-pending = Im Gange
view-spot = Ort
view-good = für
view-dice = Würfel
view-pips = Augen
view-sums = mit Werkzeugen
view-due = noch zu zahlen
view-paid = schon bezahlt
view-any_number = beliebig viele
view-points = Punkte
view-score = Punkte
view-people = Personen
view-home = zu Hause
view-placed = unterwegs
view-track = Nahrungsleiste
view-goods = Güter
view-fed = nach dem Ernähren
view-resting = setzt nicht mehr
view-full = nichts mehr von
view-tools = Werkzeuge
view-used = benutzt
view-value = Wert
view-open_cards = offene Karten
view-face_down = Karten
view-tie_break = bei Gleichstand
view-cards = eigene Karten
view-final = wenn das Spiel jetzt endete
view-earned = Punkte ohne die Schlusswertung
view-total = Punkte, wenn das Spiel jetzt endete
view-prospects = was Offenes brächte
view-missing = es fehlen noch
view-now = Schlusspunkte dieser Art jetzt
view-then = damit

holding-tools = { $count ->
    [one] Werkzeug
   *[other] Werkzeuge
}
holding-fresh_tools = { $count ->
    [one] unbenutztes Werkzeug
   *[other] unbenutzte Werkzeuge
}
holding-people = { $count ->
    [one] Person
   *[other] Personen
}
holding-track = Nahrungsleiste
holding-cards = { $count ->
    [one] Karte
   *[other] Karten
}
holding-buildings = { $count ->
    [one] Gebäude
   *[other] Gebäude
}
holding-score = { $count ->
    [one] Punkt
   *[other] Punkte
}
holding-final = { $count ->
    [one] Punkt am Ende
   *[other] Punkte am Ende
}
holding-due = noch zu zahlen

note-hunt = 2 Augen, 1 Nahrung
note-forest = 3 Augen, 1 Holz
note-clay_pit = 4 Augen, 1 Ziegel
note-quarry = 5 Augen, 1 Stein
note-river = 6 Augen, 1 Gold
note-tool_maker = ein Werkzeug mehr
note-hut = eine Person mehr
note-field = ein Schritt auf der Nahrungsleiste
note-full-tool_maker = Du hast die besten Werkzeuge; hier kommt nichts mehr dazu.
note-full-hut = Du hast alle deine Personen; hier kommt niemand mehr dazu.
note-full-field = Du bist am Ende der Nahrungsleiste; hier kommt nichts mehr dazu.
note-card_1 = kostet 1
note-card_2 = kostet 2
note-card_3 = kostet 3
note-card_4 = kostet 4

note-pips = { $pips } Augen bringen 1 { $good }.
note-taken = { $taken } von { $room } besetzt: { $who }.
note-there = Dort: { $who }.
note-may-send = Du kannst { $least } bis { $most } schicken.
note-may-send-exactly = Du kannst { $people } schicken.
note-empty = Hier liegt nichts.
note-card = Für { $price }: { $card }.
note-building = { $building }. Im Stapel: { $left }.
note-cannot-pay = Das kannst du nicht bezahlen.
note-price-card = { $count ->
    [one] Karte: 1 beliebiger Rohstoff
   *[other] Karte: { $count } beliebige Rohstoffe
}
note-short = { $count ->
    [one] Es fehlt 1. Zahle mit Rohstoffen oder verliere Punkte.
   *[other] Es fehlen { $count }. Zahle mit Rohstoffen oder verliere Punkte.
}
note-missing = noch { $count }
note-missing-of = noch { $count } { $good }
note-put-back = { $good } zurücknehmen
note-heap = { $counted ->
    [yes] { $good }: { $laid } gelegt, { $left } übrig
   *[no] { $good }: { $laid } gewählt
}
note-tool = { $state ->
    [used] benutztes Werkzeug { $value }
    [once] Einmal-Werkzeug { $value }
   *[ready] Werkzeug { $value }
}
note-tool-would = Mit Werkzeug { $value }: { $count } { $good }
note-fed = Nach dem Ernähren: { $count }
note-fed-short = { $count ->
    [one] Beim Ernähren fehlt 1
   *[other] Beim Ernähren fehlen { $count }
}
note-buildings = Gebäude
note-look = { $count ->
    [one] 1 Karte · ansehen
   *[other] { $count } Karten · ansehen
}

# Die Dateien eines Materialpakets, wo gesagt wird, welche rekonstruiert sind.
part-cards = Zivilisationskarten
part-buildings = Gebäude
part-setup = Zahlen des Aufbaus
