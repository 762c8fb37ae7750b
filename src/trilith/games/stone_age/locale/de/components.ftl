# Zivilisationskarten (obere Hälfte · untere Hälfte) und Gebäude.

card-pottery_food_7 = 7 Nahrung · Töpferei
card-pottery_dice = Würfel für alle · Töpferei
card-healing_food_5 = 5 Nahrung · Heilkunst
card-healing_choice = 2 Rohstoffe nach Wahl · Heilkunst
card-weaving_food_3 = 3 Nahrung · Weberei
card-weaving_food_1 = 1 Nahrung · Weberei
card-time_field = Nahrungsleiste +1 · Sonnenscheibe
card-time_dice = Würfel für alle · Sonnenscheibe
card-transport_stone_2 = 2 Stein · Transport
card-transport_dice = Würfel für alle · Transport
card-writing_card = Zusatzkarte · Schrift
card-writing_dice = Würfel für alle · Schrift
card-art_gold_roll = Goldwurf mit 2 Würfeln · Kunst
card-art_tool = neues Werkzeug · Kunst
card-music_points = 3 Punkte · Musik
card-farmer_field = Nahrungsleiste +1 · 1 Bauer
card-farmer_stone = 1 Stein · 1 Bauer
card-farmer_dice = Würfel für alle · 1 Bauer
card-farmers_2_food_3 = 3 Nahrung · 2 Bauern
card-farmers_2_dice = Würfel für alle · 2 Bauern
card-toolmaker_one_use_4 = Einmal-Werkzeug 4 · 1 Werkzeugmacher
card-toolmaker_one_use_3 = Einmal-Werkzeug 3 · 1 Werkzeugmacher
card-toolmakers_2_one_use_2 = Einmal-Werkzeug 2 · 2 Werkzeugmacher
card-toolmakers_2_dice = Würfel für alle · 2 Werkzeugmacher
card-builder_food_4 = 4 Nahrung · 1 Hüttenbauer
card-builder_dice = Würfel für alle · 1 Hüttenbauer
card-builders_2_food_2 = 2 Nahrung · 2 Hüttenbauer
card-builders_2_dice = Würfel für alle · 2 Hüttenbauer
card-builders_3_points = 3 Punkte · 3 Hüttenbauer
card-shaman_stone = 1 Stein · 1 Schamane
card-shaman_gold = 1 Gold · 1 Schamane
card-shaman_stone_roll = Steinwurf mit 2 Würfeln · 1 Schamane
card-shamans_2_brick = 1 Ziegel · 2 Schamanen
card-shamans_2_wood_roll = Holzwurf mit 2 Würfeln · 2 Schamanen

building-wood_wood_brick = 2 Holz + 1 Ziegel = 10
building-wood_wood_stone = 2 Holz + 1 Stein = 11
building-wood_brick_brick = 1 Holz + 2 Ziegel = 11
building-wood_wood_gold = 2 Holz + 1 Gold = 12
building-wood_brick_stone = 1 Holz + 1 Ziegel + 1 Stein = 12
building-wood_stone_stone = 1 Holz + 2 Stein = 13
building-brick_brick_stone = 2 Ziegel + 1 Stein = 13
building-wood_brick_gold = 1 Holz + 1 Ziegel + 1 Gold = 13
building-brick_brick_gold = 2 Ziegel + 1 Gold = 14
building-brick_stone_stone = 1 Ziegel + 2 Stein = 14
building-wood_stone_gold = 1 Holz + 1 Stein + 1 Gold = 14
building-brick_stone_gold = 1 Ziegel + 1 Stein + 1 Gold = 15
building-stone_stone_gold = 2 Stein + 1 Gold = 16
building-four_of_one = genau 4 Rohstoffe aus genau 1 Sorte
building-four_of_two = genau 4 Rohstoffe aus genau 2 Sorten
building-four_of_three = genau 4 Rohstoffe aus genau 3 Sorten
building-four_of_four = genau 4 Rohstoffe aus genau 4 Sorten
building-five_of_one = genau 5 Rohstoffe aus genau 1 Sorte
building-five_of_two = genau 5 Rohstoffe aus genau 2 Sorten
building-five_of_three = genau 5 Rohstoffe aus genau 3 Sorten
building-five_of_four = genau 5 Rohstoffe aus genau 4 Sorten
building-one_to_seven = 1 bis 7 Rohstoffe beliebiger Sorten
