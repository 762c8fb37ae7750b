"""The command that looks back at finished games: what luck and decisions were worth, and what would have been better."""

import json
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from trilith.arena.on_ray import check_place
from trilith.bots.search.settings import Budget
from trilith.cli.commands.reviewed import show_review
from trilith.cli.commands.simulate import cores, counted, on_option
from trilith.cli.files.reading import read_match
from trilith.cli.files.review_folder import ReviewFolder
from trilith.cli.screen import Screen
from trilith.core.errors import TrilithError
from trilith.core.match import Match
from trilith.games import GAMES
from trilith.study.judging import QUICK
from trilith.study.ledger import must_be_over
from trilith.study.many import Order, review_all
from trilith.study.review import Review
from trilith.words import Words, words, words_of

REFUSED: Final = 2


@dataclass(frozen=True)
class Asked:
    """A file that is to be reviewed, and where its review is kept, if anywhere."""

    path: Path
    match: Match
    kept_at: Path | None


@dataclass(frozen=True)
class Refusal:
    """A file that cannot be reviewed, and why in words."""

    path: Path
    problem: str


class Desk:
    """Everything that one call of the command was given to review."""

    def __init__(self, budget: Budget, pack: Path | None, folder: ReviewFolder | None, said: Words) -> None:
        self.refusals: list[Refusal] = []
        self._budget = budget
        self._pack = pack
        self._folder = folder
        self._said = said

    def review(self, paths: list[Path], jobs: int, on: str = "") -> list[tuple[Match, Path, Review]]:
        """The reviews of all files that can be reviewed, in their order; what is kept is not made again."""
        asked = [each for path in paths if (each := self._open(path)) is not None]
        kept = self._kept(asked)
        left = [at for at in range(len(asked)) if at not in kept]
        pack = str(self._pack or "")
        orders = [Order(asked[at].match.to_record(), pack, self._budget) for at in left]
        lines = sum(len(order.record.lines) for order in orders)
        with closing(review_all(orders, jobs, on)) as looking:
            for done in counted(looking, lines, self._said, "cli-review-progress"):
                if done is None:
                    continue
                at = left[done.order]
                kept[at] = done.review
                self._keep(asked[at], done.review)
        return [(each.match, each.path, kept[at]) for at, each in enumerate(asked)]

    def _open(self, path: Path) -> Asked | None:
        """A file, once it is known to hold a finished game; if it does not, what is wrong with it."""
        try:
            match = read_match(path, self._pack)
            must_be_over(match)
        except TrilithError as error:
            self.refusals.append(Refusal(path, self._in_words(error)))
            return None
        if self._folder is None:
            return Asked(path, match, None)
        return Asked(path, match, self._folder.path(path.stem, match.to_record(), self._budget))

    def _in_words(self, error: TrilithError) -> str:
        game = str(error.about.get("game", ""))
        return words(self._said.language, game if game in GAMES else "").error(error)

    def _kept(self, asked: list[Asked]) -> dict[int, Review]:
        """By their places, the reviews that are there already."""
        found = {}
        for at, each in enumerate(asked):
            if self._folder is not None and each.kept_at is not None:
                review = self._folder.find(each.kept_at)
                if review is not None:
                    found[at] = review
        return found

    def _keep(self, asked: Asked, review: Review) -> None:
        if self._folder is not None and asked.kept_at is not None:
            self._folder.keep(asked.kept_at, review)


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `review`."""
    say = said.say

    @app.command("review", help=say("cli-review"))
    def review_records(
        records: Annotated[
            list[Path], typer.Argument(help=say("cli-review-records"), metavar=say("cli-meta-record"))
        ],
        seconds: Annotated[
            float, typer.Option(help=say("cli-review-seconds"), metavar=say("cli-meta-number"), min=0.0)
        ] = 0.0,
        jobs: Annotated[
            int, typer.Option(help=say("cli-review-jobs"), metavar=say("cli-meta-number"), min=0)
        ] = 0,
        on: on_option(said) = "",  # type: ignore[valid-type]
        out: Annotated[
            Path | None, typer.Option(help=say("cli-review-out"), metavar=say("cli-meta-folder"))
        ] = None,
        pack: Annotated[
            Path | None, typer.Option(help=say("cli-option-pack-of-record"), metavar=say("cli-meta-folder"))
        ] = None,
        as_data: Annotated[bool, typer.Option("--json", help=say("cli-json"), metavar="")] = False,
    ) -> None:
        budget = Budget(seconds=seconds) if seconds else QUICK
        desk = Desk(budget, pack, ReviewFolder(out) if out is not None else None, said)
        found = desk.review(records, cores(jobs), check_place(on))
        for refusal in desk.refusals:
            typer.echo(say("cli-review-refused", file=str(refusal.path), problem=refusal.problem), err=True)
        if as_data:
            shown = [{"file": str(path), **review.shown()} for _, path, review in found]
            refused = [{"file": str(each.path), "problem": each.problem} for each in desk.refusals]
            typer.echo(json.dumps({"reviews": shown, "refused": refused}, indent=2))
        else:
            for match, path, review in found:
                show_review(Screen(words_of(said.language, match.game)), match, path, review)
        if desk.refusals:
            raise typer.Exit(REFUSED)
