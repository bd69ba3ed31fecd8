internal import LayoutSwiftSource
internal import LayoutText

extension Importer {
  /// Gives items the views that their cells host, where it can be told which items those are.
  ///
  /// - Source: `import.md` §12, In cells.
  mutating func hostContents() {
    hostGeneratedContents()
    let hosts = { (file: SwiftFile) in
      file.isGenerated ? [] : file.source.places(of: Framework.hosting)
    }
    guard !layouts.isEmpty, program.files.contains(where: { !hosts($0).isEmpty }) else { return }
    var followed: [TextRange] = []
    for index in layouts.indices { followed += host(in: index) }
    for file in program.files[request.range] {
      for place in hosts(file)
      where !followed.contains(where: { $0.contains(place.lowerBound) }) {
        diagnostics.append(.contentsNotFollowed(at: place))
        let names = file.source.typesInBraces(behind: place.upperBound)
        let hosted = views.filter { names.contains($0.type.lastName) }
        self.hosted.formUnion(hosted.map(\.origin.lowerBound))
      }
    }
  }

  /// Gives items of the layout their contents.
  ///
  /// - Returns: Where the code of these contents stands.
  private mutating func host(in number: Int) -> [TextRange] {
    let layout = layouts[number]
    let readers = cellReaders(of: layout)
    var places: Set<Int> = []
    let providers = readers.flatMap { reader in
      reader.run.around.cells.providers.map { (reader, $0) }
    }.filter { _, provider in
      if case .function(let function) = provider {
        places.insert(function.place).inserted
      } else {
        true
      }
    }
    // Of two data sources it is open whose items are which.
    guard providers.count < 2 else { return hostViews(in: number, readers) }
    var followed: [TextRange] = []
    for index in layout.sections.indices {
      let found = providers.compactMap { reader, provider in
        follow(reader, layout.sections[index].kind, layout) {
          $0.hosted(by: provider, in: layout.sections[index].kind, at: layout.origin)
        }
      }
      guard let (record, reader) = found.first, found.count == 1 else { continue }
      followed += give(record, of: reader, to: index, of: number)
    }
    let followedViews = hostViews(in: number, readers)
    if !providers.isEmpty { return followed + followedViews }
    return hostOnlyItem(of: number, readers) + followedViews
  }

  /// What code that makes cells gives in the sections of a kind; `nil` where it could not be followed, or
  /// tells sections apart that the layout does not.
  private mutating func follow(
    _ reader: Evaluator, _ kind: SectionKind?, _ layout: ImportedLayout,
    _ read: (inout Evaluator) -> SwiftValue.Record?
  ) -> (SwiftValue.Record, Evaluator)? {
    var reader = reader
    (reader.run.steps, reader.run.labels) = (steps(of: reader.run.steps.file), [])
    defer { count(reader) }
    guard let record = read(&reader) else { return nil }
    let labels = layout.sections.compactMap { $0.kind?.label }
    let isClear = kind?.label != nil || reader.run.labels.allSatisfy(labels.contains)
    return isClear ? (record, reader) : nil
  }

  /// Gives headers and footers their contents.
  ///
  /// - Returns: Where the code of these contents stands.
  private mutating func hostViews(in number: Int, _ readers: [Evaluator]) -> [TextRange] {
    let layout = layouts[number]
    var followed: [TextRange] = []
    for (index, section) in layout.sections.enumerated() {
      for (id, field, kind) in section.store.boundaries(in: section.value) {
        let found = readers.flatMap { reader in
          reader.run.around.cells.viewProviders.compactMap { provider in
            follow(reader, section.kind, layout) {
              $0.hostedView(by: provider, of: kind, in: section.kind, at: layout.origin)
            }
          }
        }
        guard let (record, reader) = found.first ?? onlyView(of: kind, in: layout, readers),
          found.count < 2
        else { continue }
        layouts[number].sections[index].store[object: id]?.fields[field] = .record(record)
        followed += note(record, of: reader)
      }
    }
    return followed
  }

  /// What the only registration of a kind makes, where one layout has one section.
  private func onlyView(
    of kind: SwiftValue, in layout: ImportedLayout, _ readers: [Evaluator]
  ) -> (SwiftValue.Record, Evaluator)? {
    let registrations = readers.flatMap { reader in
      reader.run.around.cells.viewRegistrations.filter { $0.fields["elementKind"] == kind }
        .map { (reader, $0) }
    }
    let areProvided = readers.contains { !$0.run.around.cells.viewProviders.isEmpty }
    guard layouts.count == 1, layout.sections.count == 1, registrations.count == 1, !areProvided,
      let (owner, registration) = registrations.first
    else { return nil }
    var reader = owner
    let path = SwiftValue.Record(type: Framework.indexPath, fields: [:])
    return reader.configuration(by: registration, [kind, .record(path)], path).map { ($0, reader) }
  }

