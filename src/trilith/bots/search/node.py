"""What a search remembers: points at which something was decided, and how each way from there went."""

from math import exp, sqrt

from trilith.core.action import Action


class Edge:
    """One action at one node. The first value counts as one try, so that no edge is without an opinion."""

    def __init__(self, action: Action, first: list[float], own: float) -> None:
        self.action = action
        self.first = own  # the first value for whoever decides here
        self.prior = 0.0
        self.tries = 1.0  # a float, as it only divides
        self.own = own  # the sum of values for whoever decides here
        self.sums = first  # by seat, the sum of values of all tries

    def add(self, worth: list[float], actor: int) -> None:
        """Remember how one more try went."""
        self.tries += 1.0
        self.own += worth[actor]
        sums = self.sums
        for seat in range(len(sums)):
            sums[seat] += worth[seat]

    def mean(self) -> float:
        """What the action is worth to whoever decides."""
        return self.own / self.tries


class Node:
    """A point at which a player or luck decides. Worlds that look alike to the searching seat share it."""

    def __init__(self) -> None:
        self.visits = 0.0
        self.edges: list[Edge] = []  # in the order in which they were first legal
        self.slots: dict[int, Edge] = {}  # by the index of their action
        self.nodes: dict[int, Node] = {}  # by what the searching seat sees of an action or of luck
        self.outcome = 0  # the outcome of luck that led here, or one that the rules cannot tell from it

    def add(self, edge: Edge) -> None:
        """One more action that is possible here."""
        self.edges.append(edge)
        self.slots[edge.action.index] = edge

    def follow(self, key: int) -> "Node":
        """The node after an action or an outcome of luck."""
        found = self.nodes.get(key)
        if found is None:
            found = Node()
            self.nodes[key] = found
        return found

    def weigh(self, temperature: float) -> None:
        """Share out the prior by first values."""
        edges = self.edges
        best = edges[0].first
        for edge in edges:
            if edge.first > best:
                best = edge.first
        everything = 0.0
        for edge in edges:
            edge.prior = exp((edge.first - best) / temperature)
            everything += edge.prior
        for edge in edges:
            edge.prior /= everything

    def promising(self, legal: list[Action], exploration: float) -> Edge:
        """The edge that deserves the next try: what it brought, and what may still be in it (PUCT)."""
        slots = self.slots
        best = slots[legal[0].index]
        most = -1e30
        curiosity = exploration * sqrt(self.visits)
        for action in legal:
            edge = slots[action.index]
            promise = edge.own / edge.tries + curiosity * edge.prior / edge.tries
            if promise > most:
                best, most = edge, promise
        return best

    def favourite(self) -> Edge:
        """The edge that was tried most; of equals the better one."""
        best = self.edges[0]
        for edge in self.edges:
            if edge.tries > best.tries or (edge.tries == best.tries and edge.mean() > best.mean()):
                best = edge
        return best
