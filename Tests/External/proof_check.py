#!/usr/bin/env python3
"""Reads the reports of `layoutc test` and `layoutc diff` with programs of others.

    proof_check.py LAYOUTC SAMPLES FOLDER [PROGRAM...]

PROGRAM is `xmllint` or `cmark-gfm`; a check whose program is not named is left out. JUnit is validated against
`junit.xsd`, with pictures and pages read as XML and HTML by `xmllint`; comments for pull requests are rendered by
`cmark-gfm`, also those of a change in 40 previews and with 5,000 causes. Everything is left in FOLDER.
"""
import pathlib
import re
import subprocess
import sys

SCHEMA = pathlib.Path(__file__).with_name("junit.xsd")
LIMIT = 65_536
HOSTILE = 'a|b `c` <script>alert(1)</script> ](x) & \\"d\\" ü'


class Check:
    def __init__(self, tool, folder, programs):
        self.tool, self.folder, self.programs = tool, folder, programs
        self.count, self.faults = 0, []

    def run(self, *words, codes=(0,)):
        answer = subprocess.run([self.tool, *words], capture_output=True)
        if answer.returncode not in codes:
            self.faults.append(f"{words}: exit {answer.returncode}, {answer.stderr[:300]}")
        return answer.stdout

    def written(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def xml(self, path, *options):
        """`path` is well-formed."""
        if "xmllint" not in self.programs:
            return
        words = ["xmllint", "--noout", "--nonet", "--huge", *options, str(path)]
        answer = subprocess.run(words, capture_output=True, text=True)
        # Its list of HTML's elements is of the time before SVG could stand among them.
        lines = [line for line in answer.stderr.split("\n")
                 if "error" in line and not re.search(r"Tag \S+ invalid", line)]
        self.count += 1
        if lines or answer.returncode and "--html" not in options:
            self.faults.append(f"{path.name}: {(lines or [answer.stderr])[0][:300]}")

    def comment(self, path, previews=None):
        """A comment is below the limit, has the marker, and is what it shall be when it is rendered."""
        text = path.read_text(encoding="utf-8")
        if len(text.encode()) > LIMIT or not text.startswith("<!-- layoutc diff -->\n"):
            self.faults.append(f"{path.name}: {len(text.encode())} bytes, {text[:40]!r}")
        if "cmark-gfm" not in self.programs:
            return
        words = ["cmark-gfm", "--unsafe", "-e", "table", "-e", "tagfilter", str(path)]
        page = subprocess.run(words, capture_output=True, text=True, check=True).stdout
        self.count += 1
        tables = re.findall(r"<table>.*?</table>", page, re.S)
        headings = page.count("<h3>")
        if len(tables) != headings or previews and headings > previews:
            self.faults.append(f"{path.name}: {len(tables)} tables below {headings} headings")
        for table in tables:
            rows = [len(re.findall(r"<t[hd][ >]", row)) for row in re.findall(r"<tr>.*?</tr>", table, re.S)]
            if len(set(rows)) != 1:
                self.faults.append(f"{path.name}: rows of {rows[:9]} cells")
        if page.count("<details>") != page.count("</details>"):
            self.faults.append(f"{path.name}: unbalanced details")
        for fault in ("<script", "<p>|"):
            if fault in page:
                self.faults.append(f"{path.name}: {fault} is rendered")

    def diff(self, name, old, new, previews=None):
        path = [self.written(f"{name}-old.layout", old), self.written(f"{name}-new.layout", new)]
        words = ["diff", *map(str, path)]
        comment = self.run(*words, "--format", "markdown")
        self.comment(self.written(f"{name}.md", comment), previews)
        return words


def check_tests(check, samples):
    """JUnit of tests that pass, that fail, and of files with errors."""
    source = (samples / "Explore.layout").read_text(encoding="utf-8")
    folder = check.folder / f"tests & {'<b>'}"
    folder.mkdir()
    (folder / "Explore.layout").write_text(
        source.replace("258 x 258", "259 x 258").replace('"iPhone 15"', f'"{HOSTILE}"').replace(
            "items: stories 9", 'device: "iPhone 15"; items: stories 9'), encoding="utf-8")
    (folder / "Broken.layout").write_text('layout a { section "', encoding="utf-8")
    for name, words, codes in [
            ("passed", [str(samples)], (0,)), ("failed", [str(folder)], (1,)),
            ("reported", [str(folder / "Explore.layout")], (1,))]:
        path = check.folder / f"{name}.xml"
        check.run("test", *words, "--report", f"junit={path}", "--isolated", codes=codes)
        check.xml(path, "--schema", str(SCHEMA))
    check.xml(check.written(
        "printed.xml", check.run("test", str(folder), "--format", "junit", codes=(1,))),
        "--schema", str(SCHEMA))
    pictures = check.folder / "pictures"
    check.run("test", str(folder / "Explore.layout"), "--pictures", str(pictures), codes=(1,))
    for path in sorted(pictures.iterdir()):
        check.xml(path)


def check_differences(check, samples):
    source = (samples / "Explore.layout").read_text(encoding="utf-8")
    named = source.replace('"iPhone 15"', f'"{HOSTILE}"').replace(
        "items: stories 9", 'device: "iPhone 15"; items: stories 9')
    for name, text in [("plain", source), ("hostile", named)]:
        words = check.diff(name, text, text.replace("let gap = 2", "let gap = 4"))
        check.xml(check.written(f"{name}.svg", check.run(*words, "--format", "svg")))
        check.xml(check.written(f"{name}.html", check.run(*words, "--format", "html")), "--html")
    head = source[:source.index("preview ")]
    many = head + "".join(
        f'preview "{number}" {320 + number} x 800 {{ items: stories 9, posts 180 }}\n'
        for number in range(40))
    check.diff("forty", many, many.replace("let gap = 2", "let gap = 4"), 40)
    for side, height in [("old", 20), ("new", 30)]:
        for number in range(100):
            sections = "".join(
                f"    section s{place} {{ hgroup 1w x {height} {{ item c{place} }} }}\n"
                for place in range(50))
            path = check.folder / f"causes-{side}" / f"{number}.layout"
            path.parent.mkdir(exist_ok=True)
            path.write_text(f'layout many {{\n{sections}}}\npreview "phone" 390 x 844 {{ items: 1 }}\n')
    folders = [str(check.folder / f"causes-{side}") for side in ("old", "new")]
    long = check.run("diff", *folders, "--format", "markdown").decode()
    check.comment(check.written("causes.md", long))
    # What does not fit is counted.
    if not re.search(r"[1-9]\d* ", long.rstrip("\n").split("\n")[-1]):
        check.faults.append("causes: the last line counts nothing")


def main(arguments):
    tool, samples, folder, *programs = arguments
    check = Check(tool, pathlib.Path(folder), programs)
    check.folder.mkdir(parents=True)
    check_tests(check, pathlib.Path(samples))
    check_differences(check, pathlib.Path(samples))
    for fault in check.faults:
        print(fault)
    print(f"{check.count} reports of tests and differences are read by {' and '.join(programs) or 'nothing'}")
    return 1 if check.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
