internal import LayoutSwiftSource
internal import LayoutSyntax
internal import LayoutText

extension LayoutWriter {
  /// The name of an item or a group: that of the variable that it was first bound to.
  func elementName(_ object: HeapObject) -> String? {
    let word = object.type == Framework.group ? "group" : "item"
    return object.name.flatMap { elementName($0, of: word, at: object.origin) }
  }

  /// The name of an element of the kind `word` that was first bound to a variable called `name`.
  func elementName(_ name: String, of word: String, at origin: TextRange) -> String? {
    if program.isGenerated(origin) {
      return isUnnamed(name, word) ? nil : quotedIfNeeded(name)
    }
    let stripped = ImportedNames.element(name)
    return stripped.map { quotedIfNeeded($0) }
  }

  /// Whether generated code calls the first element of a kind so that has no name, or a later one.
  func isUnnamed(_ name: String, _ word: String) -> Bool {
    guard name != word else { return true }
    guard name.hasPrefix(word), let number = Int(name.dropFirst(word.count)) else { return false }
    // Names that were written begin with 1.
    return number > 1 && !store.hasObject(named: word + "1")
  }

  /// The name of a view's kind, and the comment above for a symbol that is not known.
  mutating func kind(
    of object: HeapObject, standard: String
  ) -> (name: String?, comment: String?) {
    switch object.fields["elementKind"] {
    case .string(let text)?:
      if let own = Framework.wordsOfKinds[text] { return (standard == own ? nil : own, nil) }
      // An unnamed header or footer is of UIKit's own kind.
      let isOwn = text == standard && standard != "header" && standard != "footer"
      return (isOwn ? nil : quotedIfNeeded(text), nil)
    case .hole(let hole)?:
      let base = hole.symbol ?? hole.name
      let name = kinds.name(base == standard ? base + "Kind" : base, of: hole.key)
      return (quotedIfNeeded(name), "kind: \(Self.brief(hole.text))")
    case .enumeration(let value)?: return (quotedIfNeeded(value.name), nil)
    case .word(let word)?:
      return (quotedIfNeeded(kinds.name(word, of: "." + word)), "kind: .\(word)")
    case .some: return (nil, "kind: \(Self.brief(program.text(of: object.origin)))")
    case nil: return (nil, nil)
    }
  }
}

/// The names of kinds whose values are not known: one for each symbol.
struct KindNames: Sendable {
  private var names: [String: String] = [:]

  mutating func name(_ base: String, of symbol: String) -> String {
    if let known = names[symbol] { return known }
    var (candidate, number) = (base, 2)
    while names.values.contains(candidate) {
      (candidate, number) = ("\(base)\(number)", number + 1)
    }
    names[symbol] = candidate
    return candidate
  }
}

/// How names of Swift code become names of a layout.
///
/// - Source: `import.md` §7.
enum ImportedNames {
  /// A variable's name without what only says what it is; `nil` where nothing is left.
  static func element(_ name: String) -> String? {
    var name = name
    for prefix in ["layout", "ns"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      if rest.first?.isUppercase == true { name = String(rest).loweringFirst }
    }
    let endings = ["Item", "Group", "Size", "Layout", "Supplementary", "Section", "Badge"]
    var changed = true
    while changed {
      changed = false
      for ending in endings where name.lowercased() == ending.lowercased() { return nil }
      for ending in endings where name.hasSuffix(ending) && name.count > ending.count {
        name = String(name.dropLast(ending.count))
        changed = true
      }
    }
    return name.count <= 1 ? nil : name
  }

  private static let typeEndings = [
    "ViewController", "Controller", "CollectionView", "View", "Cell", "Layout", "Provider",
    "Factory", "Builder", "Section", "Manager", "DataSource",
  ]

  /// The name of a layout for a type's.
  static func layout(ofType path: String) -> String {
    var name = path.lastName
    var changed = true
    while changed {
      changed = false
      for ending in typeEndings where name.hasSuffix(ending) && name.count > ending.count {
        name = String(name.dropLast(ending.count))
        changed = true
      }
    }
    return name.loweringFirst
  }

  /// The name of a view for its type's.
  static func view(ofType path: String) -> String {
    var name = path.lastName
    var changed = true
    while changed {
      changed = false
      for ending in ["View", "Screen", "Page", "Content"]
      where name.hasSuffix(ending) && name.count > ending.count {
        name = String(name.dropLast(ending.count))
        changed = true
      }
    }
    return name.loweringFirst
  }

  /// Functions that say nothing of what they make.
  private static let lifeCycle: Set = [
    "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews",
    "viewWillLayoutSubviews", "awakeFromNib", "commonInit", "layoutSubviews", "makeUIView",
    "makeUIViewController", "body", "collectionView",
  ]

  /// A function's name without the verb and without what it makes; `nil` where nothing is left.
  static func made(by function: String) -> String? {
    guard !lifeCycle.contains(function) else { return nil }
    var name = function
    for prefix in ["create", "make", "generate", "build", "get", "setup", "configure", "set"]
    where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      if rest.isEmpty { return nil }
      if rest.first?.isUppercase == true {
        name = String(rest).loweringFirst
        break
      }
    }
    var changed = true
    while changed {
      changed = false
      for ending in ["CompositionalLayout", "Layout", "Section"] {
        if name.lowercased() == ending.lowercased() { return nil }
        if name.hasSuffix(ending) {
          name = String(name.dropLast(ending.count))
          changed = true
        }
      }
    }
    return name.isEmpty || name == "init" ? nil : name
  }
}
