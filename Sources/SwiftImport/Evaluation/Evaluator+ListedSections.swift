internal import LayoutSwiftSource

/// A section of a list.
struct ListedSection {
  /// Where it stands in the list; more than one where each case has its own.
  let places: [Int]
  /// When it is there.
  let condition: Term
}

extension Evaluator {
  /// An element of a list of sections by the section's index, where some of them are there under
  /// conditions: the place decides the kind, not the number.
  mutating func listedElement(
    _ elements: [SwiftValue.Element], _ index: Subject, _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let lost = SwiftValue.hole(hole(.lost, whole, name: "element"))
    guard elements.allSatisfy({ $0.loops.isEmpty && !$0.value.isHole }) else { return lost }
    guard let kind = run.kind else {
      throw Stop.subject(Subject(key: text(of: whole.range), elements: elements))
    }
    if !kind.places.isEmpty, kind.subject.elements.map(\.condition) == elements.map(\.condition) {
      return kind.places.dropLast().reversed().reduce(elements[kind.places.last ?? 0].value) {
        elements[$1].value.isSame(as: $0)
          ? elements[$1].value : .joined(elements[$1].condition, elements[$1].value, $0)
      }
    }
    // In front of the first condition the number is the place.
    if kind.subject.isIndex, case .number(let number)? = kind.label,
      elements.indices.contains(number),
      elements[...number].allSatisfy({ $0.isCertain })
    {
      return elements[number].value
    }
    return lost
  }

  /// An element of a list that is known on this path, in a run for a section of that list.
  func listedElement(_ values: [SwiftValue]) -> SwiftValue? {
    guard !assumptions.isEmpty, let kind = run.kind, let place = kind.places.first else {
      return nil
    }
    let known = kind.subject.elements.map(\.value)
    return values.contains(known[place]) && values.allSatisfy(known.contains) ? known[place] : nil
  }

  /// The sections of a list. One that stands there in several cases is one section where the order of
  /// all of them lets it.
  mutating func listedSections(_ elements: [SwiftValue.Element]) -> [ListedSection] {
    var joined: [[Int]] = []
    let separate = elements.indices.map { [$0] }
    for index in elements.indices where elements.count <= 32 {
      let same = joined.firstIndex { places in
        places.allSatisfy {
          elements[$0].value.isSame(as: elements[index].value)
            && exclude(elements[$0], elements[index])
        }
      }
      if let same { joined[same].append(index) } else { joined.append([index]) }
    }
    let order = joined.isEmpty ? separate : ordered(joined, elements) ?? separate
    return order.map { places in
      ListedSection(
        places: places,
        condition: places.reduce(.truth(false)) { .or($0, elements[$1].condition) })
    }
  }

  /// Sets of places so that each stands behind those that its elements stand behind; `nil` where two
  /// cases have another order.
  private mutating func ordered(
    _ sets: [[Int]], _ elements: [SwiftValue.Element]
  ) -> [[Int]]? {
    var (rest, result): ([[Int]], [[Int]]) = (sets, [])
    while !rest.isEmpty {
      let next = rest.firstIndex { set in
        !rest.contains { other in
          other != set
            && other.contains { before in
              set.contains { before < $0 && !exclude(elements[before], elements[$0]) }
            }
        }
      }
      guard let next else { return nil }
      result.append(rest.remove(at: next))
    }
    return result
  }

  /// Whether two elements are never there at once.
  private mutating func exclude(
    _ first: SwiftValue.Element, _ second: SwiftValue.Element
  ) -> Bool {
    let outer = assumptions
    defer { assumptions = outer }
    assumptions = [first.condition]
    return decide(second.condition) == false
  }
}

extension SwiftValue {
  /// Whether both are one case, whose type may not be known.
  fileprivate func isSame(as other: SwiftValue) -> Bool {
    switch (self, other) {
    case (.enumeration(let value), .word(let word)), (.word(let word), .enumeration(let value)):
      value.name == word && value.payload.isEmpty
    default: self == other
    }
  }
}
