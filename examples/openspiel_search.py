"""OpenSpiel's search for games with hidden information plays two-player Stone Age against random."""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import trilith.envs.openspiel  # noqa: F401  # makes the games known to OpenSpiel
from trilith.values.shipped import value_of

DECISIONS = int(sys.argv[1]) if len(sys.argv) > 1 else 40  # of the search; then all go on at random
SIMULATIONS = 20

game = pyspiel.load_game("trilith_stone_age(players=2)")
value = value_of(game.rules)


class Judge(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Looks at a position with the values that come with Trilith, instead of playing it to the end."""

    def evaluate(self, state: pyspiel.State) -> np.ndarray:
        """What every player can expect."""
        return np.array(value.worth(state.held.state))

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """Nothing is known of any action beforehand."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


chance = np.random.RandomState(1)
search = ismcts.ISMCTSBot(
    game, Judge(), uct_c=0.5, max_simulations=SIMULATIONS, random_state=np.random.RandomState(2)
)
state, decided = game.new_initial_state(), 0
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(chance.choice(outcomes, p=odds)))
    elif state.current_player() == 0 and decided < DECISIONS:
        state.apply_action(search.step(state))
        decided += 1
    else:
        state.apply_action(int(chance.choice(state.legal_actions())))
print(f"After {decided} decisions by search: points {state.held.state.scores()}, returns {state.returns()}.")
