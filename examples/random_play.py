"""Play a game at random, step by step: players decide, and luck is a player, too."""

import sys

import trilith


def main(name: str) -> None:
    """Play one game of two and show its last steps."""
    state = trilith.game(name).start(2, {})
    stream = trilith.Stream(seed=1)
    steps = []
    while state.actor() != trilith.NOBODY:
        if state.actor() == trilith.CHANCE:
            chance = state.chance()
            outcome = chance.sample(stream)
            steps.append(f"luck: {chance.text(outcome)}")
            state.resolve(outcome)
        else:
            legal = state.legal()
            action = legal[stream.below(len(legal))]
            steps.append(f"player {state.actor() + 1}: {action.text}")
            state.apply(action)
    print(*steps[-8:], sep="\n")
    print(f"{len(steps)} steps, points {state.scores()}, places {state.ranking()}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "stone_age")
