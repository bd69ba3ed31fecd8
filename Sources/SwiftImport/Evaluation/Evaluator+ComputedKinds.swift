internal import LayoutSwiftSource
internal import LayoutText

/// Kinds of sections that are worked out of the index: `Kind.allCases[index + 1]`.
extension Evaluator {
  /// What `value` says of a section, where the index decides it; `nil` where it does not.
  ///
  /// - Parameter name: Which case a number stands for.
  mutating func subject(
    of type: TypeInfo, by value: SwiftValue, at range: TextRange, _ name: (Int) -> String?
  ) throws -> Subject? {
    guard !type.cases.isEmpty, let key = try indexKey(of: value) else { return nil }
    var subject = Subject(key: "\(type.path)(\(key))", type: type.path)
    if case .number(let number) = value, number.whole.at(index: 0).constant != nil {
      for index in 0..<100 {
        let number = number.whole.at(index: index).constant.flatMap { Int(exactly: $0) }
        guard let name = number.flatMap(name) else {
          subject.placeOfMissing = subject.placeOfMissing ?? subject.cases.count
          continue
        }
        if !subject.cases.contains(name) { subject.cases.append(name) }
      }
    } else {
      holes.noteOpenOrder(at: range)
    }
    return subject
  }

  /// What tells a value that the section's index decides from others; `nil` where it does not.
  func indexKey(of value: SwiftValue) throws -> String? {
    switch value {
    case .subject(let subject): return subject.isIndex ? subject.key : nil
    case .number(let number): return number.term.readsIndex ? number.term.key : nil
    case .choice(let condition, let left, let right):
      let keys = try [left, right].map { try indexKey(of: $0) }
      guard keys.contains(where: { $0 != nil }) else { return nil }
      let parts = try zip(keys, [left, right]).map { try $0 ?? identity(of: $1) ?? "" }
      return condition.key + " " + parts.joined(separator: " ")
    default: return nil
    }
  }

  /// The type whose cases these are, all and in their order.
  func enumeration(withCases elements: [SwiftValue.Element]) -> TypeInfo? {
    guard case .enumeration(let first)? = elements.first?.value,
      elements.allSatisfy({ $0.isCertain }), let type = program.types[first.type],
      elements.map(\.value)
        == type.cases.map({
          .enumeration(SwiftValue.EnumerationValue(type: first.type, name: $0.name))
        })
    else { return nil }
    return type
  }
}

extension Term {
  /// What it is for a section with an index.
  fileprivate func at(index: Int) -> Term {
    self == .input("section.index") ? .number(Double(index)) : mapParts { $0.at(index: index) }
  }
}
