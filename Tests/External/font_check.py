"""Compares what layoutc reads from fonts with what fonttools reads.

usage: font_check.py READINGS

READINGS is a file of tab-separated lines, written by the suite FontReadingTests to the path in
LAYOUTC_FONT_READINGS. A line is one of

    font  PATH
    lines UNITS ASCENT LINE-HEIGHT
    glyph CHARACTER ADVANCE            (code point in hexadecimal; ADVANCE in font units, `-`: none)
    pair  LEFT RIGHT KERNING           (code points; font units)

and describes the font above it. Prints how many were compared; fails if any differs.
"""

import sys

from fontTools.ttLib import TTFont


class Kerning:
    """The horizontal pair kerning of a font: GPOS lookups of the feature `kern`, else the table."""

    def __init__(self, font):
        self.lookups = []
        self.table = {}
        if "GPOS" in font:
            self.lookups = self.lookups_of(font["GPOS"].table)
        if not self.lookups and "kern" in font:
            for subtable in font["kern"].kernTables:
                if subtable.apple is False and subtable.coverage & 7 == 1:
                    for pair, value in subtable.kernTable.items():
                        self.table[pair] = self.table.get(pair, 0) + value

    @staticmethod
    def lookups_of(gpos):
        features = gpos.FeatureList.FeatureRecord if gpos.FeatureList else []
        numbers = {
            number for record in features if record.FeatureTag == "kern"
            for number in record.Feature.LookupListIndex
        }
        found = []
        for number in sorted(numbers):
            subtables = gpos.LookupList.Lookup[number].SubTable
            subtables = [getattr(table, "ExtSubTable", table) for table in subtables]
            found.append([
                (table, set(table.Coverage.glyphs)) for table in subtables if table.LookupType == 2
            ])
        return [lookup for lookup in found if lookup]

    def between(self, left, right):
        """The kerning between two glyphs in font units."""
        if not self.lookups:
            return self.table.get((left, right), 0)
        return sum(self.value(lookup, left, right) for lookup in self.lookups)

    @staticmethod
    def value(lookup, left, right):
        """The adjustment from the first subtable that covers the pair."""
        for table, covered in lookup:
            if left not in covered:
                continue
            if table.Format == 1:
                records = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
                found = next((record for record in records if record.SecondGlyph == right), None)
                if found is None:
                    continue
                value = found.Value1
            else:
                first = table.ClassDef1.classDefs.get(left, 0)
                second = table.ClassDef2.classDefs.get(right, 0)
                value = table.Class1Record[first].Class2Record[second].Value1
            return getattr(value, "XAdvance", 0) if value else 0
        return 0


class FontReader:
    """One font as fonttools reads it."""

    def __init__(self, path):
        self.font = TTFont(path, fontNumber=0, lazy=True)
        self.map = self.font.getBestCmap()
        self.kerning = Kerning(self.font)

    def lines(self):
        units, hhea, os2 = self.font["head"].unitsPerEm, self.font["hhea"], self.font["OS/2"]
        if os2.fsSelection & 0x80:
            ascent, descent, gap = os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap
        else:
            ascent, descent, gap = hhea.ascent, hhea.descent, hhea.lineGap
        return [str(units), str(ascent), str(ascent - descent + gap)]

    def glyph(self, character):
        name = self.map.get(int(character, 16))
        return [str(self.font["hmtx"][name][0]) if name else "-"]

    def pair(self, left, right):
        return [str(self.kerning.between(self.map[int(left, 16)], self.map[int(right, 16)]))]


def main():
    reader, compared, wrong = None, 0, 0
    for line in open(sys.argv[1], encoding="utf-8"):
        kind, *fields = line.rstrip("\n").split("\t")
        if kind == "font":
            reader = FontReader(fields[0])
            continue
        asked = {"lines": 0, "glyph": 1, "pair": 2}[kind]
        expected = getattr(reader, kind)(*fields[:asked])
        compared += 1
        if expected != fields[asked:]:
            wrong += 1
            print(f"{reader.font.reader.file.name}: {line.rstrip()} — fonttools: {expected}")
    print(f"{compared} readings compared with fonttools, {wrong} differ")
    if wrong or not compared:
        sys.exit(1)


if __name__ == "__main__":
    main()
