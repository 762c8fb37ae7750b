# What is said in the lessons; between ** stands what to keep, or what is asked.

lesson-other = Tilo

thing-own-people = your people
thing-own-tools = your tools
thing-own-track = your food track
thing-own-cards = your cards
thing-own-buildings = your buildings
thing-own-score = your points
thing-own-food = your food
thing-own-wood = your wood
thing-own-brick = your brick
thing-own-stone = your stone
thing-own-gold = your gold
thing-stack-1 = how many buildings are left, first stack
thing-stack-2 = how many buildings are left, second stack
thing-other = Tilo
thing-prices = the prices of the cards
thing-dice = the dice
thing-result = the points at the end

lesson-send-people-out = Send people out
    .aim = Place your people and let them work: whoever is sent rolls a die.
    .afterwards =
        You place in turn, and never twice at the same place.
        Each person there is one die.
        The pips are divided by the number on the plaque.
lesson-send-people-out-1 = This valley belongs to you and Tilo. **You have { $people } people.** In turn, each of you sends some of them to one place.
lesson-send-people-out-2 = **Send three people into the forest.**
lesson-send-people-out-2-other-number = Possible. But each person is one die; let us see three.
lesson-send-people-out-3 = Tilo goes hunting. With two players only one of you may use the forest; the hunt is open to everybody.
lesson-send-people-out-4 = **Send your last two hunting.**
lesson-send-people-out-4-nothing-to-pay = You would have nothing to pay it with this round. First to the hunt.
lesson-send-people-out-5 = All are out. Now they work, and you begin. **One die for each person: act in the forest.**
lesson-send-people-out-6 = { $pips } pips. In the forest every full { $each } are one wood: **{ $wood } wood, { $lost ->
    [0] and no pip is lost
    [one] one pip is lost
   *[other] { $lost } pips are lost
}.**
lesson-send-people-out-7 = **Now the hunt:** every full { $each } pips are one food.
lesson-send-people-out-8 = { $gained } food, so you have { $food }. In the evening { $people } people eat { $people }: **{ $left } are left.**

lesson-feed-everyone = Feed everyone
    .aim = See hunger coming, and pay for it when luck fails.
    .afterwards =
        The sum under your food tells what is missing.
        Two people at the hunt bring three food on average.
        A good replaces a food; not paying is dear.
lesson-feed-everyone-1 = In the evening each of your people eats one food. **The sum stands under your food.**
lesson-feed-everyone-2 = { $food } food and { $field } from the field are { $sum }. { $people } people eat { $people }: { $missing } are missing. **Send two people hunting.**
lesson-feed-everyone-2-other-number = Possible. But two dice bring about what is missing, and leave three people for something else.
lesson-feed-everyone-2-elsewhere = Wood can wait, hunger cannot. With { $missing } food missing this evening costs you { $missing } goods, or { $penalty } points.
lesson-feed-everyone-3 = Two dice bring three food on average. **The other { $left } are free: send them where you like.**
lesson-feed-everyone-3-one-more = A person more eats from tonight on, and food is short already. Not today.
lesson-feed-everyone-4 = **Work, the hunt first.**
lesson-feed-everyone-5 = { $pips } pips, { $gained } food. { $missing ->
    [0] Your other plans make up for it, and nothing is missing. **Act with the rest.**
   *[other] Bad luck happens: **now { $missing } { $missing ->
        [one] is
       *[other] are
    } missing.** Act with the rest.
}
lesson-feed-everyone-5-nothing-left = Then nothing is left to pay for tonight's hunger, and that costs { $penalty } points. Today leave it.
lesson-feed-everyone-6 = { $missing ->
    [one] One food is missing. **Give one good for it**,
   *[other] { $missing } food are missing. **Give a good for each**,
} the cheapest: wood.
lesson-feed-everyone-6-refuse = { $penalty } points for one piece of wood? Take it back and pay.
lesson-feed-everyone-6-other-good = That works. Wood is cheaper: in buildings it is worth { $wood }, brick { $brick }.
lesson-feed-everyone-7 = All are fed. Not paying costs { $penalty } points, however little is missing. **A step on the field helps every evening.**

lesson-the-village = The village
    .aim = Become stronger for good, and let tools help.
    .afterwards =
        Hut, field and tool maker pay back in every round.
        With two players only two of the three may be used in a round.
        A tool is worth using when it reaches the next full number.
lesson-the-village-1 = Three places make you stronger for good: **a tool, a person, a food each evening.**
lesson-the-village-2 = The earlier, the longer it helps. **Send two people into the hut.**
lesson-the-village-2-also-good = Good as well. But people come first: each of them works in every round to come.
lesson-the-village-3 = Tilo takes the field. **With two or three players only two of the three may be used in a round:** the tool maker stays empty.
lesson-the-village-4 = **The other three into the forest.**
lesson-the-village-5 = **First the hut.**
lesson-the-village-6 = Your person number { $people }, for good. From tonight it eats, too. **Now the forest.**
lesson-the-village-7 = { $pips } pips are { $wood } wood. Your two tools add { $tools }: { $all } pips. **Touch both tools, then take { $more }.**
lesson-the-village-7-too-few = { $pips } or { $one } pips are { $wood } wood. With both tools it is { $all }, and { $more }.
lesson-the-village-8 = Each tool helps once a round, always with its whole value. **Next round they are ready again.**

lesson-build = Build
    .aim = Turn goods into points.
    .afterwards =
        Dearer goods bring more points.
        A person on a building also keeps others away.
        An empty stack ends the game.
