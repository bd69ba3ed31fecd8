extension Asset {
  /// The second part of the script: the screens that are asked for and drawn.
  static let screens =
    #"""
    /* What is shown */
    const $ = (id) => document.getElementById(id), stored = $("stored") && JSON.parse($("stored").textContent), root = document.documentElement;
    const view = viewOf(location.hash.slice(1)), token = view.token;
    let state = null, pictures = new Map(), inFlight = false, waiting = false, connected = false;
    let unseen = null, slow = null, refused = null, eases = false, settling = null, isFilled = false;
    // How far the width was moved last, and what is known of where the next such step leads.
    let stride = 0, ahead = new Map();
    const extents = new Map(), isStill = matchMedia("(prefers-reduced-motion: reduce)");

    /* How long words are on drawings. */
    const pen = document.createElement("canvas").getContext("2d"), extentsOfWords = new Map();
    pen.font = "10px system-ui, sans-serif";
    function extent(text) {
      if (extentsOfWords.size > 5000) extentsOfWords.clear();
      if (!extentsOfWords.has(text)) extentsOfWords.set(text, pen.measureText(text).width);
      return extentsOfWords.get(text);
    }
    function make(tag, attributes = {}, ...children) {
      const node = document.createElement(tag);
      set(node, attributes); node.append(...children);
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
      parent.filled = key; keeping(parent, () => parent.replaceChildren(...nodes()));
    }
    const ended = "this page belongs to a preview that has ended", lost = "the connection to layoutc is lost";
    class Refusal extends Error {}
    class Loss extends Error {}
    /* What ends all that is under way when the connection is lost, and what ends the connection. */
    let line = new AbortController(), stop = null;
    async function request(path, body, more = {}) {
      if (stored) return kept(path, body);
      const isNetwork = (error) => ["TypeError", "AbortError"].includes(error.name), gone = (error) => { throw isNetwork(error) ? new Loss(lost) : error; };
      const answer = await fetch(path, { method: body ? "POST" : "GET", headers: { Authorization: "Bearer " + token, ...more }, priority: "high",
        body: body && JSON.stringify(body), signal: line.signal }).catch(gone);
      if (answer.status === 401) throw new Refusal(ended);
      const found = await answer.json().catch(gone);
      if (!answer.ok) throw new Refusal(found.error);
      return found;
    }
    /* The state, with the details of one file; letters that headers do not take are escaped. */
    function requestState(name) {
      const file = JSON.stringify(name ?? null).replace(/[^ -~]/g, (letter) => "\\u" + letter.charCodeAt(0).toString(16).padStart(4, "0"));
      return request("/api/state", null, { "Layoutc-File": file });
    }
    // The first one is on its way while the rest of the script is read.
    let firstState = requestState(view.file);

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
    /* Of what was chosen by name, what the file has. A copy: the answer to a question is not that to what is chosen meanwhile. */
    function present(values, list) {
      const names = new Set(own(list).map((one) => one.name));
      return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
    }
    function ask(screen, id) {
      const own = size(view, id), isTurned = view.rtl !== view.startsRight;
      return { id, file: file().name, index: screen.index, device: screen.device, width: own.w, height: own.h,
        scroll: own.scroll, direction: view.rtl ? "rightToLeft" : isTurned ? "leftToRight" : undefined,
        landscape: view.landscape || undefined, safeArea: view.safe, contentSizeCategory: view.text || undefined,
        orthogonal: { ...own.orthogonal }, set: present(view.set, "parameters"), items: present(view.items, "sections"), window: own.window, grid: view.grid || undefined,
        against: view.compare === "none" ? undefined : view.compare };
    }
    /* What a screen that is drawn answers. */
    function answered(id) { return picture(id)?.asked ?? ask(screens()[id], id); }
    function everyQuestion() { return screens().map(ask); }
    function questionKey(question, revision) { return JSON.stringify([revision, question]); }
    /* Whether its picture is drawn already; what a revision holds may change at any time. */
    function isAnswered(question) { return picture(question.id)?.question === questionKey(question, state.revision); }
    async function draw() {
      if (inFlight) { waiting = true; return; }
      if (!state) return;
      const began = performance.now(), own = stop;
      inFlight = true;
      try {
        const wanted = everyQuestion().filter((question) => question.against || !isAnswered(question)), known = wanted.map((question) => ahead.get(questionKey(question, state.revision)));
        const answer = known.every(Boolean) ? { revision: state.revision, screens: known } : await answerTo(wanted);
        // While newer frames are on their way, those of an older text or another file are not drawn.
        if (!waiting || answer.revision >= state.revision && wanted.every((question) => question.file === file()?.name)) show(answer, wanted, began);
      } catch (error) { stumble(error, own); } finally { goOn(); }
    }
    /* What fails is said, the picture before it stays, and it is tried again: with the connection, which waits longer each time. */
    function stumble(error, own = stop) {
      console.warn(error);
      if (error instanceof Refusal && error.message !== ended && isFilled) refused = error.message;
      else if (own) own.abort(error);
      else unseen = failure(error);
      tell();
    }
    function failure(error) { return [ended, lost].includes(error.message) ? error.message : `this page cannot be drawn: ${error.message}`; }
    /* Steps of the width of one length follow one another: the next one is asked for before it comes. */
    async function askAhead(question) {
      question.width += stride; stride = 0;
      if (question.against || !(question.width >= 1 && question.width <= 10000)) return;
      inFlight = true;
      try {
        const { revision, screens: [screen] } = await request("/api/screens", { screens: [question] });
        ahead = new Map(screen.error ? [] : [[questionKey(question, revision), { ...screen, revision }]]);
      } catch { /* It is asked for when it comes. */ }
      goOn();
    }
    /* The way is free for the newest of what waits. */
    function goOn() {
      inFlight = false;
      if (waiting) { waiting = false; return draw(); } else if (askExtents.isDue) askExtents();
    }
    /* Draws what was answered to some questions; the other screens stay as they are. */
    function show(answer, wanted, began) {
      const before = picture()?.viewport.width, count = everyQuestion().length, old = pictures;
      [slow, refused] = [answer.screens.find((screen) => screen.late)?.error, null];
      try {
        pictures = new Map(old);
        answer.screens.forEach((screen, index) => {
          const shown = screen.error ? screen.instead : screen, asked = screen.instead?.asked ?? wanted[index];
          if (shown) pictures.set(screen.id, { ...shown, asked, question: questionKey(asked, screen.revision) });
        });
        for (const article of [...$("screens").children].slice(count)) { pictures.delete(Number(article.dataset.screen)); article.remove(); }
        if (view.selection && !selected()) view.selection = meant(view.selection, (picture()?.elements ?? []).map((element) => element.path));
        if (settling) settling.isDue = isAnswered(ask(screens()[settling.id], settling.id)) || answer.screens.some((screen) => screen.id === settling.id && screen.error);
        for (const picture of pictures.values()) drawScreen(picture);
        activate(Math.min(view.active, count - 1), false);
      } catch (error) {
        pictures = old;
        for (const article of $("screens").children) article.look = null;
        for (const picture of pictures.values()) drawScreen(picture);
        throw error;
      }
      const crossed = cross(before, picture()?.viewport.width), settled = settling?.isDue ? settling : null;
      eases = false;
      if (settled) goFurther(settled, settling = null);
      const accompany = () => {
        complain(answer.screens.filter((screen) => screen.error && !screen.late));
        inspect(); listChanges(); tell(); remember(); askExtents();
      };
      if (finish(document.hidden) || isFilled) accompany();
      requestAnimationFrame(() => {
        // A task behind the frame: it has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (!stored) root.dataset.revision = answer.revision;
          root.dataset.drawnAt = performance.timeOrigin + performance.now();
          report(stored ? "" : `revision ${answer.revision} · drawn in ${Math.round(performance.now() - began)} ms`, crossed);
          try { if (finish(true)) accompany(); } catch (error) { stumble(error); }
          if (stride && !inFlight && state && performance.now() - began < 50) askAhead(ask(screens()[view.active], view.active));
        };
        port2.postMessage(null);
      });
    }
    /* Fills the panes for the first time, if that is due: behind the first picture. Returns whether it was. */
    function finish(isDue) {
      if (isFilled || !isDue) return false;
      panes(); activate(view.active, false); limitSplitters();
      return isFilled = true;
    }
    function complain(faults = complain.faults ?? []) {
      const wrong = [...$("parameter-fields").querySelectorAll("[id^=items-]")].filter((input) => count(input.value) === null);
      complain.faults = faults;
      $("parameter-fault").textContent = faults[0]?.error ?? wrong.map((input) => `items of ${input.dataset.name}: expected a whole number`)[0] ?? "";
      for (const input of $("parameter-fields").querySelectorAll("input")) set(input, { "aria-invalid": wrong.includes(input)
        || faults.some((fault) => fault.parameter ? input.id === "param-" + fault.parameter : fault.error.includes(`'${input.dataset.name}'`)) ? "true" : null });
    }
    function report(text, crossed = "") {
      if (text) $("status").drawn = text + crossed;
      $("status").textContent = stored ? crossed.slice(3) : `${$("status").drawn ?? ""} · ${connected ? "connected" : "offline"}`.replace(/^ · /, "");
    }
    function tell() {
      const say = (text) => { if ($("banner").textContent !== text) $("banner").textContent = text; };
      if (unseen) { root.dataset.state = "offline"; return say(unseen); }
      const shown = file(), all = [...pictures.values()], isDrawn = all.some((picture) => picture.elements.length);
      root.dataset.state = !isFilled ? "loading" : !shown ? "empty" : shown.state === "ready" ? (screens().length ? "ready" : "empty") : isDrawn || stored ? "broken" : "empty";
      const notes = all.flatMap((picture) => picture.notes), most = Math.max(0, ...all.map((picture) => picture.elementCount));
      const error = shown && own("diagnostics").find((found) => found.severity === "error");
      say(!shown ? "there is no layout here yet"
        : shown.state === "gone" ? `${shown.name} is gone`
        : shown.state === "broken" ? `showing the version before ${error?.isImported ? error.path : `line ${shown.changedAt ?? error?.line}`} was changed`
        : shown.state === "empty" ? isDrawn ? "only what has no errors is drawn" : "there is nothing to show yet: see the diagnostics"
        : !screens().length ? own("outline").some(({ kind }) => kind === "layout" || kind === "view") ? `no preview of ${shown.name} is asked for`
          : `${shown.name} only declares what others import, and no file here does: there is nothing to draw`
        : stored?.isCut ? "this page would be too large with the reasons of its numbers: they are left out"
        : slow ?? refused ? `${slow ?? refused}: this is the picture before`
        : shown.holes ? `${shown.holes} hole${shown.holes > 1 ? "s" : ""}: what could not be read has its default`
        : most > 1e6 ? `${most} elements: those around the visible part are drawn`
        : shown.devices.length ? "" : notes.find((note) => note.startsWith("no preview")) ?? "");
    }
    function isStacked() { return matchMedia("(max-width: 800px), (max-height: 560px)").matches; }
    function zoom(picture) {
      if (view.zoom !== "fit") return Number(view.zoom) / 100;
      const { clientWidth, clientHeight } = $("stage"), { width, height } = picture.viewport;
      // Where panes stand below each other, the stage is as high as it likes.
      return Math.max(0.1, Math.min(1, isStacked() ? (clientWidth - 64) / width : Math.min((clientWidth - 76) / width, (clientHeight - 96) / height)));
    }
    function makeScreen(id) {
      const drawing = shape("svg", { class: "drawing", role: "group" }), port = make("div", { class: "viewport", tabindex: "0", role: "region" }, drawing);
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
      drawing.addEventListener("pointerleave", () => clearMeasures()); drag(drawing, id);
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
      const { id, viewport } = picture, article = $("screen-" + id) ?? makeScreen(id), scale = zoom(picture), look = [picture, state, scale, view.names, view.safe, view.selection];
      if (article.look?.every((value, index) => value === look[index])) return;
      article.look = look;
      const edges = sides(picture), offset = size(view, id).scroll ?? [edges.startX, edges.startY], preview = screens()[id]?.preview, failures = preview?.failures ?? [];
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
      frame.style.width = viewport.width * scale + "px"; frame.style.height = viewport.height * scale + "px";
      set(drawing, { "aria-label": `Frames of ${picture.title}`, viewBox: `${edges.startX} ${edges.startY} ${edges.width} ${edges.height}`,
        width: edges.width * scale, height: edges.height * scale });
      // Where the content begins has moved: the same part of it stays in sight.
      const base = [edges.startX, edges.startY, scale].join();
      if (article.base !== base && (article.base || size(view, id).scroll)) {
        frame.scrollLeft = (offset[0] - edges.startX) * scale;
        frame.scrollTop = (offset[1] - edges.startY) * scale; scrolled(id);
      }
      article.base = base;
      const changed = changes(picture), moved = drawElements(article, picture, changed);
      const extras = [...refusals(picture), ...rims(picture, edges, offset), ...grid(picture), ...ghosts(picture), ...unmet(picture, failures), ...regionOf(picture)];
      article.layers.extras.replaceChildren(...extras); ease(moved);
    }
    function heading(article, picture, count, failures) {
      const { width, height } = picture.viewport, text = failures.map((one) => one.text).join("; "), layout = screens()[picture.id]?.layout;
      fill(article.firstChild, [picture.title, layout, width, height, count, text], () => [make("b", {}, picture.title), " ", ...layout ? [make("span", {}, layout), " "] : [],
        make("span", {}, `${number(width)} × ${number(height)}`), ...count ? [" ", make("span", { class: failures.length ? "tests failing" : "tests", title: text || null },
          failures.length ? `✗ ${failures.length} of ${count}` : `✓ ${count}`)] : []]);
    }
    /* Draws the elements of a picture; returns those that were elsewhere before. */
    function drawElements({ layers }, picture, changed) {
      const old = layers.nodes, moved = [], lists = new Map([[layers.elements, []]]), parts = lists.get(layers.elements), { id } = picture;
      const held = layers.elements.contains(document.activeElement) ? document.activeElement.dataset.path : null;
      const groups = layers.groups;
      [layers.nodes, layers.groups] = [new Map(), new Map()];
      // Names are as large on small drawings.
      picture.unit = Math.min(2, Math.max(1, 1 / zoom(picture)));
      for (const section of picture.sections) {
        if (!section.orthogonal) continue;
        const { offset, page, behavior } = section.orthogonal, isAcross = runsAcross(section);
        const group = groups.get(section.index) ?? shape("g", { class: "orthogonal", role: "group", tabindex: "0" });
        set(group, { transform: null, "aria-label": `${section.name ?? "section"}, scrolls by itself`, "data-section": section.index,
          "data-offset": number(isAcross ? offset.x : offset.y), "data-page": page, "data-behavior": behavior, "data-axis": isAcross ? "x" : "y" });
        layers.groups.set(section.index, group); lists.set(group, []);
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
      if (settling?.id === id && settling.isDue) settle(old);
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
      node.element = element; node.classList.toggle("old", Boolean(picture.sections[element.section]?.isOld));
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
      const sign = { new: "+ ", moved: "→ ", resized: "↔ " }[change] ?? "", [first, ...more] = element.lines ?? [name];
      node.label ??= shape("text", { class: "label", "aria-hidden": "true" });
      set(node.label, { x: number(frame.x + 5 * unit), y: number(frame.y + Math.min(13 * unit, frame.height / 2 + 3.5 * unit)) });
      node.label.style.fontSize = 10 * unit + "px";
      const text = fitting(sign + first + (more.length ? "…" : ""), frame.width / unit - 6, extent);
      if (node.label.textContent !== text) node.label.textContent = text;
    }
    function port(id) { return $("screen-" + id).querySelector(".viewport"); }
    function scrolled(id) {
      const shown = picture(id), frame = port(id), scale = zoom(shown), { startX, startY } = sides(shown);
      const next = [frame.scrollLeft / scale + startX, frame.scrollTop / scale + startY], now = size(view, id).scroll ?? [startX, startY];
      if (Math.abs(next[0] - now[0]) + Math.abs(next[1] - now[1]) < 0.5) return;
      const own = size(view, id), isAtRest = Math.abs(next[0] - startX) + Math.abs(next[1] - startY) < 0.5;
      if (isAtRest) delete own.scroll; else own.scroll = next;
      own.window = !shown.isWhole || own.window ? windowAround(next, shown.viewport) : undefined; draw();
    }

    """#
}
