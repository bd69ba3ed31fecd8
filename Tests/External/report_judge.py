#!/usr/bin/env python3
"""Says whether reports for programs are what those programs read.

    report_judge.py CASES FOLDER [LAYOUTC PATH...]

CASES is a folder of case files named after their formats, whose expectations are judged; with
LAYOUTC, `LAYOUTC lint --format F PATH...` is judged too. What is judged is left in FOLDER.

SARIF is validated against the OASIS schema and read by PyPI's `sarif-tools`; what GitHub asks beyond
the schema is checked here. JUnit and Checkstyle are parsed as XML, GitLab's as JSON, and GitHub's
commands as its runner takes them apart. Needs `jsonschema` too. Exit code 0: all is well; 1:
something is not; 2: something could not be run.
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


def judge_sarif(path):
    """What is wrong with a SARIF log."""
    log = json.loads(path.read_text(encoding="utf-8"))
    validator = Draft4Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
    for fault in validator.iter_errors(log):
        yield f"{fault.json_path}: {fault.message[:200]}"
    if "$schema" not in log:
        yield "no $schema"
    read = loader.load_sarif_file(str(path))
    if len(read.get_results()) != sum(len(run["results"]) for run in log["runs"]):
        yield "sarif-tools reads another number of results"
    for run in log["runs"]:
        yield from judge_run(run)


def judge_run(run):
    """What of GitHub's demands a run does not meet."""
    if run.get("columnKind") != "utf16CodeUnits":
        yield "columnKind is missing"
    rules = run["tool"]["driver"].get("rules")
    if rules is None:
        yield "no rules"
    for rule in rules or []:
        for key in ("shortDescription", "fullDescription"):
            if not 0 < len(rule.get(key, {}).get("text", "")) <= 1024:
                yield f"rule {rule['id']}: {key}"
        if not rule.get("help", {}).get("text"):
            yield f"rule {rule['id']}: help"
        if "security-severity" in rule.get("properties", {}):
            yield f"rule {rule['id']}: a security alert"
    for result in run["results"]:
        if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
            yield f"{result['ruleId']}: another rule stands at its index"
        if not result["message"]["text"] or not result["locations"]:
            yield f"{result['ruleId']}: no message or location"
        place = result["locations"][0]["physicalLocation"]
        uri = place["artifactLocation"]["uri"]
        if uri.startswith(("/", "./")) or urllib.parse.quote(urllib.parse.unquote(uri)) != uri:
            yield f"{uri}: not a relative reference in percent signs"
        region = place["region"]
        if any(region.get(key, 0) < 1
               for key in ("startLine", "startColumn", "endLine", "endColumn")):
            yield f"{result['ruleId']}: its region is not whole"
        known = result["partialFingerprints"]["primaryLocationLineHash"]
        if not re.fullmatch(r"[0-9a-f]{1,16}:[1-9][0-9]*", known):
            yield f"{result['ruleId']}: fingerprint {known}"


def judge_gitlab(path):
    """What is wrong with a Code Quality report."""
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


def judge_junit(path):
    """What is wrong with a JUnit document."""
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
            yield "a failure says too little"


def judge_checkstyle(path):
    """What is wrong with a Checkstyle document."""
    root = ElementTree.parse(path).getroot()
    if root.tag != "checkstyle" or root.get("version") != "4.3":
        yield f"root {root.tag} {root.get('version')}"
    for error in root.iter("error"):
        if error.get("severity") not in ("info", "warning", "error"):
            yield f"severity {error.get('severity')}"
        if int(error.get("line")) < 1 or int(error.get("column")) < 1:
            yield "a place below 1"
        if not error.get("message") or not error.get("source").startswith("layoutc."):
            yield f"source {error.get('source')}"


def judge_github(path):
    """What is wrong with the commands to GitHub's runner."""
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


JUDGES = {
    "sarif": (judge_sarif, "sarif"), "gitlab": (judge_gitlab, "json"),
    "junit": (judge_junit, "xml"), "checkstyle": (judge_checkstyle, "xml"),
    "github": (judge_github, "txt"),
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
    judged = failed = 0
    try:
        for name, (judge, extension) in JUDGES.items():
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
                faults = list(judge(path))
                judged += 1
                failed += bool(faults)
                for fault in faults[:10]:
                    print(f"{path}: {fault}")
    except (OSError, ValueError, KeyError, ElementTree.ParseError) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 2
    print(f"{judged} reports, {failed} not as they should be")
    return 1 if failed or judged == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