lesson-build-1 = A building costs goods and brings points at once. **This one: two wood, one brick, { $points } points.**
lesson-build-2 = You have all of it. **Send one person there before Tilo does.**
lesson-build-2-gathering = More goods are fine, but this building can be paid now, and Tilo can stand on it next.
lesson-build-3 = The other asks for exactly four goods of exactly two kinds. **What you pay is what you get:** wood { $wood }, brick { $brick }, stone { $stone }, gold { $gold }. **Send one person there, too.**
lesson-build-4 = **The other four: to the hunt.**
lesson-build-5 = **Build the first.** Its price lies ready.
lesson-build-5-leaving = You can pay. Leaving it brings nothing, and the person came for nothing.
lesson-build-6 = { $wood } wood, { $brick } brick, { $stone } stone are left. **Lay two wood and two brick: { $points } points.**
lesson-build-6-leaving = You can pay. Leaving it brings nothing, and the person came for nothing.
lesson-build-7 = { $points } points in one round. **When a stack is empty, the game ends after that round:** look how many lie there.

lesson-cards = Cards
    .aim = Take cards: something now, and something at the end.
    .afterwards =
        The cheap cards are on the right, and what stays gets cheaper.
        The upper half works at once, the lower half counts at the end.
        Where dice are for everyone, you choose first.
lesson-cards-1 = Cards cost goods of any kind: **one, two, three or four, from the right.** What stays moves right and gets cheaper.
lesson-cards-2 = Above: what you get now. **Below: what counts at the end.** Green are signs, sand are people who multiply.
lesson-cards-3 = You have { $goods } goods: enough for the cards for one and for two. **First one person on the card for 1.**
lesson-cards-3-dearer = It costs more than you have. You may stand there to block it, but not today.
lesson-cards-4 = **Now one on the card for 2.**
lesson-cards-5 = **The rest: hunting.**
lesson-cards-6 = **Take the card for 1, with wood.** Three food, and the sign of weaving.
lesson-cards-6-other-good = Brick is worth more in buildings. Pay with wood.
lesson-cards-7 = **Take the card for 2.** Two dice are thrown, one for each of you, and you choose first.
lesson-cards-8 = 5 is a tool, 2 a brick. **A tool helps in every round: take the 5.**
lesson-cards-8-brick = A brick is worth { $worth } points in a building. The tool would have helped in every round.
lesson-cards-9 = Pottery and weaving: { $signs } signs are { $signs } × { $signs } = **{ $sign_points } points**. Two farmers × food track { $track } = **{ $farmer_points }**. Both grow.

lesson-a-plan-for-the-end = A plan for the end
    .aim = Count what a thing is worth to you, and what it would be worth to the other.
    .afterwards =
        Signs grow by their square; farmers, toolmakers, builders and shamans multiply.
        Hindering counts like gaining.
        Somebody ends the game: better you.
lesson-a-plan-for-the-end-1 = Late in the game ask of everything: **what is it worth to me, and what to Tilo?**
lesson-a-plan-for-the-end-2 = The building: { $building } points, and one more building for your { $builders } builders, **{ $building_all }**. The farmers: { $farmers } × { $track }, **{ $farmers_all }**. The sign: { $now } becomes { $then }, **{ $sign_all }**. **Take the best.**
lesson-a-plan-for-the-end-2-farmers = { $farmers_all } points. The building brings { $building_all }, and ends the game before Tilo finds more signs.
lesson-a-plan-for-the-end-3 = Tilo places people. You saw him take { $signs } different signs. **For him this one is worth { $gain }:** { $signs } signs are { $now }, { $more } are { $then }.
lesson-a-plan-for-the-end-4 = For you { $sign_all }, for him { $his } less: **that beats the farmers' { $farmers_all }. Stand on the sign.**
lesson-a-plan-for-the-end-4-farmers = { $farmers_all } for you, but Tilo steps on the sign: { $his } for him.
lesson-a-plan-for-the-end-5 = **Send the others where they still bring something.** Every good left is a point.
lesson-a-plan-for-the-end-6 = **Now build.**
lesson-a-plan-for-the-end-7 = The stack is empty: this is the last round. **Now take the card.** Its upper half moves you to { $track } on the food track.
lesson-a-plan-for-the-end-8 = **Let the others work, too.** Feed everyone as on every evening.
lesson-a-plan-for-the-end-9 = **See where everybody's points come from.** Most of them were planned long before.

lesson-a-short-game = A short game
    .aim = A few rounds against Tilo. Somebody old sits beside you, and now and then says what she sees.
    .afterwards =
        You have met every decision of Stone Age.
        Look where the points came from, and begin there earlier.
lesson-a-short-game-1-round = What do you need more this round: **points, goods, or food?**
lesson-a-short-game-1-short = **{ $n } food { $n ->
    [one] is
   *[other] are
} missing tonight.**
lesson-a-short-game-1-last-building = **If the last building of a stack is taken, the round is the last.**
lesson-a-short-game-1-payable = There is a building that you can pay. **Stand on it before somebody else does.**
lesson-a-short-game-1-sign = There lies a sign that is new to you: **{ $a } points become { $b }.**
lesson-a-short-game-1-tool = **A tool makes one more of it.**
lesson-a-short-game-2 = Look which source brought most. **Next time, begin earlier with it.**
lesson-a-short-game-3 = Rounds played: { $rounds }, enough for today. Points if the game ended now: { $points }. **Look which source brought most, and begin earlier with it.**

companion-hut = **Two people in the hut are one more for every round to come,** and one more to feed.
companion-field = **A step on the field helps every evening.**
companion-hunger = **Pay with goods what is missing:** not paying costs { $penalty ->
    [one] 1 point
   *[other] { $penalty } points
}, however little it is.
