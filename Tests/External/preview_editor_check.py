#!/usr/bin/env python3
"""Opens the page of a preview from an editor, and uses both, in Chromium.

    preview_editor_check.py LAYOUTC SAMPLES

Needs what preview_check.py needs. Exit code 1 at the first thing that is not as it should be.
"""
import http.server
import pathlib
import statistics
import sys
import threading
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from preview_check import SWIFT, Page, expect, explore
from protocol_client import Client, position, span

CAN = {"window": {"showDocument": {"support": True}}, "workspace": {"configuration": True}}


class Tab(Page):
    """A page that a server of an editor shows."""

    def __init__(self, address):
        self.server, self.address, self.driver = None, address, self.browser()
        self.driver.get(address)
        self.wait("the page is ready", lambda: self.root("data-state") == "ready")


class Editor:
    """An editor with one file that is open in it."""

    def __init__(self, layoutc, path, text, *options, can=CAN, settings=None):
        self.client = Client(layoutc, *options)
        self.client.replies["window/showDocument"] = lambda params: {"success": True}
        self.client.replies["workspace/configuration"] = lambda params: [settings or {}] * len(params["items"])
        self.given = self.client.initialize(can, path.parent.as_uri(), initializationOptions=settings or {})["capabilities"]
        self.uri, self.text = path.as_uri(), text
        self.client.open(self.uri, text, "swift" if path.suffix == ".swift" else "layout")

    def run(self, name, *arguments):
        return self.client.result("workspace/executeCommand", {"command": "layoutc.preview." + name, "arguments": arguments})

    def type(self, old, new):
        self.client.change(self.uri, {"range": span(self.text, old), "text": new})
        self.text = self.text.replace(old, new, 1)

    def shown(self, method="window/showDocument"):
        """The last document, or message, that the server has asked to show."""
        self.client.settle(0.3)
        found = [message["params"] for message in self.client.seen if message.get("method") == method]
        return found[-1] if found else None

    def put_caret(self, part):
        self.client.result("textDocument/documentHighlight", {
            "textDocument": {"uri": self.uri}, "position": position(self.text, part, 1)})


def hero(page, name="data-width", screen=0):
    return page.values(f'.screen[data-screen="{screen}"] .element[data-name="hero"]', name)[0][0]


def check_typing(layoutc, path):
    """The page shows the open text, follows each key, and leads back."""
    text = path.read_text().replace("let gap = 2", "let gap = 3")
    editor = Editor(layoutc, path, text)
    commands = editor.given["executeCommandProvider"]["commands"]
    expect({"layoutc.preview.open", "layoutc.preview.close"} <= set(commands), "the commands are announced")
    lenses = editor.client.result("textDocument/codeLens", {"textDocument": {"uri": editor.uri}})
    lenses = [lens if "command" in lens else editor.client.result("codeLens/resolve", lens) for lens in lenses]
    opening = [lens["command"]["arguments"] for lens in lenses if lens["command"]["command"] == "layoutc.preview.open"]
    expect([editor.uri, "iPhone 15"] in opening and [editor.uri, "iPad (10th generation)"] in opening, "lenses open each preview")
    address = editor.run("open", editor.uri)["url"]
    shown = editor.shown()
    expect(shown["uri"] == address and shown["external"], "the address is shown outside of the editor")
    page = Tab(address)
    try:
        expect(hero(page) == "256", "the page shows the text that is open, not the file")
        expect("saved" in page.driver.execute_script("return [...document.querySelectorAll('#compare option')].map(one => one.value)"),
               "it can be compared with the file")
        times = []
        for turn in range(20):
            before, began = page.root("data-revision"), time.time() * 1000
            editor.type(f"let gap = {3 + turn % 2}", f"let gap = {4 - turn % 2}")
            page.wait("a key is followed", lambda: page.root("data-revision") != before)
            times.append(float(page.root("data-drawn-at")) - began)
        print(f"  from a key to drawn: {statistics.median(times):.1f} ms, best {min(times):.1f} (asked: 50)")
        expect(hero(page) == "256", "with its frames")
        editor.type("item hero", "item hero(")
        page.wait("a broken text leaves the picture", lambda: page.root("data-state") == "broken" and hero(page) == "256")
        editor.type("item hero(", "item hero")
        page.wait("until it is whole", lambda: page.root("data-state") == "ready")
        line = editor.text[: editor.text.index("item hero")].count("\n")
        for words, act in (
                ("a double click", lambda: ActionChains(page.driver).double_click(page.one('.element[data-name="hero"]')).perform()),
                ("Enter on the place", lambda: page.one("#inspector-source").send_keys(Keys.ENTER)),
                ("a click on the place", lambda: page.one("#inspector-source").click()),
                ("a key", lambda: (page.driver.execute_script("document.activeElement.blur()"), page.keys("o")))):
            editor.client.seen.clear()
            act()
            shown = editor.shown()
            expect(shown and shown["uri"] == editor.uri and shown["takeFocus"] is True and shown["selection"]["start"]["line"] == line,
                   f"{words} opens the place")
        editor.put_caret("item thumb")
        page.wait("the caret selects", lambda: page.one("#inspector-title").text.startswith("thumb"))
        editor.put_caret("vgroup stack")
        page.wait("a group, too", lambda: page.one("#inspector-title").text.startswith("stack"))
        other = editor.client.result("layoutc/previewURL", {"textDocument": {"uri": editor.uri}, "preview": "iPad (10th generation)"})["url"]
        expect(other.split("#")[0] == address.split("#")[0], "one server shows all")
        page.driver.get("about:blank")
        page.driver.get(other)
        page.wait("the preview that was asked for is active",
                  lambda: page.values(".screen", "aria-current") == [[None], ["true"]])
        editor.run("close")
        page.wait("it is closed", lambda: page.root("data-state") == "offline")
        again = editor.run("open", editor.uri)["url"]
        expect(again != address, "opened again, it has another token")
        page.driver.get("about:blank")
        page.driver.get(again)
        page.wait("and shows the text", lambda: page.root("data-state") == "ready" and hero(page) == "256")
        expect(editor.client.end() == 0, "the session ends")
        page.wait("and with it the page", lambda: page.root("data-state") == "offline")
    finally:
        page.close()


