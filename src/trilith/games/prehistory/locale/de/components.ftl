# Was in der Schachtel ist, und die Felder der Karte. Karten sagen, was sie bringen, Lager, was sie verlangen.

colour-grey = grau
colour-blue = blau
colour-red = rot
colour-brown = braun
colour-yellow = gelb
colour-white = weiß

symbol-hand = Hand
symbol-spiral = Spirale
symbol-bison = Bison
symbol-archer = Bogenschütze
symbol-sun = Sonne
symbol-ladder = Leiter

piece-1_1 = Zeile 1, Spalte 1 (Hand, Sonne)
piece-1_2 = Zeile 1, Spalte 2 (Spirale)
piece-1_3 = Zeile 1, Spalte 3 (Bison, Bogenschütze, Leiter)
piece-2_1 = Zeile 2, Spalte 1 (Bogenschütze)
piece-2_2 = Zeile 2, Spalte 2 (Hand, Spirale, Sonne)
piece-2_3 = Zeile 2, Spalte 3 (Bison, Leiter)
piece-3_1 = Zeile 3, Spalte 1 (Bison, Leiter, Spirale)
piece-3_2 = Zeile 3, Spalte 2 (Bogenschütze, Hand)
piece-3_3 = Zeile 3, Spalte 3 (Sonne)

tile-apple = Apfel
tile-apple_bone = Apfel mit Knochen
tile-berry = Beere
tile-berry_bone = Beere mit Knochen
tile-nut = Nuss
tile-nut_bone = Nuss mit Knochen
tile-mushroom = Pilz
tile-mushroom_bone = Pilz mit Knochen
tile-root = Wurzel
tile-root_bone = Wurzel mit Knochen
tile-herb = Kraut
tile-herb_bone = Kraut mit Knochen

species-elephant = Elefant
species-bison = Bison
species-reindeer = Rentier
species-horse = Pferd
species-bear = Bär
species-boar = Wildschwein

prey-elephant_1 = Elefant [1]: 1 Punkt + 1 braune Ressource
prey-elephant_2 = Elefant [2]: 2 Punkte + 1 graue Ressource
prey-elephant_3 = Elefant [3]: 3 Punkte + 1 brauner Marker
prey-elephant_footprint_1 = Fußabdruck Elefant [1]: 1 Knochen
prey-elephant_footprint_2 = Fußabdruck Elefant [2]: 1 grauer Marker
prey-bison_1 = Bison [1]: 1 Punkt + 1 graue Ressource
prey-bison_2 = Bison [2]: 2 Punkte + 1 blaue Ressource
prey-bison_3 = Bison [3]: 3 Punkte + 1 grauer Marker
prey-bison_footprint_1 = Fußabdruck Bison [1]: 1 Knochen
prey-bison_footprint_2 = Fußabdruck Bison [2]: 1 blauer Marker
prey-reindeer_1 = Rentier [1]: 1 Punkt + 1 gelbe Ressource
prey-reindeer_2 = Rentier [2]: 2 Punkte + 1 rote Ressource
prey-reindeer_3 = Rentier [3]: 3 Punkte + 1 gelber Marker
prey-reindeer_footprint_1 = Fußabdruck Rentier [1]: 1 Knochen
prey-reindeer_footprint_2 = Fußabdruck Rentier [2]: 1 roter Marker
prey-horse_1 = Pferd [1]: 1 Punkt + 1 weiße Ressource
prey-horse_2 = Pferd [2]: 2 Punkte + 1 braune Ressource
prey-horse_3 = Pferd [3]: 3 Punkte + 1 weißer Marker
prey-horse_footprint_1 = Fußabdruck Pferd [1]: 1 Knochen
prey-horse_footprint_2 = Fußabdruck Pferd [2]: 1 brauner Marker
prey-bear_1 = Bär [1]: 1 Punkt + 1 blaue Ressource
prey-bear_2 = Bär [2]: 2 Punkte + 1 gelbe Ressource
prey-bear_3 = Bär [3]: 3 Punkte + 1 blauer Marker
prey-bear_footprint_1 = Fußabdruck Bär [1]: 1 Knochen
prey-bear_footprint_2 = Fußabdruck Bär [2]: 1 gelber Marker
prey-boar_1 = Wildschwein [1]: 1 Punkt + 1 rote Ressource
prey-boar_2 = Wildschwein [2]: 2 Punkte + 1 weiße Ressource
prey-boar_3 = Wildschwein [3]: 3 Punkte + 1 roter Marker
prey-boar_footprint_1 = Fußabdruck Wildschwein [1]: 1 Knochen
prey-boar_footprint_2 = Fußabdruck Wildschwein [2]: 1 weißer Marker

