#!/usr/bin/env python3
"""Checks that the page of `layoutc preview` has the ids, roles and attributes that scripts rely on.

    preview_contract_check.py LAYOUTC SAMPLES

Needs what preview_check.py needs, and jsonschema (PyPI). Tries everything, prints what is not as it should be, and then ends with
exit code 1.
"""
import http.client
import json
import pathlib
import re
import socket
import subprocess
import sys
import time

from jsonschema import Draft202012Validator
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from preview_check import PATIENCE, Page, dumped, explore

PARAMETERS = """param columns in 1...6 = 3
param gap in 0... = 4
param isWide = true
param style = "plain"

layout page {
    spacing: gap
    header top 1w x 40 { pinned: true; zIndex: 2 }
    section first {
        orthogonal: paging
        hgroup card 0.8w x 90 { item cell { insets: 3 } }
    }
    section second {
        background plate
        if isWide { footer more 1w x 20 }
        hgroup row 1w x 44 split columns { item cell { badge dot 8 x 8 } }
    }
}

preview "phone" 390 x 844 { items: first 5, second 9 }
preview "other" 390 x 700 { items: first 5, second 9; direction: rightToLeft }
"""

WITHOUT_PREVIEW = "layout page { section all { hgroup 1w x 44 { item row } } }\n"

REFUSED = """layout page {
    section first { hgroup 1w x 100 { insets: horizontal 165; item cell 1w x 1h } }
    section second { hgroup 1w x 100 { item cell 1w x 1h } }
}

preview "phone" 320 x 640 { items: 2 }
"""

HEADERS = {
    "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"}


class Checks:
    """What was tried, and what failed."""

    def __init__(self):
        self.count, self.failed = 0, []

    def __call__(self, words, holds, seconds=PATIENCE):
        """Waits until a condition holds."""
        self.count += 1
        end, fault = time.monotonic() + seconds, ""
        while True:
            try:
                if holds():
                    return True
                fault = ""
            except Exception as error:  # pylint: disable=broad-except
                fault = f" ({type(error).__name__}: {str(error).splitlines()[0]})"
            if time.monotonic() > end:
                break
            time.sleep(0.02)
        self.failed.append(words)
        print(f"  NOT SO: {words}{fault}", flush=True)
        return False

    def equal(self, words, found, meant):
        """Waits until what a function finds is what is meant."""
        last = [None]

        def holds():
            last[0] = found()
            return last[0] == meant
        if not self(words, holds):
            print(f"    found {str(last[0])[:300]}\n    meant {str(meant)[:300]}")


class Tab:
    """Questions to a page, in few words."""

    def __init__(self, page):
        self.page, self.driver = page, page.driver

    def run(self, script, *values):
        return self.driver.execute_script("return " + script, *values)

    def get(self, selector, *names, screen=None):
        """Attributes of the first that a selector finds."""
        rows = self.rows(selector, *names)
        return (rows[0] if len(names) > 1 else rows[0][0]) if rows else None

    def rows(self, selector, *names):
        return self.page.values(selector, *names)

    def text(self, selector):
        return self.run("document.querySelector(arguments[0])?.textContent", selector)

    def count(self, selector):
        return self.run("document.querySelectorAll(arguments[0]).length", selector)

    def value(self, selector):
        return self.run("document.querySelector(arguments[0])?.value", selector)

    def options(self, selector):
        return self.run("[...document.querySelectorAll(arguments[0] + ' option')].map(one => one.value)", selector)

    def css(self, selector, name):
        return self.run("getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]", selector, name)

    def focus(self, selector):
        self.driver.execute_script("document.querySelector(arguments[0]).focus()", selector)

    def blur(self):
        self.driver.execute_script("document.activeElement.blur()")

    def focused(self):
        return self.run("document.activeElement.id || document.activeElement.dataset.id || document.activeElement.tagName")

    def click(self, selector):
        self.driver.execute_script("document.querySelector(arguments[0]).scrollIntoView({block: 'center', inline: 'center'})", selector)
        self.page.one(selector).click()


SCREEN = '.screen[data-screen="0"]'


def check_landmarks(check, tab):
    for words, selector in {
            "header#bar": "header#bar", "nav#outline": "nav#outline", "main#stage": "main#stage",
            "aside#inspector": "aside#inspector", "section#source": "section#source[aria-label=Source]",
            "section#diagnostics": "section#diagnostics[aria-label=Diagnostics]", "footer#foot": "footer#foot",
            "#status in #foot": "#foot #status[role=status]", "#banner in #stage": "#stage #banner[role=status]",
            "#toolbar": "#bar #toolbar[role=toolbar]", "#files": "#bar select#files",
            "#screens-menu": "#bar select#screens-menu", "#add-device": "#bar #add-device", "#compare": "#bar select#compare",
            "#help-button": "#bar button#help-button", "#help": "dialog#help", "#width": "input#width[type=range]",
            "#text-size": "select#text-size", "#zoom": "select#zoom", "#inspector-title": "#inspector #inspector-title",
            "#inspector-frame": "#inspector #inspector-frame", "#inspector-source": "#inspector button#inspector-source",
            "#inspector-why": "#inspector ol#inspector-why", "#inspector-properties": "#inspector table#inspector-properties",
            "#parameters": "#inspector section#parameters", "#data": "#inspector section#data",
            "#reset-parameters": "#parameters #reset-parameters", "#changes": "table#changes",
            "#compare-revision": "input#compare-revision", "#compare-mode": "#compare-mode",
            "a tree": "#outline ul[role=tree]", "lines": "#source ol > li", "reports": "#diagnostics ul, #diagnostics ol",
            "a stylesheet of its own": 'link[rel=stylesheet][href="/preview.css"]', "an icon": 'link[rel=icon][href="/icon.svg"]'}.items():
        check(words, lambda selector=selector: tab.count(selector) == 1 or selector.endswith("li") and tab.count(selector) > 1)
    check("revision is a number", lambda: int(tab.get("html", "data-revision")) >= 1)
    check("drawn-at is a time of now", lambda: abs(float(tab.get("html", "data-drawn-at")) / 1000 - time.time()) < 60)
    check("the state is ready", lambda: tab.get("html", "data-state") == "ready")
    check("status has revision, time and connection",
          lambda: re.fullmatch(r"revision \d+ · drawn in \d+ ms · connected", tab.text("#status")))
    check("nothing inline", lambda: tab.count("style, script:not([src]), [onclick], [style]:not([style*='--']):not(.viewport, .label, .breakpoint)") == 0)
    check("every select and field has a name", lambda: tab.run(
        "[...document.querySelectorAll('select, input')].every(one => one.labels?.length || one.ariaLabel)"))


