"""What a record tells: a record is text, one line for each decision and each stroke of luck."""

from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import trilith


def main() -> None:
    """Write a record, read it again, and count who did what."""
    played = trilith.play("endless_winter", ["greedy", "random"], seed="2a" * 32)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "match.record"
        file.write_text(played.to_record().text(), encoding="utf-8")
        record = trilith.parse_record(file.read_text(encoding="utf-8"))
    match = trilith.Match(trilith.game(record.game), record)
    match.verify_luck()  # refuses a roll or draw that is not the one that the seed gives
    for seat in range(record.seats):
        verbs = Counter(
            line.split()[0]
            for line, decider in zip(match.record, match.deciders, strict=True)
            if decider == seat
        )
        print(f"player {seat + 1}:", ", ".join(f"{verb} {count}" for verb, count in verbs.most_common(5)))
    print(f"{match.version} lines, points {match.state.scores()}")


if __name__ == "__main__":
    main()
