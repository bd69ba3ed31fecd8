#!/usr/bin/env node
// Runs the part of the script of `layoutc preview` that knows nothing of the document.
//
//     node preview_script.mjs LAYOUTC FILE
//
// FILE is any layout. Exit code 1 at the first thing that is not as it should be.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { get } from "node:http";

const [layoutc, file] = process.argv.slice(2);

/** The script as the server sends it. */
async function script() {
  const server = spawn(layoutc, ["preview", file, "--no-open", "--until-input-ends"], { stdio: ["pipe", "pipe", "ignore"] });
  const [line] = await server.stdout.take(1).toArray();
  const address = String(line).split("#")[0];
  const text = await new Promise((done, fail) => get(address + "preview.js", async (answer) => {
    done((await answer.toArray()).join(""));
  }).on("error", fail));
  server.stdin.end();
  return text;
}

const text = await script();
const end = text.indexOf("/* What is shown */");
assert(end > 0, "the script begins with its values");
const names = [...text.matchAll(/^(?:async )?function (\w+)/gm)].map(([, name]) => name);
assert.deepEqual(names.filter((name, index) => names.indexOf(name) !== index), [], "every function has a name of its own");
const values = new Function(text.slice(0, end) + `
  return { typed, number, parts, meant, viewOf, fragmentOf, nearest, windowAround, inLayers, coveredNames, wrapped, fitting, refusedAt, placeOf, piecesOf, zoomAfter };`)();
const { typed, number, parts, meant, viewOf, fragmentOf, nearest, windowAround, inLayers, coveredNames, wrapped, fitting, refusedAt, placeOf, piecesOf, zoomAfter } = values;

