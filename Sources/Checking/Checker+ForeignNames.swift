internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

/// Words that begin statements in other languages, and what to write instead.
enum StatementAdvice {
  private static let type =
    "a file holds layouts and views without a type around them: write `layout name { … }`"

  static let all = [
    "return": "leave it out: what stands in a block is laid out",
    "while": "write `for i in 0..<3 { … }`", "repeat": "write `for i in 0..<3 { … }`",
    "unless": "write `if !(…) { … }`", "guard": "write `if … { … }`",
    "elif": "write `else if … { … }`", "elsif": "write `else if … { … }`",
    "elseif": "write `else if … { … }`", "func": "write `define name(parameters) { … }`",
    "function": "write `define name(parameters) { … }`", "ForEach": "write `for i in … { … }`",
    "struct": type, "class": type, "extension": type,
  ]
}

extension Checker {
  /// A name that other languages have for what is called something else here.
  func foreignName(_ text: String, at range: TextRange) -> Diagnostic? {
    if let truth = Self.truths[text] {
      return .foreignName(text, meant: truth, at: range)
    }
    if Self.nothings.contains(text) { return .nothing(text, at: range) }
    if let condition = Self.conditions[text.lowercased()] {
      let isNegated = tree.source.byte(at: range.lowerBound - 1) == UInt8(ascii: "!")
      return .foreignName(text, meant: isNegated ? "(\(condition))" : condition, at: range)
    }
    if text == "zero" { return .foreignName(text, meant: "0", at: range) }
    if let side = Self.sides[text] { return .foreignSide(text, help: side, at: range) }
    let words = text.split(separator: ".").map(String.init)
    guard words.count > 1, let last = words.last else { return nil }
    if ["self", "this"].contains(words[0]) {
      let rest = words.dropFirst().joined(separator: ".")
      let isKnown =
        file.scope.binding(rest, at: range.lowerBound) != nil
        || Input.all.contains { $0.name == rest }
      if isKnown { return .foreignName(text, meant: rest, at: range) }
    }
    let word = Self.traits[last] ?? last
    let input = Input.all.first { $0.name.split(separator: ".").dropFirst().last == word[...] }
    guard let input else { return nil }
    // The size of a screen or a view differs from the container's.
    let isSame =
      Self.traits[last] != nil || !input.isContinuous
      || words.contains { $0 == "container" || $0.hasSuffix("ontentSize") }
    return .foreignName(text, meant: input.name, at: range, isSame ? .safe : .unsafe)
  }

  private static let truths = [
    "yes": "true", "YES": "true", "True": "true", "TRUE": "true", "on": "true",
    "no": "false", "NO": "false", "False": "false", "FALSE": "false", "off": "false",
  ]

  /// Names of devices and directions, in small letters, where a condition is meant.
  private static let conditions: [String: String] = {
    var conditions = ["isrtl": "rightToLeft", "rtl": "rightToLeft", "isrighttoleft": "rightToLeft"]
      .mapValues { "traits.layoutDirection == \($0)" }
    for (name, idiom) in ["pad": "pad", "ipad": "pad", "phone": "phone", "iphone": "phone"] {
      for word in [name, "is" + name] { conditions[word] = "traits.idiom == \(idiom)" }
    }
    return conditions
  }()

  /// How other languages write that a side of a size follows from something else.
  private static let sides: [String: String] = {
    let content = "a side as long as its content is estimated: `~44`"
    let container = "a side as long as the container's is `1w` or `1h`"
    let contents = ["auto", "fit", "hug", "wrap", "wrap_content", "fitContent", "intrinsic"]
    let containers = ["fill", "full", "stretch", "match_parent", "max", "infinite"]
    return Dictionary(
      uniqueKeysWithValues: contents.map { ($0, content) } + containers.map { ($0, container) })
  }()

  /// Whether another language's word for nothing stands there.
  func isNothing(_ syntax: ExpressionSyntax) -> Bool {
    syntax.isWord && Self.nothings.contains(syntax.text) && !isName(syntax.text, at: syntax.range)
  }

  static let nothings: Set = ["nil", "null", "None", "undefined"]

  /// What UIKit calls traits that are called something else here.
  private static let traits = [
    "userInterfaceIdiom": "idiom", "preferredContentSizeCategory": "contentSizeCategory",
  ]
}

extension Input {
  /// Whether it is a length of the container.
  fileprivate var isContinuous: Bool { bit & Self.continuous != 0 }
}