  /// Gives the item of one layout with one section of one item what the only registration makes.
  ///
  /// - Returns: Where the code of the contents stands.
  private mutating func hostOnlyItem(of number: Int, _ readers: [Evaluator]) -> [TextRange] {
    let layout = layouts[number]
    let registrations = readers.flatMap { reader in
      reader.run.around.cells.registrations.map { (reader, $0) }
    }
    guard layouts.count == 1, layout.sections.count == 1, registrations.count == 1,
      let (owner, registration) = registrations.first
    else { return [] }
    var reader = owner
    var item = Hole("item", .changes, at: layout.origin, name: "data")
    item.dataPath = "data"
    let path = SwiftValue.Record(type: Framework.indexPath, fields: [:])
    guard
      let record = reader.configuration(by: registration, [.record(path), .hole(item)], path)
    else { return [] }
    return give(record, of: reader, to: 0, of: number)
  }

  /// Gives the only item of a section its contents, and the file the holes in them.
  ///
  /// - Returns: Where the code of the contents stands, if the section has one item.
  private mutating func give(
    _ record: SwiftValue.Record, of reader: Evaluator, to section: Int, of layout: Int
  ) -> [TextRange] {
    let value = layouts[layout].sections[section].value
    let items = layouts[layout].sections[section].store.items(in: value)
    guard items.count == 1, let id = items.first else { return [] }
    layouts[layout].sections[section].store[object: id]?.fields["hosted"] = .record(record)
    return note(record, of: reader)
  }

  /// Notes the holes in contents, and where their code stands.
  private mutating func note(
    _ record: SwiftValue.Record, of reader: Evaluator
  ) -> [TextRange] {
    holes.add(reader.holes)
    hosted.formUnion(reader.run.called)
    return [record.origin].compactMap(\.self)
  }

  /// Runs the code of the layout's type that makes data sources, registrations and cells.
  private mutating func cellReaders(of layout: ImportedLayout) -> [Evaluator] {
    let type = layout.function.outerName ?? ""
    guard let info = program.types[type] else { return [] }
    var readers: [Evaluator] = []
    for member in info.members {
      let source = program.files[member.file].source[member.declaration.range]
      let makesSource = source.holds("DiffableDataSource") || source.holds("Registration")
      let isCell = source.holds("cellForItemAt")
      let isView = source.holds("viewForSupplementaryElementOfKind")
      guard makesSource || isCell || isView, let root = program.root(of: member, in: type) else {
        continue
      }
      var reader = newEvaluator(for: root.file)
      if isCell, let provider = reader.boundFunction(root) {
        reader.run.around.cells.providers.append(provider)
      } else if isView, let provider = reader.boundFunction(root) {
        reader.run.around.cells.viewProviders.append(provider)
      } else {
        _ = try? reader.runRoot(root)
      }
      count(reader)
      readers.append(reader)
    }
    return readers
  }
}

extension SourceText {
  /// Where calls of a function or an initialiser may stand, comments and texts included.
  ///
  /// - Complexity: O(*n*) in the bytes.
  fileprivate func places(of name: String) -> [TextRange] {
    let asked = Array(name.utf8)
    let ends = [" ", "(", "{", "\n"].map { Array($0.utf8)[0] }
    return bytes.withUnsafeBufferPointer { bytes in
      var (index, places): (Int, [TextRange]) = (0, [])
      while index + asked.count < bytes.count {
        let end = index + asked.count
        if bytes[index] == asked[0], ends.contains(bytes[end]),
          bytes[index..<end].elementsEqual(asked)
        {
          places.append(base + index..<base + end)
        }
        index += 1
      }
      return places
    }
  }

  /// The names of types between the first braces behind a place, of which a beginning is read.
  fileprivate func typesInBraces(behind start: Int) -> Set<String> {
    let part = SourceText(
      bytes: Array(bytes(in: start..<min(range.upperBound, start + 4_000))))
    var (names, level): (Set<String>, Int) = ([], 0)
    for token in swiftTokens(of: part) {
      switch token.kind {
      case .leftBrace: level += 1
      case .rightBrace:
        level -= 1
        if level == 0 { return names }
      case .word where level > 0:
        let name = part[token.bytes]
        if name.first?.isUppercase == true { names.insert(name) }
      default: break
      }
    }
    return names
  }
}

extension Store {
  /// The headers and footers of the sections of `value`: what keeps their contents and in which field, and
  /// their kinds.
  func boundaries(in value: SwiftValue) -> [(id: Int, field: String, kind: SwiftValue)] {
    value.objectIDs.flatMap { section -> [(id: Int, field: String, kind: SwiftValue)] in
      guard let object = self[object: section] else { return [] }
      guard object.fields["list"] == nil else {
        return Framework.wordsOfKinds.sorted { $0.value < $1.value }.map { kind, word in
          (section, word, .string(kind))
        }
      }
      return (object.fields["boundarySupplementaryItems"]?.objectIDs ?? []).compactMap { id in
        (self[object: id]?.fields["elementKind"]).map { (id, "hosted", $0) }
      }
    }
  }

  /// The items that groups of `value` are made of, each once; for a list, its section.
  func items(in value: SwiftValue) -> Set<Int> {
    var found: Set<Int> = []
    for id in value.objectIDs {
      guard let object = self[object: id] else { continue }
      switch object.type {
      case Framework.item: found.insert(id)
      case Framework.section where object.fields["list"] != nil: found.insert(id)
      case Framework.section: found.formUnion(items(in: object.fields["group"] ?? .none))
      case Framework.group: found.formUnion(items(in: object.fields["subitems"] ?? .none))
      default: break
      }
    }
    return found
  }
}
