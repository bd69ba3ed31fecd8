"""Drives `layoutc lsp` with pytest-lsp, whose types are generated from the protocol.

    language_server_check.py LAYOUTC

Every message of the server is parsed by these types. Opens, types, completes, hovers, renames, formats
and fixes; diagnostics are pulled and pushed, positions are counted in UTF-8, 16 and 32.
"""

import asyncio
import json
import pathlib
import sys
import tempfile
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


async def start(layoutc, folder, encoding, pulls):
    config = ClientServerConfig(server_command=[layoutc, "lsp"], client_factory=pytest_lsp.make_test_lsp_client)
    client = await config.start()
    capabilities = types.ClientCapabilities(
        general=types.GeneralClientCapabilities(position_encodings=[types.PositionEncodingKind(encoding)]),
        text_document=types.TextDocumentClientCapabilities(
            diagnostic=types.DiagnosticClientCapabilities() if pulls else None,
            document_symbol=types.DocumentSymbolClientCapabilities(hierarchical_document_symbol_support=True),
            rename=types.RenameClientCapabilities(prepare_support=True),
        ),
    )
    result = await client.initialize_session(
        types.InitializeParams(capabilities=capabilities, process_id=None, root_uri=folder.as_uri()))
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
    print("the language server answers a client of the generated protocol types")


if __name__ == "__main__":
    main()
