"""Writes a corpus of valid and broken files and prints which of them `layoutc check` can parse.

usage: grammar_corpus.py LAYOUTC FOLDER [--mutants N]

The corpus is every sample, every case, and N (2000) mutants of them, the same on every machine.
Prints a line per file for grammar_check.py: its path, a tab, `accept` or `reject`. A file is rejected
if it has a syntax diagnostic (codes L0xx).
"""

import argparse
import json
import random
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SNIPPETS = [
    " ", "\n", ";", ",", ":", ".", "..<", "...", "{", "}", "(", ")", "[", "]", "~", ">=", " >=8",
    "-", " -2", "!", "==", "=", "+", "*", "/", "%", "&&", " ? 1 : 2", "<", '"', '"a"', "//", "/*",
    "*/", " x ", " x 1h", "72x96", "50%", "12px", "1e5", ".5w", "1/3 w", "2/3w", "12/2/3w", "0.5pt",
    "1w", "w", "_", "8", "item", "item a 1w x ~44 { insets: 8 }", "spacing: 8", "spacing 8",
    "let a = 1\n", "param n in 1...6 = 3\n", "define q(a, b = 2) { item c }\n", "use q(a: 1)",
    "if a { item b }", " else ", "else if b {", "for i in 0..<3 {", 'import "a"\n',
    "switch a { case ..<6: 1 default: 2 }", "case 1: 2", " true", " split 2", " repeat n",
    "(1 + 2)w", "quad(8)", "quad (8)", "data.x", "columns(min: 90, in: w)", "[1, 2]",
    ".groupPaging", "a ? b : c ? d : e", "top (a + b)", "bottom -24", "leading >=0",
]
TOKEN = re.compile(r'\s+|//[^\n]*|"[^"\n]*"|\w+|.', re.DOTALL)
BATCH = 200


def sources():
    """Every unchanged source, ordered by path."""
    folders = [ROOT / "Samples", ROOT / "Tests/Cases"]
    for path in sorted(file for folder in folders for file in folder.rglob("*.layout")):
        yield path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "Tests/Cases").rglob("*.case")):
        if path.parent.name in ("Tokens", "Trees", "Dumps", "Reports", "Properties", "Lines"):
            continue
        for entry in path.read_text(encoding="utf-8").split("\n===\n"):
            yield entry.split("\n---\n")[0].partition("\n")[2] + "\n"


def mutant(text, other, dice):
    """`text` after one to three changes; what is cut off or spliced in comes from `other`."""
    for _ in range(dice.randint(1, 3)):
        tokens = TOKEN.findall(text)
        place = dice.randrange(len(tokens) + 1)
        change = dice.choice(["drop", "double", "insert", "swap", "cut", "splice"])
        if change == "drop":
            tokens[place:place + 1] = []
        elif change == "double":
            tokens[place:place] = tokens[place:place + 1]
        elif change == "insert":
            tokens[place:place] = [dice.choice(SNIPPETS)]
        elif change == "swap" and place + 1 < len(tokens):
            tokens[place], tokens[place + 1] = tokens[place + 1], tokens[place]
        elif change == "cut":
            tokens = tokens[:place]
        else:
            donor = TOKEN.findall(other)
            tokens = tokens[:place] + donor[dice.randrange(len(donor) + 1):]
        text = "".join(tokens)
    return text


def corpus(mutants):
    whole = list(sources())
    yield from whole
    dice = random.Random(20)
    short = [text for text in whole if len(text) < 6000]
    for _ in range(mutants):
        yield mutant(dice.choice(short), dice.choice(short), dice)


def rejected(layoutc, paths):
    """Those of `paths` that have a syntax diagnostic."""
    run = subprocess.run(
        [layoutc, "check", "--diagnostics", "json", *map(str, paths)],
        capture_output=True, text=True, check=False)
    if run.returncode not in (0, 1):
        raise SystemExit(f"layoutc ended with {run.returncode}: {run.stderr[-2000:]}")
    report = json.loads(run.stderr)
    return {one["file"] for one in report["diagnostics"] if one["code"].startswith("L0")}


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("layoutc")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--mutants", type=int, default=2000)
    options = parser.parse_args()
    paths = []
    for number, text in enumerate(corpus(options.mutants)):
        paths.append(options.folder / f"{number:05}.layout")
        paths[-1].write_text(text, encoding="utf-8")
    for start in range(0, len(paths), BATCH):
        batch = paths[start:start + BATCH]
        bad = rejected(options.layoutc, batch)
        for path in batch:
            print(path, "reject" if str(path) in bad else "accept", sep="\t")


if __name__ == "__main__":
    main()
