extension Asset {
  static let style = Asset(
    path: "/preview.css", type: "text/css; charset=utf-8",
    text: """
      :root { color-scheme: light; --ground: #eef0f4; --pane: #fff; --ink: #1b1e24; --quiet: #5a6270;
        --line: #dde1e8; --edge-line: #8a93a3; --accent: #0a58c2; --mark: #fff3c4; --error: #b3261e; --warning: #7a5300;
        --cell: #d5e5fb; --supplementary: #fce3c9; --decoration: #e8eaef; --content: #d9f1df; --edge: #44638c;
        --measure: #b01060; --bezel: #2b2f37; --shade: rgb(20 30 50 / .16); --screen: #fff; }
      :root[data-theme="dark"] { color-scheme: dark; --ground: #121418; --pane: #1b1e24; --ink: #e9ebf0;
        --quiet: #a7b0bf; --line: #31363f; --edge-line: #7b8596; --accent: #8ab8ff; --mark: #463c14; --error: #ffb4ab;
        --warning: #f5c45e; --cell: #22406b; --supplementary: #5c3d17; --decoration: #2c3038; --content: #1e4a2c;
        --edge: #9dbdea; --measure: #ff9ccb; --bezel: #4a505b; --shade: rgb(0 0 0 / .5); --screen: #16181d; }
      * { box-sizing: border-box; } [hidden] { display: none !important; }
      body { margin: 0; height: 100vh; display: grid; background: var(--ground); color: var(--ink);
        font: 13px/1.45 system-ui, sans-serif;
        grid: "bar bar bar bar bar" auto "outline so stage si inspector" minmax(0, 1fr) "ss ss ss ss ss" 5px
          "source source source source diagnostics" var(--source, 20vh) "widths widths widths widths widths" auto
          "foot foot foot foot foot" auto / var(--outline, 200px) 5px minmax(0, 1fr) 5px var(--inspector, 300px); }
      #bar { grid-area: bar; display: flex; flex-wrap: wrap; gap: 6px 11px; align-items: center; padding: 7px 12px;
        background: var(--pane); border-bottom: 1px solid var(--line); }
      #toolbar { display: flex; flex-wrap: wrap; }
      #toolbar button { border-radius: 0; margin-left: -1px; }
      #toolbar button:first-child { border-radius: 6px 0 0 6px; } #toolbar button:last-child { border-radius: 0 6px 6px 0; }
      #help-button { margin-left: auto; }
      #outline { grid-area: outline; } #inspector { grid-area: inspector; } #stage { grid-area: stage; }
      #source { grid-area: source; } #diagnostics { grid-area: diagnostics; } #widths { grid-area: widths; }
      #foot { grid-area: foot; padding: 3px 12px; color: var(--quiet); background: var(--pane); font-variant-numeric: tabular-nums; }
      #outline, #inspector, #source, #diagnostics { overflow: auto; padding: 10px 12px; background: var(--pane); }
      #outline { overflow-x: hidden; }
      #diagnostics { border-left: 1px solid var(--line); }
      .splitter { background: var(--line); cursor: col-resize; touch-action: none; }
      .splitter[data-pane="outline"] { grid-area: so; } .splitter[data-pane="inspector"] { grid-area: si; }
      .splitter[data-pane="source"] { grid-area: ss; cursor: row-resize; }
      .splitter:hover, .splitter:focus-visible { background: var(--accent); outline: none; }
      #stage { overflow: auto; padding: 14px 18px; }
      #screens { display: flex; gap: 28px; align-items: flex-start; width: max-content; min-width: 100%; }
      #bar select { max-width: 8em; } #bar #files { max-width: 12em; } #bar label { white-space: nowrap; color: var(--quiet); } #bar select { color: var(--ink); }
      #banner { margin: 0 0 12px; padding: 6px 10px; border-left: 4px solid var(--warning); background: var(--mark); border-radius: 0 6px 6px 0; }
      #banner:empty { display: none; }
      h2 { margin: 0 0 6px; font-size: 13px; font-weight: 600; }
      button, select, input { font: inherit; color: inherit; background: var(--pane); border: 1px solid var(--edge-line);
        border-radius: 6px; padding: 2px 8px; min-height: 24px; }
      button { cursor: pointer; } button:hover { border-color: var(--accent); }
      button[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--pane); z-index: 1; }
      :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
      [aria-invalid="true"] { border-color: var(--error); border-width: 2px; }
      #parameters, #data { border-top: 1px solid var(--line); margin-top: 12px; padding-top: 10px; }
      #parameter-fault { color: var(--error); margin: 4px 0; }
      #parameter-fields label { display: grid; grid-template-columns: 1fr 7em; gap: 2px 8px; margin: 4px 0; align-items: center; }
      #parameter-fields input { width: 100%; } #parameter-fields [type="checkbox"] { justify-self: start; width: auto; }
      #parameter-fields [type="range"] { grid-column: 1 / 3; padding: 0; }
      #data dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 10px; margin: 0; }
      #data dt { color: var(--quiet); } #data dd { margin: 0; overflow-wrap: anywhere; }
      code { font: .92em ui-monospace, monospace; background: var(--ground); border-radius: 3px; padding: 0 2px; }
      ul, ol { margin: 0; padding: 0; list-style: none; }
      #inspector-title { font-size: 16px; margin: 0; } #inspector-frame { margin: 2px 0 8px; font-variant-numeric: tabular-nums; }
      #inspector-why { font-variant-numeric: tabular-nums; margin: 0 0 12px; }
      #inspector-why li { display: grid; grid-template-columns: 4.2em 1fr auto; gap: 0 8px; padding: 1px 0; border-radius: 4px; }
      #inspector-why li:hover { background: var(--ground); }
      #inspector-why li.quiet { display: none; }
      #inspector-why .chain { grid-column: 1 / 4; margin-top: 8px; font-weight: 600; }
      #inspector-why b { text-align: right; }
      #inspector .place { border: 0; background: none; padding: 0 2px; min-height: 24px; color: var(--accent); text-decoration: underline; }
      .ghost { fill: none; stroke: var(--error); stroke-width: 1.5; stroke-dasharray: 5 3; pointer-events: none; }
      .ghost[data-change="expected"] { stroke: var(--warning); stroke-dasharray: 2 3; }
      .arrow { stroke: var(--error); stroke-width: 1; pointer-events: none; }
      .element[data-change] { stroke: var(--accent); stroke-width: 2; stroke-dasharray: 7 2; }
      .element[data-change="new"] { stroke-dasharray: 1 2; }
      :root[data-compare="before"] .element[data-change] { opacity: .15; }
      :root[data-compare="before"] .ghost { stroke-dasharray: none; fill: var(--cell); fill-opacity: .5; }
      :root[data-compare="after"] .ghost, :root[data-compare="after"] .arrow { display: none; }
      #changes { width: 100%; border-collapse: collapse; } #changes:not(:has(td)) { display: none; }
      #changes th, #changes td { text-align: left; padding: 1px 8px 1px 0; font-weight: 400; }
      #changes caption { text-align: left; font-weight: 600; padding-bottom: 4px; }
      [role="treeitem"] { padding: 2px 6px; border-radius: 4px; cursor: default; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      [role="treeitem"][aria-expanded]::before { content: "▾"; display: inline-block; width: 1em; margin-left: -1em; color: var(--quiet); }
      [role="treeitem"][aria-expanded="false"]::before { content: "▸"; }
      .detail { color: var(--quiet); font-size: 11px; }
      [role="treeitem"]:hover { background: var(--ground); }
      [role="treeitem"][aria-selected="true"], #source li.selected { background: var(--mark); box-shadow: inset 3px 0 var(--accent); }
      #source { padding: 6px 0; }
      #source li.defined { box-shadow: inset 3px 0 var(--quiet); } #source li.hinted { background: var(--mark); }
      #source li { font: 12px/1.5 ui-monospace, monospace; white-space: pre; padding-left: 4em; text-indent: -3.5em; }
      #source li::before { content: attr(data-line); display: inline-block; width: 3em; margin-right: .5em;
        color: var(--quiet); text-align: right; text-indent: 0; }
      #source li.fault { text-decoration: underline wavy var(--error); }
      #diagnostics li { margin: 0 0 8px; } #diagnostics button { text-align: left; }
      #diagnostics li[data-severity="error"] button:first-child { border-left: 4px solid var(--error); }
      #diagnostics li[data-severity="warning"] button:first-child { border-left: 4px solid var(--warning); }
      #inspector table { width: 100%; border-collapse: collapse; margin: 12px 0; }
      #inspector td { overflow-wrap: anywhere; } #inspector th, #inspector td { vertical-align: top; padding: 1px 6px 1px 0; }
      #inspector caption { text-align: left; font-weight: 600; } #inspector th { text-align: left; font-weight: 400;
        color: var(--quiet); } #inspector table:not(:has(tr)) { display: none; }
      #inspector .standard td { color: var(--quiet); } #inspector .written th { color: var(--ink); font-weight: 600; }
      .screen { padding: 8px 12px 14px; border: 2px solid transparent; border-radius: 12px; }
      .screen[aria-current="true"] { border-color: var(--accent); }
      .screen h2 { display: flex; gap: 8px; } .screen h2 span { color: var(--quiet); font-weight: 400; }
      .screen h2 .failing { color: var(--error); font-weight: 600; }
      .body { position: relative; width: max-content; padding: 0 12px 12px 0; }
      .viewport { overflow: auto; background: var(--screen); border: 1px solid var(--bezel); border-radius: 9px;
        scrollbar-width: none; position: relative; box-shadow: 0 0 0 3px var(--bezel), 0 6px 24px var(--shade); margin: 3px; }
      .resize { position: absolute; border-radius: 4px; background: var(--edge-line); opacity: .35; touch-action: none; }
      .resize:hover, .resize:focus-visible { opacity: 1; background: var(--accent); }
      .resize[data-side="width"] { right: 0; top: calc(50% - 24px); width: 6px; height: 48px; cursor: ew-resize; }
      .resize[data-side="height"] { bottom: 0; left: calc(50% - 24px); height: 6px; width: 48px; cursor: ns-resize; }
      svg.drawing { display: block; touch-action: pan-x pan-y; }
      .element { stroke: var(--edge); stroke-width: .5; fill: var(--cell); cursor: pointer; rx: 2px; }
      .element:hover { stroke-width: 1.5; }
      .element[data-category="supplementary"] { fill: var(--supplementary); }
      .element[data-category="decoration"] { fill: var(--decoration); fill-opacity: .6; }
      .element[data-category="content"] { fill: var(--content); }
      .element[aria-pressed="true"] { stroke: var(--accent); stroke-width: 3; }
      .element:focus-visible { outline: none; stroke: var(--ink); stroke-width: 3; stroke-dasharray: 4 2; }
      .label { font: 10px system-ui, sans-serif; fill: var(--ink); pointer-events: none; }
      .device { fill: none; stroke: var(--line); pointer-events: none; }
      .safe-area, .grid-line { fill: none; stroke: var(--quiet); stroke-dasharray: 4 4; pointer-events: none; }
      .measures { pointer-events: none; } .hatch { fill: var(--measure); fill-opacity: .45; }
      .measure { stroke: var(--measure); stroke-width: 1; } .measured { fill: none; stroke: var(--measure); }
      .measure-ground { fill: var(--measure); }
      .measure-words { font: 10px system-ui, sans-serif; fill: var(--pane); text-anchor: middle; }
      .refusal { fill: var(--error); fill-opacity: .25; stroke: var(--error); stroke-width: 2; }
      :root[data-state="broken"] .drawing, :root[data-state="offline"] .drawing { opacity: .5; filter: grayscale(1); }
      #widths { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 5px 12px;
        background: var(--pane); border-top: 1px solid var(--line); }
      #scale { flex: 1 1 240px; position: relative; } #width { width: 100%; padding: 0; margin: 0; accent-color: var(--accent); }
      #breakpoints { position: relative; height: 26px; margin: 0 8px; }
      button.breakpoint { position: absolute; transform: translateX(-50%); padding: 0 4px; font-size: 12px; }
      .field input { width: 6em; }
      @media (max-width: 800px), (max-height: 560px) { body { display: block; height: auto; } .splitter { display: none; }
        #source, #diagnostics { max-height: 40vh; } #screens { flex-wrap: wrap; width: auto; } .screen { max-width: 100%; }
        .body { width: auto; max-width: 100%; } .viewport { max-width: calc(100% - 6px); } }

      """)
}
