extension Asset {
  /// The fourth part of the script: sections that scroll by themselves.
  static let swiping =
    #"""
    /* Sections that scroll by themselves */
    function reach({ orthogonal, frame }) { return [Math.max(0, orthogonal.contentSize.width - frame.width), Math.max(0, orthogonal.contentSize.height - frame.height)]; }
    function runsAcross(section) { return reach(section)[0] > 0 || reach(section)[1] === 0; }
    function offsetOf({ orthogonal }) { return orthogonal.offset.x || orthogonal.offset.y; }
    function rest(id, { group, section, by }, offset, more = {}) {
      size(view, id).orthogonal[section.index] = Math.min(Math.max(0, offset), Math.max(...reach(section)));
      const node = group.querySelector(".element"), side = runsAcross(section) ? "x" : "y";
      // It goes back even where it rests as before.
      $("screen-" + id).look = null;
      settling = { id, group, side, path: node?.dataset.path, at: node && node.element.frame[side] + by, ...more };
      draw();
    }
    /* Moves a section by the first of some steps, which keys have taken. */
    function turn(id, group, steps, by = steps.shift()) {
      const section = picture(id)?.sections[Number(group.dataset.section)];
      if (!by || !section?.orthogonal) return;
      const from = offsetOf(section), end = from + by;
      rest(id, { group, section, by: 0 }, end, { steps, from, by, isLast: end <= 0 || end >= Math.max(...reach(section)) });
    }
    /* A step goes on until the section rests elsewhere, or ends; then the next one follows. */
    function goFurther({ id, group, steps, from, by, isLast }) {
      const section = steps && picture(id)?.sections[Number(group.dataset.section)];
      if (section?.orthogonal) turn(id, group, steps, !isLast && Math.abs(offsetOf(section) - from) < 0.5 ? 2 * by : steps.shift());
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
        const by = step * Math.max(44, isAcross ? width / 2 : height / 2) * (isAcross && picture(id).direction === "rightToLeft" ? -1 : 1);
        if (settling?.group === found.group && settling.steps) settling.steps.push(by); else turn(id, found.group, [by]);
        event.preventDefault(); event.stopImmediatePropagation();
      }, true);
      drawing.addEventListener("click", (event) => { if (held?.moved) event.stopImmediatePropagation(); }, true);
    }

    """#
}
