#!/usr/bin/env python3
"""Uses the page of `layoutc preview` in Chromium: what it keeps, and what it does when things go wrong.

    preview_state_check.py LAYOUTC SAMPLES

Needs what preview_check.py needs. Exit code 1 at the first thing that is not as it should be.
"""
import os
import pathlib
import signal
import socket
import subprocess
import sys
import threading
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from preview_check import PATIENCE, Page, check_frames, expect, explore, revision

SIBLINGS = """// Names that are not the only ones.
layout rows {
    section all {
        hgroup 1w x 100 { spacing: 8; item cell 1/3w x 1h; item cell 1/3w x 1h; item "foo-bar" 1/4w x 1h }
    }
    section { hgroup 1w x 40 { item row 1w x 1h } }
    section { hgroup 1w x 60 { item row 1w x 1h } }
}

preview "phone" 390 x 844 { items: all 6 }
"""

ABSENT = """layout page {
    section all {
        hgroup 1w x 100 { item cell 1w x 1h }
        if container.width >= 700 { footer more 1w x 30 }
    }
}

preview "phone" 390 x 844 { items: all 2 }
"""

REFUSED = """layout page {
    section first { hgroup 1w x 100 { insets: horizontal 165; item cell 1w x 1h } }
    section second { hgroup 1w x 100 { item cell 1w x 1h } }
}

preview "phone" 320 x 640 { items: 2 }
"""

LIBRARY = "let gap = 4\n"
IMPORTING = 'import "tokens.layout"\n\nlayout page { section all { hgroup 1w x 44 { insets: gap; item row } } }\n'

ROWS = "layout page { section all { hgroup 1w x 44 split 2 { item cell } } }\n"

MANY = """layout page {
    section rows { hgroup row 1w x 44 split 2 { item cell } }
}

preview "phone" 390 x 844 { items: 1000002 }
"""


class Relay:
    """Carries the bytes of a page to its preview and back; it can be cut, and fall asleep."""

    def __init__(self, address):
        self.target = int(address.split(":")[2].split("/")[0])
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.address = address.replace(str(self.target), str(self.port))
        self.is_cut, self.refused, self.streams, self.pairs = False, [], 0, []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                client = self.listener.accept()[0]
            except OSError:
                return
            if self.is_cut:
                self.refused.append(time.monotonic())
                client.close()
                continue
            # A pair that is asleep carries nothing more, and is not closed.
            pair = {"ends": (client, socket.create_connection(("127.0.0.1", self.target))), "awake": True, "streams": False}
            self.pairs.append(pair)
            for source, target in (pair["ends"], pair["ends"][::-1]):
                threading.Thread(target=self.carry, args=(pair, source, target), daemon=True).start()

    def carry(self, pair, source, target):
        try:
            while data := source.recv(65536):
                if not pair["awake"]:
                    return
                if source is pair["ends"][0]:
                    data = data.replace(f":{self.port}".encode(), f":{self.target}".encode())
                    if b"GET /api/events" in data and not pair["streams"]:
                        pair["streams"] = True
                        self.streams += 1
                target.sendall(data)
        except OSError:
            pass
        if pair in self.pairs and pair["awake"]:
            self.pairs.remove(pair)
            self.streams -= pair["streams"]
            self.end(pair)

    @staticmethod
    def end(pair):
        for one in pair["ends"]:
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            one.close()

    def cut(self):
        self.is_cut = True
        for pair in list(self.pairs):
            self.end(pair)

    def sleep(self):
        """What is connected now hears nothing any more, as behind a computer that slept."""
        for pair in self.pairs:
            pair["awake"] = False
        self.streams = 0


def hide(page, is_hidden):
    page.driver.execute_script(
        "Object.defineProperty(document, 'hidden', {configurable: true, value: arguments[0]});"
        "document.dispatchEvent(new Event('visibilitychange'))", is_hidden)


