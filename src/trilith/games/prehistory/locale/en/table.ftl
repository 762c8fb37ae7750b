# The table of Prehistory: names, choices, and what happens.

game-title = Prehistory
game-blurb = Five years of four seasons: act, leave cubes on the ring, wander, found camps.

deed-painting = rock painting
deed-fishing = fishing
deed-gathering = gathering
deed-hunting = hunting
deed-ceremony = ceremony
deed-migration = migration

wheel-painting = painting wheel
wheel-fishing = fishing wheel
wheel-hunting = hunting wheel
wheel-migration = migration wheel

side-left = to the left
side-right = to the right

season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn
season-end = end

phase-weather = choosing the first weather
phase-income = weather and income
phase-acting = acting
phase-paying = paying
phase-dancing = ceremony
phase-arriving = choosing a camp
phase-laying = laying a stone
phase-capstone = choosing a capstone
phase-roaming = wandering
phase-moving = walking
phase-taking = taking what is there
phase-choosing = choosing a colour
phase-building = building a camp
phase-recalling = calling members back
phase-drawing_order = drawing the turn order
phase-drawing_boards = drawing boards
phase-drawing_wheel = drawing the central wheel
phase-setting_wheels = setting the price wheels
phase-dealing_tiles = laying out gather tiles
phase-dealing_hunting = laying out hunting cards
phase-dealing_ceremony = laying out ceremony cards
phase-laying_land = laying the map
phase-drawing_megaliths_c = choosing megaliths
phase-laying_megaliths = laying megaliths
phase-laying_tokens = laying animals
phase-dealing = laying out
phase-spring_begins = spring begins
phase-acted = an action is done
phase-next_acting = the next player acts
phase-next_roaming = the next player wanders
phase-year_end = end of the year
phase-over = game over

source-bones = development points
source-painting = rows of the painting
source-animals = animals and footprints
source-gathering = gather tiles
source-megaliths_a = megaliths A
source-megaliths_b = megaliths B
source-megaliths_c = megaliths C
source-ceremonies = ceremony cards

action-paint = paint { $piece }
action-fish = catch a fish of value { $value }
action-gather = gather the tile on place { $place }
action-hunt = take the hunting card on place { $slot }
action-ceremony = { $value ->
    [one] hold a ceremony with 1 move
   *[other] hold a ceremony with { $value } moves
}
action-migrate = { $count ->
    [one] migrate with 1 member
   *[other] migrate with { $count } members
}
action-pass = pass for this spring
action-skip = skip this action
action-weather = set the weather wheel to { $position }
action-income = take the income
action-pay = pay { $colour }
action-shaman = move a shaman from { $colour } to { $colour_to }
action-card = take the ceremony card on place { $slot }
action-no_card = take no card
action-to = go to { $field }
action-lay = lay { $colour } on the stone
action-capstone = take the capstone of { $deed }
action-spend_resource = give a resource for steps: { $colour }
action-spend_marker = give a marker for steps: { $colour }
action-spend_bone = give a development point for a step
action-send = send a member from { $field }
action-take = take what is there
action-leave = leave what is there
action-choose = choose { $colour }
action-build = build on { $field }
action-camp = build { $camp }
action-recall = call a member back from { $field }
action-end = end the turn
action-turn = turn the { $wheel } { $side } (1 development point)
action-turn_weather = turn your weather wheel (1 development point)
action-buy_resource = buy a resource: { $colour } (2 development points)
action-buy_marker = buy a marker: { $colour } (3 development points)
action-sell_resource = put back a resource: { $colour } (brings 1 development point)
action-sell_marker = put back a marker: { $colour } (brings 1 development point)

