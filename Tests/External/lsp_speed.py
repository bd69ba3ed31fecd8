"""Measures `layoutc lsp` over the protocol: medians by the client's clock and by `layoutc/statistics`.

    lsp_speed.py LAYOUTC SAMPLES [NAME...]

Nothing is compared with a limit; the second column says what is asked. Of two figures after an edit the
first is that with a mistake in the file, the second that without.
"""

import pathlib
import statistics
import sys
import tempfile
import time

from protocol_client import Client, position

FULL = {
    "workspace": {"configuration": False},
    "textDocument": {
        "publishDiagnostics": {},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "completion": {"completionItem": {"snippetSupport": True}},
    },
}
EDITS = 200


def milliseconds(seconds):
    return f"{seconds * 1000:.2f} ms"


def show(name, asked, value):
    print(f"{name:<58} {asked:>10}  {value}", flush=True)


def text_of(size):
    """A layout of so many bytes, with nested groups and previews."""
    head = "let gap = 2\n\nlayout page {\n"
    tail = "}\n\npreview \"phone\" 393 x 852 { items: all 4 }\n"
    sections, number = "", 0
    while len(head) + len(sections) + len(tail) < size:
        sections += (f"    section s{number} {{\n        insets: horizontal 16\n        vgroup tile 1w x 120 {{\n"
                     f"            item photo{number} 1w x 2/3h {{ insets: gap }}\n"
                     f"            item text{number} 1w x 1/3h {{ insets: gap }}\n        }}\n    }}\n")
        number += 1
    return head + sections + tail.replace("all 4", "s0 4")


def started(layoutc, folder, capabilities=FULL):
    client = Client(layoutc)
    client.initialize(capabilities, folder.as_uri())
    return client


def typed(client, uri, text, ask, count=EDITS):
    """The median times of `ask` after typing a letter, which makes a mistake, and after deleting it."""
    place = position(text, "let gap", 5)
    after = {"line": place["line"], "character": place["character"] + 1}
    times = []
    for number in range(count):
        change = ({"range": {"start": place, "end": place}, "text": "p"} if number % 2 == 0
                  else {"range": {"start": place, "end": after}, "text": ""})
        client.seen.clear()
        client.answers.clear()
        begun = time.perf_counter()
        client.change(uri, change)
        ask()
        times.append(time.perf_counter() - begun)
    return statistics.median(times[::2]), statistics.median(times[1::2])


def both(times):
    """Medians with and without a mistake in the file."""
    return ", ".join(map(milliseconds, times))


def requests(client, uri, text, number=0):
    document = {"textDocument": {"uri": uri}}
    hover = {**document, "position": position(text, f"photo{number}", 2)}
    completion = {**document, "position": position(text, "    section s0")}
    tokens = {"id": client.result("textDocument/semanticTokens/full", document)["resultId"]}

    def delta():
        answer = client.result("textDocument/semanticTokens/full/delta", {**document, "previousResultId": tokens["id"]}, 60)
        tokens["id"] = answer["resultId"]

    return {
        "completion": lambda: client.result("textDocument/completion", completion, 60),
        "hover": lambda: client.result("textDocument/hover", hover, 60),
        "tokens delta": delta,
    }


def edits(layoutc, folder, samples):
    """Small files and the samples."""
    text = text_of(2500)
    client, uri = started(layoutc, folder), (folder / "small.layout").as_uri()
    client.open(uri, text)
    client.settle(1)
    published = lambda: client.until(lambda m: m.get("method") == "textDocument/publishDiagnostics")
    show("edit → pushed tier-1 diagnostics, 2,500 bytes", "< 5 ms", both(typed(client, uri, text, published)))
    tiers = []
    for _ in range(20):
        client.settle(0.3)
        typed(client, uri, text, lambda: None, 2)
        client.settle(0.1)
        tiers.append(client.result("layoutc/statistics", {"textDocument": {"uri": uri}})["tier1"] / 1e6)
    show("tier 1 after an edit, 2,500 bytes", "< 1 ms", milliseconds(statistics.median(tiers)))
    for name, ask in requests(client, uri, text).items():
        show(f"{name} after an edit, 2,500 bytes", "< 5 ms", both(typed(client, uri, text, ask)))
    client.end()
    worst = (0, "")
    for path in sorted(samples.rglob("*.layout")):
        client = started(layoutc, path.parent)
        client.open(path.as_uri(), path.read_text())
        times = []
        for number in range(9):
            client.settle(0.5)
            one = client.result("layoutc/statistics", {"textDocument": {"uri": path.as_uri()}})
            times.append(((one["tier1"] or 0) + (one["tier2"] or 0)) / 1e6)
            place = {"line": 0, "character": 0}
            client.change(path.as_uri(), {"range": {"start": place, "end": place}, "text": " "})
        worst = max(worst, (statistics.median(times), path.name))
        client.process.kill()
    show(f"tiers 1 and 2, worst sample ({worst[1]})", "< 50 ms", milliseconds(worst[0]))