def check_reconnecting(layoutc, path):
    """A page follows again after each kind of interruption, with all that was chosen in the meantime."""
    text = path.read_text()
    page = Page(layoutc, str(path))
    relay = Relay(page.address)
    size = lambda: page.values('.screen[data-screen="0"] .element[data-name="hero"]', "data-width")[0][0]
    try:
        # Waits of a minute take two seconds.
        page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source":
            "const later = setTimeout; window.setTimeout = (work, time, ...more) => later(work, time > 30000 ? time / 30 : time, ...more);"})
        page.driver.get(relay.address)
        page.wait("it is ready", lambda: page.root("data-state") == "ready" and relay.streams == 1)
        hide(page, True)
        page.wait("a page that no one sees holds no stream", lambda: relay.streams == 0)
        path.write_text(text.replace("let gap = 2", "let gap = 3"))
        time.sleep(0.3)
        expect(size() == "258", "and follows nothing")
        hide(page, False)
        page.wait("seen again, it does", lambda: relay.streams == 1 and size() == "256")
        page.driver.execute_script("document.querySelector('.viewport').scrollTop = 120")
        page.wait("it is scrolled", lambda: page.values(".screen", "data-scroll-y")[0] == ["61"])

        count, before = len(page.all(".element")), revision(page)
        relay.cut()
        page.wait("the line is cut", lambda: page.root("data-state") == "offline")
        expect(len(page.all(".element")) == count and "lost" in page.one("#banner").text, "the picture stays, the banner says so")
        path.write_text(text.replace("let gap = 2", "let gap = 4"))
        page.set("#width-number", "700")
        page.one('.screen[data-screen="0"] .element[data-name="hero"]').click()
        expect(page.one("#status").text.endswith("offline"), "and the status")
        gaps = lambda: [round(later - time, 1) for time, later in zip(relay.refused, relay.refused[1:]) if later - time > 0.3]
        page.wait("it tries again after 0.5, 1 and 2 seconds",
                  lambda: len(gaps()) >= 2 and all(gap >= wait - 0.1 for gap, wait in zip(gaps(), (1, 2))))
        relay.is_cut = False
        page.wait("it is back", lambda: page.root("data-state") == "ready" and page.one("#status").text.endswith("connected"))
        page.wait("with the text of now and the width that was asked for", lambda: width(page) == "700" and revision(page) > before
                  and size() == page.values('.screen[data-screen="0"] .element[data-name="hero"]', "data-width")[0][0] == "458.667")
        page.wait("and the reasons of what was selected", lambda: page.values("#inspector-why li", "data-value"))
        expect(page.one("#inspector-title").text == "hero[0]" and page.one("#banner").text == "", "nothing else is said")
        expect(page.values(".screen", "data-scroll-y")[0] == ["61"], "it is scrolled as before")

        relay.sleep()
        path.write_text(text.replace("let gap = 2", "let gap = 6"))
        page.set("#width-number", "600")
        page.wait("what hears nothing for a minute tries again", lambda: relay.streams == 1 and width(page) == "600")
        page.wait("and follows", lambda: page.root("data-state") == "ready" and size() == "388")

        page.server.send_signal(signal.SIGSTOP)
        for points in range(500, 520):
            page.set("#width-number", str(points))
        path.write_text(text)
        page.server.send_signal(signal.SIGCONT)
        page.wait("a server that stood still answers the last question", lambda: width(page) == "519" and size() == "342")
        faults = [entry["message"] for entry in page.driver.get_log("browser")
                  if entry["level"] == "SEVERE" and "net::ERR_" not in entry["message"]]
        expect(not faults, f"no fault in the console {faults[:2]}")
    finally:
        page.close()
        relay.listener.close()
        path.write_text(text)


def width(page, screen=0):
    return page.values(f'.screen[data-screen="{screen}"]', "data-width")[0][0]


def blur(page):
    page.driver.execute_script("document.activeElement.blur()")


