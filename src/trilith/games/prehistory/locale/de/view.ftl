# Was ein Tisch ohne Zeichnungen sagt: Überschriften, Fragen, kurze Knöpfe, und was gezählt wird.

ask-weather = Stelle dein Wetterrad ein.
ask-income = Nimm deine Einnahme.
ask-acting = Wähle eine Aktion, oder lass es.
ask-paying = Welche Farben zahlst du?
ask-dancing = Wer tanzt, und wohin?
ask-arriving = In welches Lager gehen sie?
ask-laying = Lege einen Würfel auf den Tragstein.
    .short = Ein Würfel für den Stein.
ask-capstone = Nimm einen Deckstein.
ask-roaming = Wer geht?
ask-moving = Wohin?
ask-taking = Nehmen, was da ist?
ask-choosing = Wähle Würfel.
ask-building = Welches Lager baust du?
ask-recalling = Wer geht zurück aufs Tableau?
    .short = Wer geht zurück?

view-round = Jahr
view-phase = Phase
view-season = Jahreszeit
view-turn = am Zug
view-order = Reihenfolge
view-passed = hat gepasst
view-ceremony_markers = Zeremoniemarker
view-deed = Aktion
view-central = zentrales Preisrad
view-steps = Schritte für einen Würfel
view-prices = Preise
view-position = Stellung
view-now = jetzt
view-left = nach einer Drehung nach links
view-right = nach einer Drehung nach rechts
view-triliths = Trilithen
view-stones = Tragsteine
view-full = kein Stein frei
view-capstone = Deckstein
view-supply = Vorrat
view-fish = Fische mit Wert 1, 2, 3
view-tiles = Sammelplättchen
view-price = Preis
view-tile = Plättchen
view-hunting = Jagdkarten
view-ceremony = Zeremoniekarten
view-map = Karte
view-field = Feld
view-land = ist
view-camp = Lager
view-owner = von
view-waiting = Mitglieder von jedem
view-player = von
view-standing = stehend
view-lying = liegend
view-pending = im Gange
view-due = noch zu tun
view-value = Wert
view-moves = Bewegungen
view-count = Mitglieder
view-steps_left = Schritte übrig
view-reach = in Reichweite
view-paid = bezahlt
view-resources_due = Ressourcen zu wählen
view-markers_due = Marker zu wählen
view-score = Punkte
view-board = Tableau
view-weather = Wetter
view-income = Einnahme
view-income_next = Einnahme im nächsten Jahr
view-incomes = Einkommen nach Stellung
view-incomes_left = Einnahme der übrigen Jahre, nach Stellung
view-counted = Zeremoniekarten, wie sie jetzt zählen
view-rite = Zeremoniekarte
view-refused = geht nicht
view-rule = Regel
view-lacks = eins davon fehlt
view-buys = eins davon lässt sich kaufen
view-resources = Ressourcen (Zelt)
view-markers = Marker (unter der Felsmalerei)
view-bones = Entwicklungspunkte
view-home = Mitglieder auf dem Tableau
view-on_map = Mitglieder auf der Karte
view-most_on_map = höchstens auf der Karte
view-in_supply = Mitglieder im Vorrat
view-camps_left = noch nicht gebaute Lager
view-camps_built = gebaute Lager
view-track = Fischerei-Leiste
view-fishing = auf der Leiste: jetzt, mit einem Fisch von 1, 2, 3
view-step = Schritt
view-points = Punkte
view-catch = Fische mit Wert 1, 2, 3
view-baskets = Körbe
view-painted = gemalt
view-touching = Boni für berührte Teile
view-hunted = Jagdkarten
view-tokens = Tiere
view-megaliths = Megalithe A
view-shamans = Schamanen
view-face_down = Zeremoniekarten nach Wert
view-cards = eigene Zeremoniekarten
view-final = wenn das Spiel jetzt endete
view-earned = Punkte ohne die Schlusswertung
view-total = Punkte, wenn das Spiel jetzt endete

