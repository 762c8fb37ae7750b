# Der Tisch von Prehistory: Namen, Möglichkeiten, und was geschieht.

game-title = Prehistory
game-blurb = Fünf Jahre mit vier Jahreszeiten: handeln, Würfel am Steinkreis lassen, wandern, Lager gründen.

deed-painting = Felsmalerei
deed-fishing = Fischerei
deed-gathering = Sammeln
deed-hunting = Jagen
deed-ceremony = Zeremonie
deed-migration = Migration

wheel-painting = Rad der Felsmalerei
wheel-fishing = Rad der Fischerei
wheel-hunting = Rad der Jagd
wheel-migration = Rad der Migration

side-left = nach links
side-right = nach rechts

season-winter = Winter
season-spring = Frühjahr
season-summer = Sommer
season-autumn = Herbst
season-end = Ende

phase-weather = das erste Wetter wählen
phase-income = Wetter und Einnahme
phase-acting = Handeln
phase-paying = Bezahlen
phase-dancing = Zeremonie
phase-arriving = ein Lager wählen
phase-laying = einen Tragstein belegen
phase-capstone = einen Deckstein wählen
phase-roaming = Wandern
phase-moving = Gehen
phase-taking = nehmen, was da ist
phase-choosing = eine Farbe wählen
phase-building = ein Lager bauen
phase-recalling = Mitglieder zurückrufen
phase-drawing_order = Reihenfolge auslosen
phase-drawing_boards = Tableaus ziehen
phase-drawing_wheel = das zentrale Preisrad ziehen
phase-setting_wheels = Preisräder einstellen
phase-dealing_tiles = Sammelplättchen auslegen
phase-dealing_hunting = Jagdkarten auslegen
phase-dealing_ceremony = Zeremoniekarten auslegen
phase-laying_land = die Karte legen
phase-drawing_megaliths_c = Megalithe auswählen
phase-laying_megaliths = Megalithe legen
phase-laying_tokens = Tiere legen
phase-dealing = Auslegen
phase-spring_begins = das Frühjahr beginnt
phase-acted = eine Aktion ist getan
phase-next_acting = die Nächsten handeln
phase-next_roaming = die Nächsten wandern
phase-year_end = Ende des Jahres
phase-over = Spiel zu Ende

source-bones = Entwicklungspunkte
source-painting = Zeilen der Felsmalerei
source-animals = Tiere und Fußabdrücke
source-gathering = Sammelplättchen
source-megaliths_a = Megalithe A
source-megaliths_b = Megalithe B
source-megaliths_c = Megalithe C
source-ceremonies = Zeremoniekarten

action-paint = malen: { $piece }
action-fish = einen Fisch mit Wert { $value } fangen
action-gather = das Plättchen auf Platz { $place } sammeln
action-hunt = die Jagdkarte auf Platz { $slot } nehmen
action-ceremony = { $value ->
    [one] eine Zeremonie mit 1 Bewegung abhalten
   *[other] eine Zeremonie mit { $value } Bewegungen abhalten
}
action-migrate = { $count ->
    [one] mit 1 Mitglied wandern
   *[other] mit { $count } Mitgliedern wandern
}
action-pass = für dieses Frühjahr passen
action-skip = diese Aktion auslassen
action-weather = das Wetterrad auf { $position } stellen
action-income = die Einnahme nehmen
action-pay = { $colour } bezahlen
action-shaman = einen Schamanen von { $colour } nach { $colour_to } bewegen
action-card = die Zeremoniekarte auf Platz { $slot } nehmen
action-no_card = keine Karte nehmen
action-to = dorthin: { $field }
action-lay = { $colour } auf den Tragstein legen
action-capstone = den Deckstein nehmen: { $deed }
action-spend_resource = eine Ressource für Schritte abgeben: { $colour }
action-spend_marker = einen Marker für Schritte abgeben: { $colour }
action-spend_bone = einen Entwicklungspunkt für einen Schritt abgeben
action-send = ein Mitglied losschicken: { $field }
action-take = nehmen, was da ist
action-leave = liegen lassen, was da ist
action-choose = { $colour } wählen
action-build = hier bauen: { $field }
action-camp = bauen: { $camp }
action-recall = ein Mitglied zurückrufen: { $field }
action-end = den Zug beenden
action-turn = { $wheel } { $side } drehen (1 Entwicklungspunkt)
action-turn_weather = das eigene Wetterrad drehen (1 Entwicklungspunkt)
action-buy_resource = eine Ressource kaufen: { $colour } (2 Entwicklungspunkte)
action-buy_marker = einen Marker kaufen: { $colour } (3 Entwicklungspunkte)
action-sell_resource = eine Ressource zurücklegen: { $colour } (bringt 1 Entwicklungspunkt)
action-sell_marker = einen Marker zurücklegen: { $colour } (bringt 1 Entwicklungspunkt)