rite-handprints = Handabdrücke [1]: gemalte Teilstücke: 3+ = 3 Punkte
rite-river_spirits = Flussgeister [1]: Fische: 3+ = 3 Punkte
rite-full_baskets = Volle Körbe [1]: Arten von Sammelplättchen: 3+ = 3 Punkte
rite-hunters_feast = Fest der Jäger [1]: Tiere: 3+ = 3 Punkte; 1 Knochen
rite-hearths = Herdfeuer [1]: eigene Lager: 3+ = 3 Punkte
rite-standing_stones = Stehende Steine [1]: Megalithe A: 2+ = 3 Punkte; 1 Knochen
rite-finished_frieze = Fertiger Fries [1]: volle Zeilen der Felsmalerei: 1+ = 3 Punkte
rite-favourite_fruit = Lieblingsfrucht [1]: Sammelplättchen einer Art: 2+ = 3 Punkte
rite-tracks_in_the_snow = Spuren im Schnee [1]: Fußabdrücke: 2+ = 3 Punkte; 1 Knochen
rite-great_fire = Großes Feuer [1]: Zeremoniekarten: 3+ = 3 Punkte
rite-wide_wandering = Weite Wanderung [1]: eigene Mitglieder auf der Karte: 5+ = 3 Punkte; 1 Knochen
rite-deep_water = Tiefes Wasser [1]: Schritte auf der Fischerei-Leiste: 8+ = 3 Punkte
rite-painters_song = Lied der Maler [2]: je 1 Punkt, höchstens 5: gemalte Teilstücke
rite-fishers_song = Lied der Fischer [2]: je 1 Punkt, höchstens 5: Fische
rite-gatherers_song = Lied der Sammler [2]: je 1 Punkt, höchstens 5: Sammelplättchen
rite-trackers_song = Lied der Fährtenleser [2]: je 1 Punkt, höchstens 5: Jagdkarten; 1 Knochen
rite-builders_song = Lied der Baumeister [2]: je 1 Punkt, höchstens 5: eigene Lager
rite-travellers_song = Lied der Reisenden [2]: je 1 Punkt, höchstens 5: eigene Mitglieder auf der Karte; 1 Knochen
rite-pillars_of_paint = Säulen aus Farbe [2]: je 2 Punkte, höchstens 6: volle Spalten der Felsmalerei
rite-twin_baskets = Zwillingskörbe [2]: je 2 Punkte, höchstens 6: volle Korbpaare; 1 Knochen
rite-beast_masks = Tiermasken [2]: je 1 Punkt, höchstens 5: Tierarten
rite-stone_carriers = Steinträger [2]: je 1 Punkt, höchstens 5: Megalithe A; 1 Knochen
rite-long_current = Langer Strom [2]: 1 Punkt für je 3, höchstens 5: Schritte auf der Fischerei-Leiste
rite-circle_of_shamans = Kreis der Schamanen [2]: je 1 Punkt, höchstens 5: andere Zeremoniekarten; 1 Knochen
rite-great_cave = Große Höhle [3]: gemalte Teilstücke: 5+ = 4 Punkte, 7+ = 8 Punkte
rite-harvest_moon = Erntemond [3]: Arten von Sammelplättchen: 4+ = 4 Punkte, 6+ = 8 Punkte
rite-many_tents = Viele Zelte [3]: eigene Lager: 4+ = 4 Punkte, 6+ = 8 Punkte; 1 Knochen
rite-herd_spirit = Herdengeist [3]: Tiere einer Art: 2+ = 4 Punkte, 3+ = 8 Punkte
rite-mother_river = Mutter Fluss [3]: Schritte auf der Fischerei-Leiste: 10+ = 4 Punkte, 16+ = 8 Punkte
rite-chief_of_chiefs = Häuptling der Häuptlinge [3]: ein Lager, und niemand hat mehr: 6 Punkte; 1 Knochen
rite-far_horizon = Ferner Horizont [3]: eigene Lager 3 oder mehr Schritte vom Start: 2+ = 4 Punkte, 3+ = 8 Punkte; 1 Knochen
rite-balance_of_life = Gleichgewicht des Lebens [3]: von jedem: Teilstücke, Fische, Sammelplättchen, Tiere, Zeremoniekarten, Lager: 1+ = 4 Punkte, 2+ = 8 Punkte
rite-great_tribe = Großer Stamm [3]: eigene Mitglieder auf der Karte: 5+ = 4 Punkte, 7+ = 8 Punkte; 1 Knochen
rite-stone_watch = Wacht der Steine [3]: Megalithe B und C mit eigenem Lager oder Mitglied darauf oder daneben: 3+ = 4 Punkte, 5+ = 8 Punkte; 1 Knochen