holding-grey_resource = { $count ->
    [one] graue Ressource
   *[other] graue Ressourcen
}
holding-blue_resource = { $count ->
    [one] blaue Ressource
   *[other] blaue Ressourcen
}
holding-red_resource = { $count ->
    [one] rote Ressource
   *[other] rote Ressourcen
}
holding-brown_resource = { $count ->
    [one] braune Ressource
   *[other] braune Ressourcen
}
holding-yellow_resource = { $count ->
    [one] gelbe Ressource
   *[other] gelbe Ressourcen
}
holding-white_resource = { $count ->
    [one] weiße Ressource
   *[other] weiße Ressourcen
}
holding-grey_marker = { $count ->
    [one] grauer Marker
   *[other] graue Marker
}
holding-blue_marker = { $count ->
    [one] blauer Marker
   *[other] blaue Marker
}
holding-red_marker = { $count ->
    [one] roter Marker
   *[other] rote Marker
}
holding-brown_marker = { $count ->
    [one] brauner Marker
   *[other] braune Marker
}
holding-yellow_marker = { $count ->
    [one] gelber Marker
   *[other] gelbe Marker
}
holding-white_marker = { $count ->
    [one] weißer Marker
   *[other] weiße Marker
}
holding-bones = { $count ->
    [one] Entwicklungspunkt
   *[other] Entwicklungspunkte
}
holding-home = { $count ->
    [one] Mitglied auf dem Tableau
   *[other] Mitglieder auf dem Tableau
}
holding-on_map = { $count ->
    [one] Mitglied auf der Karte
   *[other] Mitglieder auf der Karte
}
holding-camps = { $count ->
    [one] Lager
   *[other] Lager
}
holding-track = Fischerei-Leiste
holding-pieces = { $count ->
    [one] gemaltes Teilstück
   *[other] gemalte Teilstücke
}
holding-gathered = { $count ->
    [one] Sammelplättchen
   *[other] Sammelplättchen
}
holding-hunted = { $count ->
    [one] Jagdkarte
   *[other] Jagdkarten
}
holding-ceremonies = { $count ->
    [one] Zeremoniekarte
   *[other] Zeremoniekarten
}
holding-megaliths = { $count ->
    [one] Megalith A
   *[other] Megalithe A
}
holding-score = { $count ->
    [one] Punkt
   *[other] Punkte
}
holding-final = { $count ->
    [one] Punkt am Ende
   *[other] Punkte am Ende
}
holding-due = noch zu bezahlen
holding-stone_due = Tragstein noch zu belegen
holding-steps = { $count ->
    [one] Schritt
   *[other] Schritte
}

# Der Tisch im Browser.

station-winter = Winter
station-spring = Frühling
station-summer = Sommer
station-autumn = Herbst

picture-ring = Ring
picture-land = Land

do-paint = Malen
do-fish = Die { $value } fangen
do-gather = { $tile } sammeln
do-hunt = { $species } jagen
do-hunt-footprint = Spur folgen: { $species }
do-ceremony = { $value ->
    [one] Einmal tanzen
   *[other] { $value }-mal tanzen
}
do-migrate = { $count ->
    [one] 1 losschicken
   *[other] { $count } losschicken
}
do-pass = Passen
do-skip = Auslassen
do-end = Zug beenden
do-end-lost = { $count ->
    [one] Zug beenden, 1 Schritt verfällt
   *[other] Zug beenden, { $count } Schritte verfallen
}
do-income = Nehmen
do-turn_weather = Wetter drehen
do-pay = { $count } zahlen
do-choose = { $count } nehmen
do-dance = Tanzen
do-no_card = Keine Karte
do-walk = { $steps ->
    [one] 1 Schritt gehen
   *[other] { $steps } Schritte gehen
}
do-take = Nehmen
do-leave = Liegen lassen
do-recall = Zurückrufen
do-again = Anders wählen