event-year_began = Jahr { $year } beginnt.
event-ordered = { $player } hat Platz { $place } der Reihenfolge.
event-board_drawn = { $player } bekommt { $board }.
event-wheel_laid = In der Mitte liegt ein neues Rad: { $central }.
event-wheel_set = { $wheel } beginnt in Stellung { $position }.
event-tile_dealt = Auf Platz { $place } liegt: { $tile }.
event-prey_dealt = Jagdkarte { $slot }: { $prey }.
event-rite_dealt = Zeremoniekarte { $slot }: { $rite }.
event-land_laid = Auf Platz { $slot } der Karte liegt: { $land_tile }.
event-megalith_laid = Auf { $field } steht: { $land }.
event-token_laid = Auf { $field } lebt: { $species }.
event-capstone_filled = Der Deckstein von { $deed } bekommt einen Würfel: { $colour }.
event-weather_set = { $player } stellt das Wetterrad auf { $position }.
event-weather_turned = { $player } dreht das Wetterrad auf { $position }.
event-resources_gained = { $player } bekommt Ressourcen: { $count } × { $colour }.
event-markers_gained = { $player } bekommt Marker: { $count } × { $colour }.
event-bones_gained = { $count ->
    [one] { $player } bekommt 1 Entwicklungspunkt.
   *[other] { $player } bekommt { $count } Entwicklungspunkte.
}
event-points_gained = { $points ->
    [one] { $player } erhält 1 Punkt.
   *[other] { $player } erhält { $points } Punkte.
}
event-member_gained = { $count ->
    [one] { $player } bekommt ein neues Mitglied.
   *[other] { $player } bekommt { $count } neue Mitglieder.
}
event-shortage = { $player } geht leer aus: Im Vorrat fehlt { $colour }.
event-resource_paid = { $player } bezahlt Ressourcen: { $count } × { $colour }.
event-markers_paid = { $player } bezahlt Marker: { $count } × { $colour }.
event-bones_paid = { $count ->
    [one] { $player } gibt 1 Entwicklungspunkt ab.
   *[other] { $player } gibt { $count } Entwicklungspunkte ab.
}
event-painted = { $player } malt: { $piece }.
event-fished = { $player } fängt einen Fisch mit Wert { $value } und steht auf Schritt { $track } der Fischerei-Leiste.
event-gathered = { $player } sammelt von Platz { $place }: { $tile }.
event-hunted = { $player } nimmt Jagdkarte { $slot }: { $prey }.
event-footprint_again = { $player } folgt einem früheren Fußabdruck noch einmal: { $prey }.
event-shaman_moved = { $player } bewegt einen Schamanen von { $colour } nach { $colour_to }.
event-celebrated = { $player } hält eine Zeremonie mit Wert { $value } ab.
event-rite_taken = { $player } nimmt Zeremoniekarte { $slot }: { $rite }.
event-danced = Der Zeremoniemarker von { $player } liegt nun auf Platz { $place }.
event-migrated = { $count ->
    [one] 1 Mitglied von { $player } wandert hierhin: { $field }.
   *[other] { $count } Mitglieder von { $player } wandern hierhin: { $field }.
}
event-stone_laid = { $player } belegt einen Tragstein ({ $deed }): { $colour }.
event-passed = { $player } passt.
event-pushed = { $count ->
    [one] 1 Würfel kommt auf den Deckstein: { $deed }.
   *[other] { $count } Würfel kommen auf den Deckstein: { $deed }.
}
event-capstone_taken = { $count ->
    [0] { $player } wählt einen leeren Deckstein: { $deed }.
    [one] { $player } nimmt 1 Würfel vom Deckstein: { $deed }.
   *[other] { $player } nimmt { $count } Würfel vom Deckstein: { $deed }.
}
event-skipped = { $player } lässt eine Aktion aus: { $deed }.
event-caught_up = { $points ->
    [one] Schritt { $track } der Fischerei-Leiste bringt { $player } 1 Punkt.
   *[other] Schritt { $track } der Fischerei-Leiste bringt { $player } { $points } Punkte.
}
event-steps_gained = { $count ->
    [one] { $player } hat 1 Schritt mehr.
   *[other] { $player } hat { $count } Schritte mehr.
}
event-walked = Ein Mitglied von { $player } geht von { $field } nach { $field_to }.
event-megalith_taken = { $player } nimmt den Megalithen auf { $field }.
event-token_taken = { $player } nimmt das Tier auf { $field }: { $species }.
event-reward_taken = { $player } nimmt, was { $field } bringt: { $land }.
event-left = { $player } lässt liegen, was auf { $field } ist.
event-built = { $player } gründet ein Lager auf { $field }: { $camp }.
event-recalled = Ein Mitglied von { $player } geht von { $field } zurück aufs Tableau.
event-turn_ended = { $player } beendet den Zug.
event-stood_up = Alle Mitglieder stehen auf.
event-wheel_turned = { $player } dreht: { $wheel } steht nun auf { $position }.
event-sold = { $player } legt eine Ressource zurück: { $colour }.
event-marker_sold = { $player } legt einen Marker zurück: { $colour }.
event-last_actions = Fünf Jahre sind vorbei. Alle dürfen eine letzte Aktion ausführen.
event-ended = Das Spiel ist zu Ende.
event-scored = { $points ->
    [one] { $player } erhält 1 Punkt für { $source }.
   *[other] { $player } erhält { $points } Punkte für { $source }.
}

