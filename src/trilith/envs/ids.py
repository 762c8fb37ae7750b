"""What the games are called in the registries of PettingZoo and Gymnasium; the version changes when behaviour does."""

from typing import Final

IDS: Final = {
    "stone_age": "trilith/StoneAge-v0",
    "prehistory": "trilith/Prehistory-v0",
    "endless_winter": "trilith/EndlessWinter-v0",
}
