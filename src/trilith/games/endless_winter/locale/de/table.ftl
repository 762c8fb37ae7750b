# Der Tisch von Endless Winter: Namen, Auswahl und was geschieht.

game-title = Endless Winter
game-blurb = Führe deinen Stamm durchs Eis: jagen, wandern, siedeln, bauen und gedenken.

option-setup = Aufbau
option-setup-0 = Häuptlinge und Aufbaukarten werden zugeteilt
option-setup-1 = Aufbaukarten werden gewählt
option-setup-2 = Häuptlinge und Aufbaukarten werden gewählt
option-ice_finds = Eisfunde
option-ice_finds-0 = ohne
option-ice_finds-1 = mit
option-rest_tiles = Ruheplättchen
option-rest_tiles-0 = ohne
option-rest_tiles-1 = mit
option-pattern = Bauplatz
option-pattern-0 = ein ausgelostes Muster für die Zahl der Mitspielenden
option-pattern-1 = Muster 1 für 2 Personen
option-pattern-2 = Muster 2 für 2 Personen
option-pattern-3 = Muster 1 für 3 Personen
option-pattern-4 = Muster 2 für 3 Personen
option-pattern-5 = Muster 1 für 4 Personen
option-pattern-6 = Muster 2 für 4 Personen

gain-food = Nahrung
gain-tool = Werkzeug
gain-idol = Götze
gain-draw = Karte
gain-megalith = Megalith
gain-feast = Nahrung bis zum Limit
gain-labour = Arbeitskraft
gain-culture = Fortschritt
gain-animal = Tier nach Wahl
gain-catch = oberstes Tier
gain-reveal = Tier fürs Jagdgebiet
gain-tip = Tier erlegen
gain-bury = Begräbnis
gain-camp = Lager
gain-move = Bewegung
gain-village = Siedlung
gain-recruit = Stammesmitglied auf die Hand
gain-enlist = Stammesmitglied auf den Ablagestapel
gain-stone = Heiliger Stein
gain-points = Punkte
gain-neutral = neutraler Megalith

way-food = 1 Nahrung
way-tool = 1 Werkzeug
way-offering = eine Stufe auf der Opfergabenleiste
way-honor = eine Stufe auf der Ruhmesleiste
way-draw = eine Karte

column-initiate = Einweihen
column-develop = Entwickeln
column-migrate = Weiterziehen
column-hunt = Jagen
column-rest = Ruhefeld

figure-member = Stammesfigur
figure-chief = Häuptling
side-a = Seite A
side-b = Seite B
track-offering = Opfergabenleiste
track-honor = Ruhmesleiste
zone-hand = aus der Hand
zone-discard = vom Ablagestapel
zone-played = von den ausgespielten Karten
which-open = das offene Plättchen
which-next = das nächste Plättchen

hex-a1 = a1
hex-a2 = a2
hex-a3 = a3
hex-b1 = b1
hex-b2 = b2
hex-b3 = b3
hex-b4 = b4
hex-c1 = c1
hex-c2 = c2
hex-c3 = Startfeld
hex-c4 = c4
hex-c5 = c5
hex-d1 = d1
hex-d2 = d2
hex-d3 = d3
hex-d4 = d4
hex-e1 = e1
hex-e2 = e2
hex-e3 = e3
from-a1 = a1
from-a2 = a2
from-a3 = a3
from-b1 = b1
from-b2 = b2
from-b3 = b3
from-b4 = b4
from-c1 = c1
from-c2 = c2
from-c3 = Startfeld
from-c4 = c4
from-c5 = c5
from-d1 = d1
from-d2 = d2
from-d3 = d3
from-d4 = d4
from-e1 = e1
from-e2 = e2
from-e3 = e3

juncture-a1_a2_b2 = a1, a2, b2
juncture-a1_b1_b2 = a1, b1, b2
juncture-a2_a3_b3 = a2, a3, b3
juncture-a2_b2_b3 = a2, b2, b3
juncture-a3_b3_b4 = a3, b3, b4
juncture-b1_b2_c2 = b1, b2, c2
juncture-b1_c1_c2 = b1, c1, c2
juncture-b3_b4_c4 = b3, b4, c4
juncture-b4_c4_c5 = b4, c4, c5
juncture-c1_c2_d1 = c1, c2, d1
juncture-c2_d1_d2 = c2, d1, d2
juncture-c4_c5_d4 = c4, c5, d4
juncture-c4_d3_d4 = c4, d3, d4
juncture-d1_d2_e1 = d1, d2, e1
juncture-d2_d3_e2 = d2, d3, e2
juncture-d2_e1_e2 = d2, e1, e2
juncture-d3_d4_e3 = d3, d4, e3
juncture-d3_e2_e3 = d3, e2, e3

