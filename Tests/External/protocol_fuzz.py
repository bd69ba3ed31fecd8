"""Sends random edits, messages and bytes to `layoutc lsp`, and counts what it survives.

    protocol_fuzz.py LAYOUTC SAMPLES [--seconds N | --edits N] [--seed N] [--batch N]

With `--batch` each message has so many edits, which makes a million of them a matter of minutes.

Holds: no server ends by itself, every request is answered exactly once, and after a burst of edits
symbols and diagnostics are those of the same text opened afresh.
"""

import argparse
import json
import pathlib
import random
import time

from protocol_client import Client

REQUESTS = [
    "textDocument/hover", "textDocument/completion", "textDocument/definition", "textDocument/references",
    "textDocument/documentHighlight", "textDocument/documentSymbol", "textDocument/foldingRange",
    "textDocument/selectionRange", "textDocument/formatting", "textDocument/rangeFormatting",
    "textDocument/onTypeFormatting", "textDocument/signatureHelp", "textDocument/prepareRename",
    "textDocument/rename", "textDocument/codeAction", "textDocument/codeLens", "textDocument/inlayHint",
    "textDocument/semanticTokens/full", "textDocument/semanticTokens/range", "textDocument/documentLink",
    "workspace/symbol", "layoutc/frames", "layoutc/why", "layoutc/previews", "layoutc/statistics",
]
PIECES = ["{", "}", "(", ")", "\"", "\n", "\r\n", "\r", " ", ":", ",", ";", "1/2w", "~44", "x", "🎨", "é", "\t", "//", "/*",
          "*/", "hgroup ", "item ", "section ", "layout ", "preview ", "split ", "insets: 8", "if ", "let a = ", "0", "-",
          "\ufeff", "\u0000", "use ", "define ", "container.", "data.", "expect ", "99999999999999999999", "..."]


class Text:
    """What the server should have, in UTF-16 units."""

    def __init__(self, text):
        self.units = text.encode("utf-16-le")

    def __str__(self):
        return self.units.decode("utf-16-le", "surrogatepass")

    def lines(self):
        starts, position = [0], 0
        text = str(self)
        for index, letter in enumerate(text):
            width = 2 if ord(letter) > 0xFFFF else 1
            position += width
            if letter == "\n" or letter == "\r" and text[index + 1 : index + 2] != "\n":
                starts.append(position)
        return starts

    def place(self, generator):
        """A position between two characters, and its unit. A byte order mark is no column of the first
        line, and nothing stands before it."""
        text = str(self)
        mark = int(text.startswith("\ufeff"))
        count = generator.randint(mark, len(text))
        unit = len(text[:count].encode("utf-16-le")) // 2
        if 0 < count < len(text) and text[count - 1] == "\r" and text[count] == "\n":
            unit -= 1
        starts = self.lines()
        line = max(index for index, start in enumerate(starts) if start <= unit)
        return {"line": line, "character": unit - starts[line] - (mark if line == 0 else 0)}, unit

    def replace(self, start, end, new):
        self.units = self.units[: 2 * start] + new.encode("utf-16-le") + self.units[2 * end :]


