"""Makes the games known to Gymnasium, with bots in all seats but one: `gymnasium.make("trilith/StoneAge-v0")`."""

from trilith.envs.ids import IDS
from trilith.envs.saying import extras

with extras():
    import gymnasium

for _game, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(
            id=_id, entry_point="trilith.envs.against_bots:AgainstBots", kwargs={"game": _game}
        )
