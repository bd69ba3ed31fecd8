extension Asset {
  /// The seventh part of the script: what differs from another state.
  static let comparison =
    #"""
    /* Comparison */
    function identity({ category, kind, name, section, item, cell, frame }) {
      return JSON.stringify([category, kind, name ?? null, section ?? null, item ?? null, cell ?? null, frame.x, frame.y, frame.width, frame.height]);
    }
    function changes(picture) {
      return new Map((picture.changes ?? []).filter((change) => change.new).map((change) => [identity({ ...change, frame: change.new }), change.change]));
    }
    function ghosts(picture) {
      const gone = (picture.changes ?? []).filter((change) => change.old), parts = [];
      for (const change of gone)
        parts.push(shape("rect", { class: "ghost", "data-change": change.new ? change.change : "gone", "aria-hidden": "true", ...box(change.old) }));
      for (const { old, new: now } of gone.filter((change) => change.new && change.change !== "resized").slice(0, 50))
        parts.push(shape("line", { class: "arrow", "aria-hidden": "true", x1: number(old.x + old.width / 2), y1: number(old.y + old.height / 2),
          x2: number(now.x + now.width / 2), y2: number(now.y + now.height / 2) }));
      return parts;
    }
    /* What failing expectations require, while the screen is as they know it. */
    function unmet(picture, failures) {
      const preview = screens()[picture.id]?.preview;
      if (preview?.width !== picture.viewport.width || preview?.height !== picture.viewport.height) return [];
      return failures.flatMap(({ frames, text }) => frames.map((frame) => {
        const ghost = shape("rect", { class: "ghost", "data-change": "expected", "aria-hidden": "true", ...box(frame) });
        ghost.append(shape("title", {}, text));
        return ghost;
      }));
    }
    function comparing() {
      const known = ["none", ...state.revisions.filter((name) => name === "saved"), "opened", ...state.revisions.filter((name) => name !== "saved")], isOther = !known.includes(view.compare);
      fill($("compare"), known, () => [...known, "other…"].map((name) => make("option", { value: name }, name)));
      $("compare").value = isOther ? "other…" : view.compare;
      $("compare-revision").hidden = !isOther || Boolean(stored); $("compare-mode").value = view.mode;
      if (isOther && document.activeElement !== $("compare-revision")) $("compare-revision").value = view.compare;
      $("compare-how").hidden = view.compare === "none";
    }
    function listChanges() {
      const sorted = (change) => change.cause ? `${change.cause.file}:${String(change.cause.line).padStart(6, "0")}` : "~";
      const all = [...picture()?.changes ?? []].sort((one, other) => sorted(one) < sorted(other) ? -1 : sorted(one) > sorted(other) ? 1 : 0);
      fill($("changes").tBodies[0], all.slice(0, 500), () => all.slice(0, 500).map((change) => make("tr", {},
        make("td", {}, change.cause ? `${change.cause.file}:${change.cause.line} ${change.cause.text}` : ""), make("td", {}, change.name ?? change.kind),
        make("td", {}, change.new ? change.change : "gone"),
        make("td", {}, ...[change.old, change.new].filter(Boolean).flatMap((frame, index) => [index ? " → " : "",
          make("span", { class: "frame" }, `${number(frame.width)} × ${number(frame.height)} at ${number(frame.x)}, ${number(frame.y)}`)])))));
      const fault = [...pictures.values()].find((picture) => picture.againstFault)?.againstFault;
      for (const id of ["compare", "compare-revision"]) set($(id), { "aria-invalid": fault ? "true" : null, "aria-describedby": fault ? "compare-fault" : null });
      if ($("compare-fault").textContent !== (fault ?? "")) $("compare-fault").textContent = fault ?? "";
    }
    function compare(name) { view.compare = name || "none"; comparing(); draw(); }
    $("compare").addEventListener("change", () => {
      if ($("compare").value !== "other…") return compare($("compare").value);
      $("compare-revision").hidden = false; $("compare-revision").focus();
    });
    $("compare-revision").addEventListener("change", () => compare($("compare-revision").value.trim()));
    $("compare-mode").addEventListener("change", () => { view.mode = $("compare-mode").value; look(); remember(); });

    /* A page without a server */
    function kept(path, body) {
      if (path === "/api/state") return stored.state;
      if (path === "/api/why") return stored.why?.[`${body.screen.id}-${body.element}`] ?? { chains: {} };
      return { revision: stored.state.revision, screens: body.screens.map((screen) => {
        const all = stored.screens[screen.id] ?? [], found = all.find((picture) => picture.viewport?.width === screen.width) ?? all[0];
        return found?.viewport ? scrolledBy(screen, found) : { id: screen.id, error: found?.error ?? "there is nothing to show" };
      }) };
    }
    /* Sections scroll freely: where they would rest only the solver knows. */
    function scrolledBy(screen, picture) {
      const moves = new Map(Object.entries(screen.orthogonal).map(([index, offset]) => [Number(index), offset]));
      if (!moves.size) return picture;
      const inside = swiped(picture);
      const shifted = (frame, index) => {
        const { orthogonal, frame: own } = picture.sections[index], isAcross = orthogonal.contentSize.width > own.width, way = isAcross && picture.direction === "rightToLeft" ? 1 : -1;
        const distance = way * (moves.get(index) - (orthogonal.offset.x || orthogonal.offset.y));
        return isAcross ? { ...frame, x: frame.x + distance } : { ...frame, y: frame.y + distance };
      };
      return { ...picture, sections: picture.sections.map((section) => !moves.has(section.index) ? section : { ...section,
        orthogonal: { ...section.orthogonal, page: null, offset: section.orthogonal.contentSize.width > section.frame.width
          ? { x: moves.get(section.index), y: 0 } : { x: 0, y: moves.get(section.index) } } }),
        elements: picture.elements.map((element) => moves.has(element.section) && picture.sections[element.section].orthogonal
          && inside.has(element) ? { ...element, frame: shifted(element.frame, element.section) } : element) };
    }

    """#
}
