# The game on one page, with a legend of every sign.

onepage-about = Two to four tribes, { $years ->
    [one] one year
   *[other] { $years } years
} of four seasons.
    .aim = What you pay in spring, somebody uses in summer.

onepage-spring = Take resources by your weather wheel. In turn: one deed, paid with resources, and one more of any colour on a free stone of its trilith. Or pass.
    .title = Spring
onepage-summer = Last first: take all cubes of one capstone; they are markers now. Then each deed once, paid with markers of its own colour.
    .title = Summer
onepage-autumn = Cubes and bones buy steps. Walk; the field where you lie down brings something. On a campsite build a camp.
    .title = Autumn
onepage-winter = New cards, tiles, central wheel. Empty capstones get cubes. Whoever held a ceremony goes first.
    .title = Winter

onepage-deeds = Six deeds, and the colour of summer
onepage-painting = each symbol in the wheel’s colour; summer: a grey marker each. Touching pieces bring the bonus of row or column.
    .lead = Painting:
onepage-fishing = as many different lit colours as the fish’s value; summer: blue. The track pays every summer.
    .lead = Fishing:
onepage-gathering = the colour beside the tile; summer: { $markers } red. A full pair of baskets brings two markers.
    .lead = Gathering:
onepage-hunting = like fishing; summer: brown. A footprint repeats the rewards of its kind.
    .lead = Hunting:
onepage-ceremony = one to three shaman moves, a resource each; summer: yellow. Then a card of that value. You come earlier next year.
    .lead = Ceremony:
onepage-migration = members from home to the start camp or one own camp; summer: white. On the map at most camps + { $beyond }.
    .lead = Migration:

onepage-signs = Signs
onepage-resource = A cube in the tent: a resource. Six colours:
onepage-marker = A cube in a sun: a marker
onepage-any = A cube of a colour of your choice
onepage-bone = Bone, a development point. { $turn } turns a wheel, { $step } is a step, { $resource } buy a resource, { $marker } a marker. A cube given back brings { $cube }.
onepage-newcomer = A new member
onepage-shaman = A shaman at the fire; a member on the land
onepage-weather = Weather wheel: which resources spring brings
onepage-wheel = Price wheel: only the three lit colours pay
onepage-steps = Central wheel: so many steps for a cube of these colours
onepage-fish = A fish and its value
onepage-prey = Animal: its price above, points at once, its reward below
onepage-footprint = Footprint: its reward, and again those of all your footprints of this animal

onepage-land = On the land
onepage-campsite = Campsite: end a walk here and build
onepage-camp = Camp: points, members needed; pale ones stay, dark ones go home. It brings a new member.
onepage-token = Animal on the land: take it, { $points ->
    [one] one point
   *[other] { $points } points
}, counts as an animal
onepage-megalith-a = Megalith A: end a walk here and take it, { $points ->
    [one] one point
   *[other] { $points } points
}
onepage-megalith-b = Megalith B: a point for each own camp and member on it and round it
onepage-megalith-c = Megalith C: most control gets the larger number, such as { $first }, the second { $second } (member 1, camp { $camp })

onepage-kinds = Kinds, and what ceremonies count
onepage-painted = Symbols of the painting:
onepage-tiles = Gather tiles:
onepage-species = Animals:
onepage-reach = Ceremony: so many or more bring these points
onepage-each = Ceremony: points for every so many, at most as many as stand behind ≤
onepage-counts = Ceremony cards count:
onepage-metric-pieces = painted pieces
onepage-metric-rows = full rows
onepage-metric-columns = full columns
onepage-metric-fish = fish
onepage-metric-track = steps up the river
onepage-metric-tiles = tiles
onepage-metric-kinds = kinds of tiles
onepage-metric-most_of_a_kind = tiles of one kind
onepage-metric-pairs = full pairs of baskets
onepage-metric-hunting_cards = hunting cards
onepage-metric-animals = animals
onepage-metric-footprints = footprints
onepage-metric-species = kinds of animals
onepage-metric-most_of_a_species = animals of one kind
onepage-metric-camps = camps
onepage-metric-most_camps = most camps
onepage-metric-far_camps = camps far from the start
onepage-metric-members = members on the map
onepage-metric-megaliths = megaliths A
onepage-metric-watched_megaliths = megaliths B, C with yours there
onepage-metric-ceremonies = ceremony cards
onepage-metric-other_ceremonies = other ceremony cards
onepage-metric-smallest = the least of all six

onepage-points = Points, in the order of the final table
onepage-summer-track = the points and bones of the fishing track
    .lead = Every summer:
onepage-at-once = animals, camps, some fields
    .lead = At once:
onepage-source-bones = cubes left become bones; { $bones ->
    [one] one bone is
   *[other] { $bones } bones are
} a point
    .lead = At the end:
onepage-source-painting = each row with one, two, three pieces: { $points }
    .lead = Painting:
onepage-source-animals = footprints × points of the animals of that kind
    .lead = Hunting:
onepage-source-gathering = one tile of a kind and more: { $points }
    .lead = Gathering:
onepage-source-megaliths_a = those that you took
    .lead = Megaliths A:
onepage-source-megaliths_b = who of yours is on them and round them
    .lead = Megaliths B:
onepage-source-megaliths_c = who controls most
    .lead = Megaliths C:
onepage-source-ceremonies = cards whose condition is met
    .lead = Ceremonies:
onepage-over = After year { $years }: one last deed at summer’s price
