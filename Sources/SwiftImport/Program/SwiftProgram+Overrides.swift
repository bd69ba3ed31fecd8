internal import LayoutSwiftSource

/// Which declaration of several a value has.
extension SwiftProgram {
  /// The type that a value has that is declared as `path`: where that is a protocol, the only type that
  /// conforms to it.
  func onlyImplementation(_ path: String) -> String {
    guard types[path]?.keyword == .protocolType else { return path }
    let implementations = implementations(of: path)
    return implementations.count == 1 ? implementations[0] : path
  }

  /// The functions of this name of the only descendant of `path` that has its own; none where several do.
  func onlyOverrides(_ name: String, of path: String) -> [Callable] {
    let own = implementations(of: path).map { descendant in
      functions(name, of: descendant, isStatic: false).filter { $0.owner == descendant }
    }.filter { !$0.isEmpty }
    return own.count == 1 ? own[0] : []
  }

  /// Whether a subclass, or a type that conforms, has its own member of this name: which one a value has
  /// that is declared as `path` is open.
  func isOverridden(_ name: String, of path: String, isStatic: Bool = false) -> Bool {
    implementations(of: path).contains { descendant in
      types[descendant]?.members(named: name).contains { $0.declaration.isStatic == isStatic }
        ?? false
    }
  }
}
