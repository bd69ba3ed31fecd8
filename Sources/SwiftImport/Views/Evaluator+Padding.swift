internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// The edges of `.padding(…)`: top, leading, bottom, trailing.
  mutating func padding(_ arguments: [SwiftArgument]) throws -> [Term]? {
    var sides = Self.edges(Self.edgeNames)
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
      } else if case .hole(let hole) = try evaluate(first.value, expecting: "EdgeInsets"),
        hole.plainType.map(Self.edgeTypes.contains) == true
      {
        return nil
      }
    }
    if let last = rest.first {
      guard rest.count == 1 else { return nil }
      if try !isNone(last.value) {
        guard let number = try length(last.value) else { return nil }
        amount = number
      }
    }
    return Self.edgeNames.map { sides[$0].map { .choice($0, amount, .zero) } ?? .zero }
  }

  private static let edgeNames = ["top", "leading", "bottom", "trailing"]

  /// The edges that an argument names; `nil` where they are not known.
  mutating func paddingEdges(_ expression: SwiftExpression) -> [String]? {
    guard let edges = edges(expression), edges.values.allSatisfy({ $0.isTrue != nil }) else {
      return nil
    }
    return edges.filter { $0.value.isTrue == true }.map(\.key)
  }

  private static func edges(_ names: [String]) -> [String: Term] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, .truth(true)) })
  }

  /// The names of a set of edges with the conditions under which they are in it; `nil` where it is
  /// none.
  private mutating func edges(_ expression: SwiftExpression) -> [String: Term]? {
    switch expression.form {
    case .array(let elements):
      var all: [String: Term] = [:]
      for element in elements {
        guard let edges = edges(element) else { return nil }
        all.merge(edges, uniquingKeysWith: Term.or)
      }
      return all
    case .ternary(let condition, let left, let right):
      guard let left = edges(left), let right = edges(right),
        let value = try? evaluate(condition, expecting: "Bool")
      else { return nil }
      let term = truth(of: value, at: condition.range)
      let names = Set(left.keys).union(right.keys)
      return Dictionary(
        uniqueKeysWithValues: names.map { name in
          (name, .choice(term, left[name] ?? .truth(false), right[name] ?? .truth(false)))
        })
    case .implicitMember, .member: break
    default: return nil
    }
    switch word(expression) {
    case "all": return Self.edges(Self.edgeNames)
    case "horizontal": return Self.edges(["leading", "trailing"])
    case "vertical": return Self.edges(["top", "bottom"])
    case let name? where Self.edgeNames.contains(name): return Self.edges([name])
    default: return nil
    }
  }
}
