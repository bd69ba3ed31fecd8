extension Asset {
  static let page = Asset(
    path: "/", type: "text/html; charset=utf-8",
    text: """
      <!doctype html>
      <html lang="en" data-state="loading" data-revision="0">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>layoutc preview</title>
      <link rel="icon" href="/icon.svg">
      <link rel="stylesheet" href="/preview.css">
      <script src="/preview.js" defer></script>
      </head>
      <body>
      <svg id="patterns" width="0" height="0" aria-hidden="true"><defs><pattern id="hatch" width="4" height="4"
      patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch" width="1.5" height="4"/></pattern></defs></svg>
      <header id="bar">
      <h1 class="spoken">Preview of layouts</h1>
      <label><span class="spoken">File</span><select id="files"></select></label>
      <label><span class="spoken">Screen</span><select id="screens-menu"></select></label>
      <label><span class="spoken">Add device</span><select id="add-device"></select></label>
      <div id="toolbar" role="toolbar" aria-label="View">
      <button id="toggle-rtl" aria-pressed="false">Right to left</button>
      <button id="toggle-landscape" aria-pressed="false">Landscape</button>
      <button id="toggle-safe-area" aria-pressed="true">Safe area</button>
      <button id="toggle-dark" aria-pressed="false">Dark</button>
      <button id="toggle-names" aria-pressed="true">Names</button>
      <button id="toggle-grid" aria-pressed="false">Grid</button>
      </div>
      <label><span class="spoken">Text size</span><select id="text-size"></select></label>
      <label><span>Zoom</span><select id="zoom"><option value="fit">fit</option><option value="50">50 %</option>
      <option value="100" selected>100 %</option><option value="200">200 %</option></select></label>
      <label><span>Compare</span><select id="compare"></select></label>
      <input id="compare-revision" aria-label="Revision to compare with" placeholder="revision" hidden>
      <span id="compare-fault" role="alert"></span>
      <label id="compare-how" hidden><span>Show</span><select id="compare-mode"><option value="overlay">overlay</option>
      <option value="before">before</option><option value="after">after</option></select></label>
      <button id="help-button" aria-haspopup="dialog" aria-label="Help" title="Keys">?</button>
      </header>
      <nav id="outline" aria-label="Outline"><ul role="tree" aria-label="Elements"></ul></nav>
      <div class="splitter" data-pane="outline" role="separator" aria-orientation="vertical" tabindex="0"
      aria-label="Width of the outline"></div>
      <main id="stage" tabindex="-1">
      <p id="banner" role="status"></p>
      <div id="screens"></div>
      <noscript>This page needs scripts. Without them: layoutc compile --format html</noscript>
      </main>
      <div class="splitter" data-pane="inspector" role="separator" aria-orientation="vertical" tabindex="0"
      aria-label="Width of the inspector"></div>
      <aside id="inspector" aria-label="Inspector" tabindex="-1">
      <h2 id="inspector-title">Nothing is selected</h2>
      <p id="inspector-frame"></p>
      <button id="inspector-source" class="place" hidden></button>
      <ol id="inspector-why" aria-label="Why it is there" tabindex="-1"></ol>
      <table id="inspector-facts"><caption>Element</caption><tbody></tbody></table>
      <table id="inspector-properties" tabindex="-1"><caption>Properties</caption><tbody></tbody></table>
      <section id="parameters" aria-label="Parameters and items">
      <h2>Parameters</h2><div id="parameter-fields"></div>
      <p id="parameter-fault" role="alert"></p>
      <button id="reset-parameters">Reset</button>
      </section>
      <section id="data" aria-label="Data" hidden><h2>Data</h2><dl></dl></section>
      </aside>
      <div class="splitter" data-pane="source" role="separator" aria-orientation="horizontal" tabindex="0"
      aria-label="Height of source and diagnostics"></div>
      <section id="source" aria-label="Source" tabindex="0"><ol></ol></section>
      <section id="diagnostics" aria-label="Diagnostics" tabindex="0"><h2>No diagnostics</h2><ul tabindex="-1"></ul>
      <table id="changes"><caption>Changes</caption><tbody></tbody></table></section>
      <section id="widths" aria-label="Width">
      <label for="width">Width</label>
      <div id="scale"><input id="width" type="range" step="1"><div id="breakpoints" tabindex="-1"></div></div>
      <label class="field"><span class="spoken">Width in points</span><input id="width-number" type="number" min="1" max="10000"></label>
      <span aria-hidden="true">×</span>
      <label class="field"><span class="spoken">Height in points</span><input id="height-number" type="number" min="1" max="10000"></label>
      </section>
      <footer id="foot"><span id="status" role="status">loading</span></footer>
      <dialog id="help" aria-labelledby="help-title">
      <h2 id="help-title">Keys</h2>
      <dl>
      <dt>1 … 9</dt><dd>screen</dd><dt>[ ]</dt><dd>change of shape below, above</dd>
      <dt>Shift [ ]</dt><dd>just below a change of shape</dd>
      <dt>r l s</dt><dd>right to left, landscape, safe area</dd><dt>d g n</dt><dd>dark, grid, names</dd>
      <dt>arrow keys</dt><dd>nearest element</dd><dt>Home End</dt><dd>first, last element</dd><dt>Enter, Space</dt><dd>select</dd>
      <dt>Escape</dt><dd>what is around it, then nothing</dd><dt>c</dt><dd>compare</dd><dt>e</dt><dd>next diagnostic</dd>
      <dt>/</dt><dd>find an element by name</dd>
      <dt>o</dt><dd>open in the editor</dd><dt>+ - 0</dt><dd>zoom</dd>
      <dt>Alt</dt><dd>with the pointer: distances from the selected element</dd>
      <dt>?</dt><dd>this help</dd>
      </dl>
      <form method="dialog"><button>Close</button></form>
      </dialog>
      <dialog id="find" aria-labelledby="find-title">
      <form method="dialog"><label><span id="find-title">Find an element</span>
      <input id="find-name" autocomplete="off" spellcheck="false"></label> <button>Find</button></form>
      </dialog>
      </body>
      </html>

      """)
}
