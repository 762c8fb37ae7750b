"""Claimed names belong to whoever claimed them: nobody else goes by them, nor by names that look like them."""

from collections.abc import Iterable

from trilith.server.errors import NameTaken
from trilith.server.names import comparable, is_reserved, skeleton
from trilith.server.storage.models import Person
from trilith.server.storage.store import Store


async def may_carry(store: Store, person: Person | None, name: str) -> bool:
    """Whether somebody, or a newcomer, may go by a name; everybody may by those that all have at first."""
    if is_reserved(name):
        return True
    owner = await store.owner(comparable(name), skeleton(name))
    return owner is None or (person is not None and owner == person.id)


async def check_names(store: Store, person: Person | None, names: Iterable[str]) -> None:
    """Refuse names that are claimed by somebody else."""
    for name in dict.fromkeys(names):
        if not await may_carry(store, person, name):
            raise NameTaken(name=name)
