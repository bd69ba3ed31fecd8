#!/usr/bin/env python3
"""Checks the completions of command lines in bash, zsh and fish.

    completion_check.py LAYOUTC

Loads the completions that LAYOUTC writes into each shell (Debian's `zsh` and `fish`) and compares
what the shell offers for a line. Exit code 0: no faults; 1: faults, which are printed; 2: a shell
is missing.
"""
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile

FORMATS = {"text", "json", "ndjson", "csv", "svg", "html", "ascii"}

# A line, the offers it must have, and those it must not have; None: no others.
LINES = [
    ("layoutc ", {"compile", "check", "completions", "Feed.layout"}, {"notes.txt", "json"}),
    ("layoutc ch", {"check"}, None),
    ("layoutc --vie", {"--viewport"}, None),
    ("layoutc compile --fo", {"--format"}, None),
    ("layoutc compile --format ", FORMATS, None),
    ("layoutc compile --format=js", {"json"}, None),
    ("layoutc compile Feed.layout --direction r", {"rightToLeft"}, None),
    ("layoutc compile --device iPhone\\ SE\\ ", {"iPhone SE (2nd generation)"}, {"iPhone 15"}),
    ("layoutc compile --device iPad", {"iPad mini (6th generation)"}, {"iPhone 15", "json"}),
    ("layoutc compile --output n", {"notes.txt"}, None),
    ("layoutc compile --data d", {"data.json"}, None),
    ("layoutc compile ", {"Feed.layout", "two words.layout", "Sub"}, {"notes.txt", "check"}),
    ("layoutc check t", {"two words.layout"}, None),
    ("layoutc check --diagnostics ", {"full", "concise", "xcode", "json"}, None),
    ("layoutc check --he", {"--help"}, None),
    ("layoutc check --form", set(), None),
    ("layoutc completions ", {"bash", "zsh", "fish"}, None),
    ("layoutc help co", {"compile", "completions", "config"}, None),
]

BASH = """
source "$1"
shift
COMP_CWORD=$(($# - 1)) COMP_WORDS=("$@")
_layoutc
printf '%s\\n' "${COMPREPLY[@]}"
"""

# Zsh completes only what is typed into it; the offers are captured on their way to the screen.
ZSH = r"""
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "source ${(q)1}"
zpty -r shell answer "*ready for it*"
zpty -w -n shell "$2"$'\t'
zpty -r shell answer "*END OF OFFERS*"
print -r -- "$answer"
zpty -d shell
"""
ZSH_INSIDE = r"""
PROMPT= ; unsetopt zle_bracketed_paste ; setopt no_beep
fpath=({folder} $fpath)
autoload -Uz compinit && compinit -u -d {folder}/dump
compadd() {{
  if [[ ${{@[1,(i)(-|--)]}} == *-(O|A|D)\ * ]]; then
    builtin compadd "$@"
    return
  fi
  local -a __offers
  builtin compadd -A __offers "$@"
  builtin compadd "$@"
  local __status=$? __offer
  for __offer in $__offers; do print -r -- "OFFER<$__offer>"; done
  return __status
}}
finish() {{ print "END OF OFFERS"; compstate[insert]= ; compstate[list]= }}
catch() {{ comppostfuncs=(finish); _main_complete }}
zle -C catch complete-word catch
bindkey '^I' catch
print ready "for it"
"""


def run(command, folder):
    """The output of a shell."""
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(folder), "TERM": "dumb",
                    "LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, cwd=folder / "files", env=surroundings, capture_output=True,
                          timeout=30, check=False)
    return done.stdout.decode("utf-8", errors="replace")


def ask_bash(line, folder):
    """The offers of bash for a line."""
    words = line.replace("=", " = ").split(" ") if "--format=" in line else None
    if words is None:
        words, rest = [""], line
        for index, sign in enumerate(rest):
            if sign == " " and rest[index - 1] != "\\":
                words.append("")
            else:
                words[-1] += sign
    answer = run(["bash", "--norc", "-c", BASH, "bash", str(folder / "bash.sh"), *words], folder)
    return {word.replace("\\", "") for word in answer.splitlines() if word}


def ask_zsh(line, folder):
    """The offers of zsh for a line."""
    inside = folder / "inside.zsh"
    inside.write_text(ZSH_INSIDE.format(folder=shlex.quote(str(folder))), encoding="utf-8")
    answer = run(["zsh", "-f", "-c", ZSH, "zsh", str(inside), line], folder)
    offers = {part.split(">")[0] for part in answer.split("OFFER<")[1:]}
    return {offer.replace("\\", "") for offer in offers}


def ask_fish(line, folder):
    """The offers of fish for a line."""
    call = f"source {shlex.quote(str(folder / 'fish.sh'))}; complete -C {shlex.quote(line)}"
    words = [answer.split("\t")[0] for answer in run(["fish", "-N", "-c", call], folder).splitlines()]
    return {word.replace("\\", "") for word in words}


def tidy(offer):
    """An offer without the punctuation that a shell adds."""
    return offer.removeprefix("--format=").rstrip("/").removesuffix("=")


def check(shell, ask, folder):
    """The missing and surplus offers of a shell."""
    for line, wanted, unwanted in LINES:
        offers = {tidy(offer) for offer in ask(line, folder)}
        missing = wanted - offers
        surplus = offers - wanted if unwanted is None else offers & unwanted
        if missing or surplus:
            yield f"{shell}: '{line}': missing {sorted(missing)}, surplus {sorted(surplus)[:5]}"


def main(arguments):
    shells = {"bash": ask_bash, "zsh": ask_zsh, "fish": ask_fish}
    missing = [shell for shell in shells if not shutil.which(shell)]
    if len(arguments) != 1 or missing:
        print(__doc__, *missing, file=sys.stderr)
        return 2
    faults = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "files" / "Sub").mkdir(parents=True)
        for file in ("Feed.layout", "two words.layout", "notes.txt", "data.json"):
            (folder / "files" / file).touch()
        for shell, ask in shells.items():
            script = subprocess.run([arguments[0], "completions", shell], capture_output=True,
                                    check=True).stdout
            (folder / f"{shell}.sh").write_bytes(script)
            (folder / "_layoutc").write_bytes(script if shell == "zsh" else b"")
            faults += check(shell, ask, folder)
    for fault in faults:
        print(fault)
    print(f"{len(shells) * len(LINES)} lines completed, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
