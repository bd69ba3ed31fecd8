#!/usr/bin/env python3
"""Opens every page that `layoutc preview --export` writes for a folder in Chromium.

    preview_export_check.py LAYOUTC SAMPLES

Each page must have the elements of the page that a server shows for the same file, work by mouse and key,
and ask no one for anything. View controllers of the samples are exported one by one. Needs what
preview_check.py needs. Prints all that is not as it should be, and then ends with exit code 1.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from selenium.webdriver.common.keys import Keys

from preview_check import Page

ATTRIBUTES = ("data-id", "data-category", "data-kind", "data-name", "data-section", "data-item", "data-x", "data-y",
              "data-width", "data-height", "data-line", "data-column", "data-file", "data-pinned", "aria-label")
SCREENS = ("data-preview", "data-layout", "data-width", "data-height", "data-scale", "data-content-width",
           "data-content-height", "data-state")
# All that a page could load from elsewhere, or that is not allowed by its hash.
OUTSIDE = re.compile(r'<(?:link|img|iframe|object|embed|base)\b|<script[^>]*\bsrc=|@import|url\((?!["\']?data:)|<[a-z]+[^>]* style=')


def screens(page):
    """The screens with their elements by their ids, without the number of the screen."""
    found = page.driver.execute_script(
        "return [...document.querySelectorAll('.screen')].map(screen => ["
        "arguments[0].map(name => screen.getAttribute(name)),"
        "[...screen.querySelectorAll('.element')].map(node => arguments[1].map(name => node.getAttribute(name)))])",
        SCREENS, ATTRIBUTES)
    return [(screen, sorted([identity.split("-", 1)[1], *rest] for identity, *rest in elements))
            for screen, elements in found]


def counts(page):
    """What the headings of the screens say of expectations."""
    return page.driver.execute_script(
        "return [...document.querySelectorAll('.screen')].map(one => ["
        "one.dataset.preview, one.dataset.layout, one.querySelector('.tests')?.textContent])")


class Export:
    """The pages of a folder or file, and what is wrong with them."""

    def __init__(self, layoutc, path, folder):
        run = subprocess.run([layoutc, "preview", str(path), "--export", str(folder)], capture_output=True, text=True, check=False)
        self.pages, self.faults = [pathlib.Path(line) for line in run.stdout.splitlines()], []
        self.require(run.returncode == 0, folder, f"exit code {run.returncode}: {run.stderr}")
        self.require(self.pages and self.pages[-1].name == "index.html", folder, "no list")

    def require(self, is_so, page, words):
        if not is_so:
            self.faults.append(f"{page.name}: {words}")
            print(f"  NOT SO: {self.faults[-1][:400]}", flush=True)

    def open(self, browser, page):
        browser.driver.get("about:blank")
        for kind in ("browser", "performance"):
            browser.driver.get_log(kind)
        browser.driver.get(page.as_uri())

    def settle(self, browser, page):
        """What the console and the network have heard of a page."""
        said = [entry["message"] for entry in browser.driver.get_log("browser")]
        self.require(not said, page, f"the console says {said[:2]}")
        messages = [json.loads(entry["message"])["message"] for entry in browser.driver.get_log("performance")]
        asked = {message["params"]["request"]["url"].split("#")[0] for message in messages
                 if message["method"] == "Network.requestWillBeSent"}
        own = {url for url in asked if url.startswith("data:")}
        self.require(asked - own == {page.as_uri()}, page, f"it asks for {sorted(asked - own)[:3]}")

    def check(self, browser, served, page):
        text = page.read_text()
        outside = OUTSIDE.search(text.split('<script type="application/json"')[0])
        self.require(not outside, page, f"it holds {outside and outside.group()}")
        self.require("'unsafe-inline'" not in text and "default-src 'none'" in text, page, "its policy")
        self.open(browser, page)
        root = browser.root
        browser.wait(f"{page.name} is ready", lambda: root("data-state") == "ready" and browser.all(".screen"))
        self.require(root("data-static") == "true" and root("data-revision") is None, page, "it is not static")
        shown = screens(browser)
        name = browser.driver.execute_script("return document.getElementById('files').value")
        served.driver.get("about:blank")
        served.driver.get(f"{served.address}&file={name}")
        served.wait(f"{name} is ready", lambda: served.root("data-state") == "ready" and served.all(".screen"))
        # A page is that of one layout or view; only views share the lack of a layout's name.
        layout, names = shown[0][0][1], {screen[0] for screen, _ in shown}
        meant = [one for one in screens(served) if one[0][1] == layout and (layout or one[0][0] in names)]
        self.require([one for one, _ in shown] == [one for one, _ in meant], page, "its screens are not those of the server")
        for (screen, elements), (_, others) in zip(shown, meant):
            different = [pair for pair in zip(elements, others) if pair[0] != pair[1]]
            self.require(len(elements) == len(others) and not different, page,
                         f"{screen[0]}: {len(elements)} elements, {len(others)} served; {different[:1]}")
        # What was expected and recorded is counted when it is ready.
        counted = counts(browser)
        served.wait(f"{page.name} counts what is expected", lambda: all(one in counts(served) for one in counted))
        self.use(browser, page)
        self.settle(browser, page)

    def use(self, browser, page):
        """All that needs no solver."""
        run = browser.driver.execute_script
        first = '.screen[data-screen="0"] .element'
        if browser.all(first):
            run("document.querySelector(arguments[0]).focus()", first)
            browser.keys(Keys.ENTER)
            browser.wait(f"{page.name}: an element is selected",
                         lambda: browser.one("#inspector-title").text != "Nothing is selected")
            last = {}
            for chain, value in browser.values("#inspector-why li", "data-chain", "data-value"):
                last[chain] = value
            frame = browser.values('.screen[data-screen="0"] .element[aria-pressed="true"]', *(f"data-{side}" for side in ("width", "height", "x", "y")))[0]
            self.require([last.get(side) for side in ("width", "height", "x", "y")] == frame, page, f"reasons {last} for {frame}")
            line = browser.values("#source li.selected", "data-line")
            self.require(bool(line), page, "no line of the source is marked")
            run("document.activeElement.blur()")
        for key in "gnsdgnsd":
            browser.keys(key)
        for mark in run("return [...document.querySelectorAll('button.breakpoint')].map(one => one.dataset.width)")[:3]:
            run("document.querySelector(`button.breakpoint[data-width='${arguments[0]}']`).click()", mark)
            browser.wait(f"{page.name}: the mark {mark} shows its width",
                         lambda: browser.values(".screen", "data-width")[0] == [mark])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("layoutc")
    parser.add_argument("samples")
    arguments = parser.parse_args()
    layoutc, samples = str(pathlib.Path(arguments.layoutc).resolve()), pathlib.Path(arguments.samples)
    count, has_faults = 0, False
    with tempfile.TemporaryDirectory() as folder:
        for number, path in enumerate([samples, *sorted(samples.glob("swift/*Controller.swift"))]):
            export = Export(layoutc, path, pathlib.Path(folder) / str(number))
            browser, served = Page(layoutc, file=export.pages[0]), Page(layoutc, str(path))
            try:
                for page in export.pages[:-1]:
                    export.check(browser, served, page)
                export.open(browser, export.pages[-1])
                drawn = browser.driver.execute_script("return [...document.querySelectorAll('li a')].map(one => one.href)")
                export.require(drawn == [page.as_uri() for page in export.pages[:-1]], export.pages[-1], f"it lists {drawn}")
                export.settle(browser, export.pages[-1])
            finally:
                browser.close()
                served.close()
            count += len(export.pages)
            has_faults = has_faults or bool(export.faults)
    print(f"{count} pages exported")
    return 1 if has_faults else 0


if __name__ == "__main__":
    sys.exit(main())
