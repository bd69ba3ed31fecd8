package import LayoutCompiler
internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutFormatting
internal import LayoutContent
internal import LayoutGeometry
internal import LayoutSolver
internal import LayoutSyntax
package import LayoutText

/// A change of a file that keeps what it means.
package struct Refactoring: Sendable {
  /// Its name on the command line.
  package let name: String
  /// Its kind in editors.
  package let kind: String
  /// What it is called at a place; `nil` where it is not available.
  let title: @Sendable (RefactoringPlace) -> String?
  /// The name that it makes up at a place; `nil` where it makes up none.
  var newName: @Sendable (RefactoringPlace) -> String? = { _ in nil }
  /// The edits; `nil` where it is not available.
  let edits: @Sendable (RefactoringPlace) -> [Edit]?

  /// Every refactoring. A new one is a file in this folder and a line here.
  package static let all: [Refactoring] = [
    .extractDefinition, .extractConstant, .extractParameter, .inline, .axis, .wrap, .unwrap,
    .edges, .lines, .addPreview, .expect,
  ]
}

/// What a refactoring is asked to work on.
package struct RefactoringPlace: Sendable {
  package let compilation: Compilation
  /// The selection; empty for a caret.
  package let range: TextRange
  /// What is extracted is called so; `nil`: what it is called by default.
  package var name: String?
  /// A device for a preview; `nil`: the default.
  package var preview: String?
  /// The preview that an editor shows; `nil`: that of the call, or the first.
  package var activePreview: String?

  package init(_ range: TextRange, in compilation: Compilation) {
    (self.range, self.compilation) = (range, compilation)
  }

  var tree: SyntaxTree { compilation.tree }
  var source: SourceText { compilation.source }

  /// The name for something new.
  func newName(_ standard: String) -> String {
    if let name { return name }
    let known = Set(NameTable(of: compilation).occurrences.map(\.thing.name))
    var (candidate, number) = (standard, 2)
    while known.contains(candidate) {
      candidate = "\(standard)\(number)"
      number += 1
    }
    return candidate
  }

  /// The nodes around the selection, the innermost first.
  var nodes: [SyntaxNode] {
    tree.path(to: range.lowerBound).reversed().map { tree[$0] }
      .filter { $0.range.upperBound >= range.upperBound }
  }
}

/// A refactoring that has been worked out.
package struct Refactored: Sendable {
  package let title: String
  package let kind: String
  package let edits: [Edit]
  /// Whether a frame of a preview differs.
  package let changesFrames: Bool
  /// Where a name that was made up is declared in the new text; `nil` without one.
  package var newName: Int?
}

extension Refactoring {
  /// What it does at `place`; `nil` where it is not available or would leave errors.
  ///
  /// - Parameter compile: The same file with another text.
  /// - Complexity: that of solving every preview twice.
  package func applied(
    at place: RefactoringPlace, _ compile: (SourceText) -> Compilation
  ) -> Refactored? {
    let (compilation, source) = (place.compilation, place.source)
    guard !compilation.program.diagnostics.hasErrors, let title = title(place),
      let edits = edits(place)
    else { return nil }
    var text = source.applying(edits)
    // A file in its canonical form stays in it.
    if formatted(compilation.tree) == source.bytes {
      text = SourceText(bytes: formatted(parse(text)), name: source.name)
    }
    let result = compile(text)
    guard !result.program.diagnostics.hasErrors, text.bytes != source.bytes else { return nil }
    let after = frames(of: result)
    let changes = frames(of: compilation).contains { after[$0.key] != $0.value }
    var refactored = Refactored(
      title: title + (changes ? " (changes frames)" : ""), kind: kind,
      edits: source.lineEdits(to: text.bytes), changesFrames: changes)
    if let name = newName(place), place.name == nil {
      refactored.newName = parse(text).tokens.first { text[$0.range] == name }?.offset
    }
    return refactored
  }

  /// The frames of each preview of a file, by its name and the layout that it shows.
  private func frames(of compilation: Compilation) -> [[String?]: [Rectangle]] {
    var all: [[String?]: [Rectangle]] = [:]
    for job in compilation.everyJob.prefix(Self.mostPreviews) {
      let result = compilation.result(of: job)
      var frames: [Rectangle] = []
      result.elements.forEach {
        frames.append($0.frame)
      } content: {
        frames.append($0.placed.frame)
      }
      all[[job.previewName, result.layoutName], default: []] += frames
    }
    return all
  }

  /// The most previews that are compared.
  private static let mostPreviews = 8
}
