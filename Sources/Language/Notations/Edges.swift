internal import LayoutGeometry

/// The labels that edges may carry, each with the edges it sets.
package enum EdgeLabel: String, CaseIterable, Sendable {
  case all, horizontal, vertical, top, leading, bottom, trailing

  package static var words: [String] { allCases.map(\.rawValue) }
  /// Those that set one edge.
  package static let single = [top, leading, bottom, trailing]
  /// What sides are called where text runs one way only.
  static let foreignWords = [
    "left": leading, "right": trailing, "start": leading, "end": trailing,
  ].mapValues(\.rawValue)

  var isTop: Bool { self == .all || self == .vertical || self == .top }
  var isLeading: Bool { self == .all || self == .horizontal || self == .leading }
  var isBottom: Bool { self == .all || self == .vertical || self == .bottom }
  var isTrailing: Bool { self == .all || self == .horizontal || self == .trailing }

  /// Whether `label` sets all edges that it sets.
  package func isPart(of label: EdgeLabel) -> Bool {
    (!isTop || label.isTop) && (!isLeading || label.isLeading) && (!isBottom || label.isBottom)
      && (!isTrailing || label.isTrailing)
  }

  /// The label of a value; one without is for all edges.
  fileprivate init(_ value: LabelledValue) throws(Mismatch) {
    guard let label = value.label else {
      self = .all
      return
    }
    guard let known = EdgeLabel(rawValue: label) else { throw Mismatch(.wrongType) }
    self = known
  }
}

/// Something with a value at each edge.
private protocol Edged {
  associatedtype Edge
  var top: Edge { get set }
  var leading: Edge { get set }
  var bottom: Edge { get set }
  var trailing: Edge { get set }
}

extension Edged {
  /// Sets the edges that `label` names.
  mutating func set(_ label: EdgeLabel, to edge: Edge) {
    if label.isTop { top = edge }
    if label.isLeading { leading = edge }
    if label.isBottom { bottom = edge }
    if label.isTrailing { trailing = edge }
  }
}

extension EdgeInsets: Edged {}
extension EdgeSpacing: Edged {}

extension Notation where Subject == EdgeInsets {
  /// Distances from the edges: `8`, or `horizontal 16, bottom 8`; later labels win.
  static var edges: Notation { edges { _ in true } }

  /// The same of what a view loses: nothing is less than 0.
  static var lostEdges: Notation { edges { $0 >= 0 } }

  private static func edges(_ allows: @escaping @Sendable (Points) -> Bool) -> Notation {
    Notation(
      .edges(
        "edges in points", .number, ["8", "horizontal 16", "horizontal 16, vertical 8"]),
      store: { (values, insets) throws(Mismatch) in
        for (index, value) in values.enumerated() {
          let points = try value.value.finiteNumber(at: index)
          guard allows(points) else { throw Mismatch(.negative(points), at: index) }
          let label = try EdgeLabel(value)
          insets.set(label, to: points)
        }
      }, spell: spell)
  }

  private static func spell(_ insets: EdgeInsets) -> String {
    let (top, leading) = (insets.top.plainDecimal, insets.leading.plainDecimal)
    let (bottom, trailing) = (insets.bottom.plainDecimal, insets.trailing.plainDecimal)
    if top == bottom, leading == trailing {
      return top == leading ? top : "horizontal \(leading), vertical \(top)"
    }
    return "top \(top), leading \(leading), bottom \(bottom), trailing \(trailing)"
  }
}

extension ValueForm {
  /// One value for all edges, or values behind the labels of edges.
  fileprivate static func edges(
    _ name: String, _ type: ValueType, _ suggestions: [String]
  ) -> ValueForm {
    var form = ValueForm(name, type)
    form.labels = .parts(EdgeLabel.words)
    form.foreign.labels = EdgeLabel.foreignWords
    form.unlabelled = 0...1
    form.suggestions = suggestions
    return form
  }
}

extension EdgeInsets {
  /// As authors write them who leave out what is 0.
  package var spelling: String {
    let sides: [(label: EdgeLabel, points: Points)] =
      (leading == trailing
        ? [(.horizontal, leading)] : [(.leading, leading), (.trailing, trailing)])
      + (top == bottom ? [(.vertical, top)] : [(.top, top), (.bottom, bottom)])
    return sides.filter { $0.points != 0 }.map { "\($0.label.rawValue) \($0.points.plainDecimal)" }
      .joined(separator: ", ")
  }
}

extension Value {
  /// The gap it is.
  fileprivate func spacing(at index: Int = 0) throws(Mismatch) -> Spacing {
    if case .flexible(let minimum) = self { return .flexible(minimum) }
    return .fixed(try finiteNumber(at: index))
  }
}

extension Spacing {
  fileprivate var spelling: String {
    switch self {
    case .fixed(let points): points.plainDecimal
    case .flexible(let points): ">=" + points.plainDecimal
    }
  }
}

extension Notation where Subject == Spacing {
  /// A gap: `8`, or `>=8` for one that grows.
  static var spacing: Notation {
    var form = ValueForm("a spacing", .spacing)
    form.suggestions = ["8", ">=8"]
    return Notation(
      form, read: { value throws(Mismatch) in try value.spacing() },
      spell: { $0.spelling })
  }
}

extension Notation where Subject == EdgeSpacing {
  /// A spacing at each edge: `8`, or `leading >=0, bottom -24`; later labels win.
  static var edgeSpacing: Notation {
    Notation(
      .edges("edges, each a spacing", .spacing, ["8", "leading >=0"]),
      store: { (values, edges) throws(Mismatch) in
        for (index, value) in values.enumerated() {
          let spacing = try value.value.spacing(at: index)
          let label = try EdgeLabel(value)
          edges.set(label, to: spacing)
        }
      }, spell: spell)
  }

  private static func spell(_ edges: EdgeSpacing) -> String {
    let spacings = [edges.top, edges.leading, edges.bottom, edges.trailing]
    if Set(spacings).count == 1 { return edges.top.spelling }
    return zip(["top", "leading", "bottom", "trailing"], spacings)
      .map { "\($0) \($1.spelling)" }.joined(separator: ", ")
  }
}
