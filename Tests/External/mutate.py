#!/usr/bin/env python3
"""Changes the code in small ways and counts how many of the changes the tests notice.

    mutate.py [--count N | --sample] [--only TEXT] [--seed N] [--scratch FOLDER] [--report FILE]

The package is copied to FOLDER, which is outside of the tree. The copy holds every chosen change (a
mutant) beside the original; the environment variable LAYOUTC_MUTANT chooses the one that is in force,
so everything is compiled once. Each mutant is run against the suites of its module, then those of the
whole program, until a test fails: then it is killed. One that no test notices has survived, unless
`mutants.tsv` beside this script gives the reason why it changes nothing that can be observed.

`--count` divides the mutants among the modules by size and compiles with optimisation; survivors are
listed, and fail the run if they are more than a tenth. `--sample` is short: it compiles for debugging,
and only the mutants that the list names as samples and the suites of their modules, which must kill
them all. The same tree and seed give the same mutants.
"""
import argparse
import collections
import hashlib
import itertools
import json
import os
import pathlib
import re
import selectors
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIST = pathlib.Path(__file__).with_name("mutants.tsv")
# A mutant is killed, too, if the tests take this many times as long as without it, and some seconds.
PATIENCE, LEAST = 5, 10
HANGING = "no end"
# So many seconds the suites may take that find a sample.
MOST = 120

# The suites that are run, in this order. The first ones take a few seconds.
WHOLE = [
    "^CompilerTests", "^RenderingTests", "^LintTests", "^FormattingTests", "^PreviewTests",
    "^CommandLineTests",
]
CASES = r"^CompilerTests\.(Frame|Content|Fault|Refusal|Program)CaseTests"
SUITES = {
    "Solver": [r"^SolverTests\.(?!PropertyTests)", CASES, "^SolverTests"],
    "Content": [r"^ContentTests\.(?!ContentPropertyTests)", CASES, "^ContentTests"],
    "Evaluation": ["^EvaluationTests", CASES],
    "Checking": ["^CheckingTests", CASES],
    "Formatting": [r"^FormattingTests\.FormatCaseTests", "^FormattingTests"],
    "Lint": [r"^LintTests\.(?!SweepTests|FaultFixingTests|FixingTests|BookTests)", "^LintTests"],
    "Syntax": [r"^SyntaxTests\.(?!RobustnessTests)", CASES, "^SyntaxTests"],
}
SHARE = {
    "Solver": 22, "Content": 17, "Evaluation": 13, "Checking": 15, "Formatting": 8, "Lint": 15,
    "Syntax": 10,
}

# The modules that samples are taken from: they and their suites need no other modules than those that
# they build on.
SAMPLED = ["Solver", "Content", "Evaluation", "Checking", "Formatting", "Syntax"]


class Site:
    """A place in the code and what stands there in the copy instead."""

    def __init__(self, path, line, start, end, kind, text, number):
        self.path, self.line, self.start, self.end = path, line, start, end
        self.kind, self.text, self.number = kind, text, number

    @property
    def module(self):
        return self.path.parts[1]

    @property
    def key(self):
        return (str(self.path), self.kind, self.text, self.number)

    def rank(self, seed):
        return hashlib.sha256(repr((seed, *self.key)).encode()).digest()

    def __str__(self):
        return f"{self.path}:{self.line + 1}: {self.kind}: {self.text}"


# Names of operators and members made for the mutant with an identifier; M stands for its condition.
SIGNS = "⊂⊃⊆⊇⊏⊐⊑⊒⊓⊔⊕⊖⊗⊘⊙⊚"


