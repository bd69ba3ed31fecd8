internal import LayoutChecking
package import LayoutCompiler
package import LayoutDiagnostics
package import LayoutLint
internal import LayoutSwiftImport
internal import LayoutSwiftSource
package import LayoutText

/// The layouts of a Swift file, imported in memory, and the places of the code that they came from.
///
/// - Source: `lsp.md` 7, Swift files.
package struct SwiftLayouts: Sendable {
  /// The Swift file, from offset 0.
  package var source: SourceText { origin.source }
  /// What `layoutc import` writes of it.
  package let text: String
  package let compilation: Compilation
  /// The names of the files whose declarations may be used.
  package let otherFiles: [String]
  package let holeCount: Int
  /// The note about its holes; `nil` without any.
  private let holes: Diagnostic?
  /// The functions that make layouts.
  private let roots: [TextRange]
  private let origin: SourceOrigin
  /// What gave elements sizes that the text leaves out, by the calls that made them.
  private let omittedSizes: [TextRange: [TextRange]]

  /// - Parameter others: Files whose declarations may be used.
  /// - Returns: `nil` where the file has no layout that could be read.
  package init?(importing source: SourceText, beside others: [SourceText]) {
    guard source.mayHoldLayout else { return nil }
    var sources = Sources()
    let files = ([source] + others).map { parseSwift(sources.add($0)) }
    let result = imported(ImportRequest(files, importing: 1))
    guard !result.roots.isEmpty else { return nil }
    (text, holeCount, otherFiles) = (result.text, result.holeCount, others.map(\.name))
    var origin = SourceOrigin(source, parts: result.origins)
    origin.repeats = result.roots.filter(\.isHosted).map(\.range)
    origin.guesses = result.guesses
    self.origin = origin
    roots = result.roots.map(\.range)
    omittedSizes = Dictionary(grouping: result.omittedSizes, by: \.element)
      .mapValues { $0.map(\.axis) }
    var compilation = Compilation(SourceText(result.text, name: source.name))
    compilation.origin = origin
    self.compilation = compilation
    let first = result.diagnostics.first { Self.codesOfHoles.contains($0.code.number) }
    holes = first.flatMap { hole in
      guard result.holeCount > 0, source.holds(hole.range) else { return nil }
      let count = result.holeCount.counting("hole")
      return Diagnostic(
        Diagnostic.Code(.note, hole.code.number, hole.code.name),
        "\(count): `layoutc import \(source.name)` lists them", at: hole.range,
        label: hole.headline)
    }
  }

  /// What `lint` finds, at the places of the code, and the note about holes.
  ///
  /// - Complexity: that of linting the imported text.
  package func findings(_ settings: LintSettings) -> [Diagnostic] {
    let place = { (diagnostic: Diagnostic) in
      diagnostic.moved(
        to: origin.range(of: diagnostic.range) ?? 0..<0, label: diagnostic.primary.text)
    }
    let outcome = compilation.linted(settings)
      .suppressed(by: CodeComments(ofSwift: source), at: place)
    return ([holes].compactMap(\.self) + outcome.findings.map(place)).inOrder
  }

  /// Whether `range` touches the code of a layout: a function that makes one, or the block around
  /// something that is part of one.
  package func hasLayout(in range: TextRange) -> Bool {
    let blocks = source.blocks
    let parts = origin.parts.map(\.source).flatMap { part in
      [part] + blocks.filter { $0.contains(part.lowerBound) }.prefix(1)
    }
    return (roots + parts).contains {
      $0.lowerBound <= range.upperBound && range.lowerBound <= $0.upperBound
    }
  }

  /// The calls that made elements, and those that gave them their sizes, with the elements in the
  /// order of the imported text.
  var calls: [(call: SwiftCall, element: CheckedElement)] {
    let all = SwiftCall.all(in: source)
    return compilation.program.elements.flatMap { element in
      let made = origin.range(of: element.wordRange)
      let written = origin.parts.filter {
        $0.range.lowerBound > element.wordRange.upperBound
          && $0.range.upperBound <= element.range.upperBound && $0.source != made
      }
      let sizes = written.map(\.source) + (made.flatMap { omittedSizes[$0] } ?? [])
      let calls = all.filter { call in
        call.range == made || sizes.contains { call.holdsArgument($0, among: all) }
      }
      return calls.map { ($0, element) }
    }
  }

  /// The calls that made elements.
  var makingCalls: [(call: SwiftCall, element: CheckedElement)] {
    calls.filter { $0.call.range == origin.range(of: $0.element.wordRange) }
  }

  /// The codes of what can make a hole.
  private static let codesOfHoles = Set(
    [
      Diagnostic.Code.changingState, .foreignName, .unreadSyntax, .missingStructure, .frameworkView,
    ].map(\.number))
}

/// A call in Swift code.
struct SwiftCall: Hashable, Sendable {
  /// What is called, as in `NSCollectionLayoutGroup.horizontal`.
  let callee: TextRange
  /// All of it.
  let range: TextRange

  /// The calls of a file, those inside of others first.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  static func all(in source: SourceText) -> [SwiftCall] {
    let tokens = swiftTokens(of: source)
    var open: [Int] = []
    var calls: [SwiftCall] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .leftParenthesis { open.append(index) }
      guard token.kind == .rightParenthesis, let first = open.popLast() else { continue }
      var start = first
      // Names and the dots between them, without a blank.
      while start > 0, [.word, .dot].contains(tokens[start - 1].kind),
        tokens[start - 1].bytes.upperBound == tokens[start].bytes.lowerBound
      {
        start -= 1
      }
      guard start < first else { continue }
      let begin = tokens[start].bytes.lowerBound
      calls.append(
        SwiftCall(
          callee: begin..<tokens[first].bytes.lowerBound, range: begin..<token.bytes.upperBound))
    }
    return calls
  }

  /// Whether the part at `place` is one of its arguments, rather than one of a call inside of it.
  func holdsArgument(_ place: TextRange, among all: [SwiftCall]) -> Bool {
    func isInside(_ call: SwiftCall) -> Bool {
      call.callee.upperBound < place.lowerBound && place.upperBound < call.range.upperBound
    }
    return isInside(self) && !all.contains { isInside($0) && $0.range.count < range.count }
  }
}

extension SourceText {
  /// Whether its bytes name what layouts are made of.
  package var mayHoldLayout: Bool {
    let text = self[range]
    return ["CompositionalLayout", "NSCollectionLayout", "SwiftUI"].contains { text.holds($0) }
  }

  /// What stands between braces, with these; inner ones before outer ones.
  fileprivate var blocks: [TextRange] {
    var open: [Int] = []
    return swiftTokens(of: self).compactMap { token in
      if token.kind == .leftBrace { open.append(token.bytes.lowerBound) }
      guard token.kind == .rightBrace, let start = open.popLast() else { return nil }
      return start..<token.bytes.upperBound
    }
  }

  /// Whether its brackets close: Swift code that is being typed often does not parse.
  package var hasClosedBrackets: Bool { unclosedBracket == nil }

  /// The last bracket that is not closed, or the first that closes none; `nil` where all do.
  package var unclosedBracket: TextRange? {
    SwiftFault.loneBracket(in: swiftTokens(of: self))?.bytes
  }
}
