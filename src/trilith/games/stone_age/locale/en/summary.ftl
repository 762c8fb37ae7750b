# The game on one page, for whoever has never played it; every sentence names the rules that it rests on.

summary-about = You lead a tribe of five people who have twelve food (SA-1.1). Buildings score at once, cards mostly when the game is over, and whoever has the most points then wins (SA-6.4, SA-7.1, SA-10.8).
    .title = The aim
summary-round = A round has three parts: all players place their people, act with them, and feed them (SA-2.1).
    .title = The round
summary-placing = One after the other, beginning with the start player, each player puts one or more people on one place, until nobody can place any more (SA-3.1, SA-3.12). A full place is closed, and where you already have people you may not add any (SA-3.2, SA-3.3). With two or three players there is less room (SA-11.1, SA-11.2, SA-11.3).
    .title = Placing people
summary-places = The tool maker takes one person and brings a tool, the field takes one and raises your harvest, the hut takes two, and you may take a new person (SA-4.4, SA-4.9, SA-4.7). Any number of people may hunt, and seven fit into each of forest, clay pit, quarry and river (SA-3.8, SA-3.9). Each open card and each open building has room for one (SA-3.10, SA-3.11).
    .title = The places
summary-acting = Then each player acts at all of their places, in any order, and takes the people home (SA-4.1, SA-4.2, SA-4.3). To hunt or gather you roll one die for each person there: every full 2 pips are a food, every full 3 a wood, 4 a brick, 5 a stone, 6 a gold (SA-5.1, SA-5.2, SA-5.3). Each of your tools may be added to one roll in a round (SA-5.4, SA-5.5).
    .title = Acting
summary-buying = A card costs one to four resources of any kind, by the place where it lies (SA-6.1). Its upper half helps you during the game, its lower half scores in the end (SA-6.4). A building costs the resources it asks for and brings points at once (SA-7.1, SA-7.2, SA-7.3). Whoever does not want to pay takes the person back and leaves the card or building where it is (SA-6.2, SA-7.4).
    .title = Cards and buildings
summary-feeding = When everybody is home, you take as much food as your marker on the food track shows, and pay one food for each of your people (SA-8.1, SA-8.2). Resources may replace food; if somebody still goes hungry, you lose ten points (SA-8.4, SA-8.5). A new round has another start player, fresh cards, and tools that are ready again (SA-9.1, SA-9.2, SA-9.3).
    .title = Feeding
summary-end = The game ends when four cards can no longer be laid open, or after the round in which a stack of buildings has run out (SA-9.4, SA-9.5). Then your cards score: the number of different green symbols times itself, and the same once more for symbols you have twice (SA-10.1, SA-10.2). Each farmer scores as many points as your step on the food track, each toolmaker as your tools are worth, each builder as you have buildings, each shaman as you have people (SA-10.3, SA-10.4, SA-10.5, SA-10.6). Each resource left is a point more (SA-10.7).
    .title = The end
