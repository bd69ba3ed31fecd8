internal import LayoutSwiftSource
internal import LayoutText

/// Values that may not be there.
extension Evaluator {
  /// The condition that `subject` is there; constant in the run for a kind of section that it decides.
  mutating func presence(of subject: Subject, at range: TextRange) throws -> Term {
    guard let kind = run.kind else {
      if isOptionalEnumeration(subject) { throw Stop.subject(subject) }
      return holes.condition(subject.presence(at: range))
    }
    guard kind.subject.key == subject.key, kind.label != nil || kind.type != nil else {
      return holes.condition(subject.presence(at: range))
    }
    return .truth(kind.label != nil)
  }

  /// The condition that `value` is `nil`.
  mutating func isNone(_ value: SwiftValue, at range: TextRange) throws -> Term {
    switch value {
    case .none: .truth(true)
    case .subject(let subject) where subject.isUnknownPresence:
      .not(try presence(of: subject, at: range))
    case .hole(let hole) where hole.isUnknownPresence: .not(holes.condition(hole.presence))
    case .choice(let condition, let left, let right):
      .choice(condition, try isNone(left, at: range), try isNone(right, at: range))
    default: .truth(false)
    }
  }
}

extension SwiftValue {
  /// Whether a chain of members ends behind this value of `base`, where that is not there.
  func mayEndChain(_ base: SwiftExpression) -> Bool {
    var isChained = false
    if case .optionalChain = base.form { isChained = true }
    // Without a question mark before it, a member is one of a value that is there.
    guard base.goesOnWithChain else { return false }
    switch self {
    case .hole(let hole):
      return isChained ? hole.isUnknownPresence : hole.type?.hasSuffix("?") ?? false
    // An element that an own subscript may not find is one of the sections.
    case .subject(let subject): return subject.type?.hasSuffix("?") ?? false
    default: return false
    }
  }

  /// Whether the run knows it: no hole, subject, function, view or type.
  var isKnownValue: Bool {
    switch self {
    case .hole, .subject, .function, .views, .none, .type: false
    default: true
    }
  }

  /// The same as a value that may not be there.
  var optional: SwiftValue {
    switch self {
    case .hole(var hole):
      hole.type = hole.type.map { $0.hasSuffix("?") ? $0 : $0 + "?" }
      return .hole(hole)
    case .subject(var subject):
      subject.type = subject.type.map { $0.hasSuffix("?") ? $0 : $0 + "?" }
      return .subject(subject)
    default: return self
    }
  }
}

extension SwiftExpression {
  /// Whether it is behind a question mark in a chain of members, calls and subscripts.
  fileprivate var goesOnWithChain: Bool {
    switch form {
    case .member(let base, _, _), .call(let base, _), .subscripted(let base, _):
      base.goesOnWithChain
    case .optionalChain: true
    default: false
    }
  }
}
