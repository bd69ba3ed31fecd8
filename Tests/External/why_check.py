#!/usr/bin/env python3
"""Checks derivations, knowing nothing but the fourteen operations.

    why_check.py LAYOUTC SCHEMA FILE...   every element of every preview of the files, in both directions
    why_check.py < DOCUMENTS              documents of `layoutc why --format json`, one after another

Every result follows from its operands; every operand is the result of an earlier step or a number that is
written at the step's place or a secondary one (checked where the files are there); what is given has a place or
an origin; every step contributes to the last of its chain, which is the frame's number.
With a schema (and PyPI's `jsonschema`) the documents are validated, too.
"""
import functools, json, math, re, subprocess, sys

EPSILON = 1e-3 + 1e-9


def nearest(forgiven):
    return lambda v, s: math.copysign(math.floor(abs(v * s) + forgiven + 0.5), v) / s


OPERATIONS = {
    "given": lambda v: v, "add": lambda *v: sum(v), "subtract": lambda a, *v: a - sum(v),
    "multiply": lambda *v: math.prod(v), "divide": lambda a, b: a / b,
    "fraction": lambda n, d, of: of * n / d,
    "floor": lambda v, s: math.floor(v * s + EPSILON) / s,
    "ceil": lambda v, s: math.ceil(v * s - EPSILON) / s, "round": nearest(EPSILON),
    "min": lambda *v: min(v), "max": lambda *v: max(v), "clamp": lambda v, low, high: max(low, min(v, high)),
    "mirror": lambda c, x, w: c - x - w,
    "count": lambda a, l, s: math.floor((a + s + 1e-6) / (l + s)),
}


@functools.cache
def source(file):
    return open(file, "rb").read()


def written(step):
    """The numbers at the places of a step."""
    for place in [step] * ("range" in step) + step.get("secondary", []):
        span = slice(place["range"]["start"]["offset"], place["range"]["end"]["offset"])
        text = source(place["file"])[span].decode()
        yield from (float(word) for word in re.findall(r"\d+(?:\.\d+)?", text))


def check(document, reads_files=False):
    results = {}
    for name, steps in document["chains"].items():
        used = {steps[-1]["id"]}
        for step in steps:
            assert all(i < step["id"] for i in results), step
            operands = [results[o["step"]] if isinstance(o, dict) else o for o in step["operands"]]
            value = OPERATIONS[step["operation"]](*operands)
            exact = nearest(0)(*operands) if step["operation"] == "round" else value
            bound = 1e-9 * max(1, abs(value))
            assert min(abs(value - step["result"]), abs(exact - step["result"])) <= bound, (step, value)
            assert step["operation"] != "given" or "origin" in step or "range" in step, step
            for number in step["operands"] if reads_files and step["operation"] != "given" else []:
                assert isinstance(number, dict) or any(
                    abs(abs(number) - other) < 1e-9 for other in written(step)), ("not written", step)
            results[step["id"]] = step["result"]
        for step in reversed(steps):
            assert step["id"] in used, ("does not contribute", name, step)
            used |= {o["step"] for o in step["operands"] if isinstance(o, dict)}
        number = document["element"]["frame"][name]
        assert abs(steps[-1]["result"] - number) <= 0.0005 + 1e-9, (name, steps[-1], number)


def documents(text):
    decoder, place = json.JSONDecoder(), 0
    text = text.strip()
    while place < len(text):
        document, place = decoder.raw_decode(text, place)
        yield document
        while place < len(text) and text[place].isspace():
            place += 1


def main(arguments):
    if not arguments:
        count = 0
        for document in documents(sys.stdin.read()):
            check(document)
            count += 1
        print(count, "derivations hold")
        return 0
    from jsonschema import Draft202012Validator
    tool, schema, files = arguments[0], arguments[1], arguments[2:]
    validator = Draft202012Validator(json.load(open(schema)))

    def run(*words):
        answer = subprocess.run([tool, "why", *words, "--format", "json"], capture_output=True, text=True)
        if answer.returncode:
            sys.exit(f"{words}: exit {answer.returncode}\n{answer.stderr}")
        for document in documents(answer.stdout):
            validator.validate(document)
            yield document

    count = absent = 0
    for file in files:
        paths = [entry["path"] for tree in run(file) for entry in tree["elements"]]
        for path in paths + ["content"]:
            for direction in ["leftToRight", "rightToLeft"]:
                for document in run(file, path, "--all-previews", "--direction", direction):
                    if document["absent"]:
                        absent += 1
                    else:
                        check(document, reads_files=True)
                        count += 1
    print(f"{count} derivations of {len(files)} files hold, {absent} elements are absent with a reason")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
