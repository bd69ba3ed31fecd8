extension Asset {
  static let style = Asset(
    path: "/preview.css", type: "text/css; charset=utf-8",
    text: """
      :root { color-scheme: light; --ground: #f4f5f7; --pane: #fff; --ink: #1b1e24; --quiet: #5a6270;
        --line: #d5d9e0; --accent: #0a58c2; --mark: #fff3c4; --error: #b3261e; --warning: #7a5300;
        --cell: #cfe2fb; --supplementary: #fbe0c3; --decoration: #e6e8ec; --content: #d6f0dc;
        --edge: #44638c; }
      :root[data-theme="dark"] { color-scheme: dark; --ground: #14161a; --pane: #1d2026; --ink: #e9ebf0;
        --quiet: #a7b0bf; --line: #383d47; --accent: #8ab8ff; --mark: #463c14; --error: #ffb4ab;
        --warning: #f5c45e; --cell: #22406b; --supplementary: #5c3d17; --decoration: #2c3038;
        --content: #1e4a2c; --edge: #9dbdea; }
      * { box-sizing: border-box; } [hidden] { display: none !important; }
      body { margin: 0; height: 100vh; display: grid; background: var(--ground); color: var(--ink);
        font: 13px/1.45 system-ui, sans-serif;
        grid: "bar bar bar" auto "outline stage inspector" minmax(0, 1fr)
          "source source diagnostics" minmax(80px, 22vh) "widths widths widths" auto "foot foot foot" auto
          / 220px minmax(0, 1fr) 280px; }
      #bar { grid-area: bar; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 8px 12px;
        background: var(--pane); border-bottom: 1px solid var(--line); }
      #toolbar { display: flex; flex-wrap: wrap; gap: 4px; }
      #outline { grid-area: outline; } #inspector { grid-area: inspector; } #stage { grid-area: stage; }
      #source { grid-area: source; } #diagnostics { grid-area: diagnostics; } #widths { grid-area: widths; }
      #foot { grid-area: foot; padding: 4px 12px; color: var(--quiet); background: var(--pane); }
      #outline, #inspector, #source, #diagnostics { overflow: auto; padding: 12px; background: var(--pane);
        border: 0 solid var(--line); }
      #outline { border-right-width: 1px; } #inspector { border-left-width: 1px; }
      #source, #diagnostics { border-top-width: 1px; } #diagnostics { border-left-width: 1px; }
      #stage { overflow: auto; padding: 16px; }
      #screens { display: flex; gap: 24px; align-items: flex-start; width: max-content; min-width: 100%; }
      #bar select { max-width: 11em; } #bar label { white-space: nowrap; }
      #banner { margin: 0 0 12px; padding: 6px 10px; border-left: 4px solid var(--warning); background: var(--mark); }
      #banner:empty { display: none; }
      h2 { margin: 0 0 6px; font-size: 13px; font-weight: 600; }
      button, select, input { font: inherit; color: inherit; background: var(--pane); border: 1px solid var(--quiet);
        border-radius: 5px; padding: 3px 8px; min-height: 24px; }
      button[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--pane); }
      :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
      [aria-invalid="true"] { border-color: var(--error); border-width: 2px; }
      #parameter-fault { color: var(--error); margin: 4px 0; }
      #parameter-fields label { display: flex; justify-content: space-between; gap: 8px; margin: 4px 0; }
      #parameter-fields input { width: 8em; }
      ul, ol { margin: 0; padding: 0; list-style: none; }
      #inspector-why { font-variant-numeric: tabular-nums; margin: 0 0 12px; }
      #inspector-why li { display: grid; grid-template-columns: 4.2em 1fr auto; gap: 0 8px; padding: 1px 0; }
      #inspector-why li.quiet { display: none; }
      #inspector-why .chain { grid-column: 1 / 4; margin-top: 8px; font-weight: 600; }
      #inspector-why b { text-align: right; }
      #inspector-why .place { border: 0; padding: 0 2px; min-height: 24px; color: var(--accent); text-decoration: underline; }
      .ghost { fill: none; stroke: var(--error); stroke-width: 1.5; stroke-dasharray: 5 3; pointer-events: none; }
      .arrow { stroke: var(--error); stroke-width: 1; pointer-events: none; }
      .element[data-change] { stroke: var(--accent); stroke-width: 2; stroke-dasharray: 7 2; }
      .element[data-change="new"] { stroke-dasharray: 1 2; }
      :root[data-compare="before"] .element[data-change] { opacity: .15; }
      :root[data-compare="before"] .ghost { stroke-dasharray: none; fill: var(--cell); fill-opacity: .5; }
      :root[data-compare="after"] .ghost, :root[data-compare="after"] .arrow { display: none; }
      #changes { width: 100%; border-collapse: collapse; } #changes:not(:has(td)) { display: none; }
      #changes th, #changes td { text-align: left; padding: 1px 8px 1px 0; font-weight: 400; }
      #changes caption { text-align: left; font-weight: 600; padding-bottom: 4px; }
      [role="treeitem"] { padding: 2px 4px; border-radius: 4px; cursor: default; }
      [role="treeitem"][aria-selected="true"], #source li.selected { background: var(--mark);
        box-shadow: inset 3px 0 var(--accent); }
      #source li.defined { box-shadow: inset 3px 0 var(--quiet); }
      #source li { font: 12px/1.5 ui-monospace, monospace; white-space: pre; padding-left: 4em; text-indent: -3.5em; }
      #source li::before { content: attr(data-line); display: inline-block; width: 3em; margin-right: .5em;
        color: var(--quiet); text-align: right; text-indent: 0; }
      #source li.fault { text-decoration: underline wavy var(--error); }
      #diagnostics li { margin: 0 0 8px; } #diagnostics button { text-align: left; }
      #inspector table { width: 100%; border-collapse: collapse; margin: 12px 0; }
      #inspector caption { text-align: left; font-weight: 600; } #inspector th { text-align: left; font-weight: 400;
        color: var(--quiet); } #inspector-properties:not(:has(tr)) { display: none; }
      .screen { padding: 8px; border: 2px solid transparent; border-radius: 10px; max-width: 100%; }
      .screen[aria-current="true"] { border-color: var(--accent); }
      .screen h2 span { color: var(--quiet); font-weight: 400; }
      .viewport { overflow: auto; background: var(--pane); border: 1px solid var(--quiet); border-radius: 6px;
        max-width: 100%; scrollbar-width: none; position: relative; }
      svg.drawing { display: block; touch-action: pan-x pan-y; }
      .element { stroke: var(--edge); stroke-width: .5; fill: var(--cell); cursor: pointer; }
      .element[data-category="supplementary"] { fill: var(--supplementary); }
      .element[data-category="decoration"] { fill: var(--decoration); fill-opacity: .6; }
      .element[data-category="content"] { fill: var(--content); }
      .element[aria-pressed="true"] { stroke: var(--accent); stroke-width: 3; }
      .element:focus-visible { outline: none; stroke: var(--ink); stroke-width: 3; stroke-dasharray: 4 2; }
      .label { font: 10px system-ui, sans-serif; fill: var(--ink); pointer-events: none; }
      .safe-area, .grid-line { fill: none; stroke: var(--quiet); stroke-dasharray: 4 4; pointer-events: none; }
      .refusal { fill: var(--error); fill-opacity: .25; stroke: var(--error); stroke-width: 2; }
      :root[data-state="broken"] .drawing, :root[data-state="offline"] .drawing { opacity: .5; filter: grayscale(1); }
      #widths { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 6px 12px;
        background: var(--pane); border-top: 1px solid var(--line); }
      #scale { flex: 1 1 240px; position: relative; } #width { width: 100%; padding: 0; }
      #breakpoints { position: relative; height: 26px; }
      button.breakpoint { position: absolute; transform: translateX(-50%); padding: 0 4px; font-size: 12px; }
      .field input { width: 6em; }
      @media (max-width: 800px), (max-height: 560px) { body { display: block; height: auto; } #source, #diagnostics { max-height: 40vh; } }

      """)
}