camp-1 = Lager 1 (1 bleibt; 1 Knochen)
camp-2 = Lager 2 (1 geht zurück; 1 Punkt + 1 Knochen)
camp-3 = Lager 3 (1 bleibt und 1 geht zurück; 2 Punkte)
camp-4 = Lager 4 (2 gehen zurück; 3 Punkte + 1 Knochen)
camp-5 = Lager 5 (2 bleiben und 1 geht zurück; 4 Punkte)
camp-6 = Lager 6 (1 bleibt und 2 gehen zurück; 5 Punkte + 1 Knochen)
camp-7 = Lager 7 (3 gehen zurück; 6 Punkte + 2 Knochen)

board-a = Tableau A
board-b = Tableau B
board-c = Tableau C
board-d = Tableau D
central-wheel_1 = zentrales Preisrad 1
central-wheel_2 = zentrales Preisrad 2
central-wheel_3 = zentrales Preisrad 3
central-wheel_4 = zentrales Preisrad 4
central-wheel_5 = zentrales Preisrad 5
central-wheel_6 = zentrales Preisrad 6
central-wheel_7 = zentrales Preisrad 7
central-wheel_8 = zentrales Preisrad 8

land-plain = freies Land
land-campsite = Lagerplatz
land-megalith = Platz für einen Megalithen
land-animal = Platz für ein Tier
land-start_camp = Startlager
land-megalith_a = Megalith A
land-megalith_b = Megalith B
land-megalith_c1 = Megalith C (4/1)
land-megalith_c2 = Megalith C (4/2)
land-megalith_c3 = Megalith C (5/2)
land-megalith_c4 = Megalith C (6/3)
land-token_elephant = Elefant
land-token_bison = Bison
land-token_reindeer = Rentier
land-token_horse = Pferd
land-token_bear = Bär
land-token_boar = Wildschwein
land-near_1 = 1 blaue Ressource + 1 rote Ressource
land-near_2 = 1 braune Ressource + 1 gelbe Ressource
land-near_3 = 1 graue Ressource + 1 weiße Ressource
land-middle_5 = 2 Punkte
land-middle_6 = 2 Ressourcen nach Wahl
land-middle_7 = 2 Knochen
land-middle_8 = ein neues Mitglied
land-middle_9 = 1 Marker nach Wahl
land-outer_5 = 3 Punkte
land-outer_6 = 2 Marker nach Wahl
land-outer_7 = 3 Knochen
land-outer_8 = ein neues Mitglied + 1 Knochen

land_tile-near_1 = nahes Teil 1
land_tile-near_2 = nahes Teil 2
land_tile-near_3 = nahes Teil 3
land_tile-middle_1 = mittleres Teil 1
land_tile-middle_2 = mittleres Teil 2
land_tile-middle_3 = mittleres Teil 3
land_tile-middle_4 = mittleres Teil 4
land_tile-middle_5 = mittleres Teil 5
land_tile-middle_6 = mittleres Teil 6
land_tile-middle_7 = mittleres Teil 7
land_tile-middle_8 = mittleres Teil 8
land_tile-middle_9 = mittleres Teil 9
land_tile-outer_1 = äußeres Teil 1
land_tile-outer_2 = äußeres Teil 2
land_tile-outer_3 = äußeres Teil 3
land_tile-outer_4 = äußeres Teil 4
land_tile-outer_5 = äußeres Teil 5
land_tile-outer_6 = äußeres Teil 6
land_tile-outer_7 = äußeres Teil 7
land_tile-outer_8 = äußeres Teil 8

field-a1 = a1
field-a2 = a2
field-a3 = a3
field-a4 = a4
field-a5 = a5
field-b1 = b1
field-b2 = b2
field-b3 = b3
field-b4 = b4
field-b5 = b5
field-b6 = b6
field-c1 = c1
field-c2 = c2
field-c3 = c3
field-c4 = c4
field-c5 = c5
field-c6 = c6
field-c7 = c7
field-d1 = d1
field-d2 = d2
field-d3 = d3
field-d4 = d4
field-d5 = d5
field-d6 = d6
field-d7 = d7
field-d8 = d8
field-e1 = e1
field-e2 = e2
field-e3 = e3
field-e4 = e4
field-e5 = Startlager e5
field-e6 = e6
field-e7 = e7
field-e8 = e8
field-e9 = e9
field-f1 = f1
field-f2 = f2
field-f3 = f3
field-f4 = f4
field-f5 = f5
field-f6 = f6
field-f7 = f7
field-f8 = f8
field-g1 = g1
field-g2 = g2
field-g3 = g3
field-g4 = g4
field-g5 = g5
field-g6 = g6
field-g7 = g7
field-h1 = h1
field-h2 = h2
field-h3 = h3
field-h4 = h4
field-h5 = h5
field-h6 = h6
field-i1 = i1
field-i2 = i2
field-i3 = i3
field-i4 = i4
field-i5 = i5