def check_outline(check, tab, path):
    rows = tab.rows("#outline [role=treeitem]", "aria-level", "aria-selected", "data-line", "data-kind", "data-name")
    check("entries have levels, lines and kinds", lambda: rows and all(row[0] and row[1] and row[2] and row[3] for row in rows))
    names = [row[4] for row in rows]
    for name in ("explore", "stories", "story", "avatar", "live", "posts", "title", "tile", "feature", "hero", "stack", "side",
                 "strip", "thumb", "credits", "card"):
        check(f"the outline has {name} once", lambda name=name: names.count(name) == 1)
    check("what holds others can be closed", lambda: tab.get('[role=treeitem][data-name="tile"]', "aria-expanded") == "true")
    check("what holds nothing cannot", lambda: tab.get('[role=treeitem][data-name="hero"]', "aria-expanded") is None)
    check("levels grow inwards", lambda: [tab.get(f'[role=treeitem][data-name="{name}"]', "aria-level") for name in (
        "explore", "posts", "tile", "feature", "hero")] == ["1", "2", "3", "4", "5"])
    line = next(number for number, text in enumerate(path.read_text().splitlines(), 1) if "item hero" in text)
    check("with the line", lambda: tab.get('[role=treeitem][data-name="hero"]', "data-line") == str(line))
    check("and the kind", lambda: tab.get('[role=treeitem][data-name="hero"]', "data-kind") == "item")


def check_screens(check, tab, layoutc, path):
    results = dumped(layoutc, str(path))
    for number, (result, title) in enumerate(zip(results, ("iPhone 15", "iPad (10th generation)"))):
        one = f'.screen[data-screen="{number}"]'
        viewport, content = result["viewport"], result["contentSize"]
        plain = lambda value: f"{value:g}"
        check.equal(f"attributes of screen {number}", lambda one=one: tab.get(
            one, "data-preview", "data-layout", "data-width", "data-height", "data-scale", "data-content-width",
            "data-content-height", "data-scroll-x", "data-state"), [
                title, "explore", plain(viewport["width"]), plain(viewport["height"]), plain(viewport["scale"] if "scale" in viewport else 3 - number),
                plain(content["width"]), plain(content["height"]), "0", "ready"])
        check(f"scroll of screen {number} at rest", lambda one=one, number=number: tab.get(one, "data-scroll-y") == ["-59", "-24"][number]
              or float(tab.get(one, "data-scroll-y")) <= 0)
        check("it is an article", lambda one=one: tab.run("document.querySelector(arguments[0]).tagName", one) == "ARTICLE")
        check("labelled by its heading", lambda one=one: tab.run(
            "document.querySelector(arguments[0] + ' h2').id === document.querySelector(arguments[0]).getAttribute('aria-labelledby')", one))
        check("the heading has title and size", lambda one=one, title=title, viewport=viewport:
              tab.text(one + " h2").startswith(f"{title} {plain(viewport['width'])} × {plain(viewport['height'])}"))
        check("it is inside of stage", lambda one=one: tab.count("#stage " + one) == 1)
        check("the drawing is a named group", lambda one=one, title=title: tab.get(one + " .viewport svg.drawing", "role", "aria-label")
              == ["group", f"Frames of {title}"])
        names = {"category": "data-category", "kind": "data-kind", "name": "data-name", "section": "data-section", "item": "data-item"}
        found = tab.rows(one + " svg.drawing .element", *names.values(), "data-x", "data-y", "data-width", "data-height")
        text = lambda value: None if value is None else value if isinstance(value, str) else plain(round(value, 3))
        full = lambda value: None if value is None else re.sub(r"\.?0+$", "", f"{value:.3f}")
        meant = [[text(element.get(name)) for name in names] + [full(element["frame"][side]) for side in ("x", "y", "width", "height")]
                 for element in result["elements"]]
        check.equal(f"elements of screen {number}", lambda found=found: sorted(found, key=str), sorted(meant, key=str))
    check("the first is active", lambda: tab.rows(".screen", "aria-current") == [["true"], [None]])
    check("the viewport has its size", lambda: tab.run(
        "(one => [one.offsetWidth, one.offsetHeight])(document.querySelector(arguments[0] + ' .viewport'))", SCREEN) == [393, 852])
    check("it scrolls", lambda: tab.css(SCREEN + " .viewport", "overflowY") == "auto")
    check("one unit is one point", lambda: tab.run(
        "(one => [one.getBoundingClientRect().width, one.getBoundingClientRect().height])(document.querySelector(arguments[0]))",
        SCREEN + ' .element[data-name="hero"]') == [258, 258])
    check("the content's origin is the drawing's", lambda: tab.run(
        "(one => [one.x.baseVal.value, one.y.baseVal.value])(document.querySelector(arguments[0]))",
        SCREEN + ' .element[data-name="hero"]') == [2, 166])
    check("elements are rects", lambda: tab.run("[...document.querySelectorAll('.element')].every(one => one.tagName === 'rect')"))
    check("they are buttons", lambda: {row[0] for row in tab.rows(".element", "role")} == {"button"})
    check("one in each screen can be reached", lambda: [tab.count(f'.screen[data-screen="{n}"] .element[tabindex="0"]') for n in (0, 1)] == [1, 1])
    check("the first of the dump", lambda: tab.get(SCREEN + ' .element[tabindex="0"]', "data-name") == results[0]["elements"][0]["name"])
    check("the others cannot", lambda: {row[0] for row in tab.rows('.element:not([tabindex="0"])', "tabindex")} == {"-1"})
    check("none is pressed", lambda: {row[0] for row in tab.rows(".element", "aria-pressed")} == {"false"})
    check("a label in words", lambda: tab.get(SCREEN + ' .element[data-name="hero"]', "aria-label") == "hero 0, cell, 258 by 258 at 2, 166")
    check("ids are paths", lambda: tab.get(SCREEN + ' .element[data-name="hero"]', "data-id") == "0-posts/tile/feature/hero[0]")
    line = next(number for number, text in enumerate(path.read_text().splitlines(), 1) if "item hero" in text)
    check("line, column and file", lambda: tab.get(SCREEN + ' .element[data-name="hero"]', "data-line", "data-column", "data-file")
          == [str(line), "17", "Explore.layout"])
    check("what is pinned says so", lambda: tab.get(SCREEN + ' .element[data-name="title"]', "data-pinned") == "true")
    check("and nothing else", lambda: tab.count(SCREEN + ' .element[data-name="hero"][data-pinned]') == 0)
    check("labels take no pointer", lambda: tab.css(".label", "pointerEvents") == "none")
    for name in (".safe-area", ".device"):
        check(f"{name} is decoration", lambda name=name: tab.count(SCREEN + f' {name}[aria-hidden="true"]') == 1)
    check.equal("what scrolls by itself", lambda: tab.get(SCREEN + " g.orthogonal", "role", "data-section", "data-offset", "data-behavior"),
                ["group", "0", "0", "continuousGroupLeadingBoundary"])
    check("files", lambda: tab.options("#files") == ["Explore.layout"])
    check("the menu of screens", lambda: tab.run("[...document.querySelectorAll('#screens-menu option')].map(one => one.text)")
          == ["iPhone 15", "iPad (10th generation)"])


