internal import LayoutSwiftSource
internal import LayoutText

/// What a run has met of the code that makes cells.
struct CellReading {
  /// The functions that give a cell for an index path.
  var providers: [SwiftValue] = []
  /// The functions that give a header, a footer or a badge for its kind and an index path.
  var viewProviders: [SwiftValue] = []
  /// The registrations of cells.
  var registrations: [SwiftValue.Record] = []
  /// The registrations of headers, footers and badges.
  var viewRegistrations: [SwiftValue.Record] = []
}

extension Framework {
  static let hosting = "UIHostingConfiguration"
  static let registration = "CellRegistration"
  static let configuredCell = "configured cell"
  static let indexPath = "IndexPath"

  /// The margins of a hosting configuration that has no others: top, leading, bottom, trailing.
  ///
  /// - Source: `content.md`, `host`.
  static let hostingMargins = [11.0, 16, 11, 16]
}

extension Evaluator {
  /// `UIHostingConfiguration { … }`: what it shows.
  mutating func hostingConfiguration(
    _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    guard let content = arguments.first(where: { $0.isTrailing || $0.label == "content" }) else {
      return .hole(hole(.lost, whole, name: "contents"))
    }
    let outer = run.around.views
    run.around.views.isReading = true
    defer { run.around.views = outer }
    guard case .function(let function) = try evaluate(content.value),
      case .views(let elements) = try built(function, [])
    else { return .hole(hole(.lost, whole, name: "contents")) }
    return .record(
      SwiftValue.Record(
        type: Framework.hosting, fields: ["views": .views(elements)], origin: whole.range))
  }

  /// `.margins(.all, 0)` and the like of a hosting configuration.
  mutating func hostingMethod(
    _ name: String, of record: SwiftValue.Record, _ arguments: [SwiftArgument],
    _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    guard record.type == Framework.hosting else { return nil }
    var record = record
    switch name {
    case "background": break
    case "margins":
      var edges = Self.hostingEdges
      if arguments.count == 2 {
        guard let given = paddingEdges(arguments[0].value) else {
          return .hole(hole(.lost, whole, name: "contents"))
        }
        edges = given
      }
      guard let last = arguments.last,
        let number = number(of: try evaluate(last.value, expecting: "CGFloat"), at: whole.range)
      else { return .hole(hole(.lost, whole, name: "contents")) }
      for edge in edges { record.fields[edge] = .number(number.converted(to: .real)) }
    default: return .hole(hole(.lost, whole, name: "contents"))
    }
    return .record(record)
  }

  static let hostingEdges = ["top", "leading", "bottom", "trailing"]

  /// A registration of cells or supplementary views, with the function that configures them.
  mutating func registration(
    _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    guard let handler = arguments.last(where: { $0.isTrailing || $0.label == "handler" }) else {
      return nil
    }
    var record = SwiftValue.Record(
      type: Framework.registration, fields: ["handler": try evaluate(handler.value)])
    // `CellRegistration<Cell, Item>`
    let callee = text(of: whole.range).prefix { $0 != "(" && $0 != "{" }
    if let open = callee.firstIndex(of: "<") {
      let type = callee[callee.index(after: open)...].prefix { $0 != "," && $0 != ">" }
      record.fields["cell"] = .type(program.typePath(ofText: String(type), from: scope.type))
    }
    if let kind = arguments.first(where: { $0.label == "elementKind" }) {
      record.fields["elementKind"] = try evaluate(kind.value)
      run.around.cells.viewRegistrations.append(record)
    } else {
      run.around.cells.registrations.append(record)
    }
    return .record(record)
  }

  /// A cell that the collection view gives, or `nil` where the method is another one.
  mutating func dequeued(
    _ name: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    switch name {
    case "dequeueConfiguredReusableCell", "dequeueConfiguredReusableSupplementary":
      var fields: [String: SwiftValue] = [:]
      for part in try evaluate(arguments) {
        if let label = part.label { fields[label] = part.value }
      }
      return .record(SwiftValue.Record(type: Framework.configuredCell, fields: fields))
    case "dequeueReusableCell", "dequeueReusableSupplementaryView":
      return openObject(of: "UICollectionViewCell", at: whole.range)
    default: return nil
    }
  }

  /// An object that code outside of the files made.
  mutating func openObject(of type: String, at range: TextRange) -> SwiftValue {
    let id = newPlace()
    var object = HeapObject(type: type, origin: range)
    object.isOpen = true
    store[object: id] = object
    return .object(id)
  }

  // MARK: Running

