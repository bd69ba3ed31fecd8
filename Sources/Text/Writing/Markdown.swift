extension String {
  /// As text of a Markdown page or of a cell of its tables: nothing in it is read as Markdown, as HTML, as
  /// an address or as the name of a person.
  package var escapedForMarkdown: String {
    let scalars = Array(printable.unicodeScalars)
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if "\\`*_[]<>|#~!&".unicodeScalars.contains(scalar) { text.append("\\") }
      text.append(scalar)
      // An empty comment keeps apart what pages make a name or an address of; they look for them after a
      // backslash is gone.
      let isSplit =
        switch scalar {
        case "@": scalars[(index + 1)...].startsName
        case ":": scalars[(index + 1)...].starts(with: "//".unicodeScalars)
        case ".":
          index >= 3 && scalars[(index - 3)..<index].allSatisfy { "wW".unicodeScalars.contains($0) }
        default: false
        }
      if isSplit { text.append(contentsOf: "<!-- -->".unicodeScalars) }
    }
    return String(text)
  }

  /// As code in a Markdown page or a cell of its tables.
  package var asMarkdownCode: String {
    let text = printable.exchanging("|", for: "\\|")
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let ticks = String(repeating: "`", count: longest + 1)
    return longest == 0 ? "`\(text)`" : "\(ticks) \(text) \(ticks)"
  }

  /// As text in which what stands between backticks is code. Where backticks are not what they seem, text
  /// becomes code or code text, and either is escaped.
  package var escapedForMarkdownWithCode: String {
    let parts = split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    return parts.enumerated().map { index, part in
      let isCode = !index.isMultiple(of: 2) && index < parts.count - 1 && !part.isEmpty
      return isCode ? part.asMarkdownCode : part.escapedForMarkdown
    }.joined()
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether it begins with letters, digits and hyphens of which not all are digits.
  fileprivate var startsName: Bool {
    prefix { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" }
      .contains { $0.properties.isAlphabetic }
  }
}
