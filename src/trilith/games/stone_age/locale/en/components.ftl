# Civilization cards (upper half · lower half) and buildings.

card-pottery_food_7 = 7 food · pottery
card-pottery_dice = dice for everyone · pottery
card-healing_food_5 = 5 food · healing
card-healing_choice = 2 resources of choice · healing
card-weaving_food_3 = 3 food · weaving
card-weaving_food_1 = 1 food · weaving
card-time_field = food track +1 · time
card-time_dice = dice for everyone · time
card-transport_stone_2 = 2 stone · transport
card-transport_dice = dice for everyone · transport
card-writing_card = extra card · writing
card-writing_dice = dice for everyone · writing
card-art_gold_roll = roll 2 dice for gold · art
card-art_tool = new tool · art
card-music_points = 3 points · music
card-farmer_field = food track +1 · 1 farmer
card-farmer_stone = 1 stone · 1 farmer
card-farmer_dice = dice for everyone · 1 farmer
card-farmers_2_food_3 = 3 food · 2 farmers
card-farmers_2_dice = dice for everyone · 2 farmers
card-toolmaker_one_use_4 = one-use tool 4 · 1 toolmaker
card-toolmaker_one_use_3 = one-use tool 3 · 1 toolmaker
card-toolmakers_2_one_use_2 = one-use tool 2 · 2 toolmakers
card-toolmakers_2_dice = dice for everyone · 2 toolmakers
card-builder_food_4 = 4 food · 1 builder
card-builder_dice = dice for everyone · 1 builder
card-builders_2_food_2 = 2 food · 2 builders
card-builders_2_dice = dice for everyone · 2 builders
card-builders_3_points = 3 points · 3 builders
card-shaman_stone = 1 stone · 1 shaman
card-shaman_gold = 1 gold · 1 shaman
card-shaman_stone_roll = roll 2 dice for stone · 1 shaman
card-shamans_2_brick = 1 brick · 2 shamans
card-shamans_2_wood_roll = roll 2 dice for wood · 2 shamans

building-wood_wood_brick = 2 wood + 1 brick = 10
building-wood_wood_stone = 2 wood + 1 stone = 11
building-wood_brick_brick = 1 wood + 2 brick = 11
building-wood_wood_gold = 2 wood + 1 gold = 12
building-wood_brick_stone = 1 wood + 1 brick + 1 stone = 12
building-wood_stone_stone = 1 wood + 2 stone = 13
building-brick_brick_stone = 2 brick + 1 stone = 13
building-wood_brick_gold = 1 wood + 1 brick + 1 gold = 13
building-brick_brick_gold = 2 brick + 1 gold = 14
building-brick_stone_stone = 1 brick + 2 stone = 14
building-wood_stone_gold = 1 wood + 1 stone + 1 gold = 14
building-brick_stone_gold = 1 brick + 1 stone + 1 gold = 15
building-stone_stone_gold = 2 stone + 1 gold = 16
building-four_of_one = exactly 4 resources of exactly 1 kind
building-four_of_two = exactly 4 resources of exactly 2 kinds
building-four_of_three = exactly 4 resources of exactly 3 kinds
building-four_of_four = exactly 4 resources of exactly 4 kinds
building-five_of_one = exactly 5 resources of exactly 1 kind
building-five_of_two = exactly 5 resources of exactly 2 kinds
building-five_of_three = exactly 5 resources of exactly 3 kinds
building-five_of_four = exactly 5 resources of exactly 4 kinds
building-one_to_seven = 1 to 7 resources of any kinds
