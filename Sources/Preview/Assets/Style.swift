extension Asset {
  static let style = Asset(
    path: "/preview.css", type: "text/css; charset=utf-8",
    text: colours + areas + contents + drawings)

  private static let colours = """
    :root { color-scheme: light; --ground: #f1f2f5; --pane: #fff; --raised: #f5f6f8; --ink: #1c1f26; --quiet: #5b6371;
      --line: #e1e4ea; --edge: #c3c9d3; --accent: #0b5bd3; --tint: #e5eefc; --mark: #fff1bf; --error: #b3261e; --warning: #7a5300;
      --cell: #dfebfc; --cell-edge: #7097cc; --supplementary: #fdebd3; --supplementary-edge: #bd8a46; --decoration: #eceef2;
      --decoration-edge: #a6aebb; --content: #def3e4; --content-edge: #5d9d74; --measure: #b01060; --bezel: #fff; --rim: #c9ced8;
      --screen: #fff; --refused: #f8dedb; --shade: rgb(22 32 56 / .13); --code-word: #8a2a82; --code-string: #8c3a10; --code-number: #1750b5; --code-property: #0d6672; }
    :root[data-theme="dark"] { color-scheme: dark; --ground: #101216; --pane: #181a1f; --raised: #202329; --ink: #e8eaef; --quiet: #a3abb9;
      --line: #2a2e36; --edge: #474e5a; --accent: #86b6ff; --tint: #1e2f4c; --mark: #443a13; --error: #ffb0a6; --warning: #f3c35f;
      --cell: #1d3048; --cell-edge: #5683b8; --supplementary: #3c2e1c; --supplementary-edge: #b38850; --decoration: #23272e;
      --decoration-edge: #656e7c; --content: #1b3727; --content-edge: #57976e; --measure: #ff9ccb; --bezel: #1f2228; --rim: #3d434e;
      --screen: #14161a; --refused: #4a201d; --shade: rgb(0 0 0 / .45); --code-word: #dba2e6; --code-string: #efac86; --code-number: #92bdff; --code-property: #7fd0d8; }

    """

  private static let areas = """
    * { box-sizing: border-box; scrollbar-width: thin; scrollbar-color: var(--edge) transparent; } [hidden] { display: none !important; }
    body { margin: 0; height: 100vh; display: grid; background: var(--ground); color: var(--ink);
      font: 13px/1.45 system-ui, sans-serif; -webkit-font-smoothing: antialiased;
      grid: "bar bar bar bar bar" auto "outline so stage si inspector" minmax(0, 1fr) "ss ss ss ss ss" 5px
        "source source source source diagnostics" var(--source, 22vh) "widths widths widths widths widths" auto
        "foot foot foot foot foot" auto / var(--outline, 216px) 5px minmax(0, 1fr) 5px var(--inspector, 336px); }
    #patterns { position: absolute; }
    #bar { grid-area: bar; display: flex; gap: 6px 8px; align-items: center; padding: 8px 14px;
      background: var(--pane); border-bottom: 1px solid var(--line); }
    #bar label { display: flex; gap: 6px; align-items: center; white-space: nowrap; color: var(--quiet); min-width: 0; }
    #bar select { max-width: 11em; min-width: 4.5em; flex: 0 1 auto; text-overflow: ellipsis; } #bar :is(#zoom, #compare, #compare-mode, label:has(#zoom, #compare, #compare-mode)) { flex: none; } #bar :is(#files, #screens-menu) { font-weight: 600; max-width: 16em; }
    .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    #toolbar { display: flex; flex: none; gap: 2px; margin: 0 auto; padding: 2px; background: var(--raised); border-radius: 8px; }
    #toolbar button { border-color: transparent; background: none; color: var(--quiet); min-height: 24px; }
    #toolbar button:hover { color: var(--ink); }
    #toolbar button[aria-pressed="true"] { background: var(--pane); color: var(--accent); border-color: var(--edge); }
    :root[data-theme="dark"] #toolbar button[aria-pressed="true"] { background: var(--tint); }
    #help-button { flex: none; width: 26px; padding: 0; border-radius: 50%; font-weight: 600; }
    #outline { grid-area: outline; } #inspector { grid-area: inspector; } #stage { grid-area: stage; }
    #source { grid-area: source; } #diagnostics { grid-area: diagnostics; } #widths { grid-area: widths; }
    #foot { grid-area: foot; padding: 2px 14px 6px; color: var(--quiet); font-size: 12px; background: var(--pane); font-variant-numeric: tabular-nums; }
    #outline, #inspector, #source, #diagnostics { overflow: auto; padding: 12px 14px; background: var(--pane); }
    #outline { overflow-x: hidden; padding: 10px 6px; }
    #diagnostics { border-left: 1px solid var(--line); }
    .splitter { background: linear-gradient(var(--line), var(--line)) center / 1px 100% no-repeat var(--pane); cursor: col-resize; touch-action: none; }
    .splitter[data-pane="outline"] { grid-area: so; } .splitter[data-pane="inspector"] { grid-area: si; }
    .splitter[data-pane="source"] { grid-area: ss; cursor: row-resize; background-size: 100% 1px; }
    .splitter:hover, .splitter:focus-visible { background: var(--accent); outline: none; }
    #stage { overflow: auto; padding: 20px 26px; }
    #screens { display: flex; gap: 44px; align-items: flex-start; width: max-content; min-width: 100%; padding-right: 26px; }
    #banner { position: sticky; left: 0; margin: 0 0 16px; padding: 7px 12px; border-left: 3px solid var(--warning); background: var(--mark); border-radius: 3px 8px 8px 3px; }
    #banner:empty { display: none; }
    #widths { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: flex-start; padding: 8px 14px 0; line-height: 26px;
      background: var(--pane); border-top: 1px solid var(--line); color: var(--quiet); }
    #scale { flex: 1 1 240px; position: relative; margin-right: 10px; } #width { display: block; width: 100%; padding: 0; margin: 0; accent-color: var(--accent); height: 26px; }
    #breakpoints { position: relative; height: 24px; margin: -2px 8px 0; outline: none; }
    button.breakpoint { position: absolute; transform: translateX(-50%); padding: 4px 3px 0; min-width: 24px; font-size: 11px; line-height: 1.6; border: 0;
      background: linear-gradient(var(--edge), var(--edge)) top center / 1px 5px no-repeat; color: var(--quiet); font-variant-numeric: tabular-nums; }
    button.breakpoint:hover, button.breakpoint:focus-visible { color: var(--accent); background-image: linear-gradient(var(--accent), var(--accent)); z-index: 1; }
    button.breakpoint.tight:not(:hover, :focus-visible) { font-size: 0; min-width: 6px; padding: 0; width: 6px; }
    button.breakpoint.tight:is(:hover, :focus-visible) { background-color: var(--pane); }
    [hidden] + span { display: none; } .field input { width: 5.4em; height: 26px; text-align: right; color: var(--ink); }
    @media (max-width: 800px), (max-height: 560px) { body { display: block; height: auto; } .splitter { display: none; }
      #bar { flex-wrap: wrap; padding: 8px 46px 8px 12px; } header#bar :is(label, #bar) { flex: 1 1 34%; } header#bar :is(select, #files, #screens-menu) { flex: 1; max-width: none; width: 0; }
      #help-button { position: absolute; top: 8px; right: 12px; }
      #toolbar { flex: 0 0 calc(100% + 34px); order: 1; margin: 0 -34px 0 0; flex-wrap: wrap; } #toolbar button { flex: 1 0 auto; padding: 2px 4px; font-size: 12px; }
      #outline, #inspector { border-top: 1px solid var(--line); } #outline { max-height: 18vh; }
      #source, #diagnostics { max-height: 40vh; border: 0; border-top: 1px solid var(--line); } #stage { padding: 14px 12px; }
      #screens { flex-wrap: wrap; width: auto; padding: 0; gap: 28px; } .screen, .body { max-width: 100%; } .viewport { max-width: 100%; }
    }
    @media (min-width: 801px) and (max-width: 1280px) { #bar { flex-wrap: wrap; } #toolbar { margin: 0; } }
    #compare-fault { color: var(--error); } #compare-fault:empty { display: none; }
    #bar:has(#compare-how:not([hidden]), #compare-fault:not(:empty)) { flex-wrap: wrap; }
    :root[data-state="empty"] :is(#widths, #parameters, label:has(#screens-menu)) { display: none; }

    """

  private static let contents = """
    h2 { margin: 0 0 8px; font-size: 13px; font-weight: 600; }
    button, select, input { font: inherit; color: inherit; background: var(--pane); border: 1px solid var(--edge);
      border-radius: 6px; padding: 2px 8px; min-height: 26px; }
    input[type="number"] { font-variant-numeric: tabular-nums; padding-right: 4px; } select { color: var(--ink); }
    button { cursor: pointer; } button:hover, select:hover { border-color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    [aria-invalid="true"] { border-color: var(--error); outline: 1px solid var(--error); }
    #parameters, #data { border-top: 1px solid var(--line); margin-top: 16px; padding-top: 14px; }
    #parameter-fault { color: var(--error); margin: 6px 0; } #parameter-fault:empty { display: none; }
    #parameter-fields { margin-bottom: 10px; }
    #parameter-fields label { display: grid; grid-template-columns: minmax(0, 1fr) 6.5em; gap: 2px 10px; margin: 6px 0; align-items: center; }
    #parameter-fields input { width: 100%; } #parameter-fields [type="checkbox"] { justify-self: start; width: auto; }
    #parameter-fields [type="range"] { grid-column: 1 / 3; padding: 0; accent-color: var(--accent); min-height: 20px; }
    #data dl { display: grid; grid-template-columns: auto 1fr; gap: 3px 12px; margin: 0; }
    #data dt { color: var(--quiet); } #data dd { margin: 0; overflow-wrap: anywhere; }
    code { font: .92em ui-monospace, monospace; background: var(--raised); border-radius: 3px; padding: 0 3px; }
    ul, ol { margin: 0; padding: 0; list-style: none; } mark { background: var(--mark); color: inherit; border-radius: 2px; box-shadow: 0 0 0 1px var(--warning); }
    #inspector-title { font-size: 17px; line-height: 1.3; margin: 0; overflow-wrap: anywhere; } #inspector-frame { margin: 1px 0 4px; font-variant-numeric: tabular-nums; color: var(--quiet); }
    #inspector-frame:empty { display: none; }
    #inspector-why { font-variant-numeric: tabular-nums; margin: 0 0 14px; }
    #inspector-why li { display: grid; grid-template-columns: 4.7em 1fr auto; gap: 0 10px; padding: 2px 4px; margin: 0 -4px; border-radius: 4px; }
    #inspector-why li:hover { background: var(--raised); }
    #inspector-why li.quiet { display: none; }
    #inspector-why .chain { grid-column: 1 / 4; margin: 10px 0 1px; color: var(--quiet); font-size: 12px; }
    #inspector-why b { text-align: right; font-weight: 600; }
    .place { border: 0; background: none; padding: 0 2px; min-height: 24px; margin: -2px 0; color: var(--accent); white-space: nowrap; }
    #inspector-source { margin: 0 -2px; } .place:hover { text-decoration: underline; }
    #changes { width: 100%; border-collapse: collapse; } #changes:not(:has(td)) { display: none; }
    .frame { white-space: nowrap; } #changes td { padding: 2px 10px 2px 0; vertical-align: top; font-variant-numeric: tabular-nums; }
    caption { text-align: left; font-weight: 600; padding-bottom: 4px; }
    [role="treeitem"] { display: flex; gap: 6px; align-items: center; padding: 1px 8px 1px calc(var(--level) * 14px + 2px); min-height: 24px; border-radius: 6px;
      cursor: default; white-space: nowrap; overflow: hidden; }
    .twist { flex: none; width: 14px; text-align: center; color: var(--quiet); font-size: 10px; }
    [aria-expanded] > .twist::before { content: "▾"; } [aria-expanded="false"] > .twist::before { content: "▸"; }
    .swatch { flex: none; width: 9px; height: 9px; border-radius: 2.5px; border: 1px solid var(--edge); }
    [data-sort="item"] > .swatch { background: var(--cell); border-color: var(--cell-edge); }
    [data-sort="accessory"] > .swatch { background: var(--supplementary); border-color: var(--supplementary-edge); }
    [data-sort="content"] > .swatch { background: var(--content); border-color: var(--content-edge); }
    [data-sort="expectation"] > .swatch { border-radius: 50%; background: none; border-color: var(--edge); }
    :is([data-sort="layout"], [data-sort="preview"], [data-sort="definition"]) > .swatch { display: none; } :is([data-sort="layout"], [data-sort="preview"]) { font-weight: 600; }
    .title { overflow: hidden; text-overflow: ellipsis; } [role="treeitem"] > .detail { flex: 1 99999 0; min-width: 0; }
    .detail { color: var(--quiet); font-size: 11.5px; font-weight: 400; overflow: hidden; text-overflow: ellipsis; }
    [role="treeitem"]:hover { background: var(--raised); }
    [role="treeitem"][aria-selected="true"] { background: var(--tint); color: var(--accent); }
    #source { padding: 8px 0; }
    #source li { font: 12px/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; padding: 0 14px 0 4.5em; text-indent: -4em; border-left: 3px solid transparent; }
    #source li::before { content: attr(data-line); display: inline-block; width: 3em; margin-right: 1em; color: var(--quiet); text-align: right; text-indent: 0; }
    #source li, [role="treeitem"] { scroll-margin-block: 48px; }
    #source li.selected { background: var(--tint); border-left-color: var(--accent); } #source li.defined { border-left-color: var(--quiet); }
    [data-severity="error"] { --severity: var(--error); } [data-severity="warning"] { --severity: var(--warning); }
    #source [data-severity] { text-decoration: underline wavy var(--severity, var(--quiet)) 1px; text-underline-offset: 3px; } #source [data-severity="note"] { text-decoration-style: dotted; }
    .code-comment { color: var(--quiet); font-style: italic; } .code-word { color: var(--code-word); } .code-string { color: var(--code-string); }
    .code-number { color: var(--code-number); } .code-property { color: var(--code-property); }
    #diagnostics li { margin: 0 -6px 6px; padding: 2px 6px; border-radius: 6px; } #diagnostics li:hover { background: var(--raised); }
    #diagnostics button { text-align: left; } #diagnostics li > button:first-child { border: 0; border-left: 3px solid var(--severity, var(--edge)); border-radius: 2px; padding: 0 8px; background: none; }
    #diagnostics b { color: var(--severity); }
    #diagnostics li div { color: var(--quiet); padding-left: 11px; } #diagnostics li > .detail { display: inline-block; padding: 0 4px 0 11px; overflow-wrap: anywhere; }
    #inspector table { width: 100%; border-collapse: collapse; margin: 14px 0; }
    #inspector td { overflow-wrap: anywhere; } #inspector th, #inspector td { vertical-align: top; padding: 1.5px 8px 1.5px 0; } #inspector th { width: 40%; }
    #inspector th { text-align: left; font-weight: 400; color: var(--quiet); } #inspector table:not(:has(tr)) { display: none; }
    #inspector .standard td { color: var(--quiet); } #inspector .written th { color: var(--ink); font-weight: 600; }
    dialog { border: 1px solid var(--line); border-radius: 14px; padding: 20px 24px; background: var(--pane); color: var(--ink); box-shadow: 0 18px 60px var(--shade); }
    dialog::backdrop { background: rgb(10 14 22 / .3); } #help dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 20px; margin: 0 0 14px; }
    #help dt { font: 12px/1.6 ui-monospace, monospace; color: var(--accent); } #help dd { margin: 0; } #find { margin-top: 18vh; } #find-name { width: 16em; max-width: 60vw; }

    """

  private static let drawings = """
    .screen h2 { display: flex; gap: 8px; align-items: baseline; margin: 0 0 14px; color: var(--quiet); font-weight: 400; font-variant-numeric: tabular-nums; }
    .screen h2 b { font-weight: 600; color: var(--ink); } .screen[aria-current="true"] h2 b { color: var(--accent); }
    .screen h2 .failing { color: var(--error); font-weight: 600; }
    .body { position: relative; width: max-content; padding: 0 18px 18px 6px; }
    .viewport { overflow: auto; background: var(--screen); border-radius: 10px; scrollbar-width: none; position: relative;
      box-shadow: 0 0 0 1px var(--rim), 0 0 0 6px var(--bezel), 0 0 0 7px var(--rim), 0 12px 36px 6px var(--shade); }
    .screen[aria-current="true"] .viewport { box-shadow: 0 0 0 1px var(--rim), 0 0 0 6px var(--bezel), 0 0 0 8px var(--accent), 0 12px 36px 6px var(--shade); }
    .viewport:focus-visible { outline-offset: 9px; }
    .resize { position: absolute; border-radius: 4px; background: var(--edge); touch-action: none; }
    .resize:hover, .resize:focus-visible { background: var(--accent); }
    .resize[data-side="width"] { right: 1px; top: calc(50% - 24px); width: 5px; height: 48px; cursor: ew-resize; }
    .resize[data-side="height"] { bottom: 1px; left: calc(50% - 24px); height: 5px; width: 48px; cursor: ns-resize; }
    svg.drawing { display: block; touch-action: pan-x pan-y; } .orthogonal[data-axis="x"] .element { touch-action: pan-y; } .orthogonal[data-axis="y"] .element { touch-action: pan-x; }
    .element { stroke: var(--cell-edge); stroke-width: .75; fill: var(--cell); cursor: pointer; rx: 2.5px; }
    .element[data-category="supplementary"] { fill: var(--supplementary); stroke: var(--supplementary-edge); }
    .element[data-category="decoration"] { fill: var(--decoration); stroke: var(--decoration-edge); fill-opacity: .7; }
    .element[data-category="content"] { fill: var(--content); stroke: var(--content-edge); }
    .element:hover { stroke-width: 1.5; } .element.hinted { stroke: var(--warning); stroke-width: 2.5; stroke-dasharray: 6 3; }
    .element[data-change] { stroke: var(--accent); stroke-width: 1.75; stroke-dasharray: 7 2; }
    .element[data-change="new"] { stroke-dasharray: 1.5 2; }
    .element[aria-pressed="true"] { stroke: var(--accent); stroke-width: 2.5; }
    .element:focus-visible { outline: none; stroke: var(--ink); stroke-width: 3; stroke-dasharray: 4 2; } .orthogonal:focus-visible { outline: 2px solid var(--accent); }
    .label { font: 10px system-ui, sans-serif; fill: var(--ink); pointer-events: none; }
    .region { fill: none; stroke: var(--accent); stroke-width: 2.5; stroke-dasharray: 8 4; pointer-events: none; rx: 3px; } .region.whole { stroke-dasharray: none; }
    .ghost { fill: none; stroke: var(--error); stroke-width: 1.25; stroke-dasharray: 5 3; pointer-events: none; }
    .ghost[data-change="expected"] { stroke: var(--warning); stroke-dasharray: 2 3; stroke-width: 1.75; }
    .arrow { stroke: var(--error); stroke-width: 1; pointer-events: none; }
    :root[data-compare="before"] .element[data-change] { opacity: .15; }
    :root[data-compare="before"] .ghost { stroke-dasharray: none; fill: var(--cell); fill-opacity: .5; }
    :root[data-compare="after"] .ghost:not([data-change="expected"]), :root[data-compare="after"] .arrow { display: none; }
    .device { fill: none; stroke: none; pointer-events: none; }
    .safe-area, .grid-line { fill: none; stroke: var(--quiet); stroke-width: .75; stroke-dasharray: 3 4; pointer-events: none; } .grid-line { stroke: var(--measure); }
    .grid-line[data-part="section"] { stroke-dasharray: none; } .grid-line[data-part="insets"] { stroke-dasharray: 1 3; } .grid-line[data-part="group"] { stroke-dasharray: 5 2; fill: var(--measure); fill-opacity: .03; }
    .measures { pointer-events: none; } .hatch { fill: var(--measure); fill-opacity: .45; }
    .measure { stroke: var(--measure); stroke-width: 1; } .measured { fill: none; stroke: var(--measure); }
    .measure-ground { fill: var(--measure); }
    .measure-words { font: 10px system-ui, sans-serif; fill: var(--pane); text-anchor: middle; }
    .refusal { fill: var(--refused); stroke: var(--error); stroke-width: 1.5; rx: 3px; } .refused, .refused-at { font-weight: 600; } .refused-at { fill: var(--error); }
    :root[data-state="offline"] .drawing, .screen[data-old] .drawing { opacity: .5; filter: grayscale(1); }
    .element.old { fill: var(--decoration); stroke: var(--decoration-edge); fill-opacity: .55; stroke-dasharray: 2 2; } .old + .label { opacity: .6; }
    @media (prefers-reduced-motion: no-preference) { .drawing { transition: opacity .15s; } }

    """
}
