internal import LayoutSwiftSource
internal import LayoutText

/// Elements of lists and dictionaries.
extension Evaluator {
  /// `base[index]`.
  mutating func subscripted(
    _ base: SwiftExpression, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let owner = try evaluate(base)
    if let argument = arguments.first, argument.label == "keyPath" {
      guard case .function(let function) = try evaluate(argument.value) else {
        return .hole(hole(.lost, whole, name: "value"))
      }
      return try call(function, [SwiftValue.Part(label: nil, value: owner)], at: whole.range)
    }
    if let value = try ownSubscript(of: owner, base, arguments, whole) { return value }
    let values = try evaluate(arguments)
    if case .dictionary(let entries) = owner, values.count == 2, values[1].label == "default" {
      let found = try self.entry(values[0].value, of: entries, whole)
      if case .none? = found { return values[1].value }
      return found ?? .hole(hole(.lost, whole, name: "element"))
    }
    guard values.count == 1 || values.first?.label == nil, let index = values.first?.value else {
      return .hole(hole(.lost, whole, name: "value"))
    }
    let element = try element(index, of: owner, whole)
    guard values[0].label != nil, case .hole(var hole) = element, let type = hole.plainType else {
      return element
    }
    // An own subscript, as `list[safe: 3]`, may find nothing.
    hole.type = type + "?"
    return .hole(hole)
  }

  private mutating func element(
    _ index: SwiftValue, of owner: SwiftValue, _ whole: SwiftExpression
  ) throws -> SwiftValue {
    if let item = item(index, of: owner, whole) { return item }
    if !index.isSubject, let element = try computedElement(index, of: owner, whole) {
      return .subject(element)
    }
    switch (owner, index) {
    // The chain ends.
    case (.none, _): return .none
    case (.choice(let condition, let left, let right), _):
      return .joined(
        condition, try element(index, of: left, whole), try element(index, of: right, whole))
    case (_, _) where index.chosen != nil:
      guard let (condition, left, right) = index.chosen else { break }
      return .joined(
        condition, try element(left, of: owner, whole), try element(right, of: owner, whole))
    case (.array(let elements), .subject(let subject)) where subject.isIndex:
      return try element(of: elements, subject, whole)
    case (.array(let elements), .number(let number)):
      if let index = number.whole.constant, let start = elements.start,
        elements.allSatisfy({ $0.isCertain })
      {
        let position = index - Double(start)
        if position >= 0, position < Double(elements.count) { return elements[Int(position)].value }
      }
    case (.array(let elements), .range(let range)):
      if let slice = slice(range, of: elements, at: whole.range) { return .array(slice) }
    case (.dictionary(let entries), _):
      if let value = try entry(index, of: entries, whole) { return value }
    case (.hole(let list), .hole(let index))
    where list.dataPath != nil && index.index?.list == list.dataPath:
      return .hole(element(at: index, ofData: list, whole))
    case (.hole(let hole), .subject(let subject)):
      let type = hole.plainType.map { program.resolved($0) }
      var element = Subject(
        key: hole.text + "[" + subject.key + "]", type: type?.elementType ?? hole.sectionType)
      element.mayBeMissing = type?.entryTypes != nil
      if hole.reason == .foreign, hole.name == "allCases", let type = hole.text.outerName {
        holes.foreignEnumerations[element.key] = Hole(
          type, .foreign, at: hole.range, name: hole.name)
      }
      return .subject(element)
    case (.subject(let first), .subject(let second)):
      return .subject(Subject(key: first.key + "[" + second.key + "]"))
    default: break
    }
    var hole = hole(.lost, whole, name: "element")
    if case .hole(let base) = owner {
      hole.name = base.name
      hole.reason = base.reason
      hole.type = base.plainType.flatMap(\.elementType)
    }
    // The same text may be read of one element after the other.
    for value in [owner, index] { hole.key += try identity(of: value).map { " " + $0 } ?? "" }
    run.around.elements[hole.key] = owner.objectIDs
    return .hole(hole)
  }

