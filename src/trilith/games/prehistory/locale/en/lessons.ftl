# What is said in the lessons; between ** stands what to keep, or what is asked.

lesson-other = Liv

thing-stones = supporting stones: { $name }
thing-capstone = capstone: { $name }
thing-fish = fish of value { $name }
thing-gather = gather place { $name }
thing-hunting = hunting card { $name }
thing-ceremony = ceremony card { $name }
thing-field = field { $name }
thing-camp = camp { $name }
thing-piece = piece { $name } of your painting
thing-own-resources = your resources
thing-own-markers = your markers
thing-own-bones = your bones
thing-own-members = your members
thing-own-baskets = your baskets
thing-own-hunted = your hunting cards
thing-own-ceremonies = your ceremony cards
thing-own-score = your points
thing-button-pass = Pass
thing-button-skip = Skip
thing-button-end = End the turn
thing-central = the wheel in the middle
thing-track = the fishing track
thing-fire = the fire
thing-order = the order of play
thing-painting = your painting
thing-other = Liv
thing-result = the points at the end

lesson-spring-in-the-circle = Spring in the circle
    .aim = A deed has two prices: its own, and a cube for its stone.
    .afterwards =
        First the price of a deed, then a cube on a stone.
        Each deed has two stones; then it is closed.
        Whoever passes has passed for the whole spring.
lesson-spring-in-the-circle-1 = { $cubes } cubes lie on your tent: **resources, your income for this spring.**
lesson-spring-in-the-circle-2 = Six triliths, six deeds. The wheel beside fishing says what fish cost now: **red, grey, yellow, each once.**
lesson-spring-in-the-circle-3 = A fish of 2 costs two different ones. **Catch a fish of value 2, with red and grey.**
lesson-spring-in-the-circle-3-cheaper = Cheaper, and half as far. You have two of the three colours: take the 2.
lesson-spring-in-the-circle-3-later = That comes in a later lesson. The river first.
lesson-spring-in-the-circle-4 = Every deed also wants **one more cube, of any colour, on its stone.** Lay grey, you have most of it.
lesson-spring-in-the-circle-4-yellow = Yellow is wanted for the next deed. Lay another colour.
lesson-spring-in-the-circle-5 = Liv fishes too. **Both stones are taken: nobody fishes any more this spring.**
lesson-spring-in-the-circle-6 = A gather tile costs the colour under it. **Take the berry with the bone for yellow, and lay a cube.**
lesson-spring-in-the-circle-7 = You could go on. But cubes stay yours, in autumn they are steps, and in summer others use what you lay. **Pass.**
lesson-spring-in-the-circle-7-going-on = You may, and it is often good. Today we keep the cubes: take it back and pass.

lesson-summer = Summer
    .aim = One capstone, its markers, and every deed once more.
    .afterwards =
        Being last in the order is good in summer.
        What you leave in spring, others may take.
        The fishing track pays every year.
lesson-summer-1 = The cubes of spring were pushed up to the capstones. **With the sun round them they are markers.**
lesson-summer-2 = Everybody takes all cubes of one capstone, the last in the order first: that is you. In summer each deed is paid in its own colour, so **two blue are a fish. Take fishing's capstone.**
lesson-summer-2-three-colours = Three cubes, but three colours. Summer asks for several of one colour: fishing has two blue.
lesson-summer-3 = The six deeds follow, each once. Painting wants grey. You could sell your markers for one; better not. **Skip it.**
lesson-summer-4 = **Catch a fish of 2 with your two blue markers.** No stone is laid in summer.
lesson-summer-4-one = One blue would be left for nothing. Take the 2.
lesson-summer-5 = From { $before } to { $track } on the track: **{ $points } points and { $bones ->
    [one] a bone
   *[other] { $bones } bones
}, this summer and every summer.** Gathering wants two red: you are not even asked.
lesson-summer-6 = One brown marker is a card of value 1. **Hunt the elephant: a point and a brown resource.**
lesson-summer-7 = Nothing is left for ceremony and migration. **Now the track has paid: { $points } points and { $bones ->
    [one] a bone
   *[other] { $bones } bones
}.**

