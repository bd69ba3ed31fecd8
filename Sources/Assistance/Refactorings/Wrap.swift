internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension Refactoring {
  /// A group around the selected children, as wide as they are together.
  static let wrap = Refactoring(
    name: "wrap", kind: "refactor.rewrite.wrap",
    requirement: "items or groups with sizes that add up",
    title: { place in
      place.wrapped == nil ? nil : "Wrap in `\(Group.horizontal.name)`"
    }
  ) { place in
    guard let wrapped = place.wrapped, let first = wrapped.elements.first,
      let last = wrapped.elements.last
    else { return nil }
    let start = first.node.rangeWithComments.lowerBound
    let header = "\(Group.horizontal.name) \(wrapped.width) x \(wrapped.height) {\n"
    return [Edit(replace: start..<start, with: header)] + wrapped.sizes
      + [Edit(replace: last.range.upperBound..<last.range.upperBound, with: "\n}")]
  }
}

/// Children that a group takes.
private struct WrappedElements {
  let elements: [ElementSyntax]
  /// The size of the group.
  let width: String
  let height: String
  /// The sizes of the children in it.
  let sizes: [Edit]
}

extension RefactoringPlace {
  /// The selected children, with their sizes in a group around them; `nil` where these have no sum.
  fileprivate var wrapped: WrappedElements? {
    let elements = tree.statements(touching: range).compactMap(ElementSyntax.init)
    let isSelection = elements.count == 1 ? isAtHeader(of: elements[0]) : !range.isEmpty
    guard isSelection, elements.count == tree.statements(touching: range).count,
      elements.allSatisfy({ SymbolKinds.takingData.contains($0.kindName?.text ?? "") })
    else { return nil }
    let sizes = elements.compactMap(\.size)
    guard let first = sizes.first, sizes.count == elements.count, let width = first.width?.text,
      let height = first.height?.text, let types = types(ofSizes: elements),
      !types.contains(where: { $0.contains(.uniform) })
    else { return nil }
    let isSelfSized = types.map { $0.contains(.estimated) }
    if elements.count == 1 {
      let sides = [isSelfSized[0] ? width : "1w", isSelfSized[1] ? height : "1h"]
      return WrappedElements(
        elements: elements, width: width, height: height,
        sizes: [Edit(replace: first.range, with: sides.joined(separator: " x "))])
    }
    let isPoints = first.height.map { Double($0.text) != nil } ?? false
    guard sizes.allSatisfy({ $0.height?.text == height }), let sum = sum(of: elements) else {
      return nil
    }
    let edits = zip(sizes, sum.parts).flatMap { size, part -> [Edit] in
      let across = part.map { part in size.width.map { Edit(replace: $0.range, with: part) } }
      let down =
        isPoints || isSelfSized[1]
        ? nil : size.height.map { Edit(replace: $0.range, with: "1h") }
      return [across ?? nil, down].compactMap(\.self)
    }
    return WrappedElements(elements: elements, width: sum.total, height: height, sizes: edits)
  }

  /// What the sides of the sizes may be: the width and height of the first, then of the others; `nil`
  /// where that is not known.
  private func types(ofSizes elements: [ElementSyntax]) -> [ValueType]? {
    let program = compilation.program
    let sizes = elements.compactMap { syntax in
      program.elements.first { $0.wordRange == syntax.kindName?.range }?.size
    }
    guard sizes.count == elements.count else { return nil }
    return sizes.flatMap { [$0.width, $0.height] }.map { program.inference(of: $0).type }
  }

  /// The sum of the widths, and each of them in a group that is so wide; `nil` for one that stays.
  private func sum(of elements: [ElementSyntax]) -> (total: String, parts: [String?])? {
    let program = compilation.program
    let values = elements.map { syntax -> Value? in
      let element = program.elements.first { $0.wordRange == syntax.kindName?.range }
      return element?.size.flatMap { program.constant(of: $0.width) }
    }
    let points = values.compactMap { value -> Number? in
      if case .number(let number)? = value { number } else { nil }
    }
    if points.count == elements.count {
      let total = points.dropFirst().reduce(points[0], +)
      return (total.value.plainDecimal, points.map { _ in nil })
    }
    let fractions = values.compactMap { value -> Number? in
      if case .fraction(let number, of: .horizontal)? = value { number } else { nil }
    }
    guard fractions.count == elements.count else { return nil }
    let total = fractions.dropFirst().reduce(fractions[0], +)
    return (total.asFraction + "w", fractions.map { ($0 / total).asFraction + "w" })
  }
}

extension Number {
  /// As a header spells it: "2/3".
  fileprivate var asFraction: String {
    denominator == 1
      ? numerator.plainDecimal : "\(numerator.plainDecimal)/\(denominator.plainDecimal)"
  }
}
