extension String {
  /// A language that has literals in quotes.
  package enum LiteralLanguage: Sendable {
    case layout, swift
  }

  /// What stands for it between the quotes of a literal: what is not shown is escaped.
  package func escaped(for language: LiteralLanguage) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r" where language == .swift: escaped += "\\r"
      case "\t" where language == .swift: escaped += "\\t"
      // A build server may take `##[` in its log for a command.
      case _ where scalar.isControl || scalar == "#" && escaped.hasSuffix("#"):
        escaped += "\\u{\(String(scalar.value, radix: 16))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
