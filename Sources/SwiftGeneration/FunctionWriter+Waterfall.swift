internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// What the frames of a waterfall's items are made of.
private struct WaterfallParts {
  /// The names of the closure's arguments.
  let item: Code
  let column: Code
  /// The height that fractions of the items are of.
  let height: Code
  var insets = EdgesCode()
  /// Whether the insets may be larger than an item.
  var areTight = false
  /// The width and the height of an item.
  var size: (width: Code, height: Code) = (Code("0"), Code("0"))
}

extension FunctionWriter {
  /// A waterfall: a custom group whose frames a helper computes.
  ///
  /// - Source: `swift.md` 6.
  mutating func waterfall(
    _ element: CheckedElement, _ around: Surroundings
  ) -> (statements: [Statement], name: Code) {
    let members = program.members(of: element.body)
    let size =
      element.size.map(expressions.expandedSize)
      ?? SizeCode(width: .fullWidth, height: .leaf(.estimated, Code("600")))
    refuseWhatWaterfallsLack(element, members, size)
    var statements = bindings(of: members)
    let edges = foldedInsets(members)
    let parts = items(members, size, edges)
    waterfalls += 1
    let variable = waterfalls == 1 ? "waterfall" : "waterfall\(waterfalls)"
    let arguments = arguments(element, members, edges, length(size.width, around.section))
    let uses = parts.size.width.uses.union(parts.size.height.uses)
    let names = [parts.item, parts.column].map { uses.isDisjoint(with: $0.uses) ? "_" : $0.text }
    let sides = [parts.size.width, parts.size.height].limited()
    let lines = CutParts.lines(
      of: Code.geometry("CGSize", [("width", sides[0]), ("height", sides[1])]).text, self.names)
    let closure =
      " { \(names[0]), \(names[1]) in\n"
      + lines.joined(separator: "\n").indented(by: "    ") + "\n}"
    let helper = expressions.facts.helperNames[.waterfall] ?? Helper.waterfall.name
    let made = call(helper, arguments).closed
    var declaration = Statement(
      "let \(variable) = \(made.text)\(closure)",
      uses: made.uses.union(uses).subtracting(parts.item.uses.union(parts.column.uses))
        .union([.helper(.waterfall)]))
    (declaration.defines, declaration.startsParagraph) = (.local(variable), true)
    statements.append(declaration)
    let group = group(of: element, size, around, variable)
    statements.append(frames(of: variable, parts, in: group.statement))
    return (statements, group.name)
  }

  /// The declaration of the group, without its closure.
  private mutating func group(
    of element: CheckedElement, _ size: SizeCode, _ around: Surroundings, _ variable: String
  ) -> (statement: Statement, name: Code) {
    let length = Code("\(variable).length", uses: [.local(variable)])
    let height = size.height.map(
      { $0 == .estimated ? .leaf(.points, length) : .leaf($0, $1) }, opaque: Quantity.opaque)
    let layoutSize = expressions.layoutSize(SizeCode(width: size.width, height: height))
    let name = name(of: element)
    let head = declaration(
      of: element, name,
      call("NSCollectionLayoutGroup.custom", [layoutSize.labelled("layoutSize")]).closed,
      isDocumented: !around.isSection)
    return (head, Code(name.text, uses: [name.symbol]))
  }

  /// The group with the closure that gives its frames, less the insets of the items.
  private func frames(
    of variable: String, _ waterfall: WaterfallParts, in head: Statement
  ) -> Statement {
    let insets = waterfall.insets
    var frame = Code("$0", uses: [.local(variable)])
    if !insets.isZero {
      let parts: [(label: String, start: String, edges: [Quantity?], sign: Operation)] = [
        ("x", "minX", [insets.leading], .plus), ("y", "minY", [insets.top], .plus),
        ("width", "width", [insets.leading, insets.trailing], .minus),
        ("height", "height", [insets.top, insets.bottom], .minus),
      ]
      let texts = parts.map { part in
        let code = sum(
          Code("$0." + part.start), part.sign, part.edges, isTight: waterfall.areTight)
        frame.uses.formUnion(code.uses)
        return "\(part.label): \(code.text)"
      }
      frame.text = "CGRect(\(texts.joined(separator: ", ")))"
    }
    let lines = CutParts.lines(
      of: "\(variable).frames.map { .init(frame: \(frame.text)) }", names)
    let body = Statement(lines.joined(separator: "\n"), uses: frame.uses)
    var statement = Statement([
      Statement.Branch(head: head.text, parameters: " _ in", uses: head.uses, body: [body])
    ])
    (statement.defines, statement.startsParagraph) = (head.defines, true)
    return statement
  }

