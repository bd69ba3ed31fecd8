extension String {
  /// As text of a Markdown page or of a cell of its tables: nothing in it is read as Markdown, as HTML, as
  /// an address, as the name of a person or as the number of an issue.
  package var escapedForMarkdown: String {
    let scalars = Array(printable.unicodeScalars)
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if "\\`*_[]<>|#~!&".unicodeScalars.contains(scalar) { text.append("\\") }
      text.append(scalar)
      // An empty comment keeps apart what pages make a name or an address of; they look for them after a
      // backslash is gone.
      let next = scalars[(index + 1)...]
      let isSplit =
        switch scalar {
        case "@": next.startsName
        case "#", "!": next.startsNumber
        case "-": next.startsNumber && scalars[..<index].ends(in: "gh")
        case ":": next.starts(with: "//".unicodeScalars)
        case ".": scalars[..<index].ends(in: "www")
        default: false
        }
      if isSplit { text.append(contentsOf: "<!-- -->".unicodeScalars) }
    }
    return String(text)
  }

  /// As code in a Markdown page or a cell of its tables.
  package var asMarkdownCode: String {
    let text = printable.exchanging("|", for: "\\|")
    let longest = text.longestTicks
    let ticks = String(repeating: "`", count: longest + 1)
    return longest == 0 ? "`\(text)`" : "\(ticks) \(text) \(ticks)"
  }

  /// As a block of code of a Markdown page, which nothing in it ends.
  package func asMarkdownBlock(of language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestTicks + 1))
    return "\(fence)\(language)\n\(self)\n\(fence)"
  }

  private var longestTicks: Int { split { $0 != "`" }.map(\.count).max() ?? 0 }

  /// Markdown in which neither a picture nor HTML is left: they would be loaded from where they say.
  package var withoutPictures: String {
    let scalars = Array(unicodeScalars)
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if scalar == "<" && (next.properties.isAlphabetic || next == "/")
        || scalar == "[" && index > 0
          && scalars[index - 1] == "!"
      {
        text.append("\\")
      }
      text.append(scalar)
    }
    return String(text)
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
  fileprivate var startsNumber: Bool { first.map { ("0"..."9").contains($0) } ?? false }

  /// Whether it ends in `word`, in small letters or capitals.
  fileprivate func ends(in word: String) -> Bool {
    String(String.UnicodeScalarView(suffix(word.count))).lowercased() == word
  }

  /// Whether it begins with letters, digits and hyphens of which not all are digits.
  fileprivate var startsName: Bool {
    prefix { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" }
      .contains { $0.properties.isAlphabetic }
  }
}