def sign(identifier):
    return SIGNS[identifier // 256] + SIGNS[identifier // 16 % 16] + SIGNS[identifier % 16]


def comparison(becomes, original, constraint):
    return (
        "ComparisonPrecedence",
        f"<T: {constraint}>(a: T, b: T) -> Bool {{ M ? a {becomes} b : a {original} b }}",
    )


def arithmetic(original, becomes, constraint, precedence):
    return (precedence, f"<T: {constraint}>(a: T, b: T) -> T {{ M ? {becomes} : a {original} b }}")


def logic(original, becomes, precedence):
    return (
        precedence,
        "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool "
        f"{{ M ? {becomes} : try a {original} b() }}",
    )


AND, OR = "LogicalConjunctionPrecedence", "LogicalDisjunctionPrecedence"
SUM, PRODUCT, RANGE = "AdditionPrecedence", "MultiplicationPrecedence", "RangeFormationPrecedence"
# Operators: pattern, and for each kind of change the precedence and the rest of the function.
OPERATORS = [
    (r"(?<= )<(?= )", {"< becomes <=": comparison("<=", "<", "Comparable")}),
    (r"(?<= )<=(?= )", {"<= becomes <": comparison("<", "<=", "Comparable")}),
    (r"(?<= )>(?= )", {"> becomes >=": comparison(">=", ">", "Comparable")}),
    (r"(?<= )>=(?= )", {">= becomes >": comparison(">", ">=", "Comparable")}),
    (r"(?<= )==(?= )(?! nil)", {"== becomes !=": comparison("!=", "==", "Equatable")}),
    (r"(?<= )!=(?= )(?! nil)", {"!= becomes ==": comparison("==", "!=", "Equatable")}),
    (r"(?<= )&&(?= )", {
        "&& becomes ||": logic("&&", "try a || b()", AND),
        "&& drops its right side": logic("&&", "a", AND),
        "&& drops its left side": logic("&&", "try b()", AND)}),
    (r"(?<= )\|\|(?= )", {
        "|| becomes &&": logic("||", "try a && b()", OR),
        "|| drops its right side": logic("||", "a", OR),
        "|| drops its left side": logic("||", "try b()", OR)}),
    (r"(?<= )\+(?= )", {
        "+ drops its right side": arithmetic("+", "a", "AdditiveArithmetic", SUM),
        "+ becomes -": arithmetic("+", "a - b", "AdditiveArithmetic", SUM)}),
    (r"(?<= )-(?= )", {
        "- drops its right side": arithmetic("-", "a", "AdditiveArithmetic", SUM),
        "- becomes +": arithmetic("-", "a + b", "AdditiveArithmetic", SUM)}),
    (r"(?<= )\*(?= )", {"* drops its right side": arithmetic("*", "a", "Numeric", PRODUCT)}),
    (r"(?<= )/(?= )", {
        "/ drops its right side": arithmetic("/", "a", "FloatingPoint", PRODUCT)}),
    (r"(?<=[\w)\]])\.\.<(?=[\w(])", {
        "..< takes one more": (
            RANGE, "(a: Int, b: Int) -> Range<Int> { a..<(M ? b + 1 : b) }"),
        "..< takes one less": (
            RANGE, "(a: Int, b: Int) -> Range<Int> { a..<(M ? Swift.max(a, b - 1) : b) }")}),
    (r"(?<=[\w)\]])\.\.\.(?=[\w(])", {
        "... takes one less": (
            RANGE, "(a: Int, b: Int) -> ClosedRange<Int> { a...(M ? Swift.max(a, b - 1) : b) }")}),
]
# Functions and members: pattern, and for each kind of change the text in the copy and a declaration.
# `N` stands for the identifier of the mutant.
MEMBERS = [
    (r"(?<![\w.`])max(?=\()", {"max becomes min": (
        "maxN", "func maxN<T: Comparable>(_ a: T, _ b: T) -> T { M ? min(a, b) : max(a, b) }")}),
    (r"(?<![\w.`])min(?=\()", {"min becomes max": (
        "minN", "func minN<T: Comparable>(_ a: T, _ b: T) -> T { M ? max(a, b) : min(a, b) }")}),
    (r"\.first\b(?!\s*[({:])(?!Index)", {"first becomes last": (
        ".firstN", "extension BidirectionalCollection { var firstN: Element? { M ? last : first } }"
    )}),
    (r"\.last\b(?!\s*[({:])(?!Index)", {"last becomes first": (
        ".lastN", "extension BidirectionalCollection { var lastN: Element? { M ? first : last } }"
    )}),
    (r"\.reversed\(\)", {"the order is kept": (
        ".reversedN()",
        "extension Sequence { func reversedN() -> [Element] { M ? Array(self) : reversed() } }")}),
    (r"\.rounded\(\)", {
        "rounded to nearest becomes down": (
            ".rounded(M ? .down : .toNearestOrAwayFromZero)", ""),
        "a half is rounded to even": (
            ".rounded(M ? .toNearestOrEven : .toNearestOrAwayFromZero)", "")}),
    (r"\.rounded\(\.down\)", {"rounded down becomes up": (".rounded(M ? .up : .down)", "")}),
    (r"\.rounded\(\.up\)", {"rounded up becomes down": (".rounded(M ? .down : .up)", "")}),
    (r"(?<![\w`.#])if(?= (?!#))", {"the condition never holds": ("if !M,", "")}),
    (r"(?<=return )true\b", {"true becomes false": ("(M ? false : true)", "")}),
    (r"(?<=return )false\b", {"false becomes true": ("(M ? true : false)", "")}),
]
CONDITION = re.compile(r"\b(?:if|guard|else if) (?!let\b|var\b|case\b|#)([^,{}]*?[^,{} ]) (?=\{$|else \{)")
NUMBER = re.compile(r"(?<=[ (\[-])(?:[2-9]|[1-9][0-9]+|[0-9]+\.[0-9]+)(?=$|[\s)\],;.])(?!\.[0-9])")
# Lines whose operators are not expressions, or name a function.
SKIPPED = re.compile(r"^\s*(import|internal import|package import|public import|case \w+ = |@|#)"
                     r"|\bextension\b|\bprotocol\b|\bwhere Self\b|static func [^\w\s]|\btypealias\b"
                     r"|^\s*(package |public |private |fileprivate )*(struct|enum|class) |\bwhere \w+(\.\w+)* ==")


def masked(lines):
    """The lines with blanks for strings and comments."""
    inside = None
    for line in lines:
        result, place = "", 0
        while place < len(line):
            rest = line[place:]
            if inside:
                if rest.startswith(inside):
                    result += " " * len(inside)
                    place += len(inside)
                    inside = None
                elif inside == '"' and rest[0] == "\\":
                    depth = 0
                    step = 2
                    if rest[1:2] == "(":
                        for offset, character in enumerate(rest[1:], 1):
                            depth += (character == "(") - (character == ")")
                            if depth == 0:
                                step = offset + 1
                                break
                    result += "_" * min(step, len(rest))
                    place += step
                else:
                    result += "_"
                    place += 1
                continue
            if rest.startswith("//"):
                result += " " * len(rest)
                break
            for opener, closer in (('"""', '"""'), ('#"', '"#'), ('"', '"'), ("/*", "*/")):
                if rest.startswith(opener):
                    inside = closer
                    result += " " * len(opener)
                    place += len(opener)
                    break
            else:
                result += rest[0]
                place += 1
        if inside == '"':
            inside = None
        yield result


def next_number(text):
    """The number one higher in its last digit."""
    if "." not in text:
        return str(int(text) + 1)
    digits = len(text.partition(".")[2])
    return f"{float(text) + 10 ** -digits:.{digits}f}"


def sites_of(path):
    """Every place in a file that can be changed, with the kind of change."""
    lines = (ROOT / path).read_text().split("\n")
    seen = collections.Counter()
    for number, line in enumerate(masked(lines)):
        if SKIPPED.search(line):
            continue
        text = lines[number].strip()
        found = []
        for pattern, kinds in OPERATORS + MEMBERS:
            for match in re.finditer(pattern, line):
                found += [(match.start(), match.end(), kind) for kind in kinds]
        for match in CONDITION.finditer(line):
            if "&&" not in match[1] and "||" not in match[1]:
                found.append((match.start(1), match.end(1), "the condition is negated"))
        for match in NUMBER.finditer(line):
            kind = f"{match[0]} becomes {next_number(match[0])}"
            found.append((match.start(), match.end(), kind))
        for start, end, kind in found:
            seen[kind, text] += 1
            yield Site(path, number, start, end, kind, text, seen[kind, text])


def replacement(site, identifier, original):
    """The text in the copy and the declarations that it needs."""
    condition = f"isActive({identifier})"
    for pattern, kinds in OPERATORS:
        if site.kind in kinds:
            precedence, rest = kinds[site.kind]
            name = sign(identifier)
            rest = re.sub(r"\bM\b", condition, rest)
            spaced = f" {name} " if original.startswith("..") else name
            return spaced, f"infix operator {name}: {precedence}\nfunc {name} {rest}"
    for pattern, kinds in MEMBERS:
        if site.kind in kinds:
            text, declaration = kinds[site.kind]
            named = [re.sub(r"\bM\b", condition, part) for part in (text, declaration)]
            return [re.sub(r"(?<=[a-z])N\b", str(identifier), part) for part in named]
    if site.kind == "the condition is negated":
        return f"({original}) != {condition}", ""
    return f"({condition} ? {next_number(original)} : {original})", ""


PRELUDE = """
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

private let activeMutant = getenv("LAYOUTC_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
/// The file that the identifiers of the mutants are written to whose code is run.
nonisolated(unsafe) private let trace: UnsafeMutablePointer<UInt8>? = {
  guard getenv("LAYOUTC_MUTANT_TRACE") != nil else { return nil }
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 4096)
  bytes.initialize(repeating: 0, count: 4096)
  return bytes
}()

func isActive(_ identifier: Int) -> Bool {
  if let trace, trace[identifier] == 0 {
    trace[identifier] = 1
    if let name = getenv("LAYOUTC_MUTANT_TRACE"), let file = fopen(name, "a") {
      fputs("\\(identifier)\\n", file)
      fclose(file)
    }
  }
  return identifier == activeMutant
}
"""


def copy(scratch, suites):
    """Copies the package without what is built, keeping the times of files that are equal; with a list
    of suites, without the others."""
    scratch.mkdir(parents=True, exist_ok=True)
    for name in ["Package.swift", "README.md", "Sources", "Tests", "Samples", "Grammar"]:
        source, target = ROOT / name, scratch / name
        if source.is_file():
            shutil.copy2(source, target)
            continue
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(source, target, symlinks=True)
    manifest = scratch / "Package.swift"
    text = manifest.read_text()
    assert ".treatAllWarnings(as: .error)," in text
    text = text.replace("  .treatAllWarnings(as: .error),\n", "")
    if suites:
        start, body = text.split("let suites = [\n")
        body = body.replace("\n]\n", f"\n].filter {{ {json.dumps(suites)}.contains($0.name) }}\n", 1)
        text = start + "let suites = [\n" + body
    manifest.write_text(text)


def write(scratch, mutants):
    """Writes the changed files and the declarations of each module into the copy."""
    declarations = collections.defaultdict(list)
    by_file = collections.defaultdict(list)
    for identifier, site in mutants.items():
        by_file[site.path].append((site, identifier))
    for path in {site.path for site in ALL}:
        lines = (ROOT / path).read_text().split("\n")
        changes = by_file.get(path, [])
        for site, identifier in sorted(changes, key=lambda pair: -pair[0].start):
            line = lines[site.line]
            text, declared = replacement(site, identifier, line[site.start:site.end])
            lines[site.line] = line[:site.start] + text + line[site.end:]
            declarations[site.module].append(declared)
        update(scratch / path, "\n".join(lines))
    for module in SUITES:
        text = PRELUDE + "\n".join(declarations[module]) + "\n"
        update(scratch / "Sources" / module / "Mutants.swift", text)


def update(path, text):
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def build(scratch, options, mutants):
    """Builds the tests of the copy; changes that do not compile are taken out of `mutants`."""
    for _ in range(12):
        write(scratch, mutants)
        result = subprocess.run(
            ["swift", "build", *options], cwd=scratch, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        if result.returncode == 0:
            return
        wrong = set(re.findall(r"^(?:.*/)?(Sources/[^:\n]*):(\d+):\d+: error", result.stdout, re.M))
        dropped = [
            identifier for identifier, site in mutants.items()
            if (str(site.path), str(site.line + 1)) in wrong
        ]
        # A statement over several lines may be refused at its first one.
        near = {(path, int(line)) for path, line in wrong}
        if not dropped:
            dropped = [
                identifier for identifier, site in mutants.items()
                if any(path == str(site.path) and abs(line - site.line - 1) <= 8
                       for path, line in near)
            ]
        if not dropped:
            sys.exit(result.stdout[-6000:])
        for identifier in dropped:
            del mutants[identifier]
        print(f"{len(dropped)} changes do not compile", flush=True)
    sys.exit("the copy does not compile")


# Kinds of change that are counted as one where mutants are spread over the kinds.
CLASSES = [r"^[<>]=? becomes", r"^[!=]= becomes", r"^(&&|\|\|)", r"^[-+] ", r"^[*/] ", r"^\.\.",
           "^(max|min)", "first|last|order", "rounded", "^(true|false)", "negated", "never"]


def class_of(kind):
    return next((number for number, names in enumerate(CLASSES) if re.search(names, kind)), -1)


def choose(total, seed, always):
    """Mutants of every module, at most one a line, of all kinds in turn; those of `always` first."""
    chosen = []
    for module in SUITES:
        sites = [site for site in ALL if site.module == module]
        sites.sort(key=lambda site: site.rank(seed))
        turns, counts = {}, collections.Counter()
        for site in sites:
            turns[site] = counts[class_of(site.kind)]
            counts[class_of(site.kind)] += 1
        sites.sort(key=lambda site: (site.key not in always, turns[site], site.rank(seed)))
        count = max(1, round(total * SHARE[module] / 100))
        lines = set()
        # A quarter more, for those that do not compile.
        for site in sites:
            if len(lines) == count + count // 4 + 1:
                break
            if (site.path, site.line) not in lines:
                lines.add((site.path, site.line))
                chosen.append(site)
    return dict(enumerate(chosen))


def trimmed(mutants, total):
    """No more mutants of a module than its share."""
    kept, counts = {}, collections.Counter()
    for identifier, site in mutants.items():
        counts[site.module] += 1
        if counts[site.module] <= max(1, round(total * SHARE[site.module] / 100)):
            kept[identifier] = site
    return kept


def run(bundle, suites, environment, limit):
    """Whether a test of the suites fails, and the line that says so."""
    command = [str(bundle), "--testing-library", "swift-testing", "--filter", suites]
    process = subprocess.Popen(
        command, cwd=bundle.parent, env={**os.environ, "NO_COLOR": "1", **environment}, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, start_new_session=True)
    selector = selectors.DefaultSelector()
    selector.register(process.stdout, selectors.EVENT_READ)
    deadline, text, verdict = time.monotonic() + limit, b"", None
    while verdict is None:
        if not selector.select(max(0, deadline - time.monotonic())):
            verdict = HANGING
            break
        chunk = os.read(process.stdout.fileno(), 65536)
        text += chunk
        failed = re.search("(✘ Test .*(?:recorded an issue|failed).*)".encode(), text)
        if failed:
            verdict = failed[1].decode(errors="replace")
        elif not chunk:
            code = process.wait()
            verdict = "" if code == 0 else f"ended with {code}"
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()
    return verdict


def reached(bundle, suites):
    """The identifiers of the mutants whose code the suites run, and for how many seconds they may run;
    nothing fails without a change."""
    with tempfile.TemporaryDirectory() as folder:
        trace = pathlib.Path(folder) / "trace"
        trace.write_text("")
        started = time.monotonic()
        failure = run(bundle, suites, {"LAYOUTC_MUTANT_TRACE": str(trace)}, 1e6)
        if failure:
            sys.exit(f"without a change, {suites} fails: {failure}")
        numbers = {int(line) for line in trace.read_text().split()}
    seconds = time.monotonic() - started
    print(f"{suites}: {seconds:.0f} s, {len(numbers)} reached", flush=True)
    return numbers, LEAST + PATIENCE * seconds


def listed():
    """The lines of the list by verdict: the key of a site, and a reason."""
    result = collections.defaultdict(dict)
    for line in LIST.read_text().splitlines() if LIST.exists() else []:
        if line and not line.startswith("#"):
            verdict, path, kind, text, number, reason = line.split("\t")
            result[verdict][path, kind, text, int(number)] = reason
    return result


def samples(mutants, bundle):
    """The mutants with what the first suites of their modules say."""
    for identifier, site in mutants.items():
        environment = {"LAYOUTC_MUTANT": str(identifier)}
        failure = run(bundle, SUITES[site.module][0], environment, MOST)
        yield site, "killed" if failure else "survived", failure


def outcomes(mutants, bundle, stages, deadline):
    """Runs the mutants, all of them against the first suites of their modules, then those that are
    left against the next; gives each with its verdict and the line of the test that failed."""
    covered, left = {}, dict(mutants)
    for place in range(max(map(len, stages.values()))):
        for identifier, site in list(left.items()):
            suites = stages[site.module][place] if place < len(stages[site.module]) else None
            if suites is None or time.monotonic() > deadline:
                continue
            if suites not in covered:
                covered[suites] = reached(bundle, suites)
            numbers, limit = covered[suites]
            if identifier not in numbers:
                continue
            limit = min(limit, deadline - time.monotonic())
            failure = run(bundle, suites, {"LAYOUTC_MUTANT": str(identifier)}, limit)
            if failure and (failure != HANGING or time.monotonic() < deadline):
                del left[identifier]
                yield site, "killed", failure
        if time.monotonic() > deadline:
            break
    for site in left.values():
        yield site, "not run" if time.monotonic() > deadline else "survived", ""


def table(results):
    names = ["killed", "equivalent", "survived", "not run"]
    print(f"{'module':<12}{'mutants':>9}" + "".join(f"{name:>12}" for name in names))
    for module in [*SUITES, "all"]:
        counts = collections.Counter(
            verdict for site, verdict in results if module in ("all", site.module))
        row = "".join(f"{counts[name]:>12}" for name in names)
        print(f"{module:<12}{sum(counts.values()):>9}{row}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=220)
    parser.add_argument("--sample", action="store_true")
    parser.add_argument("--only", help="run the mutants whose description contains this text")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="for running the mutants")
    parser.add_argument(
        "--scratch", type=pathlib.Path, default=pathlib.Path(tempfile.gettempdir()) / "mutants")
    parser.add_argument("--report", type=pathlib.Path)
    parser.add_argument(
        "--built", action="store_true", help="the copy is built already, from the same tree")
    arguments = parser.parse_args()
    scratch = arguments.scratch.resolve()
    if scratch.is_relative_to(ROOT):
        sys.exit(f"{scratch} is inside of the tree")
    ALL.extend(
        site for module in SUITES
        for path in sorted((ROOT / "Sources" / module).rglob("*.swift"))
        for site in sites_of(path.relative_to(ROOT)))
    list_of = listed()
    for verdict, keys in list_of.items():
        for key in keys.keys() - {site.key for site in ALL}:
            sys.exit(f"{LIST.name}: no such place: {' · '.join(map(str, key))}")
    sample = arguments.sample
    if sample:
        mutants = dict(enumerate(site for site in ALL if site.key in list_of["sample"]))
    else:
        mutants = choose(arguments.count, arguments.seed, list_of["always"])
    print(f"{len(ALL)} places, {len(mutants)} of them changed", flush=True)
    configuration = "debug" if sample else "release"
    what = ["--product", "layoutcPackageTests"] if sample else ["--build-tests"]
    options = ["-c", configuration, *what, "-Xswiftc", "-gnone"]
    started = time.monotonic()
    if arguments.built:
        code = "".join(path.read_text() for path in (scratch / "Sources").rglob("*.swift"))
        active = {int(number) for number in re.findall(r"isActive\((\d+)\)", code)}
        mutants = {number: site for number, site in mutants.items() if number in active}
    else:
        copy(scratch, SAMPLED if sample else None)
        build(scratch, options, mutants)
    if not sample:
        mutants = trimmed(mutants, arguments.count)
    print(f"built in {time.monotonic() - started:.0f} s: {len(mutants)} mutants", flush=True)
    bundle = scratch / ".build" / configuration / "layoutcPackageTests.xctest"
    stages = {
        module: suites + [suite for suite in WHOLE if suite not in suites]
        for module, suites in SUITES.items()
    }
    if arguments.only:
        mutants = {key: site for key, site in mutants.items() if arguments.only in str(site)}
    equivalent = {key for key, site in mutants.items() if site.key in list_of["equivalent"]}
    rest = {key: site for key, site in mutants.items() if key not in equivalent}
    verdicts = [(mutants[key], "equivalent", "") for key in sorted(equivalent)]
    results, deadline = [], time.monotonic() + arguments.seconds
    report = arguments.report.open("w") if arguments.report else None
    found = samples(rest, bundle) if sample else outcomes(rest, bundle, stages, deadline)
    for site, verdict, line in itertools.chain(verdicts, found):
        results.append((site, verdict))
        if report:
            print(verdict, *site.key, line, sep="\t", file=report, flush=True)
        if verdict == "survived":
            print(f"survived: {site}", flush=True)
    table(results)
    counts = collections.Counter(verdict for _, verdict in results)
    decided = counts["killed"] + counts["equivalent"] + counts["survived"]
    if counts["survived"] * 10 > (0 if sample else decided):
        sys.exit("too many mutants survived")


ALL = []

if __name__ == "__main__":
    main()
