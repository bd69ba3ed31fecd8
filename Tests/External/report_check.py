#!/usr/bin/env python3
"""Checks reports with the programs and schemas that read them.

    report_check.py CASES FOLDER [LAYOUTC PATH...]

CASES is a folder of case files named after formats, whose expectations are checked; with LAYOUTC,
the output of `LAYOUTC lint --format F PATH...` is checked too. The reports are left in FOLDER.

SARIF is validated against the OASIS schema and read by PyPI's `sarif-tools`; GitHub's further
requirements are checked here. JUnit and Checkstyle are parsed as XML, GitLab's and reviewdog's as
JSON, and GitHub's commands as its runner does. Needs `jsonschema` too. Exit code 0: no faults; 1: faults, which are
printed; 2: a program could not be run.
"""
import json
import pathlib
import re
import subprocess
import sys
import urllib.parse
import xml.etree.ElementTree as ElementTree

from jsonschema import Draft4Validator
from sarif import loader

SCHEMA = pathlib.Path(__file__).with_name("sarif-2.1.0.json")
COMMAND = re.compile(r"^::(error|warning|notice) ([^:]*)::(.*)$")


def check_sarif(path):
    """The faults of a SARIF log."""
    log = json.loads(path.read_text(encoding="utf-8"))
    validator = Draft4Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
    for fault in validator.iter_errors(log):
        yield f"{fault.json_path}: {fault.message[:200]}"
    if "$schema" not in log:
        yield "no $schema"
    read = loader.load_sarif_file(str(path))
    if len(read.get_results()) != sum(len(run["results"]) for run in log["runs"]):
        yield "sarif-tools reads a different number of results"
    for run in log["runs"]:
        yield from check_run(run)


def check_run(run):
    """The requirements of GitHub that a run does not meet."""
    if run.get("columnKind") != "utf16CodeUnits":
        yield "columnKind is missing"
    rules = run["tool"]["driver"].get("rules")
    if rules is None:
        yield "no rules"
    for rule in rules or []:
        for key in ("shortDescription", "fullDescription"):
            if not 0 < len(rule.get(key, {}).get("text", "")) <= 1024:
                yield f"rule {rule['id']}: {key}"
        if not rule.get("help", {}).get("text") or "\n\n" in rule["help"]["text"]:
            yield f"rule {rule['id']}: help"
        if not rule.get("helpUri", "").startswith("https://"):
            yield f"rule {rule['id']}: helpUri"
        if "security-severity" in rule.get("properties", {}):
            yield f"rule {rule['id']}: a security alert"
    unused = {rule["id"] for rule in rules or []} - {known["ruleId"] for known in run["results"]}
    if run["results"] and unused:
        yield f"rules without results: {sorted(unused)[:3]}"
    for result in run["results"]:
        if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
            yield f"{result['ruleId']}: ruleIndex refers to another rule"
        if not result["message"]["text"] or not result["locations"]:
            yield f"{result['ruleId']}: no message or location"
        place = result["locations"][0]["physicalLocation"]
        uri = place["artifactLocation"]["uri"]
        if uri.startswith(("/", "./")) or urllib.parse.quote(urllib.parse.unquote(uri)) != uri:
            yield f"{uri}: not a relative reference in percent signs"
        region = place["region"]
        if any(region.get(key, 0) < 1
               for key in ("startLine", "startColumn", "endLine", "endColumn")):
            yield f"{result['ruleId']}: incomplete region"
        known = result["partialFingerprints"]["primaryLocationLineHash"]
        if not re.fullmatch(r"[0-9a-f]{1,16}:[1-9][0-9]*", known):
            yield f"{result['ruleId']}: fingerprint {known}"


def check_gitlab(path):
    """The faults of a Code Quality report."""
    issues = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(issues, list):
        yield "not an array"
        return
    for issue in issues:
        if set(issue) != {"description", "check_name", "fingerprint", "severity", "location"}:
            yield f"keys {sorted(issue)}"
        if issue["severity"] not in ("info", "minor", "major", "critical", "blocker"):
            yield f"severity {issue['severity']}"
        if not issue["description"].startswith(issue["check_name"]):
            yield f"description {issue['description']}"
        if issue["location"]["path"].startswith(("/", "./")):
            yield f"path {issue['location']['path']}"
        if issue["location"]["lines"]["begin"] < 1:
            yield "a line below 1"
    if len({issue["fingerprint"] for issue in issues}) != len(issues):
        yield "fingerprints are not unique"


