"""The rule pages: a summary that rests on rules, examples that are played, links that lead somewhere."""

import re
from pathlib import Path

import pytest

from make_rule_pages import ROOT, numbers_of, pages, rules_page, where_told
from page_parts import NUMBER, PAGES, keys_of
from trilith.games import OURS
from trilith.words import LANGUAGES, Words, fluent_sources, words

BRACKETS = re.compile(r"\s*\([^()]*\)")
SENTENCE = re.compile(r"(?<=\.)\s+")
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
LINK = re.compile(r"\]\(([^)\s]+)(?: \"[^\"]*\")?\)")
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
LEAST_WORDS, MOST_WORDS = 300, 450


def texts(game: str, language: str, file: str) -> dict[str, str]:
    """The messages of one file of a page, by key."""
    return {key: words(language, game).say(key) for key in keys_of(game, file)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_sentence_of_a_summary_and_every_example_rests_on_rules_that_exist(
    game: str, language: str
) -> None:
    known = set(numbers_of(game))
    told = [SENTENCE.split(text) for text in texts(game, language, "summary").values()]
    sentences = [sentence for text in told for sentence in text]
    for text in [*sentences, *texts(game, language, "examples").values()]:
        assert NUMBER.findall(text), text
        assert set(NUMBER.findall(text)) <= known, text


@pytest.mark.parametrize("file", ["summary", "examples"])
@pytest.mark.parametrize("game", OURS)
def test_both_languages_name_the_same_rules(game: str, file: str) -> None:
    first, *others = (
        {key: NUMBER.findall(text) for key, text in texts(game, language, file).items()}
        for language in LANGUAGES
    )
    assert first
    for other in others:
        assert other == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_a_summary_fits_on_one_page(game: str, language: str) -> None:
    text = BRACKETS.sub("", " ".join(texts(game, language, "summary").values()))
    assert LEAST_WORDS <= len(text.split()) <= MOST_WORDS


@pytest.mark.parametrize("game", OURS)
def test_every_example_is_played_by_one_test_and_every_test_plays_one_that_is_there(game: str) -> None:
    written = [key.removeprefix("example-") for key in keys_of(game, "examples")]
    played = where_told(game)
    assert set(played) == set(written)
    assert {name: places for name, places in played.items() if len(places) != 1} == {}


@pytest.mark.parametrize("page", pages(), ids=lambda path: path.name)
def test_every_link_of_a_page_leads_somewhere_and_no_two_places_share_a_name(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    anchors = ANCHOR.findall(text)
    assert page.name.endswith("ledger.md") or len(set(anchors)) == len(anchors)
    links = LINK.findall(text)
    assert len(links) >= 100
    for link in links:
        if link.startswith("#"):
            assert link[1:] in anchors, link
        else:
            assert (page.parent / link).exists(), link


@pytest.mark.parametrize("game", OURS)
def test_no_word_of_a_page_is_idle(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say = Words.say

    def listen(self: Words, key: str, **about: object) -> str:
        said.add(key)
        return say(self, key, **about)

    monkeypatch.setattr(Words, "say", listen)
    rules_page(game, "en")
    written = KEY.findall("\n".join(fluent_sources("en", [f"trilith.games.{game}"], PAGES)))
    assert written
    assert [key for key in written if key not in said] == []


def test_the_readme_leads_to_every_page_in_every_language() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for page in pages():
        assert f"(docs/rules/{page.name})" in readme
