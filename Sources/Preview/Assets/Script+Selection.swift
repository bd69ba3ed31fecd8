extension Asset {
  /// The fifth part of the script: what is selected, and what the inspector says of it.
  static let selection =
    #"""
    /* Selection */
    let also = null, region = null, picked = null;
    /* Whether an element is marked: the selected one, and all that the chosen line or entry makes. */
    function presses(element) { return element.path === view.selection || Boolean(also?.(element)); }
    function pick(event, id) {
      // A double click is one of what its first click has selected.
      if (!event.target.classList.contains("element") || event.detail === 2) return;
      const under = document.elementsFromPoint(event.clientX, event.clientY)
        .filter((node) => node.classList.contains("element")).map((node) => node.dataset.path);
      // Only a click on what a click has selected goes on to what is below.
      const now = picked === view.selection ? under.indexOf(picked) : -1;
      select(now >= 0 && under.length > 1 ? under[(now + 1) % under.length] : event.target.dataset.path, id);
      picked = view.selection;
    }
    /* Selects what a path leads to, and marks what `others` is true of. */
    function select(path, id = view.active, others = null) {
      view.selection = path; [also, picked] = [others, null];
      if (id !== view.active) activate(id, false);
      for (const article of $("screens").children) {
        const { layers } = article;
        for (const node of layers.nodes.values()) set(node, { "aria-pressed": String(presses(node.element)) });
        if (path && !layers.elements.contains(document.activeElement)) reachable(layers, layers.nodes.get(path) ?? layers.first);
      }
      inspect(); remember();
      for (const mark of [$("source").querySelector(".selected"), $("outline").querySelector('[aria-selected="true"]')]) mark?.scrollIntoView({ block: "nearest" });
    }
    function selected() {
      if (!view.selection) return null;
      const found = (picture) => picture && element(picture.id, view.selection);
      return found(picture()) ?? [...pictures.values()].map(found).find(Boolean) ?? (region?.frame && region.path === view.selection ? region : null);
    }
    function inspect() {
      const element = selected(), place = element ?? (region?.title !== undefined && region.path === view.selection ? region : null), rows = [];
      $("inspector-title").textContent = element ? parts(element.path).pop() : place?.title ?? "Nothing is selected";
      $("inspector-frame").textContent = element
        ? `${number(element.frame.width)} × ${number(element.frame.height)} at ${number(element.frame.x)}, ${number(element.frame.y)}`
        : place?.absent ?? "";
      $("inspector-source").hidden = !element?.line;
      $("inspector-source").textContent = element ? `${file().name}:${element.line}:${element.column}` : "";
      for (const name of element ? ["path", "category", "kind", "section", "item", "zIndex", "pinned"] : [])
        if (element[name] !== undefined && element[name] !== null)
          rows.push(make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, String(element[name]))));
      const shown = JSON.stringify([element, state?.revision]);
      // What is the same stays, and with it the focus.
      if ($("inspector-facts").shown !== shown) {
        $("inspector-facts").shown = shown;
        keeping($("inspector-properties"), () => {
          $("inspector-facts").tBodies[0].replaceChildren(...rows);
          $("inspector-properties").tBodies[0].replaceChildren(...properties(element));
        });
      }
      explain();
      const marked = JSON.stringify([place && [place.line, place.definedAt, place.column, place.element], state?.revision, file()?.name]);
      if (inspect.marked !== marked) mark(place);
      inspect.marked = marked;
      for (const article of $("screens").children) article.layers.extras.querySelector(".region")?.remove();
      for (const picture of pictures.values()) $("screen-" + picture.id)?.layers.extras.append(...regionOf(picture));
    }
    /* Marks the selection in source and outline. */
    function mark(element) {
      for (const line of $("source").querySelectorAll("li")) {
        const isHere = Number(line.dataset.line) === element?.line;
        line.classList.toggle("selected", isHere);
        line.classList.toggle("defined", Number(line.dataset.line) === element?.definedAt);
        set(line, { "aria-current": isHere ? "true" : null });
      }
      for (const item of $("outline").querySelectorAll("[role=treeitem]"))
        set(item, { "aria-selected": String(element ? isEntry(item.entry, element) : false) });
    }
    /* Whether an entry of the outline is what has made an element. */
    function isEntry(entry, element) {
      return entry.element !== null && element.element !== undefined ? entry.element === element.element
        : entry.place === `${element.line}:${element.column}` || entry.element === null && entry.line === (element.definedAt ?? element.line);
    }
    function properties(element) {
      const word = element?.word ?? element?.kind;
      if (!element || !state.elements[file().id]) return [];
      const written = state.elements[file().id][element.element ?? entryOf(element)?.element] ?? [], names = new Set(written.map((one) => one.name));
      const row = (kind, name, ...cells) => make("tr", { class: kind }, make("th", { scope: "row" }, name), make("td", {}, ...cells));
      return [...written.map((one) => row("written", one.name, one.text + " ",
        ...one.line ? [make("button", { class: "place", "data-line": one.line }, `line ${one.line}`)] : [])),
        ...(state.properties[word] ?? []).filter((one) => !names.has(one.name)).map((one) => row("standard", one.name, one.standard))];
    }
    function entryOf(element) { return own("outline").find((entry) => isEntry(entry, element)); }
    /* Asks for the derivation of what is selected; while a screen is dragged, once it rests. */
    async function explain() {
      const list = $("inspector-why"), id = view.active, path = view.selection, screen = path && screens()[id];
      const key = screen ? JSON.stringify([path, state.revision, { ...answered(id), window: 0, against: 0 }]) : null;
      if (list.wanted === key) return;
      list.wanted = key;
      if (!key) { region = null; list.replaceChildren(); return path && know({}, path, true); }
      if (list.shownPath === path) await new Promise((done) => setTimeout(done, 60));
      if (list.wanted !== key) return;
      const answer = await request("/api/why", { screen: answered(id), element: path }).catch((error) => error instanceof Refusal ? { chains: {} } : null);
      if (list.wanted !== key) return;
      if (!answer) { list.wanted = null; return; }
      const isNew = list.shownPath !== path;
      list.shownPath = path; know(answer, path, isNew);
      const results = new Map(Object.values(answer.chains ?? {}).flat().map((step) => [step.id, step.result]));
      keeping(list, () => list.replaceChildren(...Object.entries(answer.chains ?? {}).flatMap(([name, steps]) => steps.map((step, index) => {
        const isQuiet = step.origin === "device" || /^(not divided|\w+: 0)$/.test(step.text)
          || ["floor", "round", "ceil"].includes(step.operation) && results.get(step.operands[0]?.step) === step.result;
        const item = make("li", { "data-file": step.file, "data-rule": step.rule, "data-value": number(step.result), "data-line": step.range?.start.line, "data-chain": name,
          class: isQuiet && index < steps.length - 1 ? "quiet" : null }, make("b", {}, number(step.result)), make("span", {}, ...prose(step.text)));
        if (!index) item.prepend(make("span", { class: "chain" }, name));
        if (step.range) item.append(make("button", { class: "place" }, `line ${step.range.start.line}`));
        return item;
      }))));
    }
    /* Groups, sections and what is not there are no elements of a picture: the derivation knows them. What makes nothing leads to its line. */
    function know(answer, path, isNew) {
      const found = answer.element, place = found?.range?.start, isLayout = path === "content", layout = picture()?.layout ?? null;
      const entry = own("outline").find(({ place, kind, name }) => isLayout ? kind === "layout" && name === layout : path === "@" + place);
      if (element(view.active, path) || !found && !answer.absent && !entry) return;
      const written = { line: place?.line ?? entry?.line, column: place?.column ?? Number(entry?.place.split(":")[1]) };
      region = found ? { ...found, ...written } : { path, ...written, absent: answer.absent?.reason ?? (stored ? "" : "nothing is made of it here"), title: entry?.title ?? parts(path).pop(), element: entry?.element ?? undefined };
      if (found && path.startsWith("@")) { view.selection = found.path; $("inspector-why").wanted = $("inspector-why").wanted.replace(JSON.stringify(path), JSON.stringify(found.path)); }
      inspect(); remember();
      if (isNew && entry) $("L" + entry.line)?.scrollIntoView({ block: "nearest" });
    }
    function regionOf({ id }) {
      const own = element(id, view.selection);
      // Others may lie above its edges.
      if (own) return [shape("rect", { class: "region whole", "aria-hidden": "true", ...box(own.frame) })];
      return region?.frame && id === view.active && region.path === view.selection
        ? [shape("rect", { class: "region", "aria-hidden": "true", ...box(region.frame) })] : [];
    }
    /* Selects all that a line of the source makes; else what is written there. */
    function selectLine(line) {
      const isHere = (element) => element.line === line || element.definedAt === line;
      const found = [picture(), ...pictures.values()].flatMap((one) => one?.elements ?? []), first = found.find((element) => element.line === line) ?? found.find(isHere);
      if (first) return select(first.path, view.active, isHere);
      const entry = own("outline").find((entry) => entry.line === line);
      if (entry) selectEntry(entry);
    }
    /* Selects what an entry of the outline makes: elements, a group, a section, a screen. */
    function selectEntry(entry) {
      if (entry.kind === "preview") {
        const id = own("outline").filter((other) => other.kind === "preview").indexOf(entry);
        if (!screens()[id]) return $("L" + entry.line)?.scrollIntoView({ block: "nearest" });
        activate(id);
        return $("screen-" + id)?.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
      const isHere = (element) => isEntry(entry, element), first = [picture(), ...pictures.values()].flatMap((one) => one?.elements ?? []).find(isHere);
      select(first?.path ?? "@" + entry.place, view.active, first ? isHere : null);
    }
    /* Selects what is around the selection; nothing where that is nothing. */
    function selectOwner() { selectOwner.last = (selectOwner.last ?? Promise.resolve()).then(goOut); }
    async function goOut() {
      if (!view.selection || !screens()[view.active]) return;
      const screen = answered(view.active), path = view.selection, around = parts(path).slice(0, -1).join("/");
      if (stored) return select(element(view.active, around) ? around : null);
      // What is refused has none.
      const { owner } = await request("/api/why", { screen, element: path, owner: true }).catch(() => ({}));
      if (view.selection === path) select(owner ?? null);
    }
    function step(event, id) {
      const here = event.target.closest(".element");
      if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
      const { layers } = $("screen-" + id), all = [...layers.nodes.values()], axis = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
      const ordered = () => picture(id).elements.map((element) => layers.nodes.get(element.path));
      let next = event.key === "Home" ? ordered()[0] : event.key === "End" ? ordered().at(-1) : null;
      if (axis) {
        const others = all.filter((node) => node !== here);
        next = others[nearest(others.map((node) => node.element.frame), here.element.frame, axis)];
      }
      if (event.key === "Enter" || event.key === " ") select(here.dataset.path, id);
      else if (event.key === "Escape") selectOwner();
      else if (!next && !axis) return;
      if (next) { reachable(layers, next); next.focus(); }
      event.preventDefault(); event.stopPropagation();
    }

    """#
}
