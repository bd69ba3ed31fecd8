"""Holds `layoutc lsp` to what it promises, message by message.

    protocol_check.py LAYOUTC SAMPLES [CHECK...]

Each check is a function with a server of its own. All that fail are listed.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

from protocol_client import Client, applied, position, span

FULL = {
    "general": {"positionEncodings": ["utf-16"]},
    "window": {"workDoneProgress": True, "showDocument": {"support": True}},
    "workspace": {
        "configuration": True, "workspaceFolders": True, "applyEdit": True,
        "didChangeConfiguration": {"dynamicRegistration": True},
        "didChangeWatchedFiles": {"dynamicRegistration": True},
        "workspaceEdit": {"documentChanges": True, "resourceOperations": ["create", "rename"]},
        "diagnostics": {"refreshSupport": True}, "inlayHint": {"refreshSupport": True},
        "codeLens": {"refreshSupport": True}, "semanticTokens": {"refreshSupport": True},
        "textDocumentContent": {},
    },
    "textDocument": {
        "diagnostic": {"relatedDocumentSupport": True, "relatedInformation": True, "tagSupport": {"valueSet": [1, 2]}},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "definition": {"linkSupport": True}, "rename": {"prepareSupport": True},
        "rangeFormatting": {"rangesSupport": True},
        "foldingRange": {"foldingRange": {"collapsedText": True}},
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "signatureHelp": {"signatureInformation": {"parameterInformation": {"labelOffsetSupport": True}}},
        "codeAction": {"resolveSupport": {"properties": ["edit"]}, "dataSupport": True},
        "inlayHint": {"resolveSupport": {"properties": ["tooltip"]}},
        "completion": {
            "completionItem": {
                "snippetSupport": True, "insertReplaceSupport": True, "documentationFormat": ["markdown"],
                "resolveSupport": {"properties": ["documentation"]}},
            "completionList": {"itemDefaults": ["editRange"]}},
    },
}

PLAIN = {"textDocument": {"publishDiagnostics": {"relatedInformation": True, "tagSupport": {"valueSet": [1, 2]}}}}

PAGE = """// 🎨 A page.
/// The hairline.
let gap = 2
param columns in 1...6 = 3

layout page {
    section posts {
        vgroup tile 1w x 1w {
            hgroup feature 1w x 2/3h {
                /// The picture of the day.
                item hero 2/3w x 1h { insets: gap }
                vgroup stack 1/3w x 1h split 2 {
                    item side { insets: gap }
                }
            }
            hgroup strip 1w x 1/3h split columns {
                item thumb { insets: gap }
            }
        }
        if container.width >= 700 {
            footer credits 1w x ~30
        }
    }
}

preview "iPhone 15" {
    items: posts 18
    expect posts.hero { count: 3 }
}

