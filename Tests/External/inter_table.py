"""Writes Sources/Typesetting/System/InterTable+Faces.swift, or checks that it matches the fonts.

usage: inter_table.py FOLDER [--check]

FOLDER holds the OpenType files of Debian's package fonts-inter 4.0~beta7 (Inter, by Rasmus
Andersson, SIL Open Font License 1.1; `apt-get download fonts-inter`, then `dpkg -x`). The
table holds the advance widths of the characters in RANGES and the pair kerning of ASCII, in font
units, and no outlines.
Needs fonttools.
"""

import argparse
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

from font_check import Kerning

TABLE = Path(__file__).resolve().parents[2] / "Sources/Typesetting/System/InterTable+Faces.swift"
REVISION = 3.019  # the revision that the fonts of 4.0~beta7 have
FACES = {
    "text": "Inter-Regular", "textMedium": "Inter-Medium", "textSemibold": "Inter-SemiBold",
    "textBold": "Inter-Bold", "display": "InterDisplay-Regular",
    "displaySemibold": "InterDisplay-SemiBold", "displayBold": "InterDisplay-Bold",
}
RANGES = [
    (0x20, 0x7E), (0xA0, 0x24F), (0x370, 0x45F), (0x490, 0x491), (0x1E00, 0x1EFF), (0x2000, 0x206F),
    (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2460, 0x24FF),
    (0x25A0, 0x25FF),
]
HEAD = """\
// The faces of Inter that stand in for the system's font, in font units: the advance widths of the
// characters that all of them have, and the pair kerning of ASCII. Plain arrays of numbers: they are in
// the program as they are, and nothing is done for them when it starts.
//
// Source: Inter 4.0 beta 7 by Rasmus Andersson, SIL Open Font License 1.1, as in Debian's package
// fonts-inter; written and checked by `Tests/External/inter_table.py`.
extension InterTable {{
  /// The first characters of the runs of those that there are.
  // swift-format-ignore
  static let runs: [UInt32] = [{runs}]
  /// The place of the first character of each run among all, and how many there are.
  // swift-format-ignore
  static let places: [Int] = [{places}]
"""
FACE = """
  static let {name} = InterTable(
    unitsPerEm: {units}, advances: {name}Advances,
    rows: {name}Rows, kerning: {name}Kerning)
  // swift-format-ignore
  private static let {name}Advances: [Int16] = [{advances}]
  // swift-format-ignore
  private static let {name}Rows: [UInt8] = [{rows}]
  // swift-format-ignore
  private static let {name}Kerning: [Int16] = [{kerning}]
"""


def runs(characters):
    """The first characters of the runs in a sorted list, and their places in it with its length."""
    places = [
        place for place, character in enumerate(characters)
        if place == 0 or characters[place - 1] + 1 != character
    ]
    return [characters[place] for place in places], places + [len(characters)]


def kerning(font, names):
    """By left character the number of its row; and the rows one after another, by right character."""
    pairs, rows, numbers = Kerning(font), [], []
    for left in range(95):
        row = [pairs.between(names[left + 32], names[right + 32]) for right in range(95)]
        if row not in rows:
            rows.append(row)
        numbers.append(rows.index(row))
    return numbers, sum(rows, [])


def words(numbers):
    return ",".join(map(str, numbers))


def table(folder):
    """The Swift file."""
    fonts = {name: TTFont(folder / f"{file}.otf") for name, file in FACES.items()}
    maps = {name: font.getBestCmap() for name, font in fonts.items()}
    characters = [
        character for first, last in RANGES for character in range(first, last + 1)
        if all(character in found for found in maps.values())
    ]
    starts, places = runs(characters)
    text = HEAD.format(runs=words(starts), places=words(places))
    for name, font in fonts.items():
        advances = [font["hmtx"][maps[name][character]][0] for character in characters]
        rows, values = kerning(font, maps[name])
        text += FACE.format(
            name=name, units=font["head"].unitsPerEm, advances=words(advances), rows=words(rows),
            kerning=words(values))
    return text + "}\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    found = TTFont(arguments.folder / "Inter-Regular.otf")["head"].fontRevision
    if abs(found - REVISION) > 0.0005:
        print(f"not compared: the fonts have revision {found:.3f}")
        return
    text = table(arguments.folder)
    if not arguments.check:
        TABLE.write_text(text, encoding="utf-8")
    elif TABLE.read_text(encoding="utf-8") != text:
        sys.exit(f"{TABLE.name} differs from the fonts in {arguments.folder}")
    else:
        print(f"{TABLE.name} matches the fonts")


if __name__ == "__main__":
    main()
