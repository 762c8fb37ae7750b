# Worked examples: every number in them is checked by the test that plays the example.

example-placing = Four play. Red puts 1 person on card 2, blue 5 on the hunt, green 2 into the hut, yellow 1 on building 3. Red goes on with 1 on the hunt; blue has 0 people left and is passed over, so it is green's turn (SA-3.1, SA-3.4).
example-forest = Red has 4 people in the forest, yellow 2. Blue may add 1, but not 2; then all 7 are there and the forest is full (SA-3.9).
example-hunt = Blue hunts with 5 people and rolls 14 pips: 7 food (SA-5.2).
example-hunt-tool = Green hunts with 3 people and rolls 11 pips; a tool of value 1 makes it 12, and that is 6 food. Later in the round green rolls 5 pips with 2 people at the river. The tool has been used, so there is no gold (SA-5.4, SA-5.5).
example-hunt-two-tools = Yellow rolls 4 pips with 2 people and adds 2 tools of value 1: with 6 pips there are 3 food (SA-5.4).
example-river = Red rolls 7 pips with 3 people at the river and adds 3 tools of value 2: with 13 pips there are 2 gold, and 1 pip is lost (SA-5.3, SA-5.4).
example-hut = Green sends 2 people into the hut, takes a new one, and so brings home 3 (SA-4.7).
example-dice = Red buys a card with dice for everyone and rolls 4 dice, for there are 4 players: 2, 2, 5 and 6. Red takes the 5, a tool, and blue the 6, a step up the food track; green and yellow get a brick each (SA-6.5, SA-6.6).
example-building = Yellow pays 2 wood and 1 brick for a building that shows them and scores 10 points at once (SA-7.1).
example-exact = A building asks for exactly 4 resources of exactly 2 kinds. Blue pays 3 stone, worth 5 each, and 1 wood, worth 3: 18 points (SA-7.2).
example-new-round = Cards 2 and 3 were taken. For the new round card 1 stays, card 4 moves to place 2, and 2 new cards are laid on places 3 and 4 (SA-9.2).
example-symbols = Cards with writing, healing, pottery, art and music are 5 different symbols: 25 points. With a second healing card it is 26 (SA-10.1, SA-10.2).
example-figures = In the final scoring 5 farmers with the food track at 7 are 35 points, 3 toolmakers with tools of 7 in all are 21, 7 builders with 6 buildings are 42, and 3 shamans with 8 people are 24 (SA-10.3, SA-10.4, SA-10.5, SA-10.6).