def check_controls(check, tab, page):
    check("the slider's ends", lambda: float(tab.get("#width", "min")) <= 320 and float(tab.get("#width", "max")) >= 1366
          and tab.get("#width", "step") == "1")
    check.equal("the slider in words", lambda: tab.get("#width", "aria-valuetext"), "393 points, between the changes at 320 and 700")
    check("numbers of the active screen", lambda: [tab.value("#width"), tab.value("#width-number"), tab.value("#height-number")]
          == ["393", "393", "852"])
    check("they are numbers", lambda: tab.get("#width-number", "type") == tab.get("#height-number", "type") == "number")
    check.equal("a mark", lambda: tab.rows("button.breakpoint", "data-width", "aria-label"),
                [["700", "700: container.width >= 700 goes another way"]])
    tab.click("button.breakpoint")
    check("a click on it goes there", lambda: tab.get(SCREEN, "data-width") == "700")
    check("the status says what changed", lambda: "700: container.width >= 700 goes another way" in tab.text("#status"))
    check("the other screen stays", lambda: tab.get('.screen[data-screen="1"]', "data-width") == "820")
    tab.blur()
    ActionChains(page.driver).key_down(Keys.SHIFT).send_keys("[").key_up(Keys.SHIFT).perform()
    check("Shift and [ go just below", lambda: tab.get(SCREEN, "data-width") == "699")
    page.keys("]")
    check("] goes up", lambda: tab.get(SCREEN, "data-width") == "700")
    ActionChains(page.driver).double_click(page.one("#width")).perform()
    check("a double click restores", lambda: tab.get(SCREEN, "data-width") == "393")
    tab.blur()
    check("edges are separators", lambda: tab.rows(SCREEN + " .resize", "role") == [["separator"]] * 2)
    tab.focus(SCREEN + ' .resize[data-side="height"]')
    page.keys(Keys.ARROW_DOWN)
    check("the lower edge follows keys", lambda: tab.get(SCREEN, "data-height") == "853")
    page.keys(Keys.ARROW_UP)
    tab.blur()
    for name in ("rtl", "landscape", "safe-area", "dark", "names", "grid"):
        check(f"toggle {name}", lambda name=name: tab.get(f"button#toggle-{name}", "aria-pressed") in ("true", "false"))
    states = {"rtl": "r", "landscape": "l", "safe-area": "s", "dark": "d", "names": "n", "grid": "g"}
    for name, letter in states.items():
        before = tab.get(f"#toggle-{name}", "aria-pressed")
        page.keys(letter)
        check(f"{letter} toggles {name}", lambda name=name, before=before: tab.get(f"#toggle-{name}", "aria-pressed") != before)
        if name == "rtl":
            check("the first avatar is at 305", lambda: tab.get(SCREEN + ' .element[data-name="avatar"]', "data-x") == "305")
        if name == "landscape":
            check("the sides change", lambda: tab.get(SCREEN, "data-width", "data-height") == ["852", "393"])
        if name == "safe-area":
            check("no insets", lambda: tab.count(".safe-area") == 0 and tab.get(SCREEN, "data-scroll-y") == "0")
        if name == "names":
            check("no names", lambda: tab.count(".label") == 0)
        if name == "grid":
            check("groups and insets", lambda: tab.count(SCREEN + ' .grid-line[aria-hidden="true"]') > 6)
        tab.click(f"#toggle-{name}")
        check(f"a click toggles {name}", lambda name=name, before=before: tab.get(f"#toggle-{name}", "aria-pressed") == before)
        tab.blur()
    check("zoom", lambda: tab.options("#zoom") == ["fit", "50", "100", "200"])
    page.set("#zoom", "200")
    check("twice as large", lambda: tab.run("document.querySelector('.viewport').offsetWidth") == 786)
    page.set("#zoom", "100")
    sizes = tab.options("#text-size")
    check("text sizes", lambda: {"extraSmall", "small", "medium", "large", "extraLarge", "accessibilityMedium"} <= set(sizes))
    page.keys("+")
    check("+ is larger", lambda: tab.value("#zoom") == "200")
    page.keys("0")
    check("0 is as it is", lambda: tab.value("#zoom") == "100")
    page.keys("-")
    check("- is smaller", lambda: tab.value("#zoom") == "50")
    page.keys("0")
    page.keys("2")
    check("a digit", lambda: tab.rows(".screen", "aria-current") == [[None], ["true"]])
    check("the numbers are of that screen", lambda: tab.value("#width-number") == "820")
    tab.click(SCREEN + " h2")
    check("a click on a heading", lambda: tab.rows(".screen", "aria-current") == [["true"], [None]])
    tab.focus('.screen[data-screen="1"] .viewport')
    check("focus in a screen", lambda: tab.rows(".screen", "aria-current") == [[None], ["true"]])
    tab.blur()
    page.keys("1")
    page.keys("?")
    check("? shows the help", lambda: tab.run("document.getElementById('help').open"))
    for word in ("1 … 9", "[ ]", "Escape", "?"):
        check(f"it has {word}", lambda word=word: word in tab.text("#help"))
    page.keys(Keys.ESCAPE)
    check("Escape closes it", lambda: not tab.run("document.getElementById('help').open"))
    page.keys("c")
    check("c compares", lambda: tab.focused() == "compare")
    tab.blur()
    check("what can be compared", lambda: tab.options("#compare")[:2] == ["none", "opened"] and "HEAD" in tab.options("#compare")
          and tab.options("#compare")[-1] == "other…")
    check("how", lambda: tab.options("#compare-mode") == ["overlay", "before", "after"])
    devices = tab.options("#add-device")
    check("devices can be added", lambda: "iPad mini (6th generation)" in devices and len(devices) > 20)
    page.set("#add-device", "iPhone SE (3rd generation)")
    check("its size", lambda: tab.get('.screen[data-screen="2"]', "data-preview", "data-width", "data-height")
          == ["iPhone SE (3rd generation)", "375", "667"])
    check("with the items of the first preview", lambda: tab.count('.screen[data-screen="2"] .element[data-name="avatar"]') == 9)
    check("the menu has it", lambda: len(tab.options("#screens-menu")) == 3)


