#!/usr/bin/env python3
"""Validates JSON documents against a JSON Schema (draft 2020-12).

    schema_check.py SCHEMA DOCUMENT...

A document named *.ndjson is read line by line; `-` is standard input; the documents of a *.case file
are the expectations of its cases, read line by line if its name is ndjson.case. Needs PyPI's
`jsonschema`. Exit code 0: all are valid; 1: some are not; 2: a file could not be read.
"""
import json
import pathlib
import sys

from jsonschema import Draft202012Validator


def pieces(path):
    """The texts of the JSON documents in a file, each with a name."""
    text = sys.stdin.read() if path == "-" else pathlib.Path(path).read_text(encoding="utf-8")
    name = pathlib.Path(path).name
    if not name.endswith(".case"):
        texts = [(path, text)]
    else:
        texts = []
        for entry in text.split("===\n"):
            head, _, expected = entry.partition("---\n")
            texts.append((f"{path} ({head.splitlines()[0]})", expected))
    for label, text in texts:
        if name.endswith((".ndjson", "ndjson.case")):
            for number, line in enumerate(text.splitlines(), 1):
                yield f"{label}, line {number}", line
        else:
            yield label, text


def main(arguments):
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        schema = json.loads(pathlib.Path(arguments[0]).read_text(encoding="utf-8"))
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        checked = failed = 0
        for path in arguments[1:]:
            for label, text in pieces(path):
                checked += 1
                document = json.loads(text)
                faults = sorted(validator.iter_errors(document), key=lambda fault: list(fault.path))
                failed += bool(faults)
                for fault in faults[:10]:
                    print(f"{label}: {fault.json_path}: {fault.message[:300]}")
    except (OSError, ValueError) as error:
        print(f"{arguments[0]}: {error}", file=sys.stderr)
        return 2
    print(f"{checked} documents, {failed} not valid against {arguments[0]}")
    return 1 if failed or checked == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