def check_address(layoutc, path):
    """All that was chosen is in the address, and comes back with it."""
    page = Page(layoutc, str(path))
    try:
        page.keys("2")
        expect(page.values(".screen", "aria-current") == [[None], ["true"]], "a digit chooses a screen")
        page.keys("1", "r", "g")
        page.set("#width-number", "700")
        page.wait("the width is 700", lambda: width(page) == "700")
        page.set("#zoom", "50")
        page.wait("half as large", lambda: page.one(".viewport").size["width"] == 350)
        page.set("#text-size", "accessibilityLarge")
        page.set("#param-columns", "4")
        page.set("#items-posts", "12")
        page.set("#add-device", "iPhone 16")
        page.wait("a device more", lambda: len(page.all(".screen")) == 3)
        page.one('.screen[data-screen="0"] .element[data-name="hero"]').click()
        page.driver.execute_script("document.querySelector('.viewport').scrollTop = 100")
        page.wait("it is scrolled", lambda: page.values(".screen", "data-scroll-y")[0][0] not in ("-59", "0"))
        page.wait("the address follows", lambda: "scroll.0" in page.driver.current_url)
        for part in ("#token=", "&file=Explore.layout", "&w.0=700", "&rtl=1", "&grid=1", "&zoom=50", "&set.columns=4",
                     "&items.posts=12", "&sel=posts/tile/feature/hero[0]"):
            expect(part in page.driver.current_url, f"the address has {part}")
        names = ("data-width", "data-height", "data-scroll-y", "data-content-height")
        before = page.values(".screen", *names), page.values(".element", "data-id", "data-x", "data-y", "aria-pressed")
        page.driver.refresh()
        page.wait("it is ready again", lambda: page.root("data-state") == "ready" and len(page.all(".screen")) == 3)
        after = lambda: (page.values(".screen", *names), page.values(".element", "data-id", "data-x", "data-y", "aria-pressed"))
        page.wait("the same screens come back", lambda: after() == before)
        expect(page.one("#inspector-title").text == "hero[0]", "and the selection")
        expect(page.one("#zoom").get_property("value") == "50" and page.one("#param-columns").get_property("value") == "4",
               "and the controls")
        page.driver.get(page.address + "&w.0=500&sel=posts/hero[1]")
        page.wait("another address is shown", lambda: page.root("data-state") == "ready" and width(page) == "500")
        page.wait("groups may be left out", lambda: page.one("#inspector-title").text == "hero[1]")
    finally:
        page.close()


def check_selection(layoutc, path):
    """Lines, entries of the outline and what is around an element select."""
    page = Page(layoutc, str(path))
    try:
        hero = page.one('.screen[data-screen="0"] .element[data-name="hero"]')
        page.one("#L" + hero.get_attribute("data-line")).click()
        pressed = page.values('.screen[data-screen="0"] .element', "data-name", "aria-pressed")
        expect(all((name == "hero") == (state == "true") for name, state in pressed), "a line selects all that it makes")
        hero.click()
        hero.send_keys(Keys.ESCAPE)
        page.wait("Escape goes to the group", lambda: page.one("#inspector-title").text == "feature[0]")
        expect(page.one("#inspector-frame").text == "393 × 262 at 0, 164", "with its frame")
        expect(page.all(".region") and page.values('[aria-selected="true"]', "data-name") == [["feature"]], "drawn, and in the outline")
        for title in ("tile[0]", "posts", "Nothing is selected"):
            page.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
            page.wait(f"then to {title}", lambda: page.one("#inspector-title").text == title)
        page.one('[role=treeitem][data-name="strip"]').click()
        page.wait("an entry selects a group", lambda: page.one("#inspector-title").text == "strip[0]")
        page.wait("with its reasons", lambda: page.values("#inspector-why li", "data-value"))
        page.one('[role=treeitem][data-name="credits"]').click()
        expect(page.one("#inspector-title").text == "credits[0]", "and what only another screen shows")
        blur(page)
        page.keys("/")
        page.keys("side", Keys.ENTER)
        page.wait("an element is found by name", lambda: page.one("#inspector-title").text == "side[0]")
        blur(page)
        page.keys("/", Keys.ENTER)
        page.wait("again: the next one", lambda: page.one("#inspector-title").text == "side[1]")
        item = page.one('[role=treeitem][data-name="tile"]')
        item.click()
        page.driver.switch_to.active_element.send_keys(Keys.ARROW_LEFT)
        expect(item.get_attribute("aria-expanded") == "false", "an entry closes by key")
        path.write_text(path.read_text().replace("gap = 2", "gap = 3").replace("item thumb", "item picture"))
        page.wait("a save is followed", lambda: revision(page) == 2)
        expect(page.driver.execute_script("return document.activeElement.dataset.name") == "tile",
               "the focus is still there")
        expect(page.one('[role=treeitem][data-name="tile"]').get_attribute("aria-expanded") == "false",
               "and what was closed is closed")
    finally:
        page.close()


