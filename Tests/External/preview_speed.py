#!/usr/bin/env python3
"""Prints how fast the page of `layoutc preview` follows, in Chromium.

    preview_speed.py LAYOUTC SAMPLES

Needs what preview_check.py needs. Figures are medians and the best, in milliseconds, from what happens to
`data-drawn-at`; nothing is asserted. Pages of Chromium without a screen paint at most 60 times a second.
"""
import os
import pathlib
import statistics
import subprocess
import time
import urllib.request

from selenium.webdriver.common.by import By

from preview_check import Page, explore

MANY = """layout page {
    section rows {
        spacing: 8
        header title 1w x 44 { pinned: true; zIndex: 2 }
        hgroup row 1w x 44 split 2 { spacing: 8; item cell }
    }
}

preview "iPhone 15" { items: COUNT }
"""


def print_figure(name, times, limit):
    print(f"  {name:<52} {statistics.median(times):7.1f} ms, best {min(times):6.1f}   asked: {limit}")


def save_times(page, path, texts):
    times = []
    for text in texts:
        before = page.root("data-revision")
        beside = path.with_suffix(".new")
        beside.write_text(text)
        os.replace(beside, path)
        began = time.time() * 1000
        page.wait("a save is followed", lambda: page.root("data-revision") != before)
        times.append(float(page.root("data-drawn-at")) - began)
    return times


def width_times(page, count=30):
    """Steps of the slider, each awaited."""
    times = []
    for step in range(count):
        before = page.root("data-drawn-at")
        began = page.driver.execute_script(
            "const field = document.getElementById('width'); field.value = arguments[0];"
            "field.dispatchEvent(new Event('input')); return performance.timeOrigin + performance.now()",
            400 + step)
        page.wait("a step is drawn", lambda: page.root("data-drawn-at") != before)
        times.append(float(page.root("data-drawn-at")) - began)
    return times


def scroll_times(page, count=30):
    times = []
    for step in range(count):
        before = page.root("data-drawn-at")
        began = page.driver.execute_script(
            "document.querySelector('.viewport').scrollTop = arguments[0];"
            "return performance.timeOrigin + performance.now()", 1000 + 200 * step)
        page.wait("a step is drawn", lambda: page.root("data-drawn-at") != before)
        times.append(float(page.root("data-drawn-at")) - began)
    return times


def start_times(layoutc, path):
    lines, pages = [], []
    for _ in range(5):
        began = time.perf_counter()
        server = subprocess.Popen(
            [layoutc, "preview", str(path), "--no-open", "--until-input-ends"], text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        address = server.stdout.readline().split("#")[0]
        lines.append((time.perf_counter() - began) * 1000)
        weight = sum(
            len(urllib.request.urlopen(address + name).read())
            for name in ("", "preview.js", "preview.css", "icon.svg"))
        server.stdin.close()
        server.wait()
        page = Page(layoutc, str(path))
        pages.append(page.driver.execute_script(
            "return Number(document.documentElement.dataset.drawnAt) - performance.timeOrigin"))
        page.close()
    return lines, pages, weight


def idle_use(layoutc, path):
    """Processor time of a server with ten pages open, in percent of two seconds, and its memory."""
    page = Page(layoutc, str(path))
    try:
        for _ in range(9):
            page.driver.execute_script("window.open(location.href)")
        time.sleep(3)
        identifier = page.server.pid
        ticks = lambda: sum(
            int(word) for word in pathlib.Path(f"/proc/{identifier}/stat").read_text().split()[13:15])
        before = ticks()
        time.sleep(2)
        used = (ticks() - before) / os.sysconf("SC_CLK_TCK") / 2 * 100
        status = pathlib.Path(f"/proc/{identifier}/status").read_text()
        memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
        return used, memory / 1024
    finally:
        page.close()


def main():
    with explore() as (arguments, path):
        layoutc = arguments.layoutc
        text = path.read_text()
        page = Page(layoutc, str(path), "--device", "iPhone 16")
        saves = [text.replace("gap = 2", f"gap = {3 + turn % 2}") for turn in range(20)]
        print_figure("from save to drawn", save_times(page, path, saves), 50)
        print_figure("one step of the width, three screens", width_times(page), 16)
        page.close()
        many = path.parent / "many.layout"
        many.write_text(MANY.replace("COUNT", "10000"))
        page = Page(layoutc, str(many))
        print_figure("one step of scrolling, 10,000 items", scroll_times(page), 32)
        page.close()
        many.write_text(MANY.replace("COUNT", "100000"))
        page = Page(layoutc, str(many))
        text = many.read_text()
        saves = [text.replace("spacing: 8", f"spacing: {4 + turn % 2}") for turn in range(10)]
        print_figure("from save to drawn, 100,000 items", save_times(page, many, saves), 100)
        page.close()
        lines, pages, weight = start_times(layoutc, path)
        print_figure("from start to the line", lines, 50)
        print_figure("from the request to the first screen", pages, 200)
        used, memory = idle_use(layoutc, path)
        print(f"  page {weight / 1024:.1f} KiB (asked: 120); idle with ten pages {used:.1f} % of a processor "
              f"(asked: 0), {memory:.0f} MiB (asked: 60)")


if __name__ == "__main__":
    main()
