#!/usr/bin/env python3
"""Checks that .packaging/install installs layoutc, its completions and its man page.

    install_check.py LAYOUTC

Installs LAYOUTC twice into a temporary folder, checks the files, and has groff check the man page
(Debian's `groff-base` or `groff`). Exit code 0: all is well; 1: something is not.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
INSTALL = ROOT / ".packaging/install"
FILES = {
    "bin/layoutc": 0o755,
    "share/bash-completion/completions/layoutc": 0o644,
    "share/zsh/site-functions/_layoutc": 0o644,
    "share/fish/vendor_completions.d/layoutc.fish": 0o644,
    "share/man/man1/layoutc.1": 0o644,
}


def run(*arguments):
    return subprocess.run([str(a) for a in arguments], capture_output=True, text=True)


def faults(layoutc, folder):
    prefix = folder / "a prefix"
    for _ in range(2):
        call = run(INSTALL, prefix, layoutc)
        if call.returncode != 0:
            yield f"install exits with {call.returncode}: {call.stderr}"
            return
    found = {str(p.relative_to(prefix)) for p in prefix.rglob("*") if p.is_file()}
    if found != set(FILES):
        yield f"installed {sorted(found)}"
        return
    for path, mode in FILES.items():
        if (prefix / path).stat().st_mode & 0o777 != mode:
            yield f"{path} has the wrong mode"
        if (prefix / path).stat().st_size == 0:
            yield f"{path} is empty"
    version = run(prefix / "bin/layoutc", "--version")
    if version.returncode != 0 or not version.stdout.strip():
        yield f"the installed binary does not run: {version.stderr}"

    page = prefix / "share/man/man1/layoutc.1"
    if shutil.which("groff"):
        call = run("groff", "-man", "-ww", "-Tutf8", "-z", page)
        if call.returncode != 0 or call.stderr:
            yield f"groff: {call.stderr}"
        text = run("groff", "-man", "-Tascii", "-P-cbou", page).stdout
        for command in ("compile", "lint", "format"):
            if f"layoutc {command}" not in text:
                yield f"the man page does not describe {command}"
    else:
        print("without groff the man page is not checked")

    blocked = folder / "file"
    blocked.write_text("")
    for arguments, code in (([], 64), (["--help"], 64), ([blocked / "below"], 1)):
        call = run(INSTALL, *arguments)
        if call.returncode != code or not call.stderr.startswith("install: "):
            yield f"install {arguments} exits with {call.returncode}: {call.stderr}"


def main():
    layoutc = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        found = list(faults(layoutc, pathlib.Path(folder)))
    for fault in found:
        print(fault)
    print("installed and checked" if not found else f"{len(found)} faults")
    return 1 if found else 0


sys.exit(main())
