#!/usr/bin/env python3
"""Uses the page of `layoutc preview` in Chromium: what it says and draws of findings, labels, measures and refusals.

    preview_details_check.py LAYOUTC SAMPLES

Needs what preview_check.py needs. Exit code 1 at the first thing that is not as it should be.
"""
import os
import re
import subprocess
import sys
import tempfile
import pathlib

from selenium.webdriver.common.action_chains import ActionChains

from preview_check import Page, expect, explore

PAGING = """layout a {
    section s {
        orthogonal: paging
        hgroup g 200 x 50 { item k 1w x 1h }
    }
}

preview "p" 320 x 480 { items: s 3 }
"""

FINDINGS = """let spare = 3
layout a {
    section s {
        insets: 20
        hgroup g 1w x 60 { insets: 5; item k 100 x 1h; item m 40 x 1h }
    }
    section tight { hgroup h (container.width - 300) x 60 { item t 1w x 1h } }
}

preview "p" 393 x 500 { items: s 4, tight 1; expect s.k 300 x 50 }
"""

LABELS = """layout a {
    section s {
        hgroup g 1w x 60 {
            item k 100 x 1h {
                text "Hello big world, a few lines of text here" { lines: 3 }
                badge WWWWW 28 x 20
            }
        }
    }
}

preview "p" 393 x 500 { items: s 2 }
"""

REFUSED = """layout a {
    section s { hgroup g 1w x 60 { insets: horizontal 165; item k 1w x 1h } }
}

preview "p" 320 x 480 { items: s 2 }
"""


def save(path, text):
    other = path.with_suffix(".tmp")
    other.write_text(text)
    os.rename(other, path)


def names(page):
    return [row[0].split("-", 1)[1] for row in page.values(".element", "data-id")]


def check_sections(layoutc, path):
    """What does not scroll by itself any more is no such section, under any name."""
    save(path, PAGING)
    page = Page(layoutc, str(path))
    plain = PAGING.replace("        orthogonal: paging\n", "")
    try:
        for text, kept in ((plain, "s/g/k"), (PAGING, "s/g/k"),
                           (plain.replace("section s", "section t").replace("item k", "item z").replace("items: s", "items: t"), "t/g/z")):
            save(path, text)
            count = text.count("orthogonal")
            page.wait("the sections that scroll by themselves", lambda: len(page.all(".orthogonal")) == count)
            page.wait("the elements of now alone", lambda: names(page) == [f"{kept}[{number}]" for number in range(3)])
        print("  sections that scroll by themselves come and go")
    finally:
        page.close()


def check_sizes(layoutc, path):
    """A width that was chosen stays with its preview."""
    save(path, FINDINGS)
    page = Page(layoutc, str(path))
    shown = lambda: page.values(".screen", "data-preview", "data-width", "aria-current")
    try:
        page.set("#width-number", "411")
        page.wait("the width", lambda: shown() == [["p", "411", "true"]])
        save(path, FINDINGS.replace('preview "p"', 'preview "first" 320 x 400 { items: 1 }\n\npreview "p"'))
        page.wait("stays where another one is before it", lambda: shown() == [["first", "320", None], ["p", "411", "true"]])
        save(path, FINDINGS.replace('preview "p"', 'preview "first" 320 x 400 { items: 1 }\n\npreview "q"'))
        page.wait("and with another name in its place", lambda: shown() == [["first", "320", None], ["q", "411", "true"]])
    finally:
        page.close()


def check_findings(layoutc, path):
    """Diagnostics in the list and in the source."""
    save(path, FINDINGS)
    page = Page(layoutc, str(path))
    try:
        page.wait("what the linter finds", lambda: "L401" in [row[0] for row in page.values("#diagnostics li", "data-code")])
        found = page.values("#diagnostics li", "data-severity", "data-code", "data-line")
        order = [("error", "warning", "note").index(row[0]) for row in found]
        expect(order == sorted(order) and found[0] == ["error", "L801", "10"], f"errors come first, failing expectations among them {found[:2]}")
        counts = [f"{order.count(place)} {word}{'s' if order.count(place) > 1 else ''}"
                  for place, word in enumerate(("error", "warning", "note")) if place in order]
        expect(page.one("#diagnostics h2").text == ", ".join(counts), "the heading counts them all")
        marked = page.driver.execute_script(
            "return [...document.querySelectorAll('#source [data-severity]')].map(one => [one.closest('li').id, one.dataset.severity, one.textContent])")
        expect(["L10", "error", "300"] in marked and ["L1", "note", "spare"] in marked, f"what they span is marked {marked}")
        expect(page.driver.execute_script(
            "return [...document.querySelectorAll('#source li')].map(one => one.textContent).join('\\n')") == FINDINGS, "the source is whole")
        lefts = {round(left) for left in page.driver.execute_script(
            "return [...document.querySelectorAll('#diagnostics li')].map(one => { const range = document.createRange();"
            "range.selectNodeContents(one.querySelector('.detail:not(button *)')); return range.getClientRects()[0].left; })")}
        expect(len(lefts) <= 2, f"places stand in line {lefts}")
        for item in page.all("#diagnostics li:has(.show-at)"):
            width = re.search(r"at width (\d+)", item.text)
            if width:
                expect(item.find_element("css selector", ".show-at").text == f"show at {width[1]}", f"the width that is named is offered: {width[1]}")
    finally:
        page.close()


