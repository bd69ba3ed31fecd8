internal import LayoutSyntax
internal import LayoutText

/// Waterfalls, which generated code makes of a custom group.
///
/// - Source: `import.md` §6, Generated code.
extension LayoutWriter {
  /// The waterfall that a custom group takes its frames from, or the comment that it is lost; `nil` for
  /// other groups.
  mutating func waterfall(of object: HeapObject) -> WrittenNode? {
    guard case .array(let items)? = object.fields["customItems"], items.count == 1,
      case .record(let item) = items[0].value, case .record(let frame)? = item.fields["frame"],
      case .number(let x)? = frame.fields["x"],
      let id = WaterfallInput.waterfall(readBy: x.real), let waterfall = store[object: id]
    else { return nil }
    return written(waterfall, id, object, frame) ?? lost("group", object)
  }

  private mutating func written(
    _ waterfall: HeapObject, _ id: Int, _ object: HeapObject, _ frame: SwiftValue.Record
  ) -> WrittenNode? {
    guard case .record(let size)? = object.fields["layoutSize"],
      let width = dimension(size.fields["widthDimension"]),
      let height = self.height(size.fields["heightDimension"], of: id),
      let split = number(waterfall.fields["split"])
    else { return nil }
    var header = Written("waterfall", from: object.origin)
    if let name = elementName(object) { header.append(" " + name) }
    header.append(" \(width) x \(height) split \(primary(split.whole, as: .count))")
    let properties = properties(
      [
        ObjectProperty(field: "spacing", name: "spacing", form: .length),
        ObjectProperty(field: "columnSpacing", name: "columnSpacing", form: .length),
        ObjectProperty(field: "insets", name: "insets", form: .insets),
      ], of: waterfall)
    guard let child = child(of: waterfall, id, frame) else { return nil }
    return WrittenNode(header, properties + [child], from: object.origin)
  }

  /// The height of the group: estimated where its columns decide it.
  private mutating func height(_ value: SwiftValue?, of id: Int) -> String? {
    if case .record(let record)? = value, case .number(let number)? = record.fields["dimension"],
      number.real == WaterfallInput.length.term(of: id)
    {
      return "~600"
    }
    return dimension(value)
  }

  private mutating func child(
    of waterfall: HeapObject, _ id: Int, _ frame: SwiftValue.Record
  ) -> WrittenNode? {
    guard case .record(let size)? = waterfall.fields["size"],
      let width = side(size.fields["width"], of: id, beside: size.fields["height"]),
      let height = side(size.fields["height"], of: id, beside: size.fields["width"]),
      let insets = insets(of: frame, id)
    else { return nil }
    var header = "item"
    if let hole = size.fields["height"]?.firstHole, hole.name.hasSuffix("Height") {
      let name = String(hole.name.dropLast("Height".count))
      if !isUnnamed(name, "item") { header += " " + quotedIfNeeded(name) }
    }
    header += " \(width) x \(height)"
    let text = edges([insets.top, insets.leading, insets.bottom, insets.trailing])
    let nodes = text.map { [WrittenNode("insets: \($0)")] }
    return WrittenNode(Written(header, from: waterfall.origin), nodes, from: waterfall.origin)
  }

  /// A side of the items, from what the closure for their sizes gives beside the `other` one.
  private mutating func side(
    _ value: SwiftValue?, of id: Int, beside other: SwiftValue?
  ) -> String? {
    switch value {
    case .number(let number)?:
      var length: Term?
      if case .number(let other)? = other { length = other.real }
      return side(number.real, of: id, beside: length)
    // The cell is asked.
    case .hole?: return "~200"
    case .choice(let condition, let left, let right)?:
      guard let a = side(left, of: id, beside: other), let b = side(right, of: id, beside: other)
      else { return nil }
      return a == b ? a : "(\(text(condition, as: .size)) ? \(a) : \(b))"
    default: return nil
    }
  }

  private mutating func side(_ term: Term, of id: Int, beside other: Term?) -> String? {
    let column = WaterfallInput.column.term(of: id)
    switch term {
    case column: return "1w"
    case .call("floored", let arguments):
      switch arguments.first {
      case .binary("*", let part, column)?: return fraction(part) + "w"
      case .binary("*", other, let ratio)?, .binary("/", other, let ratio)?:
        return "aspect(\(text(ratio, as: .fraction)))"
      case let length?: return side(length, of: id, beside: other)
      case nil: return nil
      }
    case .ternary(let condition, let left, let right):
      guard let a = side(left, of: id, beside: other), let b = side(right, of: id, beside: other)
      else { return nil }
      return "(\(text(condition, as: .size)) ? \(a) : \(b))"
    default: return WaterfallInput.waterfall(readBy: term) == nil ? primary(term, as: .size) : nil
    }
  }

  private typealias Edges = (top: Term, leading: Term, bottom: Term, trailing: Term)

  /// What the frames of the custom items leave of those of the waterfall.
  private func insets(of frame: SwiftValue.Record, _ id: Int) -> Edges? {
    guard let top = change(frame, "y", .y, id), let leading = change(frame, "x", .x, id),
      let width = change(frame, "width", .width, id),
      let height = change(frame, "height", .height, id)
    else { return nil }
    return (
      top.first ?? .zero, leading.first ?? .zero,
      (top.isEmpty ? height.first : height.dropFirst().first) ?? .zero,
      (leading.isEmpty ? width.first : width.dropFirst().first) ?? .zero
    )
  }

  /// What is added to an input or taken off, in the order of the text.
  private func change(
    _ frame: SwiftValue.Record, _ name: String, _ input: WaterfallInput, _ id: Int
  ) -> [Term]? {
    guard case .number(let number)? = frame.fields[name] else { return nil }
    var (term, changes) = (number.real, [Term]())
    // No more is taken off than there is.
    if case .call("max", let terms) = term, terms.count == 2, terms[0] == .zero { term = terms[1] }
    while case .binary(let sign, let start, let change) = term, sign == "+" || sign == "-" {
      changes.insert(change, at: 0)
      term = start
    }
    return term == input.term(of: id) ? changes : nil
  }
}

extension SwiftValue {
  /// What is not known of it, in the first of its cases that is not.
  fileprivate var firstHole: Hole? {
    switch self {
    case .hole(let hole): hole
    case .choice(_, let left, let right): left.firstHole ?? right.firstHole
    default: nil
    }
  }
}
