extension Diagnostic.Code {
  static let importCodes: [Self] = [
    .importNotFound, .unreadableImport, .importCycle, .importInBlock, .duplicateImport,
    .unusedImport, .ambiguousName,
  ]

  package static let importNotFound = Self(
    .error, "L170", "import-not-found",
    Page(
      why: """
        The path of an import is relative to the folder of the importing file and includes the \
        file extension. There is no such file.
        """, bad: .beforeSection("spacing: gap", above: "import \"token.layout\""),
      good: .beforeSection("spacing: gap", above: "import \"tokens.layout\""),
      beside: ["tokens.layout": "let gap = 8\n"]))

  package static let unreadableImport = Self(
    .error, "L171", "unreadable-import",
    Page(
      why: "An import names one readable text file, not a directory or a device.",
      bad: .beforeSection("spacing: gap", above: "import \"shared\""),
      good: .beforeSection("spacing: gap", above: "import \"shared/tokens.layout\""),
      beside: ["shared/tokens.layout": "let gap = 8\n"]))

  package static let importCycle = Self(
    .error, "L172", "import-cycle",
    Page(
      why: """
        A file cannot import itself, directly or through other files. Move shared names to a file \
        that imports none of them.
        """, bad: .beforeSection("spacing: gap", above: "import \"gaps.layout\""),
      good: .beforeSection("spacing: gap", above: "import \"tokens.layout\""),
      beside: [
        "gaps.layout": "import \"sizes.layout\"\nlet gap = unit\nlet half = 4\n",
        "sizes.layout": "import \"gaps.layout\"\nlet unit = 2 * half\n",
        "tokens.layout": "let half = 4\nlet unit = 2 * half\nlet gap = unit\n",
      ]))

  package static let importInBlock = Self(
    .error, "L173", "import-in-block",
    Page(
      why: """
        An import makes the top level of another file visible in the whole file. It is only valid \
        at the top of the file.
        """,
      bad: .beforeSection(
        """
        import "tokens.layout"
        spacing: gap
        """), good: .beforeSection("spacing: gap", above: "import \"tokens.layout\""),
      beside: ["tokens.layout": "let gap = 8\n"]))

  package static let duplicateImport = Self(
    .warning, "L174", "duplicate-import",
    Page(
      why: """
        Each file is read once. A second import has no effect, even if its path is spelled \
        differently.
        """,
      bad: .beforeSection(
        "spacing: gap",
        above: """
          import "tokens.layout"
          import "./tokens.layout"
          """), good: .beforeSection("spacing: gap", above: "import \"tokens.layout\""),
      beside: ["tokens.layout": "let gap = 8\n"]))

  package static let unusedImport = Self(
    .note, "L175", "unused-import",
    Page(
      why: """
        No name of the imported file is used here: the import is left over, or names of this file \
        hide the imported ones.
        """, bad: .beforeSection("spacing: 12", above: "import \"tokens.layout\""),
      good: .beforeSection("spacing: gap", above: "import \"tokens.layout\""),
      beside: ["tokens.layout": "let gap = 8\n"]))

  package static let ambiguousName = Self(
    .error, "L176", "ambiguous-name",
    Page(
      why: """
        Two imported files declare this name, and neither takes precedence. Rename one of them, \
        or declare the name in this file, which hides the imported ones.
        """,
      bad: .layout(
        """
        spacing: base + edge
        section s { hgroup row 1w x tall { item cell } }
        """,
        above: """
          import "gaps.layout"
          import "sizes.layout"
          """),
      good: .layout(
        """
        spacing: base + edge
        section s { hgroup row 1w x tall { item cell } }
        """,
        above: """
          import "gaps.layout"
          import "sizes.layout"

          let base = 8
          """),
      beside: [
        "gaps.layout": "let base = 4\nlet edge = 16\n",
        "sizes.layout": "let base = 44\nlet tall = 88\n",
      ]))
}
