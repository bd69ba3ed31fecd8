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
  /// What it needs to be available, as in "a selection".
  package let requirement: String
  /// What the name of a preview that a place has means; `nil`: nothing.
  package var previewName: PreviewName?
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

extension Refactoring {
  /// What a refactoring takes the name of a preview for.
  package enum PreviewName: Sendable {
    /// One of the file's previews.
    case preview
    /// The device of a new one.
    case device
  }
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

/// Why a refactoring is not available.
package struct RefactoringRefusal: Error {
  package let reason: String
}

extension Refactoring {
  /// What it does at `place`; `nil` where it is not available.
  package func applied(
    at place: RefactoringPlace, _ compile: (SourceText) -> Compilation
  ) -> Refactored? {
    try? result(at: place, compile)
  }

  /// What it does at `place`.
  ///
  /// - Parameter compile: The same file with another text.
  /// - Complexity: that of solving every preview twice.
  package func result(
    at place: RefactoringPlace, _ compile: (SourceText) -> Compilation
  ) throws(RefactoringRefusal) -> Refactored {
    let (compilation, source) = (place.compilation, place.source)
    guard !compilation.program.diagnostics.hasErrors else {
      throw RefactoringRefusal(reason: "the file has errors")
    }
    guard let title = title(place), let edits = edits(place) else {
      throw RefactoringRefusal(reason: "it needs \(requirement)")
    }
    let text = tidied(source.applying(edits), from: compilation.tree)
    let result = compile(text)
    if let error = result.program.diagnostics.first(where: { $0.severity == .error }) {
      throw RefactoringRefusal(reason: "it would leave an error: \(error.headline)")
    }
    guard text.bytes != source.bytes else {
      throw RefactoringRefusal(reason: "it would change nothing")
    }
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

  /// A new text in its canonical form, if the old one is in it; else with that of what is new.
  private func tidied(_ text: SourceText, from old: SyntaxTree) -> SourceText {
    let tree = parse(text)
    if formatted(old) == old.source.bytes {
      return SourceText(bytes: formatted(tree), name: text.name)
    }
    let new = text.lineEdits(to: old.source.bytes).map(\.range).filter { !$0.isEmpty }
    return text.applying(formattingEdits(of: tree, touching: new.map { $0.dropLast() }))
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
