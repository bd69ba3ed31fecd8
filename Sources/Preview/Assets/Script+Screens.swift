extension Asset {
  /// The second part of the script: the screens that are asked for and drawn.
  static let screens =
    #"""
    /* What is shown */
    const $ = (id) => document.getElementById(id);
    const stored = $("stored") && JSON.parse($("stored").textContent);
    const root = document.documentElement;
    const view = viewOf(location.hash.slice(1)), token = view.token;
    let state = null, pictures = new Map(), inFlight = false, waiting = false, connected = false;
    let unseen = null, slow = null, eases = false, settling = null;
    const extents = new Map(), isStill = matchMedia("(prefers-reduced-motion: reduce)");

    function make(tag, attributes = {}, ...children) {
      const node = document.createElement(tag);
      set(node, attributes);
      node.append(...children);
      return node;
    }
    function shape(tag, attributes, text) {
      const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
      set(node, attributes);
      if (text !== undefined) node.textContent = text;
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
    /* The focus stays where it is in a list that is made anew. */
    function keeping(parent, work) {
      const all = () => [...parent.querySelectorAll("button, input, select, [tabindex]")], place = all().indexOf(document.activeElement);
      work();
      if (place < 0 || parent.contains(document.activeElement)) return;
      const now = all();
      (now[Math.min(place, now.length - 1)] ?? parent).focus({ preventScroll: true });
    }
    function fill(parent, value, nodes) {
      const key = JSON.stringify(value);
      if (parent.filled === key) return;
      parent.filled = key;
      keeping(parent, () => parent.replaceChildren(...nodes()));
    }
    const ended = "this page belongs to a preview that has ended";
    class Refusal extends Error {}
    /* What ends all that is under way when the connection is lost. */
    let line = new AbortController();
    async function request(path, body, more = {}) {
      if (stored) return kept(path, body);
      const answer = await fetch(path, { method: body ? "POST" : "GET", headers: { Authorization: "Bearer " + token, ...more }, priority: "high",
        body: body && JSON.stringify(body), signal: line.signal });
      if (answer.status === 401) throw new Refusal(ended);
      if (!answer.ok) throw new Refusal((await answer.json()).error);
      return answer.json();
    }
    /* The state, with the details of one file; letters that headers do not take are escaped. */
    function requestState(name) {
      const file = JSON.stringify(name ?? null).replace(/[^ -~]/g, (letter) => "\\u" + letter.charCodeAt(0).toString(16).padStart(4, "0"));
      return request("/api/state", null, { "Layoutc-File": file });
    }

    function file() {
      const named = (name) => state?.files.find((file) => file.name === name), chosen = named(view.file);
      return named(chosen?.shows) ?? chosen ?? state?.files.find((file) => state.previews.some((preview) => preview.file === file.id)) ?? state?.files[0];
    }
    function own(list) { const id = file()?.id; return state[list].filter((entry) => entry.file === id); }
    function screens() {
      if (!file()) return [];
      return [...own("previews").map((preview) => ({ index: preview.index, preview })),
        // Code has no previews: each of its layouts is shown on each device.
        ...(file().layouts.length ? file().layouts : [{}]).flatMap(({ index, name }) =>
          [...file().devices, ...state.added, ...view.added].map((device) => ({ device, index, layout: file().layouts.length > 1 ? name : null })))];
    }
    function picture(id = view.active) { return pictures.get(id); }
    function ask(screen, id) {
      const own = size(view, id), isTurned = view.rtl !== view.startsRight;
      return { id, file: file().name, index: screen.index, device: screen.device, width: own.w, height: own.h,
        scroll: own.scroll, direction: view.rtl ? "rightToLeft" : isTurned ? "leftToRight" : undefined,
        landscape: view.landscape || undefined, safeArea: view.safe, contentSizeCategory: view.text || undefined,
        orthogonal: own.orthogonal, set: view.set, items: view.items, window: own.window, grid: view.grid || undefined,
        against: view.compare === "none" ? undefined : view.compare };
    }
    function everyQuestion() { return screens().slice(0, 32).map(ask); }
    async function draw() {
      if (inFlight) { waiting = true; return; }
      if (!state) return;
      const began = performance.now();
      inFlight = true;
      try {
        const answer = await request("/api/screens", { screens: everyQuestion() });
        // While newer frames are on their way, those of an older text are not drawn.
        if (!waiting || answer.revision >= state.revision) show(answer, began);
      } catch (error) { if (error instanceof Refusal) $("status").textContent = error.message; tell(); }
      inFlight = false;
      if (waiting) { waiting = false; draw(); }
    }
    function show(answer, began) {
      const faults = answer.screens.filter((screen) => screen.error && !screen.late);
      $("parameter-fault").textContent = faults[0]?.error ?? "";
      for (const input of $("parameter-fields").querySelectorAll("input"))
        set(input, { "aria-invalid": faults.some((fault) => fault.parameter ? input.id === "param-" + fault.parameter : fault.error.includes(`'${input.dataset.name}'`)) ? "true" : null });
      slow = answer.screens.find((screen) => screen.late)?.error;
      const before = picture()?.viewport.width;
      for (const screen of answer.screens) if (!screen.error) pictures.set(screen.id, screen);
      for (const article of [...$("screens").children].slice(answer.screens.length)) { pictures.delete(Number(article.dataset.screen)); article.remove(); }
      if (view.selection && !selected()) view.selection = meant(view.selection, (picture()?.elements ?? []).map((element) => element.path));
      for (const screen of answer.screens) if (pictures.has(screen.id)) drawScreen(picture(screen.id));
      activate(Math.min(view.active, answer.screens.length - 1), false);
      const crossed = cross(before, picture()?.viewport.width);
      inspect();
      listChanges();
      tell();
      remember();
      eases = false;
      settling = null;
      askExtents();
      requestAnimationFrame(() => {
        // A task behind the frame: it has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (!stored) root.dataset.revision = answer.revision;
          root.dataset.drawnAt = performance.timeOrigin + performance.now();
          report(stored ? "" : `revision ${answer.revision} · drawn in ${Math.round(performance.now() - began)} ms`, crossed);
        };
        port2.postMessage(null);
      });
    }
    function report(text, crossed = "") {
      if (text) $("status").drawn = text + crossed;
      $("status").textContent = stored ? crossed.slice(3) : `${$("status").drawn ?? ""} · ${connected ? "connected" : "offline"}`.replace(/^ · /, "");
    }
    function tell() {
      const shown = file();
      const all = [...pictures.values()], isDrawn = all.some((picture) => picture.elements.length);
      root.dataset.state = unseen ? "offline" : !shown ? "empty" : shown.state === "ready" ? "ready" : isDrawn || stored ? "broken" : "empty";
      const notes = all.flatMap((picture) => picture.notes), most = Math.max(0, ...all.map((picture) => picture.elementCount));
      const error = shown && own("diagnostics").find((found) => found.severity === "error");
      const banner = unseen ?? (!shown ? "there is no layout here yet"
        : shown.state === "gone" ? `${shown.name} is gone`
        : shown.state === "broken" ? `showing the version before ${error?.isImported ? error.path : `line ${shown.changedAt ?? error?.line}`} was changed`
        : shown.state === "empty" ? isDrawn ? "only what has no errors is drawn" : "there is nothing to show yet: see the diagnostics"
        : stored?.isCut ? "this page would be too large with the reasons of its numbers: they are left out"
        : slow ? `${slow}: this is the picture before`
        : shown.holes ? `${shown.holes} hole${shown.holes > 1 ? "s" : ""}: what could not be read has its default`
        : most > 1e6 ? `${most} elements: those around the visible part are drawn`
        : shown.devices.length ? "" : notes.find((note) => note.startsWith("no preview")) ?? "");
      if ($("banner").textContent !== banner) $("banner").textContent = banner;
    }
    function isStacked() { return getComputedStyle(document.body).display === "block"; }
    function zoom(picture) {
      if (view.zoom !== "fit") return Number(view.zoom) / 100;
      const { clientWidth, clientHeight } = $("stage"), { width, height } = picture.viewport;
      // Where panes stand below each other, the stage is as high as it likes.
      return Math.max(0.1, Math.min(1, isStacked() ? (clientWidth - 64) / width : Math.min((clientWidth - 76) / width, (clientHeight - 96) / height)));
    }
    function makeScreen(id) {
      const drawing = shape("svg", { class: "drawing", role: "group" });
      const port = make("div", { class: "viewport", tabindex: "0", role: "region" }, drawing);
      const article = make("article", { class: "screen", id: "screen-" + id, "aria-labelledby": "title-" + id, "data-screen": id },
        make("h2", { id: "title-" + id }), make("div", { class: "body" }, port, ...stored ? [] : [edge(id, "width"), edge(id, "height")]));
      article.layers = { nodes: new Map(), groups: new Map(), elements: shape("g", {}), extras: shape("g", {}) };
      drawing.append(article.layers.elements, article.layers.extras);
      for (const name of ["pointerdown", "focusin"]) article.addEventListener(name, (event) => {
        if (view.active !== id) activate(id);
        if (name === "focusin" && event.target.element) reachable(article.layers, event.target);
      });
      port.addEventListener("scroll", () => scrolled(id));
      drawing.addEventListener("click", (event) => pick(event, id));
      drawing.addEventListener("dblclick", (event) => { if (event.target.classList.contains("element")) edit(selected()); });
      drawing.addEventListener("keydown", (event) => step(event, id));
      drawing.addEventListener("pointermove", (event) => measure(event, id));
      drawing.addEventListener("pointerleave", () => clearMeasures());
      drag(drawing, id);
      $("screens").append(article);
      return article;
    }
    /* How large the drawing is, and where the content begins in it. */
    function sides({ viewport, contentSize, direction }) {
      const safe = viewport.safeArea, isRight = direction === "rightToLeft";
      const left = isRight ? safe.trailing : safe.leading, right = isRight ? safe.leading : safe.trailing, isWide = contentSize.width > viewport.width;
      return { left, right, top: safe.top, bottom: safe.bottom, startX: isWide ? -left : 0, startY: -safe.top,
        width: isWide ? left + contentSize.width + right : viewport.width, height: Math.max(viewport.height, safe.top + contentSize.height + safe.bottom) };
    }
    function drawScreen(picture) {
      const { id, viewport } = picture, article = $("screen-" + id) ?? makeScreen(id);
      const scale = zoom(picture), edges = sides(picture), offset = size(view, id).scroll ?? [edges.startX, edges.startY];
      const preview = screens()[id]?.preview, failures = preview?.failures ?? [];
      heading(article, picture, preview?.expectations, failures);
      set(article, { "data-preview": picture.title, "data-layout": picture.layout, "data-width": number(viewport.width),
        "data-height": number(viewport.height), "data-scale": viewport.scale, "data-content-width": number(picture.contentSize.width),
        "data-content-height": number(picture.contentSize.height), "data-scroll-x": number(offset[0]), "data-scroll-y": number(offset[1]),
        "data-state": picture.refusals.length ? "refused" : "ready", "data-old": picture.isOld || null });
      const frame = port(id), drawing = frame.firstChild;
      set(frame, { "aria-label": `Viewport of ${picture.title}` });
      for (const side of article.querySelectorAll(".resize"))
        set(side, { "aria-label": `${side.dataset.side === "width" ? "Width" : "Height"} of ${picture.title}`,
          "aria-valuenow": Math.round(viewport[side.dataset.side]) });
      frame.style.width = viewport.width * scale + "px";
      frame.style.height = viewport.height * scale + "px";
      set(drawing, { "aria-label": `Frames of ${picture.title}`, viewBox: `${edges.startX} ${edges.startY} ${edges.width} ${edges.height}`,
        width: edges.width * scale, height: edges.height * scale });
      // Where the content begins has moved: the same part of it stays in sight.
      const base = [edges.startX, edges.startY, scale].join();
      if (article.base !== base && (article.base || size(view, id).scroll)) {
        frame.scrollLeft = (offset[0] - edges.startX) * scale;
        frame.scrollTop = (offset[1] - edges.startY) * scale;
        scrolled(id);
      }
      article.base = base;
      const changed = changes(picture), moved = drawElements(article, picture, changed);
      const extras = [...refusals(picture), ...rims(picture, edges, offset), ...grid(picture), ...ghosts(picture), ...unmet(picture, failures), ...regionOf(picture)];
      article.layers.extras.replaceChildren(...extras);
      ease(moved);
    }
    function heading(article, picture, count, failures) {
      const { width, height } = picture.viewport, text = failures.map((one) => one.text).join("; ");
      const layout = screens()[picture.id]?.layout;
      fill(article.firstChild, [picture.title, layout, width, height, count, text], () => [make("b", {}, picture.title), " ", ...layout ? [make("span", {}, layout), " "] : [],
        make("span", {}, `${number(width)} × ${number(height)}`), ...count ? [" ", make("span", { class: failures.length ? "tests failing" : "tests", title: text || null },
          failures.length ? `✗ ${failures.length} of ${count}` : `✓ ${count}`)] : []]);
    }
    /* Draws the elements of a picture; returns those that were elsewhere before. */
    function drawElements({ layers }, picture, changed) {
      const old = layers.nodes, moved = [], lists = new Map([[layers.elements, []]]), parts = lists.get(layers.elements), { id } = picture;
      const held = layers.elements.contains(document.activeElement) ? document.activeElement.dataset.path : null;
      layers.nodes = new Map();
      // Names are as large on small drawings.
      picture.unit = Math.min(2, Math.max(1, 1 / zoom(picture)));
      for (const section of picture.sections) {
        if (!section.orthogonal) continue;
        const { offset, page, behavior } = section.orthogonal, isAcross = runsAcross(section);
        const group = layers.groups.get(section.index) ?? shape("g", { class: "orthogonal", role: "group", tabindex: "0" });
        set(group, { transform: null, "aria-label": `${section.name ?? "section"}, scrolls by itself`, "data-section": section.index,
          "data-offset": number(isAcross ? offset.x : offset.y), "data-page": page, "data-behavior": behavior, "data-axis": isAcross ? "x" : "y" });
        layers.groups.set(section.index, group);
        lists.set(group, []);
      }
      const inside = swiped(picture), ordered = inLayers(picture.elements), covered = coveredNames(ordered);
      for (const element of ordered) {
        const known = old.get(element.path), node = known ?? shape("rect", { class: "element", role: "button", tabindex: "-1" });
        layers.nodes.set(element.path, node);
        if (eases && known) moved.push([node, box(node.element.frame), box(element.frame)]);
        const group = inside.has(element) ? layers.groups.get(element.section) : null, list = lists.get(group) ?? parts;
        // What scrolls by itself lies above the backgrounds of its section.
        if (group && !list.length) parts.push(group);
        list.push(node);
        drawElement(node, element, picture, changed.get(identity(element)), view.names && !covered.has(element));
        if (node.label) list.push(node.label);
      }
      for (const [group, nodes] of lists) if (group !== layers.elements && !nodes.length) parts.push(group);
      if (settling?.id === id) settle(old);
      for (const [parent, nodes] of lists) arrange(parent, nodes);
      const all = layers.nodes, first = all.get(held) ?? all.get(view.selection) ?? all.get(picture.elements[0]?.path);
      reachable(layers, first);
      if (held && first && document.activeElement !== first) first.focus({ preventScroll: true });
      return moved;
    }
    /* The elements that scroll with their section, rather than standing around it; contents follow what they are in. */
    function swiped({ elements }) {
      let isInside = false;
      return new Set(elements.filter(({ category, cell }) => {
        if (category !== "content") isInside = category === "cell" || cell !== undefined;
        return isInside;
      }));
    }
    /* The one element of a screen that the tab key reaches. */
    function reachable(layers, node) {
      if (layers.first === node) return;
      if (layers.first) set(layers.first, { tabindex: "-1" });
      if (node) set(node, { tabindex: "0" });
      layers.first = node;
    }
    function drawElement(node, element, picture, change, isNamed) {
      const isPressed = presses(element), { unit } = picture, key = JSON.stringify([element, change, isPressed, isNamed, picture.id, unit]);
      node.element = element;
      node.classList.toggle("old", Boolean(picture.sections[element.section]?.isOld));
      if (node.key === key) return;
      node.key = key;
      const { frame } = element, name = element.name ?? element.kind;
      set(node, { ...box(frame), "data-id": `${picture.id}-${element.path}`, "data-path": element.path, "data-category": element.category,
        "data-kind": element.kind, "data-name": element.name, "data-section": element.section, "data-item": element.item,
        "data-x": number(frame.x), "data-y": number(frame.y), "data-width": number(frame.width), "data-height": number(frame.height),
        "data-line": element.line, "data-column": element.column, "data-file": picture.file, "data-pinned": element.pinned,
        "data-change": change, "aria-pressed": String(isPressed),
        "aria-label": `${[name, element.item].filter((part) => part !== undefined).join(" ")}, ${element.category}, ${number(frame.width)} by ${number(frame.height)} at ${number(frame.x)}, ${number(frame.y)}` });
      if (!isNamed || frame.width < 24 * unit || frame.height < 12 * unit) { node.label = null; return; }
      const sign = { new: "+ ", moved: "→ ", resized: "↔ " }[change] ?? "", room = Math.floor((frame.width / unit - 5) / 5.3), words = sign + (element.lines?.[0] ?? name);
      node.label ??= shape("text", { class: "label", "aria-hidden": "true" });
      set(node.label, { x: number(frame.x + 5 * unit), y: number(frame.y + Math.min(13 * unit, frame.height / 2 + 3.5 * unit)) });
      node.label.style.fontSize = 10 * unit + "px";
      const text = words.length > room ? words.slice(0, Math.max(1, room - 1)) + "…" : words;
      if (node.label.textContent !== text) node.label.textContent = text;
    }
    function port(id) { return $("screen-" + id).querySelector(".viewport"); }
    function scrolled(id) {
      const shown = picture(id), frame = port(id), scale = zoom(shown), { startX, startY } = sides(shown);
      const next = [frame.scrollLeft / scale + startX, frame.scrollTop / scale + startY], now = size(view, id).scroll ?? [startX, startY];
      if (Math.abs(next[0] - now[0]) + Math.abs(next[1] - now[1]) < 0.5) return;
      const own = size(view, id), isAtRest = Math.abs(next[0] - startX) + Math.abs(next[1] - startY) < 0.5;
      if (isAtRest) delete own.scroll; else own.scroll = next;
      own.window = !shown.isWhole || own.window ? windowAround(next, shown.viewport) : undefined;
      draw();
    }

    /* Sections that scroll by themselves */
    function reach({ orthogonal, frame }) { return [Math.max(0, orthogonal.contentSize.width - frame.width), Math.max(0, orthogonal.contentSize.height - frame.height)]; }
    function runsAcross(section) { return reach(section)[0] > 0 || reach(section)[1] === 0; }
    function offsetOf({ orthogonal }) { return orthogonal.offset.x || orthogonal.offset.y; }
    function rest(id, { group, section, by }, offset) {
      size(view, id).orthogonal[section.index] = Math.min(Math.max(0, offset), Math.max(...reach(section)));
      const node = group.querySelector(".element"), side = runsAcross(section) ? "x" : "y";
      settling = { id, group, side, path: node?.dataset.path, at: node && node.element.frame[side] + by };
      draw();
    }
    /* From where it was let go, a section moves to where it rests. */
    function settle(nodes) {
      const node = nodes.get(settling.path), { group, side, at } = settling, way = node && at - node.element.frame[side];
      if (Math.abs(way) > 0.5 && !isStill.matches)
        group.animate([{ transform: `translate${side.toUpperCase()}(${way}px)` }, { transform: "none" }], { duration: 120, easing: "ease-out" });
    }
    function drag(drawing, id) {
      let held = null, turned = null;
      const find = (event) => {
        const group = event.target.closest(".orthogonal");
        return group && { group, section: picture(id).sections[Number(group.dataset.section)], x: event.clientX, y: event.clientY, moved: false, by: 0 };
      };
      const way = (found) => found.isAcross && picture(id).direction === "rightToLeft" ? 1 : -1;
      const carry = (found, by) => {
        const isAcross = runsAcross(found.section);
        Object.assign(found, { moved: true, by, isAcross });
        $("screen-" + id).layers.extras.querySelector(".region")?.remove();
        set(found.group, { transform: `translate(${isAcross ? by : 0} ${isAcross ? 0 : by})` });
      };
      const release = (found) => rest(id, found, offsetOf(found.section) + way(found) * found.by);
      drawing.addEventListener("pointerdown", (event) => { held = event.button === 0 ? find(event) : null; });
      drawing.addEventListener("pointermove", (event) => {
        if (!held || event.buttons === 0) return;
        const by = (runsAcross(held.section) ? event.clientX - held.x : event.clientY - held.y) / zoom(picture(id));
        if (!held.moved && Math.abs(by) < 4) return;
        if (!held.moved) drawing.setPointerCapture(event.pointerId);
        carry(held, by);
      });
      drawing.addEventListener("pointerup", () => {
        if (held?.moved) release(held);
        setTimeout(() => { held = null; });
      });
      drawing.addEventListener("pointercancel", () => { if (held) set(held.group, { transform: null }); held = null; });
      drawing.addEventListener("wheel", (event) => {
        const isAcross = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY), found = isAcross && find(event);
        if (!found) return;
        event.preventDefault();
        if (turned?.group !== found.group) turned = found;
        carry(turned, turned.by - (event.deltaX || event.deltaY) / zoom(picture(id)));
        clearTimeout(turned.timer);
        turned.timer = setTimeout(() => { release(turned); turned = null; }, 120);
      }, { passive: false });
      drawing.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (!step || !event.target.classList.contains("orthogonal")) return;
        const found = find(event), isAcross = runsAcross(found.section), { width, height } = found.section.frame;
        const by = step * Math.max(44, isAcross ? width / 2 : height / 2);
        rest(id, found, offsetOf(found.section) + (isAcross && picture(id).direction === "rightToLeft" ? -by : by));
        event.preventDefault();
        event.stopImmediatePropagation();
      }, true);
      drawing.addEventListener("click", (event) => { if (held?.moved) event.stopImmediatePropagation(); }, true);
    }

    """#
}
