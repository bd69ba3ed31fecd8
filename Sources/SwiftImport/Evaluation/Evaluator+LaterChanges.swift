internal import LayoutSwiftSource
internal import LayoutText

/// What functions that have not run may change.
extension Evaluator {
  /// Notes that functions that have not run may change the layout objects that the code around the
  /// root keeps in its variables.
  mutating func noteLaterChanges() {
    for (_, object) in store.allObjects where object.isOpen {
      for type in program.family(of: object.type) where type.keyword != .protocolType {
        for variable in program.storedVariables(of: type.path) {
          guard let ids = object.fields[variable.name]?.objectIDs, !ids.isEmpty,
            changes(of: variable).contains(where: { isLater($0, of: variable, in: type) })
              || isChangedByAnotherName(variable)
          else { continue }
          escape(ids, stateHole(variable, initial: nil))
        }
      }
    }
  }

  /// Whether a change of what a variable holds stands in a method of its type that has not run.
  private func isLater(
    _ change: SwiftChanges.Change, of variable: Variable, in type: TypeInfo
  ) -> Bool {
    guard let name = change.member, Framework.propertyNames.contains(name) else { return false }
    return isLater(change, than: variable, in: type)
  }

  /// Whether functions of its type that have not run set a part of what a variable holds.
  func isChangedLater(_ variable: Variable) -> Bool {
    guard let type = variable.owner.flatMap({ program.types[$0] }) else { return false }
    return changes(of: variable).contains {
      $0.member != nil && isLater($0, than: variable, in: type)
    }
  }

  /// Whether a change stands in a function of the type that has not run, and means this variable: the
  /// function has no parameter and declares nothing of its name.
  private func isLater(
    _ change: SwiftChanges.Change, than variable: Variable, in type: TypeInfo
  ) -> Bool {
    type.members.contains { member in
      guard member.declaration.range.contains(change.offset),
        case .function(let function) = member.declaration.form,
        !run.called.contains(function.nameRange.lowerBound),
        !function.parameters.contains(where: { $0.name == variable.name })
      else { return false }
      let text = program.files[member.file].source[member.declaration.range]
      return !["let ", "var "].contains { text.holds($0 + variable.name) }
    }
  }

  /// Whether code of the type that has not run gives a layout object of a variable another name, and sets
  /// properties of that.
  func isChangedByAnotherName(_ variable: Variable) -> Bool {
    guard let type = variable.owner.flatMap({ program.types[$0] }) else { return false }
    return laterCode(of: type).contains { member in
      let text = program.files[member.file].source[member.declaration.range]
      guard text.holds(variable.name) else { return false }
      return text.aliases(of: variable.name).contains { setsProperties(of: $0, in: member) }
    }
  }

  /// Notes that code of a type that has not run sets the configuration of the layout that a collection view
  /// has.
  mutating func noteChangesOfShownLayouts(of path: String) {
    guard let type = program.types[path] else { return }
    for member in program.family(of: type.path).flatMap(laterCode) {
      let file = program.files[member.file]
      let changes = file.changes.changes(of: "configuration")
      guard
        let change = changes.first(where: { member.declaration.range.contains($0.offset) }),
        file.source[member.declaration.range].holds("ollectionViewLayout as")
      else { continue }
      let range = change.offset..<change.offset + "configuration".utf8.count
      let hole = Hole("configuration", .changes, at: range, name: "configuration")
      for id in run.layouts { store.note(HeapObject.Loss(hole: hole), of: id) }
    }
  }

  /// Notes that a class of layouts changes the frames that UIKit works out.
  mutating func noteMovedAttributes(by path: String) {
    guard program.types[path]?.keyword == .classType else { return }
    for name in ["layoutAttributesForElements", "layoutAttributesForItem"] {
      guard let own = program.functions(name, of: path, isStatic: false).first else { continue }
      return holes.noteMovedAttributes(name, at: own.function.nameRange)
    }
  }

  /// The functions of a type that have not run, and the variables with code of their own.
  private func laterCode(of type: TypeInfo) -> [TypeInfo.Member] {
    type.members.filter { member in
      switch member.declaration.form {
      case .function(let function): !run.called.contains(function.nameRange.lowerBound)
      case .variable(let variable): variable.bindings.contains { !$0.setters.isEmpty }
      default: false
      }
    }
  }

  /// Whether code of a member sets a property of a layout object that a variable of it holds.
  private func setsProperties(of name: String, in member: TypeInfo.Member) -> Bool {
    program.files[member.file].changes.changes(of: name).contains { change in
      member.declaration.range.contains(change.offset)
        && change.member.map { Framework.propertyNames.contains($0) } ?? false
    }
  }
}

extension String {
  /// The variables that are set to what `name` holds: `a` of `let a = name` and `let a: A = self.name`.
  fileprivate func aliases(of name: String) -> [String] {
    split { $0.isNewline || $0 == ";" || $0 == "{" || $0 == "," }.compactMap { line in
      let halves = line.split(separator: "=", maxSplits: 1).map(\.trimmed)
      guard halves.count == 2 else { return nil }
      let value = halves[1].prefix { $0.isLetter || $0.isNumber || "_.?".contains($0) }
      guard [name, "self." + name, "self?." + name].contains(String(value)) else { return nil }
      let words = halves[0].prefix { $0 != ":" }.split(separator: " ")
      return words.last.map(String.init)
    }
  }
}
