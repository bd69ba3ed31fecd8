"""One mistake gives one diagnostic: counts the errors of clean files with one wrong token.

    python one_mistake_check.py LAYOUTC [--count N] [--seed N] [--show N]

Replaces, drops, doubles or swaps one token of a sample or case that has no errors, until N (3000) files
have errors, the same on every machine, and prints how many files give how many errors. Exit code 1 if
fewer than 90 % give one, 99 % at most two, or 99.9 % at most four. `--show` prints so many of the worst
files.
"""

import argparse
import collections
import itertools
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from grammar_corpus import sources  # noqa: E402

TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\.\.[<.]|[<>=!]=|&&|\|\||\w+|\S', re.DOTALL)
LONGEST = 6000
BATCH = 300
# The least shares of texts with at most so many errors.
SHARES = {1: 0.9, 2: 0.99, 4: 0.999}


def tokens(text):
    """The tokens of `text` but for comments, as ranges."""
    found = (match.span() for match in TOKEN.finditer(text))
    return [span for span in found if not text.startswith(("//", "/*"), span[0])]


def mutant(text, words, dice):
    """`text` with one token replaced by one of `words`, dropped, doubled or swapped with the next, and
    what was done."""
    places = tokens(text)
    index = dice.randrange(len(places) - 1)
    (start, end), (after, last) = places[index:index + 2]
    token, next_token = text[start:end], text[after:last]
    change = dice.choice(["replaced", "dropped", "doubled", "swapped"])
    if change == "replaced":
        new = dice.choice(words)
    elif change == "dropped":
        new = ""
    elif change == "doubled":
        new = token + " " + token
    else:
        new, end = next_token + text[end:after] + token, last
    row = text.count("\n", 0, start)
    return text[:start] + new + text[end:], f"{row + 1}: {change}: {text[start:end]!r} -> {new!r}"


def errors(layoutc, folder, texts):
    """The messages of the errors of each text."""
    paths = []
    for number, text in enumerate(texts):
        paths.append(str(folder / f"{number:05}.layout"))
        pathlib.Path(paths[-1]).write_text(text, encoding="utf-8")
    found = collections.defaultdict(list)
    for start in range(0, len(paths), BATCH):
        run = subprocess.run(
            [layoutc, "check", "--isolated", "--diagnostics", "json", *paths[start:start + BATCH]],
            capture_output=True, text=True, check=False)
        if run.returncode not in (0, 1):
            raise SystemExit(f"layoutc ended with {run.returncode}: {run.stderr[-2000:]}")
        for one in json.loads(run.stderr)["diagnostics"]:
            if one["severity"] == "error":
                line = one["range"]["start"]["line"]
                found[one["file"]].append(f"{line}: {one['code']} {one['headline']}")
    return [found[path] for path in paths]


def mistakes(layoutc, folder, options):
    """`options.count` texts with errors: the errors, the mutation and the text of each."""
    whole = [text for text in sources() if len(text) < LONGEST and len(tokens(text)) > 1]
    clean = [text for text, found in zip(whole, errors(layoutc, folder, whole)) if not found]
    words = [text[slice(*span)] for text in clean for span in tokens(text)]
    dice, rows, accepted = random.Random(options.seed), [], 0
    while len(rows) < options.count:
        made = [mutant(dice.choice(clean), words, dice) for _ in range(BATCH)]
        for (text, change), found in zip(made, errors(layoutc, folder, [text for text, _ in made])):
            accepted += not found
            rows += [(found, change, text)] if found else []
    print(f"{len(clean)} clean files, {accepted} mutations without an error")
    return rows[:options.count]


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("layoutc")
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = mistakes(options.layoutc, pathlib.Path(folder), options)
    rows.sort(key=lambda row: -len(row[0]))
    numbers = collections.Counter(len(found) for found, _, _ in rows)
    shares = list(itertools.accumulate(numbers[n] / len(rows) for n in range(max(numbers) + 1)))
    for number, share in enumerate(shares[1:], 1):
        print(f"{number:2} errors: {numbers[number]:5} files, {share:7.2%} up to here")
    for found, change, text in rows[:options.show]:
        print("=" * 60, text.rstrip(), "-" * 60, change, *found, sep="\n")
    low = [f"{shares[number]:.2%} have at most {number} errors, not {least:.2%}"
           for number, least in SHARES.items() if number < len(shares) and shares[number] < least]
    sys.exit("; ".join(low) or None)


if __name__ == "__main__":
    main()
