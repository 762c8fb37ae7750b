"""Every rule is cited by code and by a test, and every citation is of a rule that exists."""

import pytest

from make_rule_pages import numbers_of, passages_of, where_coded, where_tested
from trilith.games import OURS


@pytest.mark.parametrize("game", OURS)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    cited = where_tested(game)
    assert [number for number in numbers_of(game) if not cited[number]] == []


@pytest.mark.parametrize("game", OURS)
def test_every_rule_is_cited_by_code(game: str) -> None:
    cited = where_coded(game)
    assert [number for number in numbers_of(game) if not cited[number]] == []


@pytest.mark.parametrize("game", OURS)
def test_every_citation_is_of_a_rule_that_exists(game: str) -> None:
    known = set(numbers_of(game))
    assert {*where_coded(game), *where_tested(game)} - known == set()


@pytest.mark.parametrize("game", OURS)
def test_every_rule_stands_somewhere_in_the_rulebook(game: str) -> None:
    sentences = [sentence for passage in passages_of(game) for sentence in passage["sentences"]]
    assert all(("rules" in sentence) != ("why" in sentence) for sentence in sentences)
    found = {number for sentence in sentences for number in sentence.get("rules", [])}
    assert found == set(numbers_of(game))


@pytest.mark.parametrize("game", OURS)
def test_rules_are_numbered_without_gaps(game: str) -> None:
    numbers = numbers_of(game)
    expected: list[str] = []
    for number in numbers:
        chapter, _, _ = number.rpartition(".")
        before = [earlier for earlier in expected if earlier.startswith(chapter + ".")]
        expected.append(f"{chapter}.{len(before) + 1}")
    assert numbers == expected
