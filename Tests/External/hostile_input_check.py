#!/usr/bin/env python3
"""Checks the time and memory that layoutc takes for hostile files.

    hostile_input_check.py [--only WORD] [--sizes BYTES,...] [--views] LAYOUTC

Makes hostile files of 100 KB and 1 MB and runs `check`, `compile` and `format` on each. Beyond what
a one-line file takes, no call may take more than eight times the processor time of `compile` for 1 MB
without mistakes or more than 256 MB of memory per megabyte of input, and none may crash. With --views,
files that change with the view are made of 1 MB, too, for `lint` and `breakpoints`: no call may take
more than sixteen times as much or more than 512 MB. Times of a busy machine vary: what is beyond its
limit is tried once more. Prints the limit and the calls that take more than half of theirs.
Exit code 0: all calls are within the limits; 1: some are not.
"""
import argparse
import math
import multiprocessing
import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile

TIMES = 8  # as much as a file without mistakes takes
MEGABYTES = 256.0  # per megabyte of input, of which there is at least one
EXAMINING = {"lint": ["lint"], "breakpoints": ["breakpoints"]}
EXAMINING_TIMES = 16
EXAMINING_MEGABYTES = 512.0
TIMEOUT = 2.5  # limits after which a call is stopped
SHOWN = 0.5  # calls are printed from this fraction of a limit
COMMANDS = {"check": ["check"], "compile": ["compile"], "format": ["format", "--diff"]}
SIZES = [100_000, 1_000_000]

START, END = "layout page { section all { ", " } }\n"
ROW = "hgroup 1w x 44 { item cell }"


def lines(size, line, head="", tail=""):
    """As many numbered lines as fit into `size` bytes."""
    made, length, number = [head], len(head) + len(tail), 0
    while length < size:
        made.append(line(number) + "\n")
        length += len(made[-1])
        number += 1
    return "".join(made) + tail


