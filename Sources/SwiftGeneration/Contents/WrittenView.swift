internal import LayoutDiagnostics

/// A view of SwiftUI, but for its name.
struct WrittenView: Equatable {
  let body: String
  let uses: Set<Symbol>
  let shape: DataShape?
  /// Whether each of its nodes is open at first.
  let states: [(name: String, isOpen: Bool)]
  var diagnostics: [Diagnostic]
  /// What is given from outside, with a default.
  var parameters: [StoredArgument] = []

  static func == (left: Self, right: Self) -> Bool {
    left.body == right.body && left.shape == right.shape && left.parameters == right.parameters
      && left.states.map(\.isOpen) == right.states.map(\.isOpen)
  }

  /// The properties without a default.
  private func given(_ data: String) -> [(name: String, type: String)] {
    let all: [(property: ViewProperty, name: String, type: String)] = [
      (.data, "data", data), (.containerSize, "containerSize", "CGSize"),
      (.sectionIndex, "sectionIndex", "Int"), (.itemCount, "itemCount", "Int"),
    ]
    return all.filter { uses.contains(.view($0.property)) }.map { ($0.name, $0.type) }
  }

  /// The arguments of a call of its initializer, each a constant of its own name.
  var call: String {
    given("").map { "\($0.name): \($0.name)" }.joined(separator: ", ")
  }

  func declaration(_ name: String, _ data: String, _ access: String) -> String {
    let given = given(data)
    var lines = given.map { "    \(access)let \($0.name): \($0.type)\n" }
    lines += parameters.map { parameter in
      access.isEmpty
        ? "    var \(parameter.name.escaped): \(parameter.type) = \(parameter.standard ?? "")\n"
        : "    \(access)let \(parameter.name.escaped): \(parameter.type)\n"
    }
    lines += ViewProperty.traits.filter { uses.contains(.view(.trait($0))) }.map {
      "    @Environment(\\.\($0)) private var \($0)\n"
    }
    lines += states.map { "    @State private var \($0.name) = \($0.isOpen)\n" }
    var parts = lines.isEmpty ? [] : [lines.joined()]
    if !access.isEmpty || !states.isEmpty { parts.append(initializer(given, access)) }
    parts.append("    \(access)var body: some View {\n\(body)    }\n")
    return "\(access)struct \(name): View {\n\(parts.joined(separator: "\n"))}\n"
  }

  /// The initializer; that of the members may be less accessible than the view.
  private func initializer(_ given: [(name: String, type: String)], _ access: String) -> String {
    (given.map { StoredArgument(name: $0.name, type: $0.type) } + parameters).initializer(access)
  }
}
