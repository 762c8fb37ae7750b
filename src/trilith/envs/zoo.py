"""Makes the games known to PettingZoo: `pettingzoo.make("aec", "trilith/StoneAge-v0", players=3)`."""

from trilith.envs.ids import IDS
from trilith.envs.saying import extras

with extras():
    import pettingzoo

for _game, _id in IDS.items():
    if _id not in pettingzoo.aec_registry:
        pettingzoo.register("aec", _id, f"trilith.envs.{_game}_v0:env")
