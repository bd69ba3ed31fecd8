internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension Refactoring {
  static let axis = Refactoring(
    name: "axis", kind: "refactor.rewrite.axis",
    requirement: "the header of an `hgroup` or a `vgroup`",
    title: { place in place.flippedGroup.map { "Turn into `\($0.other)`" } }
  ) { place in
    place.flippedGroup.map { [Edit(replace: $0.word.range, with: $0.other)] }
  }

  static let unwrap = Refactoring(
    name: "unwrap", kind: "refactor.rewrite.unwrap",
    requirement: "the header of a group whose only child is `1w x 1h`",
    title: { _ in "Unwrap" }
  ) { place in
    guard let element = place.nodes.lazy.compactMap(ElementSyntax.init).first,
      let size = element.size, place.isAtHeader(of: element),
      Group.names.contains(element.kindName?.text ?? ""),
      element.clauses.isEmpty, let statements = element.block?.statements, statements.count == 1,
      case .element(let child)? = statements.first, let inner = child.size,
      inner.text == "1w x 1h"
    else { return nil }
    return [
      Edit(replace: element.range.lowerBound..<child.range.lowerBound, with: ""),
      Edit(replace: inner.range, with: size.text),
      Edit(replace: child.range.upperBound..<element.range.upperBound, with: ""),
    ]
  }
}

extension Group {
  /// The words of groups along an axis.
  fileprivate static let names = [Group.horizontal.name, Group.vertical.name]
}

extension SymbolKinds {
  /// The words of what takes data in turn.
  static let takingData = Set(
    ElementKind.all.filter { $0.traits.contains(.takesData) }.map(\.name))
}

extension RefactoringPlace {
  /// The group whose header the selection is in, and the word of a group along the other axis.
  fileprivate var flippedGroup: (word: NameToken, other: String)? {
    guard let element = nodes.lazy.compactMap(ElementSyntax.init).first,
      let word = element.kindName, isAtHeader(of: element),
      let index = Group.names.firstIndex(of: word.text)
    else { return nil }
    return (word, Group.names[1 - index])
  }

  /// Whether the selection begins in the header of `element`.
  func isAtHeader(of element: ElementSyntax) -> Bool {
    let header = element.headerRange
    return header.lowerBound <= range.lowerBound && range.lowerBound <= header.upperBound
  }
}
