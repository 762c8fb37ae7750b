"""Writes src/trilith/server/confusables.txt: which characters look alike, as ICU knows it (Unicode TR39).

Takes the folder that holds ICU's libraries, or asks the machine for its own. There is no library on PyPI to depend on
instead: `confusable-homoglyphs` stopped in January 2024 and has no skeletons, and ICU itself is 16 MB.
"""

import ctypes
import ctypes.util
import re
import sys
import unicodedata
from pathlib import Path
from typing import Any, Final

TABLE: Final = Path(__file__).parents[1] / "src/trilith/server/confusables.txt"
LAST: Final = 0x10FFFF
NOT_CHARACTERS: Final = (range(0xD800, 0xF900), range(0xF0000, LAST + 1))  # surrogates, private use
ROOM: Final = 64
HEADING: Final = """\
# Characters that look alike, after Unicode TR39: a prototype, and the characters that are shown like it, as code points.
# Without a prototype: what is not seen at all. Characters that NFKC already makes equal are left out.
# Made by tools/make_confusables.py from ICU {icu} (Unicode {unicode}).
# Data (c) Unicode, Inc., Unicode License v3: https://www.unicode.org/license.txt
"""


class Icu:
    """The part of ICU's C interface that is needed here."""

    def __init__(self, folder: Path | None) -> None:
        spoofing = _library(folder, "icui18n")
        self.version = _version(spoofing)
        major = self.version.split(".")[0]
        status = ctypes.c_int(0)
        opened = spoofing[f"uspoof_open_{major}"]
        opened.restype = ctypes.c_void_p
        self._checker = ctypes.c_void_p(opened(ctypes.byref(status)))
        assert status.value <= 0, status.value
        self._skeleton: Any = spoofing[f"uspoof_getSkeletonUTF8_{major}"]
        numbers = (ctypes.c_uint8 * 4)()
        _library(folder, "icuuc")[f"u_getUnicodeVersion_{major}"](numbers)
        self.unicode = ".".join(str(number) for number in numbers[:2])

    def skeleton(self, text: str) -> str:
        """What the text is shown like."""
        status, found = ctypes.c_int(0), ctypes.create_string_buffer(ROOM)
        given = text.encode()
        length = self._skeleton(
            self._checker, ctypes.c_uint32(0), given, len(given), found, ROOM, ctypes.byref(status)
        )
        assert status.value <= 0, (text, status.value)
        return found.raw[:length].decode()


def _library(folder: Path | None, name: str) -> ctypes.CDLL:
    if folder is not None:
        for needed in ("icudata", "icuuc"):  # before whatever needs them
            ctypes.CDLL(str(next(folder.glob(f"lib{needed}*"))), mode=ctypes.RTLD_GLOBAL)
        return ctypes.CDLL(str(next(folder.glob(f"lib{name}*"))))
    return ctypes.CDLL(ctypes.util.find_library(name))


def _version(library: ctypes.CDLL) -> str:
    """ICU's functions carry its version in their names."""
    found = re.search(r"\.so\.(\d+(?:\.\d+)?)", library._name)
    assert found is not None, library._name
    return found[1]


def lookalikes(icu: Icu) -> dict[str, list[int]]:
    """By prototype all characters that are shown like it, if they are compared at all."""
    found: dict[str, list[int]] = {}
    for code in range(LAST + 1):
        letter = chr(code)
        if any(code in row for row in NOT_CHARACTERS) or unicodedata.category(letter) == "Cc":
            continue
        if unicodedata.normalize("NFKD", letter) != letter:
            continue
        prototype = icu.skeleton(letter)
        if prototype != letter:
            found.setdefault(prototype, []).append(code)
    return found


def in_rows(codes: list[int]) -> str:
    """Code points, those that follow each other as a row."""
    rows: list[list[int]] = []
    for code in codes:
        if rows and rows[-1][1] == code - 1:
            rows[-1][1] = code
        else:
            rows.append([code, code])
    return " ".join(f"{first:X}" if first == last else f"{first:X}-{last:X}" for first, last in rows)


def table(icu: Icu) -> str:
    """The whole file."""
    lines = [
        f"{' '.join(f'{ord(letter):X}' for letter in prototype)};{in_rows(codes)}"
        for prototype, codes in sorted(lookalikes(icu).items())
    ]
    return HEADING.format(icu=icu.version, unicode=icu.unicode) + "\n".join(lines) + "\n"


if __name__ == "__main__":
    TABLE.write_text(table(Icu(Path(sys.argv[1]) if sys.argv[1:] else None)), encoding="ascii")
    sys.stdout.write(f"{TABLE.name}\n")
