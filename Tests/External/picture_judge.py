#!/usr/bin/env python3
"""Says whether pictures are what a browser takes them for.

    picture_judge.py LAYOUTC FOLDER FILE...

Has the compiler LAYOUTC draw each FILE as svg and html, parses the svg as XML, and opens both in
Chromium (`apt-get install chromium`; or the browser that $CHROMIUM names). In each there must be as
many [data-category] elements as the JSON dump of the same call has, no two labels of one picture
may overlap, and no label may stick out of what its picture shows. Pictures and screenshots are left
in FOLDER. Exit code 0: all is well; 1: something is not; 2: something could not be run.
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

# Measures the labels as they were drawn, with the fonts that were found, and writes what it found
# behind the document's last element. Overlaps of less than a point are the leading of the lines.
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
  for (const box of boxes) if (isOut(box)) faults.push(`'${box.words}' sticks out`);
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
    """A tool or a file that is not there."""


def run(command):
    """What a command writes."""
    try:
        done = subprocess.run(command, capture_output=True, timeout=120, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unusable(f"{command[0]}: {error}") from error
    if done.returncode not in (0, 1):
        raise Unusable(f"{' '.join(command)}: {done.stderr.decode(errors='replace')[:500]}")
    return done.stdout.decode("utf-8")


def browse(page, *options):
    """Opens a page without a window."""
    names = [os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"]
    browser = next((found for name in names if name and (found := shutil.which(name))), None)
    if browser is None:
        raise Unusable("no Chromium found")
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    return run([browser, *flags, *options, page.resolve().as_uri()])


def elements_of(dump):
    """How many elements a JSON dump has, and which categories they are of."""
    return sorted(
        element["category"] for result in dump["results"] for element in result["elements"])


def probed(text):
    """A document with the probe at its end."""
    script = f"<script><![CDATA[{PROBE}]]></script>"
    if "<html" in text:
        return text.replace("</body>", f"<script>{PROBE}</script>\n</body>")
    head, _, _ = text.rpartition("</svg>")
    return f"{head}{script}</svg>"


def judge(picture, wanted):
    """What is wrong with one picture."""
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
        yield "the browser did not come to the end of the document"
    else:
        yield from json.loads(faults[1].replace("&lt;", "<").replace("&gt;", ">")
                              .replace("&amp;", "&"))[:10]


def shoot(picture):
    """Leaves a screenshot beside a picture."""
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
    judged = failed = 0
    try:
        for file in map(pathlib.Path, arguments[2:]):
            dump = json.loads(run([compiler, "compile", str(file), "--format", "json"]))
            wanted = elements_of(dump)
            for kind in ("svg", "html"):
                picture = folder / f"{file.stem}.{kind}"
                picture.write_text(
                    run([compiler, "compile", str(file), "--format", kind]), encoding="utf-8")
                faults = list(judge(picture, wanted)) or list(shoot(picture))
                judged += 1
                failed += bool(faults)
                for fault in faults:
                    print(f"{picture}: {fault}")
    except (OSError, ValueError, Unusable) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{judged} pictures, {failed} not as they should be")
    return 1 if failed or judged == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
