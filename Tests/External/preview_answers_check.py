#!/usr/bin/env python3
"""Uses the page of `layoutc preview` in Chromium while answers are late, wrong or missing, and with wrong input.

    preview_answers_check.py LAYOUTC SAMPLES

Needs what preview_check.py needs. Exit code 1 at the first thing that is not as it should be.
"""
import subprocess
import sys
import time

from selenium.webdriver.common.keys import Keys

from preview_check import Page, expect, explore

# Answers are held back while `holding` matches their path; faults take the place of answers.
HOLDING = """
window.held = []; window.holding = null; window.faults = []; window.asked = []; window.most = window.now = 0;
window.realFetch = fetch;
window.fetch = async (path, more) => {
  const isScreens = path === "/api/screens", fault = window.faults.find((one) => path === one.path && one.count-- > 0);
  window.asked.push([path, performance.now()]);
  if (isScreens) window.most = Math.max(window.most, ++window.now);
  try {
    if (fault?.kind === "throws") throw new Error("made to fail");
    if (fault?.kind === "text") return new Response("no JSON", { status: 500 });
    if (fault?.kind === "shape") return new Response(JSON.stringify({ revision: 1, screens: [{ id: 0, elements: 7 }] }));
    const answer = await realFetch(path, more);
    if (fault?.kind === "part") return new Response(JSON.stringify({ ...await answer.json(), diagnostics: undefined, screens: [] }));
    if (window.holding && path.includes(window.holding)) await new Promise((done) => window.held.push(done));
    return answer;
  } finally { if (isScreens) window.now -= 1; }
};
window.release = () => { window.holding = null; for (const done of window.held.splice(0)) done(); };
"""

# So many times faster than by the clock failures are tried again.
HASTE = 10
HASTENED = f"""window.later = setTimeout;
window.setTimeout = (work, time, ...more) => later(work, time >= 500 && time <= 5000 ? time / {HASTE} : time, ...more);
"""

PAGING = """layout page {
    section first { orthogonal: BEHAVIOUR; hgroup card GROUP x 90 { item cell } }
}

preview "phone" 390 x 844 { items: 6 }
"""

SECOND = """layout other {
    section only { hgroup 1w x 60 { item row } }
}

preview "second" 400 x 500 { items: 2 }
"""

NOTHING = """define unused(side) {
    hgroup 1w x side { item lonely 1w x 1h }
}

layout page {
    section all {
        hgroup 1w x 44 { item row }
        if container.width >= 700 { footer more 1w x 30 }
    }
    section bare {
        hgroup 1w x 44 { item hollow 1w x 1h }
    }
}

preview "phone" 390 x 844 { items: all 2, bare 0; expect row 390 x 44 }
"""

SCREEN = '.screen[data-screen="0"]'


class HeldPage(Page):
    """A page whose answers can be held back."""

    def __init__(self, layoutc, *words, before="", fragment=""):
        self.server = self.start(layoutc, *words)
        self.address = self.server.stdout.readline().strip() + fragment
        self.driver = self.browser()
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": HOLDING + before})
        self.driver.get(self.address)

    def ready(self):
        self.wait("the page is ready", lambda: self.root("data-state") == "ready" and self.all(".screen"))
        self.wait("it is connected", lambda: self.one("#status").text.endswith("connected"))
        return self

    def run(self, script, *values):
        return self.driver.execute_script(script, *values)

    def frames(self):
        return self.values(".element", "data-id", "data-x", "data-y", "data-width", "data-height")

    def hold(self, path):
        self.run("window.holding = arguments[0]", path)

    def settle(self):
        """Waits until nothing is under way, and two frames have passed."""
        self.driver.execute_async_script(
            "const done = arguments[0]; let calm = 0; const look = () => {"
            "calm = window.now || window.held.length ? 0 : calm + 1; calm > 4 ? done() : requestAnimationFrame(look); }; look();")

    def blur(self):
        self.run("document.activeElement.blur()")

    def faults(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]