def check_settings(layoutc, path):
    """What the settings say of the page; clients that show no documents."""
    text = path.read_text()
    editor = Editor(layoutc, path, text, can={})
    address = editor.run("open", editor.uri)["url"]
    expect(address in editor.shown("window/showMessage")["message"], "an editor without documents shows the address in a message")
    editor.client.end()

    class Outer(http.server.BaseHTTPRequestHandler):
        """A page of another site, with the preview inside of it."""
        inner = ""

        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(f'<!DOCTYPE html><title>Outer</title><iframe src="{self.inner}" width="1200" height="800"></iframe>'.encode())

        def log_message(self, *words):
            pass

    outer = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Outer)
    threading.Thread(target=outer.serve_forever, daemon=True).start()
    # Another name of this machine is another site.
    site = f"http://localhost:{outer.server_port}"
    for ancestors, is_shown in (("", False), ("vscode-webview: " + site, True)):
        editor = Editor(layoutc, path, text, settings={"preview": {"frameAncestors": ancestors, "followCursor": False}})
        editor.client.notify("workspace/didChangeConfiguration", {"settings": {
            "layoutc": {"preview": {"frameAncestors": ancestors, "followCursor": False}}}})
        editor.client.settle(0.3)
        Outer.inner = editor.run("open", editor.uri)["url"]
        page = Page.__new__(Page)
        page.server, page.driver = None, Page.browser()
        try:
            page.driver.get("chrome://version")
            page.driver.get(site)
            time.sleep(0.2 if is_shown else 1)
            page.driver.switch_to.frame(0)
            if is_shown:
                page.wait("a page that may shows it inside of it", lambda: page.root("data-state") == "ready" and hero(page) == "258")
                editor.put_caret("item hero")
                time.sleep(0.3)
                expect(page.one("#inspector-title").text == "Nothing is selected", "the caret selects only where that is wished")
            else:
                expect(page.root("data-state") is None, "no other page shows it")
        finally:
            page.close()
            editor.client.end()
    outer.shutdown()


def check_swift(layoutc, path):
    """Swift code that is open is shown as it is typed."""
    path.write_text(SWIFT)
    editor = Editor(layoutc, path, SWIFT, "--swift")
    page = Tab(editor.run("open", editor.uri)["url"])
    try:
        expect(len(page.all(".screen")) == 6, "Swift code is shown on six devices")
        heights = lambda: {row[0] for row in page.values('.screen[data-screen="0"] .element', "data-height")}
        editor.type(".absolute(100)", ".absolute(120)")
        page.wait("a key is followed", lambda: heights() == {"120"})
        editor.client.seen.clear()
        ActionChains(page.driver).double_click(page.one(".element")).perform()
        shown = editor.shown()
        line = SWIFT[: SWIFT.index("NSCollectionLayoutItem(")].count("\n")
        expect(shown and shown["uri"] == editor.uri and shown["selection"]["start"]["line"] == line, "an item leads to its code")
        editor.put_caret("NSCollectionLayoutItem(")
        page.wait("the caret selects", lambda: page.one("#inspector-title").text != "Nothing is selected")
        expect(editor.client.end() == 0, "the session ends")
    finally:
        page.close()


def main():
    with explore() as (arguments, path):
        layoutc = arguments.layoutc
        check_typing(layoutc, path)
        check_settings(layoutc, path)
        check_swift(layoutc, path.parent / "Feed.swift")
    print("the preview follows the editor")


if __name__ == "__main__":
    sys.exit(main())
