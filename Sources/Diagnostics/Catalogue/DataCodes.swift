extension Diagnostic.Code {
  static let dataCodes: [Self] = [
    .unreadableData, .malformedData, .dataWithoutSections, .dataOutsideContents, .missingField,
    .mismatchedData, .noData, .unreadableFont, .valueNeverMissing,
  ]

  package static let unreadableData = Self(
    .error, "L260", "unreadable-data",
    Page(
      why: """
        The file named by `data:` is missing, unreadable or not JSON. Its path is relative to the \
        file that names it.
        """,
      bad: .view("text data.title", below: "preview \"phone\" 390 x 844 { data: \"card.json\" }"),
      good: .view("text data.title", below: "preview \"phone\" 390 x 844 { data: \"cards.json\" }"),
      beside: ["cards.json": "{ \"title\": \"Explore\" }"]))

  package static let malformedData = Self(
    .error, "L261", "malformed-data",
    Page(
      why: """
        The items of a section are a list under the section's name, or an object with a list \
        `items`. A number or a string contains no items.
        """,
      bad: .file(
        """
        layout page { section posts { hgroup row 1w x 44 { item cell } } }
        preview "phone" 390 x 844 { data: "feed.json" }
        """), good: .afterPage("preview \"phone\" 390 x 844 { data: \"feed.json\" }"),
      beside: [
        "feed.json":
          "{ \"posts\": 3, \"cards\": [{ \"title\": \"Explore\" }, { \"title\": \"Saved\" }] }"
      ]))

  package static let dataWithoutSections = Self(
    .error, "L262", "data-without-sections",
    Page(
      why: """
        The data of a layout are an object with a list of items for each section name. A list at \
        the top has no section names.
        """, bad: .afterPage("preview \"phone\" 390 x 844 { data: \"list.json\" }"),
      good: .afterPage("preview \"phone\" 390 x 844 { data: \"feed.json\" }"),
      beside: [
        "list.json": "[{ \"title\": \"Explore\" }]",
        "feed.json": "{ \"posts\": [{ \"title\": \"Explore\" }] }",
      ]))

  package static let dataOutsideContents = Self(
    .error, "L263", "data-outside-contents",
    Page(
      why: """
        An item's size, insets and badges are part of the layout and shared by all of its cells, \
        as with `NSCollectionLayoutItem`. Data differ from cell to cell and are available in the \
        item's content only.
        """,
      bad: .file(
        """
        layout page { section s { hgroup row 1w x 44 { item cell {
            if data.wide { insets: 8 }
            text "a"
        } } } }
        preview "phone" 390 x 844 { data: "feed.json" }
        """),
      good: .file(
        """
        layout page { section s { hgroup row 1w x 44 { item cell {
            text "a" { if data.wide { padding: 8 } }
        } } } }
        preview "phone" 390 x 844 { data: "feed.json" }
        """), beside: ["feed.json": "{ \"s\": [{ \"wide\": true }] }"]))

  package static let missingField = Self(
    .error, "L264", "missing-field",
    Page(
      why: """
        The content reads a field that is missing in the data of this item. Its name is \
        misspelled, or one of the entries does not have it.
        """,
      bad: .view("text data.titel", below: "preview \"phone\" 390 x 844 { data: \"card.json\" }"),
      good: .view("text data.title", below: "preview \"phone\" 390 x 844 { data: \"card.json\" }"),
      beside: ["card.json": "{ \"title\": \"Explore\" }"]))

  package static let mismatchedData = Self(
    .error, "L265", "mismatched-data",
    Page(
      why: """
        The field has the wrong type: for example a string where points are needed, or a word \
        that is not in the enumeration.
        """,
      bad: .view(
        "text data.title { weight: data.title }",
        below: "preview \"phone\" 390 x 844 { data: \"card.json\" }"),
      good: .view(
        "text data.title { weight: data.weight }",
        below: "preview \"phone\" 390 x 844 { data: \"card.json\" }"),
      beside: ["card.json": "{ \"title\": \"Explore\", \"weight\": \"bold\" }"]))

  package static let noData = Self(
    .error, "L266", "no-data",
    Page(
      why: """
        The content reads `data`, but the preview has no data file, or its file has no entry for \
        this section, or an empty list. Without data the cell cannot be measured.
        """, bad: .view("text data.title", below: "preview \"phone\" 390 x 844"),
      good: .view("text data.title", below: "preview \"phone\" 390 x 844 { data: \"card.json\" }"),
      beside: ["card.json": "{ \"title\": \"Explore\" }"]))

  package static let unreadableFont = Self(
    .error, "L267", "unreadable-font",
    Page(
      why: """
        Text is measured with the font file named by `font:`, which is missing or not a TrueType \
        or OpenType font. Its path is relative to the compiled file; without `font:` the built-in \
        text model is used.
        """,
      bad: .view("text \"Explore\" { font: \"Inter.ttf\" }", below: "preview \"phone\" 390 x 844"),
      good: .view("text \"Explore\" { weight: semibold }", below: "preview \"phone\" 390 x 844")))

  package static let valueNeverMissing = Self(
    .error, "L268", "value-never-missing",
    Page(
      why: """
        `??` gives a default for a field of `data` that an entry of the file may lack. Any other \
        value is always there, and its default would never be used.
        """,
      bad: .view("text (1 ?? 2)", below: "preview \"phone\" 390 x 844 { data: \"card.json\" }"),
      good: .view(
        "text (data.title ?? \"Untitled\")",
        below: "preview \"phone\" 390 x 844 { data: \"card.json\" }"),
      beside: ["card.json": "{ \"title\": null }"]))
}
