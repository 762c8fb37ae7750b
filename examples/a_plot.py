"""How the points of a match grew, as a picture."""

import sys

import matplotlib

import trilith


def main(file: str) -> None:
    """Draw the points of every seat over the decisions of one match of Prehistory."""
    matplotlib.use("Agg")
    from matplotlib import pyplot

    match = trilith.play("prehistory", ["greedy", "greedy", "random"], seed="11" * 32)
    points = [state.scores() for state in match.positions()]
    figure, axes = pyplot.subplots()
    for seat, bot in enumerate(("greedy", "greedy", "random")):
        axes.plot([scores[seat] for scores in points], label=f"{bot} {seat + 1}")
    axes.set(xlabel="lines of the record", ylabel="points", title="A match of Prehistory")
    axes.legend()
    figure.savefig(file)
    print(f"{file} shows {len(points)} positions.")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "points.png")
