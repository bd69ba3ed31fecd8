internal import LayoutSwiftSource
internal import LayoutText

extension Importer {
  /// Gives items the views that their cells host, where it can be told which items those are.
  ///
  /// - Source: `import.md` §12, In cells.
  mutating func hostContents() {
    hostGeneratedContents()
    let mayHost = { (file: SwiftFile) in
      !file.isGenerated && file.source.place(of: Framework.hosting) != nil
    }
    guard program.files.contains(where: mayHost) else { return }
    var isFollowed = false
    for index in layouts.indices {
      if host(in: index) { isFollowed = true }
    }
    let hosts = program.files[request.range].filter(mayHost).compactMap {
      $0.source.place(of: Framework.hosting)
    }
    guard !isFollowed, !layouts.isEmpty, let place = hosts.first else { return }
    diagnostics.append(.contentsNotFollowed(at: place))
  }

  /// Whether an item of the layout was given contents.
  private mutating func host(in number: Int) -> Bool {
    let layout = layouts[number]
    let readers = cellReaders(of: layout)
    let providers = readers.flatMap { reader in
      reader.run.around.cells.providers.map { (reader, $0) }
    }
    var hasContents = false
    for index in layout.sections.indices {
      let found = providers.compactMap { reader, provider in
        var reader = reader
        reader.run.steps = Evaluator.StepCount(earlier: stepCount)
        defer { count(reader) }
        let record = reader.hosted(
          by: provider, in: layout.sections[index].kind, at: layout.origin)
        return record.map { ($0, reader.holes) }
      }
      guard let (record, own) = found.first, found.count == 1 else { continue }
      if give(record, own, to: index, of: number) { hasContents = true }
    }
    if hasContents { return true }
    // One layout with one section of one item, and one registration.
    let registrations = readers.flatMap { reader in
      reader.run.around.cells.registrations.map { (reader, $0) }
    }
    guard layouts.count == 1, layout.sections.count == 1, registrations.count == 1,
      let (owner, handler) = registrations.first
    else { return false }
    var reader = owner
    var item = Hole("item", .changes, at: layout.origin, name: "data")
    item.dataPath = "data"
    let path = SwiftValue.Record(type: Framework.indexPath, fields: [:])
    guard let record = reader.configuration(by: handler, path, .hole(item)) else { return false }
    return give(record, reader.holes, to: 0, of: number)
  }

  /// Gives the only item of a section its contents, and the file the holes in them.
  private mutating func give(
    _ record: SwiftValue.Record, _ own: HoleTable, to section: Int, of layout: Int
  ) -> Bool {
    let value = layouts[layout].sections[section].value
    let items = layouts[layout].sections[section].store.items(in: value)
    guard items.count == 1, let id = items.first else { return false }
    layouts[layout].sections[section].store[object: id]?.fields["hosted"] = .record(record)
    holes.add(own)
    return true
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
      guard makesSource || isCell, let root = program.root(of: member, in: type) else { continue }
      var reader = newEvaluator()
      if isCell, let provider = reader.boundFunction(root) {
        reader.run.around.cells.providers.append(provider)
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
  /// Where a word stands first.
  ///
  /// - Complexity: O(*n*) in the bytes.
  fileprivate func place(of word: String) -> TextRange? {
    let asked = Array(word.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + asked.count <= bytes.count {
        if bytes[index] == asked[0], bytes[index..<index + asked.count].elementsEqual(asked) {
          return base + index..<base + index + asked.count
        }
        index += 1
      }
      return nil
    }
  }
}

extension Store {
  /// The items that groups of `value` are made of, each once.
  func items(in value: SwiftValue) -> Set<Int> {
    var found: Set<Int> = []
    for id in value.objectIDs {
      guard let object = self[object: id] else { continue }
      switch object.type {
      case Framework.item: found.insert(id)
      case Framework.section: found.formUnion(items(in: object.fields["group"] ?? .none))
      case Framework.group: found.formUnion(items(in: object.fields["subitems"] ?? .none))
      default: break
      }
    }
    return found
  }
}
