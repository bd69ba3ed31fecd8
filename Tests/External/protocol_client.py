"""A client of the Language Server Protocol that knows nothing of it but frames and ids."""

import json
import queue
import subprocess
import threading
import time


class Client:
    """One server, spoken to over its standard input and output."""

    def __init__(self, layoutc, *options, cwd=None):
        self.process = subprocess.Popen(
            [layoutc, "lsp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=cwd)
        self.messages = queue.Queue()
        self.seen = []
        self.answers = {}
        self.count = 0
        self.versions = {}
        self.replies = {}
        # What becomes of the server's requests: "result", "error", or "silence".
        self.answering = "result"
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._drain, daemon=True).start()

    def _drain(self):
        for _ in self.process.stderr:
            pass

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while line := stream.readline():
                if line == b"\r\n":
                    break
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                self.messages.put(None)
                return
            self.messages.put(json.loads(stream.read(length)))

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps(message).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, params=None):
        self.send({"jsonrpc": "2.0", "method": method, "params": params if params is not None else {}})

    def start_request(self, method, params=None, id=None):
        if id is None:
            self.count += 1
            id = self.count
        self.send({"jsonrpc": "2.0", "id": id, "method": method, "params": params if params is not None else {}})
        return id

    def take(self, timeout=10):
        """The next message; requests of the server are answered."""
        message = self.messages.get(timeout=timeout)
        if message is None:
            raise EOFError("the server has ended")
        self.seen.append(message)
        if "method" in message and "id" in message:
            self._reply(message)
        elif "id" in message:
            self.answers.setdefault(json.dumps(message["id"]), []).append(message)
        return message

    def _reply(self, message):
        reply = self.replies.get(message["method"], lambda params: None)(message.get("params"))
        if self.answering == "result":
            self.send({"jsonrpc": "2.0", "id": message["id"], "result": reply})
        elif self.answering == "error":
            self.send({"jsonrpc": "2.0", "id": message["id"], "error": {"code": -32601, "message": "not here"}})

    def wait(self, id, timeout=20):
        """The answer to a request."""
        key = json.dumps(id)
        end = time.monotonic() + timeout
        while key not in self.answers:
            self.take(max(0.01, end - time.monotonic()))
        return self.answers[key][0]

    def ask(self, method, params=None, timeout=20):
        return self.wait(self.start_request(method, params), timeout)

    def result(self, method, params=None, timeout=20):
        answer = self.ask(method, params, timeout)
        if "error" in answer:
            raise AssertionError(f"{method}: {answer['error']}")
        return answer["result"]

    def settle(self, quiet=0.4):
        """Takes what arrives until nothing does for a while."""
        try:
            while True:
                self.take(quiet)
        except queue.Empty:
            pass

    def until(self, isIt, timeout=10):
        """The first message from now on that `isIt`."""
        end = time.monotonic() + timeout
        while True:
            message = self.take(max(0.01, end - time.monotonic()))
            if isIt(message):
                return message

    def initialize(self, capabilities=None, folder=None, **more):
        params = {"processId": None, "capabilities": capabilities or {}, "rootUri": folder, **more}
        result = self.result("initialize", params)
        self.notify("initialized")
        return result

    def open(self, uri, text, language="layout"):
        self.versions[uri] = 1
        self.notify("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": language, "version": 1, "text": text}})

    def change(self, uri, *changes):
        self.versions[uri] += 1
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": self.versions[uri]}, "contentChanges": list(changes)})

    def published(self, uri):
        """The last list that was published for a document; `None` without any."""
        lists = [message["params"]["diagnostics"] for message in self.seen
                 if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["uri"] == uri]
        return lists[-1] if lists else None

    def end(self):
        """Ends the server in order; its exit code."""
        self.result("shutdown")
        self.notify("exit")
        return self.process.wait(10)


def position(text, part, behind=0, nth=0, encoding="utf-16"):
    """Where the occurrence `nth` of `part` stands in `text`, some characters further on."""
    start = -1
    for _ in range(nth + 1):
        start = text.index(part, start + 1)
    before = text[: start + behind]
    line = before[before.rfind("\n") + 1 :]
    units = {"utf-8": len(line.encode()), "utf-16": len(line.encode("utf-16-le")) // 2, "utf-32": len(line)}
    return {"line": before.count("\n"), "character": units[encoding]}


def span(text, part, nth=0, encoding="utf-16"):
    return {"start": position(text, part, 0, nth, encoding), "end": position(text, part, len(part), nth, encoding)}


def applied(text, edits, encoding="utf-16"):
    """`text` with edits of the protocol."""
    lines = text.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)

    def offset(place):
        if place["line"] >= len(lines):
            return len(text)
        units, line = 0, lines[place["line"]]
        for index, letter in enumerate(line):
            width = {"utf-8": len(letter.encode()), "utf-32": 1}.get(encoding, len(letter.encode("utf-16-le")) // 2)
            if units + width > place["character"]:
                return starts[place["line"]] + index
            units += width
        return starts[place["line"]] + len(line)

    spans = sorted(((offset(edit["range"]["start"]), offset(edit["range"]["end"]), edit["newText"]) for edit in edits),
                   key=lambda span: (span[0], span[1]))
    for start, end, new in reversed(spans):
        text = text[:start] + new + text[end:]
    return text
