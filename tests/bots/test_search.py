"""The search knows no game, so games that can be seen through show what it finds."""

import pytest

from support.stories import Decide, End, Ends, Luck, Story, Tale, seat_in
from trilith.bots.search.search import Search
from trilith.bots.search.settings import Budget, Settings
from trilith.bots.search.thought import Thought
from trilith.core.rng import Stream

LOST, WON = End(0, 9), End(9, 0)


def thought(
    tale: Tale, iterations: int = 200, player: int = 0, seats: int = 2, sight: int = 0, seed: int = 1
) -> Thought:
    """What a seat thinks at the beginning of a tale."""
    search = Search(Ends(), Settings(sight=sight))
    return search.run(seat_in(tale, player, seats), Budget(iterations), Stream(seed))


def trap(rival: int) -> Decide:
    """The first way promises most and can be refuted; the second wins by force, three decisions deep."""
    return Decide(
        0,
        Decide(rival, LOST, End(20, 0)),
        Decide(rival, Decide(0, LOST, WON), Decide(0, WON, LOST)),
        Decide(rival, Decide(0, LOST, LOST), Decide(0, WON, LOST)),
    )


def test_a_win_that_can_be_forced_is_found() -> None:
    found = thought(trap(rival=1))
    assert found.best.text == "b"
    assert found.candidates[0].wins == [1.0, 0.0]
    assert found.candidates[0].points == [9.0, 0.0]
    assert [step.seat for step in found.candidates[0].line] == [0, 1, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_expected_to_play_for_themselves(seats: int) -> None:
    """Whoever comes next could help or hurt the first seat, and takes what is best for nobody but themselves."""
    mine, theirs, nothing = [0] * seats, [0] * seats, [0] * seats
    mine[0], mine[-1] = 5, 6
    theirs[0], theirs[-1] = 9, 5
    nothing[0] = 4
    tale = Decide(0, End(*nothing), Decide(seats - 1, End(*theirs), End(*mine)))
    found = thought(tale, seats=seats)
    assert found.best.text == "b"
    assert found.candidates[0].points == mine


def test_a_sure_gain_is_preferred_to_a_gamble_that_is_worth_less() -> None:
    gamble = Luck(End(9, 0), End(0, 0), End(0, 0))
    assert thought(Decide(0, gamble, End(4, 0)), iterations=500).best.text == "b"


def test_a_gamble_is_taken_when_it_is_worth_more() -> None:
    gamble = Luck(End(9, 0), End(9, 0), End(0, 0))
    assert thought(Decide(0, End(4, 0), gamble), iterations=500).best.text == "b"


def test_luck_is_weighted_as_it_falls() -> None:
    gamble = Luck(*[End(8, 0)], *[End(0, 0)] * 3)
    found = thought(Decide(0, gamble, Luck(End(1, 0), End(1, 0))), iterations=2000)
    assert found.candidates[0].action.text == "a"
    assert found.candidates[0].value == pytest.approx(0.02, abs=0.004)


def test_what_luck_shows_is_known_when_the_next_decision_comes() -> None:
    """Behind luck that everybody sees the better way is always found; behind luck that only the rival sees it is a guess."""
    for seen_by, best in ((-1, "b"), (1, "a")):
        look = Luck(Decide(0, End(9, 0), End(-9, 0)), Decide(0, End(-9, 0), End(9, 0)), seen_by=seen_by)
        assert thought(Decide(0, End(4, 0), look), iterations=600).best.text == best


def test_the_same_seed_gives_the_same_thought() -> None:
    tale = Decide(0, *(Luck(*(End(way * point % 7, point % 5) for point in range(6))) for way in range(1, 5)))
    assert thought(tale, seed=3).shown() == thought(tale, seed=3).shown()
    assert thought(tale, seed=3).shown() != thought(tale, seed=4).shown()


def test_a_budget_of_iterations_is_kept() -> None:
    even = Decide(0, Luck(End(1, 0), End(2, 0)), Luck(End(1, 0), End(2, 0)))
    found = thought(even, iterations=100)
    assert 50 <= found.iterations <= 100
    assert sum(each.visits for each in found.candidates) == found.iterations - 1


def test_a_budget_of_seconds_is_kept() -> None:
    even = Decide(0, Luck(End(1, 0), End(2, 0)), Luck(End(1, 0), End(2, 0)))
    search = Search(Ends())
    found = search.run(seat_in(even), Budget(seconds=0.05), Stream(1))
    assert 0.05 <= found.seconds < 2
    assert found.iterations > 20


def test_however_little_time_there_is_an_action_is_found() -> None:
    found = Search(Ends()).run(seat_in(Decide(0, LOST, WON)), Budget(seconds=1e-9), Stream(1))
    assert found.best.text == "b"


def test_thinking_ends_when_nothing_can_change_any_more() -> None:
    assert thought(Decide(0, WON, LOST), iterations=1000).iterations < 600


def test_a_budget_without_an_end_is_refused() -> None:
    with pytest.raises(ValueError, match="iterations or seconds"):
        Budget()


def test_who_has_nothing_to_decide_has_no_thought() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        thought(Decide(1, WON, LOST))


def test_short_sight_falls_into_a_trap() -> None:
    bait = Decide(0, Decide(1, End(-9, 9), End(-8, 9)), End(-1, 0))
    assert thought(bait, sight=1).best.text == "a"
    assert thought(bait).best.text == "b"


def test_nothing_is_remembered_of_what_is_forced() -> None:
    value = Ends()
    forced = Decide(0, Decide(1, Decide(0, Decide(1, WON))), LOST)
    found = Search(value).run(seat_in(forced), Budget(20), Stream(1))
    assert found.best.text == "a"
    assert [step.seat for step in found.candidates[0].line] == [0, 1, 0, 1]


def test_a_tree_is_kept_for_the_decision_that_comes() -> None:
    later = Decide(0, End(3, 0), End(4, 0))
    tale = Decide(0, Luck(Decide(1, End(0, 0), later), Decide(1, End(0, 1), End(0, 2))), End(-1, 0))
    search, stream = Search(Ends()), Stream(1)
    before = search.think(seat_in(tale), Budget(300), stream)
    node = before.root.nodes[0]
    assert node.nodes
    kept = search.think(seat_in(tale), Budget(1), stream)
    assert kept.root is before.root, "the same position is thought about further"
    fresh = search.think(seat_in(Decide(0, End(1, 0), End(2, 0))), Budget(1), stream)
    assert fresh.root is not before.root
    assert fresh.root.visits == 1


def test_a_tree_is_kept_behind_luck_and_a_rival() -> None:
    later = Decide(0, End(3, 0), End(4, 0), End(2, 0))
    rival = Decide(1, End(9, -1), later)
    tale = Decide(0, Luck(rival, rival), End(-1, 0))
    search, stream = Search(Ends()), Stream(1)
    search.think(seat_in(tale), Budget(300), stream)
    assert search.think(seat_in(later), Budget(1), stream).root.visits > 50


def test_worlds_with_other_possibilities_share_a_tree() -> None:
    """What is legal for a rival may depend on what the seat cannot see; every world finds its own ways."""

    class Doubtful(Story):
        def imagine(self, player: int, stream: Stream) -> "Story":
            rich = stream.below(2)
            reply = Decide(1, End(5, 0), End(0, 5)) if rich else Decide(1, End(5, 0), End(4, 1), End(3, 4))
            return Story(Decide(0, reply, End(1, 3)), 2)

    seat = seat_in(Decide(0, End(0, 0), End(1, 3)))
    seat._state = Doubtful(Decide(0, End(0, 0), End(1, 3)), 2)
    found = Search(Ends()).run(seat, Budget(400), Stream(2))
    assert found.best.text == "a"
    assert found.candidates[0].value == pytest.approx(0.015, abs=0.006)
