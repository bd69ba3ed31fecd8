internal import LayoutText

/// An object that the code has made: one of a layout, or of a class of these files.
struct HeapObject: Equatable, Sendable {
  /// The API's name of its class, or the path of its type.
  let type: String
  /// Whether it is one of a layout, not of a class of these files.
  let isOfLayout: Bool
  var fields: [String: SwiftValue]
  /// Where it was made.
  let origin: TextRange
  /// The variable that it was first bound to.
  var name: String?
  /// The function that made it.
  var maker: String?
  /// Where its fields were set.
  var settings: [String: TextRange] = [:]
  /// What was done to it that could not be followed, and under which condition.
  var holes: [Loss] = []
  /// Where it was used in a group.
  var use: TextRange?
  /// Whether it belongs to the code around the root, whose other fields are not known.
  var isOpen = false
  /// Whether it is of its type itself, and of no subclass.
  var isExact = false

  init(type: String, fields: [String: SwiftValue] = [:], origin: TextRange) {
    (self.type, self.fields, self.origin) = (type, fields, origin)
    isOfLayout = Framework.isLayoutType(type)
  }

  struct Loss: Hashable, Sendable {
    let hole: Hole
    var condition = Term.truth(true)
  }
}

/// The values of variables and the objects of a run. A copy is a possible path of the run.
struct Store: Sendable {
  private var variables: [Int: SwiftValue] = [:]
  private var objects: [Int: HeapObject] = [:]

  var partCount: Int { variables.count + objects.count }

  subscript(variable place: Int) -> SwiftValue {
    get { variables[place] ?? .none }
    set { variables[place] = newValue }
  }

  subscript(object id: Int) -> HeapObject? {
    get { objects[id] }
    set { objects[id] = newValue }
  }

  /// Notes once what was done to an object and could not be followed.
  mutating func note(_ loss: HeapObject.Loss, of id: Int) {
    guard objects[id]?.holes.contains(loss) == false else { return }
    objects[id]?.holes.append(loss)
  }

  /// The variables whose values are not those of `other`, of the places that it has, too.
  func changes(since other: Store) -> [Int] {
    other.variables.compactMap { place, value in
      variables[place] == value ? nil : place
    }
  }

  /// Whether the objects that `other` has are as they were.
  func keepsObjects(of other: Store) -> Bool {
    other.objects.allSatisfy { id, object in
      guard var now = objects[id] else { return false }
      (now.use, now.name) = (object.use, object.name)
      return now == object
    }
  }

  func hasObject(named name: String) -> Bool { objects.values.contains { $0.name == name } }

  /// All objects, in the order in which they were made.
  var allObjects: [(Int, HeapObject)] { objects.sorted { $0.key < $1.key } }

  /// Whether a number in the objects that `value` leads to depends on the container's size.
  func readsContainer(in value: SwiftValue) -> Bool {
    reads(in: value) {
      if case .input(let path) = $0 { path.hasPrefix("container.") } else { false }
    }
  }

  /// Whether a hole in what `value` leads to is another one in each turn of the loop of a variable.
  func hasHole(in value: SwiftValue, ofTurnsOf variable: String) -> Bool {
    reads(in: value) { if case .parameter(let key) = $0 { key.holds(variable) } else { false } }
  }

  private func reads(in value: SwiftValue, _ isRead: (Term) -> Bool) -> Bool {
    var known: Set<Int> = []
    return reads(in: value, &known, isRead)
  }

  private func reads(
    in value: SwiftValue, _ known: inout Set<Int>, _ isRead: (Term) -> Bool
  ) -> Bool {
    switch value {
    case .number(let number): return number.term.contains(where: isRead)
    case .truth(let term): return term.contains(where: isRead)
    case .record(let record):
      return record.fields.values.contains { reads(in: $0, &known, isRead) }
    case .array(let elements):
      return elements.contains {
        $0.condition.contains(where: isRead) || reads(in: $0.value, &known, isRead)
          || $0.loops.contains { [$0.lower, $0.upper].contains { $0.contains(where: isRead) } }
      }
    case .choice(let condition, let left, let right):
      return condition.contains(where: isRead) || reads(in: left, &known, isRead)
        || reads(in: right, &known, isRead)
    case .hole(let hole): return isRead(.parameter(hole.key))
    case .object(let id):
      guard known.insert(id).inserted else { return false }
      return objects[id]?.fields.values.contains { reads(in: $0, &known, isRead) } ?? false
    default: return false
    }
  }

  /// The number of variables and objects.
  var count: Int { variables.count + objects.count }

  /// The store after `left` where `condition` holds, and after `right` where it does not.
  ///
  /// - Complexity: O(*n*) in the number of variables and objects.
  static func joined(_ condition: Term, _ left: Store, _ right: Store) -> Store {
    var result = left
    for (place, value) in right.variables {
      if let other = left.variables[place] {
        if other != value { result.variables[place] = .joined(condition, other, value) }
      } else {
        result.variables[place] = value
      }
    }
    for (id, object) in right.objects {
      if let other = left.objects[id] {
        if other != object { result.objects[id] = .joined(condition, other, object) }
      } else {
        result.objects[id] = object
      }
    }
    return result
  }
}

