internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// What a provider gives for each kind of section.
  mutating func kinds(
    at origin: TextRange, _ provide: (inout Evaluator) throws -> SwiftValue
  ) throws -> [ImportedSection] {
    var start = self
    var sections = try kinds(from: start, origin, provide)
    if start.openVariables(changedIn: sections) {
      holes = start.holes
      sections = try kinds(from: start, origin, provide)
    }
    start.noteSharedObjects(of: &sections)
    holes.begin(nil)
    return sections
  }

  private mutating func kinds(
    from start: Evaluator, _ origin: TextRange, _ provide: (inout Evaluator) throws -> SwiftValue
  ) throws -> [ImportedSection] {
    do {
      guard let section = try runKind(nil, from: start, origin, provide) else { return [] }
      return [section]
    } catch Stop.subject(let subject) {
      return try kinds(of: subject, from: start, origin, provide)
    }
  }

  private mutating func kinds(
    of subject: Subject, from start: Evaluator, _ origin: TextRange,
    _ provide: (inout Evaluator) throws -> SwiftValue
  ) throws -> [ImportedSection] {
    if !subject.elements.isEmpty {
      return try listedSections(subject.elements).compactMap { listed in
        let place = listed.places[0]
        let name = subject.elements[place].value.word
        let kind = SectionKind(
          subject: subject, label: name.map { .name($0) } ?? .number(place), type: nil,
          places: listed.places)
        var section = try runKind(kind, from: start, origin, provide)
        section?.condition = listed.condition
        return section
      }
    }
    let path = subject.type.map { program.typePath(ofText: $0, from: start.scope.type) }
    if let path, let type = program.types[path], type.keyword == .enumeration, !type.cases.isEmpty {
      let sections = try cases(of: type, as: subject).compactMap { item in
        let kind = SectionKind(subject: subject, label: .name(item.name), type: path)
        var section = try runKind(kind, from: start, origin, provide)
        section?.documentation = documentation(of: item)
        return section
      }
      let place = placeOfMissing(type, as: subject)
      guard isOptionalEnumeration(subject) || place != nil else { return sections }
      // Sections of which nothing says what they are.
      let kind = SectionKind(subject: subject, label: nil, type: path)
      guard let rest = try runKind(kind, from: start, origin, provide) else { return sections }
      let count = min(place ?? sections.count, sections.count)
      return sections[..<count] + [rest] + sections[count...]
    }
    var sections: [(label: SectionLabel, section: ImportedSection)] = []
    let rest = try runKind(
      SectionKind(subject: subject, label: nil, type: nil), from: start, origin, provide)
    var labels = run.labels
    var index = 0
    while index < labels.count, index < 100 {
      let kind = SectionKind(subject: subject, label: labels[index], type: nil)
      if let section = try runKind(kind, from: start, origin, provide) {
        sections.append((labels[index], section))
      }
      labels += run.labels.filter { !labels.contains($0) }
      index += 1
    }
    if sections.count + (rest == nil ? 0 : 1) > 1 { holes.noteOrder(of: subject) }
    // Sections follow one another by their index, in any order of the comparisons.
    if subject.isIndex, labels.allSatisfy({ $0.number != nil }) {
      sections.sort { $0.label.number ?? 0 < $1.label.number ?? 0 }
    }
    return sections.map(\.section) + (rest.map { [$0] } ?? [])
  }

  /// Whether it is declared as a case of an enumeration of the files that may be missing.
  func isOptionalEnumeration(_ subject: Subject) -> Bool {
    guard let type = subject.type, type.hasSuffix("?") else { return false }
    return program.types[program.typePath(ofText: type, from: scope.type)]?.cases.isEmpty == false
  }

  /// The cases in the order of their sections. Where the index is the raw value, that decides, and
  /// none is below 0.
  private func cases(of type: TypeInfo, as subject: Subject) -> [SwiftEnumCase] {
    if !subject.cases.isEmpty {
      return subject.cases.compactMap { name in type.cases.first { $0.name == name } }
    }
    guard subject.key == type.path + "(rawValue)", let indices = indices(of: type) else {
      return type.cases
    }
    return zip(indices, type.cases).filter { $0.0 >= 0 }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Before how many cases the first section stands whose index is the raw value of none; `nil` where there
  /// is no such section among those of the cases.
  private func placeOfMissing(_ type: TypeInfo, as subject: Subject) -> Int? {
    guard subject.key == type.path + "(rawValue)", let indices = indices(of: type) else {
      return subject.placeOfMissing
    }
    let known = indices.filter { $0 >= 0 }.sorted()
    return zip(0..., known).first { $0.0 != $0.1 }?.0
  }

  /// The raw values of the cases; `nil` where they are no whole numbers.
  private func indices(of type: TypeInfo) -> [Int]? {
    let indices = type.cases.map { item -> Int? in
      guard case .number(let number)? = rawValue(ofCase: item.name, type) else { return nil }
      return number.term.constant.flatMap { Int(exactly: $0) }
    }
    return indices.contains(nil) ? nil : indices.compactMap(\.self)
  }

  private func documentation(of item: SwiftEnumCase) -> [String] {
    let file = program.file(of: item.range)
    return file?.documentation(before: item.range.lowerBound) ?? []
  }

  private mutating func runKind(
    _ kind: SectionKind?, from start: Evaluator, _ origin: TextRange,
    _ provide: (inout Evaluator) throws -> SwiftValue
  ) throws -> ImportedSection? {
    beginRun()
    let (holes, called, place, steps) = (holes, run.called, run.lastPlace, run.steps)
    self = start
    (self.holes, run.called, run.lastPlace, run.steps) = (holes, called, place, steps)
    self.holes.begin(kind)
    (run.kind, run.labels, run.decisions, run.losses) = (kind, [], [], [])
    var value: SwiftValue
    do { value = try provide(&self) } catch Stop.ended { return nil }
    if case .none = value {
      // Code that was not followed may have given one.
      guard let loss = run.losses.first else { return nil }
      (value, run.losses) = (.hole(loss), [])
    }
    noteLaterChanges()
    return ImportedSection(
      name: kind.map { sectionName($0, at: origin) } ?? "", value: value, store: store,
      losses: run.losses, origin: origin,
      decisions: run.decisions, kind: kind)
  }

  /// The name of a kind: in generated code its raw value, which is the name that was written.
  private func sectionName(_ kind: SectionKind, at origin: TextRange) -> String {
    guard let type = kind.type.flatMap({ program.types[$0] }), program.files[type.file].isGenerated,
      case .string(let name)? = rawValue(ofCase: kind.name, type)
    else { return kind.name }
    return name
  }

  /// The sections of a layout object.
  mutating func sections(of layout: HeapObject) throws -> [ImportedSection] {
    if let section = layout.fields["section"] {
      return [
        ImportedSection(
          name: "", value: section, store: store, losses: [], origin: layout.origin)
      ]
    }
    guard let provider = layout.fields["sectionProvider"] else { return [] }
    return try kinds(at: layout.origin) { evaluator in
      try evaluator.provide(provider, at: layout.origin)
    }
  }

  private mutating func provide(_ provider: SwiftValue, at range: TextRange) throws -> SwiftValue {
    switch provider {
    case .function(let function):
      let index = SwiftValue.subject(Subject(key: "index", type: "Int", isIndex: true))
      let result = try call(
        function,
        [
          SwiftValue.Part(label: nil, value: index),
          SwiftValue.Part(label: nil, value: .input("environment")),
        ], at: range, result: Framework.section + "?")
      try layOutCustomGroups()
      return result
    case .choice(let condition, let left, let right):
      return try branch(
        condition, { try $0.provide(left, at: range) }, { try $0.provide(right, at: range) })
    default:
      if case .hole = provider { return provider }
      return .hole(Hole(text(of: range), .lost, at: range, name: "sections"))
    }
  }
}
