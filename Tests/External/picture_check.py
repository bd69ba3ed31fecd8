#!/usr/bin/env python3
"""Checks pictures in a browser.

    picture_check.py LAYOUTC FOLDER FILE...

Draws each FILE as svg and html with LAYOUTC, parses the svg as XML, and opens both in Chromium
(`apt-get install chromium`, or the browser that $CHROMIUM names). Each picture must have as many
[data-category] elements as the JSON output for the same file, no overlapping labels, and no label
outside its bounds. Pictures and screenshots are left in FOLDER. Exit code 0: no faults; 1: faults,
which are printed; 2: a program could not be run.
"""
import json
import math
import os
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

SVG = "{http://www.w3.org/2000/svg}"

# Measures the labels as drawn and appends the faults to the document. Overlaps of less than a point
# are the leading of the lines.
PROBE = """
const slack = 1, faults = [];
for (const picture of document.querySelectorAll('svg.picture')) {
  const area = picture.viewBox.baseVal;
  const boxes = [...picture.querySelectorAll('text')].map(text => {
    const box = text.getBBox();
    return { words: text.textContent, x: box.x, y: box.y, right: box.x + box.width,
             bottom: box.y + box.height };
  });
  const isOut = box => box.x < area.x - slack || box.y < area.y - slack
    || box.right > area.x + area.width + slack || box.bottom > area.y + area.height + slack;
  for (const box of boxes) if (isOut(box)) faults.push(`'${box.words}' is out of bounds`);
  boxes.sort((one, other) => one.y - other.y);
  boxes.forEach((box, index) => {
    for (let next = index + 1; next < boxes.length; next++) {
      const other = boxes[next];
      if (other.y > box.bottom - 3 * slack) break;
      if (box.x < other.right - slack && other.x < box.right - slack)
        faults.push(`'${box.words}' and '${other.words}' overlap`);
    }
  });
}
const note = document.createElementNS('http://www.w3.org/2000/svg', 'desc');
note.setAttribute('id', 'faults');
note.textContent = 'BEGIN' + JSON.stringify(faults) + 'END';
document.documentElement.appendChild(note);
"""


class Unusable(Exception):
    """A missing tool or file."""


def run(command):
    """The output of a command."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=120, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unusable(f"{command[0]}: {error}") from error
    if done.returncode not in (0, 1):
        raise Unusable(f"{' '.join(command)}: {done.stderr.decode(errors='replace')[:500]}")
    return done.stdout.decode("utf-8")


def browse(page, *options):
    """Opens a page in a headless browser."""
    names = [os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"]
    browser = next((found for name in names if name and (found := shutil.which(name))), None)
    if browser is None:
        raise Unusable("no Chromium found")
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    return run([browser, *flags, *options, page.resolve().as_uri()])


def elements_of(dump):
    """The categories of all elements in a JSON dump, sorted."""
    return sorted(
        element["category"] for result in dump["results"] for element in result["elements"])


def probed(text):
    """A document with the probe appended."""
    script = f"<script><![CDATA[{PROBE}]]></script>"
    if "<html" in text:
        return text.replace("</body>", f"<script>{PROBE}</script>\n</body>")
    head, _, _ = text.rpartition("</svg>")
    return f"{head}{script}</svg>"


def check(picture, wanted):
    """The faults of a picture."""
    text = picture.read_text(encoding="utf-8")
    if picture.suffix == ".svg":
        try:
            root = ElementTree.fromstring(text)
        except ElementTree.ParseError as error:
            yield f"no XML: {error}"
            return
        found = sorted(
            node.get("data-category") for node in root.iter(f"{SVG}rect")
            if node.get("data-category"))
        if found != wanted:
            yield f"{len(found)} elements in the XML, {len(wanted)} in the dump"
    copy = picture.with_name(f"{picture.stem}.probed{picture.suffix}")
    copy.write_text(probed(text), encoding="utf-8")
    dom = browse(copy, "--dump-dom")
    copy.unlink()
    found = sorted(re.findall(r'<rect[^>]* data-category="(\w+)"', dom))
    if found != wanted:
        yield f"{len(found)} elements in the browser, {len(wanted)} in the dump"
    faults = re.search(r'<desc id="faults">BEGIN(.*?)END</desc>', dom, re.DOTALL)
    if not faults:
        yield "the browser did not reach the end of the document"
    else:
        yield from json.loads(faults[1].replace("&lt;", "<").replace("&gt;", ">")
                              .replace("&amp;", "&"))[:10]


def shoot(picture):
    """Saves a screenshot beside a picture."""
    width, height = 1500, 2000
    if picture.suffix == ".svg":
        root = ElementTree.parse(picture).getroot()
        width, height = (math.ceil(float(root.get(side))) for side in ("width", "height"))
    shot = picture.with_name(f"{picture.stem}-{picture.suffix[1:]}.png")
    shot.unlink(missing_ok=True)
    browse(picture, f"--screenshot={shot.resolve()}", f"--window-size={width},{height}")
    if not shot.exists() or shot.stat().st_size < 1000:
        yield "no screenshot was made"


def main(arguments):
    if len(arguments) < 3:
        print(__doc__, file=sys.stderr)
        return 2
    compiler, folder = arguments[0], pathlib.Path(arguments[1])
    folder.mkdir(parents=True, exist_ok=True)
    checked = failed = 0
    try:
        for file in map(pathlib.Path, arguments[2:]):
            dump = json.loads(run([compiler, "compile", str(file), "--format", "json"]))
            wanted = elements_of(dump)
            for kind in ("svg", "html"):
                picture = folder / f"{file.stem}.{kind}"
                picture.write_text(
                    run([compiler, "compile", str(file), "--format", kind]), encoding="utf-8")
                faults = list(check(picture, wanted)) or list(shoot(picture))
                checked += 1
                failed += bool(faults)
                for fault in faults:
                    print(f"{picture}: {fault}")
    except (OSError, ValueError, Unusable) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{checked} pictures, {failed} with faults")
    return 1 if failed or checked == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
