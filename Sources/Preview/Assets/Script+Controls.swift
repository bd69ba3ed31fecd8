extension Asset {
  /// The last part of the script: controls, keys and the connection.
  static let controls =
    #"""
    /* Controls */
    const toggles = { "toggle-rtl": "rtl", "toggle-landscape": "landscape", "toggle-safe-area": "safe", "toggle-dark": "dark",
      "toggle-names": "names", "toggle-grid": "grid" };
    function isDark() {
      return view.dark ?? (state?.theme === "dark" || state?.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    }
    function look() {
      for (const [id, name] of Object.entries(toggles)) set($(id), { "aria-pressed": String(name === "dark" ? isDark() : Boolean(view[name])) });
      root.dataset.theme = isDark() ? "dark" : "light"; root.dataset.compare = view.mode;
    }
    for (const [id, name] of Object.entries(toggles)) $(id).addEventListener("click", () => {
      view[name] = name === "dark" ? !isDark() : !view[name];
      if (name === "landscape") for (const own of Object.values(view.sizes)) { delete own.w; delete own.h; }
      look(); draw();
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", look);
    $("width").addEventListener("input", () => resize(Number($("width").value)));
    $("width").addEventListener("dblclick", () => { delete size(view, view.active).w; draw(); });
    for (const name of ["width-number", "height-number"]) $(name).addEventListener("input", () => {
      const value = Number($(name).value), isWidth = name === "width-number";
      set($(name), { "aria-invalid": resize(isWidth ? value : 0, isWidth ? 0 : value) ? null : "true" });
    });
    $("breakpoints").addEventListener("click", (event) => { const { width } = event.target.dataset; if (width) resize(width - (event.shiftKey ? 1 : 0)); });
    $("zoom").addEventListener("change", () => { view.zoom = $("zoom").value; draw(); });
    $("text-size").addEventListener("change", () => { view.text = $("text-size").value; draw(); });
    $("files").addEventListener("change", async () => {
      Object.assign(view, { file: $("files").value, set: {}, items: {}, sizes: {}, selection: null, active: 0 });
      pictures = new Map(); $("screens").replaceChildren(); $("parameter-fields").replaceChildren();
      await inTurn(() => refresh(false)).catch(stumble);
    });
    $("screens-menu").addEventListener("change", () => {
      activate(Number($("screens-menu").value));
      $("screen-" + view.active)?.scrollIntoView({ block: "nearest", inline: "start" });
    });
    $("add-device").addEventListener("change", () => { if ($("add-device").value) view.added.push($("add-device").value); $("add-device").value = ""; panes(); draw(); });
    $("parameter-fields").addEventListener("input", (event) => {
      const input = event.target.dataset.for ? $(event.target.dataset.for) : event.target, isItems = input.id.startsWith("items-");
      if (input !== event.target) input.value = event.target.value;
      else if (input.nextSibling?.dataset?.for) input.nextSibling.value = input.value;
      const value = input.type === "checkbox" ? input.checked : input.type === "number" && input.value ? Number(input.value) : input.value;
      if (isItems && count(input.value) === null) return complain();
      (isItems ? view.items : view.set)[input.dataset.name] = value; draw();
    });
    $("reset-parameters").addEventListener("click", () => { view.set = {}; view.items = {}; $("parameter-fields").replaceChildren(); fields(); draw(); });
    $("source").addEventListener("click", (event) => { const line = event.target.closest("li"); if (line) selectLine(Number(line.dataset.line)); });
    $("outline").addEventListener("click", (event) => {
      const item = event.target.closest("li");
      if (!item) return;
      if (event.target.classList.contains("twist") && item.hasAttribute("aria-expanded")) unfold(item, item.getAttribute("aria-expanded") !== "true");
      else selectEntry(item.entry);
    });
    $("outline").addEventListener("keydown", (event) => {
      const shown = [...$("outline").querySelectorAll("li:not([hidden])")], item = event.target.closest("li"), place = shown.indexOf(item);
      if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
      const level = Number(item.getAttribute("aria-level")), isOpen = item.getAttribute("aria-expanded");
      let next = { ArrowDown: shown[place + 1], ArrowUp: shown[place - 1], Home: shown[0], End: shown.at(-1) }[event.key];
      if (event.key === "ArrowRight") { if (isOpen === "false") unfold(item, true); else if (isOpen) next = shown[place + 1]; }
      else if (event.key === "ArrowLeft") { if (isOpen === "true") unfold(item, false); else next = shown.slice(0, place).findLast((other) => Number(other.getAttribute("aria-level")) < level); }
      else if (event.key === "Enter" || event.key === " ") selectEntry(item.entry);
      else if (!["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key)) return;
      if (next) { set(item, { tabindex: "-1" }); set(next, { tabindex: "0" }); next.focus(); }
      event.preventDefault();
    });
    $("diagnostics").addEventListener("click", (event) => {
      const item = event.target.closest("li");
      if (event.target.dataset.width) resize(Number(event.target.dataset.width));
      else if (item) jump(item.dataset.line);
    });
    for (const [names, isOver] of [[["mouseover", "focusin"], true], [["mouseout", "focusout"], false]]) for (const name of names)
      $("diagnostics").addEventListener(name, (event) => { const item = event.target.closest("li"); if (item) drawSpan(item, isOver); });
    $("inspector-why").addEventListener("click", (event) => { const item = event.target.closest("li"); if (item?.dataset.line) jump(item.dataset.line); });
    for (const name of ["pointerover", "focusin"]) $("inspector-why").addEventListener(name, (event) => { const item = event.target.closest("li"); if (item) drawStep(item); });
    for (const name of ["pointerleave", "focusout"]) $("inspector-why").addEventListener(name, () => clearMeasures());
    $("inspector-properties").addEventListener("click", (event) => { if (event.target.dataset.line) jump(event.target.dataset.line); });
    $("inspector-source").addEventListener("click", () => edit(selected()));
    $("help-button").addEventListener("click", () => $("help").showModal());
    $("find").querySelector("form").addEventListener("submit", () => {
      const name = $("find-name").value.trim().toLowerCase(), all = picture()?.elements ?? [], isMeant = (text) => text?.toLowerCase().includes(name);
      const found = all.filter((element) => isMeant(element.name ?? element.kind)), entry = own("outline").find((entry) => isMeant(entry.title));
      // The same name again leads to the next one.
      const next = found[found.findIndex((element) => element.path === view.selection) + 1] ?? found[0];
      if (!name || !next && !entry) return;
      if (next) select(next.path); else selectEntry(entry);
      const node = next && $("screen-" + view.active).layers.nodes.get(next.path);
      node?.scrollIntoView({ block: "nearest", inline: "nearest" });
      setTimeout(() => node?.focus({ preventScroll: true }));
    });
    /* Opens a place in the editor; where there is none, in the source pane. */
    function edit(place) {
      if (!place?.line) return;
      const { path, name } = file(), column = place.column ?? 1;
      if (state.selects) request("/api/select", { file: name, line: place.line, column }).catch(() => {});
      else if (state.editor && path) location.href = state.editor.replaceAll("{path}", encodeURI(path)).replaceAll("{line}", place.line).replaceAll("{column}", column);
      $("L" + place.line)?.scrollIntoView({ block: "center" });
    }
    function jump(line) { $("L" + line)?.scrollIntoView({ block: "center" }); selectLine(Number(line)); }
    let diagnostic = -1;
    document.addEventListener("keydown", (event) => {
      if (event.target.closest("input:not([type=range], [type=checkbox]), select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key, click = { r: "toggle-rtl", l: "toggle-landscape", s: "toggle-safe-area", d: "toggle-dark", g: "toggle-grid", n: "toggle-names", "?": "help-button" }[key];
      const bracket = { "[": -1, "{": -1, "]": 1, "}": 1 }[key] ?? (event.shiftKey ? { BracketLeft: -1, BracketRight: 1 }[event.code] : undefined);
      if (click) $(click).click();
      else if (/^[1-9]$/.test(key)) { if (pictures.has(Number(key) - 1)) { activate(Number(key) - 1); $("screen-" + view.active).scrollIntoView({ block: "nearest", inline: "nearest" }); } }
      else if (bracket) {
        const width = picture() && wantedSize(view.active).width, by = event.shiftKey || key === "{" || key === "}" ? 1 : 0, marks = own("breakpoints").map((mark) => mark.width - by);
        const next = bracket > 0 ? marks.find((mark) => mark > width) : marks.findLast((mark) => mark < width);
        if (next) resize(next);
      }
      else if (key === "c") $("compare").focus();
      else if (key === "/") { $("find").showModal(); $("find-name").select(); }
      else if (key === "o") edit(selected());
      else if (key === "e") {
        const all = $("diagnostics").querySelectorAll("li");
        if (all.length) all[diagnostic = (diagnostic + 1) % all.length].querySelector("button").focus();
      } else if ("+-0".includes(key)) { view.zoom = $("zoom").value = zoomAfter(view.zoom, key); draw(); }
      else if (key === "Escape") selectOwner();
      else return;
      event.preventDefault();
    });

    /* Connection */
    /* What takes a state does so one after the other: no slow answer comes behind a newer one. */
    function inTurn(work) {
      const done = (inTurn.last ?? Promise.resolve()).then(work);
      inTurn.last = done.catch(() => {});
      return done;
    }
    /* Takes a state. What is chosen for a screen stays with what has its name, else with what stands in its place. */
    function adopt(found) {
      const names = () => state ? screens().map(({ preview, device, layout }) => preview?.name ?? `${device} ${layout ?? preview?.layout}`)
        .map((name, id, all) => `${name} ${all.slice(0, id).filter((other) => other === name).length}`) : [], old = names();
      state = found;
      const now = names(), place = (id) => now.includes(old[id]) ? now.indexOf(old[id]) : old.includes(now[id]) ? -1 : Number(id), active = place(view.active);
      view.sizes = Object.fromEntries(Object.entries(view.sizes).map(([id, own]) => [place(id), own]).filter(([id]) => id >= 0));
      if (active >= 0) view.active = active;
      // Where their contents are scrolled to is not what is in their places now.
      if (old.some((name, id) => name !== now[id])) for (const article of $("screens").children) article.base = "moved";
    }
    async function refresh(isSave = true) {
      const isFirst = !state, began = performance.now(), wish = view.file, own = stop, before = state;
      let wanted = [], asked = null;
      // What the screens show is worked out while the panes are filled.
      const askEarly = () => {
        wanted = everyQuestion();
        if (stored || inFlight || !wanted.length) return;
        inFlight = true; asked = answerTo(wanted).catch((error) => error);
      };
      try {
        // They are mostly those of before.
        if (!isFirst && !unseen) askEarly();
        const early = firstState ?? requestState(wish);
        firstState = null;
        const found = await early;
        if (view.file !== wish) return;
        adopt(found);
        if (isFirst) {
          view.compare ??= state.against ?? "none"; view.startsRight = state.direction === "rightToLeft";
          view.rtl ??= view.startsRight;
          // What the address names, and there is not, is left out.
          if (!state.contentSizeCategories.includes(view.text)) view.text = "";
          view.added = view.added.filter((name) => state.devices.includes(name));
          if (isStacked() && !location.hash.includes("zoom=")) view.zoom = "fit";
          const named = screens().findIndex((screen) => screen.preview && screen.preview.name === view.preview);
          if (named >= 0) view.active = named;
          askEarly();
        }
        look();
        if (isFilled) { panes(); tell(); }
        eases = !isFirst && !stored && isSave;
        const answer = await asked;
        if (answer instanceof Error) stumble(answer, own);
        else if (answer?.revision === state.revision && JSON.stringify(wanted) === JSON.stringify(everyQuestion())) show(answer, wanted, began);
        else waiting = true;
      } catch (error) { adopt(before); throw error; } finally { if (asked) inFlight = false; }
      if (!inFlight) await goOn();
    }
    async function relint() {
      const wish = view.file, found = await requestState(wish);
      if (view.file !== wish) return;
      adopt(found); reports(file() ? own("diagnostics") : []);
      if (file()) listLines(state.sources[file().id].split("\n"));
      marks(); for (const one of pictures.values()) drawScreen(one); inspect();
    }
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
    /* Waits until the page is seen, the network is back, or the time has passed. */
    function until(time = Infinity) {
      return new Promise((done) => {
        const events = new AbortController(), end = () => { if (!document.hidden) { events.abort(); done(); } };
        document.addEventListener("visibilitychange", end, events); addEventListener("online", end, events);
        if (time < Infinity) setTimeout(() => { events.abort(); done(); }, time);
      });
    }
    /* Follows events until the connection ends, and returns why; a page that no one sees holds none. */
    async function hear() {
      const own = stop = new AbortController(), hide = () => { if (document.hidden) own.abort("hidden"); }, fail = (error) => own.abort(error);
      line = new AbortController();
      let silence = null;
      // The server gives a sign of life every 15 seconds.
      const wait = () => { clearTimeout(silence); silence = setTimeout(() => own.abort("silent"), 60000); };
      wait();
      const shown = inTurn(() => refresh()).catch(fail);
      document.addEventListener("visibilitychange", hide);
      try {
        if (document.hidden) { await shown; return own.signal.reason?.message === ended ? ended : null; }
        const answer = await fetch("/api/events", { headers: { Authorization: "Bearer " + token }, signal: own.signal });
        if (answer.status === 401) return ended;
        inTurn(async () => {
          // It may have changed before the events came.
          if (!own.signal.aborted && (await requestState(view.file)).revision !== state.revision) await refresh();
          if (own.signal.aborted) return;
          [connected, unseen] = [true, null]; tell(); report();
        }).catch(fail);
        const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
        for (let text = ""; ;) {
          const { done, value } = await reader.read();
          if (done) { await inTurn.last; break; }
          wait();
          const events = (text + value).split("\n\n");
          text = events.pop();
          for (const event of events) inTurn(() => take(event)).catch(fail);
        }
      } catch { /* The signal has the reason, or the line is cut. */ } finally {
        clearTimeout(silence); document.removeEventListener("visibilitychange", hide); line.abort();
      }
      const { reason } = own.signal; return reason === "hidden" ? null : reason instanceof Error ? failure(reason) : lost;
    }
    async function listen() {
      for (let attempt = 0; ; attempt += 1) {
        const end = await hear();
        if (connected && isFilled) attempt = 0;
        connected = false;
        if (end === null) { if (document.hidden) await until(); attempt = -1; continue; }
        unseen = end; tell(); report();
        if (end === ended) return;
        await until([500, 1000, 2000][attempt] ?? 5000);
      }
    }
    /* A page without a server has what needs none. */
    function openStored() {
      for (const id of ["files", "add-device", "text-size", "compare", "width-number", "height-number"]) $(id).closest("label").hidden = true;
      for (const id of ["toggle-rtl", "toggle-landscape", "parameters", "width"]) $(id).hidden = true;
      refresh().catch(stumble);
    }
    // Another state in the address is shown at once.
    addEventListener("hashchange", () => location.reload());
    look();
    if (stored) openStored(); else listen();

    """#
}
