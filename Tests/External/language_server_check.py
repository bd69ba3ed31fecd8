"""Drives `layoutc lsp` with pytest-lsp, whose types are generated from the protocol.

    language_server_check.py LAYOUTC

Every message of the server is parsed by these types. Opens, types, completes, hovers, renames, formats
and fixes; diagnostics are pulled and pushed, positions are counted in UTF-8, 16 and 32.
"""

import asyncio
import http.client
import json
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.parse
import warnings

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

SAMPLE = """// 🎨 A page.
let gap = 2

layout page {
    section posts {
        hgroup row 1w x 100 {
            item hero 1/2w x 1h { insets: gap }
        }
    }
}

preview "iPhone 15" {
    items: posts 4
}
"""


SWIFT = """import UIKit

func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
"""


def position(text, part, behind=0, encoding="utf-16"):
    """Where `part` stands in `text`, some characters further on."""
    before = text[: text.index(part) + behind]
    line = before[before.rfind("\n") + 1 :]
    units = {
        "utf-8": len(line.encode()),
        "utf-16": len(line.encode("utf-16-le")) // 2,
        "utf-32": len(line),
    }[encoding]
    return types.Position(line=before.count("\n"), character=units)


class Failure(Exception):
    pass


def expect(condition, message):
    if not condition:
        raise Failure(message)


async def start(layoutc, folder, encoding, pulls, options=(), shows_documents=False):
    config = ClientServerConfig(server_command=[layoutc, "lsp", *options], client_factory=pytest_lsp.make_test_lsp_client)
    client = await config.start()
    capabilities = types.ClientCapabilities(
        general=types.GeneralClientCapabilities(position_encodings=[types.PositionEncodingKind(encoding)]),
        workspace=types.WorkspaceClientCapabilities(workspace_edit=types.WorkspaceEditClientCapabilities(
            document_changes=bool(options),
            resource_operations=[types.ResourceOperationKind.Create] if options else [])),
        window=types.WindowClientCapabilities(
            show_document=types.ShowDocumentClientCapabilities(support=True)) if shows_documents else None,
        text_document=types.TextDocumentClientCapabilities(
            diagnostic=types.DiagnosticClientCapabilities() if pulls else None,
            document_symbol=types.DocumentSymbolClientCapabilities(hierarchical_document_symbol_support=True),
            rename=types.RenameClientCapabilities(prepare_support=True),
        ),
    )
    result = await client.initialize_session(
        types.InitializeParams(capabilities=capabilities, process_id=None, root_uri=folder.as_uri()))
    client.capabilities_of_server = result.capabilities
    expect(result.capabilities.position_encoding == encoding, f"encoding {result.capabilities.position_encoding}")
    return client


async def converse(layoutc, folder, encoding, pulls):
    client = await start(layoutc, folder, encoding, pulls)
    uri = (folder / "page.layout").as_uri()
    document = types.TextDocumentIdentifier(uri=uri)
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(uri=uri, language_id="layout", version=1, text=SAMPLE)))

    async def diagnostics():
        if pulls:
            report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=document))
            return report.items
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        await asyncio.sleep(1)
        return client.diagnostics.get(uri, [])

    await diagnostics()
    at = lambda part, behind=0: position(SAMPLE, part, behind, encoding)
    hover = await client.text_document_hover_async(types.HoverParams(text_document=document, position=at("hero", 1)))
    expect("iPhone 15" in hover.contents.value, f"hover shows no preview: {hover.contents.value}")
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=document))
    expect([symbol.name for symbol in symbols] == ["gap", "page", "iPhone 15"], f"symbols {symbols}")
    completion = await client.text_document_completion_async(
        types.CompletionParams(text_document=document, position=at("hgroup")))
    labels = [item.label for item in completion.items]
    expect("hgroup" in labels and "item" not in labels, f"completion in a section: {labels}")
    edit = await client.text_document_rename_async(
        types.RenameParams(text_document=document, position=at("gap", 1), new_name="space"))
    expect(len(edit.changes[uri]) == 2, f"rename: {edit}")
    edits = await client.text_document_formatting_async(types.DocumentFormattingParams(
        text_document=document, options=types.FormattingOptions(tab_size=4, insert_spaces=True)))
    expect(not edits, f"formatted text is changed: {edits}")
    tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(text_document=document))
    expect(len(tokens.data) % 5 == 0 and tokens.data, "no tokens")

    word = types.Range(start=at("hero"), end=at("hero", 4))
    kind = types.Range(start=at("item"), end=at("item", 4))
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=2),
        content_changes=[types.TextDocumentContentChangePartial(range=kind, text="itm")]))
    found = await diagnostics()
    expect([item.code for item in found] == ["L102"], f"a broken word: {found}")
    expect(found[0].range.start == kind.start, f"at {found[0].range}")
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=document, range=found[0].range, context=types.CodeActionContext(diagnostics=found)))
    texts = [change.new_text for action in actions for change in action.edit.changes[uri]]
    expect("item" in texts, f"fixes: {texts}")
    expect(word.start.line == kind.start.line, "the sample has changed")
    await client.shutdown_session()


