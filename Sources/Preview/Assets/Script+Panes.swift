extension Asset {
  /// The eighth part of the script: what the panes around the screens list.
  static let panes =
    #"""
    /* Panes */
    function activate(id, redraws = true) {
      view.active = Math.max(0, id); $("screens-menu").value = view.active; showData();
      for (const article of $("screens").children)
        set(article, { "aria-current": Number(article.dataset.screen) === view.active ? "true" : null });
      if (!picture()) return;
      const { width, height } = wantedSize(view.active);
      for (const [name, value] of [["width", width], ["width-number", width], ["height-number", height]])
        // What the reader types is ahead of what is asked for.
        if (document.activeElement !== $(name) || name === "width") { $(name).value = number(value); set($(name), { "aria-invalid": null }); }
      const marks = own("breakpoints").map((mark) => mark.width), below = marks.filter((mark) => mark <= width), above = marks.filter((mark) => mark > width);
      set($("width"), { "aria-valuetext": `${number(width)} points, between the changes at ${below.at(-1) ?? state.widths[0]} and ${above[0] ?? state.widths[1]}` });
      if (redraws) { inspect(); listChanges(); remember(); }
    }
    /* How large a screen is, as soon as what was asked for is drawn. */
    function wantedSize(id) {
      const { w, h } = size(view, id), { width, height } = pictures.get(id).viewport;
      return { width: w ?? width, height: h ?? height };
    }
    function resize(width, height) {
      const own = size(view, view.active), isSize = (value) => value >= 1 && value <= 10000;
      if (isSize(width)) { stride = width - (own.w ?? picture()?.viewport.width); own.w = width; }
      if (isSize(height)) own.h = height;
      draw();
      return isSize(width) || isSize(height);
    }
    function panes() {
      const shown = file();
      const names = state.files.map((file) => file.name), titles = screens().map((screen) => screen.preview?.name ?? (screen.layout ? `${screen.device}, ${screen.layout}` : screen.device) ?? screen.preview?.layout ?? shown.name);
      fill($("files"), names, () => names.map((name) => make("option", { value: name }, name)));
      if (shown) $("files").value = state.files.some((file) => file.name === view.file) ? view.file : shown.name;
      fill($("screens-menu"), titles, () => titles.map((title, id) => make("option", { value: id }, title)));
      $("screens-menu").value = view.active;
      fill($("add-device"), state.devices, () => [make("option", { value: "" }, "+ device"), ...state.devices.map((name) => make("option", { value: name }, name))]);
      fill($("text-size"), state.contentSizeCategories, () => [make("option", { value: "" }, "text as written"),
        ...state.contentSizeCategories.map((name) => make("option", { value: name }, name))]);
      $("text-size").value = view.text; $("zoom").value = view.zoom; comparing();
      set($("width"), { min: Math.min(320, state.widths[0]), max: Math.max(1366, state.widths[1]) });
      if (!shown || state.sources[shown.id] === undefined) return;
      listLines(state.sources[shown.id].split("\n"));
      const key = (entry) => `${entry.kind} ${entry.title}`, known = new Map([...$("outline").querySelectorAll("li")].map((item) => [key(item.entry), item.getAttribute("aria-expanded")]));
      fill($("outline").firstChild, own("outline"), () => own("outline").map((entry, index) => {
        const item = make("li", { role: "treeitem", "aria-level": entry.level, "aria-expanded": entry.holds ? known.get(key(entry)) ?? String(entry.kind !== "preview") : null, "aria-selected": "false",
          "data-line": entry.line, "data-name": entry.name, "data-kind": entry.kind, "data-sort": entry.sort, title: entry.title.length > 20 ? entry.title : null, tabindex: index ? "-1" : "0" },
          make("span", { class: "twist", "aria-hidden": "true" }), make("span", { class: "swatch", "aria-hidden": "true" }), make("span", { class: "title" }, entry.title), ...entry.detail ? [" ", make("span", { class: "detail" }, entry.detail)] : []);
        item.entry = entry; item.style.setProperty("--level", entry.level - 1);
        return item;
      }));
      // A tree of nothing is none yet.
      set($("outline").firstChild, { "aria-busy": own("outline").length ? null : "true" });
      fold(); reports(own("diagnostics")); fields(); marks();
    }
    function listLines(lines) {
      const found = own("diagnostics").filter((one) => !one.isImported), old = [...$("source").firstChild.children];
      arrange($("source").firstChild, lines.map((text, index) => {
        const line = old[index] ?? make("li", { id: "L" + (index + 1), "data-line": index + 1 });
        writeLine(line, text, found.filter((one) => one.line <= index + 1 && one.endLine > index).map((one) => [...spanOf(one, index + 1, text), one.severity]));
        line.classList.toggle("fault", line.found.length > 0); return line;
      }));
    }
    const severities = ["error", "warning", "note"];
    /* What a finding spans of a line, at least one letter. */
    function spanOf({ line, column, endLine, endColumn }, number, text) {
      const from = number === line ? placeOf(text, column - 1) : text.search(/\S|$/), to = number === endLine ? placeOf(text, endColumn - 1) : text.length;
      return to > from ? [from, to] : [Math.max(0, Math.min(from, text.length - 1)), from + 1];
    }
    /* Writes a line of the source in the colours of what it is made of, with what is found there; some of it may be marked. */
    function writeLine(line, text, found = line.found, [from, to] = [0, 0]) {
      const key = JSON.stringify([text, found, from, to]), edges = [from, to, ...found.flat()];
      if (line.key === key) return;
      Object.assign(line, { key, written: text, found });
      let end = 0;
      line.replaceChildren(...piecesOf(text).flatMap(([kind, piece]) => {
        const start = end, cuts = [...new Set([start, ...edges.filter((edge) => edge > start && edge < start + piece.length), end += piece.length])].sort((one, other) => one - other);
        const list = cuts.slice(cuts.length > 1 ? 1 : 0).map((cut, index) => {
          const at = cuts[index], words = text.slice(at, cut), isMarked = at >= from && at < to;
          const severity = severities.find((word) => found.some(([first, last, one]) => one === word && at >= first && at < last));
          return isMarked || severity ? make(isMarked ? "mark" : "span", { "data-severity": severity }, words) : words;
        });
        return kind ? [make("span", { class: "code-" + kind }, ...list)] : list;
      }));
    }
    /* Marks the span of a finding in the source, and what its line makes on the screens. */
    function drawSpan(item, isOver) {
      const { line, endLine } = item.found, last = isOver ? Math.min(endLine, line + 50) : line + 50;
      for (let number = line; number <= last && $("L" + number); number += 1) {
        const node = $("L" + number);
        writeLine(node, node.written, node.found, isOver ? spanOf(item.found, number, node.written) : undefined);
      }
      if (isOver) $("L" + line)?.scrollIntoView({ block: "nearest" });
      for (const node of document.querySelectorAll(".element")) node.classList.toggle("hinted", isOver && !item.found.isImported && node.element.line >= line && node.element.line <= endLine);
    }
    function marks() {
      if (!file()) return;
      const [low, high] = [Number($("width").min), Number($("width").max)], known = own("breakpoints");
      fill($("breakpoints"), [known, low, high], () => known.map((mark) => {
        const button = make("button", { class: "breakpoint", "data-width": mark.width, "aria-label": `${mark.width}: ${mark.text.replaceAll("`", "")}`, title: mark.text.replaceAll("`", "") }, String(mark.width));
        button.style.left = (mark.width - low) / (high - low) * 100 + "%";
        return button;
      }));
      // With the frame, so that the page is laid out once.
      requestAnimationFrame(spread);
    }
    /* Where marks stand close together, only some have their numbers. */
    function spread() {
      const room = $("breakpoints").clientWidth, [low, high] = [Number($("width").min), Number($("width").max)];
      let end = -Infinity;
      for (const button of $("breakpoints").children) {
        const middle = (button.dataset.width - low) / (high - low) * room, isTight = middle - end < 20;
        button.classList.toggle("tight", isTight);
        if (!isTight) end = middle + 20;
      }
    }
    addEventListener("resize", () => { spread(); if (view.zoom === "fit") draw(); });
    /* Hides what is inside of closed entries. */
    function fold() {
      let level = Infinity;
      for (const item of $("outline").querySelectorAll("li")) {
        const own = Number(item.getAttribute("aria-level"));
        if (own <= level) level = item.getAttribute("aria-expanded") === "false" ? own : Infinity;
        item.hidden = own > level;
      }
    }
    function unfold(item, isOpen) {
      set(item, { "aria-expanded": String(isOpen) });
      fold();
    }
    function reports(found) {
      const count = (severity) => found.filter((one) => one.severity === severity).length;
      const sorted = severities.flatMap((word) => found.filter((one) => one.severity === word));
      const words = severities.map((word) => [count(word), word]).filter(([number]) => number)
        .map(([number, word]) => `${number} ${word}${number > 1 ? "s" : ""}`);
      $("diagnostics").firstChild.textContent = words.join(", ") || "No diagnostics";
      fill($("diagnostics").querySelector("ul"), [found, state.files], () => sorted.map((one) => {
        const item = make("li", { "data-code": one.code, "data-severity": one.severity, "data-line": one.line, "data-column": one.column },
          make("button", {}, make("b", {}, one.severity), " ", ...prose(one.headline), " ", make("span", { class: "detail" }, one.code)),
          make("span", { class: "detail" }, ` ${one.path ?? file().name}:${one.line}:${one.column} `),
          ...one.widths?.length ? [make("button", { class: "show-at", "data-width": one.widths[0] }, `show at ${one.widths[0]}`)] : [],
          ...[...one.notes, ...one.helps].map((text) => make("div", {}, ...prose(text))));
        item.found = one;
        return item;
      }));
    }
    function fields() {
      const field = (id, name, type, value, more = {}) => {
        const written = JSON.stringify([type, value, more]), chosen = (id.startsWith("items-") ? view.items : view.set)[name];
        if ($(id)?.written === written) return $(id).parentNode;
        const input = Object.assign(make("input", { id, type, "data-name": name, ...more }), { written });
        value = chosen ?? value;
        if (type === "checkbox") input.checked = value; else input.value = value ?? "";
        const label = make("label", {}, make("span", {}, id.startsWith("items-") ? `items of ${name}` : name), input);
        if (type !== "number" || more.min === null || more.max === null || more.max === undefined) return label;
        const range = make("input", { type: "range", "data-name": name, "data-for": id, "aria-label": `${name}, range`, ...more,
          step: Number.isInteger(more.min) && Number.isInteger(more.max) && Number.isInteger(Number(value)) ? 1 : "any" });
        range.value = value; label.append(range);
        return label;
      };
      const all = [...own("parameters").map((one) => field("param-" + one.name, one.name,
          one.type === "boolean" ? "checkbox" : one.type === "number" ? "number" : "text", typed(String(one.value)),
          one.type === "number" ? { min: one.minimum, max: one.maximum, step: "any" } : {})),
        ...own("sections").map((one) => field("items-" + one.name, one.name, "number", one.items, { min: 0, step: 1 }))];
      keeping($("parameter-fields"), () => arrange($("parameter-fields"), all));
    }
    function showData() {
      const data = screens()[view.active]?.preview?.data;
      $("data").hidden = !data;
      fill($("data").querySelector("dl"), data, () => (data?.fields ?? []).flatMap((field) => [make("dt", {}, field.name), make("dd", {}, field.text)]));
      $("data").querySelector("h2").textContent = data ? `Data: ${data.file}` : "Data";
    }
    /* Browsers refuse addresses that change all the time: while something is dragged, the last one is kept a little later. */
    function remember() {
      const write = () => { remember.timer = null; remember.time = performance.now(); history.replaceState(null, "", "#" + fragmentOf({ ...view, file: view.file ?? file()?.name })); };
      clearTimeout(remember.timer);
      const wait = 250 - (performance.now() - (remember.time ?? -Infinity));
      if (wait <= 0) write(); else remember.timer = setTimeout(write, wait);
    }

    """#
}
