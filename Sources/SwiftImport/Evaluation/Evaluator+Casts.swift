internal import LayoutSwiftSource
internal import LayoutText

/// `is` and `as`.
extension Evaluator {
  /// `value as? type`; of a value that is not known the value itself where its type may be asked, under the
  /// condition that it has it, and else as if it had it.
  mutating func tryToCast(_ value: SwiftValue, to type: SwiftType) throws -> SwiftValue {
    if case .choice(let condition, let left, let right) = value {
      return .joined(
        condition, try tryToCast(left, to: type), try tryToCast(right, to: type))
    }
    let path = program.typePath(ofText: type.text, from: scope.type)
    let keyword = program.types[path]?.keyword
    if case .subject(var subject) = value {
      // It says which enumeration the sections are of, or which of several types one is of.
      guard keyword != nil else { return settled(value, type.text) }
      subject.type = path
      if keyword == .enumeration { return .subject(subject) }
      return .joined(try isOfType(value, type), .subject(subject), .none)
    }
    guard let answer = has(value, type) else {
      let cast = settled(value, type.text)
      switch value {
      case .record, .object, .enumeration: return .joined(try isOfType(value, type), cast, .none)
      // A collection view has the data source and the layout that the code gave it.
      case .hole(let hole)
      where run.around.views.isReading
        || (keyword != nil || path.hasPrefix("UI"))
          && !["dataSource", "collectionViewLayout", "delegate"].contains(hole.name):
        return .joined(try isOfType(value, type), cast, .none)
      default: return cast
      }
    }
    return answer ? settled(value, type.text) : .none
  }

  /// `value is type`.
  mutating func isOfType(_ value: SwiftValue, _ type: SwiftType) throws -> Term {
    if case .choice(let condition, let left, let right) = value {
      return .choice(condition, try isOfType(left, type), try isOfType(right, type))
    }
    if let answer = has(value, type) { return .truth(answer) }
    let path = program.typePath(ofText: type.text, from: scope.type)
    if case .hole(let hole) = value { return holes.condition(hole.compared(with: path)) }
    if case .subject(let subject) = value {
      return try kind(of: subject, is: path, at: type.range)
    }
    let hole = Hole(text(of: type.range), .lost, at: type.range, name: "is" + path)
    return holes.condition(hole)
  }

  /// Whether the model of a section is of a type: the kinds of sections are the types that it is compared
  /// with.
  private mutating func kind(
    of subject: Subject, is path: String, at range: TextRange
  ) throws -> Term {
    let types = Subject(key: subject.key + " as")
    guard let kind = run.kind else {
      holes.foreignEnumerations[types.key] = Hole(
        subject.key, .foreign, at: range, name: subject.name)
      throw Stop.subject(types)
    }
    guard kind.subject.key == types.key else {
      return holes.condition(hole(subject, at: range).compared(with: path))
    }
    let label = SectionLabel.name(path.lastName.loweringFirst)
    note(labels: [label])
    return .truth(kind.label == label)
  }

  /// Whether a value has a type, or one that inherits from it or conforms to it; `nil` where that is not
  /// known.
  private func has(_ value: SwiftValue, _ type: SwiftType) -> Bool? {
    let path = program.typePath(ofText: type.text, from: scope.type)
    if ["Any", "AnyObject"].contains(path) { return true }
    let isDeclared = program.types[path]?.keyword != nil
    let isOther = isDeclared || Self.plainTypes.contains(path) || Framework.isLayoutType(path)
    switch value {
    case .none: return false
    case .string: return path == "String" ? true : isOther ? false : nil
    case .truth: return path == "Bool" ? true : isOther ? false : nil
    case .number(let number):
      if path == "Int", number.kind == .whole { return true }
      let mayBe = number.kind == .real ? ["CGFloat", "Double"] : ["Int", "CGFloat", "Double"]
      return isOther && !mayBe.contains(path) ? false : nil
    case .record, .object, .enumeration:
      guard let own = typePath(of: value) else { return nil }
      if isA(own, path) { return true }
      guard isOther else { return nil }
      // An object of the app may be of a subclass.
      if case .object(let id) = value, let object = store[object: id], object.isOpen,
        !object.isExact, isA(path, own)
      {
        return nil
      }
      return false
    default: return nil
    }
  }

  /// Whether a type is another one, inherits from it or conforms to it.
  private func isA(_ own: String, _ other: String) -> Bool {
    if own == other { return true }
    if Framework.isLayoutType(own) { return Framework.inherits(own, from: other) }
    return program.family(of: own).contains { type in
      type.path == other || type.inherited.contains { Framework.canonical($0.name) == other }
    }
  }
}

extension Framework {
  /// Whether a class of layout objects inherits from another one.
  fileprivate static func inherits(_ own: String, from other: String) -> Bool {
    let supers = [group: item, boundary: supplementary, supplementary: item, decoration: item]
    var next = supers[own]
    while let type = next {
      if type == other { return true }
      next = supers[type]
    }
    return false
  }
}