phase-choosing_chief = Häuptling wählen
phase-choosing_side = Seite des Häuptlings wählen
phase-choosing_setup = Aufbaukarte wählen
phase-playing = Fortschritte, dann eine Figur
phase-top = oben in der Spalte
phase-middle = in der Mitte der Spalte
phase-bottom = unten in der Spalte
phase-taking_tile = Ruheplättchen wählen
phase-resting = Ruhen
phase-leaving = Ende des Zuges
phase-laying = Sonnenfinsternisstapel legen
phase-eclipse = Sonnenfinsternis
phase-setting_up = Aufbau
phase-preparing = Vorbereitung
phase-over = Spielende

luck-none = nichts
luck-stone = ein Heiliger Stein
luck-culture = ein Fortschritt
luck-pattern = das Muster des Bauplatzes
luck-tile = ein Bauplatzplättchen
luck-extra = ein weiteres Geländefeld
luck-terrain = ein Geländefeld
luck-rest_tile = ein Ruheplättchen
luck-order = die Zugreihenfolge
luck-chief = ein Häuptling
luck-setup = eine Aufbaukarte
luck-card = eine Karte
luck-animal = ein Tier
luck-caught = ein Tier
luck-ice_find = ein Eisfund

step-order = Platz in der Reihenfolge
step-tribe = Stammesmitglieder
step-land = Gelände
step-board = Spielertableau

source-offering = Opfergabenleiste
source-honor = Ruhmesleiste
source-cards = Karten
source-animals = lebende Tiere

action-chief = Häuptling { $chief } nehmen
action-side = Häuptling: { $side } nach oben
action-setup = { $setup } nehmen
action-play = { $card } ausspielen
action-discard = { $card } ablegen
action-place = { $figure } einsetzen: { $column }
action-tile = { $which } nehmen
action-eat = Nahrung für 1 Arbeitskraft ausgeben
action-use = Fähigkeit nutzen: { $card }
action-call = Fähigkeit des Häuptlings nutzen
action-convert = dafür bezahlen
action-recruit = auf die Hand nehmen: { $tribe }
action-enlist = auf den Ablagestapel nehmen: { $tribe }
action-rite = den Ritus für ein Stammesmitglied und ein Begräbnis halten
action-bury = begraben { $zone }: { $card }
action-learn = { $card } nehmen
action-stone = { $stone } nehmen
action-camp = ein Lager auf das Startfeld stellen
action-move = Lager verschieben: { $from } → { $hex }
action-village = Siedlung bauen: { $juncture }
action-reveal = Tiere aufdecken
action-hunt = { $animal } nehmen
action-tip = erlegen: { $animal }
action-build = Megalith bauen: Ebene { $level }, Reihe { $row }, Spalte { $column }
action-idol = eine Stufe hinauf: { $track }
action-gain = { $gain } nehmen
action-lesser = statt { $gain }: { $way }
action-done = das ist alles
action-walk = weiter nach unten
action-end = Zug beenden
action-lay = verdeckt legen: { $card }

