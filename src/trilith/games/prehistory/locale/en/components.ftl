# What is in the box, and the fields of the map. Cards say what they bring, camps what they ask for.

colour-grey = grey
colour-blue = blue
colour-red = red
colour-brown = brown
colour-yellow = yellow
colour-white = white

symbol-hand = hand
symbol-spiral = spiral
symbol-bison = bison
symbol-archer = archer
symbol-sun = sun
symbol-ladder = ladder

piece-1_1 = row 1, column 1 (hand, sun)
piece-1_2 = row 1, column 2 (spiral)
piece-1_3 = row 1, column 3 (bison, archer, ladder)
piece-2_1 = row 2, column 1 (archer)
piece-2_2 = row 2, column 2 (hand, spiral, sun)
piece-2_3 = row 2, column 3 (bison, ladder)
piece-3_1 = row 3, column 1 (bison, ladder, spiral)
piece-3_2 = row 3, column 2 (archer, hand)
piece-3_3 = row 3, column 3 (sun)

tile-apple = apple
tile-apple_bone = apple with a bone
tile-berry = berry
tile-berry_bone = berry with a bone
tile-nut = nut
tile-nut_bone = nut with a bone
tile-mushroom = mushroom
tile-mushroom_bone = mushroom with a bone
tile-root = root
tile-root_bone = root with a bone
tile-herb = herb
tile-herb_bone = herb with a bone

species-elephant = elephant
species-bison = bison
species-reindeer = reindeer
species-horse = horse
species-bear = bear
species-boar = boar

prey-elephant_1 = elephant [1]: 1 point + 1 brown resource
prey-elephant_2 = elephant [2]: 2 points + 1 grey resource
prey-elephant_3 = elephant [3]: 3 points + 1 brown marker
prey-elephant_footprint_1 = elephant footprint [1]: 1 bone
prey-elephant_footprint_2 = elephant footprint [2]: 1 grey marker
prey-bison_1 = bison [1]: 1 point + 1 grey resource
prey-bison_2 = bison [2]: 2 points + 1 blue resource
prey-bison_3 = bison [3]: 3 points + 1 grey marker
prey-bison_footprint_1 = bison footprint [1]: 1 bone
prey-bison_footprint_2 = bison footprint [2]: 1 blue marker
prey-reindeer_1 = reindeer [1]: 1 point + 1 yellow resource
prey-reindeer_2 = reindeer [2]: 2 points + 1 red resource
prey-reindeer_3 = reindeer [3]: 3 points + 1 yellow marker
prey-reindeer_footprint_1 = reindeer footprint [1]: 1 bone
prey-reindeer_footprint_2 = reindeer footprint [2]: 1 red marker
prey-horse_1 = horse [1]: 1 point + 1 white resource
prey-horse_2 = horse [2]: 2 points + 1 brown resource
prey-horse_3 = horse [3]: 3 points + 1 white marker
prey-horse_footprint_1 = horse footprint [1]: 1 bone
prey-horse_footprint_2 = horse footprint [2]: 1 brown marker
prey-bear_1 = bear [1]: 1 point + 1 blue resource
prey-bear_2 = bear [2]: 2 points + 1 yellow resource
prey-bear_3 = bear [3]: 3 points + 1 blue marker
prey-bear_footprint_1 = bear footprint [1]: 1 bone
prey-bear_footprint_2 = bear footprint [2]: 1 yellow marker
prey-boar_1 = boar [1]: 1 point + 1 red resource
prey-boar_2 = boar [2]: 2 points + 1 white resource
prey-boar_3 = boar [3]: 3 points + 1 red marker
prey-boar_footprint_1 = boar footprint [1]: 1 bone
prey-boar_footprint_2 = boar footprint [2]: 1 white marker