def check_selection(check, tab, page, path):
    tab.blur()
    check("nothing is selected", lambda: tab.text("#inspector-title") == "Nothing is selected")
    tab.click(SCREEN + ' .element[data-name="hero"]')
    line = tab.get(SCREEN + ' .element[data-name="hero"]', "data-line")
    check("the title", lambda: tab.text("#inspector-title") == "hero[0]")
    check("the frame", lambda: tab.text("#inspector-frame") == "258 × 258 at 2, 166")
    check("the source", lambda: tab.text("#inspector-source") == f"Explore.layout:{line}:17")
    check("it is pressed", lambda: tab.get(SCREEN + ' .element[data-id="0-posts/tile/feature/hero[0]"]', "aria-pressed") == "true")
    check("on the other screen too", lambda: tab.get('.element[data-id="1-posts/tile/feature/hero[0]"]', "aria-pressed") == "true")
    check("its line", lambda: tab.rows("#source li.selected", "id", "data-line", "aria-current") == [[f"L{line}", line, "true"]])
    check("its entry", lambda: tab.rows('[role=treeitem][aria-selected="true"]', "data-name") == [["hero"]])
    steps = lambda: tab.rows("#inspector-why li", "data-rule", "data-value", "data-line", "data-chain")
    check("steps have rules and values", lambda: steps() and all(row[0] and row[1] for row in steps()))
    check("and lines", lambda: line in {row[2] for row in steps()})
    check.equal("the last of each is the number", lambda: {row[3]: row[1] for row in steps()},
                {"width": "258", "height": "258", "x": "2", "y": "166"})
    step = page.all("#inspector-why li:not(.quiet)")[0]
    ActionChains(page.driver).move_to_element(step).perform()
    check("a step is drawn", lambda: tab.count(".measures .measure") > 0)
    check("it is reached by the tab key", lambda: tab.get(SCREEN + ' .element[tabindex="0"]', "data-name") == "hero")
    check("the address has it", lambda: "sel=posts/tile/feature/hero[0]" in page.driver.current_url)
    properties = tab.run("[...document.querySelectorAll('#inspector-properties tr')].map(one => one.textContent)")
    check("written properties with their line", lambda: any("insets" in text and f"line {line}" in text for text in properties))
    check("and others", lambda: len(properties) > 3)
    page.keys(Keys.ESCAPE)
    check("Escape: what is around it", lambda: tab.text("#inspector-title") == "feature[0]")
    page.keys(Keys.ESCAPE, Keys.ESCAPE, Keys.ESCAPE)
    check("in the end nothing", lambda: tab.text("#inspector-title") == "Nothing is selected")
    tab.click(f"#L{line}")
    check("a line selects all that it makes", lambda: {row[0] for row in tab.rows('.element[aria-pressed="true"]', "data-name")} == {"hero"}
          and tab.count(SCREEN + ' .element[aria-pressed="true"]') == 3)
    tab.click('[role=treeitem][data-name="thumb"]')
    check("an entry selects", lambda: tab.text("#inspector-title").startswith("thumb"))
    tab.click(SCREEN + ' .element[data-name="avatar"]')
    tab.focus(SCREEN + ' .element[data-id="0-stories/story/avatar[0]"]')
    page.keys(Keys.ARROW_RIGHT)
    check("an arrow goes to the right", lambda: "avatar[1]" in tab.focused() or "live" in tab.focused())
    page.keys(Keys.HOME)
    check("Home", lambda: "avatar[0]" in tab.focused())
    page.keys(Keys.END)
    check("End", lambda: tab.focused() not in ("BODY", "0-stories/story/avatar[0]"))
    page.keys(Keys.HOME, Keys.SPACE)
    check("Space selects", lambda: tab.text("#inspector-title") == "avatar[0]")
    tab.blur()
    avatar = page.one(SCREEN + ' .element[data-name="live"]')
    tab.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", avatar)
    ActionChains(page.driver).move_to_element(avatar).click().perform()
    check("the badge", lambda: tab.text("#inspector-title") == "live[0]")
    time.sleep(0.6)
    avatar.click()
    check("a further click: below it", lambda: tab.text("#inspector-title") == "avatar[0]")
    hero = page.one(SCREEN + ' .element[data-name="hero"]')
    tab.driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", hero)
    ActionChains(page.driver).move_to_element(hero).perform()
    check("measures under the pointer", lambda: "258 × 258" in (tab.text(".measures") or ""))
    check("insets are hatched", lambda: tab.count(".measures .inset") == 4)
    side = page.one(SCREEN + ' .element[data-name="side"]')
    hero.click()
    ActionChains(page.driver).key_down(Keys.ALT).move_to_element(side).perform()
    check("with Alt: distances to the other", lambda: "4" in (tab.text(".measures") or ""))
    ActionChains(page.driver).key_up(Keys.ALT).perform()
    del path


