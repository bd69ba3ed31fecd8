#!/usr/bin/env python3
"""Uses the page of `layoutc preview` in Chromium as its users would.

    preview_check.py LAYOUTC SAMPLES [--pictures FOLDER]

Needs selenium, axe-selenium-python (PyPI), chromium, chromedriver and strace (Debian). Every request to another
host than the preview's fails. Prints what was tried and the times from a save, or a step of the width,
until the page is drawn. Exit code 1 at the first thing that is not as it should be.
"""
import argparse
import atexit
import contextlib
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


# In seconds. A busy machine may stall for a while, which is no fault of a page.
PATIENCE = 60


class Page:
    """The page of one preview, or one that was exported."""

    # Browsers that no page uses: to start one takes longer than most checks.
    idle = []

    def __init__(self, layoutc, *words, file=None):
        self.server = None
        self.address = file and file.as_uri()
        if not file:
            self.server = self.start(layoutc, *words)
            self.address = self.server.stdout.readline().strip()
        self.driver = self.browser()
        self.driver.get(self.address)
        self.wait("the page is ready", lambda: self.root("data-state") == "ready")

    @staticmethod
    def start(layoutc, *words):
        return subprocess.Popen(
            [layoutc, "preview", *words, "--no-open", "--until-input-ends"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    @classmethod
    def browser(cls):
        """Chromium, for which all hosts but this machine are out of reach."""
        if cls.idle:
            return cls.idle.pop()
        options = webdriver.ChromeOptions()
        for word in ("--headless=new", "--no-sandbox", "--proxy-server=http://127.0.0.1:9",
                     "--proxy-bypass-list=127.0.0.1", "--window-size=1500,1000", "--disable-gpu"):
            options.add_argument(word)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))
        atexit.register(driver.quit)
        return driver

    def leave(self):
        """Leaves the browser to another page, with a new tab and nothing heard."""
        old = self.driver.window_handles
        self.driver.switch_to.new_window("tab")
        new = self.driver.current_window_handle
        for tab in old:
            self.driver.switch_to.window(tab)
            self.driver.close()
        self.driver.switch_to.window(new)
        for kind in ("browser", "performance"):
            self.driver.get_log(kind)
        self.idle.append(self.driver)

    def close(self):
        self.leave()
        if not self.server:
            return
        self.server.stdin.close()
        if self.server.wait(PATIENCE) != 0:
            raise SystemExit(f"failed: the server ends with {self.server.returncode}")

    def root(self, name):
        return self.driver.execute_script(
            "return document.documentElement.getAttribute(arguments[0])", name)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        found = self.all(selector)
        if not found:
            raise SystemExit(f"failed: nothing is {selector}")
        return found[0]

    def values(self, selector, *names):
        """Attributes of all that a selector finds, in one call."""
        return self.driver.execute_script(
            "return [...document.querySelectorAll(arguments[0])]"
            ".map(node => arguments[1].map(name => node.getAttribute(name)))", selector, names)

    def set(self, selector, value):
        """Gives a field a value, as typing does."""
        self.driver.execute_script(
            "const field = document.querySelector(arguments[0]); field.value = arguments[1];"
            "field.dispatchEvent(new Event('input', {bubbles: true}));"
            "field.dispatchEvent(new Event('change', {bubbles: true}));", selector, value)

    def keys(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def wait(self, words, holds, seconds=PATIENCE):
        end = time.monotonic() + seconds
        while not holds():
            if time.monotonic() > end:
                raise SystemExit(f"failed: {words}: {self.root('data-state')}, "
                                 f"{self.one('#banner').text!r}, {self.one('#status').text!r}")
            time.sleep(0.01)


def expect(is_so, words):
    if not is_so:
        raise SystemExit(f"failed: {words}")
    print(f"  {words}")


def dumped(layoutc, path, *words):
    """The results of compiling a file."""
    run = subprocess.run(
        [layoutc, "compile", path, "--format", "json", *words], capture_output=True, text=True,
        check=True)
    return json.loads(run.stdout)["results"]


def key(element):
    frame = element["frame"]
    return (element["category"], element["kind"], element["name"], element["section"],
            element["item"], frame["x"], frame["y"], frame["width"], frame["height"])


def shown(page, screen):
    """The elements of a screen as dumps have them."""
    names = ("data-category", "data-kind", "data-name", "data-section", "data-item", "data-x",
             "data-y", "data-width", "data-height")
    number = lambda text: None if text is None else float(text)
    return sorted(
        ((*row[:3], *map(number, row[3:]))
         for row in page.values(f'.screen[data-screen="{screen}"] .element', *names)), key=str)


def check_frames(page, layoutc, path):
    results = dumped(layoutc, path)
    screens = page.values(".screen", "data-width", "data-height", "data-content-height")
    expect(len(screens) == len(results), f"{len(results)} screens")
    for number, result in enumerate(results):
        meant = sorted(
            ((*k[:3], *(None if v is None else float(v) for v in k[3:]))
             for k in map(key, result["elements"])), key=str)
        expect(shown(page, number) == meant, f"{len(meant)} elements of screen {number} are those of the dump")


def revision(page):
    return int(page.root("data-revision"))


def check_saves(page, path, text):
    """Saves are followed; broken, empty and missing files keep the picture."""
    # What looks at contrasts scrolls what it looks at.
    scroll(page, 0, "120")
    page.one('.element[data-name="hero"]').click()
    selected = page.one("#inspector-title").text

    def save(new):
        before = revision(page)
        beside = path.with_suffix(".new")
        beside.write_text(new)
        began = time.time() * 1000
        os.replace(beside, path)
        page.wait("a save is followed", lambda: revision(page) > before)
        return float(page.root("data-drawn-at")) - began

    times = [save(text.replace("gap = 2", f"gap = {3 + turn % 2}")) for turn in range(20)]
    print(f"    from save to drawn: {statistics.median(times):.1f} ms (median of 20)")
    expect(page.one("#inspector-title").text == selected, "the selection survives a save")
    path.write_text(text.replace("section posts", "section {"))
    page.wait("a broken file is reported", lambda: page.root("data-state") == "broken")
    expect(page.one("#banner").text.startswith("showing the version before line"), "the banner says so")
    expect(len(page.all(".element")) > 20, "the picture stays")
    expect(page.values("#diagnostics li", "data-code", "data-line")[0][0].startswith("L"),
           "the error is listed with its code")
    path.write_text(text)
    page.wait("a repaired file is drawn", lambda: page.root("data-state") == "ready")
    path.unlink()
    page.wait("a deleted file is reported", lambda: "is gone" in page.one("#banner").text)
    expect(len(page.all(".element")) > 20, "the picture stays without the file")
    path.write_text(text)
    page.wait("it is back", lambda: page.root("data-state") == "ready")


def check_selection(page):
    hero = page.one('.element[data-name="hero"]')
    hero.click()
    expect(page.one("#inspector-frame").text == "258 × 258 at 2, 166", "a click shows the frame")
    expect(page.one("#inspector-source").text.startswith("Explore.layout:"), "and its source")
    line = hero.get_attribute("data-line")
    expect(page.values("#source li.selected", "id") == [[f"L{line}"]], "its line is marked")
    expect(page.values('[role=treeitem][aria-selected="true"]', "data-name") == [["hero"]],
           "the outline marks it")
    page.wait("the reasons come", lambda: page.all("#inspector-why li"))
    steps = page.values("#inspector-why li", "data-chain", "data-value")
    last = dict(steps)
    expect(last == {"width": "258", "height": "258", "x": "2", "y": "166"},
           "the last step of each chain is the number")
    page.one('.element[data-name="side"]').click()
    page.one(f"#L{line}").click()
    expect(page.one("#inspector-title").text.startswith("hero"), "a click on a line selects")
    pressed = page.values('.element[aria-pressed="true"]', "data-name")
    expect(pressed and set(map(tuple, pressed)) == {("hero",)}, "on every screen")


def check_width(page):
    page.one(".screen h2").click()
    marks = page.values("button.breakpoint", "data-width")
    expect(marks == [["700"]], "one mark, at 700")
    page.set("#width", "700")
    width = lambda: page.values(".screen", "data-width")[0][0]
    page.wait("the width is 700", lambda: width() == "700")
    expect(page.all('.screen[data-screen="0"] .element[data-name="credits"]'), "credits appears")
    page.set("#width-number", "393")
    page.wait("the width is 393", lambda: width() == "393")
    page.driver.execute_script("document.activeElement.blur()")
    page.keys("]")
    page.wait("] goes to 700", lambda: width() == "700")
    page.keys("[")
    page.set("#width-number", "820")
    page.wait("the width is 820", lambda: width() == "820")
    page.driver.execute_script("document.activeElement.blur()")
    page.keys("[")
    page.wait("[ goes to 700", lambda: width() == "700")
    times = []
    for step in range(20):
        before = page.root("data-drawn-at")
        began = page.driver.execute_script(
            "const field = document.getElementById('width'); field.value = arguments[0];"
            "field.dispatchEvent(new Event('input')); return performance.timeOrigin + performance.now()",
            400 + step)
        page.wait("a step is drawn", lambda: page.root("data-drawn-at") != before)
        times.append(float(page.root("data-drawn-at")) - began)
    print(f"    one step of the width: {statistics.median(times):.1f} ms (median of 20)")
    page.set("#width-number", "393")
    page.wait("the width is 393 again", lambda: width() == "393")
    page.driver.execute_script("document.activeElement.blur()")


def check_edges(page):
    """Edges of screens and panes follow keys; the pointer shows measures."""
    width = lambda: page.values(".screen", "data-width")[0][0]
    edge = page.one('.screen[data-screen="0"] .resize[data-side="width"]')
    page.driver.execute_script("arguments[0].focus()", edge)
    page.keys(Keys.ARROW_RIGHT)
    page.wait("an edge follows keys", lambda: width() == "394")
    page.keys(Keys.ARROW_LEFT)
    page.wait("and back", lambda: width() == "393")
    page.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", edge)
    ActionChains(page.driver).click_and_hold(edge).move_by_offset(20, 0).release().perform()
    page.wait("an edge follows a drag", lambda: width() == "413")
    page.set("#width-number", "393")
    page.wait("the width is 393 once more", lambda: width() == "393")
    splitter = page.one('.splitter[data-pane="outline"]')
    before = page.one("#outline").size["width"]
    page.driver.execute_script("arguments[0].focus()", splitter)
    page.keys(Keys.ARROW_RIGHT)
    expect(page.one("#outline").size["width"] == before + 8, "a splitter follows keys")
    side = page.one('.element[data-name="side"]')
    page.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", side)
    ActionChains(page.driver).move_to_element(side).perform()
    page.wait("measures", lambda: page.all(".measures .measure-words"))
    page.wait("insets are hatched", lambda: page.all(".measures .inset"))
    page.driver.execute_script("document.activeElement.blur(); document.getElementById('stage').scrollTop = 0")
    page.set("#screens-menu", "1")
    expect(page.values(".screen", "aria-current") == [[None], ["true"]], "the menu chooses a screen")
    page.set("#screens-menu", "0")
    page.set('#parameter-fields [data-for="param-columns"]', "5")
    page.wait("a range sets its parameter", lambda: page.one("#param-columns").get_property("value") == "5")
    page.one("#reset-parameters").click()
    rows = dict(page.driver.execute_script(
        "return [...document.querySelectorAll('#inspector-properties tr')].map(row => [row.cells[0].textContent, row.className])"))
    expect(rows.get("insets") == "written" and "standard" in rows.values(), "the properties of the element")


def check_toggles(page):
    first = lambda: page.values('.screen[data-screen="0"] .element[data-name="avatar"]', "data-x")[0][0]
    expect(first() == "16", "the first avatar is at 16")
    page.keys("r")
    page.wait("right to left", lambda: first() == "305")
    page.keys("r")
    page.wait("left to right", lambda: first() == "16")
    sides = lambda: page.values(".screen", "data-width", "data-height")[0]
    page.keys("l")
    page.wait("landscape swaps the sides", lambda: sides() == ["852", "393"])
    page.keys("l")
    page.wait("and back", lambda: sides() == ["393", "852"])
    for word in "sdgn" * 2:
        before = page.root("data-drawn-at")
        page.keys(word)
        page.wait(f"{word} is drawn", lambda: page.root("data-drawn-at") != before)
    expect(page.root("data-state") == "ready", "the other toggles leave the page ready")


def scroll(page, offset, title):
    """Scrolls the first screen, and waits until its pinned title is where the offset puts it."""
    page.driver.execute_script("document.querySelector('.viewport').scrollTop = arguments[0]", offset)
    y = lambda: page.values('.screen[data-screen="0"] .element[data-name="title"]', "data-y", "data-pinned")
    page.wait(f"a title at {title}", lambda: y() == [[title, "true"]])


def check_scrolling(page):
    scroll(page, 400 + 59, "459")
    scroll(page, 0, "120")
    section = page.one('.screen[data-screen="0"] .orthogonal')
    avatar = page.all('.screen[data-screen="0"] .element[data-name="avatar"]')[2]
    ActionChains(page.driver).click_and_hold(avatar).move_by_offset(-60, 0).move_by_offset(-30, 0).release().perform()
    offset = lambda: float(page.values('.screen[data-screen="0"] .orthogonal', "data-offset")[0][0])
    page.wait("a drag scrolls a section", lambda: offset() > 0)
    starts = [float(x[0]) for x in page.values(
        '.screen[data-screen="0"] .element[data-name="avatar"]', "data-x")]
    expect(any(abs(start - 16) < 0.01 for start in starts), "it rests where an avatar begins")
    shift = lambda: page.values('.screen[data-screen="0"] .orthogonal', "transform")
    for words in ("pulled back, it is where it was", "pulled beyond its start, it goes back"):
        ActionChains(page.driver).click_and_hold(avatar).move_by_offset(60, 0).move_by_offset(60, 0).release().perform()
        page.wait(words, lambda: offset() == 0 and shift() == [[None]])
    del section


def check_parameters(page):
    thumbs = lambda: len({row[0] for row in page.values(
        '.screen[data-screen="0"] .element[data-name="thumb"]', "data-width")})
    widths = lambda: page.values('.screen[data-screen="0"] .element[data-name="thumb"]', "data-width")[0][0]
    before = widths()
    page.set("#param-columns", "4")
    page.wait("a parameter changes the frames", lambda: widths() != before)
    four = widths()
    page.set("#param-columns", "9")
    page.wait("a wrong value is reported",
              lambda: page.one("#param-columns").get_attribute("aria-invalid") == "true")
    expect(thumbs() == 1 and widths() == four and page.root("data-state") == "ready", "the picture stays")
    page.one("#reset-parameters").click()
    page.wait("reset", lambda: widths() == before)


def check_comparison(page, path, text):
    """Comparison with a revision, in a repository where the gap was 4."""
    page.set("#compare", "HEAD")
    page.wait("ghosts", lambda: page.all('.screen[data-screen="0"] .ghost'))
    changed = page.values('.screen[data-screen="0"] .element[data-change]', "data-name", "data-change")
    expect(len(changed) == 18 and {row[1] for row in changed} == {"resized"}, "18 elements are resized")
    rows = [row.text for row in page.all("#changes tbody tr")]
    expect(len(rows) == 18 and "let gap = 4 → 2" in rows[0], "the table has the cause")
    page.set("#compare", "other…")
    page.set("#compare-revision", "--nonsense")
    page.wait("a wrong revision is reported",
              lambda: page.one("#compare-revision").get_attribute("aria-invalid") == "true")
    expect(page.root("data-state") == "ready", "the picture stays")
    page.set("#compare", "none")
    page.wait("no ghosts", lambda: not page.all(".ghost"))


def check_access(page):
    """Nothing serious for axe, in light and dark."""
    from axe_selenium_python import Axe
    for theme in ("light", "dark"):
        axe = Axe(page.driver)
        axe.inject()
        found = [rule for rule in axe.run()["violations"] if rule["impact"] in ("serious", "critical")]
        for rule in found:
            print(rule["id"], rule["help"], [node["html"][:150] for node in rule["nodes"][:3]])
        expect(not found, f"axe finds nothing serious in {theme}")
        page.keys("d")


def check_requests(page):
    host = page.address.split("#")[0]
    asked = []
    for entry in page.driver.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            asked.append(message["params"]["request"]["url"])
    expect(all(url.startswith(host) for url in asked), f"{len(asked)} requests, all to the preview")
    faults = [entry["message"] for entry in page.driver.get_log("browser")
              if entry["level"] == "SEVERE" and "400 (" not in entry["message"]]
    expect(not faults, f"no fault in the console {faults[:2]}")


def check_export(layoutc, path):
    """A page without a server shows the same, and asks no one for anything."""
    folder = path.parent / "pages"
    shared = path.parent / "shared"
    shared.mkdir()
    (shared / "gap.layout").write_text("let gap = 2\n")
    run = subprocess.run([layoutc, "preview", str(shared), "--export", str(folder / "shared")], check=True,
                         capture_output=True, text=True)
    expect(run.stdout.splitlines() == [f"{folder}/shared/index.html"], "what only declares has no page")
    texts = []
    for _ in range(2):
        run = subprocess.run([layoutc, "preview", str(path), "--export", str(folder)], check=True,
                             capture_output=True, text=True)
        texts.append([file.read_bytes() for file in (folder / "explore.html", folder / "index.html")])
    expect(texts[0] == texts[1], "the same input gives the same bytes")
    expect(run.stdout.splitlines() == [f"{folder}/explore.html", f"{folder}/index.html"],
           "a page for the layout, and a list")
    subprocess.run([layoutc, "preview", str(path), "--export", str(folder / "compared"), "--against", "HEAD"],
                   check=True, capture_output=True)
    page = Page(layoutc, file=folder / "compared" / "explore.html")
    try:
        expect(len(page.all('.screen[data-screen="0"] .ghost')) == 18, "an exported page shows a comparison")
        page.driver.get((folder / "index.html").as_uri())
        expect(len(page.all("li svg rect")) > 10, "the list has small drawings")
        faults = [entry["message"] for entry in page.driver.get_log("browser")]
        expect(not faults, f"no fault in the console {faults[:2]}")
    finally:
        page.close()
    page = Page(layoutc, file=folder / "explore.html")
    try:
        check_frames(page, layoutc, str(path))
        expect(page.root("data-static") == "true" and page.root("data-revision") is None, "it is static")
        page.one('.element[data-name="hero"]').click()
        page.wait("the reasons come", lambda: page.all("#inspector-why li"))
        page.one("button.breakpoint").click()
        page.wait("a mark shows its width",
                  lambda: page.values(".screen", "data-width")[0] == ["700"])
        faults = [entry["message"] for entry in page.driver.get_log("browser")]
        expect(not faults, f"no fault in the console {faults[:2]}")
    finally:
        page.close()


SWIFT = """import UIKit

final class Feed: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let gap: CGFloat = 8
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = gap
        return UICollectionViewCompositionalLayout(section: section)
    }
}
"""


def check_swift(layoutc, path):
    """Layouts of Swift code are shown on devices, and lead to the code."""
    path.write_text(SWIFT)
    page = Page(layoutc, str(path))
    try:
        expect(len(page.all(".screen")) == 6, "Swift code is shown on six devices")
        page.one(".element").click()
        line = page.values("#source li.selected", "data-line")[0][0]
        expect("NSCollectionLayoutItem" in SWIFT.splitlines()[int(line) - 1], "an item leads to its code")
        y = lambda: {row[0] for row in page.values('.screen[data-screen="0"] .element', "data-y")}
        before = y()
        path.write_text(SWIFT.replace("CGFloat = 8", "CGFloat = 20"))
        page.wait("a save of Swift code is followed", lambda: y() != before)
        expect("120" in y(), "with its frames")
        path.write_text(SWIFT + SWIFT.replace("Feed", "Other"))
        page.wait("each layout of it is shown", lambda: [row[0] for row in page.values(".screen", "data-layout")]
                  == ["feed"] * 6 + ["other"] * 6)
    finally:
        page.close()
    folder = path.parent / "App"
    folder.mkdir()
    (folder / "Model.swift").write_text("struct Model {}\n")
    (folder / "Feed.swift").write_text(SWIFT)
    (folder / "page.layout").write_text(NARROW)
    (folder / ".layoutc.json").write_text('{"root": true, "swift": true}')
    page = Page(layoutc, str(folder))
    try:
        files = lambda: page.driver.execute_script("return [...document.querySelectorAll('#files option')].map(one => one.value)")
        expect(files() == ["Feed.swift", "page.layout"], "a folder shows Swift files if its configuration says so")
        page.set("#files", "Feed.swift")
        page.wait("on their devices", lambda: len(page.all(".screen")) == 6)
        (folder / "Model.swift").write_text(SWIFT.replace("Feed", "Other"))
        page.wait("a layout more", lambda: files() == ["Feed.swift", "Model.swift", "page.layout"])
    finally:
        page.close()


NARROW = """layout rows {
    section all {
        hgroup 1w x 100 { spacing: 8; item cell 1/3w x 1h; item cell 1/3w x 1h; item cell 1/3w x 1h }
    }
}

preview "iPhone 15" { items: 6; expect cell 120 x 100 }
"""


def check_findings(layoutc, path):
    """What the linter finds comes later, with the width; what is expected and is not so is drawn."""
    path.write_text(NARROW)
    configuration = path.with_name(".layoutc.json")
    configuration.write_text('{"root": true, "widths": "400...1500"}')
    words = ("--theme", "dark", "--editor", "test://{path}:{line}", "--against", str(path))
    page = Page(layoutc, str(path), *words)
    try:
        page.wait("findings of the linter", lambda: page.values("#diagnostics li", "data-code"))
        expect(page.one("#diagnostics .show-at").text.startswith("show at"), "with a width")
        expect(page.root("data-theme") == "dark", "the theme is the call's")
        expect("✗ 1 of 1" in page.one(".screen h2").text, "the heading counts what is not as expected")
        expect(page.all('.ghost[data-change="expected"]'), "and it is drawn")
        expect(page.one("#compare").get_property("value") == "other…", "what it is compared with is the call's")
        expect(page.values("#width", "min", "max") == [["320", "1500"]], "the slider has the configuration's widths")
        width = page.values(".screen", "data-width")
        page.one("#diagnostics .show-at").click()
        page.wait("its width is shown", lambda: page.values(".screen", "data-width") != width)
        configuration.write_text('{"root": true, "rules": {"all": "off"}}')
        codes = lambda: [row[0] for row in page.values("#diagnostics li", "data-code")]
        expect("L427" in codes(), "the linter has found what it should")
        configuration.write_text('{"root": true, "rules": {"all": "off"}}')
        page.wait("a change of the configuration is followed", lambda: "L427" not in codes())
    finally:
        page.close()
        configuration.unlink()


def check_hostile_names(layoutc, path):
    """Names are shown and not run."""
    path.write_text('layout "<script>document.title = 1</script>" { section s { '
                    'hgroup 1w x 44 { item "<img src=x onerror=document.title=1>" } } }\n')
    page = Page(layoutc, str(path))
    try:
        names = page.values(".element", "data-name")
        expect(names and "onerror" in names[0][0], "a name of markup is a name")
        expect(page.driver.title == "layoutc preview" and not page.all("img"), "and nothing runs")
    finally:
        page.close()


def check_reads_only(layoutc, path):
    """The server and the git that it starts open files for reading alone, for every request."""
    log = path.parent / "calls.txt"
    calls = "trace=openat,open,creat,unlink,unlinkat,rename,renameat,renameat2,mkdir,mkdirat"
    server = subprocess.Popen(
        ["strace", "-f", "-o", str(log), "-e", calls, layoutc, "preview", str(path), "--no-open",
         "--until-input-ends"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    address, token = server.stdout.readline().strip().split("#token=")

    def ask(name, body=None):
        request = urllib.request.Request(
            address + "api/" + name, data=body and json.dumps(body).encode(),
            headers={"Authorization": "Bearer " + token})
        return json.loads(urllib.request.urlopen(request).read())

    ask("state")
    screen = {"id": 0, "index": 0, "against": "HEAD"}
    changes = ask("screens", {"screens": [screen]})["screens"][0]["changes"]
    ask("why", {"screen": screen, "element": "posts/tile/feature/hero[0]"})
    time.sleep(0.5)
    server.stdin.close()
    server.wait(PATIENCE)
    writing = [line for line in log.read_text().splitlines()
               if "/dev/null" not in line
               and (any(word in line for word in ("O_WRONLY", "O_RDWR", "O_CREAT"))
                    or not any(word in line for word in ("open", "exited", "SIG", "+++", "resumed")))]
    expect(changes and not writing, f"nothing is written {writing[:2]}")


@contextlib.contextmanager
def explore(*options):
    """The arguments of a script, which may have `options`, and the path of a copy of Samples/Explore.layout, alone
    in a folder that is removed again."""
    parser = argparse.ArgumentParser()
    for name in ("layoutc", "samples", *options):
        parser.add_argument(name)
    arguments = parser.parse_args()
    arguments.layoutc = str(pathlib.Path(arguments.layoutc).resolve())
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "Explore.layout"
        shutil.copy(pathlib.Path(arguments.samples) / path.name, path)
        yield arguments, path


def main():
    with explore("--pictures") as (arguments, path):
        layoutc = arguments.layoutc
        text = path.read_text()
        path.write_text(text.replace("gap = 2", "gap = 4"))
        author = ("-c", "user.name=a", "-c", "user.email=a@b.c")
        for words in (("init", "-q"), ("add", "."), (*author, "commit", "-qm", "a")):
            subprocess.run(["git", "-C", path.parent, *words], check=True)
        path.write_text(text)
        page = Page(layoutc, str(path))
        try:
            check_frames(page, layoutc, str(path))
            check_selection(page)
            if arguments.pictures:
                pathlib.Path(arguments.pictures).mkdir(parents=True, exist_ok=True)
                page.driver.save_screenshot(f"{arguments.pictures}/light.png")
                page.keys("d")
                page.driver.save_screenshot(f"{arguments.pictures}/dark.png")
                page.keys("d")
            check_width(page)
            check_edges(page)
            check_toggles(page)
            check_scrolling(page)
            check_parameters(page)
            check_comparison(page, path, text)
            check_access(page)
            check_saves(page, path, text)
            check_requests(page)
        finally:
            page.close()
        check_export(layoutc, path)
        check_reads_only(layoutc, path)
        check_swift(layoutc, path.parent / "Feed.swift")
        check_findings(layoutc, path.parent / "narrow.layout")
        check_hostile_names(layoutc, path.parent / "hostile.layout")
    print("the preview works")


if __name__ == "__main__":
    sys.exit(main())