preview "tablet" 820 x 1180 {
    scale: 2
    items: posts 24
}
"""

CHECKS = []


def check(function):
    CHECKS.append(function)
    return function


def expect(condition, *what):
    if not condition:
        raise AssertionError(" ".join(str(part) for part in what))


class World:
    """A folder with files, and servers that are ended with it."""

    def __init__(self, layoutc, samples, folder):
        self.layoutc, self.samples, self.folder = layoutc, samples, folder
        self.clients = []

    def uri(self, name):
        return (self.folder / name).as_uri()

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def client(self, *options, **more):
        client = Client(self.layoutc, *options, **more)
        self.clients.append(client)
        return client

    def started(self, capabilities=FULL, *options, **more):
        client = self.client(*options)
        client.replies["workspace/configuration"] = lambda params: [None for _ in params["items"]]
        client.hello = client.initialize(capabilities, self.folder.as_uri(), **more)
        return client

    def with_page(self, capabilities=FULL, text=PAGE, name="page.layout", **more):
        self.write(name, text)
        client = self.started(capabilities, **more)
        client.open(self.uri(name), text)
        return client, self.uri(name)

    def layoutc_output(self, *arguments, **more):
        return subprocess.run([self.layoutc, *arguments], capture_output=True, text=True, cwd=self.folder, **more)


def at(uri, text, part, behind=0, nth=0):
    return {"textDocument": {"uri": uri}, "position": position(text, part, behind, nth)}


def document(uri, **more):
    return {"textDocument": {"uri": uri}, **more}


def report(client, uri, **more):
    """The report of a document, once the linter has ended."""
    for _ in range(100):
        answer = client.result("textDocument/diagnostic", document(uri, **more))
        if answer.get("resultId", ".3").endswith(".3"):
            return answer
        time.sleep(0.1)
    raise AssertionError(f"no complete report: {answer}")


def pulled(client, uri):
    return report(client, uri)["items"]


WHOLE = {"start": {"line": 0, "character": 0}, "end": {"line": 9999, "character": 0}}


# -- 3: the base protocol


@check
def headers_and_bodies(world):
    client = world.client()
    client.send_bytes(b"content-type: x\r\n\r\n")
    expect(client.take()["error"]["code"] == -32700, "no length")
    client.send_bytes(b"CONTENT-LENGTH: 9\nContent-Type: y\n\n{\"id\": 1,")
    expect(client.take()["error"]["code"] == -32700, "no JSON")
    client.send_bytes(b"Content-Length: 999999999999\r\n\r\n")
    answer = client.take()
    expect(answer["error"]["code"] == -32700 and answer["id"] is None, answer)
    client.send([{"jsonrpc": "2.0", "id": 1, "method": "initialize"}])
    expect(client.take()["error"]["code"] == -32600, "a batch")
    expect(client.ask("textDocument/hover")["error"]["code"] == -32002, "before initialize")
    client.start_request("initialize", {"capabilities": {}}, id="text ü")
    expect("result" in client.wait("text ü"), "an id that is a string")
    expect(client.ask("initialize", {"capabilities": {}})["error"]["code"] == -32600, "initialize twice")
    expect(client.ask("$/what")["error"]["code"] == -32601, "unknown request")
    client.notify("$/what")
    error = client.ask("textDocument/hover", {"textDocument": {"uri": "file:///x.layout"},
                                              "position": {"line": "a", "character": 0}})["error"]
    expect(error["code"] == -32602 and error["message"].startswith("params.position.line: expected a number"), error)
    error = client.ask("textDocument/hover", {"textDocument": {"uri": "file:///x.layout"},
                                              "position": {"line": -1, "character": 0}})["error"]
    expect(error["code"] == -32602, error)
    expect(client.result("textDocument/hover", {"textDocument": {"uri": "file:///no.layout"},
                                                "position": {"line": 0, "character": 0}}) is None, "no such file")
    client.send({"jsonrpc": "2.0", "id": 77, "method": 3})
    expect(client.wait(77)["error"]["code"] == -32600, "a method that is a number")
    client.result("shutdown")
    expect(client.ask("shutdown")["error"]["code"] == -32600, "after shutdown")
    client.notify("exit")
    expect(client.process.wait(5) == 0, "exit code")


@check
def exit_codes(world):
    client = world.started()
    client.notify("exit")
    expect(client.process.wait(5) == 1, "exit alone")
    client = world.started()
    client.process.stdin.close()
    expect(client.process.wait(5) == 1, "end of input")
    client = world.client()
    client.send_bytes(b"what is this\r\n\r\n")
    expect(client.process.wait(5) == 1, "no header")
    code = subprocess.run([world.layoutc, "lsp", "--trace", "loud"], capture_output=True, stdin=subprocess.DEVNULL)
    expect(code.returncode == 64, "wrong usage")


@check
def capabilities(world):
    client = world.started()
    expect(client.hello["serverInfo"]["name"] == "layoutc" and client.hello["serverInfo"]["version"], client.hello)
    given = client.hello["capabilities"]
    legend = given["semanticTokensProvider"].pop("legend")
    expect(legend["tokenTypes"] == ["keyword", "struct", "property", "enumMember", "number", "variable", "parameter",
                                    "string", "comment", "operator", "function"], legend)
    expect(legend["tokenModifiers"] == ["declaration", "readonly", "defaultLibrary", "deprecated"], legend)
    wanted = {
        "positionEncoding": "utf-16",
        "textDocumentSync": {"openClose": True, "change": 2, "save": {"includeText": False}},
        "hoverProvider": True, "definitionProvider": True, "referencesProvider": True,
        "documentHighlightProvider": True, "documentSymbolProvider": True,
        "workspaceSymbolProvider": {"resolveProvider": False},
        "completionProvider": {"triggerCharacters": [" ", ":", ".", "\"", "(", ","], "resolveProvider": True},
        "signatureHelpProvider": {"triggerCharacters": ["(", ","]}, "renameProvider": {"prepareProvider": True},
        "foldingRangeProvider": True, "selectionRangeProvider": True, "documentLinkProvider": {"resolveProvider": False},
        "documentFormattingProvider": True, "documentRangeFormattingProvider": {"rangesSupport": True},
        "documentOnTypeFormattingProvider": {"firstTriggerCharacter": "}", "moreTriggerCharacter": ["\n"]},
        "codeActionProvider": {"codeActionKinds": ["quickfix", "refactor.extract", "refactor.inline",
                                                   "refactor.rewrite", "source.fixAll.layoutc"], "resolveProvider": True},
        "codeLensProvider": {"resolveProvider": False}, "inlayHintProvider": {"resolveProvider": True},
        "semanticTokensProvider": {"range": True, "full": {"delta": True}},
        "diagnosticProvider": {"identifier": "layoutc", "interFileDependencies": True, "workspaceDiagnostics": True},
        "executeCommandProvider": {"commands": ["layoutc.preview.open", "layoutc.preview.close",
                                                "layoutc.setActivePreview", "layoutc.fixAll", "layoutc.test.run",
                                                "layoutc.restart"]},
        "workspace": {"workspaceFolders": {"supported": True, "changeNotifications": True},
                      "fileOperations": {"willRename": {"filters": [
                          {"scheme": "file", "pattern": {"glob": "**/*.{layout,json}"}}]}},
                      "textDocumentContent": {"schemes": ["layoutc-frames", "layoutc-why"]}},
    }
    for name in sorted(set(wanted) | set(given)):
        expect(wanted.get(name) == given.get(name), name, given.get(name), "but should be", wanted.get(name))
    old = world.started(PLAIN).hello["capabilities"]
    expect("diagnosticProvider" not in old, "diagnosticProvider for a client without it")
    expect("textDocumentContent" not in old["workspace"], "3.18")
    expect(old["documentRangeFormattingProvider"] in (True, {}), "rangesSupport")


@check
def registrations(world):
    client = world.started()
    client.settle()
    asked = [message["params"]["registrations"] for message in client.seen
             if message.get("method") == "client/registerCapability"]
    methods = sorted(one["method"] for list in asked for one in list)
    expect(methods == ["workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles"], methods)
    globs = [watcher["globPattern"] for list in asked for one in list
             for watcher in one.get("registerOptions", {}).get("watchers", [])]
    expect(sorted(globs) == sorted(["**/*.layout", "**/.layoutc.json", "**/*.json", "**/*.frames"]), globs)
    client = world.started(PLAIN)
    client.settle()
    expect(not [m for m in client.seen if m.get("method") == "client/registerCapability"], "the client did not ask for it")


@check
def cancellation(world):
    big = "layout page {\n    section s {\n        hgroup 1w x 44 {\n            item a\n        }\n    }\n}\n"
    for n in range(200):
        big += f'preview "p{n}" {300 + n} x 800 {{ items: s 4000 }}\n'
    client, uri = world.with_page(text=big)
    pending = client.start_request("textDocument/hover", at(uri, big, "item a", 5))
    time.sleep(0.05)
    asked = time.monotonic()
    client.notify("$/cancelRequest", {"id": pending})
    answer = client.wait(pending)
    delay = time.monotonic() - asked
    expect("error" in answer and answer["error"]["code"] == -32800 or "result" in answer, answer)
    expect(delay < 0.5, "cancelled after", delay)
    pending = client.start_request("textDocument/codeLens", document(uri))
    client.result("textDocument/documentSymbol", document(uri))
    client.wait(pending)
    client.settle(0.2)
    expect(len(client.answers[json.dumps(pending)]) == 1, "answered once")


@check
def folders(world):
    world.write("one.layout", "let wanted = 1\n")
    uri, here = world.uri("other.layout"), world.folder.as_uri()
    for given in [{"workspaceFolders": [{"uri": here, "name": "w"}], "rootUri": "file:///elsewhere"},
                  {"workspaceFolders": [], "rootUri": here}, {"workspaceFolders": None, "rootUri": here},
                  {"rootUri": None, "rootPath": str(world.folder)}, {"rootUri": None}]:
        client = world.client()
        client.result("initialize", {"processId": None, "capabilities": {}, **given})
        client.notify("initialized")
        client.open(uri, "let a = 1\n")
        found = client.result("workspace/symbol", {"query": "wanted"})
        expect([one["name"] for one in found] == ["wanted"], given, found)


@check
def folders_hold_imports(world):
    """The server is started elsewhere, and the folder is no repository."""
    world.write("shared/tokens.layout", "let gap = 2\n")
    text = "import \"../shared/tokens.layout\"\nlayout a { section s { hgroup 1w x 44 { item { insets: gap } } } }\n"
    for name in ["initialize", "change"]:
        client = world.client(cwd="/usr")
        given = {"uri": world.folder.as_uri(), "name": "w"}
        client.result("initialize", {"processId": None, "capabilities": FULL,
                                     "workspaceFolders": [given] if name == "initialize" else []})
        client.notify("initialized")
        world.write("pages/a.layout", text)
        client.open(world.uri("pages/a.layout"), text)
        if name == "change":
            found = pulled(client, world.uri("pages/a.layout"))
            expect(found, "read from outside")
            client.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": [given], "removed": []}})
        found = pulled(client, world.uri("pages/a.layout"))
        expect(found == [], name, found)


@check
def excluded_files(world):
    world.write(".layoutc.json", "{\"exclude\": [\"old\"]}\n")
    world.write("old/a.layout", "let wantedOld = 1\n")
    world.write("new/a.layout", "let wantedNew = 1\n")
    client = world.started()
    found = client.result("workspace/symbol", {"query": "wanted"})
    expect([one["name"] for one in found] == ["wantedNew"], found)
    found = client.result("workspace/diagnostic", {"previousResultIds": []})["items"]
    expect([one["uri"] for one in found] == [world.uri("new/a.layout")], found)


@check
def short_paths(world):
    """Messages name files relative to the folder, wherever the server was started."""
    text = "import \"../missing.layout\"\nlayout a { section s { hgroup 1w x 44 { item } } }\n"
    world.write("pages/a.layout", text)
    for place in ["/usr", world.folder.parent]:
        client = world.client(cwd=place)
        client.initialize(FULL, world.folder.as_uri())
        client.open(world.uri("pages/a.layout"), text)
        found = pulled(client, world.uri("pages/a.layout"))
        expect(found and not any(world.folder.name in one["message"] for one in found), place, found)
        hover = client.result("textDocument/hover", at(world.uri("pages/a.layout"), text, "section s", 1))
        expect("`pages/a.layout` line 2" in hover["contents"]["value"], place, hover)


@check
def traces(world):
    client, uri = world.with_page()
    client.notify("$/setTrace", {"value": "verbose"})
    client.result("textDocument/hover", at(uri, PAGE, "hero", 1))
    client.settle(0.2)
    logs = [m for m in client.seen if m.get("method") == "$/logTrace"]
    expect(logs and any("hover" in m["params"]["message"] for m in logs), logs)
    client.notify("$/setTrace", {"value": "off"})
    client.result("textDocument/hover", at(uri, PAGE, "hero", 1))
    count = len([m for m in client.seen if m.get("method") == "$/logTrace"])
    expect(count == len(logs), "traces after off")


# -- 4: text and positions


@check
def encodings(world):
    text = "/* 🎨 */ layout page { section s { hgroup 1w x 44 { itm a } } }\n"
    for offered, chosen in [(["utf-32", "utf-8"], "utf-8"), (["utf-32", "utf-16"], "utf-32"), (["x"], "utf-16"),
                            (None, "utf-16")]:
        capabilities = {"textDocument": {"diagnostic": {}}}
        if offered:
            capabilities["general"] = {"positionEncodings": offered}
        client, uri = world.with_page(capabilities, text)
        expect(client.hello["capabilities"]["positionEncoding"] == chosen, offered)
        found = pulled(client, uri)
        expect([one["range"] for one in found] == [span(text, "itm", 0, chosen)], chosen, found)


def names(client, uri):
    return [symbol["name"] for symbol in client.result("textDocument/documentSymbol", document(uri))]


@check
def places_beyond_the_text(world):
    client, uri = world.with_page({}, "let a = 1\r\n/* 🎨 */ let b = 2\rlet c = 3\n")
    expect(names(client, uri) == ["a", "b", "c"], "the three line ends", names(client, uri))
    client.change(uri, {"range": {"start": {"line": 0, "character": 50}, "end": {"line": 0, "character": 99}}, "text": "0"})
    hover = client.result("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 4}})
    expect("= 10" in hover["contents"]["value"], "behind the end of a line", hover)
    client.change(uri, {"range": {"start": {"line": 99, "character": 0}, "end": {"line": 99, "character": 7}},
                        "text": "let last = 1"})
    expect(names(client, uri) == ["a", "b", "c", "last"], "behind the end", names(client, uri))
    # Between the halves of a pair, which is its start.
    client.change(uri, {"range": {"start": {"line": 1, "character": 4}, "end": {"line": 1, "character": 5}}, "text": ""})
    expect(names(client, uri) == ["a", "b", "c", "last"], "in a pair", names(client, uri))


@check
def reversed_ranges(world):
    client, uri = world.with_page({}, "let gap = 2\n")
    client.change(uri, {"range": {"start": {"line": 0, "character": 7}, "end": {"line": 0, "character": 4}}, "text": "edge"})
    expect(names(client, uri) == ["edge"], names(client, uri))
    answer = client.ask("textDocument/rangeFormatting", document(
        uri, range={"start": {"line": 9, "character": 9}, "end": {"line": 0, "character": 0}},
        options={"tabSize": 4, "insertSpaces": True}))
    expect("result" in answer, answer)


@check
def versions_that_go_back(world):
    log = world.folder / "lsp.log"
    client = world.started(PLAIN, "--log", str(log))
    uri = world.uri("a.layout")
    client.open(uri, "let a = 1\n")
    for version in [7, 7, 3, -4]:
        client.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": [{"text": f"let v{version + 10} = 1\n"}]})
        expect(names(client, uri) == [f"v{version + 10}"], version, names(client, uri))
    expect(client.result("layoutc/statistics", document(uri))["version"] == -4, "the version")
    client.end()
    expect("version 3" in log.read_text(), "not in the log")


@check
def changes_of_closed_files(world):
    world.write("closed.layout", "let disk = 1\n")
    log = world.folder / "lsp.log"
    client = world.started(PLAIN, "--log", str(log))
    uri = world.uri("closed.layout")
    for _ in range(2):
        client.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": 2},
                                                 "contentChanges": [{"text": "let sent = 1\n"}]})
        expect(names(client, uri) == ["disk"], names(client, uri))
        client.open(uri, "let open = 1\n")
        expect(names(client, uri) == ["open"], names(client, uri))
        client.notify("textDocument/didClose", document(uri))
    client.notify("textDocument/didClose", document(uri))
    client.notify("textDocument/didSave", document(uri))
    client.end()
    expect("closed.layout" in log.read_text(), "not in the log")


@check
def invalid_utf16(world):
    client, uri = world.with_page({}, "let a = 1\n")
    for text in ["\\ud800", "\\udc00\\ud800", "\\ud83c\\u0041", "x\\udfa8y"]:
        body = json.dumps({"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {
            "textDocument": {"uri": uri, "version": 9}, "contentChanges": [{"text": "// LONE\nlet x = 1 // LONE\n"}]}})
        body = body.replace("LONE", text).encode()
        client.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        expect(names(client, uri) == ["x"], text, names(client, uri))
        edits = client.result("textDocument/formatting", document(uri, options={"tabSize": 4, "insertSpaces": True}))
        expect(all("\ud800" not in edit["newText"] for edit in edits), edits)
    client.change(uri, {"text": PAGE})
    expect("hero" in names(client, uri), "the next text")


@check
def capabilities_that_are_not_so(world):
    """Clients that announce everything, and refuse or ignore what they are asked."""
    for answering in ["error", "silence"]:
        world.write("page.layout", PAGE)
        client = world.client()
        client.answering = answering
        client.initialize(FULL, world.folder.as_uri())
        uri = world.uri("page.layout")
        client.open(uri, PAGE)
        client.settle()
        expect(pulled(client, uri) == [], "diagnostics of a client that answers with", answering)
        client.change(uri, {"range": span(PAGE, "let gap = 2"), "text": "let gap = 3"})
        hover = client.result("textDocument/hover", at(uri, PAGE, "hero", 1))
        expect("256 × 256" in hover["contents"]["value"], answering, hover)
        opened = client.result("workspace/executeCommand", {"command": "layoutc.preview.open", "arguments": [uri]})
        expect(opened["url"].startswith("http"), answering, opened)
        client.ask("workspace/executeCommand", {"command": "layoutc.fixAll", "arguments": [uri]})
        client.notify("workspace/didChangeConfiguration", {"settings": 3})
        client.settle()
        expect(client.end() == 0, "exit code")
    odd = {"general": {"positionEncodings": 3}, "textDocument": [], "workspace": "all", "window": None,
           "experimental": {"commands": {}}}
    client = world.started(odd)
    uri = world.uri("page.layout")
    client.open(uri, PAGE)
    expect("258 × 258" in client.result("textDocument/hover", at(uri, PAGE, "hero", 1))["contents"]["value"], "odd")
    expect(client.end() == 0, "exit code")


@check
def spelled_uris(world):
    text = "let gap = 2\nlayout a { section s { hgroup 1w x 44 { item } } }\n"
    world.write("ä b.layout", text)
    client = world.started(PLAIN)
    odd = world.folder.as_uri() + "/%c3%A4%20b.layout"
    client.open(odd, text)
    client.settle()
    expect(client.published(odd) is not None, "published under another spelling",
           [m for m in client.seen if "publish" in m.get("method", "")])
    client.open("untitled:Untitled-1", "let a = b\n")
    client.settle()
    expect([d["code"] for d in client.published("untitled:Untitled-1")], "untitled is not analysed")


# -- 5: files


@check
def files_on_disk(world):
    world.write("tokens.layout", "let gap = 2\n")
    text = "import \"tokens.layout\"\nlayout a { section s { hgroup 1w x 44 { item { insets: gap } } } }\n"
    for capabilities in [FULL, PLAIN]:
        world.write("tokens.layout", "let gap = 2\n")
        client, uri = world.with_page(capabilities, text, "a.layout")
        client.settle()
        world.write("tokens.layout", "let space = 2\n")
        if capabilities is FULL:
            client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": world.uri("tokens.layout"), "type": 2}]})
            codes = [d["code"] for d in pulled(client, uri)]
        else:
            client.settle(2.5)
            codes = [d["code"] for d in client.published(uri)]
        expect("L101" in codes or codes, "the import has changed", codes)
        expect(any(code.startswith("L1") for code in codes), codes)


@check
def data_follows_disk(world):
    world.write("feed.json", json.dumps({"posts": [{"title": "One"}, {"title": "Two"}]}))
    text = ("layout a {\n    section posts {\n        hgroup 1w x 44 {\n            item cell {\n"
            "                text data.title\n            }\n        }\n    }\n}\n\n"
            "preview \"iPhone 15\" { data: \"feed.json\" }\n")
    client, uri = world.with_page(FULL, text)
    hover = client.result("textDocument/hover", at(uri, text, "title", 2))
    expect(hover and "One" in hover["contents"]["value"] and "string" in hover["contents"]["value"], hover)
    world.write("feed.json", json.dumps({"posts": [{"name": "One"}]}))
    client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": world.uri("feed.json"), "type": 2}]})
    codes = [d["code"] for d in pulled(client, uri)]
    expect(codes, "nothing is said about the missing field")
    world.write("feed.json", json.dumps({"posts": [{"title": "Three"}]}))
    client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": world.uri("feed.json"), "type": 2}]})
    hover = client.result("textDocument/hover", at(uri, text, "title", 2))
    expect("Three" in hover["contents"]["value"], hover)
    place = client.result("textDocument/definition", at(uri, text, "title", 2))
    expect(place and place[0]["targetUri"] == world.uri("feed.json"), place)
    place = client.result("textDocument/definition", at(uri, text, "feed.json", 2))
    expect(place and (place[0].get("uri") or place[0].get("targetUri")) == world.uri("feed.json"), place)
    labels = [i["label"] for i in client.result("textDocument/completion", at(uri, text, "data.title", 5))["items"]]
    expect(labels == ["title"], labels)


@check
def large_file(world):
    text = "layout page {\n    section s {\n        hgroup 1w x 44 { item a }\n    }\n}\n"
    text += "// " + "x" * 96 + "\n"
    text += ("// " + "é" * 48 + "\n") * 45_000
    client, uri = world.with_page(FULL, text)
    found = pulled(client, uri)
    expect([d["code"] for d in found] == ["L920"] and found[0]["severity"] == 3, found)
    expect(client.result("textDocument/documentSymbol", document(uri)), "no symbols")
    expect(client.result("textDocument/foldingRange", document(uri)), "no folding")
    expect(client.result("textDocument/semanticTokens/full", document(uri))["data"], "no tokens")


@check
def many_files(world):
    for number in range(10_000):
        world.write(f"many/f{number}.layout", f"layout page{number} {{ section element {{ hgroup 1w x 44 {{ item }} }} }}\n")
    client = world.started()
    started = time.monotonic()
    world.write("own.layout", PAGE)
    client.open(world.uri("own.layout"), PAGE)
    client.result("textDocument/hover", at(world.uri("own.layout"), PAGE, "hero", 1))
    delay = time.monotonic() - started
    found = client.result("workspace/symbol", {"query": "page9999"}, 60)
    expect(any(s["name"] == "page9999" for s in found), found[:3])
    expect(delay < 3, "an answer during indexing takes", delay)
    everything = client.result("workspace/symbol", {"query": "e"}, 60)
    expect(len(everything) == 500, len(everything))


# -- 6: diagnostics


@check
def push_and_pull(world):
    client, uri = world.with_page(PLAIN)
    client.settle()
    expect(client.published(uri) == [], client.published(uri))
    client.change(uri, {"range": span(PAGE, "hero"), "text": "hero"})
    client.change(uri, {"range": span(PAGE, "item hero"), "text": "itm hero"})
    message = client.until(lambda m: m.get("method") == "textDocument/publishDiagnostics" and m["params"]["diagnostics"])
    expect(message["params"]["version"] == 3, message)
    one = message["params"]["diagnostics"][0]
    expect(one["code"] == "L102" and one["severity"] == 1 and one["source"] == "layoutc", one)
    expect(one["codeDescription"]["href"].startswith("http"), one)
    expect("\nhelp: " in one["message"] and one["data"]["fixes"], one)
    client.change(uri, {"text": PAGE})
    client.settle()
    expect(client.published(uri) == [], client.published(uri))
    client.notify("textDocument/didClose", document(uri))
    client.settle()

    client, uri = world.with_page(FULL)
    first = report(client, uri)
    expect(first["kind"] == "full" and first["items"] == [], first)
    again = client.result("textDocument/diagnostic", document(uri, previousResultId=first["resultId"]))
    expect(again["kind"] == "unchanged", again)
    client.settle()
    expect(not [m for m in client.seen if m.get("method") == "textDocument/publishDiagnostics"], "pushed and pulled")
    pending = client.start_request("textDocument/diagnostic", document(uri))
    client.change(uri, {"text": PAGE + "\n"})
    answer = client.wait(pending)
    expect("result" in answer or answer["error"]["code"] == -32802, answer)


@check
def one_mistake(world):
    """A kind that is broken is one diagnostic: what names the elements in it has none."""
    text = PAGE.replace("expect posts.hero { count: 3 }", "expect posts.hero { count: 3 }; expect posts.side { count: 6 }")
    client, uri = world.with_page(FULL, text)
    for good, bad in [("item hero", "itm hero"), ("vgroup tile", "vgrup tile"), ("section posts", "sectoin posts")]:
        client.change(uri, {"text": text.replace(good, bad)})
        errors = [one for one in pulled(client, uri) if one["severity"] == 1]
        expect([(one["code"], one["range"]) for one in errors] == [("L102", span(text.replace(good, bad), bad.split()[0]))],
               bad, errors)
    client.change(uri, {"text": text})
    expect(pulled(client, uri) == [], "behind it")


@check
def warning_shape(world):
    text = PAGE.replace("let gap = 2", "let gap = 2\nlet unused = 3")
    text = text.replace("section posts {", "section posts {\n        spacing: 0")
    client, uri = world.with_page(FULL, text)
    found = {d["code"]: d for d in pulled(client, uri)}
    unused = [d for d in found.values() if "unused" in d["message"]]
    expect(unused and unused[0].get("tags") == [1], found)
    redundant = [d for d in found.values() if "default" in d["message"]]
    expect(redundant and redundant[0].get("tags") == [1] and redundant[0]["severity"] in (2, 4), redundant)


@check
def imported_file(world):
    world.write("shared/tokens.layout", "let gap = \n")
    text = "import \"shared/tokens.layout\"\nlayout a { section s { hgroup 1w x 44 { item { insets: gap } } } }\n"
    client, uri = world.with_page(FULL, text)
    related = report(client, uri)
    expect(world.uri("shared/tokens.layout") in related["relatedDocuments"], related)
    client, uri = world.with_page(PLAIN, text)
    client.settle()
    expect(client.published(world.uri("shared/tokens.layout")), "not published")
    client.notify("textDocument/didClose", document(uri))
    client.settle()
    expect(client.published(world.uri("shared/tokens.layout")) == [], "not withdrawn")


@check
def workspace_diagnostics(world):
    world.write("a.layout", PAGE.replace("item hero", "itm hero"))
    world.write("sub/b.layout", PAGE)
    client, uri = world.with_page(FULL, PAGE, "c.layout")
    whole = client.result("workspace/diagnostic", {"previousResultIds": []})
    codes = {item["uri"]: [d["code"] for d in item["items"]] for item in whole["items"]}
    expect(codes == {world.uri("a.layout"): ["L102"], world.uri("sub/b.layout"): [], uri: []}, codes)
    known = [{"uri": item["uri"], "value": item["resultId"]} for item in whole["items"]]
    again = client.result("workspace/diagnostic", {"previousResultIds": known})
    expect([item["kind"] for item in again["items"]] == ["unchanged"] * 3, again)
    client.result("workspace/diagnostic", {"previousResultIds": [], "partialResultToken": "t"})
    parts = [m["params"]["value"]["items"] for m in client.seen
             if m.get("method") == "$/progress" and m["params"]["token"] == "t"]
    expect(sum(len(part) for part in parts) == 3, parts)
    client = world.started({**PLAIN}, initializationOptions={"diagnostics": {"scope": "workspace"}})
    client.settle(1.5)
    expect([d["code"] for d in client.published(world.uri("a.layout")) or []] == ["L102"], "scope workspace")


@check
def same_as_command_line(world):
    for sample in sorted(world.samples.glob("*.layout"))[::3]:
        text = sample.read_text().replace("1w", "2w", 1)
        path = world.write("one.layout", text)
        client, uri = world.with_page(FULL, text, "one.layout")
        shown = [(d["code"], d["range"]["start"]["line"] + 1) for d in pulled(client, uri)
                 if d["code"] != "L801"]
        output = world.layoutc_output("lint", "--format", "json", "one.layout").stdout
        found = []
        for file in json.loads(output)["files"] if "files" in json.loads(output) else [json.loads(output)]:
            for one in file.get("diagnostics", file.get("findings", [])):
                found.append((one["code"], (one.get("range") or one.get("location"))["start"]["line"]))
        expect(sorted(shown) == sorted(found), sample.name, shown, found)


# -- 7: features


@check
def hover_on_elements(world):
    client, uri = world.with_page()
    value = client.result("textDocument/hover", at(uri, PAGE, "hero", 1))["contents"]["value"]
    for part in ["```layout\nitem hero 2/3w x 1h", "The picture of the day.", "| preview | size | at | times |",
                 "| iPhone 15 · 393 × 852 | 258 × 258 |", "| tablet · 820 × 1180 |", "width: ",
                 "width: 2/3 of `feature` (393) − insets 2 + 2 = 258", "item · `page.layout` line 11 · in posts › tile › feature"]:
        expect(part in value, part, "is missing in", value)
    value = client.result("textDocument/hover", at(uri, PAGE, "credits", 1))["contents"]["value"]
    expect("not there: container.width >= 700 is false" in value, value)
    value = client.result("textDocument/hover", at(uri, PAGE, "tile", 1))["contents"]["value"]
    expect("| iPhone 15 · 393 × 852 | 393 × 393 | 0, 98 | 3 |" in value or "393 × 393 | 0," in value, value)
    for word in ["layout page", "preview", "expect"]:
        value = client.result("textDocument/hover", at(uri, PAGE, word, 1))["contents"]["value"]
        expect("```layout\n" in value and "not there" not in value, word, value)
    frames = json.loads(world.layoutc_output("compile", "--format", "json", "page.layout").stdout)
    sizes = [(e["frame"]["width"], e["frame"]["height"]) for result in frames["results"] for e in result["elements"]
             if e.get("name") == "hero"]
    expect((258, 258) in sizes, sizes)


@check
def hover_on_words(world):
    text = PAGE + ("\ndefine tileOf(side = 4) {\n    item side2 side x side\n}\n"
                   "layout other { section s { insets: horizontal 4; hgroup 1w x 44 { use tileOf(8) } } }\n"
                   "let wide = max(container.width, 4)\n")
    text = text.replace("    items: posts 18", "    layout: page\n    items: posts 18").replace(
        "    scale: 2", "    layout: page\n    scale: 2")
    client, uri = world.with_page(FULL, text)

    def hover(part, behind=0, nth=0):
        answer = client.result("textDocument/hover", at(uri, text, part, behind, nth))
        return answer and answer["contents"]["value"]

    expect("2/3 of the width of feature: 262 pt in iPhone 15" in (hover("2/3w", 1) or ""), hover("2/3w", 1))
    expect("The hairline." in hover("gap", 1) and "2" in hover("gap", 1) and "line 3" in hover("gap", 1), hover("gap", 1))
    expect("insets" in hover("insets: gap", 2), "property")
    expect("used in line" in hover("tileOf", 2) or "uses" in hover("tileOf", 2), hover("tileOf", 2))
    expect("393" in hover("container.width", 3) and "820" in hover("container.width", 3), hover("container.width", 3))
    expect("max(" in hover("max(", 1), "function")
    expect("safe area" in hover("iPhone 15", 3), "device")
    expect(hover("// 🎨", 4) is None, "comment")
    expect(hover("count: 3", 7) is None, "a number")
    plain = dict(FULL, textDocument=dict(FULL["textDocument"], hover={"contentFormat": ["plaintext"]}))
    client, uri = world.with_page(plain, text)
    answer = client.result("textDocument/hover", at(uri, text, "hero", 1))["contents"]
    expect(answer["kind"] == "plaintext" and "```" not in answer["value"] and "258 × 258" in answer["value"], answer)


@check
def hover_on_imports(world):
    world.write("shared/tokens.layout", "/// The space.\nlet gap = 2\nlet other = 3\n")
    text = "import \"shared/tokens.layout\"\nlayout a { section s { hgroup 1w x 44 { item { insets: gap } } } }\n"
    client, uri = world.with_page(FULL, text)
    value = client.result("textDocument/hover", at(uri, text, "shared/", 2))["contents"]["value"]
    expect("shared/tokens.layout" in value and "gap" in value and "other" not in value, value)
    value = client.result("textDocument/hover", at(uri, text, "gap", 1))["contents"]["value"]
    expect("The space." in value and "from `shared/tokens.layout`, line 2" in value, value)


def completion(client, uri, text, part, behind=0, nth=0, **context):
    answer = client.result("textDocument/completion", {**at(uri, text, part, behind, nth),
                                                       **({"context": context} if context else {})})
    return answer


def labels(answer):
    return [item["label"] for item in answer["items"]] if answer else None


@check
def completion_places(world):
    def offered(text):
        caret = text.index("‸")
        plain = text.replace("‸", "")
        client = world.shared
        uri = world.uri("completed.layout")
        if uri in client.versions:
            client.change(uri, {"text": plain})
        else:
            client.open(uri, plain)
        before = plain[:caret]
        line = before[before.rfind("\n") + 1:]
        place = {"line": before.count("\n"), "character": len(line.encode("utf-16-le")) // 2}
        return labels(client.result("textDocument/completion", {"textDocument": {"uri": uri}, "position": place}))

    world.write("shared/tokens.layout", "/// A tile.\ndefine tile(side, gap) {\n    item side x side\n}\n")
    world.write("shared/data.json", "{}")
    world.write("Inter.ttf", "")
    world.shared = world.started()
    inside = "layout page { section posts { hgroup row 1w x 44 { item cell { %s } } } }\npreview \"p\" 4 x 4 { %s }\n"
    found = offered("layout page { section s {\n‸\n} }")
    expect("hgroup" in found and "item" not in found and "let" in found and "insets" in found, found)
    expect(found.index("hgroup") < found.index("insets") < found.index("use"), found)
    found = offered("‸\n")
    expect({"layout", "view", "preview", "import", "param", "define", "let"} <= set(found), found)
    found = offered("layout page { section s { insets: 4\n ‸ } }")
    expect("insets" not in found, "a property that is written")
    found = offered(inside % ("badge b 2 x 2 { anchor: ‸ }", ""))
    expect(len([one for one in found if one in {
        "topLeading", "top", "topTrailing", "leading", "none", "trailing", "bottomLeading", "bottom",
        "bottomTrailing"}]) == 9, found)
    found = offered(inside % ("insets: top 4, ‸", ""))
    expect("leading" in found and "top" not in found, found)
    found = offered("let gap = 2\nlayout page { section s { let own = 3; hgroup 1w x ‸ } }")
    expect({"gap", "own", "1w", "1h", "~44", "max"} <= set(found), found)
    found = offered("layout page { section s { let own = 3; hgroup 1w x 44 { item } } section t { spacing: ‸ } }")
    expect("own" not in found, "out of scope", found)
    expect("iPhone 15" in offered("preview \"‸\"\n"), "devices")
    expect("iPhone 15" in offered("preview \"p\" { device: \"‸\" }\n"), "devices of a property")
    expect("page" in offered(inside % ("", "layout: ‸")), "layouts")
    expect("posts" in offered(inside % ("", "items: ‸")), "sections")
    expect(offered("param columns = 3\n" + inside % ("", "set: ‸")) == ["columns"], "parameters")
    expect("cell" in offered(inside % ("", "measured posts { ‸ }")), "measured")
    found = offered("import \"‸\"\n")
    expect("shared/" in found and "shared/tokens.layout" in found, found)
    expect(offered("import \"shared/‸\"\n") == ["shared/tokens.layout"], offered("import \"shared/‸\"\n"))
    expect("shared/data.json" in offered(inside % ("", "data: \"‸\"")), "data")
    found = offered("layout page { section s { hgroup 1w x 44 { item { text \"a\" { font: \"‸\" } } } } }")
    expect("Inter.ttf" in found, found)
    expect(offered("let a = container.‸") == ["width", "height"], "members")
    expect("horizontalSizeClass" in offered("let a = traits.‸"), "traits")
    expect("top" in offered("layout page { section s { insets.‸ } }"), "edges")
    expect("regular" in offered("layout page { section s { if traits.horizontalSizeClass == ‸ { } } }"), "trait words")
    expect("pad" in offered("let a = switch traits.idiom { case ‸ }"), "case")
    expect(offered("// hg‸") in ([], None), "comment")
    expect(offered("let a = 1‸2") in ([], None), "number")
    found = offered("layout page { section s { hgroup 1w x 44 { use ‸ } } }")
    expect("tile" in found, found)


@check
def completion_items(world):
    world.write("shared/tokens.layout", "/// A tile.\ndefine tile(side, gap) {\n    item side x side\n}\n")
    text = "let a = 1\nlayout page {\n    section s {\n        cont\n        hgroup 1w x 44 { use t }\n    }\n}\n"
    client, uri = world.with_page(FULL, text)
    answer = completion(client, uri, text, "cont", 4)
    expect(answer["isIncomplete"] is False and "itemDefaults" in answer, answer["isIncomplete"])
    ranges = answer["itemDefaults"]["editRange"]
    expect(ranges == {"insert": span(text, "cont"), "replace": span(text, "cont")}, ranges)
    foreign = [i for i in answer["items"] if i.get("filterText") == "contentInsets"]
    expect(foreign and foreign[0]["label"] == "insets" and foreign[0]["textEditText"].strip() == "insets:", foreign)
    group = [i for i in answer["items"] if i["label"] == "hgroup"][0]
    expect(group["kind"] == 14 and group["insertTextFormat"] == 2 and group["insertTextMode"] == 2, group)
    expect(group["textEditText"] == "hgroup ${1:name} ${2:1w} x ${3:44} {\n\t$0\n}", group)
    expect(group["detail"] == "hgroup [name] [size] [split n or repeat n]", group)
    expect(all(item.get("detail") for item in answer["items"]), "an item without a form")
    expect("documentation" not in group and "data" in group, group)
    expect("documentation" in client.result("completionItem/resolve", group), "resolve")
    use = [i for i in completion(client, uri, text, "use t", 5)["items"] if i["label"] == "tile"][0]
    expect(use["detail"] == "from shared/tokens.layout" and use["kind"] == 3, use)
    expect("import \"shared/tokens.layout\"" in applied(text, use["additionalTextEdits"]), use)
    expect("${1:side}" in use["textEditText"], use)
    plain, uri = world.with_page(PLAIN, text, "old.layout")
    item = [i for i in completion(plain, uri, text, "cont", 4)["items"] if i["label"] == "hgroup"][0]
    expect(item["textEdit"]["newText"] == "hgroup" and "insertTextFormat" not in item, item)
    expect(completion(plain, uri, text, "let a", 4, triggerKind=2, triggerCharacter=" ") is None, "space")
    expect(completion(plain, uri, text, "use t", 4, triggerKind=2, triggerCharacter=" "), "space behind use")
    options = {"completion": {"snippets": False, "imports": False}}
    client, uri = world.with_page({**FULL, "workspace": {}}, text, initializationOptions=options)
    item = [i for i in completion(client, uri, text, "cont", 4)["items"] if i["label"] == "hgroup"][0]
    expect("insertTextFormat" not in item, "snippets are off")
    expect("tile" not in labels(completion(client, uri, text, "use t", 5)), "imports are off")


@check
def signatures(world):
    text = "define tile(side = 4, gap = 2) { item side x side }\nlet a = clamp(1, 2, 3)\nlayout p { section s { hgroup 1w x 44 { use tile(3, ) } } }\n"
    client, uri = world.with_page(FULL, text)
    help = client.result("textDocument/signatureHelp", at(uri, text, "clamp(1, ", 9))
    expect(help["activeParameter"] == 1 and help["signatures"][0]["parameters"][0]["label"][0] == 6, help)
    help = client.result("textDocument/signatureHelp", at(uri, text, "tile(3, ", 8))
    expect(help["signatures"][0]["label"] == "tile(side = 4, gap = 2)" and help["activeParameter"] == 1, help)
    expect(client.result("textDocument/signatureHelp", at(uri, text, "clamp(1, 2, 3)", 14)) is None, "behind )")


@check
def definitions_references_highlights(world):
    world.write("tokens.layout", "let gap = 2\n")
    text = ("import \"tokens.layout\"\nlayout page { section posts { hgroup 1w x 44 { item cell { insets: gap } } } }\n"
            "preview \"p\" 40 x 40 { layout: page; items: posts 3; expect posts.cell { count: 3 } }\n")
    world.write("third.layout", "import \"tokens.layout\"\nlet third = gap * 2\n")
    client, uri = world.with_page(FULL, text)

    def target(part, behind, nth=0):
        answer = client.result("textDocument/definition", at(uri, text, part, behind, nth))
        return (answer[0].get("targetUri") or answer[0]["uri"], (answer[0].get("targetSelectionRange") or
                                                                  answer[0]["range"])["start"]) if answer else None

    expect(target("gap", 1) == (world.uri("tokens.layout"), {"line": 0, "character": 4}), target("gap", 1))
    expect(target("tokens", 2)[0] == world.uri("tokens.layout"), "import")
    link = client.result("textDocument/definition", at(uri, text, "tokens", 2))[0]
    expect(link.get("originSelectionRange") == span(text, "tokens.layout"), link)
    expect(target("posts", 1, 1) == (uri, position(text, "posts")), target("posts", 1, 1))
    expect(target("posts.cell", 7) == (uri, position(text, "cell")), target("posts.cell", 7))
    expect(target("page", 1, 1) == (uri, position(text, "page")), "layout")
    expect(target("posts", 1, 0) == (uri, position(text, "posts")), "a declaration answers itself")
    found = client.result("textDocument/references", {**at(uri, text, "gap", 1), "context": {"includeDeclaration": True}})
    expect(sorted(one["uri"] for one in found) == sorted([uri, world.uri("third.layout"), world.uri("tokens.layout")]), found)
    found = client.result("textDocument/references", {**at(uri, text, "gap", 1), "context": {"includeDeclaration": False}})
    expect(len(found) == 2, found)
    kinds = [h["kind"] for h in client.result("textDocument/documentHighlight", at(uri, text, "posts", 1))]
    expect(sorted(kinds) == [2, 2, 3], kinds)
    braces = client.result("textDocument/documentHighlight", at(uri, text, "page {", 5))
    expect(len(braces) == 2 and braces[0]["kind"] == 1, braces)


@check
def renaming(world):
    world.write("tokens.layout", "let gap = 2\nlet other = 3\n")
    text = "import \"tokens.layout\"\nlayout page { section posts { hgroup 1w x 44 { item cell { insets: gap } } } }\n"
    client, uri = world.with_page(FULL, text)
    prepared = client.result("textDocument/prepareRename", at(uri, text, "gap", 1))
    expect(prepared == {"range": span(text, "gap"), "placeholder": "gap"}, prepared)
    for part in ["layout page", "hgroup", "insets"]:
        expect(client.result("textDocument/prepareRename", at(uri, text, part, 1)) is None, part)
    edit = client.result("textDocument/rename", {**at(uri, text, "gap", 1), "newName": "space"})
    changes = {c["textDocument"]["uri"]: c for c in edit["documentChanges"]}
    expect(set(changes) == {uri, world.uri("tokens.layout")}, changes)
    expect(changes[uri]["textDocument"]["version"] == 1, changes)
    for name in ["if", "2x", "a b", "other", "", "let"]:
        answer = client.ask("textDocument/rename", {**at(uri, text, "gap", 1), "newName": name})
        expect(answer.get("error", {}).get("code") == -32803, name, answer)
    edit = client.result("textDocument/rename", {**at(uri, text, "cell", 1), "newName": "big cell"})
    expect(edit["documentChanges"][0]["edits"][0]["newText"] == "\"big cell\"", edit)
    # The same from the file that declares it, by a server that was started in the folder.
    for folder in [world.folder, pathlib.Path("/")]:
        other = world.client(cwd=folder)
        other.initialize(FULL, world.folder.as_uri())
        shared = "let gap = 2\nlet other = 3\n"
        edit = other.result("textDocument/rename", {**at(world.uri("tokens.layout"), shared, "gap", 1), "newName": "space"})
        uris = sorted(c["textDocument"]["uri"] for c in edit["documentChanges"])
        expect(uris == sorted([uri, world.uri("tokens.layout")]), folder, edit)
    measured = ("layout page { section posts { hgroup 1w x ~50 { item hero 40 x ~10 } } section other { hgroup 1w x 44 { item } } }\n"
                "preview \"phone\" 400 x 800 { measured posts { hero: 40 x 30 } expect posts.hero 40 x 30 }\n")
    client.change(uri, {"text": measured})
    for part, name, count in [("posts", "news", 3), ("hero", "first", 3)]:
        edit = client.result("textDocument/rename", {**at(uri, measured, part, 1), "newName": name})
        expect(len(edit["documentChanges"][0]["edits"]) == count, part, edit)
    for part, name in [("hero", "big tile"), ("posts", "other")]:
        answer = client.ask("textDocument/rename", {**at(uri, measured, part, 1), "newName": name})
        expect(answer.get("error", {}).get("code") == -32803, name, answer)
    client.change(uri, {"text": text})
    edit = client.result("workspace/willRenameFiles", {"files": [
        {"oldUri": world.uri("tokens.layout"), "newUri": world.uri("sub/tokens.layout")}]})
    expect("sub/tokens.layout" in json.dumps(edit), edit)


@check
def symbols_folds_selections(world):
    client, uri = world.with_page()
    tree = client.result("textDocument/documentSymbol", document(uri))
    expect([(s["name"], s["kind"]) for s in tree] == [
        ("gap", 14), ("columns", 13), ("page", 5), ("iPhone 15", 24), ("tablet", 24)], tree)
    expect(all("children" not in one or one["children"] == [] for one in tree[3:]), "expectations are no symbols", tree[3:])
    section = tree[2]["children"][0]
    expect(section["name"] == "posts" and section["kind"] == 3, section)
    tile = section["children"][0]
    expect(tile["kind"] == 23 and "1w x 1w" in tile["detail"], tile)
    strip = tile["children"][1]
    expect(strip["detail"] == "1w x 1/3h split columns", strip)
    flat = world.with_page(PLAIN)[0].result("textDocument/documentSymbol", document(uri))
    expect(any(s.get("containerName") == "posts" for s in flat), flat)
    folds = client.result("textDocument/foldingRange", document(uri))
    lines = PAGE.split("\n")
    feature = [f for f in folds if "hgroup feature" in lines[f["startLine"]]][0]
    expect(feature.get("collapsedText") == "item, group", feature)
    expect("}" in lines[feature["endLine"] + 1], feature)
    ranges = client.result("textDocument/selectionRange", document(uri, positions=[position(PAGE, "hero", 1)]))
    sizes, node = [], ranges[0]
    while node:
        sizes.append((node["range"]["end"]["line"] - node["range"]["start"]["line"], node["range"]["end"]["character"]))
        node = node.get("parent")
    expect(len(sizes) > 5, sizes)


@check
def formatting(world):
    text = "layout   page {\nsection s { hgroup 1w x 44 {\n item a\n  item b } } }\n"
    client, uri = world.with_page(FULL, text)
    edits = client.result("textDocument/formatting", document(uri, options={"tabSize": 2, "insertSpaces": False}))
    expected = world.layoutc_output("format", "-", input=text).stdout
    expect(applied(text, edits) == expected, applied(text, edits), expected)
    broken = text.replace("item a", "item a { insets: = }")
    client.change(uri, {"text": broken})
    edits = client.result("textDocument/formatting", document(uri, options={"tabSize": 2, "insertSpaces": False}))
    expect(edits and applied(broken, edits) == world.layoutc_output("format", "-", input=broken).stdout, edits)
    client.change(uri, {"text": PAGE})
    expect(client.result("textDocument/formatting", document(uri, options={"tabSize": 2, "insertSpaces": True})) == [], "clean")
    crooked = PAGE.replace("item side {", "item   side  {").replace("item thumb {", "item   thumb  {")
    client.change(uri, {"text": crooked})
    edits = client.result("textDocument/rangeFormatting", document(
        uri, range=span(crooked, "item   side"), options={"tabSize": 2, "insertSpaces": True}))
    expect(applied(crooked, edits) == crooked.replace("item   side  {", "item side {"), edits)
    edits = client.result("textDocument/rangesFormatting", document(
        uri, ranges=[span(crooked, "item   side"), span(crooked, "item   thumb")],
        options={"tabSize": 2, "insertSpaces": True}))
    expect(applied(crooked, edits) == PAGE, edits)
    typed = PAGE.replace("                item thumb { insets: gap }\n            }",
                         "                item thumb { insets: gap }\n                  }")
    client.change(uri, {"text": typed})
    edits = client.result("textDocument/onTypeFormatting", document(
        uri, position=position(typed, "                  }", 19), ch="}", options={"tabSize": 4, "insertSpaces": True}))
    expect(applied(typed, edits) == PAGE, edits)
    # Neighbours, and properties that change their places.
    rows = ["layout page {", "    section s {", "        spacing:   4", "        insets:4", "        hgroup   1w x 44 { item   a }",
            "    }", "}", ""]
    text = "\n".join(rows)
    client.change(uri, {"text": text})
    edits = client.result("textDocument/rangeFormatting", document(
        uri, range=span(text, "hgroup"), options={"tabSize": 4, "insertSpaces": True}))
    expect(applied(text, edits) == text.replace("hgroup   1w x 44 { item   a }", "hgroup 1w x 44 { item a }"), edits)
    for row in ["insets:4", "spacing:   4"]:
        edits = client.result("textDocument/rangeFormatting", document(
            uri, range=span(text, row), options={"tabSize": 4, "insertSpaces": True}))
        result = applied(text, edits)
        expect(result.count("insets") == 1 and result.count("spacing") == 1, row, result)
    text = "layout page {\n    section s {\n        spacing:4\n        \n        hgroup   1w x 44 { item }\n    }\n}\n"
    client.change(uri, {"text": text})
    edits = client.result("textDocument/onTypeFormatting", document(
        uri, position={"line": 3, "character": 8}, ch="\n", options={"tabSize": 4, "insertSpaces": True}))
    expect(applied(text, edits) == text.replace("spacing:4", "spacing: 4"), edits)


@check
def quick_fixes(world):
    text = PAGE.replace("item hero", "itm hero")
    client, uri = world.with_page(FULL, text)
    found = pulled(client, uri)
    actions = client.result("textDocument/codeAction", document(
        uri, range=found[0]["range"], context={"diagnostics": found}))
    fix = [a for a in actions if a["kind"] == "quickfix"][0]
    expect(fix.get("isPreferred") and "edit" not in fix, fix)
    whole = client.result("codeAction/resolve", fix)
    expect(applied(text, whole["edit"]["documentChanges"][0]["edits"]) == PAGE, whole)
    text = PAGE.replace("section posts {", "section posts {\n        spacing: 0").replace(
        "vgroup tile 1w x 1w {", "vgroup tile 1w x 1w {\n            spacing: 0")
    client.change(uri, {"text": text})
    found = pulled(client, uri)
    actions = client.result("textDocument/codeAction", document(
        uri, range=found[0]["range"], context={"diagnostics": found[:1]}))
    titles = [a["title"] for a in actions]
    name = [t for t in titles if t.startswith("Fix all \"")]
    expect(name and name[0].endswith("in this file"), titles)
    silence = [a for a in actions if a["title"].startswith("Silence ")]
    expect(silence and silence[0]["title"].endswith(" here"), titles)
    edit = client.result("codeAction/resolve", silence[0])["edit"]["documentChanges"][0]["edits"]
    expect("// layoutc:disable:next " in applied(text, edit), edit)
    fixes = client.result("textDocument/codeAction", document(
        uri, range=WHOLE, context={"diagnostics": [], "only": ["source.fixAll"]}))
    expect([a["kind"] for a in fixes] == ["source.fixAll.layoutc"], fixes)
    edits = client.result("codeAction/resolve", fixes[0])["edit"]["documentChanges"][0]["edits"]
    world.write("page.layout", text)
    world.layoutc_output("lint", "--fix", "page.layout")
    expect(applied(text, edits) == (world.folder / "page.layout").read_text(), "fix all is not lint --fix")


@check
def expectation_that_fails(world):
    text = PAGE.replace("expect posts.hero { count: 3 }", "expect posts.hero 200 x 258 { count: 3 }")
    client, uri = world.with_page(FULL, text)
    found = [one for one in pulled(client, uri) if one["code"] == "L801"]
    expect(len(found) == 1 and found[0]["severity"] == 1, found)
    actions = client.result("textDocument/codeAction", document(
        uri, range=found[0]["range"], context={"diagnostics": found, "only": ["quickfix"]}))
    expect([one["title"] for one in actions] == ["Take 258"], actions)
    edit = client.result("codeAction/resolve", actions[0])["edit"]["documentChanges"][0]["edits"]
    expect(applied(text, edit) == text.replace("200 x 258", "258 x 258"), edit)


@check
def refactorings(world):
    text = PAGE
    client, uri = world.with_page({**FULL, "experimental": {"commands": ["layoutc.rename"]}}, text)

    def action(kind, start, end=None, nth=0):
        range = {"start": position(text, start, 0, nth), "end": position(text, end, len(end)) if end else
                 position(text, start, 0, nth)}
        found = client.result("textDocument/codeAction", document(
            uri, range=range, context={"diagnostics": [], "only": [kind]}))
        return [client.result("codeAction/resolve", one) for one in found]

    def after(action):
        return applied(text, action["edit"]["documentChanges"][0]["edits"])

    one = action("refactor.extract.definition", "item hero 2/3w x 1h { insets: gap }", "item hero 2/3w x 1h { insets: gap }")
    expect(one and "define " in after(one[0]), one)
    expect(one[0].get("command", {}).get("command") == "layoutc.rename", one[0])
    place = position(text, "item hero")
    end = position(text, "item hero 2/3w x 1h { insets: gap }", len("item hero 2/3w x 1h { insets: gap }"))
    output = world.layoutc_output(
        "refactor", "extract-definition",
        f"page.layout:{place['line'] + 1}:{place['character'] + 1}-{end['line'] + 1}:{end['character'] + 1}")
    expect((world.folder / "page.layout").read_text() == after(one[0]), output)
    expect("let " in after(action("refactor.extract.constant", "2/3w", "2/3w")[0]), "constant")
    expect(action("refactor.inline", "gap")[0]["title"] == "Inline `gap`", "inline")
    expect(any(a["title"].startswith("Turn into `vgroup`") for a in action("refactor.rewrite.axis", "hgroup feature")), "axis")
    found = action("refactor.rewrite.edges", "insets: gap")
    expect(found and "insets: horizontal gap, vertical gap" in after(found[0]), found)
    expect(action("refactor.rewrite.wrap", "item hero")[0]["title"].startswith("Wrap in `hgroup`"), "wrap")
    several = action("refactor.rewrite.wrap", "item hero", "item side { insets: gap }\n                }")
    expect(several and "hgroup 1w x 1h" in after(several[0]), several)
    expect(action("refactor.rewrite.lines", "item hero")[0]["title"] == "Open block", "lines")
    expect(any("Add preview for" in a["title"] for a in action("refactor.rewrite.preview", "preview \"iPhone")), "preview")
    found = action("refactor.rewrite.expect", "item side")
    expect(found and "expect posts.side { at: 0; frame: " in after(found[0]), found)


@check
def inlay_hints(world):
    text = PAGE.replace("let gap = 2", "let gap = 1 + 1\nlet half = container.width / 2") + (
        "define quad(side) {\n    item q side x side\n}\nlayout other { section s { hgroup 1w x 48 { use quad(48) } } }\n"
    )
    text = text.replace("    items: posts 18", "    layout: page\n    items: posts 18").replace(
        "    scale: 2", "    layout: page\n    scale: 2")
    client, uri = world.with_page(FULL, text)
    hints = client.result("textDocument/inlayHint", document(uri, range=WHOLE))
    shown = {(text.split("\n")[h["position"]["line"]].strip(), h["label"].strip()) for h in hints}

    def has(line, label):
        expect(any(line in text and label == shown_label for text, shown_label in shown), line, label, shown)

    has("item hero", "258 × 258")
    has("let gap", "= 2")
    has("let half", "= 196.5")
    has("split columns", "= 3")
    has("if container.width", "false")
    has("footer credits", "–")
    has("use quad(48)", "side:")
    expect(all(h["kind"] == (2 if h["label"] == "side:" else 1) for h in hints), hints)
    hero = [h for h in hints if h["label"].strip() == "258 × 258"][0]
    tooltip = client.result("inlayHint/resolve", hero)["tooltip"]
    expect("| preview | size |" in tooltip["value"], tooltip)
    client.notify("layoutc/setActivePreview", document(uri, preview="tablet"))
    client.until(lambda m: m.get("method") == "workspace/inlayHint/refresh")
    hints = client.result("textDocument/inlayHint", document(uri, range=WHOLE))
    expect(not any(h["label"].strip() == "258 × 258" for h in hints), "the other preview")
    client.replies["workspace/configuration"] = lambda params: [{"inlayHints": {"frames": False}} for _ in params["items"]]
    client.notify("workspace/didChangeConfiguration", {"settings": None})
    client.settle()
    hints = client.result("textDocument/inlayHint", document(uri, range=WHOLE))
    expect(not any("×" in h["label"] for h in hints), "frames are off")


@check
def lenses(world):
    text = PAGE + "view card { text \"a\" }\n"
    text = text.replace("    items: posts 18", "    layout: page\n    items: posts 18").replace(
        "    scale: 2", "    layout: page\n    scale: 2")
    client, uri = world.with_page(FULL, text)
    lenses = client.result("textDocument/codeLens", document(uri))
    titles = [(text.split("\n")[l["range"]["start"]["line"]].split(" ")[0], l["command"]["title"]) for l in lenses]
    for wanted in [("preview", "▷ Preview"), ("preview", "Frames shown here"), ("preview", "Show frames here"),
                   ("preview", "✓ 1 expectation"), ("layout", "▷ Preview all"), ("view", "▷ Preview all")]:
        expect(wanted in titles, wanted, titles)
    expect(any(line == "layout" and title.startswith("changes at") and "700" in title for line, title in titles), titles)
    answer = client.result("workspace/executeCommand", {"command": "layoutc.test.run", "arguments": [uri, "iPhone 15"]})
    expect(answer["passed"] == 1, answer)


@check
def tokens(world):
    client, uri = world.with_page()
    full = client.result("textDocument/semanticTokens/full", document(uri))
    client.change(uri, {"range": span(PAGE, "hero"), "text": "heroes"})
    delta = client.result("textDocument/semanticTokens/full/delta", document(uri, previousResultId=full["resultId"]))
    data = list(full["data"])
    for edit in delta["edits"]:
        data[edit["start"]:edit["start"] + edit["deleteCount"]] = edit.get("data", [])
    again = client.result("textDocument/semanticTokens/full", document(uri))
    expect(data == again["data"], "delta")
    part = client.result("textDocument/semanticTokens/range", document(uri, range=span(PAGE, "let gap = 2")))
    expect(0 < len(part["data"]) < len(full["data"]), len(part["data"]))
    unknown = client.result("textDocument/semanticTokens/full/delta", document(uri, previousResultId="nothing"))
    expect("data" in unknown, unknown)


@check
def links(world):
    world.write("a.layout", "let b = 1\n")
    text = "import \"a.layout\"\nimport \"none.layout\"\nlet c = b\n"
    client, uri = world.with_page(FULL, text, "links.layout")
    found = client.result("textDocument/documentLink", document(uri))
    expect([one["target"] for one in found] == [world.uri("a.layout")] and found[0]["tooltip"], found)


@check
def settings(world):
    text = PAGE.replace("section posts {", "section posts {\n        spacing: 0")
    world.write("page.layout", text)
    world.layoutc_output("lint", "--write-baseline", "page.layout")
    client = world.client()
    sent = {"lint": {"enable": True}, "inlayHint": {"frames": True}, "codeLens": {"enable": "yes"}}
    client.replies["workspace/configuration"] = lambda params: [sent for _ in params["items"]]
    client.initialize(FULL, world.folder.as_uri())
    uri = world.uri("page.layout")
    client.open(uri, text)
    client.settle()
    logs = [m["params"]["message"] for m in client.seen if m.get("method") == "window/logMessage"]
    expect(any("inlayHint" in log and "inlayHints" in log for log in logs), logs)
    expect(any("codeLens.enable" in log for log in logs), logs)
    expect(pulled(client, uri), "the linter has found nothing")
    sent = {"lint": {"baseline": ".layoutc-baseline.json"}}
    client.notify("workspace/didChangeConfiguration", {"settings": {}})
    client.settle()
    expect(pulled(client, uri) == [], "the baseline has no effect", pulled(client, uri))
    sent = {"lint": {"enable": False}}
    client.notify("workspace/didChangeConfiguration", {"settings": {}})
    client.settle()
    expect(pulled(client, uri) == [], "the linter is not off")
    pushed, uri = world.with_page(PLAIN, text, initializationOptions={"layoutc": {"lint": {"enable": False}}})
    pushed.settle()
    expect(pushed.published(uri) == [], "options at the start")
    pushed.notify("workspace/didChangeConfiguration", {"settings": {"layoutc": {"lint": {"enable": True}}}})
    pushed.until(lambda m: m.get("method") == "textDocument/publishDiagnostics" and m["params"]["diagnostics"])


# -- 8: custom requests


@check
def frames_and_why(world):
    text = ("define pair(side) {\n    item one side x side\n}\nlayout page {\n    section s {\n"
            "        hgroup row 1w x 48 {\n            use pair(48)\n            item two 48 x 48\n        }\n    }\n}\n\n"
            "preview \"iPhone 15\" { items: s 4 }\n")
    client, uri = world.with_page(FULL, text)
    frames = client.result("layoutc/frames", document(uri, preview="iPhone 15"))
    one = [e for e in frames["elements"] if e["name"] == "one"][0]
    expect(one["location"]["uri"] == uri and one["location"]["range"]["start"] == position(text, "pair(48)"), one)
    expect(one["definition"]["range"]["start"] == position(text, "item one"), one)
    small = client.result("layoutc/frames", document(uri, viewport="200x400@2"))
    expect(small["viewport"]["width"] == 200 if "viewport" in small else True, small.get("viewport"))
    expect("200" in json.dumps({k: v for k, v in small.items() if k != "elements"}), small)
    why = client.result("layoutc/why", at(uri, text, "two", 1))
    expect(why["schema"] == "layoutc/why@1" and why["element"]["path"].startswith("s/row/two"), why)
    why = client.result("layoutc/why", document(uri, element="two[1]"))
    expect(why["element"]["path"].endswith("[1]"), why["element"])
    why = client.result("layoutc/why", {**at(uri, text, "two", 1), "instance": 1})
    expect(why["element"]["path"].endswith("[1]"), why["element"])
    expect(client.ask("layoutc/why", document(uri, element="three"))["error"]["code"] == -32803, "no element")
    previews = client.result("layoutc/previews", document(uri))["previews"]
    expect(previews == [{"name": "iPhone 15", "width": 393, "height": 852, "scale": 3, "active": True}], previews)
    statistics = client.result("layoutc/statistics", document(uri))
    expect(set(statistics) == {"version", "bytes", "tier1", "tier2", "tier3", "analyses", "cancelled", "residentBytes"},
           statistics)
    shown = client.result("workspace/textDocumentContent", {"uri": "layoutc-frames:/page.layout?preview=iPhone%2015"})
    expected = world.layoutc_output("compile", "page.layout").stdout
    expect(shown["text"].strip() == expected.strip(), shown["text"], expected)
    shown = client.result("workspace/textDocumentContent", {"uri": "layoutc-why:/page.layout?element=s/row/two"})
    expect("48" in shown["text"], shown)
    client.change(uri, {"range": span(text, "item two 48"), "text": "item two 40"})
    refresh = client.until(lambda m: m.get("method") == "workspace/textDocumentContent/refresh")
    expect(refresh["params"]["uri"].startswith("layoutc-"), refresh)


# -- 9: the preview


@check
def preview_commands(world):
    client, uri = world.with_page()
    answer = client.result("workspace/executeCommand", {"command": "layoutc.preview.open", "arguments": [uri]})
    expect(answer["url"].startswith("http://127.0.0.1:") or "localhost" in answer["url"], answer)
    client.settle(0.3)
    shown = [m for m in client.seen if m.get("method") == "window/showDocument"]
    expect(shown and shown[0]["params"]["uri"] == answer["url"] and shown[0]["params"]["external"], shown)
    expect(client.result("layoutc/previewURL", document(uri))["url"].startswith("http"), "previewURL")
    client.result("workspace/executeCommand", {"command": "layoutc.preview.close", "arguments": []})
    plain, uri = world.with_page(PLAIN)
    plain.result("workspace/executeCommand", {"command": "layoutc.preview.open", "arguments": [uri]})
    plain.settle(0.3)
    expect([m for m in plain.seen if m.get("method") == "window/showMessage"], "no message with the address")


# -- 10: robustness


@check
def survives_faults(world):
    client, uri = world.with_page()
    heavy = "layout page {\n    section s {\n        hgroup 1w x 44 { item a }\n    }\n}\n" + "".join(
        f'preview "p{n}" {300 + n} x 800 {{ items: s 9000 }}\n' for n in range(400))
    client.open(world.uri("heavy.layout"), heavy)
    answer = client.ask("textDocument/inlayHint", document(world.uri("heavy.layout"), range=WHOLE))
    expect("result" in answer or answer["error"]["code"] == -32803, answer)
    hover = client.result("textDocument/hover", at(uri, PAGE, "hero", 1))
    expect("258 × 258" in hover["contents"]["value"], "the next hover")
    client.result("workspace/executeCommand", {"command": "layoutc.restart", "arguments": []})
    hover = client.result("textDocument/hover", at(uri, PAGE, "hero", 1))
    expect("258 × 258" in hover["contents"]["value"], "after restart")
    expect(client.end() == 0, "exit code")


@check
def folder_that_vanishes(world):
    world.write("tokens.layout", "let gap = 2\n")
    text = "import \"tokens.layout\"\n" + PAGE.replace("let gap = 2\n", "")
    client, uri = world.with_page(FULL, text)
    expect(pulled(client, uri) == [], "before", pulled(client, uri))
    shutil.rmtree(world.folder)
    client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": world.uri("tokens.layout"), "type": 3}]})
    expect([d["code"] for d in pulled(client, uri)][:1] == ["L170"], "without it", pulled(client, uri))
    expect([s["name"] for s in client.result("workspace/symbol", {"query": "hero"})] == ["hero"], "symbols")
    client.change(uri, {"range": span(text, "import \"tokens.layout\""), "text": "let gap = 2"})
    expect("258 × 258" in client.result("textDocument/hover", at(uri, PAGE, "hero", 1))["contents"]["value"], "hover")
    world.folder.mkdir()
    world.write("tokens.layout", "let gap = 2\n")
    client.change(uri, {"text": text})
    client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": world.uri("tokens.layout"), "type": 1}]})
    expect(pulled(client, uri) == [], "behind it", pulled(client, uri))
    expect(client.end() == 0, "exit code")


@check
def parent_is_followed(world):
    parent = subprocess.Popen(["sleep", "60"])
    client = world.client()
    client.result("initialize", {"processId": parent.pid, "capabilities": {}})
    parent.kill()
    parent.wait()
    expect(client.process.wait(15) == 1, "the parent is gone")


@check
def log_file(world):
    log = world.folder / "lsp.log"
    client = world.started(FULL, "--log", str(log), "--trace", "verbose")
    client.result("workspace/symbol", {"query": "x"})
    client.end()
    lines = log.read_text().split("\n")
    expect(any(line.endswith(" ms)") and "Z → workspace/symbol " in line for line in lines), lines[:9])
    expect(any(line.endswith("Z ← initialize 1") for line in lines) and any('"query"' in line for line in lines), lines[:9])


# -- Swift


@check
def swift_beside(world):
    text = """import UIKit

