internal import LayoutSwiftSource
internal import LayoutText

/// The contents of generated code: a view whose comment says which elements it is for goes back to them.
///
/// - Source: `import.md` §6, Generated code.
extension Importer {
  /// Gives elements the views that generated code wrote for their contents.
  mutating func hostGeneratedContents() {
    var claims: [Claim] = []
    views.removeAll { view in
      guard let claim = Claim(view, program) else { return false }
      claims.append(claim)
      return true
    }
    // One for the elements of one section goes before that for all of the name.
    claims.sort { $0.section != nil && $1.section == nil }
    for claim in claims {
      for layout in layouts.indices { give(claim, to: layout) }
    }
  }

  private mutating func give(_ claim: Claim, to layout: Int) {
    for index in layouts[layout].sections.indices {
      let section = layouts[layout].sections[index]
      if let owner = claim.section, owner != section.name, owner != layouts[layout].name {
        continue
      }
      for (id, object) in section.store.allObjects
      where object.fields["hosted"] == nil && claim.holds(object, in: section) {
        var record = claim.contents
        if claim.isHosting != (object.fields["list"] != nil) {
          record.fields["host"] = .word(claim.isHosting ? "hosting" : "none")
        }
        layouts[layout].sections[index].store[object: id]?.fields["hosted"] = .record(record)
        guard object.fields["list"] != nil, let name = claim.name else { continue }
        layouts[layout].sections[index].store[object: id]?.fields["rowName"] = .string(name)
      }
    }
  }
}

/// What the comment of a view says: "The contents of `tag`: …", "The contents of an item of `pins`: …".
private struct Claim {
  /// The name of the elements; `nil` for those without one.
  var name: String?
  /// The word of the elements; `nil` for any.
  var word: String?
  /// The section, or the layout, that they are in; `nil` for all.
  var section: String?
  let isHosting: Bool
  let contents: SwiftValue.Record

  init?(_ view: ImportedView, _ program: SwiftProgram) {
    let start = "The contents of "
    guard program.isGenerated(view.origin), let line = view.documentation.first,
      line.hasPrefix(start), line.holds("UIHostingConfiguration")
    else { return nil }
    let parts = line.dropFirst(start.count).split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return nil }
    isHosting = !line.holds(".margins(.all, 0)")
    contents = SwiftValue.Record(
      type: Framework.hosting, fields: ["views": .views(view.elements)], origin: view.origin)
    guard parts[0].isEmpty else {
      word = parts[0].split(separator: " ").dropFirst().first.map(String.init)
      section = String(parts[1])
      return
    }
    let name = String(parts[1])
    self.name = name
    // Where elements of one name show different things, the later views begin with the section's.
    let own = name.identifierWord + "View"
    guard view.type.hasSuffix(own), view.type != own else { return }
    let owner = view.type.dropLast(own.count)
    section = owner.prefix(1).lowercased() + owner.dropFirst()
  }

  /// Whether the contents are those of an object of `section`.
  func holds(_ object: HeapObject, in section: ImportedSection) -> Bool {
    switch object.type {
    case Framework.section:
      return object.fields["list"] != nil && (word == "item" || word == nil && name != nil)
        && !section.store.allObjects.contains { $0.1.isElement && holds($0.1, in: section) }
    case Framework.item:
      guard let name else {
        return word == "item" && object.name.map { $0.isNumbered("item") } ?? true
      }
      return object.name?.isNumbered(name.identifierWord.loweringFirst) ?? false
    case Framework.boundary, Framework.supplementary:
      guard case .string(let kind)? = object.fields["elementKind"] else { return false }
      return (Framework.wordsOfKinds[kind] ?? kind) == name ?? word
    default: return false
    }
  }
}

extension HeapObject {
  fileprivate var isElement: Bool {
    [Framework.item, Framework.boundary, Framework.supplementary].contains(type)
  }
}

extension String {
  /// Whether it is `name`, or that with a number behind it.
  fileprivate func isNumbered(_ name: String) -> Bool {
    hasPrefix(name) && dropFirst(name.count).allSatisfy(\.isNumber)
  }

  /// The name as a type's: its words joined, each with a capital letter.
  fileprivate var identifierWord: String {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