const checks = {
  "words are wrapped, and cut, as far as they have room"() {
    const extent = (text) => text.length;
    assert.deepEqual(wrapped("there is no room at all", 8, extent), ["there is", "no room", "at all"]);
    assert.deepEqual(wrapped("NSCollectionLayoutGroup fits", 8, extent), ["NSCollectionLayoutGroup", "fits"]);
    assert.deepEqual(["title", "titles", "a title of several words"].map((text) => fitting(text, 15, (text) => 3 * text.length)), ["title", "titl…", "a ti…"]);
    assert.equal(fitting("title", 0.5, extent), "…");
  },
  "values are what they look like"() {
    assert.deepEqual(["true", "false", "4", "0.5", "-1", "", " ", "4x", "Infinity"].map(typed), [true, false, 4, 0.5, -1, "", " ", "4x", "Infinity"]);
  },
  "numbers have three decimals at most, and no sign at zero"() {
    assert.deepEqual([1, 1 / 3, 0.0004, -0.0004, 188.5, 1e6].map(number), ["1", "0.333", "0", "0", "188.5", "1000000"]);
  },
  "names in quotes may hold strokes"() {
    assert.deepEqual(parts('posts[1]/"a/b"[2]/hero[0]'), ["posts[1]", '"a/b"[2]', "hero[0]"]);
    assert.deepEqual(parts(""), []);
  },
  "groups may be left out of a path"() {
    const paths = ["posts/title[0]", "posts/tile/feature/hero[0]", "posts/tile/strip/thumb[0]", "posts/tile/feature/hero[1]", "more/tile/hero[0]"];
    assert.equal(meant("posts/hero[0]", paths), "posts/tile/feature/hero[0]");
    assert.equal(meant("posts/hero", paths), "posts/tile/feature/hero[0]");
    assert.equal(meant("posts/hero[1]", paths), "posts/tile/feature/hero[1]");
    assert.equal(meant("more/hero[0]", paths), "more/tile/hero[0]");
    assert.equal(meant("thumb", paths), "posts/tile/strip/thumb[0]");
    assert.equal(meant("posts/title[0]", paths), "posts/title[0]");
    assert.equal(meant("posts/tile[3]", paths), "posts/tile[3]", "what is no element stays");
    assert.equal(meant(null, paths), null);
  },
  "an address keeps the state"() {
    const fragment = "token=a-b_c&file=Fol der/Éxplore.layout&screen=1&w.0=700&h.1=480.5&scroll.0=0,400&swiped.0.2=88&rtl=1&safe=0&dark=1&text=large"
      + "&compare=HEAD~1&mode=before&zoom=50&device=iPhone 16&device=iPad mini (A17 Pro)&set.columns=4&set.wide=true&items.posts=18&sel=posts/hero[0]";
    const view = viewOf(fragment);
    assert.equal(view.file, "Fol der/Éxplore.layout");
    assert.deepEqual(view.sizes, { 0: { orthogonal: { 2: 88 }, w: 700, scroll: [0, 400] }, 1: { orthogonal: {}, h: 480.5 } });
    assert.deepEqual([view.rtl, view.landscape, view.safe, view.dark, view.names, view.active], [true, false, false, true, true, 1]);
    assert.deepEqual([view.set, view.items, view.added], [{ columns: 4, wide: true }, { posts: 18 }, ["iPhone 16", "iPad mini (A17 Pro)"]]);
    assert.deepEqual(viewOf(fragmentOf(view)), view);
    assert(fragmentOf(view).endsWith("&sel=posts/hero[0]"), "it can be read");
  },
  "names keep their letters"() {
    for (const name of ["a+b", "a&b=c", "100%", "a#b", "ä ü", "\"a/b\"[1]", "a.b"]) {
      const view = { ...viewOf(""), file: name, selection: name, set: { [name]: "x+y" } };
      assert.deepEqual(viewOf(fragmentOf(view)), view);
    }
  },
  "an address of nonsense is an empty one"() {
    const empty = viewOf("");
    assert.deepEqual(viewOf("w.0=wide&h.0=-4&w.1=1e9&scroll.0=1&zoom=9&mode=x&items.=2&%E0%A4%A&w=1"), empty);
    assert.equal(fragmentOf({ ...empty, token: "t" }), "token=t");
  },
  "the nearest frame in each direction"() {
    const frames = [[0, 0], [100, 0], [0, 100], [100, 100], [220, 10]].map(([x, y]) => ({ x, y, width: 50, height: 50 }));
    const way = { right: [1, 0], left: [-1, 0], down: [0, 1], up: [0, -1] };
    assert.equal(nearest(frames, frames[0], way.right), 1);
    assert.equal(nearest(frames, frames[0], way.down), 2);
    assert.equal(nearest(frames, frames[3], way.up), 1);
    assert.equal(nearest(frames, frames[1], way.right), 4, "what is nearly on the line is before what is far from it");
    assert.equal(nearest(frames, frames[0], way.left), -1);
    assert.equal(nearest([], frames[0], way.up), -1);
  },
  "three viewports are asked for"() {
    assert.deepEqual(windowAround([10, 1000], { width: 390, height: 844 }), [-380, 156, 1170, 2532]);
  },
  "what lies under a content is drawn before it"() {
    const element = (path, zIndex = 0, category = "content") => ({ path, zIndex, category });
    const all = [element("a/cell[0]", 0, "cell"), element("a/cell[0]/card"), element("a/cell[0]/card/title"), element("a/cell[0]/card/underlay/shape"),
      element("a/plate[0]", 0, "decoration"), element("a/title[0]", 1, "supplementary")];
    assert.deepEqual(inLayers(all).map(({ path }) => path),
      ["a/plate[0]", "a/cell[0]", "a/cell[0]/card/underlay/shape", "a/cell[0]/card", "a/cell[0]/card/title", "a/title[0]"]);
  },
  "names below later elements"() {
    const element = (name, x, y, width, height) => ({ name, kind: "cell", frame: { x, y, width, height } });
    const plate = element("plate", 0, 0, 300, 200), figure = element("figure", 12, 12, 100, 60), badge = element("badge", 280, 180, 20, 20);
    assert.deepEqual([...coveredNames([plate, figure, badge])], [plate]);
    assert.deepEqual([...coveredNames([plate, badge])], []);
    assert.deepEqual([...coveredNames([figure, plate])], [figure]);
  },
  "where a section is refused"() {
    const all = [320, 1366];
    assert.equal(refusedAt([320, 331], all), "refused at 331 and below");
    assert.equal(refusedAt([700, 1366], all), "refused at 700 and above");
    assert.equal(refusedAt([100, 2000], all), "refused at every width");
    assert.equal(refusedAt([400, 500], all), "refused from 400 to 500");
    assert.equal(refusedAt([400, 400], all), "refused at 400");
  },
  "columns are bytes"() {
    assert.equal(placeOf("aé€🙂b", 0), 0);
    assert.equal(placeOf("aé€🙂b", 1), 1);
    assert.equal(placeOf("aé€🙂b", 3), 2);
    assert.equal(placeOf("aé€🙂b", 6), 3);
    assert.equal(placeOf("aé€🙂b", 10), 5);
    assert.equal(placeOf("ab", 99), 2);
  },
  "the pieces of a line make it up"() {
    for (const line of ["", "    item hero 2/3w x 1h { insets: gap } // \"x\"", 'text "a \\" b" as title', "let a = \"open", "struct Feed: View {", "a\tb🙂"])
      assert.equal(piecesOf(line).map(([, piece]) => piece).join(""), line);
    assert.deepEqual(piecesOf("  vstack names {")[1], ["word", "vstack"]);
    assert.deepEqual(piecesOf("let gap = 2 // two"), [["word", "let"], [null, " gap = "], ["number", "2"], [null, " "], ["comment", "// two"]]);
  },
  "zoom by keys"() {
    assert.deepEqual([["100", "+"], ["200", "+"], ["50", "-"], ["100", "-"], ["fit", "+"], ["fit", "-"], ["200", "0"]].map((pair) => zoomAfter(...pair)),
      ["200", "200", "50", "50", "100", "50", "100"]);
  },
};

for (const [name, check] of Object.entries(checks)) {
  check();
  console.log(`  ${name}`);
}
console.log("the script of the preview computes what it should");
