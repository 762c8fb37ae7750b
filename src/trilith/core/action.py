"""What a player can decide: every action of a game exists once, made when the game is imported."""

from trilith.core.errors import NoSuchAction


class Action:
    """One thing a player can decide; interned, so two actions are the same exactly when they are one object."""

    def __init__(self, index: int, verb: int, first: int, second: int, text: str) -> None:
        self.index = index
        self.verb = verb
        self.first = first
        self.second = second
        self.text = text

    def __repr__(self) -> str:
        return self.text


class Actions:
    """All actions of a game in fixed order; the order is part of the game's version."""

    def __init__(self) -> None:
        self.all: list[Action] = []
        self._by_text: dict[str, Action] = {}

    def add(self, verb: int, first: int, second: int, text: str) -> Action:
        """Make the action that this notation stands for, once."""
        if text in self._by_text:
            raise ValueError(f"the action {text!r} exists already")
        action = Action(len(self.all), verb, first, second, text)
        self.all.append(action)
        self._by_text[text] = action
        return action

    def parse(self, text: str) -> Action:
        """The action that a line of notation names."""
        action = self._by_text.get(" ".join(text.split()))
        if action is None:
            raise NoSuchAction(action=text)
        return action
