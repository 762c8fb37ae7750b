"""A report as one page that needs nothing else: both languages, day and night, every picture with its figures below it."""

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from trilith.study.observatory.pictures import beam, heaps, pebbles_for, uprights
from trilith.study.observatory.report import Figure, Kind, Report, Thing
from trilith.study.observatory.scene import scene
from trilith.study.results import EARNED
from trilith.words import LANGUAGES, Words, words

Fonts = Mapping[tuple[str, int], str]  # by family and weight, in base64
IN_A_ROW: Final = 3  # slabs
MANY: Final = "many"
SHOWN: Final = 8  # things of a kind that are seen at once
MINUS: Final = "\N{MINUS SIGN}"
ORDINALS: Final = (
    "page-observe-first",
    "page-observe-second",
    "page-observe-third",
    "page-observe-fourth",
    "page-observe-fifth",
)
TITLES: Final[dict[str, str]] = {
    "card": "page-observe-card",
    "building": "page-observe-building",
    "spot": "page-observe-spot",
    "rite": "page-observe-rite",
    "prey": "page-observe-prey",
    "tile": "page-observe-tile",
    "deed": "page-observe-deed",
    "stone": "page-observe-stone",
    "animal": "page-observe-animal",
    "column": "page-observe-column",
}
FILLS: Final = (
    "rock-2",
    "card-green",
    "wheat-1",
    "p-flint-2",
    "hide-1",
    "paint",
    "earth-3",
    "water-1",
    "clay-1",
)
SCRIPT: Final = """
const root = document.documentElement;
const asked = new URLSearchParams(location.search);
const speak = (language) => { root.lang = language; };
const turn = (theme) => { root.dataset.theme = theme; };
speak(asked.get("lang") === "de" || (!asked.get("lang") && navigator.language.startsWith("de")) ? "de" : "en");
if (asked.get("theme")) turn(asked.get("theme"));
for (const button of document.querySelectorAll(".speak")) button.onclick = () => speak(root.lang === "de" ? "en" : "de");
for (const button of document.querySelectorAll(".turn")) button.onclick = () => turn(
  (root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark" ? "light" : "dark");
"""
MOON: Final = '<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="M16.6 12.6A7.4 7.4 0 0 1 7.4 3.4a7.4 7.4 0 1 0 9.2 9.2Z" fill="currentColor"/></svg>'
SIGN: Final = '<svg width="32" height="32" viewBox="-40 -72 80 80" aria-hidden="true"><path d="M-30 2L-26 -50L-10 -51L-8 2ZM10 2L12 -50L28 -49L30 2ZM-36 -50L-33 -66L34 -65L38 -50Z" fill="currentColor"/></svg>'


def page(found: Report, wanted: int, command: str, fonts: Fonts) -> str:
    """The whole page about the games so far, of so many that are wanted."""
    tellings = (Telling(found, wanted, command, words(language, found.game)) for language in LANGUAGES)
    bodies = "".join(telling.body() for telling in tellings)
    title = words(LANGUAGES[0], found.game).say("game-title")
    return (
        f'<!doctype html>\n<html lang="{LANGUAGES[0]}" data-hour="dawn"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)} · Trilith</title>\n<style>{_faces(fonts)}{_style()}</style></head>\n"
        f'<body><div class="back">{scene()}</div>{bodies}<script>{SCRIPT}</script></body></html>\n'
    )


def _style() -> str:
    return (files("trilith.study.observatory") / "page.css").read_text(encoding="utf-8")


def _faces(fonts: Fonts) -> str:
    return "".join(
        f'@font-face{{font-family:"{family}";font-weight:{weight};font-display:swap;'
        f"src:url(data:font/woff2;base64,{data})}}\n"
        for (family, weight), data in sorted(fonts.items())
    )


