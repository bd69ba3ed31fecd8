extension Asset {
  /// The sixth part of the script: what is drawn besides elements, measures on the screens, edges that are dragged, and motion.
  static let measures =
    #"""
    /* What is drawn besides elements */
    function refusals(picture) {
      return picture.refusals.flatMap((refusal) => {
        const area = { ...(refusal.frame ?? { x: 0, y: 0, width: picture.viewport.width, height: 44 }) }, widths = refusal.widths ?? extents.get(extentKey(picture.id))?.get(`${refusal.section} ${refusal.rule}`);
        // Bold letters are wider. What is refused has no height: its reason takes what is free below.
        const room = 0.9 * (Math.max(44, area.width) - 16), lines = wrapped(refusal.reason, room, extent), below = widths ? 15 : 0, end = area.y + area.height - 0.5;
        const next = Math.min(...picture.elements.map(({ frame }) => frame.y >= end ? frame.y : Infinity));
        Object.assign(area, { width: Math.max(44, area.width), height: Math.max(44, area.height, Math.min(14 + 15 * lines.length + below, next - area.y)) });
        const most = Math.max(1, Math.floor((area.height - 12 - below) / 15)), reason = lines.slice(0, most);
        if (lines.length > most) reason[most - 1] = fitting(lines.slice(most - 1).join(" "), room, extent);
        const words = (line, text, kind) => shape("text", { class: "label " + kind, "aria-hidden": "true", x: number(area.x + 8), y: number(area.y + 17 + 15 * line) }, text);
        return [shape("rect", { class: "refusal", role: "img", "data-rule": refusal.rule, "aria-label": refusal.reason, ...box(area) }),
          ...reason.map((text, line) => words(line, text, "refused")), ...widths ? [words(reason.length, refusedAt(widths, state.widths), "refused-at")] : []];
      });
    }
    /* The widths of refusals take many frames: they are asked for once, behind the picture. */
    function extentKey(id) { const { width, scroll, window, against, ...rest } = ask(screens()[id], id); return JSON.stringify([state.revision, rest]); }
    async function askExtents() {
      askExtents.isDue = inFlight;
      if (stored || inFlight) return;
      const unknown = [...pictures.values()].filter(({ id, refusals, viewport }) => refusals.some((refusal) => {
        const [low, high] = extents.get(extentKey(id))?.get(`${refusal.section} ${refusal.rule}`) ?? [0, 0];
        return viewport.width < low || viewport.width > high;
      }));
      if (!unknown.length) return;
      inFlight = true;
      const keys = unknown.map(({ id }) => extentKey(id));
      try {
        const answer = await answerTo(unknown.map(({ id }) => ({ ...ask(screens()[id], id), extents: true })));
        answer.screens.forEach(({ refusals }, index) => extents.set(keys[index], new Map((refusals ?? []).map((one) => [`${one.section} ${one.rule}`, one.widths]))));
        for (const { id } of unknown) if (pictures.has(id)) { $("screen-" + id).look = null; drawScreen(picture(id)); }
      } catch { /* They stay unknown. */ }
      goOn();
    }
    function rims({ viewport }, { left, right, top, bottom }, [x, y]) {
      const device = shape("rect", { class: "device", "aria-hidden": "true", ...box({ x, y, width: viewport.width, height: viewport.height }) });
      return view.safe && left + right + top + bottom > 0 ? [shape("rect", { class: "safe-area", "aria-hidden": "true",
        ...box({ x: x + left, y: y + top, width: Math.max(0, viewport.width - left - right), height: Math.max(0, viewport.height - top - bottom) }) }), device] : [device];
    }
    /* Sections, what their insets leave, and groups. */
    function grid(picture) {
      return view.grid ? picture.grid.map(({ part, frame }) => shape("rect", { class: "grid-line", "data-part": part, "aria-hidden": "true", ...box(frame) })) : [];
    }

    /* Measures */
    let hovered = null, pointed = null;
    const insetsKnown = new Map();
    function element(id, path) {
      const picture = pictures.get(id);
      if (!picture) return undefined;
      picture.byPath ??= new Map(picture.elements.map((element) => [element.path, element]));
      return picture.byPath.get(path);
    }
    function around(one, id) {
      const names = parts(one.path), picture = pictures.get(id);
      for (let count = names.length - 1; count > 0; count -= 1) {
        const owner = element(id, names.slice(0, count).join("/"));
        if (owner) return owner.frame;
      }
      return picture.sections[one.section]?.frame ?? { x: 0, y: 0, ...picture.contentSize };
    }
    function words(x, y, text) {
      const width = text.length * 5.6 + 8;
      x = Math.max(width / 2, Math.min(x, words.edge - width / 2));
      const label = shape("text", { class: "measure-words", x: number(x), y: number(y) });
      label.textContent = text;
      return [shape("rect", { class: "measure-ground", x: number(x - width / 2), y: number(y - 9), width, height: 13, rx: 3 }), label];
    }
    /* Up to where words can be read. */
    function edgeOf(id) { const { contentSize, viewport } = pictures.get(id); return Math.max(contentSize.width, viewport.width); }
    function distance(x1, y1, x2, y2) {
      const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
      return length < 0.5 ? [] : [shape("line", { class: "measure", x1: number(x1), y1: number(y1), x2: number(x2), y2: number(y2) }),
        ...words((x1 + x2) / 2, (y1 + y2) / 2 + 3, number(length))];
    }
    function gaps(one, other) {
      const x = one.x + one.width / 2, y = one.y + one.height / 2, isInside = one.x >= other.x - 0.01 && one.y >= other.y - 0.01
        && one.x + one.width <= other.x + other.width + 0.01 && one.y + one.height <= other.y + other.height + 0.01;
      if (isInside) return [...distance(other.x, y, one.x, y), ...distance(one.x + one.width, y, other.x + other.width, y),
        ...distance(x, other.y, x, one.y), ...distance(x, one.y + one.height, x, other.y + other.height)];
      const parts = [];
      if (other.x + other.width <= one.x) parts.push(...distance(other.x + other.width, y, one.x, y));
      if (other.x >= one.x + one.width) parts.push(...distance(one.x + one.width, y, other.x, y));
      if (other.y + other.height <= one.y) parts.push(...distance(x, other.y + other.height, x, one.y));
      if (other.y >= one.y + one.height) parts.push(...distance(x, one.y + one.height, x, other.y));
      return parts;
    }
    function hatch({ x, y, width, height }, { left, right, top, bottom }) {
      return [[x - left, y - top, left, height + top + bottom], [x + width, y - top, right, height + top + bottom],
        [x, y - top, width, top], [x, y + height, width, bottom]].filter(([, , width, height]) => width > 0 && height > 0)
        .map(([x, y, width, height]) => shape("rect", { class: "inset", fill: "url(#hatch)", ...box({ x, y, width, height }) }));
    }
    function insets(chains) {
      const step = (name) => chains[name]?.find((step) => step.rule === "item-insets");
      const sum = (step) => (step?.operands ?? []).slice(1).reduce((sum, operand) => sum + (typeof operand === "number" ? operand : 0), 0), left = sum(step("x")), top = sum(step("y"));
      return { left, right: Math.max(0, sum(step("width")) - left), top, bottom: Math.max(0, sum(step("height")) - top) };
    }
    function clearMeasures() {
      hovered = pointed = null;
      for (const group of document.querySelectorAll(".measures")) group.remove();
    }
    function overlay(id, ...parts) {
      for (const group of document.querySelectorAll(".measures")) group.remove();
      const group = shape("g", { class: "measures", "aria-hidden": "true" });
      group.append(...parts); port(id).firstChild.append(group);
    }
    function measure(event, id) {
      pointed = { target: event.target, id };
      const path = event.target.dataset?.path, key = path && `${id}-${path}-${event.altKey}`;
      if (!path || event.buttons) return clearMeasures();
      if (hovered === key) return;
      hovered = key;
      const one = element(id, path), own = selected();
      if (!one) return;
      words.edge = edgeOf(id);
      const { x, y, width, height } = one.frame, isOther = event.altKey && own && own.path !== path && element(id, own.path);
      const draw = ({ edges, owner } = {}) => overlay(id, ...hatch(one.frame, edges ?? {}), shape("rect", { class: "measured", ...box(one.frame) }),
        ...isOther ? gaps(element(id, own.path).frame, one.frame) : owner ? gaps(one.frame, owner) : [], ...words(x + width / 2, y + height - 6, `${number(width)} × ${number(height)}`));
      const screen = answered(id), known = `${state.revision} ${JSON.stringify(screen)} ${path}`;
      if (one.category === "content" || isOther) return draw({ owner: around(one, id) });
      if (insetsKnown.has(known)) return draw(insetsKnown.get(known));
      draw();
      setTimeout(async () => {
        if (hovered !== key) return;
        try {
          const answer = await request("/api/why", { screen, element: path, around: true });
          if (insetsKnown.size > 500) insetsKnown.clear();
          insetsKnown.set(known, { edges: insets(answer.chains), owner: answer.around ?? around(one, id) });
          if (hovered === key) draw(insetsKnown.get(known));
        } catch { /* What it is measured from is not known. */ }
      }, 120);
    }
    /* The key alone is enough, without a move of the pointer. */
    for (const name of ["keydown", "keyup"]) document.addEventListener(name, (event) => {
      if (event.key !== "Alt" || !pointed) return;
      event.preventDefault();
      measure({ target: pointed.target, altKey: name === "keydown", buttons: 0 }, pointed.id);
    });
    /* A step of a derivation, drawn where it is on the screen. */
    function drawStep(item) {
      const one = selected(), id = view.active, value = Number(item.dataset.value);
      if (!one) return clearMeasures();
      words.edge = edgeOf(id);
      const { x, y, width, height } = (element(id, one.path) ?? one).frame, { contentSize } = pictures.get(id);
      const start = (from, whole) => from + value <= whole + 0.5 ? from : Math.max(0, whole - value);
      overlay(id, ...{ width: () => distance(start(x, contentSize.width), y + height / 2, start(x, contentSize.width) + value, y + height / 2),
        height: () => distance(x + width / 2, start(y, contentSize.height), x + width / 2, start(y, contentSize.height) + value),
        x: () => distance(0, y + height / 2, value, y + height / 2), y: () => distance(x + width / 2, 0, x + width / 2, value) }[item.dataset.chain]());
    }

    /* Edges that are dragged */
    function follow(node, axis, start, move) {
      let from = null;
      node.addEventListener("pointerdown", (event) => {
        if (event.button) return;
        from = { at: event[axis], value: start() };
        node.setPointerCapture(event.pointerId); event.preventDefault(); node.focus();
      });
      node.addEventListener("pointermove", (event) => { if (from) move(from.value, event[axis] - from.at); });
      for (const end of ["pointerup", "pointercancel"]) node.addEventListener(end, () => { from = null; });
      node.addEventListener("keydown", (event) => {
        const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (!way) return;
        move(start(), way * (event.shiftKey ? 10 : 1), true); event.preventDefault(); event.stopPropagation();
      });
    }
    function edge(id, side) {
      const isWidth = side === "width";
      const node = make("div", { class: "resize", "data-side": side, role: "separator", tabindex: "0",
        "aria-orientation": isWidth ? "vertical" : "horizontal", "aria-valuemin": 1, "aria-valuemax": 10000 });
      follow(node, isWidth ? "clientX" : "clientY", () => wantedSize(id)[side], (value, by, isKey) => {
        activate(id);
        const next = Math.min(10000, Math.max(1, Math.round(value + by / (isKey ? 1 : zoom(pictures.get(id))))));
        resize(isWidth ? next : 0, isWidth ? 0 : next);
      });
      node.addEventListener("dblclick", () => { delete size(view, id)[isWidth ? "w" : "h"]; draw(); });
      return node;
    }
    const least = { outline: 120, inspector: 200, source: 60 };
    function extentOf({ dataset: { pane } }) { return $(pane).getBoundingClientRect()[pane === "source" ? "height" : "width"]; }
    function limit(splitter, value) {
      const { pane } = splitter.dataset, most = Math.round((pane === "source" ? innerHeight : innerWidth) * 0.6), now = Math.round(Math.min(most, Math.max(least[pane], value)));
      set(splitter, { "aria-valuenow": now, "aria-valuemin": least[pane], "aria-valuemax": most });
      return now;
    }
    function limitSplitters() { for (const splitter of document.querySelectorAll(".splitter")) limit(splitter, extentOf(splitter)); }
    for (const splitter of document.querySelectorAll(".splitter")) {
      const { pane } = splitter.dataset;
      const give = (value) => {
        document.body.style.setProperty("--" + pane, limit(splitter, value) + "px");
        if (view.zoom === "fit") draw();
      };
      follow(splitter, pane === "source" ? "clientY" : "clientX", () => extentOf(splitter),
        (value, by, isKey) => give(value + (pane === "outline" ? by : -by) * (isKey ? 8 : 1)));
    }

    /* Motion */
    function ease(moved) {
      const changed = moved.filter(([, from, to]) => Object.keys(to).some((side) => from[side] !== to[side]));
      if (!changed.length || changed.length > 500 || isStill.matches) return;
      const inPixels = (sides) => Object.fromEntries(Object.entries(sides).map(([side, value]) => [side, value + "px"]));
      for (const [node, from, to] of changed) node.animate([inPixels(from), inPixels(to)], { duration: 120, easing: "ease-out" });
    }
    function cross(before, now) {
      if (!before || !now || before === now || !file()) return "";
      const mark = own("breakpoints").find(({ width }) => width > Math.min(before, now) && width <= Math.max(before, now));
      if (!mark) return "";
      const button = $("breakpoints").querySelector(`[data-width="${mark.width}"]`);
      button?.animate(isStill.matches ? [{ opacity: 0.2 }, { opacity: 1 }] : [{ transform: "translateX(-50%) scale(1.5)" }, { transform: "translateX(-50%)" }], { duration: 300 });
      return ` · ${mark.width}: ${mark.text.replaceAll("`", "")}`;
    }

    """#
}