extension HeapObject {
  /// One object that is `left` where `condition` holds, else `right`.
  static func joined(
    _ condition: Term, _ left: HeapObject, _ right: HeapObject
  ) -> HeapObject {
    var result = left
    for name in Set(left.fields.keys).union(right.fields.keys) {
      let unknown = SwiftValue.hole(Hole(name, .changes, at: left.origin, name: name))
      // What is only read on one path was there before.
      let isSet = left.settings[name] != right.settings[name]
      let a = left.fields[name] ?? (isSet ? unknown : right.fields[name] ?? unknown)
      let b = right.fields[name] ?? (isSet ? unknown : a)
      if a != b { result.fields[name] = .joined(condition, a, b) }
    }
    for (name, range) in right.settings where result.settings[name] == nil {
      result.settings[name] = range
    }
    let both = left.holes.filter(right.holes.contains)
    result.holes = both
    for (losses, condition) in [(left.holes, condition), (right.holes, .not(condition))] {
      for loss in losses where !both.contains(loss) {
        result.holes.append(Loss(hole: loss.hole, condition: .and(condition, loss.condition)))
      }
    }
    return result
  }
}

extension SwiftValue {
  /// `left` where `condition` holds, else `right`; one value where that can be written.
  static func joined(_ condition: Term, _ left: SwiftValue, _ right: SwiftValue) -> SwiftValue {
    let (left, right) = (left.where(condition, true), right.where(condition, false))
    if left == right { return left }
    if let value = condition.isTrue { return value ? left : right }
    switch (left, right) {
    case (.number(let a), .number(let b)):
      let kind = Number.common(a, b)
      let term = Term.choice(
        condition, a.converted(to: kind).term, b.converted(to: kind).term)
      return .number(Number(term, kind))
    case (.truth(let a), .truth(let b)): return .truth(.choice(condition, a, b))
    case (.record(let a), .record(let b))
    where a.type == b.type && Framework.measure(of: a.type) == nil
      && a.fields.keys.sorted() == b.fields.keys.sorted():
      let fields = a.fields.map { ($0, joined(condition, $1, b.fields[$0] ?? .none)) }
      var record = Record(type: a.type, fields: Dictionary(uniqueKeysWithValues: fields))
      record.isDeclaredOtherwise = a.isDeclaredOtherwise || b.isDeclaredOtherwise
      return .record(record)
    case (.record(let a), .record(let b))
    where a.type == b.type && a.fields["kind"] == b.fields["kind"]:
      guard let name = Framework.measure(of: a.type) else {
        return .choice(condition, left, right)
      }
      var record = a
      record.fields[name] = joined(
        condition, a.fields[name] ?? .none, b.fields[name] ?? .none)
      return .record(record)
    case (.array(let a), .array(let b)): return .array(joined(condition, a, b))
    case (.tuple(let a), .tuple(let b)) where a.map(\.label) == b.map(\.label):
      return .tuple(
        zip(a, b).map { Part(label: $0.label, value: joined(condition, $0.value, $1.value)) })
    default: return .choice(condition, left, right)
    }
  }

  /// The same where it is known whether a condition holds.
  private func `where`(_ condition: Term, _ holds: Bool) -> SwiftValue {
    guard case .choice(let own, let left, let right) = self else { return self }
    if own == condition { return (holds ? left : right).where(condition, holds) }
    if own == .not(condition) { return (holds ? right : left).where(condition, holds) }
    return self
  }

  private static func joined(
    _ condition: Term, _ left: [Element], _ right: [Element]
  ) -> [Element] {
    if left.count == right.count,
      zip(left, right).allSatisfy({ $0.condition == $1.condition && $0.loops == $1.loops })
    {
      return zip(left, right).map {
        Element(
          condition: $0.condition, value: joined(condition, $0.value, $1.value), loops: $0.loops)
      }
    }
    let same = zip(left, right).prefix { $0 == $1 }.count
    return left.prefix(same)
      + left.dropFirst(same).map {
        Element(condition: .and(condition, $0.condition), value: $0.value, loops: $0.loops)
      }
      + right.dropFirst(same).map {
        Element(condition: .and(.not(condition), $0.condition), value: $0.value, loops: $0.loops)
      }
  }

  /// What a number or another value is where a condition holds, and where not; `nil` where none decides.
  var chosen: (condition: Term, left: SwiftValue, right: SwiftValue)? {
    guard case .number(let number) = self,
      case .ternary(let condition, let left, let right) = number.term
    else { return cases }
    return (
      condition, .number(Number(left, number.kind)), .number(Number(right, number.kind))
    )
  }

  /// The same value in each case of a choice; `nil` where it is no choice.
  var cases: (condition: Term, left: SwiftValue, right: SwiftValue)? {
    if case .choice(let condition, let left, let right) = self {
      (condition, left, right)
    } else {
      nil
    }
  }
}