def check_junit(path):
    """The faults of a JUnit document."""
    root = ElementTree.parse(path).getroot()
    if root.tag != "testsuites":
        yield f"root {root.tag}"
    for element in [root, *root.iter("testsuite")]:
        cases = list(element.iter("testcase"))
        failures = [case for case in cases if case.find("failure") is not None]
        counts = int(element.get("tests")), int(element.get("failures"))
        if counts != (len(cases), len(failures)) or not cases:
            yield f"{element.get('name')} counts {counts}"
        if not re.fullmatch(r"\d+\.\d{3}", element.get("time")):
            yield f"time {element.get('time')}"
    for failure in root.iter("failure"):
        if not (failure.get("message") and failure.get("type") and failure.text):
            yield "a failure without message, type or text"


def check_checkstyle(path):
    """The faults of a Checkstyle document."""
    root = ElementTree.parse(path).getroot()
    if root.tag != "checkstyle" or root.get("version") != "4.3":
        yield f"root {root.tag} {root.get('version')}"
    for error in root.iter("error"):
        if error.get("severity") not in ("info", "warning", "error"):
            yield f"severity {error.get('severity')}"
        if int(error.get("line")) < 1 or int(error.get("column")) < 1:
            yield "a line or column below 1"
        if not error.get("message") or not error.get("source").startswith("layoutc."):
            yield f"source {error.get('source')}"


def check_rdjson(path):
    """The faults of a document in reviewdog's diagnostic format."""
    document = json.loads(path.read_text(encoding="utf-8"))
    if set(document) != {"source", "diagnostics"} or document["source"]["name"] != "layoutc":
        yield f"keys {sorted(document)}"
    for diagnostic in document["diagnostics"]:
        if not {"message", "location", "severity", "code"} <= set(diagnostic):
            yield f"keys {sorted(diagnostic)}"
        if diagnostic["severity"] not in ("ERROR", "WARNING", "INFO"):
            yield f"severity {diagnostic['severity']}"
        if diagnostic["location"]["path"].startswith(("/", "./")):
            yield f"path {diagnostic['location']['path']}"
        if not diagnostic["message"] or not diagnostic["code"]["url"].startswith("https://"):
            yield f"code {diagnostic['code']}"
        suggestions = diagnostic.get("suggestions", [])
        for place in [diagnostic["location"], *suggestions]:
            start, end = (tuple(place["range"][key][part] for part in ("line", "column"))
                          for key in ("start", "end"))
            if not (1, 1) <= start <= end or min(start + end) < 1:
                yield f"range {place['range']}"
        if any(not isinstance(suggestion["text"], str) for suggestion in suggestions):
            yield f"suggestions {suggestions}"


def check_github(path):
    """The faults of workflow commands for GitHub's runner."""
    counts = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.lstrip().startswith("::"):
            continue
        command = COMMAND.match(line)
        if not command:
            yield f"no command: {line}"
            continue
        counts[command[1]] = counts.get(command[1], 0) + 1
        properties = dict(part.split("=", 1) for part in command[2].split(","))
        known = {"file", "line", "endLine", "col", "endColumn", "title"}
        if not set(properties) <= known or not command[3]:
            yield f"properties {sorted(properties)}"
        if properties.get("line") != properties.get("endLine") and "col" in properties:
            yield f"columns of several lines: {line}"
    for kind, count in counts.items():
        if count > 10:
            yield f"{count} commands of kind {kind}"


CHECKS = {
    "sarif": (check_sarif, "sarif"), "gitlab": (check_gitlab, "json"),
    "junit": (check_junit, "xml"), "checkstyle": (check_checkstyle, "xml"),
    "github": (check_github, "txt"), "rdjson": (check_rdjson, "json"),
}


def expectations(path):
    """The expected texts of a case file."""
    for entry in path.read_text(encoding="utf-8").split("\n===\n"):
        yield f"{entry}\n".split("\n---\n", 1)[1].rstrip("\n") + "\n"


def main(arguments):
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    cases, folder = map(pathlib.Path, arguments[:2])
    folder.mkdir(parents=True, exist_ok=True)
    checked = failed = 0
    try:
        for name, (check, extension) in CHECKS.items():
            texts = list(expectations(cases / f"{name}.case"))
            if arguments[2:]:
                call = [arguments[2], "lint", "--format", name, *arguments[3:]]
                done = subprocess.run(call, capture_output=True, timeout=60, check=False)
                if done.returncode not in (0, 1):
                    raise OSError(f"{' '.join(call)}: {done.stderr.decode(errors='replace')}")
                texts.append(done.stdout.decode("utf-8"))
            for number, text in enumerate(texts):
                path = folder / f"{name}-{number}.{extension}"
                path.write_text(text, encoding="utf-8")
                faults = list(check(path))
                checked += 1
                failed += bool(faults)
                for fault in faults[:10]:
                    print(f"{path}: {fault}")
    except (OSError, ValueError, KeyError, ElementTree.ParseError) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 2
    print(f"{checked} reports, {failed} with faults")
    return 1 if failed or checked == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
