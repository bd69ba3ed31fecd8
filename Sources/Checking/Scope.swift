/// The names that hold at one place of a file.
struct Scope {
  private var bindings: [String: [BindingID]] = [:]
  private var opened: [[String]] = [[]]

  /// The innermost binding called `name`.
  ///
  /// - Complexity: O(1).
  subscript(name: String) -> BindingID? { bindings[name]?.last }

  /// Every name that holds here, in alphabetical order.
  var names: [String] { bindings.filter { !$0.value.isEmpty }.keys.sorted() }

  /// Whether `name` was bound in the innermost block.
  func isBoundHere(_ name: String) -> Bool { opened.last?.contains(name) ?? false }

  mutating func bind(_ name: String, to id: BindingID) {
    bindings[name, default: []].append(id)
    opened[opened.count - 1].append(name)
  }

  mutating func open() { opened.append([]) }

  /// Forgets the names of the innermost block.
  mutating func close() {
    for name in opened.popLast() ?? [] { bindings[name]?.removeLast() }
    if opened.isEmpty { opened = [[]] }
  }
}