  /// The arguments of the helper, in its order; what is 0 is left out.
  private func arguments(
    _ element: CheckedElement, _ members: [Member], _ edges: EdgesCode, _ width: Code
  ) -> [Code] {
    let count = Code("itemCount(index)", uses: [.itemCount, .index]).labelled("count")
    let split = element.arrangement.map { expressions.whole($0.count) } ?? Code("1")
    var arguments = [count, split.labelled("split")]
    for name in [PropertyName.spacing, PropertyName.columnSpacing]
    where !members.assignments.effective(name).isEmpty {
      let value = folded(name, members, Code("0")) { property in
        property.values.first.map { expressions.float($0.expression) } ?? Code("0")
      }
      let isLeftOut = value.text == "0" && name == PropertyName.spacing
      if !isLeftOut { arguments.append(value.labelled(name)) }
    }
    if !edges.isZero { arguments.append(expressions.insets(edges).labelled("insets")) }
    return arguments
      + [width.labelled("width"), Code("environment", uses: [.environment])]
  }

  /// The width of the group: a fraction is of what the section's insets leave.
  private func length(_ width: Quantity, _ section: [Member]) -> Code {
    let insets = foldedInsets(section)
    let full = sum(
      Code("container.width", uses: [.container]), .minus, [insets.leading, insets.trailing])
    return width.code { unit, value in
      switch unit {
      case .fraction(.horizontal): fraction(value, of: full)
      case .fraction(.vertical):
        fraction(value, of: Code("container.height", uses: [.container]))
      case .points, .estimated, .uniform, .flexible, .aspect: value
      }
    }
  }

  /// The size of the items and their insets, by the conditions around them.
  private func items(_ members: [Member], _ size: SizeCode, _ edges: EdgesCode) -> WaterfallParts {
    var free = names
    let names = (free.take("item"), free.take("column"))
    let outer = size.height.code { unit, value in
      switch unit {
      case .fraction(.horizontal): fraction(value, of: Code("container.width", uses: [.container]))
      case .fraction(.vertical):
        fraction(value, of: Code("container.height", uses: [.container]))
      case .points, .estimated, .uniform, .flexible, .aspect: value
      }
    }
    var parts = WaterfallParts(
      item: Code(names.0, uses: [.local(names.0)]),
      column: Code(names.1, uses: [.local(names.1)]),
      height: sum(outer, .minus, [edges.top, edges.bottom]))
    for (place, path) in members.placed(where: program.isGroupChild).reversed() {
      let element = program.elements[place]
      let written = element.size.map(expressions.expandedSize) ?? size.ofUnsizedChild
      let block = program.members(of: element.body)
      let insets = foldedInsets(block).without(vertical: written.height)
      parts.areTight = parts.areTight || areTight(block.assignments.effective(PropertyName.insets))
      var inside = parts
      inside.insets = insets
      let own = self.size(of: place, written, inside)
      guard let condition = condition(of: path), parts.size.width.text != "0" else {
        (parts.size, parts.insets) = (own, insets)
        continue
      }
      parts.size.width = ExpressionWriter.choice([(condition, own.width)], parts.size.width)
      parts.size.height = ExpressionWriter.choice([(condition, own.height)], parts.size.height)
      parts.insets = parts.insets.replaced(by: insets, where: condition)
    }
    return parts
  }

  private func size(
    of index: Int, _ size: SizeCode, _ parts: WaterfallParts
  ) -> (width: Code, height: Code) {
    if size.width.contains({ $0 == .aspect }) {
      let height = height(of: index, size.height, parts, parts.column)
      return (side(size.width, parts, beside: height, .times), height)
    }
    let width = side(size.width, parts, beside: parts.column, .times)
    return (width, height(of: index, size.height, parts, width))
  }

  private func height(
    of index: Int, _ height: Quantity, _ parts: WaterfallParts, _ width: Code
  ) -> Code {
    guard let measure = measures[index], height.contains({ $0 == .estimated }) else {
      return side(height, parts, beside: width, .divided)
    }
    let insets = parts.insets
    let room = sum(
      width, .minus, [insets.leading, insets.trailing], isTight: parts.areTight)
    let asked = Code(
      "\(measure)([index, \(parts.item.text)], \(room.text))",
      uses: room.uses.union([.measure(measure), .index]).union(parts.item.uses))
    return height.map(
      { $0 == .estimated ? .leaf(.points, asked) : .leaf($0, $1) }, opaque: Quantity.opaque
    ).code { unit, value in
      side(.leaf(unit, value), parts, beside: width, .divided)
    }
  }

  /// A width or a height in points.
  private func side(
    _ quantity: Quantity, _ parts: WaterfallParts, beside other: Code, _ operation: Operation
  ) -> Code {
    quantity.code { unit, value in
      switch unit {
      case .fraction(.horizontal): fraction(value, of: parts.column)
      case .fraction(.vertical): fraction(value, of: parts.height)
      case .aspect: floored(joined(other, operation, value))
      case .points, .estimated, .uniform, .flexible: value
      }
    }
  }