event-year_began = Year { $year } begins.
event-ordered = { $player } is number { $place } in the turn order.
event-board_drawn = { $player } gets { $board }.
event-wheel_laid = A new wheel lies in the middle: { $central }.
event-wheel_set = The { $wheel } begins at position { $position }.
event-tile_dealt = On place { $place } lies: { $tile }.
event-prey_dealt = Hunting card { $slot }: { $prey }.
event-rite_dealt = Ceremony card { $slot }: { $rite }.
event-land_laid = On slot { $slot } of the map lies: { $land_tile }.
event-megalith_laid = On { $field } stands: { $land }.
event-token_laid = On { $field } lives: { $species }.
event-capstone_filled = The capstone of { $deed } gets a cube: { $colour }.
event-weather_set = { $player } sets the weather wheel to { $position }.
event-weather_turned = { $player } turns the weather wheel to { $position }.
event-resources_gained = { $player } gets resources: { $count } × { $colour }.
event-markers_gained = { $player } gets markers: { $count } × { $colour }.
event-bones_gained = { $count ->
    [one] { $player } gets 1 development point.
   *[other] { $player } gets { $count } development points.
}
event-points_gained = { $points ->
    [one] { $player } scores 1 point.
   *[other] { $player } scores { $points } points.
}
event-member_gained = { $count ->
    [one] { $player } gets a new member.
   *[other] { $player } gets { $count } new members.
}
event-shortage = { $player } goes without: the supply has no { $colour } left.
event-resource_paid = { $player } pays resources: { $count } × { $colour }.
event-markers_paid = { $player } pays markers: { $count } × { $colour }.
event-bones_paid = { $count ->
    [one] { $player } gives 1 development point.
   *[other] { $player } gives { $count } development points.
}
event-painted = { $player } paints { $piece }.
event-fished = { $player } catches a fish of value { $value } and is on step { $track } of the fishing track.
event-gathered = { $player } gathers from place { $place }: { $tile }.
event-hunted = { $player } takes hunting card { $slot }: { $prey }.
event-footprint_again = { $player } follows an earlier footprint again: { $prey }.
event-shaman_moved = { $player } moves a shaman from { $colour } to { $colour_to }.
event-celebrated = { $player } holds a ceremony of value { $value }.
event-rite_taken = { $player } takes ceremony card { $slot }: { $rite }.
event-danced = The ceremony marker of { $player } is now number { $place }.
event-migrated = { $count ->
    [one] 1 member of { $player } migrates to { $field }.
   *[other] { $count } members of { $player } migrate to { $field }.
}
event-stone_laid = { $player } lays a stone at { $deed }: { $colour }.
event-passed = { $player } passes.
event-pushed = { $count ->
    [one] 1 cube is pushed to the capstone of { $deed }.
   *[other] { $count } cubes are pushed to the capstone of { $deed }.
}
event-capstone_taken = { $count ->
    [0] { $player } chooses the empty capstone of { $deed }.
    [one] { $player } takes 1 cube from the capstone of { $deed }.
   *[other] { $player } takes { $count } cubes from the capstone of { $deed }.
}
event-skipped = { $player } skips { $deed }.
event-caught_up = { $points ->
    [one] Step { $track } of the fishing track brings { $player } 1 point.
   *[other] Step { $track } of the fishing track brings { $player } { $points } points.
}
event-steps_gained = { $count ->
    [one] { $player } has 1 step more.
   *[other] { $player } has { $count } steps more.
}
event-walked = A member of { $player } walks from { $field } to { $field_to }.
event-megalith_taken = { $player } takes the megalith on { $field }.
event-token_taken = { $player } takes the animal on { $field }: { $species }.
event-reward_taken = { $player } takes what { $field } brings: { $land }.
event-left = { $player } leaves what is on { $field }.
event-built = { $player } founds a camp on { $field }: { $camp }.
event-recalled = A member of { $player } goes back from { $field } to the board.
event-turn_ended = { $player } ends the turn.
event-stood_up = All members stand up.
event-wheel_turned = { $player } turns the { $wheel } to position { $position }.
event-sold = { $player } puts back a resource: { $colour }.
event-marker_sold = { $player } puts back a marker: { $colour }.
event-last_actions = Five years are over. Everybody may do one last action.
event-ended = The game is over.
event-scored = { $points ->
    [one] { $player } scores 1 point for { $source }.
   *[other] { $player } scores { $points } points for { $source }.
}

problem-between = must be from { $least } to { $most }, but is { $value }
problem-negative = must not be { $value }
problem-twice = nobody and nothing may stand there twice
problem-copies = there are { $expected } of these, but { $count } in this position
problem-cubes = { $count } cubes of this colour are in use, but there are only { $most }
problem-second-stone = the first stone is taken before the second
problem-wrong-group = this does not belong there
problem-nobody-there = nobody who could be there is there
problem-no-campsite = this is no campsite on which anybody could build
problem-no-field = nobody can be there
problem-foreign-camp = nobody stays in another player's camp
problem-crowded = only one member fits on a field, except in own camps
problem-track = must be { $expected } for these fish, but is { $value }
problem-members = board, map and supply together hold { $most } members
problem-too-many-out = only { $most } members may be on the map
problem-shamans = { $expected } shamans stand on { $expected } different fields
problem-phase = the game never waits like this in this phase: { $phase }
problem-season = this phase is never in this season: { $phase } in { $season }
problem-unused = must be empty in this phase: { $phase }
problem-nothing-to-do = whoever decides has nothing to choose from
problem-weather = every weather wheel must be set by now
problem-spring-only = stones and passing belong to spring
problem-autumn-only = members lie only in autumn
problem-has-passed = whoever has passed does not decide any more this spring
problem-too-early = the first year has not begun
problem-not-yet-moved = members of players whose turn is yet to come stand
problem-no-stone = both stones are taken
problem-paid-at-once = this is paid at once
