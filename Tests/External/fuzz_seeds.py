#!/usr/bin/env python3
"""Writes the seed inputs and the dictionary of the fuzzer.

    fuzz_seeds.py FOLDER DICTIONARY

Every sample, every source of the cases and every file in Tests/FuzzingSeeds becomes a file in FOLDER
unless it is longer than LONGEST; so do a small font and decisions of the generator of valid files.
Words that occur in at least eight of them are written to DICTIONARY in the format of libFuzzer.
"""
import collections
import pathlib
import random
import re
import struct
import sys

LONGEST = 4096  # bytes; -max_len of the fuzzer
WORD = re.compile(rb"[A-Za-z_][A-Za-z0-9_.]{2,31}|\.\.[.<]|>=|/\*|\*/")
DECISIONS = 500  # files
ROOT = pathlib.Path(__file__).resolve().parents[2]


def sources():
    """Every seed text with its name."""
    for path in sorted(ROOT.glob("Samples/**/*.layout")) + sorted(ROOT.glob("Tests/FuzzingSeeds/*")):
        yield path.name, path.read_bytes()
    for path in sorted(ROOT.glob("Tests/Cases/**/*.case")):
        for number, entry in enumerate(path.read_bytes().split(b"\n===\n")):
            title, _, body = entry.partition(b"\n---\n")[0].partition(b"\n")
            # What is too much takes long, and the tests take it.
            if title.startswith(b"too-"):
                continue
            yield f"{path.parent.name}-{path.stem}-{number}", body


def font():
    """A minimal font with four glyphs."""
    tables = {
        b"cmap": struct.pack(">4HI8H", 0, 1, 3, 1, 12, 4, 32, 0, 4, 0, 0, 0, 0x43)
        + struct.pack(">7H", 0xFFFF, 0, 0x41, 0xFFFF, (1 - 0x41) & 0xFFFF, 1, 0)
        + struct.pack(">H", 0),
        b"head": struct.pack(">4I2H34x", 0x10000, 0, 0, 0x5F0F3CF5, 0, 1000),
        b"hhea": struct.pack(">I3h24xH", 0x10000, 800, -200, 100, 4),
        b"hmtx": struct.pack(">8H", 600, 0, 700, 0, 710, 0, 500, 0),
        b"maxp": struct.pack(">3H", 1, 0, 4),
    }
    head, body = struct.pack(">I4H", 0x10000, len(tables), 0, 0, 0), b""
    for name, table in sorted(tables.items()):
        head += name + struct.pack(">3I", 0, 12 + 16 * len(tables) + len(body), len(table))
        body += table + bytes(-len(table) % 4)
    return head + body


def decisions():
    """Random decisions, behind the byte that tells the fuzzer that they are some."""
    numbers = random.Random(1)
    for number in range(DECISIONS):
        yield f"decisions-{number}", b"\xff" + numbers.randbytes(numbers.randrange(20, 200))


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    words = collections.Counter()
    for name, text in [*sources(), ("made.ttf", font()), *decisions()]:
        if 0 < len(text) <= LONGEST:
            (folder / name).write_bytes(text)
            words.update(set(WORD.findall(text)))
            count += 1
    common = sorted(word.decode() for word, files in words.items() if files >= 8)
    pathlib.Path(sys.argv[2]).write_text("".join(f'"{word}"\n' for word in common))
    print(f"{count} seeds, {len(common)} words")


if __name__ == "__main__":
    main()
