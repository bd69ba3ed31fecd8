#!/usr/bin/env python3
"""Compiles the Swift examples of a documentation catalogue against the built library.

    documentation_check.py CATALOGUE MODULES

The examples of a page are one program, in the order of the page. MODULES is the folder of the built
modules. A manifest's lines must stand in the manifest of Samples/library.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

BLOCK = re.compile(r"^```swift\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MANIFEST = "dependencies:"
SAMPLE = pathlib.Path(__file__).resolve().parents[2] / "Samples/library/Package.swift"


def missing_in_sample(block):
    """The first line of a manifest's example that the sample does not have, paths aside."""
    known = {line.strip().rstrip(",") for line in SAMPLE.read_text().splitlines()}
    for line in (line.strip().rstrip(",") for line in block.splitlines()):
        if "path:" not in line and line not in known:
            return line
    return None


def compiles(code, modules):
    """Whether `code` is a program without errors."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "main.swift"
        file.write_text("import Foundation\nimport LayoutCompiler\n\n" + code)
        command = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, str(file)]
        return subprocess.run(command, check=False).returncode == 0


def main():
    catalogue, modules = sys.argv[1:]
    count = 0
    for page in sorted(pathlib.Path(catalogue).glob("*.md")):
        blocks = BLOCK.findall(page.read_text())
        count += len(blocks)
        for block in blocks:
            if block.startswith(MANIFEST) and (line := missing_in_sample(block)):
                sys.exit(f"{page.name}: {SAMPLE} has no line `{line}`")
        code = "\n".join(block for block in blocks if not block.startswith(MANIFEST))
        if not compiles(code, modules):
            sys.exit(f"{page.name}: the examples do not compile")
    if count == 0:
        sys.exit(f"no examples in {catalogue}")
    print(f"{count} examples of the documentation compile")


main()
