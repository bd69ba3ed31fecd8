internal import LayoutChecking
internal import LayoutLanguage

/// The properties that generation reads by name.
enum PropertyName {
  static let alignment = "alignment"
  static let anchor = "anchor"
  static let appearance = "appearance"
  static let columnSpacing = "columnSpacing"
  static let frame = "frame"
  static let footerMode = "footerMode"
  static let headerMode = "headerMode"
  static let headerTopPadding = "headerTopPadding"
  static let host = "host"
  static let insets = "insets"
  static let insetsReference = "insetsReference"
  static let itemAnchor = "itemAnchor"
  static let itemOffset = "itemOffset"
  static let offset = "offset"
  static let order = GroupChild.turn
  static let orthogonal = "orthogonal"
  static let scrollDirection = "scrollDirection"
  static let spacing = "spacing"
  static let supplementariesFollowInsets = "supplementariesFollowInsets"
  static let supplementaryInsetsReference = "supplementaryInsetsReference"
  static let zIndex = "zIndex"

  /// Those whose values are whole numbers.
  static let counts: Set<String> = [zIndex, order]
  /// Those that are arguments, or become something else than an assignment.
  static let special: Set<String> = [
    alignment, anchor, appearance, frame, host, itemAnchor, itemOffset, offset, order,
  ]
}

/// The values at four edges.
struct EdgesCode {
  var top: Quantity?
  var leading: Quantity?
  var bottom: Quantity?
  var trailing: Quantity?

  /// The edges that labels stand for.
  private static func edges(of label: String?) -> [WritableKeyPath<EdgesCode, Quantity?>] {
    switch label {
    case "top": [\.top]
    case "leading": [\.leading]
    case "bottom": [\.bottom]
    case "trailing": [\.trailing]
    case "horizontal": [\.leading, \.trailing]
    case "vertical": [\.top, \.bottom]
    default: [\.top, \.leading, \.bottom, \.trailing]
    }
  }

  /// Sets what a property sets: all edges, or parts of them.
  mutating func apply(_ property: CheckedProperty, _ expressions: ExpressionWriter) {
    if !property.isPart { self = EdgesCode() }
    for value in property.values {
      let quantity = expressions.quantity(value.expression)
      for edge in Self.edges(of: value.label) { self[keyPath: edge] = quantity }
    }
  }

  /// In the order of UIKit's insets.
  var insetsOrder: [(name: String, value: Quantity?)] {
    [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
  }

  /// In the order of UIKit's edge spacing.
  var spacingOrder: [(name: String, value: Quantity?)] {
    [("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom)]
  }

  /// Whether every edge is left at 0.
  var isZero: Bool { insetsOrder.allSatisfy { $0.value.map(\.isZero) ?? true } }
}

extension Quantity {
  /// Whether it is 0 points, as a literal.
  var isZero: Bool {
    if case .leaf(.points, let code) = self { code.text == "0" } else { false }
  }
}

extension ExpressionWriter {
  /// UIKit's insets.
  func insets(_ edges: EdgesCode) -> Code {
    var uses: Set<Symbol> = []
    let values = edges.insetsOrder.map { $0.value?.points ?? Code("0") }.limited()
    let parts = zip(edges.insetsOrder, values).map { edge, value in
      uses.formUnion(value.uses)
      return "\(edge.name): \(value.text)"
    }
    return Code(".init(\(parts.joined(separator: ", ")))", uses: uses)
  }

  /// UIKit's edge spacing; an edge that is not set keeps the value of `owner`, if there is one.
  func edgeSpacing(_ edges: EdgesCode, keeping owner: String? = nil) -> Code {
    let values = edges.spacingOrder.map { edge in
      edge.value.map(spacing) ?? Code(owner.map { "\($0).edgeSpacing?.\(edge.name)" } ?? "nil")
    }
    let parts = zip(edges.spacingOrder, values.limited()).map { $1.labelled($0.name) }
    return view(".init", parts)
  }

  /// The one value of a property, as UIKit's.
  func value(of property: CheckedProperty, _ description: PropertyDescription) -> Code {
    guard let id = property.values.first?.expression else { return Code("0") }
    if PropertyName.counts.contains(property.name) { return whole(id) }
    switch description.form.type {
    case .boolean: return condition(id)
    case .word: return word(id)
    case .spacing: return spacing(quantity(id))
    default:
      return program.inference(of: id).type == .word ? word(id) : float(id)
    }
  }
}

extension PropertyDescription {
  /// What UIKit calls it.
  var uikitName: String { uikitNames.first ?? name }

  /// Whether it has a value at each edge.
  var hasEdges: Bool {
    if case .parts = form.labels { true } else { false }
  }
}
