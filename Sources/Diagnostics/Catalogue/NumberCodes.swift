extension Diagnostic.Code {
  static let numberCodes: [Self] = [
    .emptyRange, .parameterOutOfRange, .divisionByZero, .numberTooLarge, .notPositive,
    .negativeValue, .notAnInteger, .outOfRange, .notFinite, .settingOutOfRange, .tooLarge,
    .emptyList,
  ]

  package static let emptyRange = Self(
    .error, "L211", "empty-range",
    Page(
      why: """
        The lower bound of a range comes first, as in Swift. A range whose upper bound is smaller \
        contains no value.
        """,
      bad: .section(
        "hgroup row 1w x 44 split columns { item cell }", above: "param columns in 6...1 = 3"),
      good: .section(
        "hgroup row 1w x 44 split columns { item cell }", above: "param columns in 1...6 = 3")))

  package static let parameterOutOfRange = Self(
    .error, "L212", "parameter-out-of-range",
    Page(
      why: "The default of a parameter after `=` must be in the declared range.",
      bad: .section(
        "hgroup row 1w x 44 split columns { item cell }", above: "param columns in 1...6 = 8"),
      good: .section(
        "hgroup row 1w x 44 split columns { item cell }", above: "param columns in 1...8 = 8")))

  package static let divisionByZero = Self(
    .error, "L216", "division-by-zero",
    Page(
      why: """
        The result of a division by 0 is not a length or count. Keep the divisor above 0 for all \
        inputs.
        """,
      bad: .section("hgroup row 1w x (120 / gaps) { item cell }", above: "param gaps in 0...6 = 0"),
      good: .section(
        "hgroup row 1w x (120 / max(1, gaps)) { item cell }", above: "param gaps in 0...6 = 0")))

  package static let numberTooLarge = Self(
    .error, "L217", "number-too-large",
    Page(
      why: """
        Numbers are `Double`s, like `CGFloat`: 1.8e308 is the limit. The greatest length or count \
        is 1000000000.
        """, bad: .beforeGroup("spacing: \(digits(400))"), good: .beforeGroup("spacing: 9")))

  package static let notPositive = Self(
    .error, "L220", "not-positive",
    Page(
      why: """
        Some values must be greater than 0: the display scale, for example, is the number of \
        pixels per point.
        """, bad: .afterPage("preview \"phone\" 393 x 852 { items: 4; scale: 0 }"),
      good: .afterPage("preview \"phone\" 393 x 852 { items: 4; scale: 3 }")))

  package static let negativeValue = Self(
    .error, "L221", "negative-value",
    Page(
      why: "Lengths such as the width of a grid track must not be negative.",
      bad: .view("lazyvgrid { columns: fixed(-40); box }", below: "preview \"phone\" 393 x 852"),
      good: .view("lazyvgrid { columns: fixed(40); box }", below: "preview \"phone\" 393 x 852")))

  package static let notAnInteger = Self(
    .error, "L222", "not-an-integer",
    Page(
      why: """
        Counts are whole numbers: there are no two and a half columns. Round a computed count \
        with `floor`, `ceil` or `round`.
        """, bad: .section("hgroup row 1w x 44 split 2.5 { item cell }"),
      good: .section("hgroup row 1w x 44 split floor(2.5) { item cell }")))

  package static let outOfRange = Self(
    .error, "L223", "out-of-range",
    Page(
      why: """
        Counts, indices and versions have bounds. A group, for example, is split into at least \
        one part and at most 10000.
        """, bad: .section("hgroup row 1w x 44 split 0 { item cell }"),
      good: .section("hgroup row 1w x 44 split 2 { item cell }")))

  package static let notFinite = Self(
    .error, "L224", "not-finite",
    Page(
      why: "A product or a sum beyond 1.8e308 is infinite, which is neither a length nor a count.",
      bad: .beforeGroup("spacing: huge * huge", above: "let huge = \(digits(200))"),
      good: .beforeGroup("spacing: huge * huge", above: "let huge = 10")))

  package static let settingOutOfRange = Self(
    .error, "L229", "setting-out-of-range",
    Page(
      why: """
        A value passed to a parameter by `set:` of a preview or by `--set` must be in the \
        parameter's range. The linter examines only that range.
        """,
      bad: .section(
        "hgroup row 1w x 44 split columns { item cell }", above: "param columns in 1...6 = 3",
        below: "preview \"phone\" 393 x 852 { items: 9; set: columns 9 }"),
      good: .section(
        "hgroup row 1w x 44 split columns { item cell }", above: "param columns in 1...6 = 3",
        below: "preview \"phone\" 393 x 852 { items: 9; set: columns 6 }")))

  package static let tooLarge = Self(
    .error, "L238", "too-large",
    Page(
      why: """
        The greatest length or count is 1000000000. A larger value is usually a wrong calculation \
        or an extra digit.
        """, bad: .section("hgroup row 1w x 99999999999 { item cell }"),
      good: .section("hgroup row 1w x 100 { item cell }")))

  package static let emptyList = Self(
    .error, "L239", "empty-list",
    Page(
      why: """
        `items: [31, 28]` has one number for each section of that name, so an empty list would \
        mean no sections. Write `0` for a section without items.
        """, bad: .afterPage("preview \"empty\" 393 x 852 { items: [] }"),
      good: .afterPage("preview \"empty\" 393 x 852 { items: 0 }")))
}