  /// What the cells of a kind of section host; `nil` where that could not be followed.
  mutating func hosted(
    by provider: SwiftValue, in kind: SectionKind?, at range: TextRange
  ) -> SwiftValue.Record? {
    var item = Hole("item", .changes, at: range, name: "data")
    item.dataPath = "data"
    let path = Self.indexPath(at: range)
    guard let cell = ask(provider, for: [.record(path), .hole(item)], in: kind, at: range) else {
      return nil
    }
    return configuration(of: cell, path, item)
  }

  /// What a header, a footer or a badge of a kind hosts in the sections of a kind; `nil` where that could
  /// not be followed.
  mutating func hostedView(
    by provider: SwiftValue, of elementKind: SwiftValue, in kind: SectionKind?, at range: TextRange
  ) -> SwiftValue.Record? {
    let path = Self.indexPath(at: range)
    let asked = [elementKind, .record(path)]
    guard let made = ask(provider, for: asked, in: kind, at: range) else { return nil }
    if case .record(let record) = made, record.type == Framework.configuredCell {
      guard case .record(let registration)? = record.fields["using"] else { return nil }
      return configuration(by: registration, asked, path)
    }
    return configuration(of: made, path, Hole("item", .changes, at: range, name: "data"))
  }

  /// What a function gives a collection view that asks it for a cell or a view in the sections of a kind.
  private mutating func ask(
    _ provider: SwiftValue, for asked: [SwiftValue], in kind: SectionKind?, at range: TextRange
  ) -> SwiftValue? {
    guard case .function(let function) = provider else { return nil }
    run.kind = kind
    beginRun()
    let view = Hole("collectionView", .foreign, at: range, name: "collectionView")
    let arguments = ([.hole(view)] + asked).map { SwiftValue.Part(label: nil, value: $0) }
    return try? call(function, arguments, at: range)
  }

  /// A place in a section of the kind that is run; which one of its items is not known.
  private static func indexPath(at range: TextRange) -> SwiftValue.Record {
    SwiftValue.Record(
      type: Framework.indexPath,
      fields: [
        "section": .subject(Subject(key: "index", type: "Int", isIndex: true)),
        "item": .hole(Hole("indexPath.item", .changes, at: range, name: "item")),
        "row": .hole(Hole("indexPath.row", .changes, at: range, name: "row")),
      ])
  }

  private mutating func configuration(
    of cell: SwiftValue, _ path: SwiftValue.Record, _ item: Hole
  ) -> SwiftValue.Record? {
    switch cell {
    case .object(let id):
      guard case .record(let record)? = store[object: id]?.fields["contentConfiguration"],
        record.type == Framework.hosting
      else { return nil }
      return record
    case .record(let record) where record.type == Framework.configuredCell:
      guard case .record(let registration)? = record.fields["using"] else { return nil }
      let item = Self.item(record.fields["item"], item)
      return configuration(by: registration, [.record(path), item], path)
    case .choice(_, let left, let right):
      // The collection view asks for cells of its items alone.
      if Self.isNoCell(left) { return configuration(of: right, path, item) }
      return Self.isNoCell(right) ? configuration(of: left, path, item) : nil
    default: return nil
    }
  }

  /// What a registration is given: what is read from a list of the code around is the item.
  private static func item(_ given: SwiftValue?, _ item: Hole) -> SwiftValue {
    switch given {
    case .hole(let hole)? where hole.dataPath == nil:
      var known = item
      known.type = hole.type
      return .hole(known)
    case .subject?, nil: return .hole(item)
    case let value?: return value
    }
  }

  /// Whether it stands where no cell is asked for: cells that are shown are dequeued.
  private static func isNoCell(_ value: SwiftValue) -> Bool {
    switch value {
    case .none: true
    case .hole(let hole): hole.text.hasPrefix("UICollectionViewCell(")
    default: false
    }
  }

  /// What a registration's function gives a cell, behind which it is given other values.
  mutating func configuration(
    by registration: SwiftValue.Record, _ others: [SwiftValue], _ path: SwiftValue.Record
  ) -> SwiftValue.Record? {
    guard case .function(let function)? = registration.fields["handler"] else { return nil }
    let place: TextRange = function.place..<function.place
    var type = "UICollectionViewCell"
    if case .type(let own)? = registration.fields["cell"] { type = own }
    let cell = openObject(of: type, at: place)
    let arguments = ([cell] + others).map { SwiftValue.Part(label: nil, value: $0) }
    guard (try? call(function, arguments, at: place)) != nil else { return nil }
    return configuration(of: cell, path, Hole("item", .changes, at: place, name: "data"))
  }
}
