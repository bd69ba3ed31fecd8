internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension PreviewPass {
  /// Looks up the names of an expectation, and reports one that is empty or cannot hold.
  mutating func checkExpectation(_ expectation: CheckedElement, of root: Int?) {
    let properties = expectation.body.properties
    if expectation.size == nil, properties.isEmpty, !expectation.isIncomplete {
      return pass.report(.emptyExpectation(at: expectation.range))
    }
    checkContradictions(in: expectation, properties)
    guard let root else { return }
    let elements = NamedElements(below: root, in: program)
    let owner = properties.first { isPath($0) && $0.name == ExpectationNames.owner }
    let around = owner?.values.first.flatMap { path($0) } ?? []
    if !expectation.header.path.isEmpty {
      check(
        around + expectation.header.path, among: elements, at: expectation.nameRange,
        isSubject: true)
    }
    for property in properties where isPath(property) && property.name != ExpectationNames.owner {
      for value in property.values {
        guard let path = path(value) else { continue }
        if property.name == ExpectationNames.container, path.count == 1,
          ExpectationNames.areas.contains(path[0])
        {
          continue
        }
        check(path, among: elements, at: program.range(of: value.expression), isSubject: false)
      }
    }
  }

  private mutating func check(
    _ path: [String], among elements: NamedElements, at range: TextRange, isSubject: Bool
  ) {
    let found = elements.entries(at: path)
    if found.isEmpty {
      let unknown = path.last { elements.entries(at: [$0]).isEmpty } ?? path.last ?? ""
      let text = unknown == path.last ? path.joined(separator: ".") : unknown
      let meant = likely(unknown, among: elements.names)
      let fault = Diagnostic(
        .unknownName, "unknown element `\(text)`", at: range, label: "not found")
      return pass.report(
        path.count == 1 ? fault.suggesting(meant, at: range) : hinting(fault, meant))
    }
    guard found.allSatisfy(\.isGroup), let group = found.first else { return }
    let name = path.joined(separator: ".")
    var seen: Set<String> = []
    let items = elements.entries.filter { entry in
      !entry.isGroup && entry.owners.last.map { $0 == group.names } ?? false
    }.compactMap(\.names.first).filter { seen.insert($0).inserted }
    let fault = Diagnostic(
      .groupHasNoFrame, "group `\(name)` has no frame", at: range, label: "a group")
    pass.report(
      items.isEmpty ? fault : fault.helping("name its items: \(listing(items, joinedBy: "or"))"))
  }

  private func hinting(_ fault: Diagnostic, _ meant: Meanings) -> Diagnostic {
    meant.likely.isEmpty
      ? fault
      : fault.helping("did you mean \(listing(meant.likely))?")
  }

  private func isPath(_ property: CheckedProperty) -> Bool {
    property.index.map { ElementKind.expectation.properties[$0].reference == .element }
      ?? false
  }

  private func path(_ value: CheckedValue) -> [String]? {
    switch program.constant(of: value.expression) {
    case .word(let path)?: path.split(separator: ".").map(String.init)
    case .text(let name)?: [name]
    default: nil
    }
  }

  private func number(_ value: CheckedValue) -> Double? {
    guard case .number(let number)? = program.constant(of: value.expression) else { return nil }
    return number.value
  }

  private mutating func checkContradictions(
    in expectation: CheckedElement, _ properties: [CheckedProperty]
  ) {
    for property in properties {
      let numbers = property.values.map { value in
        (value.label, number(value), value.range)
      }
      let least = numbers.first { $0.0 == "min" }
      let most = numbers.first { $0.0 == "max" }
      if let least = least?.1, let most, let limit = most.1, least > limit {
        pass.report(
          Diagnostic(
            .contradictoryExpectation, "`min` is greater than `max`", at: most.2,
            label: "less than \(least.plainDecimal)"))
      }
      if property.name == ExpectationNames.count, let size = expectation.size,
        numbers.contains(where: { $0.0 != "min" && $0.1 == 0 })
      {
        pass.report(
          Diagnostic(
            .contradictoryExpectation, "no element can have a size if there is none",
            at: property.values[0].range, label: "none"
          ).pointing(at: program.range(of: size.width), "the size"))
      }
    }
  }
}

/// Properties of expectations that the checker treats in a way of their own.
private enum ExpectationNames {
  static let owner = Expectation.ownerName
  static let container = Expectation.containerName
  static let count = Expectation.countName
  static let areas = Set(Expectation.Area.allCases.map(\.rawValue))
}

extension ElementKind {
  fileprivate static let expectation = ElementKind(Expectation.vocabulary)
}

extension Checker {
  /// Offers the container's length for fractions, which expectations do not know.
  ///
  /// - Parameter before: How many diagnostics there were before.
  mutating func offerContainer(since before: Int) {
    guard before < log.diagnostics.count else { return }
    for index in before..<log.diagnostics.count where log.diagnostics[index].code == .wrongType {
      let range = log.diagnostics[index].range
      guard let length = containerLength(checked.sources[range]) else { continue }
      log.diagnostics[index] = log.diagnostics[index].helping(
        "write `\(length)`", fix: .replacing(range, with: length))
    }
  }

  /// `2/3w` in terms of the container's width.
  private func containerLength(_ text: String) -> String? {
    guard let unit = text.last, unit == "w" || unit == "h",
      text.dropLast().allSatisfy({ $0.isNumber || $0 == "/" || $0 == "." }), text.count > 1
    else { return nil }
    let length = unit == "w" ? "container.width" : "container.height"
    let parts = text.dropLast().split(separator: "/")
    if parts == ["1"] { return length }
    return "("
      + ([length + " * " + (parts.first ?? "1")] + parts.dropFirst()).joined(separator: " / ")
      + ")"
  }
}

extension Diagnostic {
  fileprivate static func emptyExpectation(at range: TextRange) -> Diagnostic {
    Diagnostic(.emptyExpectation, "expectation is empty", at: range, label: "nothing is required")
      .helping("add a size, as in `expect posts.hero 258 x 258`, or a property")
  }
}
