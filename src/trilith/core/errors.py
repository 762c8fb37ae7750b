"""What can go wrong at the edge: each error has a name, what it is about, and its words in the locale files."""


class TrilithError(Exception):
    """Something a person can act on; `about` holds what the sentence in the locale files needs."""

    def __init__(self, **about: str | int) -> None:
        self.about = about
        super().__init__(f"{self.name}: " + ", ".join(f"{key}={value!r}" for key, value in about.items()))

    @property
    def name(self) -> str:
        """The error's name, the same in every language and on the wire."""
        return type(self).__name__

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between processes by what they are about."""
        return _made_again, (type(self), self.about)


def _made_again(kind: type[TrilithError], about: dict[str, str | int]) -> TrilithError:
    """An error of this kind about the same thing."""
    return kind(**about)


class NoSuchGame(TrilithError):
    """No game of that name is registered."""


class BrokenGame(TrilithError):
    """A game that another package brings cannot be imported."""


class NoSuchBot(TrilithError):
    """No bot of that name is registered."""


class BrokenBot(TrilithError):
    """A bot that is named by its class cannot be imported, or is none."""


class NoSummary(TrilithError):
    """A game does not say how its positions are summed up, so nothing can value them."""


class NoWeights(TrilithError):
    """There are no weights for the values of a game."""


class UnfitWeights(TrilithError):
    """Weights are for another game, another version of it, or other features."""


class BrokenWeights(TrilithError):
    """A file of weights is damaged."""


class OtherTraining(TrilithError):
    """In a folder something else was trained."""


class MissingExtra(TrilithError):
    """Something needs packages that were not installed."""


class NoSuchOption(TrilithError):
    """The game does not know that option."""


class NoSuchReward(TrilithError):
    """There is no reward of that name."""


class NobodySitsThere(TrilithError):
    """Nobody sits there."""


class WrongActions(TrilithError):
    """What was given as actions is not one whole number for each table."""


class NoSuchActionNumber(TrilithError):
    """No action of the game has that number."""


class NotBegun(TrilithError):
    """An environment was stepped before its first game, or after its last."""


class WrongSeats(TrilithError):
    """The game cannot be played by that many."""


class NoSuchAction(TrilithError):
    """That line is not the notation of any action of the game."""


class NoSuchOutcome(TrilithError):
    """That line is not something luck can decide now."""


class IllegalAction(TrilithError):
    """The action exists, but a rule forbids it now."""


class NotYourTurn(TrilithError):
    """Somebody else decides now."""


class GameOver(TrilithError):
    """Nobody decides any more."""


class NoSuchVersion(TrilithError):
    """The match has no such version, or nobody may go back to it."""


class BadRecord(TrilithError):
    """A line of a record cannot be what it says it is."""


class WrongGameVersion(TrilithError):
    """The record was made by another version of the game's rules."""


class NeedsPack(TrilithError):
    """The match was played with another component pack than the one at hand."""


class NeedsDefaultPack(TrilithError):
    """The match was played with the default pack, and another is at hand."""


class PackOfOtherGame(TrilithError):
    """The component pack is for another game."""


class UnfairLuck(TrilithError):
    """A roll or draw of a record is not the one that its seed gives."""


class BadPosition(TrilithError):
    """A position that cannot be, or a text that is not a position."""


class EndlessGame(TrilithError):
    """The bots played on and on without coming to an end."""


class OtherTournament(TrilithError):
    """A file holds games of another tournament, or something else."""


class NotSaved(TrilithError):
    """The game could not be written to disk."""


class NotWritten(TrilithError):
    """Data could not be written to disk."""


class BadArchive(TrilithError):
    """A file that should hold many records, and does not."""


class FileTwice(TrilithError):
    """Two files of the same name cannot go into one."""


class FolderTaken(TrilithError):
    """A folder in which something would be overwritten."""
