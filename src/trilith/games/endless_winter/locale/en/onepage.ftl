# The game on one page, with a legend of every sign.

onepage-about = Two to four tribes, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of three turns.
    .aim = A figure, cards for labour, a column from top to bottom.

onepage-turns = Play culture cards if you like. Place a figure at the top of a column; tribe cards and food give labour. Or rest: draw a card, tip an animal.
    .title = Three turns
onepage-dark = Cards you laid aside are turned up: most labour goes first. Everybody then takes: income of the order, eclipse abilities, hexes led, board and sacred stones.
    .title = Eclipse
onepage-preparation = Figures home, new animals and culture cards, { $cards ->
    [one] one card
   *[other] { $cards } cards
} to your hand. After round { $era } the cards of the second era.
    .title = Preparation

onepage-brings = brings
onepage-land = What the land brings
onepage-lead = Lead a hex in the eclipse: its income. Glacier and base tile: nothing.

onepage-signs = Signs
onepage-sign-labour = Labour, for this turn only; two halves are one
onepage-sign-food = Food; labour too, when you leave { $spaces } on its track
onepage-sign-tool = Tool
onepage-sign-feast = Food up to your limit
onepage-sign-draw = Draw a card
onepage-sign-card = Any card of your hand, as a price
onepage-sign-recruit = A tribe card to your hand
onepage-sign-enlist = A tribe card to your discard pile
onepage-sign-culture = A culture card
onepage-sign-bury = Bury a card: out of your deck, points by honor
onepage-sign-idol = Idol: one step up, offering or honor
onepage-sign-stone = Sacred stone: food + tools for the first, second, third: { $prices }
onepage-sign-megalith = Build a megalith
onepage-sign-neutral = A neutral megalith
onepage-sign-points = Points at once

onepage-more = More signs
onepage-sign-camp = A new camp on the base tile; your food limit grows
onepage-sign-move = Move a camp by one hex
onepage-sign-village = Village: where three hexes with your camps meet
onepage-sign-reveal = Turn up animals: { $count }
onepage-sign-animal = An animal of choice, alive
onepage-sign-catch = The top animal of the pile, alive
onepage-sign-tip = Tip your animal: what it shows, but no points at the end
onepage-sign-rest = Rest: { $labour } labour in the eclipse
onepage-sign-first = Only for the first figure here this round
onepage-sign-eclipse = What the card brings from the eclipse pile
onepage-often-any = As often as you can pay
onepage-often-once = Once
onepage-often-first = For the first figure
onepage-lesser = Instead of a gain anything lesser: megalith, card, idol, tool, food
onepage-animals = Animals:

onepage-points = Points, in the order of the final table
onepage-source-stones = your sacred stones
    .lead = Each eclipse:
onepage-source-megaliths = a megalith on four others: { $own } for each own below, { $other } for each other
    .lead = At once:
onepage-source-idols = the highest steps of honor: { $steps }
    .lead = At once:
onepage-source-offering = food and tools left, by your step of the offering
    .lead = At the end:
onepage-source-honor = buried cards, by rank in honor: first { $first } · second { $second } · others { $others }
    .lead = Honor:
onepage-source-cards = points printed on all your cards
    .lead = Cards:
onepage-source-animals = living ones of a kind: { $sets }; argentavis is a joker
    .lead = Animals:
