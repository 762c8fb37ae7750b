"""What each choice of a position is worth: play on from it at random, many times, in worlds that the seat can imagine."""

import trilith


def after(match: trilith.Match, decisions: int) -> trilith.State:
    """The position before a player's decision with this number."""
    state = match.rebuild(0)
    for state in match.positions():
        if state.actor() >= 0:
            decisions -= 1
        if decisions == 0:
            break
    return state


def main(playouts: int = 20) -> None:
    """Study the thirtieth decision of a match."""
    match = trilith.play("stone_age", ["greedy", "greedy"], seed="07" * 32)
    state = after(match, decisions=30)
    seat, stream = trilith.Seat(match.game, state, state.actor()), trilith.Stream(1)
    margins = {}
    for action in seat.legal:
        total = 0
        for _ in range(playouts):
            world = seat.imagine(stream)
            world.apply(action)
            trilith.playout(world, stream)
            scores = world.scores()
            total += scores[seat.player] - scores[1 - seat.player]
        margins[action.text] = total / playouts
    for text, margin in sorted(margins.items(), key=lambda pair: -pair[1])[:5]:
        print(f"{text:<24} {margin:+.1f} points ahead on average")


if __name__ == "__main__":
    main()
