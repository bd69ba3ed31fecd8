extension Asset {
  static let script = Asset(
    path: "/preview.js", type: "text/javascript; charset=utf-8",
    text: drawing + selection + measures + comparison + panes)

  /// Its first part: what is shown, and what is selected.
  private static let drawing =
    #"""
    "use strict";
    const $ = (id) => document.getElementById(id);
    const stored = $("stored") && JSON.parse($("stored").textContent);
    const root = document.documentElement;
    const start = new URLSearchParams(location.hash.slice(1));
    const token = start.get("token") ?? "";
    const view = {
      file: start.get("file"), active: 0, rtl: start.get("rtl") === "1", landscape: start.get("landscape") === "1",
      safe: start.get("safe") !== "0", dark: start.has("dark") ? start.get("dark") === "1" : null, names: start.get("names") !== "0",
      grid: start.get("grid") === "1", compare: start.get("compare") ?? "none", mode: "overlay", zoom: start.get("zoom") ?? "100", text: start.get("text") ?? "",
      selection: start.get("sel"), set: {}, items: {}, sizes: {}, added: start.getAll("device"),
    };
    for (const [key, value] of start) {
      const [kind, ...rest] = key.split(".");
      const name = rest.join(".");
      if (kind === "w" || kind === "h") size(Number(name))[kind] = Number(value);
      if (kind === "set") view.set[name] = typed(value);
      if (kind === "items") view.items[name] = Number(value);
    }
    let state = null, pictures = new Map(), inFlight = false, waiting = false, fresh = false, connected = false;
    let unseen = null, slow = null, diagnostic = -1, eases = false;

    function size(id) { return view.sizes[id] ??= { orthogonal: {} }; }
    function typed(text) { return text === "true" ? true : text === "false" ? false
      : text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text; }
    function number(value) { return String(Math.round(value * 1000) / 1000); }
    function make(tag, attributes = {}, ...children) {
      const node = document.createElement(tag);
      set(node, attributes);
      node.append(...children);
      return node;
    }
    function shape(tag, attributes) {
      const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
      set(node, attributes);
      return node;
    }
    function set(node, attributes) {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === undefined || value === null) node.removeAttribute(name);
        else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
      }
    }
    /* Text with what stands between backquotes as code. */
    function prose(text) {
      return text.split("`").map((part, index) => index % 2 ? make("code", {}, part) : part).filter((part) => part !== "");
    }
    /* What has not changed stays in its place, and is not laid out again. */
    function arrange(parent, nodes) {
      const now = parent.childNodes;
      if (now.length !== nodes.length || nodes.some((node, index) => now[index] !== node)) parent.replaceChildren(...nodes);
    }
    function fill(parent, value, nodes) {
      const key = JSON.stringify(value);
      if (parent.filled === key) return;
      parent.filled = key;
      parent.replaceChildren(...nodes());
    }
    async function request(path, body) {
      if (stored) return kept(path, body);
      const answer = await fetch(path, { method: body ? "POST" : "GET", headers: { Authorization: "Bearer " + token },
        body: body && JSON.stringify(body) });
      if (answer.status === 401) throw new Error("this page belongs to a preview that has ended");
      if (!answer.ok) throw new Error((await answer.json()).error);
      return answer.json();
    }

    /* What is shown */
    function file() { return state?.files.find((file) => file.name === view.file)
      ?? state?.files.find((file) => state.previews.some((preview) => preview.file === file.id)) ?? state?.files[0]; }
    function own(list) { const id = file()?.id; return state[list].filter((entry) => entry.file === id); }
    function screens() {
      if (!file()) return [];
      return [...own("previews").map((preview) => ({ index: preview.index, preview })),
        ...[...file().devices, ...state.added, ...view.added].map((device) => ({ device }))];
    }
    function ask(screen, id) {
      const own = size(id);
      const isTurned = view.rtl !== (state.direction === "rightToLeft");
      return { id, file: file().name, index: screen.index, device: screen.device, width: own.w, height: own.h,
        scroll: own.scroll, direction: !view.rtl && isTurned ? "leftToRight" : view.rtl ? "rightToLeft" : undefined,
        landscape: view.landscape || undefined, safeArea: view.safe, contentSizeCategory: view.text || undefined,
        orthogonal: own.orthogonal, set: view.set, items: view.items, window: own.window,
        against: view.compare === "none" ? undefined : view.compare };
    }
    async function draw() {
      if (inFlight) { waiting = true; return; }
      if (!state) return;
      const began = performance.now();
      inFlight = true;
      try {
        const answer = await request("/api/screens", { screens: screens().slice(0, 32).map(ask) });
        if (!waiting) show(answer, began);
      } catch (error) { $("status").textContent = error.message; tell(); }
      inFlight = false;
      if (waiting) { waiting = false; draw(); }
    }
    function show(answer, began) {
      const faults = answer.screens.filter((screen) => screen.error).map((screen) => screen.error);
      $("parameter-fault").textContent = faults[0] ?? "";
      for (const input of $("parameter-fields").querySelectorAll("input"))
        set(input, { "aria-invalid": faults.some((fault) => fault.includes(input.dataset.name)) ? "true" : null });
      slow = answer.screens.find((screen) => screen.late)?.error;
      const before = pictures.get(view.active)?.viewport.width;
      for (const screen of answer.screens) if (!screen.error) pictures.set(screen.id, screen);
      const articles = [...$("screens").children];
      articles.slice(answer.screens.length).forEach((article) => article.remove());
      for (const screen of answer.screens) if (pictures.has(screen.id)) drawScreen(pictures.get(screen.id));
      activate(Math.min(view.active, answer.screens.length - 1), false);
      const crossed = cross(before, pictures.get(view.active)?.viewport.width);
      inspect();
      listChanges();
      tell();
      remember();
      eases = false;
      requestAnimationFrame(() => setTimeout(() => {
        if (!stored) root.dataset.revision = answer.revision;
        root.dataset.drawnAt = performance.timeOrigin + performance.now();
        $("status").textContent = stored ? "" : `revision ${answer.revision} · drawn in ${Math.round(performance.now() - began)} ms · ${connected ? "connected" : "offline"}${crossed}`;
      }));
    }
    function tell() {
      const shown = file();
      const errors = shown ? own("diagnostics").filter((found) => found.severity === "error") : [];
      root.dataset.state = unseen ? "offline" : !shown ? "empty" : shown.state === "gone" ? "broken" : shown.state;
      const notes = [...pictures.values()].flatMap((picture) => picture.notes);
      $("banner").textContent = unseen ?? (!shown ? "there is no layout here yet"
        : shown.state === "gone" ? `${shown.name} is gone`
        : shown.state === "broken" ? `showing the version before line ${errors[0]?.line} was changed`
        : shown.state === "empty" ? "there is nothing to show yet: see the diagnostics"
        : slow ? `${slow}: this is the picture before`
        : shown.holes ? `${shown.holes} hole${shown.holes > 1 ? "s" : ""}: what could not be read has its default`
        : shown.devices.length ? "" : notes.find((note) => note.startsWith("no preview")) ?? "");
    }
    function zoom(picture) {
      return view.zoom === "fit" ? Math.min(1, ($("stage").clientWidth - 60) / picture.viewport.width)
        : Number(view.zoom) / 100;
    }
    function drawScreen(picture) {
      const { id, viewport, contentSize } = picture;
      let article = $("screen-" + id);
      if (!article) {
        const drawing = shape("svg", { class: "drawing", role: "group" });
        const port = make("div", { class: "viewport", tabindex: "0", role: "region" }, drawing);
        article = make("article", { class: "screen", id: "screen-" + id, "aria-labelledby": "title-" + id, "data-screen": id },
          make("h2", { id: "title-" + id }), make("div", { class: "body" }, port, ...stored ? [] : [edge(id, "width"), edge(id, "height")]));
        article.addEventListener("pointerdown", () => activate(id));
        article.addEventListener("focusin", () => activate(id));
        port.addEventListener("scroll", () => scrolled(id));
        drawing.addEventListener("click", (event) => pick(event, id));
        drawing.addEventListener("dblclick", () => edit(selected()));
        drawing.addEventListener("keydown", (event) => step(event, id));
        drawing.addEventListener("pointermove", (event) => measure(event, id));
        drawing.addEventListener("pointerleave", () => clearMeasures());
        drag(drawing, id);
        $("screens").append(article);
      }
      const scale = zoom(picture), safe = viewport.safeArea, isRight = picture.direction === "rightToLeft";
      const left = isRight ? safe.trailing : safe.leading, right = isRight ? safe.leading : safe.trailing;
      const width = Math.max(viewport.width, left + contentSize.width + (contentSize.width > viewport.width ? right : -left));
      const height = Math.max(viewport.height, safe.top + contentSize.height + safe.bottom);
      const offset = size(id).scroll ?? [-left * (width > viewport.width), -safe.top];
      const preview = screens()[id]?.preview, failures = preview?.failures ?? [];
      const isFailing = failures.length > 0;
      const tests = preview?.expectations ? failures.length ? ` ✗ ${failures.length} of ${preview.expectations}` : ` ✓ ${preview.expectations}` : "";
      article.firstChild.replaceChildren(picture.title + " ",
        make("span", {}, `${number(viewport.width)} × ${number(viewport.height)}`),
        make("span", { class: isFailing ? "tests failing" : "tests", title: failures.map((one) => one.text).join("; ") || null }, tests));
      set(article, { "data-preview": picture.title, "data-layout": picture.layout, "data-width": number(viewport.width),
        "data-height": number(viewport.height), "data-scale": viewport.scale, "data-content-width": number(contentSize.width),
        "data-content-height": number(contentSize.height), "data-scroll-x": number(offset[0]), "data-scroll-y": number(offset[1]),
        "data-state": picture.refusals.length ? "refused" : "ready" });
      const frame = port(id), drawing = frame.firstChild;
      set(frame, { "aria-label": `Viewport of ${picture.title}` });
      for (const side of article.querySelectorAll(".resize"))
        set(side, { "aria-label": `${side.dataset.side === "width" ? "Width" : "Height"} of ${picture.title}`,
          "aria-valuenow": Math.round(viewport[side.dataset.side]) });
      frame.style.width = viewport.width * scale + 2 + "px";
      frame.style.height = viewport.height * scale + 2 + "px";
      set(drawing, { "aria-label": `Frames of ${picture.title}`, viewBox: `${width > viewport.width ? -left : 0} ${-safe.top} ${width} ${height}`,
        width: width * scale, height: height * scale });
      // Where the content begins has moved: the same part of it stays in sight.
      const base = [left, safe.top, scale, width > viewport.width].join();
      if (article.base && article.base !== base) {
        frame.scrollLeft = (offset[0] + (width > viewport.width ? left : 0)) * scale;
        frame.scrollTop = (offset[1] + safe.top) * scale;
      }
      article.base = base;
      const layers = article.layers ??= { nodes: new Map(), groups: new Map(), elements: shape("g", {}), extras: shape("g", {}) };
      arrange(drawing, [layers.elements, layers.extras]);
      const old = layers.nodes, extras = [], moved = [], lists = new Map([[layers.elements, []]]), parts = lists.get(layers.elements);
      layers.nodes = new Map();
      for (const section of picture.sections) {
        if (view.grid) parts.push(shape("rect", { class: "grid-line", "aria-hidden": "true", ...box(section.frame) }));
        if (!section.orthogonal) continue;
        const group = layers.groups.get(section.index) ?? shape("g", { class: "orthogonal", role: "group", tabindex: "0" });
        set(group, { transform: null, "aria-label": `${section.name ?? "section"}, scrolls by itself`,
          "data-section": section.index, "data-offset": number(section.orthogonal.offset.x || section.orthogonal.offset.y),
          "data-page": section.orthogonal.page, "data-behavior": section.orthogonal.behavior });
        layers.groups.set(section.index, group);
        lists.set(group, []);
        parts.push(group);
      }
      const level = (element) => 2 * element.zIndex - (element.category === "decoration" ? 1 : 0);
      const ordered = [...picture.elements].sort((one, other) => level(one) - level(other));
      const changed = changes(picture);
      for (const element of ordered) {
        const node = old.get(element.path) ?? shape("rect", { class: "element", role: "button", tabindex: "-1" });
        layers.nodes.set(element.path, node);
        const frame = element.frame, name = element.name ?? element.kind;
        if (eases && old.has(element.path)) moved.push([node, placed(node), box(frame)]);
        set(node, { ...box(frame), "data-id": `${id}-${element.path}`, "data-path": element.path, "data-category": element.category,
          "data-kind": element.kind, "data-name": element.name, "data-section": element.section, "data-item": element.item,
          "data-x": number(frame.x), "data-y": number(frame.y), "data-width": number(frame.width), "data-height": number(frame.height),
          "data-line": element.line, "data-column": element.column, "data-file": picture.file, "data-pinned": element.pinned,
          "data-change": changed.get(identity(element)), "aria-pressed": String(element.path === view.selection),
          "aria-label": `${name} ${element.item ?? ""}, ${element.category}, ${number(frame.width)} by ${number(frame.height)} at ${number(frame.x)}, ${number(frame.y)}` });
        const list = lists.get(layers.groups.get(element.section)) ?? parts;
        list.push(node);
        if (!view.names || frame.width < 24 || frame.height < 12) continue;
        const label = node.label ??= shape("text", { class: "label", "aria-hidden": "true" }), words = element.lines?.[0] ?? name;
        set(label, { x: number(frame.x + 4), y: number(frame.y + 12) });
        if (label.textContent !== words) label.textContent = words;
        list.push(label);
      }
      for (const refusal of picture.refusals) {
        const area = refusal.frame ?? { x: 0, y: 0, width: viewport.width, height: 44 };
        extras.push(shape("rect", { class: "refusal", role: "img", "data-rule": refusal.rule, "aria-label": refusal.reason,
          ...box({ ...area, height: Math.max(44, area.height) }) }));
        const words = shape("text", { class: "label", "aria-hidden": "true", x: area.x + 6, y: area.y + 16 });
        words.textContent = `refused: ${refusal.reason}`;
        extras.push(words);
      }
      if (view.safe && safe.top + safe.bottom + left + right > 0)
        extras.push(shape("rect", { class: "safe-area", "aria-hidden": "true", ...box({ x: offset[0] + left, y: offset[1] + safe.top,
          width: viewport.width - left - right, height: viewport.height - safe.top - safe.bottom }) }));
      extras.push(shape("rect", { class: "device", "aria-hidden": "true", rx: 8, ...box({ x: offset[0], y: offset[1],
        width: viewport.width, height: viewport.height }) }));
      const focused = drawing.contains(document.activeElement) ? document.activeElement.dataset.path : null;
      for (const [parent, nodes] of lists) arrange(parent, nodes);
      layers.extras.replaceChildren(...extras, ...ghosts(picture), ...unmet(picture, failures));
      ease(moved);
      const all = [...layers.nodes.values()];
      const first = all.find((node) => node.dataset.path === focused) ?? all.find((node) => node.dataset.path === view.selection)
        ?? all.find((node) => node.dataset.path === picture.elements[0]?.path);
      for (const node of all) set(node, { tabindex: node === first ? "0" : "-1" });
      if (focused && first?.dataset.path === focused && document.activeElement !== first) first.focus({ preventScroll: true });
    }
    function port(id) { return $("screen-" + id).querySelector(".viewport"); }
    function box(frame) { return { x: number(frame.x), y: number(frame.y), width: number(frame.width), height: number(frame.height) }; }
    function scrolled(id) {
      const picture = pictures.get(id), frame = port(id), scale = zoom(picture);
      const [left, top] = frame.firstChild.getAttribute("viewBox").split(" ").map(Number);
      const next = [frame.scrollLeft / scale + left, frame.scrollTop / scale + top];
      const now = size(id).scroll ?? [left, top];
      if (Math.abs(next[0] - now[0]) + Math.abs(next[1] - now[1]) < 0.5) return;
      size(id).scroll = next;
      size(id).window = !picture.isWhole || size(id).window ? [next[0] - picture.viewport.width,
        next[1] - picture.viewport.height, picture.viewport.width * 3, picture.viewport.height * 3] : undefined;
      draw();
    }
    function drag(drawing, id) {
      let held = null;
      const room = ({ orthogonal, frame }) => [Math.max(0, orthogonal.contentSize.width - frame.width), Math.max(0, orthogonal.contentSize.height - frame.height)];
      const at = (section) => section.orthogonal.offset.x || section.orthogonal.offset.y;
      const rest = (section, offset) => {
        size(id).orthogonal[section.index] = Math.min(Math.max(0, offset), Math.max(...room(section)));
        draw();
      };
      const find = (event) => {
        const group = event.target.closest(".orthogonal");
        return group && { group, section: pictures.get(id).sections[Number(group.dataset.section)] };
      };
      drawing.addEventListener("pointerdown", (event) => {
        const found = event.button === 0 && find(event);
        if (found) held = { ...found, x: event.clientX, y: event.clientY, moved: false };
      });
      drawing.addEventListener("pointermove", (event) => {
        if (!held || event.buttons === 0) return;
        const isAcross = room(held.section)[0] > 0, scale = zoom(pictures.get(id));
        const distance = (isAcross ? event.clientX - held.x : event.clientY - held.y) / scale;
        if (!held.moved && Math.abs(distance) < 4) return;
        if (!held.moved) drawing.setPointerCapture(event.pointerId);
        Object.assign(held, { moved: true, distance: isAcross && pictures.get(id).direction === "rightToLeft" ? -distance : distance });
        set(held.group, { transform: `translate(${isAcross ? distance : 0} ${isAcross ? 0 : distance})` });
      });
      drawing.addEventListener("pointerup", () => {
        if (held?.moved) rest(held.section, at(held.section) - held.distance);
        setTimeout(() => { held = null; });
      });
      drawing.addEventListener("pointercancel", () => { if (held) set(held.group, { transform: null }); held = null; });
      drawing.addEventListener("wheel", (event) => {
        const found = event.shiftKey && find(event);
        if (!found) return;
        event.preventDefault();
        rest(found.section, at(found.section) + (event.deltaX || event.deltaY));
      }, { passive: false });
      drawing.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (!step || !event.target.classList.contains("orthogonal")) return;
        const { section } = find(event);
        rest(section, at(section) + step * Math.max(44, Math.min(section.frame.width, section.frame.height)));
        event.preventDefault();
        event.stopImmediatePropagation();
      }, true);
      drawing.addEventListener("click", (event) => { if (held?.moved) event.stopImmediatePropagation(); }, true);
    }

    """#
}
