/// A data file: the data of a layout's sections, by their names, or of a whole view.
///
/// - Source: `content.md`, `data`.
package struct DataSet: Hashable, Sendable {
  /// The name of the file in messages.
  package let file: String
  /// All of it.
  package let root: DataValue
  /// The data of sections, by their names: one for each section of that name, in order.
  package let sections: [String: [SectionData]]

  package init(_ root: DataValue, file: String) {
    (self.file, self.root) = (file, root)
    guard case .object(let fields) = root else {
      sections = [:]
      return
    }
    var sections: [String: [SectionData]] = [:]
    for (name, value) in fields.all {
      sections[name] = SectionData.all(LocatedData(value, at: .field(name, of: .root)))
    }
    self.sections = sections
  }

  /// What stands for all data, where code reads some that no file has.
  package static let placeholders = DataSet(.placeholder, file: "placeholders")

  /// The data of the sections called `name`; none where they have no data.
  package func sections(called name: String?) -> [SectionData] {
    root == .placeholder ? [.placeholder] : name.flatMap { sections[$0] } ?? []
  }

  /// The same with no more than the first `count` entries of each list in it.
  package func shortened(to count: Int) -> DataSet {
    DataSet(root.shortened(to: count), file: file)
  }

  /// `entry` and what else its list has of its kind without a field called `name`: objects without any
  /// fields, or with others.
  ///
  /// - Complexity: O(*n*) in the entries of the list.
  package func entries(lacking name: String, like entry: LocatedData) -> [LocatedData] {
    let like = entries(beside: entry).filter {
      $0.hasFields && $0[name] == nil && $0.isEmptyEntry == entry.isEmptyEntry
    }
    return like.isEmpty ? [entry] : like
  }

  /// All entries of the list that `entry` is in; none if it is in no list.
  ///
  /// - Complexity: O(*n*) in the entries of the list.
  package func entries(beside entry: LocatedData) -> [LocatedData] {
    guard entry.isEntry, case .entry(_, let list) = entry.place,
      case .list(let entries)? = root[list]
    else { return [] }
    return entries.enumerated().map { LocatedData($0.element, at: .entry($0.offset, of: list)) }
  }

  /// Whether it can hold data of sections: an object by their names.
  package var hasSections: Bool {
    switch root {
    case .object, .placeholder: true
    default: false
    }
  }

  /// Whether its field `name` has a shape that no section has.
  package func hasWrongShape(of name: String) -> Bool { root[name] != nil && sections[name] == nil }
}

/// The data of one section.
package struct SectionData: Hashable, Sendable {
  /// What headers, footers and boundary items show.
  package let own: LocatedData
  /// What the items show, an entry an item.
  package let items: [DataValue]
  /// Where the list of them stands.
  private let itemsPlace: DataPath

  /// The field that holds the items of a section with data of its own.
  private static let itemsField = "items"

  /// What stands for the data of every section.
  static let placeholder = SectionData(
    own: LocatedData(.placeholder, at: .root), items: [.placeholder], itemsPlace: .root)

  /// What the item at `index` shows; with more items than entries the list repeats, and without
  /// entries there is nothing to show.
  package func item(_ index: Int) -> LocatedData? {
    guard !items.isEmpty else { return nil }
    let place = index % items.count
    return LocatedData(items[place], at: .entry(place, of: itemsPlace))
  }

  /// The sections that `datum` is of: a list of the items of one, an object that holds such a list,
  /// or a list of such objects; `nil` where it is none of these.
  static func all(_ datum: LocatedData) -> [SectionData]? {
    if let section = SectionData(datum) { return [section] }
    guard case .list(let members) = datum.value else { return nil }
    let sections = members.enumerated().compactMap {
      SectionData(LocatedData($0.element, at: .entry($0.offset, of: datum.place)))
    }
    if !sections.isEmpty { return sections.count == members.count ? sections : nil }
    let own = LocatedData(.object([:]), at: datum.place)
    return [SectionData(own: own, items: members, itemsPlace: datum.place)]
  }

  private init(own: LocatedData, items: [DataValue], itemsPlace: DataPath) {
    (self.own, self.items, self.itemsPlace) = (own, items, itemsPlace)
  }

  private init?(_ datum: LocatedData) {
    guard case .object(let fields) = datum.value, case .list(let items)? = fields[Self.itemsField]
    else { return nil }
    self.init(
      own: LocatedData(.object(fields.without(Self.itemsField)), at: datum.place), items: items,
      itemsPlace: .field(Self.itemsField, of: datum.place))
  }
}
