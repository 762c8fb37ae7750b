# Was ein Tisch ohne Zeichnungen sagt: Überschriften, Fragen, kurze Knöpfe und was gezählt wird.

ask-choosing_chief = Wähl deinen Häuptling.
ask-choosing_side = Welche Seite liegt oben?
ask-choosing_setup = Wähl eine Aufbaukarte.
ask-playing = Setz eine Figur ein.
ask-top = Handle, dann geh weiter.
ask-middle = Handle einmal oder geh weiter.
ask-bottom = Nimm, was du bekommst.
ask-taking_tile = Wähl ein Ruheplättchen.
ask-resting = Ruh dich aus.
ask-leaving = Noch etwas?
ask-laying = Was legst du verdeckt hin?
ask-eclipse = Nimm deinen Ertrag.

view-phase = Phase
view-luck = Es entscheidet das Los
view-round = Runde
view-era = Zeitalter
view-last_round = Letzte Runde
view-turn = Am Zug
view-order = Zugreihenfolge
view-figures_placed = Figur der Runde
view-eclipse_step = Schritt der Sonnenfinsternis
view-columns = Aktionsspalten
view-display = Fortschritte
view-culture_left = Fortschritte in den Stapeln
view-tribes = Vorräte der Stammesmitglieder
view-hunting_ground = Jagdgebiet
view-wild = Tiere im Stapel
view-stones = Heilige Steine
view-land = Gelände
view-villages = Siedlungen
view-site = Bauplatz
view-rest_tile = Ruheplättchen
view-rest_stack = Ruheplättchen im Stapel
view-offers = Zur Wahl
view-pending = Im Gang
view-hex = Feld
view-terrain = Gelände
view-camps = Lager
view-influence = Einfluss
view-leaders = führt
view-ice_find = Eisfund
view-juncture = wo
view-owner = von
view-pattern = Muster
view-tiles = Plättchen
view-tile = Plättchen
view-start = Startfeld
view-pieces = Megalithen
view-level = Ebene
view-row = Reihe
view-column = Spalte
view-first = zuerst
view-figures = Figuren
view-figure = Figur
view-labour = Arbeitskraft
view-chief_ready = Häuptling nutzbar
view-ready = Fähigkeiten übrig
view-gains = noch zu nehmen
view-offer = angeboten
view-due = abzulegende Karten
view-score = Punkte
view-food = Nahrung
view-food_limit = Nahrungslimit
view-tools = Werkzeuge
view-camps_left = Lager übrig
view-villages_left = Siedlungen übrig
view-megaliths_left = Megalithen übrig
view-stacks = Megalithen auf dem Tableau
view-offering = Opfergabenleiste
view-honor = Ruhmesleiste
view-honor_rank = Rang auf der Ruhmesleiste
view-chief = Häuptling
view-side = Seite
view-chief_figure = Häuptlingsfigur
view-animals = lebende Tiere
view-tipped = erlegte Tiere
view-stone = Stein
view-points = Punkte
view-stone_price = Preis des nächsten Heiligen Steins
view-played = ausgespielt
view-discard = Ablagestapel
view-hand_count = Handkarten
view-draw_count = Nachziehstapel
view-pile_count = Sonnenfinsternisstapel
view-buried_count = begraben
view-strength = Arbeitskraft in der Sonnenfinsternis
view-incomes = Einkommen der Sonnenfinsternis
view-source = von
view-name = Name
view-pile = Sonnenfinsternisstapel
view-hand = Hand
view-idle = gibt anderswo mehr Arbeitskraft
view-buried = begraben
view-final = wenn das Spiel jetzt endete
view-earned = Punkte ohne die Schlusswertung
view-total = Punkte, wenn das Spiel jetzt endete
view-lost = nicht zu haben
view-uses = Arbeitskraft ist gut für
view-what = für
view-labour_short = Arbeitskraft fehlt
view-fresh = noch nicht zu spielen
view-worth_playing = lohnt sich zu spielen

