internal import LayoutLanguage
internal import LayoutSyntax

extension ElementKind {
  /// The kind that another language calls `name`, a class and its maker, or the class alone.
  static func called(elsewhere name: String) -> ElementKind? {
    let kinds = [name, String(name.prefix { $0 != "." })].lazy.flatMap { word in
      allByForeignName[word.lowercased(), default: []]
    }
    return kinds.first { $0.name == name.lowercased() } ?? kinds.first
  }

  /// The kind of its children that another language calls `name`, or that is called so itself.
  func slotKind(calledElsewhere name: String) -> ElementKind? {
    guard let kinds = Self.allByForeignName[name.lowercased()] else { return nil }
    return slots.lazy.map(\.kind).first { kind in
      kind.traits.contains(.isModifier) && kinds.contains { $0.title == kind.title }
    }
  }

  /// Whether it is no more than the contents it holds, and these have the modifier `name`.
  func contentsModify(_ name: String) -> Bool {
    header.size == .absent && mayHoldContents(modifiedBy: name)
  }

  /// Whether it is no content, and what it may hold has the modifier `name`.
  func mayHoldContents(modifiedBy name: String) -> Bool {
    !traits.contains(.isContent)
      && contentSlots.contains {
        slots[$0].kind.property(named: name)?.description.isModifier ?? false
      }
  }

  /// Whether one of the statements of `block` is one of its contents.
  func holdsContents(in block: BlockSyntax?) -> Bool {
    let words = Set(contentSlots.map { slots[$0].kind.name })
    return block?.statements.contains { statement in
      guard case .element(let element) = statement else { return false }
      return element.kindName.map { words.contains($0.text) } ?? false
    } ?? false
  }

  /// How the only property is written that may be given `word`, which has no other meaning here.
  func property(withWord word: String) -> String? {
    let owners = properties.compactMap { property -> String? in
      let isWord = property.form.enumeration?.words.contains(word) ?? false
      return (isWord ? word : property.form.foreign.words[word]).map { "\(property.name): \($0)" }
    }
    return owners.count == 1 ? owners[0] : nil
  }
}

extension [PropertyDescription] {
  /// How the first of them is written that may be given `word`.
  func statement(with word: String) -> String? {
    first { $0.form.enumeration?.words.contains(word) ?? false }.map { "\($0.name): \(word)" }
  }
}
