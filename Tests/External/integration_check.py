#!/usr/bin/env python3
"""Checks the hooks for pre-commit and the samples for CI systems.

    integration_check.py LAYOUTC

Makes a repository with layouts in it and runs pre-commit (PyPI) there, with the hooks of this
repository as they are committed; then runs the commands that the samples in Samples/ci give to
layoutc, and checks the reports that they write. LAYOUTC is first on the PATH. Exit code 0: all
passes; 1: something failed.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
UNTIDY = 'layout page { section all {\nhgroup 1w x 44 { item a   1w x 1h }\n} }\n'
FAULTY = "layout page {\n    section all {\n        hgroup 1w x 44 { item a -5 x 1h }\n    }\n}\n"
TIDY = "layout page {\n    section all {\n        hgroup 1w x 44 { item a 1w x 1h }\n    }\n}\n"


class Repository:
    """A repository of a project that uses layoutc."""

    def __init__(self, folder, layoutc):
        self.folder = pathlib.Path(folder)
        path = f"{layoutc.parent}:{os.environ['PATH']}"
        self.environment = {**os.environ, "PATH": path, "PRE_COMMIT_HOME": f"{folder}/.cache"}
        self.run("git", "init", "--quiet")

    def run(self, *words, shell=False):
        """The outcome of a command."""
        return subprocess.run(
            words[0] if shell else words, cwd=self.folder, env=self.environment, shell=shell,
            capture_output=True, text=True, check=False)

    def write(self, name, text):
        """Writes a file and stages it."""
        (self.folder / name).parent.mkdir(exist_ok=True)
        (self.folder / name).write_text(text)
        self.run("git", "add", name)

    def read(self, name):
        """The content of a file."""
        return (self.folder / name).read_text()


def expect(is_so, words, outcome=None):
    """Exits with 1 unless a condition holds."""
    if not is_so:
        print(f"failed: {words}")
        if outcome:
            print(outcome.stdout[-2000:], outcome.stderr[-2000:])
        sys.exit(1)


def check_hooks(repository):
    """The hooks format untidy files, stop faulty ones and pass the rest."""
    head = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    hooks = [{"id": "layoutc-format-system"}, {"id": "layoutc-lint-system"}]
    source = {"repo": str(ROOT), "rev": head.stdout.strip(), "hooks": hooks}
    repository.write(".pre-commit-config.yaml", yaml.safe_dump({"repos": [source]}))
    python = [sys.executable, "-m", "pre_commit", "run", "--all-files"]
    repository.write("Layouts/a.layout", UNTIDY)
    outcome = repository.run(*python)
    expect(outcome.returncode == 1, "an untidy file stops a commit", outcome)
    expect(repository.read("Layouts/a.layout") != UNTIDY, "an untidy file is formatted", outcome)
    repository.run("git", "add", ".")
    outcome = repository.run(*python)
    expect(outcome.returncode == 0, "a formatted file passes", outcome)
    repository.write("Layouts/a.layout", FAULTY)
    outcome = repository.run(*python)
    expect(outcome.returncode == 1, "a faulty file stops a commit", outcome)
    repository.write("Layouts/a.layout", TIDY)


def commands(value):
    """Every command of layoutc in a sample, at any depth."""
    if isinstance(value, str):
        yield from (line for line in value.splitlines() if line.startswith("layoutc "))
    elif isinstance(value, dict):
        for part in value.values():
            yield from commands(part)
    elif isinstance(value, list):
        for part in value:
            yield from commands(part)


def commit(repository):
    """Commits what is staged; the commit."""
    author = ["-c", "user.name=a", "-c", "user.email=a@b.c"]
    repository.run("git", *author, "commit", "--quiet", "--no-verify", "-m", "Change")
    return repository.run("git", "rev-parse", "HEAD").stdout.strip()


def check_samples(repository):
    """The commands of the samples run and write the reports that the samples upload."""
    for name in ("GalleryViewController.swift", "ShopViewController.swift"):
        code = (ROOT / "Samples/swift" / name).read_text(encoding="utf-8")
        repository.write(f"Sources/{name}", code)
    base = commit(repository)
    repository.write("Layouts/a.layout", TIDY.replace("1w x 44", "1w x 48"))
    commit(repository)
    for sample in sorted((ROOT / "Samples/ci").glob("*.yml")):
        found = list(commands(yaml.safe_load(sample.read_text())))
        expect(len(found) >= 2, f"{sample.name} runs layoutc")
        for command in found:
            outcome = repository.run(f"export BASE={base}; {command}", shell=True)
            expect(outcome.returncode == 0, f"{sample.name}: {command}", outcome)
    expect(json.loads(repository.read("layoutc.sarif"))["version"] == "2.1.0", "SARIF is written")
    report = json.loads(repository.read("gl-code-quality-report.json"))
    expect(isinstance(report, list), "GitLab's report is written")
    for name in ("layoutc.xml", "swift.xml", "tests.xml"):
        expect(ElementTree.fromstring(repository.read(name)) is not None, f"{name} is JUnit's")
    expect("<svg" in repository.read("layout-pages/index.html"), "pages for a review are written")
    comment = repository.read("comment.md")
    expect(comment.startswith("<!-- layoutc diff -->\n"), "the comment has its marker")
    expect("hgroup 1w x 44 → 48" in comment, "the comment names the cause")


def main():
    with tempfile.TemporaryDirectory() as folder:
        repository = Repository(folder, pathlib.Path(sys.argv[1]).resolve())
        check_hooks(repository)
        check_samples(repository)
    print("hooks and samples for CI work")


if __name__ == "__main__":
    main()