  /// An element of a list of the data, at the place of one that is shown.
  private func element(at index: Hole, ofData list: Hole, _ whole: SwiftExpression) -> Hole {
    var element = Hole(list.text + " element", .changes, at: whole.range, name: list.name)
    element.dataPath = index.index?.element
    element.key = (list.dataPath ?? "") + "[]"
    element.type = list.plainType.map { program.resolved($0) }.flatMap(\.elementType)
    return element
  }

  /// What a cell shows, where it is read of a list of the section by the cell's index path.
  private func item(
    _ index: SwiftValue, of owner: SwiftValue, _ whole: SwiftExpression
  ) -> SwiftValue? {
    guard case .hole(let place) = index,
      ["indexPath.item", "indexPath.row"].contains(place.key)
    else { return nil }
    var type: String?
    switch owner {
    case .hole(let list) where list.dataPath == nil: type = list.plainType
    case .subject(let list): type = list.type
    default: return nil
    }
    var item = Hole("item", .changes, at: whole.range, name: "data")
    (item.dataPath, item.type) = ("data", type.map { program.resolved($0) }?.elementType)
    return .hole(item)
  }

  /// The element at a place that is computed from the section's index.
  private mutating func computedElement(
    _ index: SwiftValue, of owner: SwiftValue, _ whole: SwiftExpression
  ) throws -> Subject? {
    if case .array(let elements) = owner, let type = enumeration(withCases: elements) {
      var subject = try subject(of: type, by: index, at: whole.range) { place in
        type.cases.indices.contains(place) ? type.cases[place].name : nil
      }
      // There is no element of the list that is none.
      subject?.placeOfMissing = nil
      return subject
    }
    guard let key = try indexKey(of: index), case .hole(let hole) = owner,
      let type = hole.plainType.map({ program.resolved($0) })?.elementType ?? hole.sectionType
    else { return nil }
    return Subject(key: "\(hole.text)[\(key)]", type: type)
  }

  /// The elements between known bounds.
  private mutating func slice(
    _ range: SwiftValue.ValueRange, of elements: [SwiftValue.Element], at place: TextRange
  ) -> [SwiftValue.Element]? {
    guard let start = elements.start.map(Double.init), elements.allSatisfy({ $0.isCertain }) else {
      return nil
    }
    let end = start + Double(elements.count)
    let lower = range.lower.map { number(of: $0, at: place)?.whole.constant } ?? start
    let upper = range.upper.map { number(of: $0, at: place)?.whole.constant } ?? end
    guard let lower, var upper else { return nil }
    if range.isClosed, range.upper != nil { upper += 1 }
    guard start <= lower, lower <= upper, upper <= end else { return nil }
    return Array(elements[Int(lower - start)..<Int(upper - start)]).sliced(at: Int(lower))
  }

  /// An element of a known array, by the section's index.
  private mutating func element(
    of elements: [SwiftValue.Element], _ subject: Subject, _ whole: SwiftExpression
  ) throws -> SwiftValue {
    guard elements.start == 0 else { return .hole(hole(.lost, whole, name: "element")) }
    guard elements.allSatisfy({ $0.isCertain }) else {
      return try listedElement(elements, subject, whole)
    }
    let values = elements.map(\.value)
    if let value = listedElement(values) { return value }
    if let type = enumeration(withCases: elements)?.path {
      return .subject(Subject(key: type + ".allCases[]", type: type))
    }
    guard let kind = run.kind else { throw Stop.subject(subject) }
    guard kind.subject.isIndex else { return .hole(hole(.lost, whole, name: "element")) }
    for index in values.indices where !run.labels.contains(.number(index)) {
      run.labels.append(.number(index))
    }
    // A section behind the last element does not exist.
    guard case .number(let index)? = kind.label, values.indices.contains(index) else {
      throw Stop.ended
    }
    return values[index]
  }
}