holding-food = Nahrung
holding-tools = { $count ->
    [one] Werkzeug
   *[other] Werkzeuge
}
holding-halves = halbe Arbeitskraft
holding-food_limit = Nahrungslimit
holding-camps = { $count ->
    [one] Lager draußen
   *[other] Lager draußen
}
holding-villages = { $count ->
    [one] Siedlung
   *[other] Siedlungen
}
holding-megaliths = { $count ->
    [one] Megalith
   *[other] Megalithen
}
holding-offering = Opfergabenleiste
holding-honor = Ruhmesleiste
holding-animals = { $count ->
    [one] lebendes Tier
   *[other] lebende Tiere
}
holding-tipped = { $count ->
    [one] erlegtes Tier
   *[other] erlegte Tiere
}
holding-stones = { $count ->
    [one] Heiliger Stein
   *[other] Heilige Steine
}
holding-hand = { $count ->
    [one] Handkarte
   *[other] Handkarten
}
holding-played = { $count ->
    [one] ausgespielte Karte
   *[other] ausgespielte Karten
}
holding-discard = Ablagestapel
holding-pile = Sonnenfinsternisstapel
holding-strength = halbe Arbeitskraft in der Sonnenfinsternis
holding-buried = { $count ->
    [one] begrabene Karte
   *[other] begrabene Karten
}
holding-influence = Einfluss
holding-score = { $count ->
    [one] Punkt
   *[other] Punkte
}
holding-final = { $count ->
    [one] Punkt am Ende
   *[other] Punkte am Ende
}

note-round = Runde { $round } im Zeitalter { $era }{ $dark ->
    [yes] , Sonnenfinsternis
   *[no] {""}
}

sight-tribes = Stammesmitglieder
sight-culture = Fortschritte
sight-stones = Heilige Steine
sight-hunting_ground = Jagdgebiet
sight-land = Land
sight-site = Bauplatz
sight-idols = Götzen
sight-animals = Lebende Tiere
sight-graves = Karten zum Begraben
note-which-animal = deine lebenden Tiere: welches erlegst du?
note-which-card = welche Karte begräbst du?
note-look = Genauer ansehen: { $what }
note-elsewhere = Auch möglich
note-which-figure = Welche Figur geht?
note-lesser = Etwas Geringeres statt: { $gain }
note-instead = stattdessen:
note-discard = Wähle { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} deiner Hand zum Ablegen.
note-move-from = Ein Lager aufnehmen.
note-first-free = Noch war niemand zuerst hier.
note-first-taken = { $player } war zuerst hier.
note-there = Hier: { $who }.
note-chief-of = Häuptling von { $player }
note-on-hex = { $player }: { $camps ->
    [0] kein Lager
    [one] 1 Lager
   *[other] { $camps } Lager
}, Einfluss { $influence }.

do-rest = Ruhen
do-back = Schließen
do-below = Darunter sehen
do-recruit = Karte nehmen
do-enlist = Karte nehmen
do-learn = Karte nehmen
do-stone = Stein nehmen
do-camp = Lager aufstellen
do-move = Lager ziehen
do-village = Siedlung bauen
do-reveal = Tiere aufdecken
do-hunt = Tier nehmen
do-tip = Erlegen
do-bury = Begraben
do-build = Bauen
do-idol = Aufsteigen
do-rite = Ritus halten
do-convert = Bezahlen
do-gain = Nehmen
do-lesser = Dies stattdessen
do-walk = Weitergehen
do-end = Zug beenden
do-done = Das ist alles
do-chief = Häuptling nehmen
do-side = Diese Seite
do-setup = Karte nehmen

# Die Dateien eines Materialpakets, wo gesagt wird, welche rekonstruiert sind.
part-animals = Tiere
part-cards = Stammesmitglieder und Fortschritte
part-chiefs = Häuptlinge
part-land = Erträge des Geländes
part-modules = Eisfunde und Ruheplättchen
part-setup = Zahlen der Tableaus
part-site = Bauplatz
part-start = Aufbaukarten
part-stones = Heilige Steine

# Namen auf Karten, wo der ganze Name zu lang ist.
short-experienced_gatherer = Erfahrene
short-brave = Krieger
short-first_tools = Werkzeuge
short-flint_knapping = Feuerstein
short-shared_work = Miteinander
short-oral_tradition = Überliefern
short-ancestor_worship = Ahnenkult
short-burial_rites = Bestattung
short-cairn_building = Steinhügel
short-kinship = Sippe
short-coming_of_age = Initiation
short-totem_carving = Totems
short-stone_dressing = Steinmetze
short-obsidian_trade = Obsidian
short-megalithic_order = Steinorden
short-council_of_elders = Ältestenrat
short-great_migration = Wanderung
short-village_founding = Dorfgründung
short-sacred_ground = Heiligtum
short-grand_burial = Großes Grab
short-communal_labor = Gemeinwerk
short-master_crafters = Meister
short-tusk_breaker = Zahnbrecher
short-mammoth = Mammut
short-rhino = Wollnashorn
short-sloth = Faultier
short-sabertooth = Säbelzahn

# Tasten, die nur dieser Tisch kennt.
key-hand = eine deiner Handkarten
key-near = einen Teil des Tisches heranholen
key-below = gehalten: was unter den oberen Megalithen liegt
