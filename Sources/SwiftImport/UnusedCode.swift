internal import LayoutDiagnostics
internal import LayoutSwiftSource
internal import LayoutText

extension Importer {
  /// Notes code that makes parts of layouts and that nothing uses, and layouts in branches of `#if`
  /// that are not taken.
  ///
  /// - Source: `import.md` 3 and 4.
  mutating func noteUnusedCode() {
    for number in request.range {
      let file = program.files[number]
      for range in file.inactiveRanges {
        let hasView = request.includesViews && file.source[range].holds(": View")
        guard program.makesLayout(range, file) || hasView else { continue }
        diagnostics.append(
          .otherPlatform(hasView ? "view" : "layout", at: file.source.firstWords(in: range)))
      }
      guard !diagnostics.hasErrors else { continue }
      let pieces = program.pieces(of: file)
      for piece in pieces where !called.contains(piece.mark) {
        // The names of its overloads are no uses of it.
        let overloads = pieces.filter { $0.name == piece.name && $0.mark != piece.mark }
        let own = ([piece.range] + overloads.map(\.nameRange)).sorted {
          $0.lowerBound < $1.lowerBound
        }
        let isNamed = request.range.contains {
          program.files[$0].source.names(piece.name, outside: own)
        }
        if !isNamed { diagnostics.append(.unusedPiece(piece.name, at: piece.nameRange)) }
      }
    }
  }
}

/// A function or a property that gives a part of a section.
struct LayoutPiece {
  let name: String
  let nameRange: TextRange
  let range: TextRange
  /// What tells that it was called.
  var mark: Int { nameRange.lowerBound }
}

extension SwiftProgram {
  /// Whether the text in `range` makes a layout or a section.
  fileprivate func makesLayout(_ range: TextRange, _ file: SwiftFile) -> Bool {
    mentionsLayout(range, file) || file.source[range].holds(Framework.section + "(")
  }

  /// The functions and computed properties of a file that give groups, items, headers and the like.
  fileprivate func pieces(of file: SwiftFile) -> [LayoutPiece] {
    file.declarations.flatMap(pieces)
  }

  private func pieces(in declaration: SwiftDeclaration) -> [LayoutPiece] {
    switch declaration.form {
    case .type(let type) where type.keyword != .protocolType: return type.members.flatMap(pieces)
    case .function(let function):
      guard function.body != nil, let result = function.result, Framework.isPiece(result.name),
        !declaration.modifiers.contains("override")
      else { return [] }
      return [
        LayoutPiece(
          name: function.name, nameRange: function.nameRange, range: declaration.range)
      ]
    case .variable(let variable):
      return variable.bindings.compactMap { binding in
        guard let name = binding.name, binding.getter != nil, let type = binding.type,
          Framework.isPiece(type.name)
        else { return nil }
        return LayoutPiece(name: name, nameRange: binding.pattern.range, range: declaration.range)
      }
    default: return []
    }
  }
}

extension SourceText {
  /// The first line in `range` that is not empty, without the spaces around it.
  fileprivate func firstWords(in range: TextRange) -> TextRange {
    let isSpace: (UInt8) -> Bool = { $0 == 32 || (9...13).contains($0) }
    let text = Array(self[range].utf8)
    guard let start = text.firstIndex(where: { !isSpace($0) }) else { return range }
    let line = text[start...].prefix { $0 != 10 && $0 != 13 }
    let end = line.lastIndex { !isSpace($0) } ?? start
    return range.lowerBound + start..<range.lowerBound + end + 1
  }

  /// Whether `name` stands anywhere as a word, but in the ranges `own`, which are in order.
  fileprivate func names(_ name: String, outside own: [TextRange]) -> Bool {
    var parts: [TextRange] = []
    var start = range.lowerBound
    for own in own where holds(own) && own.lowerBound >= start {
      parts.append(start..<own.lowerBound)
      start = own.upperBound
    }
    parts.append(start..<range.upperBound)
    return parts.contains { part in
      self[part].utf8.split { !$0.isPartOfWord }.contains { $0.elementsEqual(name.utf8) }
    }
  }
}