def check_scrolling(check, tab, page, layoutc, path):
    before = tab.get(SCREEN, "data-scroll-y")
    page.driver.execute_script("document.querySelector('.viewport').scrollTop = 459")
    check("the offset of the screen", lambda: tab.get(SCREEN, "data-scroll-x", "data-scroll-y") == ["0", "400"])
    pinned = [element for element in dumped(layoutc, str(path), "--scroll", "0,400", "--preview", "iPhone 15")[0]["elements"]
              if element["name"] == "title"][0]["frame"]["y"]
    check.equal("what is pinned", lambda: float(tab.get(SCREEN + ' .element[data-name="title"]', "data-y")), pinned)
    check("the address has it", lambda: "scroll.0=0,400" in page.driver.current_url)
    page.driver.execute_script("document.querySelector('.viewport').scrollTop = 0")
    check("and back", lambda: tab.get(SCREEN, "data-scroll-y") == before)
    tab.focus(SCREEN + " .orthogonal")
    page.keys(Keys.ARROW_RIGHT)
    check("keys scroll a section", lambda: float(tab.get(SCREEN + " .orthogonal", "data-offset")) > 0)
    check("it rests at an avatar", lambda: "16" in [row[0] for row in tab.rows(SCREEN + ' .element[data-name="avatar"]', "data-x")])
    page.keys(Keys.ARROW_LEFT)
    check("and back", lambda: float(tab.get(SCREEN + " .orthogonal", "data-offset")) == 0)
    tab.blur()


def check_parameters(check, layoutc, path):
    path.write_text(PARAMETERS)
    page = Page(layoutc, str(path))
    try:
        tab = Tab(page)
        check("types", lambda: [tab.get("#param-" + name, "type") for name in ("columns", "gap", "isWide", "style")]
              == ["number", "number", "checkbox", "text"])
        check("values", lambda: [tab.value("#param-columns"), tab.value("#param-gap"), tab.value("#param-style"),
                                 tab.run("document.getElementById('param-isWide').checked")] == ["3", "4", "plain", True])
        check("limits", lambda: tab.get("#param-columns", "min", "max") == ["1", "6"])
        check("a range beside what is closed", lambda: tab.rows("#parameters input[type=range]", "data-for") == [["param-columns"]])
        check("items", lambda: [tab.value("#items-first"), tab.value("#items-second")] == ["5", "9"])
        check("in #parameters", lambda: tab.count("#parameters #param-columns, #parameters #items-second") == 2)
        page.set("#items-second", "12")
        check("items are laid out", lambda: tab.count(SCREEN + ' .element[data-section="1"][data-name="cell"]') == 12)
        check("on every screen", lambda: tab.count('.screen[data-screen="1"] .element[data-section="1"][data-name="cell"]') == 12)
        tab.click("#param-isWide")
        check("a box", lambda: tab.count(SCREEN + ' .element[data-name="more"]') == 0)
        page.set("#param-columns", "9")
        check("too large", lambda: tab.get("#param-columns", "aria-invalid") == "true" and "'columns' cannot be 9" in tab.text("#parameters [role=alert]")
              and tab.get("html", "data-state") == "ready")
        run = subprocess.run([layoutc, "compile", str(path), "--set", "columns=9"], capture_output=True, text=True, check=False)
        check("in the words of --set", lambda: tab.text("#parameters [role=alert]").strip() in run.stderr)
        tab.click("#reset-parameters")
        check("reset", lambda: tab.value("#param-columns") == "3" and tab.get("#param-columns", "aria-invalid") is None
              and tab.count(SCREEN + ' .element[data-name="more"]') == 1)
        check("previews", lambda: tab.rows(".screen", "data-preview", "data-height") == [["phone", "844"], ["other", "700"]])
        check("each its direction", lambda: [float(tab.get(f'.screen[data-screen="{n}"] .element[data-section="1"][data-name="cell"]', "data-x"))
                                             > 200 for n in (0, 1)] == [False, True])
        check("a page", lambda: tab.get(SCREEN + " .orthogonal", "data-page", "data-behavior") == ["0", "paging"])
        tab.focus(SCREEN + " .orthogonal")
        page.keys(Keys.ARROW_RIGHT)
        check("the next page", lambda: tab.get(SCREEN + " .orthogonal", "data-page") == "1")
        for name, category in (("top", "supplementary"), ("dot", "supplementary"), ("plate", "decoration"), ("cell", "cell")):
            check(f"category of {name}", lambda name=name, category=category: tab.get(f'.element[data-name="{name}"]', "data-category") == category)
        check("no section for what is the layout's", lambda: tab.get('.element[data-name="top"]', "data-section") is None)
    finally:
        page.close()
    path.write_text(WITHOUT_PREVIEW)
    page = Page(layoutc, str(path))
    try:
        tab = Tab(page)
        check("without a preview", lambda: tab.rows(".screen", "data-width", "data-height") == [["393", "852"]])
        check("the banner says so", lambda: tab.text("#banner").startswith("no preview"))
        check("without a name", lambda: tab.get(".element", "data-name") == "row")
    finally:
        page.close()
    path.write_text(REFUSED)
    page = Page(layoutc, str(path))
    try:
        tab = Tab(page)
        check("what is refused", lambda: tab.get(SCREEN, "data-state") == "refused" and tab.get("html", "data-state") == "ready")
        check("is an image", lambda: tab.get(".refusal", "role") == "img" and tab.get(".refusal", "data-rule") and tab.get(".refusal", "aria-label"))
        check("with its widths", lambda: "refused at 330 and below" in tab.text(".drawing"))
        check("others as usual", lambda: tab.count(SCREEN + ' .element[data-section="1"]') == 2)
    finally:
        page.close()


