extension Asset {
  /// The last part of the script: panes, controls and the connection.
  static let panes =
    #"""
    /* Panes */
    function activate(id, redraws = true) {
      view.active = Math.max(0, id);
      $("screens-menu").value = view.active;
      showData();
      for (const article of $("screens").children)
        set(article, { "aria-current": Number(article.dataset.screen) === view.active ? "true" : null });
      const picture = pictures.get(view.active);
      if (!picture) return;
      const { width, height } = picture.viewport;
      for (const [name, value] of [["width", width], ["width-number", width], ["height-number", height]])
        if (document.activeElement !== $(name) || name === "width") $(name).value = number(value);
      const marks = own("breakpoints").map((mark) => mark.width), below = marks.filter((mark) => mark <= width);
      const above = marks.filter((mark) => mark > width);
      set($("width"), { "aria-valuetext": `${number(width)} points, between the changes at ${below.at(-1) ?? state.widths[0]} and ${above[0] ?? state.widths[1]}` });
      if (redraws) inspect();
    }
    function resize(width, height) {
      const own = size(view.active);
      if (width >= 1 && width <= 10000) own.w = width;
      if (height >= 1 && height <= 10000) own.h = height;
      draw();
    }
    function panes() {
      const shown = file();
      const names = state.files.map((file) => file.name), titles = screens().map((screen) => screen.preview?.name ?? screen.device ?? shown.name);
      fill($("files"), names, () => names.map((name) => make("option", { value: name }, name)));
      if (shown) $("files").value = shown.name;
      fill($("screens-menu"), titles, () => titles.map((title, id) => make("option", { value: id }, title)));
      $("screens-menu").value = view.active;
      fill($("add-device"), state.devices, () => [make("option", { value: "" }, "none"), ...state.devices.map((name) => make("option", { value: name }, name))]);
      fill($("text-size"), state.contentSizeCategories, () => [make("option", { value: "" }, "as written"),
        ...state.contentSizeCategories.map((name) => make("option", { value: name }, name))]);
      $("text-size").value = view.text;
      $("zoom").value = view.zoom;
      comparing();
      set($("width"), { min: Math.min(320, state.widths[0]), max: Math.max(1366, state.widths[1]) });
      if (!shown) return;
      const found = own("diagnostics").filter((one) => !one.isImported), lines = state.sources[shown.id].split("\n");
      const faulty = new Set(found.map((one) => one.line));
      const old = [...$("source").firstChild.children];
      arrange($("source").firstChild, lines.map((text, index) => {
        const line = old[index] ?? make("li", { id: "L" + (index + 1), "data-line": index + 1 });
        if (line.textContent !== text) line.textContent = text;
        line.classList.toggle("fault", faulty.has(index + 1));
        return line;
      }));
      const closed = new Set([...$("outline").querySelectorAll('[aria-expanded="false"]')].map((item) => `${item.dataset.kind} ${item.dataset.name}`));
      fill($("outline").firstChild, own("outline"), () => own("outline").map((entry, index) => {
        const item = make("li", { role: "treeitem", "aria-level": entry.level, "aria-expanded": entry.holds ? String(!closed.has(`${entry.kind} ${entry.name}`)) : null, "aria-selected": "false",
          "data-line": entry.line, "data-name": entry.name, "data-kind": entry.kind, tabindex: index ? "-1" : "0" },
          entry.name, ...entry.detail ? [" ", make("span", { class: "detail" }, entry.detail)] : []);
        item.style.paddingInlineStart = entry.level * 12 + 4 + "px";
        return item;
      }));
      fold();
      reports(own("diagnostics"));
      fields();
      marks();
    }
    function marks() {
      if (!file()) return;
      const [low, high] = [Number($("width").min), Number($("width").max)];
      $("breakpoints").replaceChildren(...own("breakpoints").map((mark) => {
        const button = make("button", { class: "breakpoint", "data-width": mark.width, "aria-label": `${mark.width}: ${mark.text.replaceAll("`", "")}` }, mark.width);
        button.style.left = (mark.width - low) / (high - low) * 100 + "%";
        return button;
      }));
    }
    /* Hides what is inside of closed entries. */
    function fold() {
      let level = Infinity;
      for (const item of $("outline").querySelectorAll("li")) {
        const own = Number(item.getAttribute("aria-level"));
        if (own <= level) level = item.getAttribute("aria-expanded") === "false" ? own : Infinity;
        item.hidden = own > level;
      }
    }
    function reports(found) {
      const count = (severity) => found.filter((one) => one.severity === severity).length;
      const words = ["error", "warning"].map((word) => [count(word), word]).filter(([number]) => number)
        .map(([number, word]) => `${number} ${word}${number > 1 ? "s" : ""}`);
      $("diagnostics").firstChild.textContent = words.join(", ") || "No diagnostics";
      $("diagnostics").querySelector("ul").replaceChildren(...found.map((one) => make("li", { "data-code": one.code, "data-severity": one.severity,
        "data-line": one.line, "data-column": one.column }, make("button", {}, ...prose(`${one.severity} ${one.code}: ${one.headline}`)),
        ` ${file().name}:${one.line}:${one.column} `, ...one.widths?.length ? [make("button", { class: "show-at", "data-width": one.widths[0] }, `show at ${one.widths[0]}`)] : [], ...[...one.notes, ...one.helps].map((text) => make("div", {}, ...prose(text))))));
    }
    function fields() {
      const field = (id, name, type, value, more = {}) => {
        if ($(id)) return $(id).parentNode;
        const input = make("input", { id, type, "data-name": name, ...more });
        if (type === "checkbox") input.checked = value; else input.value = value ?? "";
        const label = make("label", {}, id.startsWith("items-") ? `items of ${name}` : name, input);
        if (type !== "number" || more.min === null || more.max === null || more.max === undefined) return label;
        const range = make("input", { type: "range", "data-name": name, "data-for": id, "aria-label": `${name}, range`, ...more,
          step: Number.isInteger(more.min) && Number.isInteger(more.max) && Number.isInteger(Number(value)) ? 1 : "any" });
        range.value = value;
        label.append(range);
        return label;
      };
      $("parameter-fields").replaceChildren(
        ...own("parameters").map((one) => field("param-" + one.name, one.name,
          one.type === "boolean" ? "checkbox" : one.type === "number" ? "number" : "text", view.set[one.name] ?? typed(String(one.value)),
          one.type === "number" ? { min: one.minimum, max: one.maximum, step: "any" } : {})),
        ...own("sections").map((one) => field("items-" + one.name, one.name, "number", view.items[one.name] ?? one.items, { min: 0, step: 1 })));
    }
    function showData() {
      const data = screens()[view.active]?.preview?.data;
      $("data").hidden = !data;
      $("data").querySelector("h2").textContent = data ? `Data: ${data.file}` : "Data";
      $("data").querySelector("dl").replaceChildren(...(data?.fields ?? []).flatMap((field) => [make("dt", {}, field.name), make("dd", {}, field.text)]));
    }
    function remember() {
      const parts = new URLSearchParams({ token });
      if (file()) parts.set("file", file().name);
      for (const [id, own] of Object.entries(view.sizes))
        for (const side of ["w", "h"]) if (own[side]) parts.set(`${side}.${id}`, own[side]);
      if (view.dark !== null) parts.set("dark", view.dark ? "1" : "0");
      for (const name of ["rtl", "landscape", "grid"]) if (view[name]) parts.set(name, "1");
      for (const name of ["safe", "names"]) if (!view[name]) parts.set(name, "0");
      if (view.text) parts.set("text", view.text);
      if (view.compare !== "none") parts.set("compare", view.compare);
      if (view.zoom !== "100") parts.set("zoom", view.zoom);
      if (view.selection) parts.set("sel", view.selection);
      for (const device of view.added) parts.append("device", device);
      for (const [name, value] of Object.entries(view.set)) parts.set("set." + name, value);
      for (const [name, value] of Object.entries(view.items)) parts.set("items." + name, value);
      history.replaceState(null, "", "#" + parts);
    }

    /* Controls */
    const toggles = { "toggle-rtl": "rtl", "toggle-landscape": "landscape", "toggle-safe-area": "safe", "toggle-dark": "dark",
      "toggle-names": "names", "toggle-grid": "grid" };
    function isDark() {
      return view.dark ?? (state?.theme === "dark" || state?.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    }
    function look() {
      for (const [id, name] of Object.entries(toggles)) set($(id), { "aria-pressed": String(name === "dark" ? isDark() : view[name]) });
      root.dataset.theme = isDark() ? "dark" : "light";
    }
    for (const [id, name] of Object.entries(toggles)) $(id).addEventListener("click", () => {
      view[name] = name === "dark" ? !isDark() : !view[name];
      if (name === "landscape") for (const own of Object.values(view.sizes)) { delete own.w; delete own.h; }
      look();
      draw();
    });
    $("width").addEventListener("input", () => resize(Number($("width").value)));
    $("width").addEventListener("dblclick", () => { delete size(view.active).w; draw(); });
    $("width-number").addEventListener("input", () => resize(Number($("width-number").value)));
    $("height-number").addEventListener("input", () => resize(0, Number($("height-number").value)));
    $("breakpoints").addEventListener("click", (event) => { if (event.target.dataset.width) resize(Number(event.target.dataset.width)); });
    $("zoom").addEventListener("change", () => { view.zoom = $("zoom").value; draw(); });
    $("text-size").addEventListener("change", () => { view.text = $("text-size").value; draw(); });
    $("files").addEventListener("change", () => { view.file = $("files").value; pictures = new Map(); view.sizes = {};
      $("screens").replaceChildren(); $("parameter-fields").replaceChildren(); view.set = {}; view.items = {}; panes(); draw(); });
    $("screens-menu").addEventListener("change", () => {
      activate(Number($("screens-menu").value));
      $("screen-" + view.active)?.scrollIntoView({ block: "nearest", inline: "start" });
    });
    $("add-device").addEventListener("change", () => { if ($("add-device").value) view.added.push($("add-device").value); $("add-device").value = ""; draw(); });
    $("parameter-fields").addEventListener("input", (event) => {
      const input = event.target.dataset.for ? $(event.target.dataset.for) : event.target, isItems = input.id.startsWith("items-");
      if (input !== event.target) input.value = event.target.value;
      else if (input.nextSibling?.dataset?.for) input.nextSibling.value = input.value;
      const value = input.type === "checkbox" ? input.checked : input.type === "number" ? Number(input.value) : input.value;
      (isItems ? view.items : view.set)[input.dataset.name] = value;
      draw();
    });
    $("reset-parameters").addEventListener("click", () => { view.set = {}; view.items = {}; $("parameter-fields").replaceChildren(); fields(); draw(); });
    $("source").addEventListener("click", (event) => { const line = event.target.closest("li"); if (line) selectLine(Number(line.dataset.line)); });
    $("outline").addEventListener("click", (event) => {
      const item = event.target.closest("li");
      if (!item) return;
      if (event.offsetX < parseFloat(item.style.paddingInlineStart) && item.hasAttribute("aria-expanded")) {
        set(item, { "aria-expanded": String(item.getAttribute("aria-expanded") !== "true") });
        fold();
      } else selectLine(Number(item.dataset.line));
    });
    $("outline").addEventListener("keydown", (event) => {
      const shown = [...$("outline").querySelectorAll("li:not([hidden])")], item = event.target.closest("li"), place = shown.indexOf(item);
      const next = { ArrowDown: shown[place + 1], ArrowUp: shown[place - 1], Home: shown[0], End: shown.at(-1) }[event.key];
      const isOpen = { ArrowRight: "true", ArrowLeft: "false" }[event.key];
      if (isOpen && item.hasAttribute("aria-expanded")) { set(item, { "aria-expanded": isOpen }); fold(); event.preventDefault(); }
      if (event.key === "Enter" && item) selectLine(Number(item.dataset.line));
      if (next) { set(item, { tabindex: "-1" }); set(next, { tabindex: "0" }); next.focus(); event.preventDefault(); }
    });
    $("diagnostics").addEventListener("click", (event) => {
      const item = event.target.closest("li");
      if (event.target.dataset.width) resize(Number(event.target.dataset.width));
      else if (item) jump(item.dataset.line);
    });
    for (const [name, isOver] of [["pointerover", true], ["pointerout", false]]) $("diagnostics").addEventListener(name, (event) => {
      const item = event.target.closest("li");
      if (item) $("L" + item.dataset.line)?.classList.toggle("hinted", isOver);
    });
    $("inspector-why").addEventListener("click", (event) => { const item = event.target.closest("li"); if (item?.dataset.line) jump(item.dataset.line); });
    $("inspector-why").addEventListener("pointerover", (event) => { const item = event.target.closest("li"); if (item) drawStep(item); });
    $("inspector-why").addEventListener("pointerleave", () => clearMeasures());
    $("inspector-properties").addEventListener("click", (event) => { if (event.target.dataset.line) jump(event.target.dataset.line); });
    $("inspector-source").addEventListener("click", () => edit(selected()));
    $("help-button").addEventListener("click", () => $("help").showModal());
    /* Opens a place in the editor; where there is none, in the source pane. */
    function edit(place) {
      if (!place) return;
      const path = file().path;
      if (state.editor && path) location.href = state.editor.replace("{path}", encodeURI(path)).replace("{line}", place.line).replace("{column}", place.column ?? 1);
      else if (state.selects) request("/api/select", { file: file().name, line: place.line, column: place.column ?? 1 }).catch(() => jump(place.line));
      jump(place.line);
    }
    function jump(line) { $("L" + line)?.scrollIntoView({ block: "center" }); selectLine(Number(line)); }
    document.addEventListener("keydown", (event) => {
      if (event.target.closest("input, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key, click = { r: "toggle-rtl", l: "toggle-landscape", s: "toggle-safe-area", d: "toggle-dark", g: "toggle-grid", n: "toggle-names", "?": "help-button" }[key];
      if (key === "c") { $("compare").focus(); event.preventDefault(); return; }
      if (click) $(click).click();
      else if (/^[1-9]$/.test(key)) activate(Math.min(Number(key), pictures.size) - 1);
      else if (key === "[" || key === "]") {
        const width = pictures.get(view.active)?.viewport.width, marks = own("breakpoints").map((mark) => mark.width);
        const next = key === "]" ? marks.find((mark) => mark > width) : marks.findLast((mark) => mark < width);
        if (next) resize(next);
      } else if (key === "{" || key === "}") {
        const width = pictures.get(view.active)?.viewport.width, marks = own("breakpoints").map((mark) => mark.width - 1);
        const next = key === "}" ? marks.find((mark) => mark > width) : marks.findLast((mark) => mark < width);
        if (next) resize(next);
      } else if (key === "/") {
        const name = prompt("Find an element by its name"), all = pictures.get(view.active)?.elements ?? [];
        const found = name && all.find((element) => (element.name ?? element.kind).toLowerCase().startsWith(name.toLowerCase()));
        if (found) select(found.path);
      } else if (key === "o") {
        edit(selected());
      } else if (key === "e") {
        const all = $("diagnostics").querySelectorAll("li button");
        if (all.length) all[diagnostic = (diagnostic + 1) % all.length].focus();
      } else if ("+-0".includes(key)) {
        const steps = ["50", "100", "200"], now = steps.indexOf(view.zoom);
        view.zoom = key === "0" ? "100" : steps[Math.min(2, Math.max(0, now + (key === "+" ? 1 : -1)))];
        $("zoom").value = view.zoom;
        draw();
      } else if (key === "Escape") select(parent(view.selection));
      else return;
      event.preventDefault();
    });

    /* Connection */
    async function refresh(isSave = true) {
      const isFirst = !state, wanted = isFirst ? [] : screens().slice(0, 32).map(ask), began = performance.now();
      // The screens are mostly those of before: they are asked for at once.
      const early = isFirst || stored ? null : request("/api/screens", { screens: wanted }).catch(() => null);
      state = await request("/api/state");
      if (isFirst) {
        view.compare = start.get("compare") ?? state.against ?? "none";
        view.active = Math.max(0, screens().findIndex((screen) => screen.preview?.name === start.get("preview")));
        view.rtl = start.has("rtl") ? view.rtl : state.direction === "rightToLeft";
      }
      look();
      panes();
      if (!isFirst) tell();
      eases = !isFirst && !stored && isSave;
      const answer = await early, isSame = JSON.stringify(wanted) === JSON.stringify(screens().slice(0, 32).map(ask));
      if (answer?.revision === state.revision && isSame && !inFlight) show(answer, began);
      else await draw();
    }
    async function relint() { state = await request("/api/state"); reports(file() ? own("diagnostics") : []); marks(); }
    function selectPlace({ file: name, offset }) {
      const shown = state.files.find((one) => one.name === name);
      if (!shown || shown !== file()) return;
      const before = new TextDecoder().decode(new TextEncoder().encode(state.sources[shown.id]).slice(0, offset));
      selectLine(before.split("\n").length);
    }
    async function take(event) {
      const [, name] = event.match(/^event: (\w+)/) ?? [], [, data] = event.match(/^data: (.*)$/m) ?? [];
      // Nothing moves by itself while text is typed.
      if (name === "change") await refresh(JSON.parse(data).cause === "save");
      if (name === "lint") await relint();
      if (name === "select" && data) selectPlace(JSON.parse(data));
    }
    async function listen() {
      if (stored) return open();
      for (let attempt = 0; ; attempt += 1) {
        try {
          // What is shown is asked for beside the events, and again if it has changed before they came.
          const shown = refresh().catch(() => null);
          const answer = await fetch("/api/events", { headers: { Authorization: "Bearer " + token } });
          if (answer.status === 401) throw new Error("this page belongs to a preview that has ended");
          [connected, unseen, attempt] = [true, null, 0];
          await shown;
          if (!state || (await request("/api/state")).revision !== state.revision) await refresh();
          else tell();
          $("status").textContent = $("status").textContent.replace("offline", "connected");
          const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
          let text = "";
          for (;;) {
            const { done, value } = await reader.read();
            if (done) break;
            text += value;
            const events = text.split("\n\n");
            text = events.pop();
            for (const event of events) await take(event);
          }
          unseen = "the connection to layoutc is lost";
        } catch (error) {
          unseen = error.message.startsWith("this page") ? error.message : "the connection to layoutc is lost";
        }
        connected = false;
        tell();
        await new Promise((done) => setTimeout(done, [500, 1000, 2000][attempt] ?? 5000));
      }
    }
    look();
    listen();

    """#
}
