internal import LayoutDiagnostics

/// How often each code occurs, the most frequent first.
struct CodeTally {
  let counts: [(code: Diagnostic.Code, count: Int)]

  init(_ codes: [Diagnostic.Code]) {
    counts = Dictionary(grouping: codes) { $0 }.map { (code: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.code.number) < ($0.count, $1.code.number) }
  }

  /// A line for each code.
  var table: String {
    counts.map { code, count in
      let digits = "\(count)"
      let margin = String(repeating: " ", count: max(0, 6 - digits.count))
      return "\(margin)\(digits)  \(code.number)  \(code.name)  \(code.severity.rawValue)\n"
    }.joined()
  }

  /// As in `spacing-dead 2, count-one 1`.
  var list: String { counts.map { "\($0.code.name) \($0.count)" }.joined(separator: ", ") }
}
