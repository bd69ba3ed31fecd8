internal import LayoutText

/// What lays the pictures of before and after over one another in a page, with a slider between them.
enum HTMLSlider {
  /// Only this script may run, and nothing may be loaded.
  static var policy: String {
    let hash = SHA256(of: Array(script.utf8)).bytes.base64
    return """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src \
      'sha256-\(hash)'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">

      """
  }

  static let style = """
    .between { position: relative; }
    .between svg { display: block; margin: 0 !important; }
    .between svg + svg { position: absolute; top: 0; left: 0; background: var(--card); }
    .slider input { width: 100%; margin: 8px 0; }

    """

  static let script = """

    for (const before of document.querySelectorAll('[data-side="before"]')) {
      const after = before.nextElementSibling;
      if (after?.dataset.side !== "after") continue;
      const card = before.cloneNode(false), heading = document.createElement("h2");
      const between = document.createElement("div"), slider = document.createElement("input");
      delete card.dataset.side;
      card.classList.add("slider");
      heading.textContent = "Before and after";
      between.className = "between";
      between.append(...[before, after].map((side) => side.querySelector("svg.picture").cloneNode(true)));
      Object.assign(slider, { type: "range", min: 0, max: 100, value: 50 });
      slider.setAttribute("aria-label", "Share of the picture that shows the state before");
      const cut = () => { between.lastChild.style.clipPath = `inset(0 0 0 ${slider.value}%)`; };
      slider.addEventListener("input", cut);
      cut();
      card.append(heading, slider, between);
      after.after(card);
    }

    """
}
