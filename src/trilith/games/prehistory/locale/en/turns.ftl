# A turn in short, as the browser tells it: what somebody is doing, what it brought, and what it means for whoever looks on.
doing-turn = { $player } acts.
doing-painted = { $player } paints.
doing-fished = { $player } goes fishing.
doing-gathered = { $player } gathers.
doing-hunted = { $player } hunts.
doing-celebrated = { $player } dances.
doing-migrated = { $player } migrates.
doing-capstone_taken = { $player } takes a capstone.
doing-walked = { $player } walks.
doing-built = { $player } builds a camp.
doing-weather_set = { $player } sets the weather wheel.
doing-passed = { $player } passes.
doing-skipped = { $player } skips: { $deed }.
short-painted = paints { $piece }
short-fished = fish { $value }, river { $track }
short-gathered = { $tile }
short-hunted = { $prey }
short-celebrated = ceremony { $value }
short-rite_taken = { $rite }
short-migrated = { $count ->
    [one] 1 member to { $field }
   *[other] { $count } members to { $field }
}
short-capstone_taken = capstone: { $deed }
short-built = { $camp }
short-megalith_taken = a megalith
short-token_taken = { $species }
short-walked = { $times ->
    [one] one walk
   *[other] { $times } walks
}
short-reward_taken = { $land }
short-weather_set = position { $position }
short-passed = passes
short-skipped = skips: { $deed }
short-points_gained = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
short-member_gained = { $count ->
    [one] +1 member
   *[other] +{ $count } members
}
short-markers_gained = +{ $count } marker: { $colour }
short-resources_gained = +{ $count } { $colour }
short-bones_gained = { $count ->
    [one] +1 development point
   *[other] +{ $count } development points
}
short-resource_paid = −{ $count } { $colour }
short-markers_paid = −{ $count } marker: { $colour }
short-bones_paid = { $count ->
    [one] −1 development point
   *[other] −{ $count } development points
}
short-stone_laid = on the stone: { $colour }
foryou-closed = Both stones are taken until summer: { $deed }.
