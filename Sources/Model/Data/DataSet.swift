/// What a data file says: of the sections of a layout, by their names, or of a whole view.
///
/// - Source: `content.md`, `data`.
package struct DataSet: Hashable, Sendable {
  /// What messages call the file.
  package let file: String
  /// All of it.
  package let root: DataValue
  /// What it says of sections, by their names: one for each section of that name, in order.
  package let sections: [String: [SectionData]]

  package init(_ root: DataValue, file: String) {
    (self.file, self.root) = (file, root)
    guard case .object(let fields) = root else {
      sections = [:]
      return
    }
    sections = fields.compactMapValues(SectionData.all)
  }

  /// Whether it speaks of a section called `name` in a form that no section has.
  package func misspeaks(of name: String) -> Bool { root[name] != nil && sections[name] == nil }
}

/// What a data file says of one section.
package struct SectionData: Hashable, Sendable {
  /// What headers, footers, boundary items and backgrounds show.
  package let own: DataValue
  /// What the items show, an entry an item.
  package let items: [DataValue]

  /// The field that holds the items of a section with data of its own.
  private static let itemsField = "items"

  /// The sections that `value` is of: a list of the items of one, an object that holds such a list,
  /// or a list of such objects; `nil` where it is none of these.
  static func all(_ value: DataValue) -> [SectionData]? {
    if let section = SectionData(value) { return [section] }
    guard case .list(let members) = value else { return nil }
    let sections = members.compactMap(SectionData.init)
    if !sections.isEmpty { return sections.count == members.count ? sections : nil }
    return [SectionData(own: .object([:]), items: members)]
  }

  private init(own: DataValue, items: [DataValue]) { (self.own, self.items) = (own, items) }

  private init?(_ value: DataValue) {
    guard case .object(var fields) = value, case .list(let items)? = fields[Self.itemsField] else {
      return nil
    }
    fields[Self.itemsField] = nil
    self.init(own: .object(fields), items: items)
  }
}
