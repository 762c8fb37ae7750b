"""Playing on from a moment of a record at the terminal."""

from pathlib import Path

from support.finished import RECORDS
from support.terminal import SEED, match_in, trilith
from trilith.core.match import commitment

GOLDEN = RECORDS / "stone_age-2.txt"


def played(tmp_path: Path, *seats: str) -> Path:
    file = tmp_path / "game.record"
    trilith(tmp_path, "play", "stone_age", "--seats", ",".join(seats), "--seed", SEED, "--save", file)
    return file


def test_a_record_is_played_on_from_its_middle_with_the_same_players_and_new_luck(tmp_path: Path) -> None:
    before = match_in(played(tmp_path, "greedy", "random"))
    file = tmp_path / "branch.record"
    done = trilith(tmp_path, "play", "--from", tmp_path / "game.record", "--at", "120", "--save", file)
    assert done.returncode == 0, done.stderr
    match = match_in(file)
    assert match.over
    assert match.setup.players == ["greedy", "random"]
    assert match.setup.branch == ("game", 120)
    assert match.setup.position == match.game.dump(before.rebuild(120))
    assert match.setup.seed != SEED
    verified = trilith(tmp_path, "verify", file)
    assert (verified.returncode, "verified" in verified.stdout) == (0, True)
    assert trilith(tmp_path, "replay", file).returncode == 0


def test_luck_goes_on_as_it_was_and_others_sit_down(tmp_path: Path) -> None:
    record = played(tmp_path, "greedy", "random")
    file = tmp_path / "branch.record"
    arguments = ("play", "--from", record, "--at", "100", "--same-luck", "--seats", "you:Ada,greedy")
    done = trilith(tmp_path, *arguments, "--save", file, typed="1\n1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert commitment(SEED) in done.stdout
    match = match_in(file)
    assert (match.setup.seed, match.setup.luck) == (SEED, [(0, 100)])
    assert match.setup.players == ["you:Ada", "greedy"]
    match.verify_luck()
    went_on = trilith(tmp_path, "resume", file, typed="1\nquit\n")
    assert went_on.returncode == 0, went_on.stderr


def test_names_of_the_server_are_people_here(tmp_path: Path) -> None:
    record = tmp_path / "server.record"
    text = GOLDEN.read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if not line.startswith(("= ", "players:"))]
    lines.insert(4, "players: Mira, greedy")
    record.write_text("\n".join(lines), encoding="utf-8")
    file = tmp_path / "branch.record"
    done = trilith(tmp_path, "play", "--from", record, "--at", "60", "--save", file, typed="quit\n")
    assert done.returncode == 0, done.stderr
    assert match_in(file).setup.players == ["you:Mira", "greedy"]


def test_what_does_not_go_together_is_said(tmp_path: Path) -> None:
    record = played(tmp_path, "random", "random")
    over = match_in(record).version
    for arguments, words in (
        (["--from", record, "--at", str(over)], "over at moment"),
        (["--from", record, "--at", "5", "--practice"], "--practice"),
        (["--from", record, "--at", "5", "--same-luck", "--seed", SEED], "--seed"),
        (["--from", record, "--at", "5", "--seats", "you"], "2"),
        (["stone_age", "--at", "5"], "--from"),
        (["stone_age", "--same-luck"], "--from"),
        (["--from", tmp_path / "nothing.record"], "nothing.record"),
    ):
        done = trilith(tmp_path, "play", *arguments)
        assert done.returncode == 2, (arguments, done.stdout)
        assert words in done.stderr