def check_late_answers(layoutc, path):
    """What was chosen last is shown, also where an older answer comes later."""
    page = HeldPage(layoutc, str(path)).ready()
    try:
        changes = {
            "a parameter": lambda turn: page.set("#param-columns", "45"[turn]),
            "numbers of items": lambda turn: page.set("#items-posts", ("6", "12")[turn]),
            "a width": lambda turn: page.set("#width-number", ("500", "600")[turn]),
            "a height": lambda turn: page.set("#height-number", ("500", "600")[turn]),
            "a direction": lambda turn: page.one("#toggle-rtl").click(),
            "a text size": lambda turn: page.set("#text-size", ("small", "accessibilityLarge")[turn]),
            "a section's offset": lambda turn: page.run(
                "document.querySelector('.orthogonal').focus()") or page.keys(Keys.ARROW_RIGHT),
            "a device": lambda turn: page.set("#add-device", ("iPhone 16", "iPad Air (5th generation)")[turn])}
        first = page.frames()
        for words, change in changes.items():
            change(0), page.settle(), change(1), page.settle()
            meant = page.frames(), page.values(".screen", "data-width", "data-height")
            page.driver.get("about:blank")
            page.driver.get(page.address)
            page.ready()
            expect(page.frames() == first, "opened again, all is as at first")
            page.hold("/api/screens")
            change(0)
            page.wait("an answer is due", lambda: page.run("return window.held.length") == 1)
            change(1)
            page.run("window.release()")
            page.wait(f"{words} that changes while an answer is due is drawn",
                      lambda: (page.frames(), page.values(".screen", "data-width", "data-height")) == meant)
            expect(page.run("return window.most") == 1, "one request at a time")
            page.driver.get("about:blank")
            page.driver.get(page.address)
            page.ready()
    finally:
        page.close()


def check_steps(layoutc, path):
    """Keys that come faster than answers all count."""
    page = HeldPage(layoutc, str(path)).ready()
    try:
        width = lambda: page.values(SCREEN, "data-width")[0][0]
        page.run("document.querySelector('.resize[data-side=width]').focus()")
        page.hold("/api/screens")
        page.keys(*[Keys.ARROW_RIGHT] * 5)
        page.run("window.release()")
        page.wait("five steps of an edge", lambda: width() == "398")
        page.set("#width-number", "393")
        page.wait("as it was", lambda: width() == "393")
        page.blur()
        page.one(SCREEN + ' .element[data-name="hero"]').click()
        page.wait("its reasons", lambda: page.all("#inspector-why li"))
        page.keys(*[Keys.ESCAPE] * 4)
        page.wait("four steps outwards", lambda: page.one("#inspector-title").text == "Nothing is selected")
        path.write_text(path.read_text().replace("gap = 2", "gap = 3"))
        page.wait("a save is followed", lambda: page.root("data-revision") == "2")
        expect(page.run("return window.most") == 1, "one request at a time")
    finally:
        page.close()


def check_paging(layoutc, path):
    """Arrow keys lead to each page of a section that scrolls by itself, and back."""
    for behaviour, group, last in (("paging", "0.8w", 4), ("groupPaging", "0.8w", 5), ("groupPagingCentered", "2.5w", 5),
                                   ("continuousGroupLeadingBoundary", "2.5w", 6)):
        path.write_text(PAGING.replace("BEHAVIOUR", behaviour).replace("GROUP", group))
        page = HeldPage(layoutc, str(path)).ready()
        try:
            number = lambda: int(page.values(SCREEN + " .orthogonal", "data-page")[0][0])
            page.run("document.querySelector('.orthogonal').focus()")
            for key, places in ((Keys.ARROW_RIGHT, range(1, last + 1)), (Keys.ARROW_LEFT, range(last - 1, -1, -1))):
                for place in places:
                    page.keys(key)
                    page.wait(f"{behaviour}: page {place}", lambda: number() == place)
            page.hold("/api/screens")
            page.keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
            page.run("window.release()")
            page.wait(f"{behaviour}: two pages further", lambda: number() == 2)
            page.keys(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_RIGHT)
            page.wait(f"{behaviour}: to the start, and one page further", lambda: number() == 1)
        finally:
            page.close()


