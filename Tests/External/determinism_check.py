"""The same input gives the same bytes in every environment.

    python determinism_check.py LAYOUTC [--runs N]

Runs `lint` with every number of jobs and `breakpoints` over the samples and the layouts of the cases,
from two folders, with other locales, time zones, hash seeds, widths of the terminal and orders of the
environment's variables, and compares the digests of output and exit code.
"""

import argparse
import hashlib
import itertools
import os
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LAYOUTS = sorted(
    str(path)
    for folder in ("Samples", "Tests/Cases/Real")
    for path in (ROOT / folder).rglob("*.layout")
)
LOCALES = ["C", "C.UTF-8", "tr_TR.UTF-8", "de_DE.UTF-8"]
ZONES = ["UTC", "Asia/Tokyo", "America/St_Johns"]


def environment(seed):
    choose = random.Random(seed)
    variables = {
        "LC_ALL": choose.choice(LOCALES),
        "LANG": choose.choice(LOCALES),
        "TZ": choose.choice(ZONES),
        "COLUMNS": str(choose.choice([40, 80, 200])),
        "PATH": os.environ["PATH"],
        "HOME": choose.choice(["/", "/tmp"]),
    }
    if choose.random() < 0.5:
        variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    names = list(variables)
    choose.shuffle(names)
    return {name: variables[name] for name in names}


def digest(layoutc, words, seed):
    call = subprocess.run(
        [layoutc, *words, *LAYOUTS],
        cwd=ROOT if seed % 2 else ROOT / "Samples",
        env=environment(seed),
        capture_output=True,
        check=False,
    )
    return call.returncode, hashlib.sha256(call.stdout).hexdigest()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("layoutc", type=os.path.abspath)
    parser.add_argument("--runs", type=int, default=8)
    options = parser.parse_args()
    failed = False
    jobs = itertools.cycle(range(1, 9))
    calls = {
        "lint": lambda: ["lint", "--format", "concise", "--jobs", str(next(jobs))],
        "breakpoints": lambda: ["breakpoints"],
    }
    for name, words in calls.items():
        digests = {digest(options.layoutc, words(), seed) for seed in range(options.runs)}
        print(f"{name}: {options.runs} runs over {len(LAYOUTS)} files, {len(digests)} digests")
        failed = failed or len(digests) != 1
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
