# What is said in the lessons; between ** stands what to keep, or what is asked.

lesson-other = Runa

thing-middle = the middle of { $name }
thing-bottom = the bottom of { $name }
thing-pile = tribe pile: { $name }
thing-hex = hex { $name }
thing-tile = site tile { $name }
thing-space = space { $name } of the site
thing-own-figures = your figures
thing-own-hand = your hand
thing-own-board = your board
thing-own-food = your food
thing-own-tools = your tools
thing-own-animals = your animals
thing-own-stones = your sacred stones
thing-own-graves = your graves
thing-own-pile = your eclipse pile
thing-own-score = your points
thing-land = the land
thing-site = the building site
thing-honor = the honor track
thing-offering = the offering track
thing-other = Runa
thing-result = the points at the end

lesson-a-turn = A turn
    .aim = One whole turn, on the hunt.
    .afterwards =
        Culture cards first, then a figure, then labour from cards.
        The top as often as you can pay, the middle once.
        The bottom is for whoever was first in the column.
lesson-a-turn-1 = A round has three turns, **each with one of your three figures.** First come culture cards.
lesson-a-turn-2 = **Play Foraging:** two food at once.
lesson-a-turn-3 = **Place a tribe figure at the top of Hunt.**
lesson-a-turn-4 = Deeds cost labour, and labour comes from cards. The Brave brings { $labour }, and { $extra } more everywhere. **Play the Brave.**
lesson-a-turn-4-elder = One labour here; its second works only in Initiate. The Brave brings { $brave } anywhere.
lesson-a-turn-5 = At the top, as often as you can pay: a tool and a labour bring an animal. **Take the second rhinoceros: one is { $one ->
    [one] a point
   *[other] { $one } points
}, two are { $two }.**
lesson-a-turn-6 = You have { $labour } labour and { $tools ->
    [one] a tool
   *[other] { $tools } tools
}. **Take one more animal.**
lesson-a-turn-7 = Go down to the middle: there you may tip one of your animals for food. Tipped ones no longer count. **Go down, and go on without tipping.**
lesson-a-turn-7-tipping = Three food and a tool, good when you need them. But two living rhinoceroses are worth { $two } at the end.
lesson-a-turn-8 = You were first here this round: **the bottom gave you the top animal of the pile.** End the turn; labour left over is lost.

lesson-the-tribe-grows = The tribe grows
    .aim = Better cards in, weak cards out.
    .afterwards =
        Five good cards come sooner when the weak are buried.
        Buried cards score by your rank in honor.
        A marker that never moved scores nothing.
lesson-the-tribe-grows-1 = Your deck is mostly gatherers with { $labour } labour. **In Initiate you take better people.** Place a tribe figure there.
lesson-the-tribe-grows-2 = Here the Elder is worth { $labour }. **Play the Elder.**
lesson-the-tribe-grows-3 = **A tool and a labour: take a Hunter.** It brings one labour, two in Hunt.
lesson-the-tribe-grows-4 = **Once more, another kind: a Crafter.** New ones can be played from the next turn on.
lesson-the-tribe-grows-5 = In the middle a food brings a tribe card to your discard pile and a burial. **Take a Shaman, bury a Gatherer from your hand.**
lesson-the-tribe-grows-5-weakest = It works harder than a Gatherer. Bury the weakest.
lesson-the-tribe-grows-6 = First here: an idol and another burial. **Move up the honor track, and bury the other Gatherer.**
lesson-the-tribe-grows-6-weakest = It works harder than a Gatherer. Bury the weakest.
lesson-the-tribe-grows-6-offering = Good for food and tools left at the end. Today the graves need honor.
lesson-the-tribe-grows-7 = { $graves } graves, and a lighter deck. **Buried cards score by your rank in honor:** a marker that never moved scores nothing.

lesson-culture-and-sacred-stones = Culture and sacred stones
    .aim = A strong card, and a stone that pays in every eclipse.
    .afterwards =
        Culture cards cost labour and come back with your deck.
        A sacred stone pays in every eclipse that follows.
        Take one early, and one that fits what you have.
