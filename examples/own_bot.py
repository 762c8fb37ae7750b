"""A bot of one's own: it is given a seat, never the table, and answers with one of its legal actions."""

import trilith


class Hoarder:
    """Tries every action in a world that it can imagine, and takes one after which it holds the most of everything."""

    def __init__(self, seed: int) -> None:
        self._stream = trilith.Stream(seed)

    def choose(self, seat: trilith.Seat) -> trilith.Action:
        world = seat.imagine(self._stream)
        held = [self._held_after(seat, world, action) for action in seat.legal]
        best = [action for action, many in zip(seat.legal, held, strict=True) if many == max(held)]
        return best[self._stream.below(len(best))]

    def _held_after(self, seat: trilith.Seat, world: trilith.State, action: trilith.Action) -> int:
        future = world.copy()
        future.apply(action)
        return sum(seat.game.holdings(future, seat.player).values())


def main() -> None:
    """Ten matches against a bot that does anything."""
    won = 0
    for number in range(10):
        match = trilith.play("stone_age", [Hoarder(number), "random"], seed=f"{number:064x}")
        won += match.state.ranking()[0] == 1
    print(f"Hoarder won {won} of 10 games against random.")


if __name__ == "__main__":
    main()
