internal import LayoutChecking
internal import LayoutLanguage

extension FunctionWriter {
  /// A badge of an item or a group.
  mutating func badge(_ index: Int) -> (statements: [Statement], name: Code) {
    let element = program.elements[index]
    let members = program.members(of: element.body)
    var statements = bindings(of: members)
    let size = size(of: element, Surroundings())
    let anchor = anchor(
      members, PropertyName.anchor, PropertyName.offset, Code("[.top, .trailing]"))
    var arguments = [
      expressions.layoutSize(size).labelled("layoutSize"), kind(of: index),
      anchor.labelled("containerAnchor"),
    ]
    let isAnchored = [PropertyName.itemAnchor, PropertyName.itemOffset].contains {
      !members.assignments.effective($0).isEmpty
    }
    if isAnchored {
      let own = self.anchor(members, PropertyName.itemAnchor, PropertyName.itemOffset, Code("[]"))
      arguments.append(own.labelled("itemAnchor"))
    }
    let name = name(of: element)
    statements.append(
      declaration(of: element, name, call("NSCollectionLayoutSupplementaryItem", arguments)))
    statements += properties(of: element, members, on: name.text)
    return (statements, Code(name.text, uses: [name.symbol]))
  }

  private func kind(of index: Int) -> Code {
    Code("elementKind: Kind.\(kinds[index] ?? program.elements[index].kind.name)")
  }

  /// An anchor: edges, and an offset unless it is 0, 0.
  private func anchor(
    _ members: [Member], _ name: String, _ offsetName: String, _ standard: Code
  ) -> Code {
    let edges = folded(name, members, standard) { property in
      property.values.first.map { self.edges($0.expression) } ?? standard
    }
    let units = units(ofOffset: offsetName, members)
    if units.hasFraction, units.hasPoints {
      // UIKit has an anchor for each.
      return folded(offsetName, members, Self.anchor(edges, nil)) { property in
        let parts = property.values.map { expressions.quantity($0.expression).unpacked }
        return parts.count == 2 ? Self.anchor(edges, parts[0], parts[1]) : standard
      }
    }
    let label = units.hasFraction ? "fractionalOffset" : "absoluteOffset"
    return Self.anchor(edges, offset(offsetName, members)?.labelled(label))
  }

  private static func anchor(_ edges: Code, _ offset: Code?) -> Code {
    let offsetText = offset.map { ", " + $0.text } ?? ""
    return Code(
      ".init(edges: \(edges.text)\(offsetText))", uses: edges.uses.union(offset?.uses ?? []))
  }

  /// An anchor whose offset is in points or a fraction by a condition.
  private static func anchor(_ edges: Code, _ x: Quantity, _ y: Quantity) -> Code {
    switch (x, y) {
    case (.choice(let first, let lastX), .choice(let second, let lastY))
    where first.map(\.condition.text) == second.map(\.condition.text):
      return ExpressionWriter.choice(
        zip(first, second).map { ($0.condition, anchor(edges, $0.value, $1.value)) },
        anchor(edges, lastX, lastY))
    case (.choice(let choices, let last), _):
      return ExpressionWriter.choice(
        choices.map { ($0.condition, anchor(edges, $0.value, y)) }, anchor(edges, last, y))
    case (_, .choice(let choices, let last)):
      return ExpressionWriter.choice(
        choices.map { ($0.condition, anchor(edges, x, $0.value)) }, anchor(edges, x, last))
    default:
      if x.isZero, y.isZero { return anchor(edges, nil) }
      let isFraction = x.contains(\.isFraction) || y.contains(\.isFraction)
      let point = point(x.code { $1 }, y.code { $1 })
      return anchor(edges, point.labelled(isFraction ? "fractionalOffset" : "absoluteOffset"))
    }
  }

  private static func point(_ x: Code, _ y: Code) -> Code {
    Code.geometry("CGPoint", [("x", x), ("y", y)])
  }

  /// Whether an offset has fractions, and points other than 0.
  private func units(
    ofOffset name: String, _ members: [Member]
  ) -> (hasFraction: Bool, hasPoints: Bool) {
    let values = members.assignments.effective(name).flatMap(\.property.values)
    let leaves = values.flatMap { expressions.quantity($0.expression).unpacked.leaves }
    return (
      leaves.contains { $0.unit.isFraction },
      leaves.contains { !$0.unit.isFraction && $0.value.text != "0" }
    )
  }

  /// The edges of an anchor's word.
  private func edges(_ id: ExpressionID) -> Code {
    expressions.choice(of: id) { Code(Self.edges(of: $0)) }
  }

  static func edges(of word: String) -> String {
    let edges = ["top", "leading", "bottom", "trailing"].filter {
      word == $0 || word.hasPrefix($0) || word.hasSuffix($0.uppercasedFirst)
    }
    return edges.count == 1 ? ".\(edges[0])" : "[\(edges.map { "." + $0 }.joined(separator: ", "))]"
  }

  /// A point for an offset; `nil` for 0, 0.
  private func offset(_ name: String, _ members: [Member]) -> Code? {
    let zero = Self.point(Code("0"), Code("0"))
    let code = folded(name, members, zero) { property in
      let parts = property.values.map { expressions.quantity($0.expression).code { $1 } }.limited()
      return parts.count == 2 ? Self.point(parts[0], parts[1]) : zero
    }
    return code.text == zero.text ? nil : code
  }

  /// A header, a footer or another boundary item.
  mutating func boundaryItem(_ index: Int) -> (statements: [Statement], name: Code) {
    let element = program.elements[index]
    let members = program.members(of: element.body)
    var statements = bindings(of: members)
    let standard = SizeCode(width: .fullWidth, height: .leaf(.estimated, Code("44")))
    let size = size(of: element, Surroundings(unsized: standard))
    let place = element.kind.name == BoundaryItem.footer.kind.name ? ".bottom" : ".top"
    let alignment = folded(PropertyName.alignment, members, Code(place)) { property in
      property.values.first.map { expressions.word($0.expression) } ?? Code(place)
    }
    var arguments = [
      expressions.layoutSize(size).labelled("layoutSize"), kind(of: index),
      alignment.labelled("alignment"),
    ]
    if let offset = offset(PropertyName.offset, members) {
      arguments.append(offset.labelled("absoluteOffset"))
    }
    let name = name(of: element)
    let value = call("NSCollectionLayoutBoundarySupplementaryItem", arguments)
    statements.append(declaration(of: element, name, value))
    statements += properties(of: element, members, on: name.text)
    return (statements, Code(name.text, uses: [name.symbol]))
  }

  /// A background or another decoration of a section.
  mutating func decoration(_ index: Int) -> (statements: [Statement], name: Code) {
    let element = program.elements[index]
    let members = program.members(of: element.body)
    var statements = bindings(of: members)
    let name = name(of: element)
    let kind = kinds[index] ?? element.kind.name
    let value = Code("NSCollectionLayoutDecorationItem.background(elementKind: Kind.\(kind))")
    statements.append(declaration(of: element, name, value))
    statements += properties(of: element, members, on: name.text)
    return (statements, Code(name.text, uses: [name.symbol]))
  }
}

extension Quantity {
  /// Its values in all cases, with their units.
  fileprivate var leaves: [(unit: Unit, value: Code)] {
    switch self {
    case .leaf(let unit, let value): [(unit, value)]
    case .opaque: []
    case .choice(let choices, let last): choices.flatMap(\.value.leaves) + last.leaves
    }
  }
}

extension Quantity.Unit {
  fileprivate var isFraction: Bool { if case .fraction = self { true } else { false } }
}
