extension Array {
  /// The same in no more memory than it needs.
  ///
  /// - Complexity: O(*n*) where there is more.
  @inlinable package var withoutSlack: [Element] {
    capacity > count + count / 8
      ? Array(unsafeUninitializedCapacity: count) { buffer, initialized in
        initialized = buffer.initialize(fromContentsOf: self)
      } : self
  }
}
