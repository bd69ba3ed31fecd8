internal import LayoutChecking
internal import LayoutLanguage

/// The known values of bindings, by their places in the program: finding one needs no hashing.
struct BindingValues {
  struct Entry {
    let value: Value
    /// Whether another view may have another value.
    let dependsOnView: Bool
  }

  private var entries: [Entry?] = []
  /// The bindings that are known and do not depend on a loop, and those that do.
  private var (lasting, perTurn): ([Int], [Int]) = ([], [])

  /// The value of the binding `id`, where it is known.
  subscript(id: BindingID) -> Entry? { id.index < entries.count ? entries[id.index] : nil }

  /// - Complexity: O(1), amortised.
  mutating func keep(_ entry: Entry, of id: BindingID, dependsOnLoop: Bool) {
    if id.index >= entries.count {
      entries += repeatElement(nil, count: id.index + 1 - entries.count)
    }
    entries[id.index] = entry
    if dependsOnLoop { perTurn.append(id.index) } else { lasting.append(id.index) }
  }

  /// Forgets all of them.
  ///
  /// - Complexity: O(*n*) in those that are known.
  mutating func removeAll() {
    removeLoopValues()
    for index in lasting { entries[index] = nil }
    lasting.removeAll(keepingCapacity: true)
  }

  /// Forgets those that depend on a loop.
  mutating func removeLoopValues() {
    for index in perTurn { entries[index] = nil }
    perTurn.removeAll(keepingCapacity: true)
  }
}