class Lines:
    """A text whose lines end with a line feed: edits cost as much as their lines are long."""

    def __init__(self, text):
        self.lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")

    def __str__(self):
        return "\n".join(self.lines)

    def edit(self, generator):
        """Changes something; the change as the protocol has it."""
        line = generator.randrange(len(self.lines))
        last = min(len(self.lines) - 1, line + (generator.random() < 0.1))
        start = generator.randint(self.mark(line), len(self.lines[line]))
        end = start if generator.random() < 0.5 else start + generator.randint(0, 12)
        end = min(len(self.lines[last]), end) if last > line else max(start, min(len(self.lines[last]), end))
        new = "" if len(self.lines) > 400 else generator.choice(PIECES).replace("\r\n", "\n").replace("\r", "\n")
        end = max(end, self.mark(last))
        change = {"range": {"start": self.place(line, start), "end": self.place(last, end)}, "text": new}
        self.lines[line : last + 1] = (self.lines[line][:start] + new + self.lines[last][end:]).split("\n")
        return change

    def mark(self, line):
        """The length of the byte order mark, which is no column."""
        return int(line == 0 and self.lines[0].startswith("\ufeff"))

    def place(self, line, count):
        return {"line": line, "character": len(self.lines[line][self.mark(line) : count].encode("utf-16-le")) // 2}


class Run:
    def __init__(self, layoutc, samples, seed):
        self.layoutc = layoutc
        self.generator = random.Random(seed)
        self.samples = [path.read_text() for path in sorted(samples.rglob("*.layout")) if path.stat().st_size < 6000]
        self.edits = self.messages = self.servers = 0
        self.client = None

    def server(self):
        self.servers += 1
        self.client = Client(self.layoutc)
        self.client.initialize({"textDocument": {"documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
                                                 "diagnostic": {}}})
        self.client.replies["workspace/configuration"] = lambda params: []

    def burst(self, count):
        """Edits of one document, with requests between them."""
        generator, client = self.generator, self.client
        uri = f"file:///fuzz/{self.edits}.layout"
        text = Text(generator.choice(self.samples))
        client.open(uri, str(text))
        pending = []
        for _ in range(count):
            start, first = text.place(generator)
            end, last = (start, first) if generator.random() < 0.6 else text.place(generator)
            if last - first > 40 or first - last > 40:
                end, last = start, first
            new = generator.choice(PIECES) if generator.random() < 0.7 else ""
            client.change(uri, {"range": {"start": start, "end": end}, "text": new})
            text.replace(min(first, last), max(first, last), new)
            self.edits += 1
            if generator.random() < 0.02:
                pending.append(self.request(uri, text))
        self.finish(uri, text, pending)

    def batches(self, count, size):
        """Edits of one document, many in each message."""
        generator, client = self.generator, self.client
        uri = f"file:///fuzz/{self.edits}.layout"
        text = Lines(generator.choice(self.samples))
        client.open(uri, str(text))
        pending = []
        for _ in range(count):
            client.change(uri, *[text.edit(generator) for _ in range(size)])
            self.edits += size
            pending.append(self.request(uri, Text(str(text))))
        self.finish(uri, text, pending)

    def finish(self, uri, text, pending):
        """The end of edits of one document, which has to have this text."""
        self.expect_answers(pending)
        self.compare(uri, str(text))
        self.client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def request(self, uri, text):
        start, _ = text.place(self.generator)
        end, _ = text.place(self.generator)
        self.messages += 1
        return self.client.start_request(self.generator.choice(REQUESTS), {
            "textDocument": {"uri": uri}, "position": start, "positions": [start], "range": {"start": start, "end": end},
            "newName": "renamed", "ch": self.generator.choice(["}", "\n"]), "query": "a",
            "options": {"tabSize": 4, "insertSpaces": True}, "context": {"diagnostics": [], "includeDeclaration": True}})

    def expect_answers(self, pending):
        for id in pending:
            self.client.wait(id, 60)
        for id in pending:
            assert len(self.client.answers[json.dumps(id)]) == 1, "answered twice"
        self.client.answers.clear()
        self.client.seen.clear()

    def compare(self, uri, text):
        """The document and a fresh one with its text have the same symbols and diagnostics."""
        fresh = uri.replace("/fuzz/", "/fresh/")
        self.client.open(fresh, text)
        shown = []
        for one in [uri, fresh]:
            document = {"textDocument": {"uri": one}}
            self.wait_for_analysis(document)
            symbols = self.client.result("textDocument/documentSymbol", document, 60)
            errors = [item for item in self.client.result("textDocument/diagnostic", document, 60)["items"]
                      if item["severity"] == 1]
            shown.append(json.dumps([symbols, errors]).replace("/fresh", "/fuzz"))
        start = next((index for index, (one, other) in enumerate(zip(*shown)) if one != other), 0)
        parts = "\n".join(one[max(start - 200, 0) : start + 400] for one in shown)
        assert shown[0] == shown[1], f"another text than that of {uri}: {text!r}\nedited, then afresh:\n{parts}"
        self.client.notify("textDocument/didClose", {"textDocument": {"uri": fresh}})

    def wait_for_analysis(self, document):
        """Returns when every tier of the document is done: before, an answer has what there is."""
        end = time.monotonic() + 60
        while self.client.result("layoutc/statistics", document, 60)["tier3"] is None:
            assert time.monotonic() < end, "the analysis does not end"
            time.sleep(0.005)

    def nonsense(self):
        """Messages with wrong parameters, and bodies that are no messages."""
        generator, client = self.generator, self.client
        values = [None, True, -1, 1e300, "x", [], {}, {"uri": 3}, {"uri": "file:///a"}, {"line": -1, "character": 0},
                  {"line": 1e12, "character": 1e12}, [[[]]], "\ud800"]
        pending = []
        for _ in range(200):
            names = ["textDocument", "position", "range", "positions", "newName", "query", "context", "options", "uri"]
            parameters = {name: generator.choice(values) for name in generator.sample(names, generator.randint(0, 5))}
            self.messages += 1
            if generator.random() < 0.8:
                pending.append(client.start_request(generator.choice(REQUESTS + ["$/what", "workspace/executeCommand"]),
                                                    parameters))
            else:
                client.notify(generator.choice(["textDocument/didChange", "textDocument/didOpen", "textDocument/didClose",
                                                "$/cancelRequest", "workspace/didChangeConfiguration", "$/setTrace",
                                                "workspace/didChangeWorkspaceFolders", "layoutc/setActivePreview"]),
                              parameters)
            if generator.random() < 0.1:
                body = bytes(generator.randrange(256) for _ in range(generator.randint(0, 60)))
                client.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.expect_answers(pending)

    def bytes(self):
        """Bytes that are no header end a server with 1; nothing else may happen to it."""
        client = Client(self.layoutc)
        try:
            client.send_bytes(bytes(self.generator.randrange(256) for _ in range(2000)) + b"\r\n\r\n")
            client.process.stdin.close()
        except OSError:
            pass
        code = client.process.wait(20)
        assert code == 1, f"random bytes end the server with {code}"
        self.servers += 1


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("layoutc", type=pathlib.Path)
    parser.add_argument("samples", type=pathlib.Path)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--edits", type=int)
    parser.add_argument("--batch", type=int)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    options = parser.parse_args()
    run = Run(str(options.layoutc.resolve()), options.samples, options.seed)
    started = time.monotonic()
    try:
        while (run.edits < options.edits) if options.edits else (time.monotonic() - started < (options.seconds or 45)):
            if run.client is None or run.client.count > 20_000:
                if run.client:
                    assert run.client.end() == 0, "the server does not end in order"
                run.server()
            if options.batch:
                run.batches(run.generator.choice([1, 4, 16]), options.batch)
            else:
                run.burst(run.generator.choice([5, 50, 300]))
            if run.generator.random() < 0.2:
                run.nonsense()
            if run.generator.random() < 0.05:
                run.bytes()
        assert run.client.end() == 0, "the server does not end in order"
    except BaseException:
        print(f"seed {options.seed}, after {run.edits} edits and {run.messages} messages")
        raise
    print(f"{run.edits} edits, {run.messages} messages and {run.servers} servers in {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
