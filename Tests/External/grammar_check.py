"""Compares the parser's verdicts with those of a parser made from Grammar/Layout.ebnf.

usage: grammar_check.py [--grammar FILE] [--minimum N] [VERDICTS]

VERDICTS (default: standard input) has one line per file: its path, a tab, `accept` or `reject`.
Every disagreement is printed. Exit 0: all agree; 1: some do not; 2: fewer files than the minimum
(300), or the grammar cannot be read. Needs lark (`pip install lark`).

The grammar is translated as its first comment specifies: a production becomes a rule, a token
becomes a terminal whose priority is its position in the list; lark's contextual lexer accepts a
token only where a rule allows it.
"""

import argparse
import re
import sys
from pathlib import Path

from lark import Lark
from lark.exceptions import LarkError

PRODUCTION = re.compile(
    r'\(\*.*?\*\)|(?P<name>[a-z_]+)\s*=\s*(?:/(?P<regex>[^\n]*)/|(?P<body>(?:"[^"]*"|[^";])*?))\s*;'
    r"[ ]*(?:\(\*\s*(?P<note>[^\n]*?)\s*\*\))?",
    re.DOTALL,
)
PART = re.compile(r'"[^"]*"|[a-z_]+|[{}\[\]()|]')


class Grammar:
    """A grammar in lark's notation, made from one in ours."""

    def __init__(self, source):
        found = [match for match in PRODUCTION.finditer(source) if match["name"]]
        self.notes = {match["name"]: match["note"] or "" for match in found}
        self.tokens = {m["name"]: m["regex"] for m in found if m["regex"] is not None}
        self.rules = {m["name"]: PART.findall(m["body"]) for m in found if m["regex"] is None}
        self.quoted = {}
        for parts in self.rules.values():
            for part in parts:
                if part.startswith('"'):
                    self.quoted.setdefault(part[1:-1], f"QUOTED{len(self.quoted)}")

    def lark(self):
        lines = [f"{name}: {self.rule(parts)}" for name, parts in self.rules.items()]
        priority = len(self.tokens) + 100
        for name, regex in self.tokens.items():
            lines.append(f"{name.upper()}.{priority}: /{self.escaped(regex)}/")
            priority -= 1
        for text, name in self.quoted.items():
            end = "(?![A-Za-z0-9_])" if text[0].isalpha() else ""
            lines.append(f"{name}.{len(text)}: /{self.escaped(re.escape(text) + end)}/")
        ignored = [name for name, note in self.notes.items() if note == "ignored"]
        return "\n".join(lines + [f"%ignore {name.upper()}" for name in ignored]) + "\n"

    def rule(self, parts):
        return " ".join(self.part(part) for part in parts)

    def part(self, part):
        if part.startswith('"'):
            return self.quoted[part[1:-1]]
        if part in self.tokens:
            return part.upper()
        return {"{": "(", "}": ")*", "[": "(", "]": ")?"}.get(part, part)

    @staticmethod
    def escaped(regex):
        return re.sub(r"(?<!\\)/", r"\\/", regex)


class Brackets:
    """Drops the tokens that the grammar ignores inside brackets."""

    def __init__(self, grammar):
        dropped = [name for name, note in grammar.notes.items() if note == "ignored in brackets"]
        self.dropped = {name.upper() for name in dropped}
        self.always_accept = tuple(self.dropped)

    def process(self, stream):
        inside, switches = [False], [0]
        for token in stream:
            if token.type in self.dropped:
                if not inside[-1]:
                    yield token
                continue
            if token.type.startswith("QUOTED") and token == "switch":
                switches[-1] += 1
            elif token in ("(", "["):
                inside.append(True)
                switches.append(0)
            elif token == "{":
                inside.append(switches[-1] > 0)
                switches[-1] = max(0, switches[-1] - 1)
                switches.append(0)
            elif token in (")", "]", "}") and len(inside) > 1:
                inside.pop()
                switches.pop()
            yield token


def accepts(parser, path):
    try:
        text = Path(path).read_bytes().decode("utf-8")
        parser.parse(text.removeprefix("\ufeff"))
    except (UnicodeDecodeError, LarkError) as error:
        return False, str(error).split("\n")[0]
    return True, "read to the end"


def main():
    here = Path(__file__).resolve().parent
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--grammar", default=here / "../../Grammar/Layout.ebnf")
    arguments.add_argument("--minimum", type=int, default=300)
    arguments.add_argument("verdicts", nargs="?")
    options = arguments.parse_args()
    try:
        grammar = Grammar(Path(options.grammar).read_text())
        parser = Lark(
            grammar.lark(), start="file", parser="lalr", lexer="contextual",
            postlex=Brackets(grammar))
    except (OSError, LarkError) as error:
        print(f"grammar: {error}", file=sys.stderr)
        return 2
    lines = (open(options.verdicts) if options.verdicts else sys.stdin).read().splitlines()
    verdicts = [line.rsplit("\t", 1) for line in lines if "\t" in line]
    disagreements = accepted = 0
    for path, verdict in verdicts:
        isAccepted, reason = accepts(parser, path)
        accepted += isAccepted
        if isAccepted != (verdict == "accept"):
            disagreements += 1
            print(f"{path}: parser: {verdict}; grammar: {reason}")
    print(f"{len(verdicts)} files, {accepted} accepted, {disagreements} disagreements")
    if len(verdicts) < options.minimum:
        return 2
    return 1 if disagreements else 0


if __name__ == "__main__":
    sys.exit(main())
