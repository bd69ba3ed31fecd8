internal import LayoutText

/// The tokens of a file without those in branches of `#if` that are not taken, and without the
/// directives themselves.
///
/// A branch is taken as for a release build of an iOS app; where the file imports AppKit and not
/// UIKit, as for one of macOS.
/// - Source: `import.md` §3.
struct ActiveTokens {
  private(set) var tokens: [SwiftToken] = []
  /// The text of the branches that are not taken.
  private(set) var inactiveRanges: [TextRange] = []
  private let source: SourceText
  private let isMac: Bool
  /// The open `#if`s, the innermost last.
  private var levels: [Level] = []
  /// Where the inactive text at the cursor began, counted from the start of the file.
  private var inactiveStart: Int?

  private struct Level {
    /// Whether the text around it is active.
    let isReachable: Bool
    var isActive: Bool
    /// Whether one of its branches has been taken.
    var isDecided: Bool
  }

  init(of all: [SwiftToken], in source: SourceText) {
    self.source = source
    guard all.contains(where: { $0.kind == .pound }) else {
      (tokens, isMac) = (all, false)
      return
    }
    isMac = Self.importsAppKitAlone(all, source)
    tokens.reserveCapacity(all.count)
    var index = 0
    while index < all.count {
      let token = all[index]
      if token.kind == .pound, token.leadsLine || token.kind == .end,
        let directive = directive(token)
      {
        var end = index + 1
        while end < all.count, !all[end].leadsLine { end += 1 }
        enter(directive, all[index + 1..<end], at: token.bytes.lowerBound)
        index = end
        continue
      }
      if isActive || token.kind == .end { tokens.append(token) }
      index += 1
    }
    close(at: source.bytes.count)
  }

  private enum Directive: String {
    case begin = "#if", other = "#elseif", rest = "#else", end = "#endif"
  }

  private func directive(_ token: SwiftToken) -> Directive? {
    Directive(rawValue: text(token))
  }

  private func text(_ token: SwiftToken) -> String {
    String(decoding: source.bytes[token.bytes], as: UTF8.self)
  }

  private var isActive: Bool { levels.last?.isActive ?? true }

  private mutating func enter(
    _ directive: Directive, _ condition: ArraySlice<SwiftToken>, at offset: Int
  ) {
    switch directive {
    case .begin:
      let isTrue = isActive && holds(condition)
      levels.append(Level(isReachable: isActive, isActive: isTrue, isDecided: isTrue))
    case .other, .rest:
      guard var level = levels.popLast() else { return }
      let isTrue = level.isReachable && !level.isDecided && (directive == .rest || holds(condition))
      (level.isActive, level.isDecided) = (isTrue, level.isDecided || isTrue)
      levels.append(level)
    case .end: _ = levels.popLast()
    }
    if isActive {
      close(at: offset)
    } else if inactiveStart == nil {
      inactiveStart = condition.last?.bytes.upperBound ?? offset
    }
  }

  private mutating func close(at offset: Int) {
    guard let start = inactiveStart else { return }
    if start < offset { inactiveRanges.append((start..<offset).shifted(by: source.base)) }
    inactiveStart = nil
  }

  private func holds(_ condition: ArraySlice<SwiftToken>) -> Bool {
    var condition = CompilationCondition(
      words: condition.map(text).flatMap(CompilationCondition.words(of:)), isMac: isMac)
    return condition.value()
  }

  private static func importsAppKitAlone(_ all: [SwiftToken], _ source: SourceText) -> Bool {
    var imported: Set<String> = []
    for index in all.indices.dropLast() where all[index].kind == .word && all[index].leadsLine {
      guard source.bytes[all[index].bytes].elementsEqual("import".utf8) else { continue }
      imported.insert(String(decoding: source.bytes[all[index + 1].bytes], as: UTF8.self))
    }
    return !imported.isDisjoint(with: ["AppKit", "Cocoa"]) && !imported.contains("UIKit")
  }
}

/// The condition of an `#if`, read from its words.
private struct CompilationCondition {
  private var words: ArraySlice<String>
  private let isMac: Bool

  init(words: [String], isMac: Bool) { (self.words, self.isMac) = (words[...], isMac) }

  /// An operator that is written stuck to another one, as in `&&!`, is two words.
  static func words(of text: String) -> [String] {
    guard text.hasSuffix("!"), text.count > 1 else { return [text] }
    return [String(text.dropLast()), "!"]
  }

  /// Whether it holds; what it cannot read is false.
  mutating func value() -> Bool {
    var result = conjunction()
    while words.first == "||" {
      words.removeFirst()
      let right = conjunction()
      result = result || right
    }
    return result
  }

  private mutating func conjunction() -> Bool {
    var result = operand()
    while words.first == "&&" {
      words.removeFirst()
      let right = operand()
      result = result && right
    }
    return result
  }

  private mutating func operand() -> Bool {
    guard let first = words.popFirst() else { return false }
    switch first {
    case "!": return !operand()
    case "(":
      let value = value()
      if words.first == ")" { words.removeFirst() }
      return value
    case "true": return true
    default: return words.first == "(" ? call(first, arguments()) : false
    }
  }

  private mutating func arguments() -> [String] {
    words.removeFirst()
    var (arguments, depth): ([String], Int) = ([], 1)
    while let word = words.popFirst() {
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      if depth == 0 { break }
      arguments.append(word)
    }
    return arguments
  }

  private func call(_ name: String, _ arguments: [String]) -> Bool {
    let argument = arguments.first ?? ""
    switch name {
    case "os": return argument == (isMac ? "macOS" : "iOS")
    case "canImport":
      let other: Set = isMac ? ["UIKit"] : ["AppKit", "Cocoa"]
      return !other.contains(argument)
    // The language and the compiler are new.
    case "swift", "compiler": return argument.hasPrefix(">")
    case "hasFeature", "hasAttribute": return true
    default: return false
    }
  }
}