def many(piece, head="", tail=""):
    """A file that repeats one piece."""
    return lambda size: head + piece * ((size - len(head) - len(tail)) // len(piece)) + tail


def each(line, head="", tail=""):
    """A file of numbered lines; the sign `#` is the number."""
    return lambda size: lines(size, lambda n: line.replace("#", str(n)), head, tail)


def inside(head, line, tail):
    """Numbered lines between a first and a last line."""
    return each(line, head + "\n", tail + "\n")


def nested(opening, closing, head="", tail=""):
    """As many openings as fit, followed by as many ends."""
    def make(size):
        count = size // (len(opening) + len(closing))
        return head + opening * count + closing * count + tail
    return make


def page(body):
    return START + body + END


def both(first, second):
    """A file in two halves."""
    return lambda size: first(size // 2) + second(size // 2)


def numbers(size, separator=", "):
    return separator.join(str(n) for n in range(size // 8))


CASES = {
    # Unknown names.
    "unknown-names": each("let alpha# = bravo#"),
    "unknown-near-names": each("let alphabet# = alphabte#"),
    "unknown-kinds": each("kind# alpha 1w x 1h"),
    "unknown-words": each("section all# { orthogonal: paging#; " + ROW + " }", "layout page {\n", "}\n"),
    "unknown-uses": both(each("define alpha# { item a }"), each("use alhpa#")),
    "unknown-properties": inside("layout page { section all {", "spaceing#: 8", ROW + "} }"),
    "unknown-functions": each("let alpha# = maxx#(1, 2)"),
    "unknown-arguments": both(
        lambda size: lines(size, lambda n: f"a{n},", "define many(\n", "last) { spacing: last }\n"),
        lambda size: lines(size, lambda n: f"b{n}: 1,", "use many(\n", "last: 1)\n")),
    "unknown-sections": lambda size: lines(
        size // 2, lambda n: f"section part{n} {{ {ROW} }}", "layout page {\n", "}\n")
    + 'preview "a" 100 x 100 { items: ' + ", ".join(f"prat{n} 1" for n in range(size // 30)) + " }\n",
    "unknown-layouts": both(
        each("layout page# { section all { " + ROW + " } }"),
        each('preview "a#" 100 x 100 { layout: pgae# }')),
    "unknown-sets": both(each("param alpha# = 1"), each('preview "a#" 9 x 9 { set: alhpa# 8 }')),
    "unknown-devices": each('preview "iPhnoe #" { items: 1 }', page(ROW)),
    "unknown-measured": each("measured naem# { cell: 1 x 1 }", page(ROW) + 'preview "a" 9 x 9 {\n', "}\n"),
    "unknown-members": each("let alpha# = traits.idoim#"),
    "later-names": each("let alpha# = omega", "", "let omega = 1\n"),
    "long-unknown-names": lambda size: lines(
        size, lambda n: f"let a{'x' * 1000}{n} = b{'x' * 1000}{n}"),
    # Unused and duplicate names.
    "unused-lets": each("let alpha# = 1", "", page(ROW)),
    "unused-params": each("param alpha# = 1", "", page(ROW)),
    "unused-definitions": each("define alpha# { item a }", "", page(ROW)),
    "equal-lets": each("let alpha = #"),
    "equal-definitions": each("define alpha { item a# }"),
    "equal-sections": inside("layout page {", "section all { " + ROW + " }", "}"),
    "equal-properties": inside("layout page { section all {", "spacing: #", ROW + "} }"),
    "equal-layouts": each("layout page { section all { " + ROW + " } }"),
    # Long chains.
    "equal-lets-of-themselves": each("let alpha# = 1 + alpha#", "let alpha0 = 1\n"),
    "let-chain": lambda size: lines(
        size, lambda n: f"let a{n + 1} = a{n} + 1", "let a0 = 1\n", page("spacing: a900; " + ROW)),
    "doubling-lets": lambda size: lines(
        size, lambda n: f"let a{n + 1} = a{n} + a{n}", "let a0 = 1\n", page("spacing: a900; " + ROW)),
    "doubling-lists": lambda size: lines(
        size, lambda n: f"let a{n + 1} = [a{n}, a{n}]", "let a0 = [1]\n",
        page("for x in a90 { " + ROW + " }")),
    "doubling-lists-compared": lambda size: lines(
        size, lambda n: f"let a{n + 1} = [a{n}, a{n}]\nlet b{n + 1} = [b{n}, b{n}]",
        "let a0 = [1]\nlet b0 = [1]\n", page("spacing: a15 == b15 ? 1 : 2; " + ROW)),
    "doubling-strings": lambda size: lines(
        size, lambda n: f"let a{n + 1} = a{n} + a{n}", 'let a0 = "a"\n', "view page { text a40 }\n"),
    "lists-in-lists": lambda size: lines(
        size, lambda n: f"let a{n + 1} = [a{n}]", "let a0 = 1\n", page("spacing: a40; " + ROW)),
    "doubling-definitions": lambda size: lines(
        size, lambda n: f"define d{n + 1} {{ use d{n}; use d{n} }}", "define d0 { item a }\n",
        page("hgroup 1w x 44 { use d200 }")),
    "definition-chain": lambda size: lines(
        size, lambda n: f"define d{n + 1} {{ use d{n} }}", "define d0 { item a }\n",
        page("hgroup 1w x 44 { use d99 }")),
    "definition-circle": lambda size: lines(
        size, lambda n: f"define d{n} {{ use d{n + 1} }}") + page(ROW),
    "many-uses": inside("define one { item a }\nlayout page { section all { hgroup 1w x 44 {",
                        "use one", "} } }"),
    "many-uses-with-arguments": inside(
        "define one(a, b = 2) { item x (a + b) x 1h }\nlayout page { section all { hgroup 1w x 44 {",
        "use one(#)", "} } }"),
    "wide-definition": both(
        lambda size: lines(size, lambda n: f"item a{n} 1 x 1", "define wide {\n", "}\n"),
        lambda size: lines(size, lambda n: "use wide", "layout page { section all { hgroup 1w x 44 {\n", "} } }\n")),
    "wide-switch-in-definition": lambda size: "define wide { item a (switch container.width {\n"
    + lines(size // 2, lambda n: f"case {n}..<{n + 1}: {n + 1}") + "default: 3 }) x 1h }\n"
    + lines(size // 2, lambda n: "use wide", "layout page { section all { hgroup 1w x 44 {\n", "} } }\n"),
    "faulty-definition": both(
        lambda size: lines(size, lambda n: f"spacing: wrong{n}", "define wrong {\n", "}\n"),
        lambda size: lines(size, lambda n: "use wrong", "layout page { section all {\n", ROW + "} }\n")),
    # Choices.
    "switch-cases": lambda size: "let a = switch 3 {\n" + lines(size, lambda n: f"case {n}: {n}") + "}\n",
    "switch-ranges": inside(page(ROW) + "let a = switch container.width {",
                            "case #..<#.5: 1", "default: 2 }"),
    "switch-overlaps": inside("let a = switch container.width {", "case 0...#: 1", "default: 2 }"),
    "switch-words": inside("let a = switch traits.idiom {", "case phone: #", "default: 2 }"),
    "switch-strings": inside('let b = "a"\nlet a = switch b {', 'case "a#": #', "default: 2 }"),
    "switch-list": lambda size: f"let a = switch 3 {{ case {numbers(size)}: 1 default: 2 }}\n",
    "switch-of-the-last": lambda size: "let a = switch container.width {\n" + lines(
        size, lambda n: f"case {n * 2 + 1000}..<{n * 2 + 1002}: {n}") + "default: 1 }\n" + page(
        "hgroup 1w x 44 { item a x 1h; item a x 1h }"),
    "switch-used": lambda size: "let a = switch container.width {\n" + lines(
        size // 2, lambda n: f"case {n * 2}..<{n * 2 + 2}: {n}") + "default: 1 }\n" + lines(
        size // 2, lambda n: "item cell a x 1h", "layout page { section all { hgroup 1w x 44 {\n", "} } }\n"),
    "nested-switch": nested("switch 1 { case 1: ", " default: 2 }", "let a = ", "1\n"),
    "if-else-chain": lambda size: "layout page { section all {" + ROW + "\n" + lines(
        size, lambda n: f"if container.width < {n} {{ spacing: {n} }} else ", "", "{ spacing: 1 }\n") + "} }\n",
    "ifs": inside("layout page { section all { " + ROW, "if container.width < # { spacing: # }", "} }"),
    "nested-ifs": nested("if container.width < 9 {\n", "}\n", "layout page { section all {", ROW + "} }\n"),
    "conditions": lambda size: page("if " + " && ".join(
        f"container.width > {n}" for n in range(size // 25)) + " { spacing: 1 } " + ROW),
    "ternaries": lambda size: "let a = " + "".join(f"1 == {n} ? {n} : " for n in range(size // 18)) + "1\n",
    "nested-ternaries": many("true ? ", "let a = "),
    # Long expressions.
    "sum": many("1 + ", "let a = ", "1\n"),
    "minus-signs": many("-", "let a = ", "1\n"),
    "nots": many("!", "let a = ", "true\n"),
    "tildes": many("~", "let a = ", "1\n"),
    "brackets": nested("[", "]", "let a = ", "\n"),
    "open-brackets": many("[", "let a = "),
    "parentheses": nested("(", ")", "let a = ", "\n"),
    "open-parentheses": many("(", "let a = "),
    "calls": nested("max(1, ", ")", "let a = ", "1\n"),
    "list": lambda size: f"let a = [{numbers(size)}]\n" + page("for x in a { spacing: x } " + ROW),
    "list-asked-often": lambda size: f"let a = [{numbers(size // 2)}]\n" + page(
        "".join("for x in a { }\n" for _ in range(size // 40)) + ROW),
    "arguments": lambda size: f"let a = max({numbers(size)})\n",
    "dots": many("a.", "let a = ", "a\n"),
    "data-dots": many("a.", "view page { text data.", "a }\n"),
    "text-sum": many('"a" + ', "view page { text (", '"a") }\n'),
    # Deep and wide blocks.
    "nested-groups": nested("hgroup 1w x 1h {\n", "}\n", "layout page { section all {", "} }\n"),
    "open-groups": many("hgroup 1w x 1h {\n", "layout page { section all {"),
    "stairs": lambda size: "layout page {\n" + "".join(
        " " * (n % 997) + "hgroup {\n" for n in range(size // 505)),
    "closing-stairs": lambda size: "".join(" " * (n % 97) + "}\n" for n in range(size // 50)),
    "nested-stacks": nested("vstack { ", "} ", "view page { ", "text \"a\" }\n"),
    "items": inside("layout page { section all { hgroup 1w x 44 {", "item cell 1 x 1", "} } }"),
    "badges": inside("layout page { section all { hgroup 1w x 44 { item cell {",
                     "badge a# 1 x 1", "} } } }"),
    "headers": inside("layout page { section all { " + ROW, "header a# 1w x 44", "} }"),
    "sections": inside("layout page {", "section all# { " + ROW + " }", "}"),
    "layouts": each("layout page# { section all { " + ROW + " } }"),
    "texts": inside("view page { vstack {", 'text "some words to break into lines"', "} }"),
    "long-text": many("some words ", 'view page { text "', '" }\n'),
    "long-texts-in-stack": inside("view page { hstack {", 'text "' + "some words " * 90 + '"', "} }"),
    "long-word": many("w", 'view page { text "', '" }\n'),
    "modifiers": inside('view page { text "a" {', "padding: 1", "} }"),
    "empty-blocks": many("a {} "),
    # Loops.
    "loops": lambda size: "view page { vstack {\n" + "for a in 0..<1000 { " * 8 + "\n" + lines(
        size, lambda n: 'text "a"') + "} " * 8 + "} }\n",
    "empty-loops": inside("view page { vstack {", "for a in 0..<99999 { }", "} }"),
    "loops-of-loops": inside("view page { vstack {", 'for a in 0..<999 { for b in 0..<999 { text "a" } }', "} }"),
    # Previews.
    "previews": each('preview "a#" 393 x 852 { items: 3 }', page(ROW)),
    "previews-of-sections": both(
        inside("layout page {", "section all# { " + ROW + " }", "}"),
        each('preview "a#" 393 x 852 { items: 1 }')),
    "previews-with-params": both(
        lambda size: lines(size, lambda n: f"param p{n} in 1...9 = 1") + page("spacing: p1; " + ROW),
        each('preview "a#" 393 x 852 { set: p# 2 }')),
    "preview-of-much": lambda size: page(ROW) + "".join(
        f'preview "a{n}" 393 x 852 {{ items: 299 }}\n' for n in range(size // 50)),
    "items-of-sections": lambda size: lines(
        size // 2, lambda n: f"section part{n} {{ {ROW} }}", "layout page {\n", "}\n")
    + 'preview "a" 100 x 100 { items: ' + ", ".join(f"part{n} 1" for n in range(size // 30)) + " }\n",
    "measured": inside(page(ROW) + 'preview "a" 100 x 100 { measured all { cell:', "1 x 1,", "1 x 1 } }"),
    # Imports.
    "missing-imports": each('import "nowhere#.layout"', "", page(ROW)),
    "one-import": each('import "nowhere.layout"', "", page(ROW)),
    # Input that is difficult for the lexer and the reports.
    "quotes": many('"'),
    "open-strings": many('"\n'),
    "long-string": many("x", 'let a = "', '"\n'),
    "long-open-string": many("x", 'let a = "'),
    "escapes": many("\\u{41}", 'let a = "', '"\n'),
    "wrong-escapes": many("\\q", 'let a = "', '"\n'),
    "long-name": many("a", "let ", " = 1\n"),
    "long-unknown-name": many("a", "let a = ", "\n"),
    "long-number": many("1", "let a = ", "\n"),
    "long-fraction": many("1", "let a = 0.", "\n"),
    "long-comment": many("x", "// ", "\n" + page(ROW)),
    "comments": many("// a\n", "", page(ROW)),
    "open-comments": many("/* "),
    "comments-in-line": many("/**/", "let a =", "1\n"),
    "long-line-of-faults": many("let a = b; "),
    "faults-after-long-line": lambda size: "// " + "x" * (size // 2) + "\n" + lines(
        size // 2, lambda n: f"let a{n} = b{n}"),
    "single-quotes": many("' "),
    "stray-signs": many("@"),
    "stray-signs-in-lines": many("@\n"),
    "stray-bytes": lambda size: b"\xff" * size,
    "zeros": many("\0"),
    "accents": many("e\u0301", 'let a = "', '"\n'),
    "families": many("👨‍👩‍👧‍👦", 'view page { text "', '" }\n'),
    "wrong-letters": many("é "),
    "carriage-returns": many("\r"),
    "blank-lines": many("\n"),
    "blanks": many(" "),
    "semicolons": many(";"),
    "commas": many(","),
    "open-braces": many("{"),
    "closing-braces": many("}"),
    "closing-parentheses": many(")"),
    "pairs-of-braces": many("{}"),
    "words": many("alpha "),
    "words-in-lines": many("alpha\n"),
    "words-behind-items": many("item a b c ", START + "hgroup 1w x 44 { "),
    "sizes": many("1 x ", "item a "),
    "equal-signs": many("=", "let a "),
    "colons": many(":", "a"),
    "properties-in-line": many("spacing: 8 ", "layout page { section all { "),
    "values-without-commas": many("horizontal 16 ", "layout page { section all { insets: "),
    "percentages": inside("layout page { section all { hgroup 1w x 44 {", "item a# 50% x 10px", "} } }"),
    "uikit-calls": inside("layout page { section all { hgroup 1w x 44 {",
                          "item a# .fractionalWidth(0.5) x .absolute(44)", "} } }"),
    "modifier-calls": many(".padding(8)\n", 'view page { text "a"\n', "}\n"),
    "stacks-in-any-case": inside("view page {", 'HStack { Text("a#") }', "}"),
}

# Files that change with the view, each with much of another kind. `lint` and `breakpoints` examine
# every width.
EXAMINED = {
    "parameters": both(each("param p# in 0...9 = 1"), inside(
        "layout page { section all { " + ROW, "if p# > 4 { spacing: # }", "} }")),
    "parameters-in-conditions": lambda size: "".join(
        f"param p{n} in 0...9 = 1\n" for n in range(160)) + page(ROW + "\n" + "".join(
            f"if p{n} > 4 && container.width > {n + 320} {{ spacing: {n} }}\n" for n in range(160))),
    "conditions-of-sections": inside(
        "layout page {", "section s# { if container.width < # { spacing: 3 }\n" + ROW + " }", "}"),
    "widths-of-sections": inside(
        "layout page {", "section s# { hgroup 1w x 44 { item (container.width / 3 + #) x 1h } }", "}"),
    "changing-layouts": each(
        "layout page# { section all { if container.width < # { spacing: 3 }\n" + ROW + " } }"),
    "changing-views": each(
        'view page# { vstack { text "some words #"; if container.width > # { text "a" } } }'),
    "texts-of-sections": inside(
        "layout page {", 'section s# { hgroup 1w x ~44 { item 0.5w x ~44 { text "words #" } } }', "}"),
    "heights-of-previews": lambda size: page("hgroup 1w x (container.height / 3) { item cell }") + lines(
        size, lambda n: f'preview "a{n}" 393 x {100 + n} {{ items: 3 }}'),
    "loops-of-sections": lambda size: "layout page {\n" + lines(
        size, lambda n: "section s%d { vgroup 1w x 900 { for a in 0..<300 { item 1w x (a + container.width / 7) } } }" % n,
        "", "}\n"),
    "deep-sections": lambda size: "layout page {\n" + lines(
        size, lambda n: f"section s{n} {{ " + "hgroup 1w x 1h { " * 60 + "item a; item b" + " }" * 61, "", "}\n"),
}


# What a file without mistakes consists of.
PLAIN = each("section all# { spacing: 8; hgroup 1w x 44 { item a 0.5w x 1h { insets: 4 }; item b 0.5w x 1h } }",
             "layout page {\n", "}\n")


def run(command, path, timeout=60):
    """A call's processor time in seconds, its memory in megabytes, and the signal that ended it."""
    def confine():
        resource.setrlimit(resource.RLIMIT_CPU, (timeout, timeout))
        resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    with open(os.devnull, "w") as nowhere:
        process = subprocess.Popen(
            command + [str(path)], stdout=nowhere, stderr=nowhere, preexec_fn=confine)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = 0
    ended = ""
    if os.WIFSIGNALED(status):
        ended = signal.Signals(os.WTERMSIG(status)).name
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, ended


def calls(task):
    """The cost of every command for one file, as a fraction of its limit and as text."""
    layoutc, folder, name, size, start, plain = task
    examined = name in EXAMINED
    text = (EXAMINED if examined else CASES)[name](size)
    path = folder / f"{name}-{size}.layout"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    del text
    length, rows = path.stat().st_size / 1e6, []
    for command, words in (EXAMINING if examined else COMMANDS).items():
        most = ((EXAMINING_TIMES * plain, EXAMINING_MEGABYTES) if examined else
                (TIMES * plain + start[command][0], start[command][1] + MEGABYTES * max(1, length)))
        for _ in range(2):
            seconds, memory, ended = run([layoutc, *words], path, math.ceil(TIMEOUT * most[0]))
            part = max(seconds / most[0], memory / most[1], 2 if ended else 0)
            if part <= 1:
                break
        rows.append((part, f"{name:28} {length:5.2f} MB  {command:8} {seconds:6.2f} s "
                           f"{memory:7.0f} MB  {ended}"))
    path.unlink()
    return rows


def check(layoutc, folder, only, sizes, views):
    small = folder / "small.layout"
    small.write_text(page(ROW))
    start = {command: run([layoutc, *words], small) for command, words in COMMANDS.items()}
    large = folder / "plain.layout"
    large.write_text(PLAIN(1_000_000))
    plain = min(run([layoutc, "compile"], large)[0] for _ in range(3))
    print(f"{TIMES * plain:.2f} s are {TIMES} times what 1 MB without mistakes takes")
    tasks = [(layoutc, folder, name, size, start, plain)
             for name in CASES if only in name for size in sizes]
    tasks += [(layoutc, folder, name, max(SIZES), start, plain) for name in EXAMINED
              if views and only in name]
    count, beyond = 0, 0
    with multiprocessing.Pool(os.cpu_count()) as workers:
        for rows in workers.imap(calls, tasks):
            for part, row in rows:
                count, beyond = count + 1, beyond + (part > 1)
                if part > SHOWN:
                    print(("✘ " if part > 1 else "  ") + row, flush=True)
    print(f"{count} calls, {beyond} beyond their limits")
    return 1 if beyond else 0


def main():
    words = argparse.ArgumentParser()
    words.add_argument("layoutc")
    words.add_argument("--only", default="")
    words.add_argument("--views", action="store_true")
    words.add_argument("--sizes", default=",".join(map(str, SIZES)))
    asked = words.parse_args()
    sizes = [int(size) for size in asked.sizes.split(",")]
    layoutc = os.path.abspath(asked.layoutc)
    with tempfile.TemporaryDirectory() as folder:
        return check(layoutc, pathlib.Path(folder), asked.only, sizes, asked.views)


if __name__ == "__main__":
    sys.exit(main())
