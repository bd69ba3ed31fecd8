/// The style sheet of pages, around that of their pictures.
enum PageStyle {
  static let page: StaticString = """
    :root { color-scheme: light dark; --paper: #f3f5f8; --card: #fcfcfe; --line: #e2e6ed; \
    --ink: #1f2937; --quiet: #6b778b; --bad: #d92d20; --pale-bad: #fef1ef }
    * { box-sizing: border-box }
    body { margin: 0; padding: 28px 32px 48px; background: var(--paper); color: var(--ink); \
    font: 14px/1.45 -apple-system, BlinkMacSystemFont, "SF Pro Text", "Segoe UI", Roboto, \
    "Helvetica Neue", Arial, sans-serif }
    h1 { font-size: 24px; margin: 0 0 10px } h2 { font-size: 17px; margin: 0 }
    p { margin: 2px 0; color: var(--quiet); font-variant-numeric: tabular-nums }
    .file { font-size: 12px } .note { font-style: italic }
    .legend { display: flex; flex-wrap: wrap; gap: 6px 18px; margin: 0 0 24px; padding: 0; \
    list-style: none; color: var(--quiet); font-size: 13px }
    .legend li { display: flex; align-items: center; gap: 6px }
    .legend svg { display: block; flex: none }
    main { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
    .card { min-width: min(100%, 300px); padding: 18px 20px; background: var(--card); \
    border: 1px solid var(--line); border-radius: 14px; overflow-x: auto }
    .picture { display: block; width: 100%; height: auto; margin: 14px 0 }
    table { width: 100%; border-collapse: collapse; font-size: 12px; \
    font-variant-numeric: tabular-nums }
    th, td { padding: 4px 10px 4px 0; text-align: left; border-top: 1px solid var(--line); \
    white-space: nowrap }
    td:last-child { white-space: normal }
    th { color: var(--quiet); font-weight: 500; border: 0 }
    summary { color: var(--quiet); cursor: pointer; font-size: 13px; margin-bottom: 4px }
    .findings { margin: 0 0 12px; padding-left: 26px; font-size: 12px; overflow-wrap: anywhere }
    .findings li { margin: 2px 0 } .findings strong { font-weight: 600 }
    .findings span { color: var(--quiet) }
    tr.refused td, .refusal strong { color: var(--bad) }
    .refusal { margin: 0 0 12px; padding: 10px 12px; border-radius: 8px; \
    background: var(--pale-bad); font-size: 12px; overflow-wrap: anywhere }

    """

  static let dark: StaticString = """
    :root { --paper: #0d1014; --card: #15181e; --line: #2a303b; --ink: #e8ecf3; \
    --quiet: #98a2b3; --bad: #f97066; --pale-bad: #35191a }
    .paper { fill: #0d1014 }

    """
}
