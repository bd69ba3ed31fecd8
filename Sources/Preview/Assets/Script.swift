extension Asset {
  static let script = Asset(
    path: "/preview.js", type: "text/javascript; charset=utf-8",
    text: values + screens + questions + swiping + selection + measures + comparison + panes
      + controls)

  /// Its first part: what knows nothing of the document, so that it can be run without one.
  private static let values =
    #"""
    "use strict";
    /* Values */
    function typed(text) { return text === "true" ? true : text === "false" ? false
      : text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text; }
    function number(value) { return String(Math.round(value * 1000) / 1000 || 0); }
    function box(frame) { return { x: number(frame.x), y: number(frame.y), width: number(frame.width), height: number(frame.height) }; }

    /* The names of a path with their numbers; those in quotes may hold a stroke. */
    function parts(path) { return path.match(/(?:"[^"]*"|[^/"])+/g) ?? []; }
    /* The path that is meant among those that there are: names of groups may be left out. */
    function meant(wanted, paths) {
      if (!wanted || paths.includes(wanted)) return wanted;
      const bare = (path) => parts(path).map((part) => part.replace(/\[\d+\]$/, "")), names = bare(wanted), index = Number(wanted.match(/\[(\d+)\]$/)?.[1] ?? 0);
      return paths.filter((path) => {
        const own = bare(path), last = own.pop();
        let place = 0;
        for (const name of own) if (place < names.length - 1 && name === names[place]) place += 1;
        return last === names.at(-1) && place === names.length - 1;
      })[index] ?? wanted;
    }

    /* What the reader has chosen, as the address keeps it */
    const flags = { rtl: null, landscape: false, safe: true, dark: null, names: true, grid: false };
    function size(view, id) { return view.sizes[id] ??= { orthogonal: {} }; }
    /* The whole number that a text is, from 0; `null` where it is none. */
    function count(text) { return /^\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null; }
    function viewOf(fragment) {
      const given = new URLSearchParams(fragment.replaceAll("+", "%2B")), word = (name, words) => words.includes(given.get(name)) ? given.get(name) : null;
      const view = { token: given.get("token") ?? "", file: given.get("file"), preview: given.get("preview"), active: count(given.get("screen")) ?? 0,
        compare: given.get("compare"), mode: word("mode", ["before", "after"]) ?? "overlay", zoom: word("zoom", ["fit", "50", "200"]) ?? "100",
        text: given.get("text") ?? "", selection: given.get("sel"), set: {}, items: {}, sizes: {}, added: given.getAll("device") };
      for (const [name, standard] of Object.entries(flags)) view[name] = given.has(name) ? given.get(name) === "1" : standard;
      for (const [key, value] of given) {
        const [kind, id, section] = key.split("."), name = key.slice(kind.length + 1), numbers = value.split(",").map(Number);
        if (kind === "set" && name) view.set[name] = typed(value);
        if (value === "" || !name || kind !== "items" && count(id) === null || numbers.some((number) => !Number.isFinite(number))) continue;
        if ((kind === "w" || kind === "h") && numbers[0] >= 1 && numbers[0] <= 10000) size(view, id)[kind] = numbers[0];
        if (kind === "scroll" && numbers.length === 2) size(view, id).scroll = numbers;
        if (kind === "swiped" && count(section) !== null) size(view, id).orthogonal[section] = numbers[0];
        if (kind === "items" && count(value) !== null) view.items[name] = count(value);
      }
      return view;
    }
    function fragmentOf(view) {
      const text = (value) => encodeURIComponent(value).replace(/%(2F|5B|5D|3A|2C)/g, decodeURIComponent), list = view.token ? [["token", view.token]] : [];
      if (view.file) list.push(["file", view.file]);
      if (view.active) list.push(["screen", view.active]);
      for (const [id, own] of Object.entries(view.sizes)) {
        for (const side of ["w", "h"]) if (own[side]) list.push([`${side}.${id}`, own[side]]);
        if (own.scroll) list.push([`scroll.${id}`, own.scroll.map(number)]);
        for (const [section, offset] of Object.entries(own.orthogonal)) if (offset) list.push([`swiped.${id}.${section}`, number(offset)]);
      }
      for (const [name, standard] of Object.entries(flags)) if (view[name] !== null && view[name] !== (standard ?? (name === "rtl" ? view.startsRight : null)))
        list.push([name, view[name] ? "1" : "0"]);
      for (const [name, standard] of [["text", ""], ["compare", "none"], ["mode", "overlay"], ["zoom", "100"]])
        if (view[name] && view[name] !== standard) list.push([name, view[name]]);
      for (const device of view.added) list.push(["device", device]);
      for (const kind of ["set", "items"]) for (const [name, value] of Object.entries(view[kind])) list.push([`${kind}.${name}`, value]);
      if (view.selection) list.push(["sel", view.selection]);
      return list.map((pair) => pair.map(text).join("=")).join("&");
    }

    /* The place in a list of frames of the one nearest to another in a direction; -1 where there is none. */
    function nearest(frames, from, [right, down]) {
      const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2], [x, y] = middle(from);
      let best = -1, least = Infinity;
      frames.forEach((frame, index) => {
        const [otherX, otherY] = middle(frame), along = (otherX - x) * right + (otherY - y) * down, cost = along + 2 * Math.abs((otherX - x) * down + (otherY - y) * right);
        if (along > 0.5 && cost < least) [best, least] = [index, cost];
      });
      return best;
    }
    /* The part of the content that is asked for: three viewports each way around what is seen. */
    function windowAround([x, y], { width, height }) { return [x - width, y - height, 3 * width, 3 * height]; }
    /* The words of a text in lines, as far as `extent` says that they have room. */
    function wrapped(text, room, extent) {
      return text.split(" ").reduce((lines, word) => {
        const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
        return lines.length && extent(longer) <= room ? [...lines.slice(0, -1), longer] : [...lines, word];
      }, []);
    }
    /* A text as far as it has room. */
    function fitting(text, room, extent) {
      if (extent(text) <= room) return text;
      let end = Math.min(text.length - 1, Math.ceil(room / 2));
      while (end > 0 && extent(text.slice(0, end) + "…") > room) end -= 1;
      return text.slice(0, end) + "…";
    }
    /* The elements in the order that they are drawn: by levels, and what lies under a content before it. */
    function inLayers(elements) {
      const places = new Map(elements.map(({ path }, index) => [path, index])), level = ({ zIndex, category }) => 2 * zIndex - (category === "decoration" ? 1 : 0);
      const place = ({ path }, index) => { const above = path.search(/\/underlay(\[\d+\])?\//); return above < 0 ? index : (places.get(path.slice(0, above)) ?? index) - 0.5; };
      return elements.map((element, index) => [level(element), place(element, index), index, element])
        .sort((one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]).map((entry) => entry[3]);
    }
    /* Of elements in the order that they are drawn, those whose names lie below a later one. */
    function coveredNames(ordered) {
      const few = ordered.length > 500 ? [] : ordered;
      return new Set(few.filter(({ frame: { x, y, width, height }, name, kind }, index) => {
        const right = x + Math.min(width, 8 + 6 * (name ?? kind).length), bottom = y + Math.min(height, 15);
        return few.some(({ frame }, other) => other > index && frame.x < right && frame.x + frame.width > x + 4 && frame.y < bottom && frame.y + frame.height > y + 3);
      }));
    }
    /* At which widths a section is refused, of those from `least` to `most`. */
    function refusedAt([low, high], [least, most]) {
      return low <= least && high >= most ? "refused at every width" : low <= least ? `refused at ${high} and below`
        : high >= most ? `refused at ${low} and above` : low === high ? `refused at ${low}` : `refused from ${low} to ${high}`;
    }
    /* The place in a text of what stands behind so many bytes. */
    function placeOf(text, bytes) {
      let place = 0;
      for (const letter of text) {
        if (bytes <= 0) break;
        const code = letter.codePointAt(0);
        bytes -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4; place += letter.length;
      }
      return place;
    }
    /* A line of code in pieces, each with what it is. */
    const pieces = new RegExp([/(?<comment>\/\/.*)/, /(?<string>"(?:[^"\\]|\\.)*"?)/, /(?<property>\b[A-Za-z]\w*(?=:))/,
      /(?<word>(?<=^\s*)[a-z]+(?=\s+[\w"~({])|\b(?:layout|view|section|list|[hvl]*group|custom|waterfall|item|header|footer|boundary|badge|background|decoration|define|use|let|var|param|preview|expect|import|if|else|for|in|as|split|repeat|switch|case|func|class|struct|return|final)\b)/,
      /(?<number>\b\d[\d.]*(?:\/\d+)?[a-z]*\b)/].map((part) => part.source).join("|"), "g");
    function piecesOf(line) {
      const list = [];
      let end = 0;
      for (const match of line.matchAll(pieces)) {
        if (match.index > end) list.push([null, line.slice(end, match.index)]);
        list.push([Object.entries(match.groups).find(([, text]) => text !== undefined)[0], match[0]]);
        end = match.index + match[0].length;
      }
      if (end < line.length || !line) list.push([null, line.slice(end)]);
      return list;
    }
    function zoomAfter(zoom, key) {
      if (key === "0") return "100";
      const steps = ["50", "100", "200"], now = steps.indexOf(zoom);
      return now < 0 ? (key === "+" ? "100" : "50") : steps[Math.min(2, Math.max(0, now + (key === "+" ? 1 : -1)))];
    }

    """#
}