event-round_began = Runde { $round } beginnt mit { $player }.
event-stone_laid = Ein Heiliger Stein wird ausgelegt: { $stone }.
event-culture_laid = Ein Fortschritt kommt auf Platz { $slot }: { $card }.
event-pattern_chosen = Der Bauplatz liegt so: { $pattern }.
event-tile_laid = Bauplatzplättchen { $site_tile } liegt auf Platz { $site_place }.
event-extra_terrain = Ein weiteres Geländefeld wird gezogen: { $terrain }.
event-terrain_laid = Gelände auf { $hex }: { $terrain }.
event-rest_tile_shown = Ein Ruheplättchen wird aufgedeckt: { $rest_tile }.
event-place_in_order = { $player } hat Platz { $place } in der Zugreihenfolge.
event-chief_shown = Ein Häuptling liegt offen: { $chief }.
event-chief_taken = { $player } hat den Häuptling { $chief }.
event-side_chosen = { $player } dreht den Häuptling: { $side } liegt oben.
event-setup_shown = Eine Aufbaukarte liegt offen: { $setup }.
event-setup_taken = { $player } nimmt { $setup }.
event-drew = { $player } zieht { $card }.
event-drew_unseen = { $player } zieht eine Karte.
event-reshuffled = { $player } mischt den Ablagestapel: { $count } { $count ->
    [one] Karte
   *[other] Karten
}.
event-animal_appeared = Im Jagdgebiet erscheint: { $animal }.
event-animal_taken = { $player } nimmt { $animal }.
event-played = { $player } spielt { $card } aus.
event-discarded = { $player } legt { $card } ab.
event-placed = { $player } setzt ein: { $figure }, { $column }.
event-labour_gained = { $player } bekommt { $labour } Arbeitskraft.
event-ate = { $player } gibt { $count } Nahrung für { $labour } Arbeitskraft aus.
event-used = { $player } nutzt die Fähigkeit: { $card }.
event-called = { $player } nutzt den Häuptling { $chief }.
event-food_paid = { $player } zahlt { $count } Nahrung.
event-tools_paid = { $player } zahlt { $count } { $count ->
    [one] Werkzeug
   *[other] Werkzeuge
}.
event-food_gained = { $player } bekommt { $count } Nahrung.
event-food_lost = { $player } verliert { $count } Nahrung, für die kein Platz ist.
event-tool_gained = { $count ->
    [one] { $player } bekommt 1 Werkzeug.
   *[other] { $player } bekommt { $count } Werkzeuge.
}
event-points_gained = { $player } erhält { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
event-recruited = { $player } nimmt auf die Hand: { $tribe }.
event-enlisted = { $player } nimmt auf den Ablagestapel: { $tribe }.
event-learned = { $player } nimmt { $card }.
event-stone_taken = { $player } nimmt { $stone }.
event-camp_pitched = { $player } stellt ein Lager auf das Startfeld.
event-moved = { $player } verschiebt ein Lager: { $from } → { $hex }.
event-settled = { $player } baut eine Siedlung: { $juncture }.
event-ice_turned_up = { $player } deckt auf { $hex } einen Eisfund auf: { $ice_find }.
event-tipped = { $player } erlegt { $animal }.
event-built = { $player } baut einen Megalithen: Ebene { $level }, Reihe { $row }, Spalte { $column }.
event-climbed = { $player } erreicht Stufe { $reached }: { $track }.
event-buried = { $player } begräbt { $zone }: { $card }.
event-buried_unseen = { $player } begräbt eine Handkarte.
event-lesser_taken = { $player } nimmt ein geringeres Einkommen: { $way }.
event-forgone = { $player } nimmt nichts mehr.
event-walked = { $player } geht weiter nach unten: { $column }.
event-first_there = { $player } kommt zuerst unten an: { $column }.
event-tile_taken = { $player } nimmt { $rest_tile }.
event-tile_returned = Unter den Stapel kommt { $rest_tile }.
event-turn_ended = { $player } beendet den Zug.
event-laid = { $player } legt verdeckt: { $card }.
event-laid_unseen = { $player } legt verdeckt eine Karte.
event-eclipse_began = Die Sonnenfinsternis der Runde { $round } beginnt.
event-shown = { $player } deckt auf: { $card }.
event-strength = { $player } hat { $labour } Arbeitskraft in der Sonnenfinsternis.
event-new_place = { $player } hat jetzt Platz { $place }.
event-eclipse_step = Sonnenfinsternis von { $player }: { $step }.
event-hex_harvested = { $player } führt auf { $hex }: { $terrain }.
event-stone_scored = { $points ->
    [one] { $player } erhält 1 Punkt für { $stone }.
   *[other] { $player } erhält { $points } Punkte für { $stone }.
}
event-era_ended = Das erste Zeitalter endet; seine offenen Fortschritte sind aus dem Spiel.
event-ended = Das Spiel ist aus.
event-scored = { $points ->
    [one] { $player } erhält 1 Punkt: { $source }.
   *[other] { $player } erhält { $points } Punkte: { $source }.
}

problem-between = muss zwischen { $least } und { $most } liegen, ist aber { $value }
problem-negative = darf nicht { $value } sein
problem-order = das ist nicht die Zugreihenfolge aller am Tisch
problem-copies = davon gibt es { $expected }, in dieser Stellung aber { $count }
problem-honor-places = Marker auf einer Stufe stehen von links her nebeneinander
problem-base = das Startfeld liegt in der Mitte und nirgends sonst
problem-terrain = das sind nicht die Geländefelder für diese Zahl von Leuten
problem-ice-find = bei diesem Modul liegt auf jedem Gletscher ein Fund, verdeckt, bis ein Lager kommt: { $hex }
problem-set-up = das gehört in einen anderen Augenblick des Aufbaus
problem-megalith = ein Megalith liegt, wo er nicht darf
problem-era = da liegt eine Karte, die nicht in dieses Zeitalter gehört
problem-no-module = dieses Modul wird nicht benutzt
problem-twice = zwei haben dasselbe
problem-not-there = was da sein soll, ist nicht da
problem-not-settled = hier wartet das Spiel nie
problem-nothing-to-do = hier gibt es nichts zu entscheiden
problem-unused = muss jetzt leer sein
problem-figures = { $expected } Figuren müssen eingesetzt sein, es sind aber { $count }
problem-nobody-there = die Figur dieses Zuges steht nicht dort