func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Metrics.height)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
"""
    world.write("Feed.swift", text)
    world.write("Metrics.swift", "enum Metrics { static let height: CGFloat = 44 }\n")
    client = world.started(FULL, "--swift")
    names = set(client.hello["capabilities"])
    expect(names == {"positionEncoding", "textDocumentSync", "diagnosticProvider", "hoverProvider", "inlayHintProvider",
                     "codeActionProvider", "executeCommandProvider"}, names)
    uri = world.uri("Feed.swift")
    client.open(uri, text, "swift")
    hover = client.result("textDocument/hover", at(uri, text, "NSCollectionLayoutItem", 3))
    if hover is None:
        pulled(client, uri)
        hover = client.result("textDocument/hover", at(uri, text, "NSCollectionLayoutItem", 3))
    expect(hover["contents"]["value"].count("iPhone") == 3, hover)
    # What other files say is followed: on disk, and while they are open.
    world.write("Metrics.swift", "enum Metrics { static let height: CGFloat = 60 }\n")
    client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": world.uri("Metrics.swift"), "type": 2}]})
    client.open(world.uri("Metrics.swift"), "enum Metrics { static let height: CGFloat = 60 }\n", "swift")
    for height in ["60", "75"]:
        client.change(world.uri("Metrics.swift"), {"text": f"enum Metrics {{ static let height: CGFloat = {height} }}\n"})
        for _ in range(40):
            hover = client.result("textDocument/hover", at(uri, text, "NSCollectionLayoutItem", 3))
            if hover and f"× {height} |" in hover["contents"]["value"]:
                break
            time.sleep(0.1)
        else:
            expect(False, height, hover)
    expect(client.ask("textDocument/completion", at(uri, text, "item", 1)).get("result", 0) is None, "completion")
    actions = client.result("textDocument/codeAction", document(uri, range=span(text, "item"), context={"diagnostics": []}))
    expect("Import as Feed.layout" in [a["title"] for a in actions], actions)
    layout = world.started()
    layout.open(uri, text, "swift")
    expect(layout.result("textDocument/hover", at(uri, text, "NSCollectionLayoutItem", 3)) is None, "without the flag")
    expect(layout.result("textDocument/codeAction", document(uri, range=span(text, "item"),
                                                             context={"diagnostics": []})) in (None, []), "actions")


def main():
    layoutc, samples, wanted = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve(), sys.argv[3:]
    failed = 0
    for function in CHECKS:
        if wanted and function.__name__ not in wanted:
            continue
        with tempfile.TemporaryDirectory() as name:
            world = World(layoutc, samples, pathlib.Path(name).resolve() / "work")
            world.folder.mkdir()
            started = time.monotonic()
            try:
                function(world)
                if os.environ.get("VERBOSE"):
                    print(f"ok {function.__name__} {time.monotonic() - started:.1f} s")
            except Exception as error:
                failed += 1
                line = traceback.extract_tb(error.__traceback__)
                own = [frame.lineno for frame in line if frame.filename == __file__]
                print(f"{function.__name__}, line {own[-1] if own else '?'}: {type(error).__name__} {str(error)[:1500]}")
            finally:
                for client in world.clients:
                    client.process.kill()
                    client.process.wait()
    if failed:
        sys.exit(f"{failed} of {len(wanted or CHECKS)} checks of the protocol fail")
    print(f"{len(wanted or CHECKS)} checks of the protocol hold")


if __name__ == "__main__":
    main()