def check_measures(layoutc, path):
    """Distances are those to what is directly around."""
    save(path, FINDINGS)
    page = Page(layoutc, str(path))
    try:
        ActionChains(page.driver).move_to_element(page.one('[data-id="0-s/g/k[0]"]')).perform()
        words = lambda: page.driver.execute_script("return [...document.querySelectorAll('.measure-words')].map(one => one.textContent)")
        page.wait("the distances to the group", lambda: words() == ["5", "248", "5", "5", "100 × 50"])
        page.set("#height-number", "7")
        page.wait("a screen that is lower than its safe area", lambda: page.values(".screen", "data-height") == [["7"]])
        expect(not page.driver.get_log("browser"), "is no fault")
    finally:
        page.close()


def check_labels(layoutc, path):
    """Labels stay inside of what they name, and say where they are cut."""
    save(path, LABELS)
    page = Page(layoutc, str(path))
    try:
        wide = page.driver.execute_script(
            "return [...document.querySelectorAll('.element + .label')].filter(one => one.getBBox().x + one.getBBox().width"
            "> one.previousSibling.getBBox().x + one.previousSibling.getBBox().width + 0.5).map(one => one.textContent)")
        texts = [one.text for one in page.all(".label")]
        expect(texts and not wide, f"labels are no wider than what they name {wide}")
        expect("WWWWW" not in texts and any(text.startswith("Hello") and text.endswith("…") for text in texts), f"what is cut says so {texts}")
    finally:
        page.close()


def check_refusals(layoutc, path):
    """The reason of a refusal is whole where it has room."""
    save(path, REFUSED)
    page = Page(layoutc, str(path))
    try:
        page.wait("widths", lambda: page.all(".refused-at"))
        reason = page.values(".refusal", "aria-label")[0][0]
        expect(" ".join(one.text for one in page.all(".refused")) == reason, f"all of '{reason}'")
        inside = page.driver.execute_script(
            "const area = document.querySelector('.refusal').getBBox(); return [...document.querySelectorAll('.refused, .refused-at')].every(one => {"
            "const own = one.getBBox(); return own.x + own.width <= area.x + area.width && own.y + own.height <= area.y + area.height; })")
        expect(inside, "inside of its area")
    finally:
        page.close()


def check_bar(layoutc, path):
    """All toggles are seen on narrow pages; what cannot be compared has a reason that is seen."""
    save(path, REFUSED)
    page = Page(layoutc, str(path), "--against", "nope")
    try:
        page.wait("the reason", lambda: page.one("#compare-fault").text.startswith("cannot compare with 'nope': "))
        fields = page.values("#compare, #compare-revision", "aria-invalid", "aria-describedby")
        expect(fields == [["true", "compare-fault"]] * 2, "belongs to the fields")
        page.set("#compare", "none")
        page.wait("nothing is compared", lambda: page.one("#compare-fault").text == "" and page.values("#compare", "aria-invalid") == [[None]])
        page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 320, "height": 700, "deviceScaleFactor": 1, "mobile": False})
        rights = page.driver.execute_script("return [...document.querySelectorAll('#toolbar button')].map(one => one.getBoundingClientRect().right)")
        expect(max(rights) <= 320, f"toggles at 320 points {rights}")
        page.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    finally:
        page.close()


def check_libraries(layoutc, path):
    """A file that only declares, for no one, is empty."""
    path.write_text("let lonely = 3\n")
    page = Page(layoutc, str(path.parent))
    try:
        page.set("#files", path.name)
        page.wait("an empty page", lambda: page.root("data-state") == "empty" and "only declares" in page.one("#banner").text)
        print("  a file that only declares is empty")
    finally:
        page.close()


def check_list(layoutc, samples, folder):
    """The list of exported pages shows what the pages do."""
    subprocess.run([layoutc, "preview", str(samples / "Explore.layout"), "--export", folder], check=True, stdout=subprocess.DEVNULL)
    text = (pathlib.Path(folder) / "index.html").read_text()
    kinds = re.findall(r'<rect class="(\w+)"', text)
    expect(kinds.index("decoration") < kinds.index("cell") and kinds[-1] == "screen", "decorations lie below")
    expect("<small>393 × 852</small>" in text and '<svg viewBox="0 -59 393 852" x="0" y="-59"' in text, "the screen has its size and is clipped")


def main():
    with explore() as (arguments, path):
        layoutc = arguments.layoutc
        path = path.with_name("details.layout")
        check_sections(layoutc, path)
        check_sizes(layoutc, path)
        check_findings(layoutc, path)
        check_measures(layoutc, path)
        check_labels(layoutc, path)
        check_refusals(layoutc, path)
        check_bar(layoutc, path)
        check_libraries(layoutc, path.with_name("lonely.layout"))
        with tempfile.TemporaryDirectory() as folder:
            check_list(layoutc, pathlib.Path(arguments.samples), folder)
    print("the details are right")


if __name__ == "__main__":
    sys.exit(main())