def large(layoutc, folder, samples):
    """A file of 1 MiB and 20,000 elements."""
    text = text_of(1 << 20)
    client, uri = started(layoutc, folder), (folder / "large.layout").as_uri()
    client.open(uri, text)
    for name, ask in requests(client, uri, text).items():
        show(f"{name} after an edit, 1 MiB", "< 250 ms", both(typed(client, uri, text, ask, 20)))
    client.process.kill()


def start(layoutc, folder, samples):
    times = []
    for _ in range(20):
        begun = time.perf_counter()
        client = Client(layoutc)
        client.result("initialize", {"processId": None, "capabilities": FULL})
        times.append(time.perf_counter() - begun)
        client.end()
    show("start → initialize answered", "< 30 ms", milliseconds(statistics.median(times)))


def index(layoutc, folder, samples):
    text = text_of(2500)
    for number in range(10_000):
        path = folder / f"d{number // 100}" / f"f{number}.layout"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text.replace("page", f"page{number}"))
    own = folder / "own.layout"
    own.write_text(text)
    client = Client(layoutc)
    client.result("initialize", {"processId": None, "rootUri": folder.as_uri(),
                                 "capabilities": {**FULL, "window": {"workDoneProgress": True}}})
    begun = time.perf_counter()
    client.notify("initialized")
    client.open(own.as_uri(), text)
    hovers = []
    hover = {"textDocument": {"uri": own.as_uri()}, "position": position(text, "photo0", 2)}
    ended = None
    while ended is None:
        asked = time.perf_counter()
        client.result("textDocument/hover", hover)
        hovers.append(time.perf_counter() - asked)
        ended = next((m for m in client.seen if m.get("method") == "$/progress"
                      and m["params"]["value"]["kind"] == "end"), None)
        if time.perf_counter() - begun > 60:
            break
    show("10,000 files indexed", "< 3 s", f"{time.perf_counter() - begun:.2f} s")
    show("answers meanwhile, median and worst", "< 20 ms",
         f"{milliseconds(statistics.median(hovers))}, {milliseconds(max(hovers))}")
    asked = time.perf_counter()
    client.result("workspace/symbol", {"query": "page777"}, 60)
    show("workspace symbols of 10,000 files", "", milliseconds(time.perf_counter() - asked))
    client.process.kill()


def memory(layoutc, folder, samples):
    text = text_of(2500)
    client = started(layoutc, folder)
    uris = [(folder / f"open{number}.layout").as_uri() for number in range(100)]
    for uri in uris:
        client.open(uri, text)
    client.settle(2)
    place = position(text, "let gap", 5)
    after = {"line": place["line"], "character": place["character"] + 1}
    sizes = []
    for number in range(10_001):
        uri = uris[number % 100]
        if number % 2_500 == 0:
            client.settle(1)
            sizes.append(client.result("layoutc/statistics", {"textDocument": {"uri": uri}})["residentBytes"])
        change = ({"range": {"start": place, "end": place}, "text": "p"} if number // 100 % 2 == 0
                  else {"range": {"start": place, "end": after}, "text": ""})
        client.change(uri, change)
        if number % 20 == 0:
            client.result("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
            client.seen.clear()
            client.answers.clear()
    show("memory, 100 open files, after 0, 2,500 … 10,000 edits", "< 150 MiB",
         ", ".join(f"{size / (1 << 20):.0f}" for size in sizes) + " MiB")
    client.process.kill()


def main():
    layoutc, samples, wanted = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve(), sys.argv[3:]
    for function in [start, edits, large, index, memory]:
        if wanted and function.__name__ not in wanted:
            continue
        with tempfile.TemporaryDirectory() as folder:
            function(layoutc, pathlib.Path(folder).resolve(), samples)


if __name__ == "__main__":
    main()