def check_faults(check, layoutc, path):
    text = path.read_text()
    page = Page(layoutc, str(path))
    try:
        tab = Tab(page)
        revision = lambda: int(tab.get("html", "data-revision"))
        before = revision()
        path.write_text(text.replace("1w x 2/3h", "1w x 2/3q"))
        check("a fault", lambda: tab.get("html", "data-state") == "broken" and revision() > before)
        check("in the list", lambda: re.fullmatch(r"L\d+", tab.get("#diagnostics li", "data-code"))
              and tab.get("#diagnostics li", "data-severity") == "error")
        line = str(next(number for number, line in enumerate(text.splitlines(), 1) if "2/3h {" in line))
        check("with its place", lambda: tab.get("#diagnostics li", "data-line") == line and int(tab.get("#diagnostics li", "data-column")) > 1)
        check("it is counted", lambda: tab.text("#diagnostics h2").startswith("1 error"))
        check("a button", lambda: tab.count("#diagnostics li button") >= 1)
        check("the banner", lambda: tab.text("#banner") == f"showing the version before line {line} was changed")
        check("the picture stays", lambda: tab.count(SCREEN + ' .element[data-name="hero"]') == 3)
        check("the line is marked", lambda: tab.count(f"#L{line}.fault") == 1)
        # What is healthy is drawn as it is now.
        path.write_text(text.replace("1w x 2/3h", "1w x 2/3q").replace("story 72 x 96", "story 60 x 80"))
        check("healthy sections are drawn", lambda: tab.get(SCREEN + ' .element[data-name="avatar"]', "data-width") == "60")
        check("the others stay", lambda: tab.get(SCREEN + ' .element[data-name="hero"]', "data-width") == "258")
        check("moved", lambda: tab.get(SCREEN + ' .element[data-name="hero"]', "data-y") == "150")
        check("it is still broken", lambda: tab.get("html", "data-state") == "broken")
        page.keys("e")
        check("e goes to the fault", lambda: tab.run("Boolean(document.activeElement.closest('#diagnostics li'))"))
        path.write_text(text)
        check("it is repaired", lambda: tab.get("html", "data-state") == "ready" and tab.text("#banner") == "")
        check("no errors", lambda: tab.count('#diagnostics li[data-severity="error"]') == 0)
        path.write_text("")
        time.sleep(0.02)
        path.write_text(text)
        check("half written is not seen", lambda: tab.get("html", "data-state") == "ready")
        path.unlink()
        check("it is gone", lambda: tab.text("#banner") == "Explore.layout is gone" and tab.count(".element") > 20)
        beside = path.with_suffix(".tmp")
        beside.write_text(text.replace("gap = 2", "gap = 4"))
        beside.replace(path)
        check("it is back", lambda: tab.get("html", "data-state") == "ready"
              and tab.get(SCREEN + ' .element[data-name="hero"]', "data-width") == "254")
        path.write_text(text)
        check("as it was", lambda: tab.get(SCREEN + ' .element[data-name="hero"]', "data-width") == "258")
    finally:
        page.close()
    path.write_text(text.replace("1w x 2/3h", "1w x 2/3q"))
    server = subprocess.Popen([layoutc, "preview", str(path), "--no-open", "--until-input-ends"],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    address = server.stdout.readline().strip()
    page = Page.__new__(Page)
    page.server, page.address = server, address
    page.driver = Page.browser()
    page.driver.get(address)
    try:
        tab = Tab(page)
        check("broken from the start", lambda: tab.get("html", "data-state") in ("broken", "empty") and tab.count("#diagnostics li") >= 1)
        check("what is healthy is there", lambda: tab.count('.element[data-name="avatar"]') > 0)
        path.write_text("layout {")
        check("nothing is whole", lambda: tab.get("html", "data-state") in ("broken", "empty"))
        path.write_text(text)
        check("repaired", lambda: tab.get("html", "data-state") == "ready" and tab.count(SCREEN + ' .element[data-name="hero"]') == 3)
    finally:
        page.close()


class Parts:
    """What arrives on a connection, cut where it ends with some bytes."""

    def __init__(self, connection):
        self.connection, self.rest = connection, b""

    def next(self, end):
        """The next part that is no sign of life."""
        while end not in self.rest:
            part = self.connection.recv(65536)
            if not part:
                raise SystemExit("failed: the connection ends")
            self.rest += part
        part, self.rest = self.rest.split(end, 1)
        return self.next(end) if part == b":" else part + end


class Wire:
    """The server, asked by hand."""

    def __init__(self, layoutc, *words):
        self.server = subprocess.Popen(
            [layoutc, "preview", *words, "--no-open", "--until-input-ends"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.server.stdout.readline().strip()
        self.line = line
        self.port = int(re.fullmatch(r"http://127\.0\.0\.1:(\d+)/#token=([A-Za-z0-9_-]{32})", line).group(1))
        self.token = line.split("=")[1]

    def close(self):
        self.server.stdin.close()
        return self.server.wait(PATIENCE)

    def ask(self, method, path, body=None, headers=None, token=True):
        """Status, headers and text of an answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        fields = {"Authorization": "Bearer " + self.token} if token else {}
        connection.request(method, path, body=body and json.dumps(body), headers={**fields, **(headers or {})})
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, dict(answer.getheaders()), text

    def json(self, path, body=None):
        return json.loads(self.ask("POST" if body else "GET", path, body)[2])

    def raw(self, data, wait=PATIENCE):
        """All that comes back for some bytes until the connection is closed, or nothing comes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=wait) as connection:
            connection.sendall(data)
            parts = []
            try:
                while part := connection.recv(65536):
                    parts.append(part)
            except (TimeoutError, ConnectionResetError):
                pass
            return b"".join(parts)

    def status(self, *lines, body=b""):
        text = "\r\n".join(lines).replace("PORT", str(self.port)).encode() + b"\r\n\r\n" + body
        answer = self.raw(text)
        return int(answer.split(b" ")[1]) if answer else None


def check_requests(check, layoutc, path):
    wire = Wire(layoutc, str(path))
    host = "Host: 127.0.0.1:PORT"
    bearer = "Authorization: Bearer " + wire.token
    close = "Connection: close"
    try:
        for name, kind in (("/", "text/html"), ("/preview.js", "text/javascript"), ("/preview.css", "text/css"), ("/icon.svg", "image/svg+xml")):
            status, headers, text = wire.ask("GET", name, token=False)
            check(f"{name}", lambda status=status, headers=headers, kind=kind: status == 200 and headers["Content-Type"].startswith(kind))
            check(f"headers of {name}", lambda headers=headers: all(headers.get(key) == value for key, value in HEADERS.items()))
            check(f"{name} has nothing of the user's", lambda text=text: "stories" not in text and wire.token not in text)
        for name in ("/?a=1", "/favicon.ico", "/../etc/passwd", "/%2e%2e/", "/api", "/api/", "/api/other", "/index.html", "//", "/preview.js?1"):
            check(f"{name} is not there", lambda name=name: wire.status(f"GET {name} HTTP/1.1", host, bearer, close) == 404)
        state = wire.json("/api/state")
        check("the state's schema", lambda: state["schema"] == "layoutc/preview@1")
        for name in ("files", "previews", "devices", "parameters", "sections", "breakpoints", "sources", "diagnostics", "revision"):
            check(f"the state has {name}", lambda name=name: name in state)
        schema = json.loads((pathlib.Path(__file__).parents[2] / "Grammar/schemas/preview-1.json").read_text())
        check("as its schema says", lambda: not list(Draft202012Validator(schema).iter_errors(state)), 0)
        check("sources by file", lambda: state["sources"][str(state["files"][0]["id"])] == path.read_text())
        screen = {"id": 7, "preview": "iPhone 15", "width": 393, "height": 852, "scroll": [0, 400], "window": [0, 0, 393, 900],
                  "direction": "leftToRight", "landscape": False, "safeArea": True, "contentSizeCategory": "large",
                  "orthogonal": {"0": 84}, "set": {"columns": 4}, "items": {"posts": 18}}
        answer = wire.json("/api/screens", {"revision": 1, "screens": [screen]})
        one = answer["screens"][0]
        for name in ("id", "title", "viewport", "contentSize", "sections", "elements", "refusals", "expectations", "solvedIn"):
            check(f"a screen has {name}", lambda name=name: name in one)
        check("its number", lambda: one["id"] == 7 and answer["revision"] == state["revision"])
        check("the window", lambda: all(element["frame"]["y"] < 900 for element in one["elements"]))
        check("the offset of a section", lambda: one["sections"][0]["orthogonal"]["offset"]["x"] == 84)
        check("changes", lambda: "changes" in wire.json("/api/screens", {"screens": [{**screen, "against": "opened"}]})["screens"][0])
        why = wire.json("/api/why", {"screen": screen, "element": "posts/tile/feature/hero[0]"})
        check("why", lambda: why["schema"] == "layoutc/why@1" and {"width", "height", "x", "y"} <= set(why["chains"]))
        for words, change in {"no list": {"screens": {}}, "33 screens": {"screens": [screen] * 33}, "width 0": {"screens": [{**screen, "width": 0}]},
                              "width 10001": {"screens": [{**screen, "width": 10001}]}, "height -1": {"screens": [{**screen, "height": -1}]},
                              "a wrong direction": {"screens": [{**screen, "direction": "up"}]}}.items():
            check(words, lambda change=change: wire.ask("POST", "/api/screens", change)[0] == 400)
        check("32 screens", lambda: wire.ask("POST", "/api/screens", {"screens": [screen] * 32})[0] == 200)
        for words, lines, status in (
                ("no Host", ("GET / HTTP/1.1", close), 403), ("two Hosts", ("GET / HTTP/1.1", host, host, close), 403),
                ("another Host", ("GET / HTTP/1.1", "Host: example.com", close), 403),
                ("another port", ("GET / HTTP/1.1", "Host: 127.0.0.1:1", close), 403),
                ("Host without a port", ("GET / HTTP/1.1", "Host: 127.0.0.1", close), 403),
                ("another Host for an asset", ("GET /preview.js HTTP/1.1", "Host: evil.test:PORT", close), 403),
                ("localhost", ("GET / HTTP/1.1", "Host: localhost:PORT", close), 200),
                ("[::1]", ("GET / HTTP/1.1", "Host: [::1]:PORT", close), 200),
                ("another Origin", ("GET / HTTP/1.1", host, "Origin: http://example.com", close), 403),
                ("an Origin of https", ("GET / HTTP/1.1", host, "Origin: https://127.0.0.1:PORT", close), 403),
                ("no Origin", ("GET / HTTP/1.1", host, "Origin: null", close), 403),
                ("its own Origin", ("GET / HTTP/1.1", host, "Origin: http://localhost:PORT", close), 200),
                ("another site", ("GET / HTTP/1.1", host, "Sec-Fetch-Site: cross-site", close), 403),
                ("the same site", ("GET / HTTP/1.1", host, "Sec-Fetch-Site: same-site", close), 403),
                ("the same origin", ("GET / HTTP/1.1", host, "Sec-Fetch-Site: same-origin", close), 200),
                ("no token", ("GET /api/state HTTP/1.1", host, close), 401),
                ("a wrong token", ("GET /api/state HTTP/1.1", host, "Authorization: Bearer x", close), 401),
                ("two tokens", ("GET /api/state HTTP/1.1", host, bearer, bearer, close), 401),
                ("OPTIONS", ("OPTIONS / HTTP/1.1", host, close), 405), ("POST /", ("POST / HTTP/1.1", host, "Content-Length: 0", close), 405),
                ("HEAD", ("HEAD / HTTP/1.1", host, close), 405), ("GET of POST", ("GET /api/screens HTTP/1.1", host, bearer, close), 405),
                ("TRACE", ("TRACE / HTTP/1.1", host, close), 405), ("PUT", ("PUT /api/state HTTP/1.1", host, bearer, "Content-Length: 0", close), 405),
                ("method before token", ("POST /api/state HTTP/1.1", host, "Content-Length: 0", close), 405),
                ("path before token", ("GET /api/none HTTP/1.1", host, close), 404),
                ("path before method", ("OPTIONS /none HTTP/1.1", host, close), 404),
                ("host before path", ("GET /none HTTP/1.1", "Host: a", close), 403),
                ("select without an editor", ("POST /api/select HTTP/1.1", host, bearer, "Content-Length: 0", close), 404),
                ("two lengths", ("POST /api/screens HTTP/1.1", host, bearer, "Content-Length: 2", "Content-Length: 2", close), 400),
                ("a length and chunks", ("POST /api/screens HTTP/1.1", host, "Content-Length: 2", "Transfer-Encoding: chunked", close), 400),
                ("a bad length", ("POST /api/screens HTTP/1.1", host, "Content-Length: +2", close), 400),
                ("too long a body", ("POST /api/screens HTTP/1.1", host, bearer, "Content-Length: 262145", close), 413),
                ("too long before Host", ("POST /api/screens HTTP/1.1", "Host: a", "Content-Length: 9999999999", close), 413),
                ("too long a line", ("GET /" + "a" * 9000 + " HTTP/1.1", host, close), 414),
                ("too long a header", ("GET / HTTP/1.1", host, "X: " + "a" * 33000, close), 431),
                ("a bare return", ("GET / HTTP/1.1\rX: 1", host, close), 400), ("a zero", ("GET / HTTP/1.1", host, "X: a\0b", close), 400),
                ("a blank before the colon", ("GET / HTTP/1.1", "Host : 127.0.0.1:PORT", close), 400),
                ("a folded line", ("GET / HTTP/1.1", host, " b", close), 400), ("no version", ("GET /", host, close), 400),
                ("another version", ("GET / HTTP/2.0", host, close), 400), ("an absolute target", ("GET http://127.0.0.1:PORT/ HTTP/1.1", host, close), 404)):
            check(f"{words}: {status}", lambda lines=lines, status=status: wire.status(*lines) == status, 0)
        answers = [wire.raw(f"GET /api/state HTTP/1.1\r\nHost: 127.0.0.1:{wire.port}\r\n{token}Connection: close\r\n\r\n".encode())
                   for token in ("", "Authorization: Bearer " + "x" * 32 + "\r\n", "Authorization: Basic abc\r\n")]
        check("the same bytes for no token and a wrong one", lambda: len(set(answers)) == 1
              and list(json.loads(answers[0].split(b"\r\n\r\n")[1])) == ["error"])
        check("no CORS", lambda: not any(b"access-control" in answer.lower() for answer in answers))
        refused = wire.raw(f"OPTIONS / HTTP/1.1\r\nHost: 127.0.0.1:{wire.port}\r\nConnection: close\r\n\r\n".encode())
        check("Allow", lambda: b"\r\nAllow: GET\r\n" in refused)
        for words, answer in (("401", answers[0]), ("405", refused), ("400", wire.raw(b"\0\r\n\r\n")), ("403", wire.raw(b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n"))):
            check(f"headers of {words}", lambda answer=answer: all(f"\r\n{key}: {value}\r\n".encode() in answer for key, value in HEADERS.items()), 0)
        twice = wire.raw(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{wire.port}\r\n\r\nGET /icon.svg HTTP/1.1\r\nHost: 127.0.0.1:{wire.port}\r\nConnection: close\r\n\r\n".encode())
        check("pipelining", lambda: twice.count(b"HTTP/1.1 200 OK") == 2)
        with socket.create_connection(("127.0.0.1", wire.port), timeout=60) as events:
            events.sendall(f"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:{wire.port}\r\nAuthorization: Bearer {wire.token}\r\n\r\n".encode())
            parts = Parts(events)
            head = parts.next(b"\r\n\r\n")
            check("events", lambda: b"Content-Type: text/event-stream" in head)
            path.write_text(path.read_text() + "\n// more\n")
            heard = parts.next(b"\n\n")
            check("a change is heard", lambda: b"event: change\ndata: " in heard, 0)
            data = json.loads(heard.split(b"data: ")[1].split(b"\n")[0])
            check("with its cause", lambda: data["cause"] == "save" and data["files"] == ["Explore.layout"] and data["revision"] > state["revision"], 0)
            heard = parts.next(b"\n\n")
            check("then what lint finds", lambda: heard.startswith(b"event: lint\n"), 0)
        check("only on loopback", lambda: not any(
            f":{wire.port:04X} " in line and not line.split()[1].startswith(("0100007F", "00000000000000000000000001000000"))
            for name in ("tcp", "tcp6") for line in pathlib.Path(f"/proc/net/{name}").read_text().splitlines()[1:]))
        many = [socket.create_connection(("127.0.0.1", wire.port)) for _ in range(70)]
        check("64 connections", lambda: wire.ask("GET", "/", token=False)[0] == 200)
        for one in many:
            one.close()
        busy = subprocess.run([layoutc, "preview", str(path), "--no-open", "--port", str(wire.port)], capture_output=True, text=True,
                              timeout=PATIENCE, check=False)
        check("a port in use", lambda: busy.returncode == 2 and "in use" in busy.stderr and not busy.stdout)
        idle = socket.create_connection(("127.0.0.1", wire.port))
        idle.sendall(f"GET /preview.js HTTP/1.1\r\nHost: 127.0.0.1:{wire.port}\r\n\r\n".encode() * 2000)
        time.sleep(0.2)
        memory = lambda: int(re.search(r"VmRSS:\s+(\d+)", pathlib.Path(f"/proc/{wire.server.pid}/status").read_text()).group(1))
        check("beside one that reads no answer, others are answered", lambda: wire.ask("GET", "/", token=False)[0] == 200)
        check(f"and little is kept for it: {memory() // 1024} MiB", lambda: memory() < 200 << 10, 0)
        idle.close()
        slow = socket.create_connection(("127.0.0.1", wire.port), timeout=PATIENCE)
        slow.sendall(b"GET / HTTP/1.1\r\n")
        answer = slow.recv(4096)
        check("too slow: 408", lambda: answer.startswith(b"HTTP/1.1 408"), 0)
        slow.close()
    finally:
        check("it ends with its input", lambda: wire.close() == 0, 0)
    missing = subprocess.run([layoutc, "preview", "/no/such.layout", "--no-open"], capture_output=True, text=True, check=False)
    check("no such file", lambda: missing.returncode == 2)


def main():
    with explore("--only") as (arguments, path):
        layoutc = arguments.layoutc
        check = Checks()
        wants = lambda name: not arguments.only or name in arguments.only
        author = ("-c", "user.name=a", "-c", "user.email=a@b.c")
        for words in (("init", "-q", "-b", "main"), ("add", "."), (*author, "commit", "-qm", "a")):
            subprocess.run(["git", "-C", path.parent, *words], check=True)
        if wants("page"):
            page = Page(layoutc, str(path))
            try:
                tab = Tab(page)
                check_landmarks(check, tab)
                check_outline(check, tab, path)
                check_screens(check, tab, layoutc, path)
                check_selection(check, tab, page, path)
                check_scrolling(check, tab, page, layoutc, path)
                check_controls(check, tab, page)
            finally:
                page.close()
        if wants("parameters"):
            check_parameters(check, layoutc, path.parent / "page.layout")
        if wants("faults"):
            check_faults(check, layoutc, path)
        if wants("requests"):
            check_requests(check, layoutc, path)
    print(f"{check.count - len(check.failed)} of {check.count} hold")
    return 1 if check.failed else 0


if __name__ == "__main__":
    sys.exit(main())