class Page:
    """What the page of a preview does: requests with its token, and a stream of events."""

    def __init__(self, url):
        self.address = urllib.parse.urlsplit(url)
        self.token = urllib.parse.parse_qs(self.address.fragment)["token"][0]
        self.events = http.client.HTTPConnection(self.address.netloc, timeout=20)
        self.events.request("GET", "/api/events", headers=self.headers())
        self.stream = self.events.getresponse()
        expect(self.stream.status == 200, f"no events: {self.stream.status}")

    def headers(self):
        return {"Authorization": "Bearer " + self.token}

    def ask(self, path, body=None):
        connection = http.client.HTTPConnection(self.address.netloc, timeout=20)
        connection.request("POST" if body else "GET", path, body=json.dumps(body) if body else None,
                           headers=self.headers())
        answer = connection.getresponse()
        text = answer.read()
        expect(answer.status == 200, f"{path}: {answer.status} {text}")
        return json.loads(text)

    def next_event(self, name):
        """The data of the next event called `name`."""
        lines = []
        while True:
            line = self.stream.fp.readline().decode().rstrip()
            expect(line or lines, f"the stream ends before {name}")
            if line:
                lines.append(line)
            elif f"event: {name}" in lines:
                return json.loads([line for line in lines if line.startswith("data: ")][-1][6:])
            else:
                lines = [" "]

    def heights(self, **more):
        screens = self.ask("/api/screens", {"screens": [{"id": 0, "preview": "iPhone 15", **more}]})["screens"]
        return {element["name"]: element["frame"]["height"] for element in screens[0]["elements"]}, screens[0]


async def preview(layoutc, folder):
    """The preview follows the text that is typed, and leads back to the editor."""
    client = await start(layoutc, folder, "utf-16", True, shows_documents=True)

    async def shown(count):
        """The document that the client was asked to show, as the one after `count - 1` others."""
        while len(client.shown_documents) < count:
            await asyncio.sleep(0.01)
        return client.shown_documents[count - 1]

    uri = (folder / "page.layout").as_uri()
    document = types.TextDocumentIdentifier(uri=uri)
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(uri=uri, language_id="layout", version=1, text=SAMPLE)))
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(text_document=document))
    opening = [lens.command for lens in lenses if lens.command.title == "▷ Preview"]
    expect(len(opening) == 1, f"lenses: {lenses}")
    answer = await client.workspace_execute_command_async(types.ExecuteCommandParams(
        command=opening[0].command, arguments=opening[0].arguments))
    url = answer["url"] if isinstance(answer, dict) else answer.url
    page = await asyncio.to_thread(Page, url)
    first = await asyncio.wait_for(shown(1), 10)
    expect(first.uri == url and first.external, f"shown: {first}")
    expect((await asyncio.to_thread(page.heights))[0]["hero"] == 96, "the cell is not 96 high")

    typed = time.monotonic()
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=2),
        content_changes=[types.TextDocumentContentChangePartial(
            range=types.Range(start=position(SAMPLE, "100"), end=position(SAMPLE, "100", 3)), text="120")]))
    change = await asyncio.to_thread(page.next_event, "change")
    delay = time.monotonic() - typed
    expect(change["cause"] == "edit" and change["files"] == ["page.layout"], f"change: {change}")
    heights, screen = await asyncio.to_thread(page.heights, against="saved")
    expect(heights["hero"] == 116, f"after typing: {heights}")
    expect({change["change"] for change in screen["changes"]} >= {"resized"}, f"compared with the file: {screen}")
    expect("saved" in page.ask("/api/state")["revisions"], "`saved` is not offered")

    caret = position(SAMPLE, "hero", 1)
    await client.text_document_document_highlight_async(
        types.DocumentHighlightParams(text_document=document, position=caret))
    selected = await asyncio.to_thread(page.next_event, "select")
    expect(selected == {"file": "page.layout", "offset": len(SAMPLE[:SAMPLE.index("hero") + 1].encode())},
           f"selected: {selected}")
    line = SAMPLE[:SAMPLE.index("hero")].count("\n") + 1
    await asyncio.to_thread(page.ask, "/api/select", {"file": "page.layout", "line": line, "column": 18})
    place = await asyncio.wait_for(shown(2), 10)
    expect(place.uri == uri and place.take_focus and place.selection.start.line == line - 1, f"shown: {place}")
    expect(place.selection.start.character == 17, f"shown: {place.selection}")

    await client.workspace_execute_command_async(types.ExecuteCommandParams(command="layoutc.preview.close"))
    await asyncio.to_thread(page.next_event, "bye")
    await client.shutdown_session()
    return delay


