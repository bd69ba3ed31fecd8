extension Asset {
  /// The second part of the script: what is selected, and what the inspector says of it.
  static let selection =
    #"""
    /* Selection */
    function pick(event, id) {
      if (!event.target.classList.contains("element")) return;
      const under = document.elementsFromPoint(event.clientX, event.clientY)
        .filter((node) => node.classList.contains("element")).map((node) => node.dataset.path);
      const now = under.indexOf(view.selection);
      select(now >= 0 && under.length > 1 ? under[(now + 1) % under.length] : event.target.dataset.path, id);
    }
    function select(path, id = view.active) {
      view.selection = path;
      for (const node of document.querySelectorAll(".element"))
        set(node, { "aria-pressed": String(node.dataset.path === path) });
      inspect();
      remember();
      const line = $("source").querySelector(".selected");
      if (line) line.scrollIntoView({ block: "nearest" });
    }
    function selected() {
      const found = (picture) => picture?.elements.find((element) => element.path === view.selection);
      return found(pictures.get(view.active)) ?? [...pictures.values()].map(found).find(Boolean);
    }
    function inspect() {
      const element = view.selection && selected(), rows = [];
      $("inspector-title").textContent = element ? element.path.split("/").pop() : "Nothing is selected";
      $("inspector-frame").textContent = element
        ? `${number(element.frame.width)} × ${number(element.frame.height)} at ${number(element.frame.x)}, ${number(element.frame.y)}` : "";
      $("inspector-source").hidden = !element;
      $("inspector-source").textContent = element ? `${file().name}:${element.line}:${element.column}` : "";
      for (const name of element ? ["path", "category", "kind", "section", "item", "zIndex", "pinned"] : [])
        if (element[name] !== undefined)
          rows.push(make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, String(element[name]))));
      const shown = JSON.stringify([element || null, state?.revision]);
      // What is the same stays, and with it the focus.
      if ($("inspector-facts").shown !== shown) {
        $("inspector-facts").shown = shown;
        $("inspector-facts").tBodies[0].replaceChildren(...rows);
        $("inspector-properties").tBodies[0].replaceChildren(...properties(element));
      }
      explain(element);
      for (const line of $("source").querySelectorAll("li")) {
        const isHere = Number(line.dataset.line) === element?.line;
        line.classList.toggle("selected", isHere);
        line.classList.toggle("defined", Number(line.dataset.line) === element?.definedAt);
        set(line, { "aria-current": isHere ? "true" : null });
      }
      for (const item of $("outline").querySelectorAll("[role=treeitem]"))
        set(item, { "aria-selected": String(Number(item.dataset.line) === element?.line) });
    }
    function properties(element) {
      if (!element) return [];
      const written = state.elements[file().id]?.[element.element] ?? [], names = new Set(written.map((one) => one.name));
      const row = (kind, name, ...cells) => make("tr", { class: kind }, make("th", { scope: "row" }, name), make("td", {}, ...cells));
      return [...written.map((one) => row("written", one.name, one.text.slice(one.text.startsWith(one.name + ":") ? one.name.length + 1 : 0).trim() + " ",
        ...one.line ? [make("button", { class: "place", "data-line": one.line }, `line ${one.line}`)] : [])),
        ...(state.properties[element.word] ?? []).filter((one) => !names.has(one.name)).map((one) => row("standard", one.name, one.standard))];
    }
    async function explain(element) {
      const list = $("inspector-why"), id = view.active;
      const wanted = element && JSON.stringify([element.path, element.frame, state.revision, ask(screens()[id], id)]);
      if (list.wanted === wanted) return;
      list.wanted = wanted;
      if (!element) return list.replaceChildren();
      let answer = null;
      try { answer = await request("/api/why", { screen: ask(screens()[id], id), element: element.path }); } catch { answer = { chains: {} }; }
      if (list.wanted !== wanted) return;
      const results = new Map(Object.values(answer.chains).flat().map((step) => [step.id, step.result]));
      list.replaceChildren(...Object.entries(answer.chains).flatMap(([name, steps]) => steps.map((step, index) => {
        const isQuiet = step.origin === "device"
          || ["floor", "round", "ceil"].includes(step.operation) && results.get(step.operands[0]?.step) === step.result;
        const item = make("li", { "data-file": step.file, "data-rule": step.rule, "data-value": number(step.result), "data-line": step.range?.start.line, "data-chain": name,
          class: isQuiet && index < steps.length - 1 ? "quiet" : null }, make("b", {}, number(step.result)), make("span", {}, ...prose(step.text)));
        if (!index) item.prepend(make("span", { class: "chain" }, name));
        if (step.range) item.append(make("button", { class: "place" }, `line ${step.range.start.line}`));
        return item;
      })));
    }
    function selectLine(line) {
      const all = pictures.get(view.active)?.elements ?? [];
      const found = all.find((element) => element.line === line) ?? all.find((element) => element.definedAt === line);
      if (found) select(found.path);
    }
    function parent(path) {
      const owner = path?.split("/").slice(0, -1).join("/");
      return owner && pictures.get(view.active)?.elements.some((element) => element.path === owner) ? owner : null;
    }
    function step(event, id) {
      const here = event.target.closest(".element");
      if (!here) return;
      const all = [...here.ownerSVGElement.querySelectorAll(".element")];
      const middle = (node) => [Number(node.dataset.x) + node.dataset.width / 2, Number(node.dataset.y) + node.dataset.height / 2];
      const [x, y] = middle(here);
      const axis = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
      let next = event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : null;
      if (axis) next = nearest(all.filter((node) => node !== here), middle, [x, y], axis);
      if (event.key === "Enter" || event.key === " ") select(here.dataset.path, id);
      else if (event.key === "Escape") select(parent(view.selection), id);
      else if (!next) return;
      if (next) { set(here, { tabindex: "-1" }); set(next, { tabindex: "0" }); next.focus(); }
      event.preventDefault();
    }
    function nearest(nodes, middle, [x, y], [right, down]) {
      let best = null, least = Infinity;
      for (const node of nodes) {
        const [otherX, otherY] = middle(node), along = (otherX - x) * right + (otherY - y) * down;
        const cost = along + 2 * Math.abs((otherX - x) * down + (otherY - y) * right);
        if (along > 0.5 && cost < least) [best, least] = [node, cost];
      }
      return best;
    }


    """#
}