class Telling:
    """One report in one language."""

    def __init__(self, found: Report, wanted: int, command: str, said: Words) -> None:
        self._found = found
        self._wanted = wanted
        self._command = command
        self._words = said
        self._say = said.say

    def body(self) -> str:
        """Everything between the bar and the command."""
        found, say = self._found, self._say
        about = {"game": say("game-title"), "games": self._number(found.games, 0)}
        title = (
            say("page-observe-title", **about)
            if found.games >= self._wanted
            else say("page-observe-title-so-far", wanted=self._number(self._wanted, 0), **about)
        )
        others = [language for language in LANGUAGES if language != self._words.language]
        taken = [kind for kind in found.kinds if kind.taken and kind.things]
        done = [kind for kind in found.kinds if not kind.taken and kind.things]
        return (
            f'<div class="telling" lang="{self._words.language}"><header><span class="brand">{SIGN}<span>Trilith</span></span>'
            f"<h1>{escape(title)}</h1>"
            f'<span class="acts"><a class="pebble" href="report.json">JSON</a>'
            f'<button class="pebble speak" lang="{others[0]}" aria-label="{say(f"web-speak-{others[0]}")}">{others[0].upper()}</button>'
            f'<button class="pebble turn" aria-label="{say("page-observe-turn")}">{MOON}</button></span></header>'
            f'<main><p class="lead">{self._lead()}</p>'
            f"{self._begins()}{self._leads()}{self._luck()}"
            f"{self._sources()}{''.join(map(self._kind, done))}{''.join(self._kind(kind, wide=len(taken) < IN_A_ROW) for kind in taken)}"
            f'<section class="slab foot"><code>{escape(self._command)}</code><span>{say("page-observe-again")}</span></section></main></div>'
        )

    def _lead(self) -> str:
        found = self._found
        bots = ", ".join(dict.fromkeys(found.bots))
        about = {
            "seats": found.seats,
            "bots": escape(bots),
            "points": self._bold(found.points.mean, 1),
            "winner": self._bold(found.winner.mean, 1),
        }
        if found.rounds is None:
            return self._say("page-observe-lead", **about)
        return self._say("page-observe-lead-rounds", rounds=found.rounds, **about)

    def _begins(self) -> str:
        found, say = self._found, self._say
        even = 100 / found.seats
        names = [say(key) for key in ORDINALS[: found.seats]]
        first = found.by_order[0]
        told = ", ".join(
            f"{name} {self._number(each.mean, 1)}" for name, each in zip(names, found.by_order, strict=True)
        )
        sure = first.low is not None and first.high is not None and not first.low <= even <= first.high
        sentence = say(
            "page-observe-begins-sure" if sure else "page-observe-begins-even",
            by=self._signed(first.mean - even, 1),
        )
        picture = uprights(
            found.by_order,
            names,
            even,
            say("page-observe-even"),
            say("page-observe-begins-told", wins=told),
            self._number,
        )
        rows = [[name, *self._interval(each)] for name, each in zip(names, found.by_order, strict=True)]
        return self._slab(
            "page-observe-begins",
            sentence,
            picture
            + self._figures(
                [say("page-observe-wins"), say("page-observe-mean"), say("page-observe-95")], rows
            ),
        )

    def _leads(self) -> str:
        found, say = self._found, self._say
        most: object = max(range(len(found.leads)), key=lambda at: found.leads[at])
        if most == len(found.leads) - 1:
            most = MANY  # on the last heap lie all that have more, too
        sentence = say(
            "page-observe-leads-told",
            unit=pebbles_for(found.leads),
            most=most,
            mean=self._number(found.lead.mean, 1),
        )
        last = len(found.leads) - 1
        rows = [[f"{at}+" if at == last else str(at), str(count)] for at, count in enumerate(found.leads)]
        head = [say("page-observe-changes"), say("page-observe-games")]
        return self._slab(
            "page-observe-leads", sentence, heaps(found.leads, sentence) + self._figures(head, rows)
        )

    def _luck(self) -> str:
        found, say = self._found, self._say
        luck = found.luck
        if luck.low is None:
            return self._slab("page-observe-luck", say("page-observe-too-few"), "")
        share = self._number(luck.mean, 0)
        between = {"low": self._number(luck.low, 0), "high": self._number(luck.high or luck.mean, 0)}
        sentence = say("page-observe-luck-told", share=f"<b>{share}</b>", **between)
        told = say("page-observe-beam-told", luck=share, choices=self._number(100 - luck.mean, 0))
        picture = beam(
            luck.mean, say("page-observe-of-luck"), say("page-observe-of-choices"), told, self._number
        )
        rows = [[say("page-observe-of-luck"), *self._interval(luck)]]
        return self._slab(
            "page-observe-luck",
            sentence,
            picture + self._figures(["", say("page-observe-mean"), say("page-observe-95")], rows),
        )

    def _sources(self) -> str:
        found, say = self._found, self._say
        if not found.sources:
            return ""
        most = max(1.0, *(max(source.mean, source.winners) for source in found.sources))
        items = []
        for at, source in enumerate(found.sources):
            name = (
                say("page-observe-before")
                if source.name == EARNED
                else self._words.name("source", source.name)
            )
            width, stroke = max(0.0, 100 * source.mean / most), max(0.0, 100 * source.winners / most)
            items.append(
                f'<li><span>{escape(name)}</span><span class="bar"><i style="width:{width:.1f}%;background:var(--{FILLS[at % len(FILLS)]})"></i>'
                f'<u style="left:{stroke:.1f}%"></u></span><b>{self._number(source.mean, 1)}</b><small>{self._number(source.winners, 1)}</small></li>'
            )
        sentence = say("page-observe-sources-told", points=self._bold(found.points.mean, 1))
        return self._slab(
            "page-observe-sources", sentence, f'<ul class="sources">{"".join(items)}</ul>', wide=True
        )

    def _kind(self, kind: Kind, wide: bool = True) -> str:
        say = self._say
        sentence = say("page-observe-taken-told" if kind.taken else "page-observe-done-told")
        head = (
            [say("page-observe-taken"), say("page-observe-worth")]
            if kind.taken
            else [say("page-observe-times"), say("page-observe-worth")]
        )
        rows = [self._thing(kind, thing) for thing in kind.things]
        heads = f'<div class="heads" aria-hidden="true"><span>{escape(head[0])}</span><span>{escape(head[1])}</span></div>'
        listed = f'<ul class="things">{"".join(rows[:SHOWN])}</ul>'
        if len(rows) > SHOWN:
            all_of_them = say("page-observe-all", count=len(rows))
            listed += f'<details><summary>{all_of_them}</summary><ul class="things">{"".join(rows[SHOWN:])}</ul></details>'
        return self._slab(TITLES[kind.name], sentence, heads + listed, wide)

    def _thing(self, kind: Kind, thing: Thing) -> str:
        whole = self._words.name(kind.name, thing.name)
        name = whole.partition(": ")[0]  # what it does stands behind
        worth, digits = (thing.won, 1) if kind.taken else (thing.change, 2)
        if worth.low is None:
            told, sign = self._say("page-observe-few"), "quiet"
        else:
            told = self._signed(worth.mean, digits)
            sign = ("up" if worth.mean > 0 else "down") if worth.sure else "quiet"
        often = (
            f'<span class="often"><i style="--part:{thing.share:.0f}%"></i><b>{self._number(thing.share, 0)}</b></span>'
            if kind.taken
            else f'<span class="often"><b>{self._number(thing.times, 1)}</b></span>'
        )
        interval = "" if worth.low is None else f' title="{" – ".join(self._interval(worth, digits)[1:])}"'
        return f'<li><span title="{escape(whole)}">{escape(name)}</span>{often}<em class="{sign}"{interval}>{escape(told)}</em></li>'

    def _slab(self, title: str, sentence: str, content: str, wide: bool = False) -> str:
        place = f"{title}-{self._words.language}"
        return (
            f'<section class="slab{" wide" if wide else ""}" aria-labelledby="{place}"><h2 id="{place}">{escape(self._say(title))}</h2>'
            f"<p>{sentence}</p>{content}</section>"
        )

    def _figures(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """The table behind a picture."""
        top = "".join(f'<th scope="col">{escape(cell)}</th>' if cell else "<td></td>" for cell in head)
        lines = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
            for row in rows
        )
        return (
            f"<details><summary>{self._say('page-observe-figures')}</summary>"
            f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></details>"
        )

    def _interval(self, figure: Figure, digits: int = 1) -> list[str]:
        mean = self._number(figure.mean, digits)
        if figure.low is None or figure.high is None:
            return [mean, self._say("page-observe-few")]
        return [mean, f"{self._number(figure.low, digits)} – {self._number(figure.high, digits)}"]

    def _bold(self, value: float, digits: int) -> str:
        return f"<b>{self._number(value, digits)}</b>"

    def _signed(self, value: float, digits: int) -> str:
        return f"+{self._number(value, digits)}" if value > 0 else self._number(value, digits)

    def _number(self, value: float, digits: int) -> str:
        """A number as the language writes it."""
        text = f"{abs(value):,.{digits}f}"
        if self._words.language == "de":
            text = text.translate(str.maketrans(",.", ".,"))
        return MINUS + text if value < 0 and float(f"{value:.{digits}f}") != 0 else text
