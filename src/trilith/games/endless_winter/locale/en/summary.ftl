# The game on one page, for whoever has never played it; every sentence names the rules that it rests on.

summary-about = You lead a tribe through four rounds, two in each of two eras, and whoever has the most points in the end wins (EW-2.1, EW-12.1). A round has an action phase, an eclipse and a preparation phase (EW-2.1).
    .title = The aim
summary-turn = In the action phase everybody has three turns, one for each figure (EW-3.1, EW-3.5). First you may play culture cards; each after the first costs another card of your hand (EW-3.2, EW-3.3). Then a figure goes to the top of one of four columns, or to rest (EW-3.5). At the top you act as often as you can pay, in the middle once, and at the bottom the first figure of the round gains something (EW-3.7, EW-3.8, EW-3.9). Much is paid with labour: it comes from tribe members that you play and from food that you spend (EW-4.1, EW-4.2, EW-4.6).
    .title = A turn
summary-columns = Initiate brings tribe cards and lets you bury cards (EW-5.1, EW-5.5). Develop brings culture cards and sacred stones, which score in every eclipse (EW-6.1, EW-6.2, EW-11.12). Migrate brings camps to the land and moves them, and three camps round a juncture become a village (EW-7.1, EW-7.2, EW-7.4). Hunt brings animals, which score in sets while they live, and one of them may be tipped for what it shows (EW-8.3, EW-8.6, EW-12.8).
    .title = The four columns
summary-rest = A figure that rests draws a card, may tip an animal, and brings labour in the eclipse (EW-3.11). At the end of your third turn you may lay cards face down for the eclipse; the others stay in your hand (EW-3.13, EW-3.15).
    .title = Rest, and what you lay
summary-eclipse = In the eclipse everybody’s labour is compared, and whoever has the most goes first from now on (EW-11.2, EW-11.3). In this order all take their incomes: for their place, for the people they laid, for every hex on which they have the most influence, alone or together, and for emptied spaces of their boards (EW-11.6, EW-11.7, EW-11.8, EW-11.11). Before the next round new animals and culture cards are laid out, and everybody draws five cards (EW-11.14, EW-11.15, EW-11.16).
    .title = The eclipse
summary-gains = Some gains build a megalith: on the ground it brings what it covers, on four others it scores (EW-9.6, EW-9.8). Idols move your markers up two tracks: one sets what leftover food and tools are worth, the other what buried cards are worth (EW-10.1, EW-12.2, EW-12.4). Instead of an income you may take a lesser one: a card, idol, tool or food instead of a megalith, and so on (EW-2.5).
    .title = Megaliths and idols
summary-end = After the fourth eclipse come the last points: for leftover food and tools, for buried cards, for the points printed on your cards, and for sets of living animals (EW-2.2, EW-12.2, EW-12.4, EW-12.7, EW-12.8).
    .title = The end
