extension CodePage {
  /// What the compiler says of numbers that are out of bounds.
  static let numberCodes: [CodePage] = [
    CodePage(
      number: "L211", name: "empty-range",
      why: """
        The first bound of a range is its smaller one, as in Swift. A range that ends before \
        it starts holds no value, so no value could be given and no case could ever be taken.
        """,
      bad: """
        param columns in 6...1 = 3
        layout page { section s {
            hgroup row 1w x 44 split columns { item cell }
        } }
        """,
      good: """
        param columns in 1...6 = 3
        layout page { section s {
            hgroup row 1w x 44 split columns { item cell }
        } }
        """),
    CodePage(
      number: "L212", name: "parameter-out-of-range",
      why: """
        A parameter starts with the value behind `=`, and that value has to lie in the range \
        that is allowed from outside.
        """,
      bad: """
        param columns in 1...6 = 8
        layout page { section s {
            hgroup row 1w x 44 split columns { item cell }
        } }
        """,
      good: """
        param columns in 1...8 = 8
        layout page { section s {
            hgroup row 1w x 44 split columns { item cell }
        } }
        """),
    CodePage(
      number: "L216", name: "division-by-zero",
      why: """
        A division by 0 comes to no number, so there is no length or count to lay out with. \
        Keep the divisor above 0 for every value that its parts can take.
        """,
      bad: """
        param gaps in 0...6 = 0
        layout page { section s {
            hgroup row 1w x (120 / gaps) { item cell }
        } }
        """,
      good: """
        param gaps in 0...6 = 0
        layout page { section s {
            hgroup row 1w x (120 / max(1, gaps)) { item cell }
        } }
        """),
    CodePage(
      number: "L217", name: "number-too-large",
      why: """
        A number is a `Double`, as `CGFloat` is: beyond 1.8e308 there is none. Lengths and \
        counts are limited to 1000000000 anyway.
        """,
      bad: manyDigits,
      good: """
        layout page { section s { spacing: 9; hgroup row 1w x 44 { item cell } } }
        """),
    CodePage(
      number: "L220", name: "not-positive",
      why: """
        Some values have to be more than 0: a display's scale, for one, is the number of \
        pixels in a point, and with 0 of them no frame has a place on the pixel grid.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 { item cell }
        } }
        preview "phone" 393 x 852 { items: 4; scale: 0 }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 { item cell }
        } }
        preview "phone" 393 x 852 { items: 4; scale: 3 }
        """),
    CodePage(
      number: "L221", name: "negative",
      why: "Lengths such as the width of a grid's track cannot be less than 0.",
      bad: """
        view card {
            lazyvgrid { columns: fixed(-40); box }
        }
        preview "phone" 393 x 852
        """,
      good: """
        view card {
            lazyvgrid { columns: fixed(40); box }
        }
        preview "phone" 393 x 852
        """),
    CodePage(
      number: "L222", name: "not-whole",
      why: """
        Counts are whole numbers: there are no two and a half columns. A count that is \
        reckoned needs `floor`, `ceil` or `round`.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 split 2.5 { item cell }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 split floor(2.5) { item cell }
        } }
        """),
    CodePage(
      number: "L223", name: "out-of-range",
      why: """
        Counts, indices and versions have bounds. A group, for one, is split in at least one \
        part and at most 10000.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 split 0 { item cell }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 split 2 { item cell }
        } }
        """),
    CodePage(
      number: "L224", name: "not-finite",
      why: """
        A product or a sum beyond 1.8e308 comes to infinity, which is neither a length nor a \
        count.
        """,
      bad: hugeProduct,
      good: """
        let gap = 10
        layout page { section s { spacing: gap * gap
            hgroup row 1w x 44 { item cell } } }
        """),
    CodePage(
      number: "L229", name: "setting-out-of-range",
      why: """
        A value given to a parameter by a preview's `set:` or by `--set` has to lie in the \
        parameter's range. The linter looks at the layout for that range, and at no value \
        beyond it.
        """,
      bad: """
        param columns in 1...6 = 3
        layout page { section s {
            hgroup row 1w x 44 split columns { item cell }
        } }
        preview "phone" 393 x 852 { items: 9; set: columns 9 }
        """,
      good: """
        param columns in 1...6 = 3
        layout page { section s {
            hgroup row 1w x 44 split columns { item cell }
        } }
        preview "phone" 393 x 852 { items: 9; set: columns 6 }
        """),
    CodePage(
      number: "L238", name: "too-large",
      why: """
        Lengths and counts go as far as 1000000000, a number no screen and no list of data \
        comes near. More comes of a wrong calculation or of a digit too many.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 99999999999 { item cell }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 100 { item cell }
        } }
        """),
    CodePage(
      number: "L239", name: "empty-list",
      why: """
        `items: [31, 28]` has a number for each section of that name, so an empty list would \
        say that there are no sections at all. A section without items is written `0`.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 { item cell }
        } }
        preview "empty" 393 x 852 { items: [] }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 { item cell }
        } }
        preview "empty" 393 x 852 { items: 0 }
        """),
  ]

  /// A layout with a number of 400 digits.
  private static let manyDigits: String =
    "layout page { section s { spacing: " + String(repeating: "9", count: 400)
    + "; hgroup row 1w x 44 { item cell } } }"

  /// A product of two numbers that is none.
  private static let hugeProduct: String =
    "let huge = 1" + String(repeating: "0", count: 200) + "\n"
    + "layout page { section s { spacing: huge * huge\n"
    + "    hgroup row 1w x 44 { item cell } } }"
}