lesson-paint-and-gather = Paint and gather
    .aim = Put things where they bring markers.
    .afterwards =
        Grow from what you have painted.
        Complete pairs of baskets.
        Markers come from clever places, too.
lesson-paint-and-gather-1 = Your rock has nine pieces of one to three signs. **Each sign costs the cube under it on the wall.**
lesson-paint-and-gather-2 = A piece that touches a painted one brings a bonus: beside it the row's, above or below the column's. **Paint the spiral beside your first piece, and lay a cube.**
lesson-paint-and-gather-2-corner = One cube, like the spiral, but it touches nothing: no bonus.
lesson-paint-and-gather-2-column = It touches, too, and brings the column's bonus, a blue marker. Today the row: the spiral.
lesson-paint-and-gather-2-too-much = More cubes than the spiral wants. First the spiral.
lesson-paint-and-gather-3 = { $yellow ->
    [one] A yellow marker
   *[other] { $yellow } yellow markers
} from the row. **Two pieces in a row are { $two } points at the end, three are { $three }.**
lesson-paint-and-gather-4 = Liv hunts. Baskets go in pairs, and you have an apple. **Gather the berry, and lay a cube.**
lesson-paint-and-gather-4-mushroom = A mushroom waits for a nut. The berry makes your apple a pair.
lesson-paint-and-gather-4-no-pair = A good tile, but no pair. The berry makes your apple one.
lesson-paint-and-gather-5 = Apple and berry: a brown and a yellow marker. **Markers come from clever places, not only from capstones.**
lesson-paint-and-gather-6 = At the end one to five tiles of one kind are { $one }, { $two }, { $three }, { $four }, { $five } points. **Pairs now, or many of a kind later: both are good.**

lesson-hunt = Hunt
    .aim = Footprints repeat each other, and multiply animals.
    .afterwards =
        Animals bring points at once.
        Every new footprint repeats those of its animal.
        Stay with one or two species.
lesson-hunt-1 = Animals bring points at once. **Footprints bring little now, but every new one of the same animal repeats them all.**
lesson-hunt-2 = **Take the second bison footprint,** for two different of brown, yellow, blue; then lay grey or red.
lesson-hunt-2-elephant = Two points and a grey resource. But your footprint is a bison's, and calls for bisons.
lesson-hunt-2-bison-first = Good, too. With the second footprint first you get its bone a turn earlier, and Liv cannot take it.
lesson-hunt-2-keep-three = Keep brown, yellow and blue for the bison. Lay grey or red.
lesson-hunt-3 = A blue marker, and your first footprint again: **{ $bones ->
    [one] a bone
   *[other] { $bones } bones
} more.**
lesson-hunt-4 = Now the animal itself: { $points } points at once. **Take the bison for brown, yellow and blue, and lay a cube.**
lesson-hunt-5 = At the end: footprints × points of your bisons, **{ $prints } × { $worth } = { $more } more.** Each further point of bison counts twice; a third footprint would bring { $worth }.

lesson-ceremony = Ceremony
    .aim = Shamans, a secret card, and the order of play.
    .afterwards =
        Take cards for what you do anyway.
        The others see only the value of your cards.
        Weigh first in spring against first in summer.
lesson-ceremony-1 = Six seats round the fire, three of them your shamans'. **A resource moves one shaman to the seat of its colour.**
lesson-ceremony-2 = As many moves as a card's value, and you may take it. Gatherers’ Song wants two, and pays **a point for each gather tile, five at most: { $now } already.**
lesson-ceremony-3 = **Move two shamans: one for blue, one for white.**
lesson-ceremony-3-one = With one move you may take a card of 1: River Spirits wants three fish. Two moves are better today.
lesson-ceremony-4 = **Take Gatherers’ Song, and lay a cube.** It lies face down; the others see only its value.
lesson-ceremony-4-long-current = A point for every three steps on the fishing track, and you stand at its beginning. The Song is worth { $now } now.
lesson-ceremony-5 = Your mark lies first for next year: **who holds ceremonies goes first in spring, and chooses a capstone last in summer.**

lesson-out-on-the-land = Out on the land
    .aim = From the board to the map: steps, a camp, a megalith.
    .afterwards =
        At most three members more than your camps are on the map.
        Every camp brings a member.
        Camps are new starting places.
lesson-out-on-the-land-1 = Members begin at home. **Migration brings them to the start camp:** one white marker each. **Send two.**
lesson-out-on-the-land-2 = Autumn: cubes become steps, as the middle wheel says. Grey is worth { $steps }. **Lay in the grey cube.**
lesson-out-on-the-land-2-blue = The grey cube is enough today. Blue pays in spring, or walks next year.
lesson-out-on-the-land-3 = Only where a member lies down it brings something. **Walk one member onto the campsite beside the fire, f4.**
lesson-out-on-the-land-4 = A camp asks for members on the site and next to it: you have one here and one at the start camp. **Build camp 3.**
lesson-out-on-the-land-4-camp-4 = Three points and a bone, but both go home, and nobody reaches the megalith. Camp 3 leaves you one walker.
lesson-out-on-the-land-5 = One of the two goes home. **Send the one who lies;** the other can still walk.
lesson-out-on-the-land-6 = { $points } points, and a new member at home. { $steps } steps are left. **Walk the other one to the megalith, f5, and take it.**
lesson-out-on-the-land-7 = A megalith A is { $worth } points at the end. **What is left of your steps is lost: that is all right. End the turn.**

lesson-bones-and-wheels = Bones and wheels
    .aim = What bones buy, and what counts at the end.
    .afterwards =
        Bones are time: they make this turn possible.
        One bone turns a wheel by one.
        Go two or three of the roads to points, not all.
lesson-bones-and-wheels-1 = You want the fish of 3, but blue and white are missing. Bones help: **{ $bones ->
    [one] one bone turns
   *[other] { $bones } bones turn
} a wheel by one.**
lesson-bones-and-wheels-2 = **Turn the wheel twice, until red, grey and yellow are lit.**
lesson-bones-and-wheels-2-other-way = That way lie brown, blue and white: farther. The other way it is two turns.
lesson-bones-and-wheels-2-buying = { $resource } bones a cube, and you need two. Turning twice costs { $turns } bones in all.
lesson-bones-and-wheels-3 = **Catch the fish of 3, and lay the second grey.**
lesson-bones-and-wheels-4 = From { $from } to { $to }: **{ $now } points each summer instead of { $before }.** A missing cube would have cost { $resource } bones each.
lesson-bones-and-wheels-5 = { $step } bone is also a step in autumn; { $resource } buy a resource, { $marker } a marker; a cube put back brings { $cube }. **At the end { $point } are a point.**
lesson-bones-and-wheels-6 = At the end count: rows of the painting, footprints × animals, gather tiles, megaliths, ceremony cards. **Choose two or three of these roads, not all.**

lesson-the-last-year = The last year
    .aim = One whole year against Liv. Somebody old sits beside you, and now and then says what she sees.
    .afterwards =
        You have met every deed of Prehistory.
        Five years go by fast: begin your road in the second.
lesson-the-last-year-1-spring = The last spring. **What gives points for sure?** Look at your ceremony cards.
lesson-the-last-year-1-row = One more piece finishes row { $row } of your painting: **{ $n } points more.**
lesson-the-last-year-1-stone = One stone is left: { $deed }. **If you want it, now.**
lesson-the-last-year-1-steps = Keep enough for autumn: **your cubes are { $n } steps there.**
lesson-the-last-year-1-capstone = Which colour do you have one of already? **Two of a colour do more than one.**
lesson-the-last-year-1-autumn = On the last evening camps and members at megaliths count. **Nobody has to come home.**
lesson-the-last-year-1-last-action = One last deed at summer's price. **Markers you cannot use are a third of a point.**
lesson-the-last-year-2 = See which of your roads paid. **Five years go by fast: begin it in the second.**

companion-spring = Every deed has its own price, **and wants one more cube on its stone.**
companion-summer = In summer each deed is paid **with markers of its own colour,** and no stone is laid.
companion-autumn = Cubes become steps, as the wheel in the middle says. **What is left of your steps is lost.**