def check_files(layoutc, path):
    """A slow answer about one file leaves another that was chosen as it is."""
    (path.parent / "Second.layout").write_text(SECOND)
    page = HeldPage(layoutc, str(path.parent)).ready()
    try:
        for held in ("/api/screens", "/api/state"):
            page.hold(held)
            path.write_text(path.read_text() + "\n// more\n")
            page.wait("an answer is due", lambda: page.run("return window.held.length") > 0)
            page.set("#files", "Second.layout")
            page.run("window.release()")
            page.wait(f"the other file, with {held} held",
                      lambda: page.values(".screen", "data-layout") == [["other"]] and "section only" in page.one("#source").text)
            page.settle()
            expect(page.values(".screen", "data-layout") == [["other"]] and len(page.all(".element")) == 2, "it stays")
            page.set("#files", "Explore.layout")
            page.wait("and back", lambda: page.values(".screen", "data-layout") == [["explore"]] * 2)
    finally:
        page.close()
        (path.parent / "Second.layout").unlink()


def check_fields(layoutc, path):
    """Wrong input is marked and leaves the picture; what the address has of nonsense is left out."""
    text = path.read_text()
    page = HeldPage(layoutc, str(path)).ready()
    try:
        first = page.frames()
        for selector, wrong, right in (("#items-posts", ("2.5", "-1", "", "1e300"), "9"), ("#width-number", ("", "0", "10001", "-5"), "393"),
                                       ("#height-number", ("", "0", "10001"), "852"), ("#param-columns", ("", "9", "-1"), "3")):
            page.set(selector, right)
            page.settle()
            before = page.frames()
            page.run("document.querySelector(arguments[0]).focus()", selector)
            for value in wrong:
                page.set(selector, value)
                page.wait(f"{selector} {value!r} is marked", lambda: page.one(selector).get_attribute("aria-invalid") == "true")
                page.settle()
                expect(page.frames() == before and page.root("data-state") == "ready" and page.one(selector).get_property("value") == value,
                       "the picture and the field stay")
                if "width" not in selector and "height" not in selector:
                    expect(page.one("#parameter-fault").text, "with a reason")
            page.set(selector, right)
            page.wait(f"{selector} {right} is not", lambda: page.one(selector).get_attribute("aria-invalid") is None)
        page.one("#reset-parameters").click()
        path.write_text(text.replace("param columns in 1...6 = 3", "param columns in 1...5 = 4"))
        page.wait("a field follows the text", lambda: page.values("#param-columns", "max") == [["5"]]
                  and page.one("#param-columns").get_property("value") == "4")
        page.set("#param-columns", "5")
        path.write_text(text.replace("columns", "pillars"))
        page.wait("what was chosen for a parameter that is gone is left out", lambda: page.all("#param-pillars") and page.frames() == first)
        expect(page.one("#parameter-fault").text == "", "without a fault")
        path.write_text(text)
        page.wait("as it was", lambda: page.all("#param-columns") and page.one("#param-columns").get_property("value") == "5")
        faults = page.faults()
        expect(not faults, f"nothing is refused {faults[:2]}")
    finally:
        page.close()
    page = HeldPage(layoutc, str(path))
    try:
        for nonsense in ("w.0=wide&h.0=-3&w.x=400&scroll.0=1", "screen=-1&text=vast&zoom=3&mode=x", "screen=0.5&items.posts=2.5&items.stories=-4",
                         "items.posts=1e300&items.none=4&set.none=4&screen=99", "swiped.0.x=4&swiped.x.0=4&swiped.0.99=50",
                         "device=toaster&preview=none&sel=none/such[3]", "set.columns=9", "set.columns=many&sel=@99:1", "set.=4&items.=4&=&&%&%zz",
                         "compare=&file=none.layout&sel=%00", "set.columns=&rtl=maybe"):
            page.driver.get("about:blank")
            page.driver.get(f"{page.address}&{nonsense}")
            page.ready()
            page.wait(f"{nonsense} leads to the page", lambda: len(page.all(".screen")) == 2 and page.frames() == first)
            page.settle()
            faults = page.faults()
            expect(not faults, f"{nonsense} leads to no request that is refused {faults[:2]}")
    finally:
        page.close()


