internal import LayoutText

/// What all calls of a closure share: the variables and objects that were there before.
extension Evaluator {
  /// Opens the variables that some section has changed: a later call finds them changed.
  ///
  /// - Returns: Whether there are some, so that the sections come out otherwise.
  mutating func openVariables(changedIn sections: [ImportedSection]) -> Bool {
    let before = store
    for section in sections {
      for place in section.store.changes(since: before) {
        guard let declared = run.around.declared[place], let range = declared.range else {
          continue
        }
        let state = State(
          text: declared.name, name: declared.name, key: "\(range.lowerBound)",
          type: declared.type, range: range)
        store[variable: place] = opened(before[variable: place], state)
      }
      for (id, object) in before.allObjects where !object.isOpen && !isOfLayout(object) {
        for variable in program.storedVariables(of: object.type) where !variable.isConstant {
          let first = object.fields[variable.name]
          guard section.store[object: id]?.fields[variable.name] != first else { continue }
          let field = opened(first ?? .none, State(variable, in: program))
          store[object: id]?.fields[variable.name] = field
        }
      }
    }
    return !store.changes(since: before).isEmpty || !store.keepsObjects(of: before)
  }

  /// Notes the losses of objects of the layout that some sections change and others take as they are: in
  /// these it depends on the calls before.
  func noteSharedObjects(of sections: inout [ImportedSection]) {
    for (id, object) in store.allObjects where isOfLayout(object) {
      let changed = Set(sections.flatMap { $0.store[object: id]?.changes(since: object) ?? [] })
      let kept = sections.indices.filter { index in
        let own = sections[index].store[object: id]
        return changed.contains { own?.settings[$0] == object.settings[$0] }
      }
      let name = object.name ?? "object"
      let hole = Hole(name, .changes, at: object.origin, name: name)
      for index in kept { sections[index].store.note(HeapObject.Loss(hole: hole), of: id) }
    }
  }

  private func isOfLayout(_ object: HeapObject) -> Bool {
    object.isOfLayout || program.isLayout(object.type)
  }

  private func opened(_ value: SwiftValue, _ state: State) -> SwiftValue {
    if case .record(let record) = value, Framework.isPlainRecord(record.type) {
      return .record(opened(record, state))
    }
    return .hole(hole(state, initial: value))
  }
}

extension HeapObject {
  /// The fields whose values are not those of `other`.
  fileprivate func changes(since other: HeapObject) -> [String] {
    fields.keys.filter { fields[$0] != other.fields[$0] }
  }
}