note-asks = Kostet { $colours }.
note-turned = { $side } drehen für { $bones ->
    [one] 1 Entwicklungspunkt
   *[other] { $bones } Entwicklungspunkte
}: kostet { $colours }
note-closed = Beide Steine sind belegt: bis zum Sommer geschlossen.
note-stones = { $count ->
    [one] 1 Stein ist frei.
   *[other] { $count } Steine sind frei.
}
note-capstone = Auf dem Deckstein: { $colours }.
note-capstone-empty = Der Deckstein ist leer.
note-camp-of = Lager von { $player }.
note-members = { $player }: { $standing } stehend, { $lying } liegend.
note-none = nichts
note-first-next-year = zuerst im nächsten Jahr
note-tent = Zelt
note-replay-round = Jahr { $round }
note-replay-rounds = Jahr { $round } von { $rounds }
note-year = Jahr { $year }
note-this-year = jetzt
note-turned-weather = gedreht
note-bones = Entwicklungspunkte
note-buy_resource = Ressource kaufen
note-buy_marker = Marker kaufen
note-sell_resource = Ressource abgeben
note-sell_marker = Marker abgeben
note-every-summer = jeden Sommer
note-track-pays = Jeden Sommer: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $bones ->
    [one] 1 Entwicklungspunkt
   *[other] { $bones } Entwicklungspunkte
}.
note-choose-painting = Wähle ein Teil.
note-choose-fishing = Wähle einen Fisch.
note-choose-gathering = Wähle ein Plättchen.
note-choose-hunting = Wähle eine Karte.
note-choose-ceremony = Wie viele tanzen?
note-choose-migration = Wie viele ziehen los?
note-pay-kinds = { $count ->
    [one] 1 Art zahlen
   *[other] { $count } Arten zahlen
}
note-and-stone = und 1 Würfel für den Stein
note-buy-for-stone = Du hast keine Ressource für den Stein.
note-dance = { $count ->
    [one] 1 Schamane tanzt
   *[other] { $count } Schamanen tanzen
}
note-dance-back = Zurücknehmen: von { $colour } nach { $colour_to }
note-who-dances = Wer tanzt?
note-where-dances = Wohin?
note-shaman-on = Schamane auf { $colour }
note-moves-missing = noch { $count }
note-steps = { $count ->
    [one] noch 1 Schritt
   *[other] noch { $count } Schritte
}
note-may-send = Wähle, wer geht.
note-may-build = Ein Lager kann gegründet werden.
note-pay-steps = Bezahle Schritte.
note-nobody-walks = Niemand kann mehr gehen.
note-walk = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $left } übrig
note-arriving = { $count ->
    [one] 1 Mitglied kommt an.
   *[other] { $count } Mitglieder kommen an.
}
note-choose-resources = { $count ->
    [one] Wähle 1 Ressource
   *[other] Wähle { $count } Ressourcen
}
note-choose-markers = { $count ->
    [one] Wähle 1 Marker
   *[other] Wähle { $count } Marker
}
note-found = Lager gründen
note-recall = { $count ->
    [one] 1 geht auf das Tableau zurück
   *[other] { $count } gehen auf das Tableau zurück
}
note-missing = noch { $count }
note-missing-of = noch { $count }: { $good }
note-put-back = { $good } zurücknehmen
note-heap = { $counted ->
    [yes] { $good }: { $laid } gelegt, { $left } übrig
   *[no] { $good }: { $laid } gewählt
}
note-look = { $count ->
    [one] 1 Karte · ansehen
   *[other] { $count } Karten · ansehen
}
note-board-of = das ganze Brett von { $player }
note-whole-board = das ganze Tableau

# Die Dateien eines Materialpakets, wo gesagt wird, welche rekonstruiert sind.
part-boards = Tableaus und Wetterräder
part-wheels = Preisräder
part-painting = Felsmalerei
part-gathering = Sammelplättchen und Körbe
part-hunting = Jagdkarten
part-ceremony = Zeremoniekarten
part-camps = Lager
part-map = Kartenteile und Megalithe
part-setup = Zahlen des Aufbaus

# Tasten, die nur dieser Tisch kennt.
key-deed = eine Aktion öffnen; in einer Ablage: wie viele
key-swap = Ring und Land tauschen die Plätze
key-board = die Tableaus der anderen, eines nach dem anderen
key-pass = passen oder den Zug beenden; wo das nicht geht, die Mitspieler
key-read = den Tisch lesen: Tab führt zu allem Gezeichneten