  private func fraction(_ part: Code, of whole: Code) -> Code {
    part.text == "1" ? whole : floored(joined(part, .times, whole))
  }

  private func floored(_ length: Code) -> Code {
    let name = expressions.facts.helperNames[.floored] ?? Helper.floored.name
    return Code(
      "\(name)(\(length.text), environment)",
      uses: length.uses.union([.helper(.floored), .environment]))
  }

  /// `start` with each of `edges` that is not 0 added or taken off.
  ///
  /// - Parameter isTight: Whether more may be taken off than there is.
  private func sum(
    _ start: Code, _ sign: Operation, _ edges: [Quantity?], isTight: Bool = false
  ) -> Code {
    let edges = edges.compactMap { $0 }.filter { !$0.isZero }.compactMap(\.points)
    let code = edges.reduce(start) { joined($0, sign, $1) }
    guard isTight, sign == .minus, !edges.isEmpty else { return code }
    return Code("\(expressions.swift("max"))(0, \(code.text))", uses: code.uses)
  }

  /// Whether insets may be larger than a narrow column, so that nothing is left of the item.
  private func areTight(_ insets: [Assignment]) -> Bool {
    let narrow = 16.0
    return insets.flatMap(\.property.values).contains { value in
      expressions.most(value.expression).map { $0 * 2 > narrow } ?? true
    }
  }

  /// Reports what no custom group can do.
  private mutating func refuseWhatWaterfallsLack(
    _ element: CheckedElement, _ members: [Member], _ size: SizeCode
  ) {
    if scrollsSideways { report(.waterfallBeside("a horizontal layout", at: element.range)) }
    let isOpen = { (unit: Quantity.Unit) in unit == .estimated || unit == .uniform }
    if size.width.contains(isOpen) {
      report(.waterfallBeside("an estimated width", at: element.range))
    }
    var sizes = [(size, element.range)]
    for index in members.elements {
      let child = program.elements[index]
      let block = program.members(of: child.body)
      guard program.isGroupChild(index) else {
        report(.waterfallBeside("a `\(child.kind.name)`", at: child.range))
        continue
      }
      reportDrawingOrder(of: child, block)
      if let badge = block.elements.first(where: program.isBadge) {
        let other = program.elements[badge]
        report(.waterfallBeside("a `\(other.kind.name)`", at: other.range))
      }
      if let edge = block.assignments.first(where: { $0.property.name == "edgeSpacing" }) {
        report(.waterfallBeside("edge spacing", at: edge.property.range))
      }
      let written = child.size.map(expressions.expandedSize)
      if written?.width.contains(isOpen) == true {
        report(.waterfallBeside("an item of estimated width", at: child.range))
      }
      if let written { sizes.append((written, child.range)) }
    }
    for (size, range) in sizes where size.width.hasOpaque || size.height.hasOpaque {
      report(.waterfallBeside("a size from a `param`", at: range))
    }
  }

  /// The insets of an element; conditions stand in the expressions.
  func foldedInsets(_ members: [Member]) -> EdgesCode {
    members.assignments.effective(PropertyName.insets).reduce(EdgesCode()) { before, assignment in
      var own = before
      own.apply(assignment.property, expressions)
      guard let condition = condition(of: assignment.path) else { return own }
      return before.replaced(by: own, where: condition)
    }
  }
}

extension EdgesCode {
  /// At each edge the value of `other` where `condition` holds.
  func replaced(by other: EdgesCode, where condition: Code) -> EdgesCode {
    var edges = self
    let all: [WritableKeyPath<EdgesCode, Quantity?>] = [\.top, \.leading, \.bottom, \.trailing]
    for edge in all {
      let old = self[keyPath: edge]?.points ?? Code("0")
      let new = other[keyPath: edge]?.points ?? Code("0")
      guard old.text != new.text else { continue }
      let code = ExpressionWriter.choice([(condition, new)], old)
      edges[keyPath: edge] = .leaf(.points, code)
    }
    return edges
  }

  /// The insets that come off an item of this height: none above and below it where the height is
  /// estimated.
  ///
  /// - Source: `uikit.md` 4.2.
  func without(vertical height: Quantity) -> EdgesCode {
    guard height.contains({ $0 == .estimated }) else { return self }
    var edges = self
    for edge in [\EdgesCode.top, \EdgesCode.bottom] {
      guard let points = edges[keyPath: edge]?.points else { continue }
      edges[keyPath: edge] = .leaf(
        .points, height.code { unit, _ in unit == .estimated ? Code("0") : points })
    }
    return edges
  }
}
