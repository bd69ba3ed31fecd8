/// Source of a page: a fragment in a template that names what surrounds it.
struct Example: Sendable {
  let text: String

  /// - Parameter above, below: What stands before and behind the template.
  private init(_ lines: [String], _ above: String, _ below: String) {
    let whole = lines.joined(separator: "\n")
    text = [above, whole, below].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// A whole file.
  static func file(_ text: String) -> Example { Example([text], "", "") }

  static func view(_ fragment: String, above: String = "", below: String = "") -> Example {
    Example(["view card {", fragment.indented(by: 4), "}"], above, below)
  }

  static func layout(_ fragment: String, above: String = "", below: String = "") -> Example {
    Example(["layout page {", fragment.indented(by: 4), "}"], above, below)
  }

  /// In a layout, before its section.
  static func beforeSection(_ fragment: String, above: String = "", below: String = "") -> Example {
    layout("\(fragment)\nsection s { \(group) }", above: above, below: below)
  }

  static func section(_ fragment: String, above: String = "", below: String = "") -> Example {
    Example(["layout page { section s {", fragment.indented(by: 4), "} }"], above, below)
  }

  /// In a section, before its group.
  static func beforeGroup(_ fragment: String, above: String = "", below: String = "") -> Example {
    section("\(fragment)\n\(group)", above: above, below: below)
  }

  static func group(_ fragment: String, above: String = "", below: String = "") -> Example {
    section("hgroup row 1w x 44 {\n\(fragment.indented(by: 4))\n}", above: above, below: below)
  }

  /// At the top of a file, before its layout.
  static func beforePage(_ fragment: String) -> Example { Example([page], fragment, "") }

  /// At the top of a file, behind its layout.
  static func afterPage(_ fragment: String) -> Example { Example([page], "", fragment) }

  private static let group = "hgroup row 1w x 44 { item cell }"
  private static let page = "layout page { section s { \(group) } }"
}

extension String {
  /// Each line that is not empty further in by `count` spaces.
  fileprivate func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}
