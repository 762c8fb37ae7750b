# The table of Endless Winter: names, choices, and what happens.

game-title = Endless Winter
game-blurb = Lead your tribe through the ice: hunt, wander, settle, build and remember.

option-setup = Set-up
option-setup-0 = chiefs and set-up cards are dealt
option-setup-1 = set-up cards are chosen
option-setup-2 = chiefs and set-up cards are chosen
option-ice_finds = Ice finds
option-ice_finds-0 = without
option-ice_finds-1 = with
option-rest_tiles = Rest tiles
option-rest_tiles-0 = without
option-rest_tiles-1 = with
option-pattern = Building site
option-pattern-0 = a pattern for the number of players, drawn by lot
option-pattern-1 = pattern 1 for 2 players
option-pattern-2 = pattern 2 for 2 players
option-pattern-3 = pattern 1 for 3 players
option-pattern-4 = pattern 2 for 3 players
option-pattern-5 = pattern 1 for 4 players
option-pattern-6 = pattern 2 for 4 players

gain-food = food
gain-tool = tool
gain-idol = idol
gain-draw = card
gain-megalith = megalith
gain-feast = food up to the limit
gain-labour = labour
gain-culture = culture card
gain-animal = animal of choice
gain-catch = top animal
gain-reveal = animal for the hunting ground
gain-tip = tipping
gain-bury = burial
gain-camp = camp
gain-move = move
gain-village = village
gain-recruit = tribe card to the hand
gain-enlist = tribe card to the discard pile
gain-stone = sacred stone
gain-points = points
gain-neutral = neutral megalith

way-food = 1 food
way-tool = 1 tool
way-offering = a step on the offering track
way-honor = a step on the honor track
way-draw = a card

column-initiate = Initiate
column-develop = Develop
column-migrate = Migrate
column-hunt = Hunt
column-rest = rest space

figure-member = tribe figure
figure-chief = chief
side-a = side A
side-b = side B
track-offering = offering track
track-honor = honor track
zone-hand = from the hand
zone-discard = from the discard pile
zone-played = from the played cards
which-open = the open tile
which-next = the next tile

hex-a1 = a1
hex-a2 = a2
hex-a3 = a3
hex-b1 = b1
hex-b2 = b2
hex-b3 = b3
hex-b4 = b4
hex-c1 = c1
hex-c2 = c2
hex-c3 = base tile
hex-c4 = c4
hex-c5 = c5
hex-d1 = d1
hex-d2 = d2
hex-d3 = d3
hex-d4 = d4
hex-e1 = e1
hex-e2 = e2
hex-e3 = e3
from-a1 = a1
from-a2 = a2
from-a3 = a3
from-b1 = b1
from-b2 = b2
from-b3 = b3
from-b4 = b4
from-c1 = c1
from-c2 = c2
from-c3 = base tile
from-c4 = c4
from-c5 = c5
from-d1 = d1
from-d2 = d2
from-d3 = d3
from-d4 = d4
from-e1 = e1
from-e2 = e2
from-e3 = e3

juncture-a1_a2_b2 = a1, a2, b2
juncture-a1_b1_b2 = a1, b1, b2
juncture-a2_a3_b3 = a2, a3, b3
juncture-a2_b2_b3 = a2, b2, b3
juncture-a3_b3_b4 = a3, b3, b4
juncture-b1_b2_c2 = b1, b2, c2
juncture-b1_c1_c2 = b1, c1, c2
juncture-b3_b4_c4 = b3, b4, c4
juncture-b4_c4_c5 = b4, c4, c5
juncture-c1_c2_d1 = c1, c2, d1
juncture-c2_d1_d2 = c2, d1, d2
juncture-c4_c5_d4 = c4, c5, d4
juncture-c4_d3_d4 = c4, d3, d4
juncture-d1_d2_e1 = d1, d2, e1
juncture-d2_d3_e2 = d2, d3, e2
juncture-d2_e1_e2 = d2, e1, e2
juncture-d3_d4_e3 = d3, d4, e3
juncture-d3_e2_e3 = d3, e2, e3

phase-choosing_chief = choosing a chief
phase-choosing_side = choosing the chief's side
phase-choosing_setup = choosing a set-up card
phase-playing = culture cards, then a figure
phase-top = top of the column
phase-middle = middle of the column
phase-bottom = bottom of the column
phase-taking_tile = choosing a rest tile
phase-resting = resting
phase-leaving = end of the turn
phase-laying = laying the eclipse pile
phase-eclipse = eclipse
phase-setting_up = setting up
phase-preparing = preparation
phase-over = game over

luck-none = nothing
luck-stone = a sacred stone
luck-culture = a culture card
luck-pattern = the pattern of the building site
luck-tile = a tile of the building site
luck-extra = a further terrain tile
luck-terrain = a terrain tile
luck-rest_tile = a rest tile
luck-order = the turn order
luck-chief = a chief
luck-setup = a set-up card
luck-card = a card
luck-animal = an animal
luck-caught = an animal
luck-ice_find = an ice find

step-order = place in the order
step-tribe = tribe members
step-land = land
step-board = player board

source-offering = offering track
source-honor = honor track
source-cards = cards
source-animals = living animals

