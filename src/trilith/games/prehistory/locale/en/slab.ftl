# The deed slab: what a deed is in one sentence, with the half that is easily forgotten between ** and **, and why something cannot be done.

deed_slab-choosing = Touch a stone. A deed takes its price from your tent, **and one more cube for the stone**.
    .title = Your deed
deed_slab-last = Touch a stone. Deeds cost markers of their own colour now. **This is the last one.**
    .title = Your last deed
deed_slab-stuck = Nothing here can be paid as things stand.
    .title = Nothing can be paid
deed_slab-painting = Each sign costs the cube below it on the rock.
deed_slab-painting-summer = Each sign costs a grey marker.
deed_slab-painting-beside = Beside a painted piece **its bonus comes too**.
deed_slab-fishing = A fish moves your mark as many stones up the river as it is worth. **The river pays every summer.**
    .short = A fish moves your mark that many stones up the river. **It pays every summer.**
deed_slab-gathering = A tile goes into its basket. **Both baskets of a pair filled bring two markers.**
deed_slab-hunting = An animal counts at once. **A footprint pays again for every footprint of its kind.**
deed_slab-ceremony = Pay a cube, and a shaman walks to the seat of its colour. Then one card of that value is yours.
deed_slab-ceremony-value = Pay a cube, and a shaman walks to the seat of its colour. Then one card of value { $value } is yours.
deed_slab-ceremony-summer = The markers are paid. Shamans may walk, and one card of value { $value } is yours.
deed_slab-migration = Members go to the start camp or to one camp of yours. **In autumn they walk from there.**
deed_slab-laying = The cube for the stone goes to the capstone in summer: **whoever takes it has it as a marker**.
    .title = A cube for the stone
deed_slab-income = Your wheel says which cubes come this spring. A bone turns it on by one.
    .title = Your income
deed_slab-weather = Your wheel says which cubes you get each spring; it turns on by one every year.
    .title = Your weather
deed_slab-capstone = All cubes on it become your markers. With markers you act once more, in ring order.
    .title = Take a capstone
deed_slab-walk = Cubes and bones buy steps. Each member walks once a year; only where it stops counts.
    .title = Walk
deed_slab-taking = It comes at once; on a megalith or an animal it is gone for everybody else.
deed_slab-choosing_cubes = Take them from the supply, in any colours.
    .title = Your choice
deed_slab-building = A camp brings its points at once and one more member. **Some of your people stay, some go home.**
    .title = Build a camp
deed_slab-recalling = The dark figures of the camp go home to your board. **You choose who.**
    .title = Who goes home?
deed_slab-bones = Development points
deed_slab-resource = **Two buy a cube of any colour** for your tent.
deed_slab-marker = **Three buy a marker of any colour.**
deed_slab-wheel = **One turns a price wheel** by one.
deed_slab-turn_weather = **One turns your weather wheel** on by one.
deed_slab-back = **A cube or marker back brings one.**

note-slab = What is asked
note-when = { $season } · year { $year } of { $years }
note-course = Every year winter makes things new; in spring deeds are paid with resources, in summer with markers, and in autumn everybody walks. After the last year everybody does one last deed.
note-price = price
note-gain = gain
note-stone = stone
note-more = more
note-steps-left = steps
note-left = left
note-any-cube = any cube
note-slot-paid = { $colour }: will be paid
note-slot-open = { $colour }: may be paid
note-slot-missing = { $colour }: you have none
note-every-summer-now = every summer
note-next-place = first next year: { $place }
note-close-deed = Something else
note-weather-year = year { $year }
note-weather-left = { $years ->
    [one] all 1 year
   *[other] all { $years } years
}
note-points-tab = { $what }: { $bones ->
    [one] 1 development point
   *[other] { $bones } development points
}
note-choose-capstone = Touch a capstone.
note-choose-weather = Choose where it begins.
note-choose-card = Touch a card.
note-choose-cube = Choose a cube.
note-choose-camp = Choose a camp.
note-choose-field = Choose where the walk ends.
note-lost = { $count ->
    [one] 1 step is left over.
   *[other] { $count } steps are left over.
}
note-markers-of = { $deed }:

do-lay = Lay it: { $colour }
do-capstone = { $count ->
    [0] Take the empty one
    [one] Take this one
   *[other] Take these { $count }
}
do-weather = Begin with { $position }
do-buy_resource = Buy { $colour }
do-buy_marker = Buy { $colour }
do-sell_resource = Give { $colour }
do-sell_marker = Give { $colour }
do-turn = Turn it
do-camp = Build it
do-dance-card = Dance, take it
do-dance-only = Dance without a card

# Why a deed cannot be done: by the rule that forbids it.
why-PH-4-5 = Both stones are taken: closed until summer.
why-PH-4-6 = Nothing would be left for the stone.
why-PH-5-3 = It is not this deed’s turn: summer goes round the ring.
why-PH-8-1 = This piece is painted already.
why-PH-8-2 = A cube for its signs is missing.
why-PH-8-3 = Not enough grey markers: one for each sign.
why-PH-9-1 = Too few of the three colours that the wheel asks for.
why-PH-9-3 = Not enough blue markers.
why-PH-10-1 = No tile is left here until winter.
why-PH-10-2 = The cube beside the tile is missing.
why-PH-10-3 = It takes two red markers.
why-PH-11-1 = Too few of the three colours that the wheel asks for.
why-PH-11-4 = Not enough brown markers.
why-PH-12-1 = Too few cubes: one for each shaman who walks.
why-PH-12-2 = Too few cubes of seats where none of your shamans stands.
why-PH-12-3 = Only a card whose value is the number of shamans who danced.
why-PH-12-5 = Not enough yellow markers.
why-PH-13-1 = Too few of the three colours that the wheel asks for.
why-PH-13-2 = Nobody is left on your board.
why-PH-13-3 = Not enough white markers.
why-PH-13-4 = At most { $most ->
    [one] 1 member
   *[other] { $most } members
} on the map: camps plus three.
why-PH-1-8 = No fish of this value is left until winter.
why-PH-1-9 = No card is left here until winter.
note-why-lacks = You lack { $missing }.
note-why-buys = { $bones ->
    [one] 1 bone buys it
   *[other] { $bones } bones buy it
}
note-in-tent = { $count ->
    [0] Your tent is empty.
    [one] 1 cube in your tent
   *[other] { $count } cubes in your tent
}
note-closed-count = { $count ->
    [one] One deed is closed until summer.
    [6] All deeds are closed until summer.
   *[other] { $count } deeds are closed until summer.
}
note-or = { $one } or { $other }