def check_connection(layoutc, path):
    """A page without a server says so, and follows one that is back only if it is the same."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    page = Page(layoutc, str(path), "--port", str(port))
    try:
        count = len(page.all(".element"))
        page.server.send_signal(signal.SIGSTOP)
        page.server.send_signal(signal.SIGCONT)
        page.server.terminate()
        expect(page.server.wait(PATIENCE) == 143, "the server ends with 143")
        page.wait("offline", lambda: page.root("data-state") == "offline")
        expect("lost" in page.one("#banner").text and len(page.all(".element")) == count, "the picture stays, the banner says so")
        page.server = subprocess.Popen(
            [layoutc, "preview", str(path), "--port", str(port), "--no-open", "--until-input-ends"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        page.server.stdout.readline()
        ended = "this page belongs to a preview that has ended"
        page.wait("another token", lambda: page.one("#banner").text == ended)
        expect(len(page.all(".element")) == count, "the picture stays")
        page.driver.refresh()
        page.wait("opened again, it says so", lambda: page.root("data-state") == "offline" and page.one("#banner").text == ended)
    finally:
        page.close()


def check_narrow(layoutc, path):
    """At 320 points, and at four times the size, the panes stand below each other and all is there."""
    page = Page(layoutc, str(path))
    try:
        for size, factor in (((320, 640), 1), ((1280, 1024), 4)):
            page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": size[0] // factor, "height": size[1] // factor, "deviceScaleFactor": factor, "mobile": False})
            wide = page.driver.execute_script("return document.documentElement.scrollWidth - innerWidth")
            expect(wide <= 0, f"nothing is wider than {size[0] // factor} points")
            page.one('.screen[data-screen="0"] .element[data-name="avatar"]').click()
            expect(page.one("#inspector-frame").text == "72 × 72 at 16, 0", "elements can be selected")
            tops = [page.one(name).location["y"] for name in ("#bar", "#outline", "#stage", "#inspector", "#source", "#diagnostics")]
            expect(tops == sorted(tops), "the panes stand below each other")
    finally:
        page.close()


def check_faults(layoutc, folder):
    """Refusals have their widths; what only declares shows what imports it; a million elements are counted."""
    path = folder / "siblings.layout"
    path.write_text(SIBLINGS)
    page = Page(layoutc, str(path))
    try:
        check_frames(page, layoutc, str(path))
        ids = page.values(".element", "data-id")
        expect(len({row[0] for row in ids}) == len(ids) and ["0-all/hgroup/cell[3]"] in ids, "every element has an id of its own")
        page.all('.element[data-name="row"]')[-1].click()
        page.wait("with its reasons", lambda: page.values("#inspector-why li", "data-value"))
    finally:
        page.close()
    path.write_text(ABSENT)
    page = Page(layoutc, str(path))
    try:
        page.one('[role=treeitem][data-name="more"]').click()
        page.wait("what is not there says why", lambda: "container.width >= 700" in page.one("#inspector-frame").text)
    finally:
        page.close()
    path.write_text(REFUSED)
    page = Page(layoutc, str(path))
    try:
        expect(page.values(".screen", "data-state") == [["refused"]] and page.root("data-state") == "ready", "a section is refused")
        page.wait("at which widths", lambda: "refused at 330 and below" in page.one(".drawing").text)
        page.set("#width-number", "331")
        page.wait("and not beyond", lambda: page.values(".screen", "data-state") == [["ready"]])
    finally:
        page.close()
    path.unlink()
    (folder / "page.layout").write_text(IMPORTING)
    (folder / "tokens.layout").write_text(LIBRARY)
    page = Page(layoutc, str(folder))
    try:
        page.set("#files", "tokens.layout")
        page.wait("what imports it is shown", lambda: page.values(".screen", "data-layout") == [["page"]])
        expect(page.one("#inspector-title").text == "Nothing is selected", "and nothing is selected")
        os.replace(folder / "tokens.layout", folder / "moved")
        page.wait("a missing import is an error", lambda: page.root("data-state") == "broken")
        (folder / "page.layout").write_text(IMPORTING.replace("1w x 44", "1w x 60"))
        page.wait("what is healthy is drawn with what was imported",
                  lambda: page.values(".element", "data-height")[0] == ["52"])
        expect(page.root("data-state") == "broken", "and it is still an error")
        (folder / "page.layout").write_text(IMPORTING)
        os.replace(folder / "moved", folder / "tokens.layout")
        page.wait("until it is back", lambda: page.root("data-state") == "ready")
    finally:
        page.close()
    path.write_text(MANY)
    page = Page(layoutc, str(path))
    try:
        expect("1000002 elements" in page.one("#banner").text, "a million elements are counted")
        expect(0 < len(page.all(".element")) < 2000, "and those around what is seen are drawn")
    finally:
        page.close()


def check_many_previews(layoutc, path):
    """More previews than a request takes; what is drawn already is not asked for again; nothing moves for those
    who want that."""
    path.write_text(ROWS + "".join(f'preview "p{number}" {320 + number} x 400 {{ items: 12 }}\n' for number in range(40)))
    page = Page(layoutc, str(path))
    try:
        expect(len(page.all(".screen")) == 40, "forty previews are forty screens")
        page.set("#screens-menu", "39")
        page.driver.execute_script(
            "window.asked = []; const ask = fetch; window.fetch = (path, more) => {"
            "if (path === '/api/screens') window.asked.push(JSON.parse(more.body).screens.map(one => one.id));"
            "return ask(path, more); }")
        page.set("#width-number", "500")
        last = lambda: page.values('.screen[data-screen="39"]', "data-width")[0][0]
        page.wait("the last one is resized", lambda: last() == "500")
        page.wait("the others are not asked for",
                  lambda: {tuple(ids) for ids in page.driver.execute_script("return window.asked")} == {(39,)})
        page.set("#width-number", "501")
        page.wait("the next step is drawn", lambda: last() == "501")
        widths = {row[0] for row in page.values('.screen[data-screen="39"] .element', "data-width")}
        expect(widths == {"250.333"}, "with its frames")
        page.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})
        page.driver.execute_script(
            "window.moves = 0; Element.prototype.animate = () => { window.moves += 1; };")
        path.write_text(path.read_text().replace("1w x 44", "1w x 60"))
        page.wait("a save is followed", lambda: page.values(".element", "data-height")[0] == ["60"])
        expect(page.driver.execute_script("return window.moves") == 0, "and nothing moves")
    finally:
        page.close()


def main():
    with explore() as (arguments, path):
        layoutc = arguments.layoutc
        check_address(layoutc, path)
        check_narrow(layoutc, path)
        check_connection(layoutc, path)
        check_reconnecting(layoutc, path)
        check_selection(layoutc, path)
        faults = path.parent / "faults"
        faults.mkdir()
        check_faults(layoutc, faults)
        check_many_previews(layoutc, path.parent / "many.layout")
    print("the preview keeps its state")


if __name__ == "__main__":
    sys.exit(main())
