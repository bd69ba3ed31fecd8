internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension ProgramPass {
  /// Warns of contents in addition to the one that an element shows.
  ///
  /// - Source: `content.md`, the table: a node without text shows its first content.
  mutating func checkThatAllIsShown(in element: CheckedElement) {
    let slots = element.kind.slots.indices.filter { index in
      let kind = element.kind.slots[index].kind
      return kind.title != element.kind.title && !kind.traits.contains(.isModifier)
    }
    let contents = element.body.certainElements(in: slots)
    let level = element.uses.count
    let hidden = element.subject == nil ? contents.dropFirst().first : contents.first
    guard let hidden else { return }
    let fault = Diagnostic.neverShown(
      program.elements[hidden].description, in: element.description,
      at: program.elements[hidden].word(at: level))
    let first = element.subject.map(program.range) ?? program.elements[contents[0]].word(at: level)
    report(first == fault.range ? fault : fault.pointing(at: first, "is shown"))
  }

  /// Warns of properties of cells on children that are in no cell.
  mutating func checkCells(in element: CheckedElement) {
    guard !element.kind.traits.contains(.hasCells) else { return }
    for index in element.body.flatMap(\.elements) {
      let child = program.elements[index]
      guard child.kind.traits.contains(.isContent) else { continue }
      for property in child.body.properties {
        let isOfCell = property.index.map { child.kind.properties[$0].concern == .cell } ?? false
        guard isOfCell else { continue }
        report(.idleOfCell(property.name, at: property.range).used(at: child.uses))
      }
    }
  }

  /// Warns of properties of a content in an element that shows none.
  ///
  /// - Source: `language.md` 4, `host`.
  mutating func checkHost(_ element: CheckedElement) {
    guard element.kind.traits.contains(.hasContents), !element.holdsContents,
      !element.isIncomplete
    else { return }
    for property in element.body.properties {
      let isOfContent = property.index.map { element.kind.properties[$0].concern == .content }
      guard isOfContent ?? false else { continue }
      report(.idleOfContent(property.name, in: element.description, at: property.range))
    }
  }

  /// Warns of an alignment of tracks on the axis that they fill.
  ///
  /// - Source: SwiftUI's `LazyVGrid(columns:alignment:)` takes a `HorizontalAlignment`,
  ///   `LazyHGrid(rows:alignment:)` a `VerticalAlignment`.
  mutating func checkAlignment(ofTracksIn element: CheckedElement) {
    guard element.kind.traits.contains(.isContent) else { return }
    let axis: Axis
    switch element.kind.title {
    case ElementKind(Content.lazyvgrid).title: axis = .horizontal
    case ElementKind(Content.lazyhgrid).title: axis = .vertical
    default: return
    }
    for property in element.body.properties where property.name == "alignment" {
      guard let value = property.values.first,
        case .word(let word)? = program.constant(of: value.expression),
        let alignment = BoxAlignment(rawValue: word), alignment != .center, alignment != .none,
        alignment.unit[axis] == BoxAlignment.center.unit[axis]
      else { continue }
      report(.idleAlignment(word, along: axis, of: element.kind, at: value.range))
    }
  }

  /// Warns of a layer that holds nothing.
  mutating func checkLayer(_ element: CheckedElement) {
    guard element.kind.traits.contains(.isModifier),
      element.body.allSatisfy({ $0.elements.isEmpty })
    else { return }
    report(.emptyLayer(element.description, element.kind, at: element.range))
  }
}

extension Diagnostic {
  /// A content that is not shown.
  fileprivate static func neverShown(
    _ content: String, in owner: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .neverShown, "\(content) is never shown", at: range,
      label: "never shown"
    ).noting("\(owner) shows only its text or, without one, its first content")
      .helping("to show both, put them in an `\(Content.hstack.name)`")
  }

  fileprivate static func idleOfCell(_ property: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .noEffect, "`\(property)` has no effect outside of a grid", at: range,
      label: "no effect"
    ).noting("it applies to the cells of a `\(Content.grid.name)`").helping(
      "remove it")
  }

  fileprivate static func idleOfContent(
    _ property: String, in owner: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .noEffect, "`\(property)` has no effect without contents", at: range, label: "no effect"
    ).noting("\(owner) shows nothing that is known").helping("remove it, or add content")
  }

  fileprivate static func idleAlignment(
    _ word: String, along axis: Axis, of kind: ElementKind, at range: TextRange
  ) -> Diagnostic {
    let (tracks, words) =
      axis == .horizontal
      ? ("columns", ["leading", "center", "trailing"]) : ("rows", ["top", "center", "bottom"])
    return Diagnostic(
      .noEffect, "`\(word)` has no effect in a `\(kind.name)`", at: range, label: "no effect"
    ).noting("its \(tracks) are aligned \(axis == .horizontal ? "horizontally" : "vertically")")
      .helping("use \(listing(words, joinedBy: "or"))")
  }

  fileprivate static func emptyLayer(
    _ layer: String, _ kind: ElementKind, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .noEffect, "\(layer) is empty", at: range, label: "no effect"
    ).helping("add content, such as `\(kind.words.example)`, or remove it")
  }
}
