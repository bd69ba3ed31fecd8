internal import LayoutChecking
internal import LayoutLanguage

/// What bindings came to, by their places in the program: nothing is hashed to find one.
struct BindingValues {
  /// A value that is known.
  struct Known {
    let value: Value
    /// Whether it may be another in another view.
    let hangsOnView: Bool
  }

  private var values: [Known?] = []
  /// The places of those that are known.
  private var known: [Int] = []

  /// The value of the binding `id`, where it is known.
  ///
  /// - Complexity: O(1), amortised.
  subscript(id: BindingID) -> Known? {
    get { id.index < values.count ? values[id.index] : nil }
    set {
      if id.index >= values.count {
        values += repeatElement(nil, count: id.index + 1 - values.count)
      }
      values[id.index] = newValue
      known.append(id.index)
    }
  }

  /// Forgets all of them.
  ///
  /// - Complexity: O(*n*) in those that are known.
  mutating func removeAll() {
    for index in known { values[index] = nil }
    known.removeAll(keepingCapacity: true)
  }
}