async def swift(layoutc, folder):
    """A second server for Swift files: findings at their places, hover with devices, the import."""
    client = await start(layoutc, folder, "utf-16", True, options=["--swift"])
    expect(not client.capabilities_of_server.completion_provider, "completion in Swift is announced")
    text = SWIFT
    uri = (folder / "Feed.swift").as_uri()
    document = types.TextDocumentIdentifier(uri=uri)
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(uri=uri, language_id="swift", version=1, text=text)))
    report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=document))
    (folder / "Feed.swift").write_text(text)
    linted = subprocess.run([layoutc, "lint", "--format", "json", folder / "Feed.swift"], capture_output=True, text=True)
    found = json.loads(linted.stdout)
    codes = [finding["code"] for file in found.get("files", [found]) for finding in
             file.get("findings", file.get("diagnostics", []))]
    expect([item.code for item in report.items] == codes, f"{report.items}, but `lint`: {codes}")
    hover = await client.text_document_hover_async(types.HoverParams(
        text_document=document, position=position(text, "NSCollectionLayoutItem", 3)))
    expect(hover.contents.value.count("iPhone") == 3 and hover.contents.value.count("iPad") == 3,
           f"hover: {hover.contents.value}")
    whole = types.Range(start=types.Position(0, 0), end=types.Position(999, 0))
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(text_document=document, range=whole))
    expect(hints and hints[0].label == "187.5 × 44", f"hints: {hints}")
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=document, range=types.Range(start=position(text, "item"), end=position(text, "item")),
        context=types.CodeActionContext(diagnostics=[])))
    expect([action.title for action in actions] == ["Import as Feed.layout"], f"actions: {actions}")
    imported = subprocess.run([layoutc, "import", "Feed.swift"], cwd=folder, capture_output=True, text=True).stdout
    expect(actions[0].edit.document_changes[1].edits[0].new_text == imported, "the text is not that of `import`")
    await client.shutdown_session()


def main():
    warnings.simplefilter("error", pytest_lsp.LspSpecificationWarning)
    layoutc = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        (folder / "page.layout").write_text(SAMPLE)
        for encoding in ["utf-8", "utf-16", "utf-32"]:
            for pulls in [True, False]:
                try:
                    asyncio.run(asyncio.wait_for(converse(layoutc, folder, encoding, pulls), 60))
                except Failure as failure:
                    sys.exit(f"{encoding}, {'pulled' if pulls else 'published'}: {failure}")
        try:
            asyncio.run(asyncio.wait_for(swift(layoutc, folder), 60))
            delay = asyncio.run(asyncio.wait_for(preview(layoutc, folder), 60))
        except Failure as failure:
            sys.exit(f"Swift files or preview: {failure}")
    print(f"a page hears of a keystroke after {delay * 1000:.0f} ms")
    print("the language server answers a client of the generated protocol types")


if __name__ == "__main__":
    main()
