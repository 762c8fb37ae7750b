# Worked examples: every number in them is checked by the test that plays the example.

example-drawing = You have to draw 5 cards, and your draw pile holds 2. You draw these 2, shuffle your discard pile, and draw the other 3 from it (EW-2.3).
example-lesser = Instead of 1 megalith you have the choice of 4 lesser incomes: a card, an idol, a tool or a food. Instead of 1 tool there is only 1, a food (EW-2.5).
example-limit = With 1 camp off your board you can hold 6 food (EW-2.8).
example-crafter = The crafter brings 1 labour, and 1 more in the column Develop: 2 in all. Her eclipse ability does nothing in your turn (EW-4.3, EW-4.5).
example-gatherer = The experienced gatherer brings 1½ labour. Once in this turn, at any time, she turns 1 food into 1 tool (EW-4.4, EW-4.9).
example-labour = Turquoise hunts. The hunter brings 1 labour and 1 more in this column, and 3 food bring another 2: that makes 4 (EW-4.2, EW-4.3, EW-4.6).
example-eclipse-order = Turquoise has 3 labour: 1½ for a resting figure and 1½ for the brave. Red has 1½ for a shaman, yellow 1½ for a resting figure. Turquoise is now first. Red was later than yellow in this round, so red is second and yellow third (EW-11.2, EW-11.3, EW-11.4).
example-scout = A scout in your eclipse pile brings 2 moves: for 1 camp both, or for 2 camps 1 each (EW-11.7).
example-megalith = Red builds on 4 megaliths: 1 is red, 1 purple and 2 are neutral. Red scores 2 + 1 + 1 + 1 = 5 points, purple 1 (EW-9.8, EW-9.9).
example-honor-top = Climbing the honor track to its top brings 2, 3 and 5 points on its last 3 levels, 10 in all (EW-10.5).
example-village-stone = The stone of the forest is worth 2 points for a village that touches 2 forests. With a second village at one of the same forests it is worth 4 (EW-16.1).
example-offering = At the end you have 3 food and 2 tools, and your marker stands where every 2 of them are a point: 2 points, and 1 is left over (EW-12.2).
example-honor = You lead on the honor track and have buried 4 cards: 10 points (EW-12.4).
example-animals = At the end you have 2 living woolly rhinoceroses and 1 that is tipped: 3 points. A woolly mammoth is 2 points. With 3 ground sloths and 1 argentavis that joins them you have a set of 4, another 10: 15 in all (EW-12.8, EW-12.9, EW-8.7).
