"""Who plays in a lesson besides the learner: luck, as far as it is named, and the others."""

from trilith.bots.bot import Bot
from trilith.core.match import Match
from trilith.core.state import CHANCE, NOBODY, Event
from trilith.lessons.beginning import lucky
from trilith.lessons.patterns import read_pattern


class Playing:
    """A match in which luck is named and the others do what they are told, or what their bot chooses."""

    def __init__(self, match: Match, learner: int, other: Bot) -> None:
        self.match = match
        self.luck: list[str] = []  # outcomes that are named and have not come yet
        self._learner = learner
        self._other = other

    def play(self, line: str) -> list[Event]:
        """Play an action and the luck that follows it."""
        return self.match.step(line) + self.let_luck_decide()

    def let_luck_decide(self) -> list[Event]:
        """Go on until somebody decides or nobody does."""
        events: list[Event] = []
        while self.match.state.actor() == CHANCE:
            events += self.match.step(lucky(self.match, self.luck))
        return events

    def name_again(self, luck: tuple[str, ...], since: int) -> None:
        """Of the luck named for a step, let come again whatever has not come since so many lines."""
        self.luck = list(luck)
        for line in self.match.record[since:]:
            if line in self.luck:
                self.luck.remove(line)

    def others_do(self, line: str) -> list[Event]:
        """Let the others do what fits a pattern; what they do only if asked, if it is possible; a ValueError if it is not."""
        pattern = read_pattern(line)
        legal = [action.text for action in self.match.state.legal()] if self._theirs() else []
        fitting = [text for text in legal if pattern.fits(text)]
        if not fitting and pattern.if_asked:
            return []
        if not self._theirs():
            raise ValueError("not-the-others-turn", line)
        if not fitting:
            raise ValueError("impossible", f"{line}; {', '.join(legal)}")
        return self.play(fitting[0])

    def let_others_decide(self) -> list[Event]:
        """Let the others decide until the learner does, or nobody."""
        events: list[Event] = []
        while self._theirs():
            events += self.other_decides()
        return events

    def other_decides(self) -> list[Event]:
        """One decision of another player."""
        return self.play(self._other.choose(self.match.seat(self.match.state.actor())).text)

    def _theirs(self) -> bool:
        return self.match.state.actor() not in (self._learner, NOBODY)