def check_outline(layoutc, path):
    """What makes nothing leads to its line."""
    path.write_text(NOTHING)
    page = HeldPage(layoutc, str(path)).ready()
    try:
        lines = NOTHING.splitlines()
        entries = page.values("#outline [role=treeitem]", "data-line", "title", "data-kind")
        for number, (line, _, kind) in enumerate(entries):
            page.run("for (const one of document.querySelectorAll('#outline li')) one.setAttribute('aria-expanded', 'true')")
            page.run("document.querySelectorAll('#outline li')[arguments[0]].click()", number)
            if kind == "preview":
                continue
            page.wait(f"entry {number}, a {kind}, leads to line {line}: {lines[int(line) - 1].strip()[:30]}",
                      lambda: page.values("#source li.selected", "data-line") == [[line]])
            page.wait("and is marked", lambda: page.values("#outline li", "aria-selected")[number] == ["true"])
        faults = page.faults()
        expect(not faults, f"nothing is refused {faults[:2]}")
    finally:
        page.close()


def check_revisions(layoutc, path):
    """Only revisions that there are can be chosen."""
    git = lambda *words: subprocess.run(["git", "-C", path.parent, "-c", "user.name=a", "-c", "user.email=a@b.c", *words],
                                        check=True, capture_output=True)
    wanted = ([], ["HEAD", "main"], ["HEAD", "HEAD~1", "main"])
    for step, revisions in enumerate(wanted):
        if step == 0:
            git("init", "-q", "-b", "main")
        else:
            path.write_text(path.read_text() + "\n// more\n")
            git("add", path.name)
            git("commit", "-qm", "a")
        page = HeldPage(layoutc, str(path)).ready()
        try:
            options = page.run("return [...document.querySelectorAll('#compare option')].map(one => one.value)")
            expect(options == ["none", "opened", *revisions, "other…"], f"{step} commits: {options}")
        finally:
            page.close()


def is_offline(page):
    """Whether the page says now that it cannot draw."""
    return page.run("""return document.documentElement.dataset.state === "offline"
        && document.querySelector("#banner").textContent.includes("cannot be drawn")""")


def check_failures(layoutc, path):
    """A failure is said, the picture before it stays, and the page tries again."""
    text = path.read_text()
    for kind, asked in (("throws", "/api/state"), ("part", "/api/state"), ("text", "/api/screens"), ("shape", "/api/screens")):
        fault = f"window.faults.push({{ path: '{asked}', kind: '{kind}', count: COUNT }});"
        page = HeldPage(layoutc, str(path), before=HASTENED + fault.replace("COUNT", "6"))
        try:
            print(f"  {asked} {kind}")
            page.wait(f"{asked} {kind}: said while it loads, and it is not loading for ever", lambda: is_offline(page))
            page.ready()
            expect(page.one("#banner").text == "" and len(page.all(".element")) > 100, "then it is there")
            before = page.frames()
            page.run("window.asked = [];" + fault.replace("COUNT", "7"))
            path.write_text(text.replace("gap = 2", "gap = 5"))
            page.wait("said at a change", lambda: is_offline(page))
            expect(page.frames() == before and is_offline(page), "the picture stays")
            page.ready()
            page.wait("and follows", lambda: page.frames() != before and page.root("data-revision") == "2")
            times = [at for name, at in page.run("return window.asked") if name == asked]
            waits = [later - sooner for sooner, later in zip(times, times[1:])]
            for wait in (500, 1000, 2000, 5000):
                enough = [index for index, gap in enumerate(waits) if gap > wait / HASTE - 10]
                expect(enough, f"after {wait} ms")
                waits = waits[enough[0] + 1:]
        finally:
            page.close()
            path.write_text(text)
    page = HeldPage(layoutc, str(path)).ready()
    try:
        page.run("window.faults.push({ path: '/api/screens', kind: 'throws', count: 1 })")
        page.set("#width-number", "500")
        page.wait("a request that fails is made again", lambda: page.values(SCREEN, "data-width") == [["500"]])
        page.ready()
    finally:
        page.close()


def main():
    with explore("--only") as (arguments, path):
        layoutc, text = arguments.layoutc, path.read_text()
        began = time.monotonic()
        for check in (check_late_answers, check_steps, check_paging, check_files, check_fields, check_failures, check_outline,
                      check_revisions):
            if arguments.only and arguments.only not in check.__name__:
                continue
            path.write_text(text)
            print(f"{check.__name__[6:].replace('_', ' ')}")
            check(layoutc, path)
        print(f"the page shows what was asked for last ({time.monotonic() - began:.0f} s)")


if __name__ == "__main__":
    sys.exit(main())