action-chief = take the chief { $chief }
action-side = chief: { $side } upwards
action-setup = take { $setup }
action-play = play { $card }
action-discard = discard { $card }
action-place = place the { $figure }: { $column }
action-tile = take { $which }
action-eat = spend food for 1 labour
action-use = use the ability of { $card }
action-call = use the chief's ability
action-convert = pay for it
action-recruit = take into the hand: { $tribe }
action-enlist = take to the discard pile: { $tribe }
action-rite = hold the rite for a tribe card and a burial
action-bury = bury { $zone }: { $card }
action-learn = take { $card }
action-stone = take { $stone }
action-camp = put a camp on the base tile
action-move = move a camp: { $from } → { $hex }
action-village = build a village: { $juncture }
action-reveal = turn up animals
action-hunt = take { $animal }
action-tip = tip { $animal }
action-build = build a megalith: level { $level }, row { $row }, column { $column }
action-idol = step up: { $track }
action-gain = take the { $gain }
action-lesser = instead of { $gain }: { $way }
action-done = that is all
action-walk = walk on down
action-end = end the turn
action-lay = lay face down: { $card }

event-round_began = Round { $round } begins with { $player }.
event-stone_laid = A sacred stone is laid out: { $stone }.
event-culture_laid = A culture card is laid out on place { $slot }: { $card }.
event-pattern_chosen = The building site is laid in { $pattern }.
event-tile_laid = Tile { $site_tile } of the building site lies on place { $site_place }.
event-extra_terrain = A further terrain tile is drawn: { $terrain }.
event-terrain_laid = Terrain on { $hex }: { $terrain }.
event-rest_tile_shown = A rest tile is turned up: { $rest_tile }.
event-place_in_order = { $player } has place { $place } in the turn order.
event-chief_shown = A chief lies open: { $chief }.
event-chief_taken = { $player } has the chief { $chief }.
event-side_chosen = { $player } turns up { $side } of the chief.
event-setup_shown = A set-up card lies open: { $setup }.
event-setup_taken = { $player } takes { $setup }.
event-drew = { $player } draws { $card }.
event-drew_unseen = { $player } draws a card.
event-reshuffled = { $player } shuffles the discard pile: { $count } { $count ->
    [one] card
   *[other] cards
}.
event-animal_appeared = On the hunting ground appears: { $animal }.
event-animal_taken = { $player } takes { $animal }.
event-played = { $player } plays { $card }.
event-discarded = { $player } discards { $card }.
event-placed = { $player } places the { $figure }: { $column }.
event-labour_gained = { $player } gets { $labour } labour.
event-ate = { $player } spends { $count } food for { $labour } labour.
event-used = { $player } uses the ability of { $card }.
event-called = { $player } uses the chief { $chief }.
event-food_paid = { $player } pays { $count } food.
event-tools_paid = { $player } pays { $count } { $count ->
    [one] tool
   *[other] tools
}.
event-food_gained = { $player } gains { $count } food.
event-food_lost = { $player } loses { $count } food for which there is no room.
event-tool_gained = { $count ->
    [one] { $player } gains 1 tool.
   *[other] { $player } gains { $count } tools.
}
event-points_gained = { $player } scores { $points } { $points ->
    [one] point
   *[other] points
}.
event-recruited = { $player } takes { $tribe } into the hand.
event-enlisted = { $player } takes { $tribe } to the discard pile.
event-learned = { $player } takes { $card }.
event-stone_taken = { $player } takes { $stone }.
event-camp_pitched = { $player } puts a camp on the base tile.
event-moved = { $player } moves a camp: { $from } → { $hex }.
event-settled = { $player } builds a village: { $juncture }.
event-ice_turned_up = { $player } turns up an ice find on { $hex }: { $ice_find }.
event-tipped = { $player } tips { $animal }.
event-built = { $player } builds a megalith: level { $level }, row { $row }, column { $column }.
event-climbed = { $player } reaches step { $reached }: { $track }.
event-buried = { $player } buries { $zone }: { $card }.
event-buried_unseen = { $player } buries a card from the hand.
event-lesser_taken = { $player } takes a lesser income: { $way }.
event-forgone = { $player } takes no more.
event-walked = { $player } walks on down: { $column }.
event-first_there = { $player } is first at the bottom: { $column }.
event-tile_taken = { $player } takes { $rest_tile }.
event-tile_returned = Under the stack goes { $rest_tile }.
event-turn_ended = { $player } ends the turn.
event-laid = { $player } lays face down: { $card }.
event-laid_unseen = { $player } lays a card face down.
event-eclipse_began = The eclipse of round { $round } begins.
event-shown = { $player } reveals { $card }.
event-strength = { $player } has { $labour } labour in the eclipse.
event-new_place = { $player } now has place { $place }.
event-eclipse_step = Eclipse of { $player }: { $step }.
event-hex_harvested = { $player } leads { $hex }: { $terrain }.
event-stone_scored = { $points ->
    [one] { $player } scores 1 point for { $stone }.
   *[other] { $player } scores { $points } points for { $stone }.
}
event-era_ended = The first era ends; its open culture cards leave the game.
event-ended = The game is over.
event-scored = { $points ->
    [one] { $player } scores 1 point for { $source }.
   *[other] { $player } scores { $points } points for { $source }.
}

problem-between = must be from { $least } to { $most }, but is { $value }
problem-negative = must not be { $value }
problem-order = this is not the turn order of all players
problem-copies = there are { $expected } of these, but { $count } in this position
problem-honor-places = markers on one level stand side by side from the left
problem-base = the base tile lies in the middle and nowhere else
problem-terrain = these are not the terrain tiles of this number of players
problem-ice-find = a find lies on every glacier of this module, face down until a camp comes: { $hex }
problem-set-up = this belongs to another moment of the set-up
problem-megalith = a megalith lies where it may not
problem-era = a card lies there that does not belong to this era
problem-no-module = this module is not in use
problem-twice = two players have the same
problem-not-there = what is said to be there is not
problem-not-settled = the game never waits here
problem-nothing-to-do = there is nothing to decide here
problem-unused = must be empty now
problem-figures = { $expected } figures must be placed, but { $count } are
problem-nobody-there = the figure of this turn is not there