lesson-culture-and-sacred-stones-1 = Culture cards are strong, and come back with your deck. **{ $labour } labour each. Place a tribe figure in Develop.**
lesson-culture-and-sacred-stones-2 = **Play Crafter and Brave:** { $crafter } and { $brave } labour.
lesson-culture-and-sacred-stones-3 = **Take Cairn building.** It goes to your hand; play it at the start of a turn.
lesson-culture-and-sacred-stones-4 = The middle: { $food } food and { $tools } tool for your first sacred stone. It pays now, and **points in every eclipse that follows.**
lesson-culture-and-sacred-stones-5 = The Stone of the wanderers: a point for each terrain with your camp, and two moves now. **Go down to the middle and take it.**
lesson-culture-and-sacred-stones-5-forest = Two points for each village beside forest, and you have no village yet.
lesson-culture-and-sacred-stones-6 = **Move the camp from the base tile onto a third terrain.**
lesson-culture-and-sacred-stones-6-same-terrain = A terrain counts once. A new one is another point each eclipse: move the camp from the base tile.
lesson-culture-and-sacred-stones-7 = { $terrains } terrains: { $terrains } points in each of { $eclipses } eclipses. First here, you also get a tool and a food. **Say that you are done moving, take them, end the turn.**
lesson-culture-and-sacred-stones-7-second-step = A second step is yours, too, and no terrain is lost by it.
lesson-culture-and-sacred-stones-7-giving-up = That step gives up a terrain, and with it a point in each eclipse.

lesson-across-the-land = Across the land
    .aim = Influence, and a village.
    .afterwards =
        A hex pays whoever has most influence there.
        Three camps that meet become a village.
        A village holds what camps only visit.
lesson-across-the-land-1 = In the eclipse every hex pays whoever has most influence there, or as much as anybody. **A camp is { $camp }, a village { $village } on each of its three hexes.**
lesson-across-the-land-2 = **A tribe figure to Migrate, then the Scout:** { $labour } labour here.
lesson-across-the-land-3 = A labour is a step. **Move the outer camp, c1, onto the wetland, b1.**
lesson-across-the-land-3-another-camp = Then the three hexes are not together yet. The outer camp is one step from the wetland.
lesson-across-the-land-4 = Now a camp stands on each of three hexes that meet. **In the middle, { $food } food make it a village.**
lesson-across-the-land-4-going-on = You have three camps in place and the food. This is the moment.
lesson-across-the-land-5 = The camps are back on your board, and your food limit is only { $limit }. But **you lead all three hexes with { $influence } influence, and each eclipse brings a card for the empty village space.**
lesson-across-the-land-6 = First here: a new camp and a free step. **Take both, and end the turn.**

lesson-the-eclipse = The eclipse
    .aim = Lay cards aside, be first, take four incomes.
    .afterwards =
        Four steps: order, pile, land, board.
        Most labour goes first in the next round.
        What you keep in your hand you have besides five new cards.
lesson-the-eclipse-1 = After your third turn you may lay cards face down for the eclipse. **Their labour decides who goes first, and their lower halves work.**
lesson-the-eclipse-2 = Runa rests with one figure: { $rest }. **Lay both Gatherers and the Experienced gatherer: { $all }.** Keep the Hunter for the next hunt.
lesson-the-eclipse-2-all = { $more } is more than you need: { $enough } is enough today, and the Hunter is worth two in the next hunt.
lesson-the-eclipse-2-gatherers-too = Lay both Gatherers with it: their lower halves bring food, too.
lesson-the-eclipse-2-too-few = { $labour } labour are too few: Runa would be first and build the megalith, and your cards would bring less food.
lesson-the-eclipse-3 = { $mine } to { $hers }: **you are first, and the first builds a megalith.** The two neutral ones come first: cover the start space of tile A.
lesson-the-eclipse-4 = The second one goes at once where an arrow points. **Cover the tool.**
lesson-the-eclipse-4-food = Two food, good as well. But today food will come up to your limit anyway, and what is over is lost.
lesson-the-eclipse-5 = What you cover is yours. **Take the tool.**
lesson-the-eclipse-6 = The lower halves of your cards have worked already: **two, one and one food.**
lesson-the-eclipse-7 = So has the land: you lead the forest, **two food.** You have { $food }; { $limit } is your limit, and more would be lost.
lesson-the-eclipse-8 = Your board: the first megalith space is empty. **Take the tool.**
lesson-the-eclipse-9 = Last your sacred stone: **{ $points } points.** When Runa has taken hers, { $cards } new cards come to your hand.

lesson-stones-and-idols = Stones and idols
    .aim = Build up, climb, and play a second culture card.
    .afterwards =
        Neutral stones first, then yours; height pays for what lies below.
        A second culture card in a turn costs a hand card.
        Whatever you gain, you may take something lesser.
lesson-stones-and-idols-1 = **Play Cairn building: a megalith.**
lesson-stones-and-idols-2 = On the ground you get what you cover. On four that form a square: { $own } points for each of yours below, { $other } for each other. **Up there it is { $all }, and Runa gets { $runa }. Place it on top.**
lesson-stones-and-idols-2-card = A card now. But { $all } points are more than a card is worth, and Runa could build there next.
lesson-stones-and-idols-2-ground = You get what you cover. But up there are { $all } points, and Runa could build there next.
lesson-stones-and-idols-3 = A second culture card in a turn costs a hand card. **Play Ancestor worship, and lay off a Gatherer.**
lesson-stones-and-idols-3-hunter = The Hunter is worth two on the hunt. A Gatherer is half: lay that one off.
lesson-stones-and-idols-4 = One idol. Honor: you pass Runa, and { $graves } graves are worth { $first } instead of { $second }. Offering: a better rate at the end, and the next step buries a card. **Choose.**
lesson-stones-and-idols-5 = There are no ties in honor: who reached a level earlier stands further left. **And whatever you gain, you may take something lesser: megalith, card, idol, tool, food.**

lesson-where-points-lie = Where points lie
    .aim = The last figure, counted.
    .afterwards =
        Look at the jumps: 3 to 6 to 10 to 15.
        Honor, sets, offering, cards: these four are counted at the end.
lesson-where-points-lie-1 = The last figure. Count before you place it. **Sets: a fourth sloth makes { $sloth_now } into { $sloth_then }, a second mammoth { $mammoth_now } into { $mammoth_then }. Hunt: { $hunt } points.**
lesson-where-points-lie-2 = Graves: first in honor, three are { $now }, **five are { $then }.** Initiate buries two, in the middle and at the bottom, and every tribe card is a point. **Which column?**
lesson-where-points-lie-2-hunt = { $hunt } points, honestly hunted. Count Initiate again: { $now } becomes { $then }, and two tribe cards are 2.
lesson-where-points-lie-3 = **Play Hunter and Gatherer: { $labour } labour. Take a tribe card for a tool and a labour,** one point.
lesson-where-points-lie-4 = **The middle: one more tribe card, and bury a Gatherer.**
lesson-where-points-lie-4-hunter = Buried it keeps its point; so a Gatherer or a Hunter, both are a grave.
lesson-where-points-lie-5 = **The bottom: bury the next Gatherer.** With the idol improve your offering: it changes food and tools left into points.
lesson-where-points-lie-6 = { $graves } for graves, { $cards } for cards: **{ $all } instead of { $hunt }.** Honor, sets, offering, cards: these four are counted at the end.

lesson-the-last-round = The last round
    .aim = Three turns, an eclipse and the scoring against Runa. Somebody old sits beside you, and now and then says what she sees.
    .afterwards =
        You have met every decision of Endless Winter.
        Next time, take a sacred stone in the first round.
lesson-the-last-round-1-figures = Three figures are left in the whole game. **Which column is still empty at its foot?**
lesson-the-last-round-1-culture = **Culture first:** later in the turn it is too late.
lesson-the-last-round-1-labour = **Labour left: { $n }.** What you do not spend here is lost.
lesson-the-last-round-1-animal = There is an animal that makes **{ $a } points into { $b }.**
lesson-the-last-round-1-tip = Food helps now, points help at the end. **This is nearly the end.**
lesson-the-last-round-1-lay = **Lay everything:** there is no next round to keep it for.
lesson-the-last-round-2 = See how much the eclipses paid. **Next time, take a sacred stone in the first round.**

companion-figures = A round has three turns, one for each figure. **The bottom of a column is for whoever is first there.**
companion-lay = The labour of what you lay decides who goes first, and the lower halves work. **What you keep you have besides { $n } new cards.**
companion-tip = Food helps now, points help at the end. **Animals that are tipped no longer count.**
companion-stone = A sacred stone pays points in every eclipse that follows: **{ $n ->
    [one] one more.
   *[other] { $n } more.
}**
companion-village = **Three camps that meet become a village,** and a village holds what camps only visit.
