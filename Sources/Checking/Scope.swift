/// The names that hold at one place of a file.
struct Scope {
  private var bindings: [String: [BindingID]] = [:]
  private var opened = [Block()]

  /// What a block binds.
  private struct Block {
    var names: [String] = []
    var known: Set<String> = []
  }

  /// The innermost binding called `name`.
  ///
  /// - Complexity: O(1).
  subscript(name: String) -> BindingID? { bindings[name]?.last }

  /// Every name that holds here, in alphabetical order.
  var names: [String] { bindings.filter { !$0.value.isEmpty }.keys.sorted() }

  /// Whether no block is open.
  var isOutermost: Bool { opened.count == 1 }

  /// What the names outside of every block stand for.
  var outermost: [String: BindingID] {
    bindings.filter { opened[0].known.contains($0.key) }.compactMapValues(\.last)
  }

  /// Whether `name` was bound in the innermost block.
  func isBoundHere(_ name: String) -> Bool { opened.last?.known.contains(name) ?? false }

  mutating func bind(_ name: String, to id: BindingID) {
    bindings[name, default: []].append(id)
    opened[opened.count - 1].names.append(name)
    opened[opened.count - 1].known.insert(name)
  }

  mutating func open() { opened.append(Block()) }

  /// Forgets the names of the innermost block.
  mutating func close() {
    for name in opened.popLast()?.names ?? [] { bindings[name]?.removeLast() }
    if opened.isEmpty { opened = [Block()] }
  }
}
