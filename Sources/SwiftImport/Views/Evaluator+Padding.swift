internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// The edges of `.padding(…)`: top, leading, bottom, trailing.
  mutating func padding(_ arguments: [SwiftArgument]) throws -> [Term]? {
    var sides = Set(Self.edgeNames)
    var amount = Term.number(16)
    var rest = arguments[...]
    if let first = rest.first, arguments.count <= 2 {
      if let edges = edges(first.value) {
        sides = edges
        rest = rest.dropFirst()
      } else if case .record(let record) = try evaluate(first.value, expecting: "EdgeInsets"),
        record.type == Framework.insets, arguments.count == 1
      {
        var terms: [Term] = []
        for name in Self.edgeNames {
          guard let field = record.fields[name],
            let number = number(of: field, at: first.value.range)
          else { return nil }
          terms.append(number.real)
        }
        return terms
      }
    }
    if let last = rest.first {
      guard rest.count == 1 else { return nil }
      if try !isNone(last.value) {
        guard let number = try length(last.value) else { return nil }
        amount = number
      }
    }
    return Self.edgeNames.map { sides.contains($0) ? amount : .zero }
  }

  private static let edgeNames = ["top", "leading", "bottom", "trailing"]

  /// The names of a set of edges; `nil` where it is none.
  /// The edges that an argument names; `nil` where they are not known.
  mutating func paddingEdges(_ expression: SwiftExpression) -> [String]? {
    edges(expression).map { Array($0) }
  }

  private mutating func edges(_ expression: SwiftExpression) -> Set<String>? {
    if case .array(let elements) = expression.form {
      var all: Set<String> = []
      for element in elements {
        guard let edges = edges(element) else { return nil }
        all.formUnion(edges)
      }
      return all
    }
    switch expression.form {
    case .implicitMember, .member: break
    default: return nil
    }
    switch word(expression) {
    case "all": return Set(Self.edgeNames)
    case "horizontal": return ["leading", "trailing"]
    case "vertical": return ["top", "bottom"]
    case let name? where Self.edgeNames.contains(name): return [name]
    default: return nil
    }
  }
}