rite-handprints = Handprints [1]: painted pieces: 3+ = 3 points
rite-river_spirits = River Spirits [1]: fish tiles: 3+ = 3 points
rite-full_baskets = Full Baskets [1]: kinds of gather tiles: 3+ = 3 points
rite-hunters_feast = Hunters’ Feast [1]: animals: 3+ = 3 points; 1 bone
rite-hearths = Hearths [1]: own camps: 3+ = 3 points
rite-standing_stones = Standing Stones [1]: megaliths A: 2+ = 3 points; 1 bone
rite-finished_frieze = Finished Frieze [1]: complete rows of the painting: 1+ = 3 points
rite-favourite_fruit = Favourite Fruit [1]: gather tiles of one kind: 2+ = 3 points
rite-tracks_in_the_snow = Tracks in the Snow [1]: footprints: 2+ = 3 points; 1 bone
rite-great_fire = Great Fire [1]: ceremony cards: 3+ = 3 points
rite-wide_wandering = Wide Wandering [1]: own members on the map: 5+ = 3 points; 1 bone
rite-deep_water = Deep Water [1]: steps on the fishing track: 8+ = 3 points
rite-painters_song = Painters’ Song [2]: 1 point each, at most 5: painted pieces
rite-fishers_song = Fishers’ Song [2]: 1 point each, at most 5: fish tiles
rite-gatherers_song = Gatherers’ Song [2]: 1 point each, at most 5: gather tiles
rite-trackers_song = Trackers’ Song [2]: 1 point each, at most 5: hunting cards; 1 bone
rite-builders_song = Builders’ Song [2]: 1 point each, at most 5: own camps
rite-travellers_song = Travellers’ Song [2]: 1 point each, at most 5: own members on the map; 1 bone
rite-pillars_of_paint = Pillars of Paint [2]: 2 points each, at most 6: complete columns of the painting
rite-twin_baskets = Twin Baskets [2]: 2 points each, at most 6: full pairs of baskets; 1 bone
rite-beast_masks = Beast Masks [2]: 1 point each, at most 5: species of animals
rite-stone_carriers = Stone Carriers [2]: 1 point each, at most 5: megaliths A; 1 bone
rite-long_current = Long Current [2]: 1 point for every 3, at most 5: steps on the fishing track
rite-circle_of_shamans = Circle of Shamans [2]: 1 point each, at most 5: other ceremony cards; 1 bone
rite-great_cave = Great Cave [3]: painted pieces: 5+ = 4 points, 7+ = 8 points
rite-harvest_moon = Harvest Moon [3]: kinds of gather tiles: 4+ = 4 points, 6+ = 8 points
rite-many_tents = Many Tents [3]: own camps: 4+ = 4 points, 6+ = 8 points; 1 bone
rite-herd_spirit = Herd Spirit [3]: animals of one species: 2+ = 4 points, 3+ = 8 points
rite-mother_river = Mother River [3]: steps on the fishing track: 10+ = 4 points, 16+ = 8 points
rite-chief_of_chiefs = Chief of Chiefs [3]: a camp, and nobody has more: 6 points; 1 bone
rite-far_horizon = Far Horizon [3]: own camps 3 or more steps from the start: 2+ = 4 points, 3+ = 8 points; 1 bone
rite-balance_of_life = Balance of Life [3]: of each: pieces, fish, gather tiles, animals, ceremony cards, camps: 1+ = 4 points, 2+ = 8 points
rite-great_tribe = Great Tribe [3]: own members on the map: 5+ = 4 points, 7+ = 8 points; 1 bone
rite-stone_watch = Stone Watch [3]: megaliths B and C with an own camp or member on or next to them: 3+ = 4 points, 5+ = 8 points; 1 bone

camp-1 = camp 1 (1 stays; 1 bone)
camp-2 = camp 2 (1 goes back; 1 point + 1 bone)
camp-3 = camp 3 (1 stays and 1 goes back; 2 points)
camp-4 = camp 4 (2 go back; 3 points + 1 bone)
camp-5 = camp 5 (2 stay and 1 goes back; 4 points)
camp-6 = camp 6 (1 stays and 2 go back; 5 points + 1 bone)
camp-7 = camp 7 (3 go back; 6 points + 2 bones)

board-a = board A
board-b = board B
board-c = board C
board-d = board D
central-wheel_1 = central wheel 1
central-wheel_2 = central wheel 2
central-wheel_3 = central wheel 3
central-wheel_4 = central wheel 4
central-wheel_5 = central wheel 5
central-wheel_6 = central wheel 6
central-wheel_7 = central wheel 7
central-wheel_8 = central wheel 8

land-plain = open land
land-campsite = campsite
land-megalith = place for a megalith
land-animal = place for an animal
land-start_camp = start camp
land-megalith_a = megalith A
land-megalith_b = megalith B
land-megalith_c1 = megalith C (4/1)
land-megalith_c2 = megalith C (4/2)
land-megalith_c3 = megalith C (5/2)
land-megalith_c4 = megalith C (6/3)
land-token_elephant = elephant
land-token_bison = bison
land-token_reindeer = reindeer
land-token_horse = horse
land-token_bear = bear
land-token_boar = boar
land-near_1 = 1 blue resource + 1 red resource
land-near_2 = 1 brown resource + 1 yellow resource
land-near_3 = 1 grey resource + 1 white resource
land-middle_5 = 2 points
land-middle_6 = 2 resources of choice
land-middle_7 = 2 bones
land-middle_8 = a new member
land-middle_9 = 1 marker of choice
land-outer_5 = 3 points
land-outer_6 = 2 markers of choice
land-outer_7 = 3 bones
land-outer_8 = a new member + 1 bone

land_tile-near_1 = near tile 1
land_tile-near_2 = near tile 2
land_tile-near_3 = near tile 3
land_tile-middle_1 = middle tile 1
land_tile-middle_2 = middle tile 2
land_tile-middle_3 = middle tile 3
land_tile-middle_4 = middle tile 4
land_tile-middle_5 = middle tile 5
land_tile-middle_6 = middle tile 6
land_tile-middle_7 = middle tile 7
land_tile-middle_8 = middle tile 8
land_tile-middle_9 = middle tile 9
land_tile-outer_1 = outer tile 1
land_tile-outer_2 = outer tile 2
land_tile-outer_3 = outer tile 3
land_tile-outer_4 = outer tile 4
land_tile-outer_5 = outer tile 5
land_tile-outer_6 = outer tile 6
land_tile-outer_7 = outer tile 7
land_tile-outer_8 = outer tile 8

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
field-e5 = start camp e5
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
