extension CodePage {
  /// What the compiler says of data files and fonts.
  static let dataCodes: [CodePage] = [
    CodePage(
      number: "L260", name: "unreadable-data",
      why: """
        The file that `data:` names is missing, cannot be opened or is not JSON. Its path is \
        relative to the file that names it.
        """,
      bad: """
        view card { text data.title }
        preview "phone" 390 x 844 { data: "card.json" }
        """,
      good: """
        view card { text data.title }
        preview "phone" 390 x 844 { data: "cards.json" }
        """,
      beside: ["cards.json": "{ \"title\": \"Explore\" }"]),
    CodePage(
      number: "L261", name: "misshapen-data",
      why: """
        The items of a section are a list under the section's name, or an object with a list \
        called `items`. A number or a string says nothing of what the cells show.
        """,
      bad: """
        layout page { section posts { hgroup row 1w x 44 { item cell } } }
        preview "phone" 390 x 844 { data: "feed.json" }
        """,
      good: """
        layout page { section cards { hgroup row 1w x 44 { item cell } } }
        preview "phone" 390 x 844 { data: "feed.json" }
        """,
      beside: [
        "feed.json":
          "{ \"posts\": 3, \"cards\": [{ \"title\": \"Explore\" }, { \"title\": \"Saved\" }] }"
      ]),
    CodePage(
      number: "L262", name: "data-without-sections",
      why: """
        The data of a layout are an object with a list of items for each section's name. A \
        list at the top names no sections, so nobody knows whose items they are.
        """,
      bad: """
        layout page { section posts { hgroup row 1w x 44 { item cell } } }
        preview "phone" 390 x 844 { data: "list.json" }
        """,
      good: """
        layout page { section posts { hgroup row 1w x 44 { item cell } } }
        preview "phone" 390 x 844 { data: "feed.json" }
        """,
      beside: [
        "list.json": "[{ \"title\": \"Explore\" }]",
        "feed.json": "{ \"posts\": [{ \"title\": \"Explore\" }] }",
      ]),
    CodePage(
      number: "L263", name: "data-beyond-contents",
      why: """
        An item's size, insets and badges are made once, in the layout, and hold for all of \
        its cells, as with `NSCollectionLayoutItem`. Data differ from cell to cell and decide \
        only on what stands in the item.
        """,
      bad: """
        layout page { section s { hgroup row 1w x 44 { item cell {
            if data.wide { insets: 8 }
            text "a"
        } } } }
        preview "phone" 390 x 844 { data: "feed.json" }
        """,
      good: """
        layout page { section s { hgroup row 1w x 44 { item cell {
            text "a" { if data.wide { padding: 8 } }
        } } } }
        preview "phone" 390 x 844 { data: "feed.json" }
        """,
      beside: ["feed.json": "{ \"s\": [{ \"wide\": true }] }"]),
    CodePage(
      number: "L264", name: "missing-field",
      why: """
        The content reads a field that the data of this item do not have. Its name is \
        misspelled, or it is missing in one of the entries.
        """,
      bad: """
        view card { text data.titel }
        preview "phone" 390 x 844 { data: "card.json" }
        """,
      good: """
        view card { text data.title }
        preview "phone" 390 x 844 { data: "card.json" }
        """,
      beside: ["card.json": "{ \"title\": \"Explore\" }"]),
    CodePage(
      number: "L265", name: "misfitting-data",
      why: """
        The field is there, but its value is not what the place asks for: a number where \
        points are needed, one of the known words where an enumeration is.
        """,
      bad: """
        view card { text data.title { weight: data.title } }
        preview "phone" 390 x 844 { data: "card.json" }
        """,
      good: """
        view card { text data.title { weight: data.weight } }
        preview "phone" 390 x 844 { data: "card.json" }
        """,
      beside: ["card.json": "{ \"title\": \"Explore\", \"weight\": \"bold\" }"]),
    CodePage(
      number: "L266", name: "no-data",
      why: """
        The content reads `data`, but the preview names no data file, or its file says nothing \
        of this section. Without data there is nothing to measure the cell by.
        """,
      bad: """
        view card { text data.title }
        preview "phone" 390 x 844
        """,
      good: """
        view card { text data.title }
        preview "phone" 390 x 844 { data: "card.json" }
        """,
      beside: ["card.json": "{ \"title\": \"Explore\" }"]),
    CodePage(
      number: "L267", name: "unreadable-font",
      why: """
        The widths of a text come from the font file that `font:` names, and this one is \
        missing or is not a TrueType or OpenType font. Its path is relative to the file that is \
        compiled; without `font:` the text is measured with the text model's own widths.
        """,
      bad: """
        view card { text "Explore" { font: "Inter.ttf" } }
        preview "phone" 390 x 844
        """,
      good: """
        view card { text "Explore" { weight: semibold } }
        preview "phone" 390 x 844
        """),
  ]
}