problem-between = muss von { $least } bis { $most } sein, ist aber { $value }
problem-negative = darf nicht { $value } sein
problem-twice = niemand und nichts darf dort zweimal stehen
problem-copies = davon gibt es { $expected }, in dieser Stellung aber { $count }
problem-cubes = von dieser Farbe sind { $count } Würfel in Gebrauch, es gibt aber nur { $most }
problem-second-stone = der erste Tragstein wird vor dem zweiten belegt
problem-wrong-group = das gehört nicht dorthin
problem-nobody-there = niemand, der dort sein könnte, ist dort
problem-no-campsite = das ist kein Lagerplatz, auf dem jemand bauen könnte
problem-no-field = dort kann niemand sein
problem-foreign-camp = niemand bleibt in einem fremden Lager
problem-crowded = auf ein Feld passt nur ein Mitglied, außer in eigenen Lagern
problem-track = muss bei diesen Fischen { $expected } sein, ist aber { $value }
problem-members = Tableau, Karte und Vorrat haben zusammen { $most } Mitglieder
problem-too-many-out = nur { $most } Mitglieder dürfen auf der Karte sein
problem-shamans = { $expected } Schamanen stehen auf { $expected } verschiedenen Feldern
problem-phase = so wartet das Spiel in dieser Phase nie: { $phase }
problem-season = diese Phase gibt es nie in dieser Jahreszeit: { $phase }, { $season }
problem-unused = muss in dieser Phase leer sein: { $phase }
problem-nothing-to-do = wer entscheidet, hat nichts zu wählen
problem-weather = jedes Wetterrad muss jetzt eingestellt sein
problem-spring-only = Tragsteine und Passen gehören ins Frühjahr
problem-autumn-only = Mitglieder liegen nur im Herbst
problem-has-passed = wer gepasst hat, entscheidet in diesem Frühjahr nicht mehr
problem-too-early = das erste Jahr hat noch nicht begonnen
problem-not-yet-moved = Mitglieder von denen, die erst noch am Zug sind, stehen
problem-no-stone = beide Tragsteine sind belegt
problem-paid-at-once = das wird sofort bezahlt
