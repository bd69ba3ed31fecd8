internal import LayoutSwiftSource
internal import LayoutText

/// The declarations of all given files.
struct SwiftProgram: Sendable {
  let files: [SwiftFile]
  /// The number of the file whose code is read: what others keep to themselves is not seen from it.
  var file = 0
  private(set) var types: [String: TypeInfo] = [:]
  /// The paths of the types of each last name.
  private var paths: [String: [String]] = [:]
  private(set) var index = Index()
  private(set) var globals: [String: [TypeInfo.Member]] = [:]
  private(set) var aliases: [String: SwiftType] = [:]
  /// The aliases of each name that are members of types, by the paths of these.
  private var memberAliases: [String: [String: SwiftType]] = [:]
  private var ambiguous: Set<String> = []
  /// The names of the types that more than one file declares for others.
  private var shared: Set<String> = []
  /// The paths of types without their files that a file has its own type of.
  private var filed: Set<String> = []

  /// What is asked for often and follows from the types.
  struct Index: Sendable {
    /// The last names of all types, also of those that are only extended.
    fileprivate var names: Set<String> = []
    /// The names of all members of types.
    fileprivate(set) var memberNames: Set<String> = []
    /// The names of all functions.
    fileprivate(set) var functionNames: Set<String> = []
    /// The members that extensions of protocols have.
    fileprivate(set) var namesOfExtensions: Set<String> = []
    /// By type, it, those that it inherits from, and the protocols that it conforms to.
    fileprivate var families: [String: [TypeInfo]] = [:]
    /// By type, those that inherit from it or conform to it, at any distance.
    fileprivate var descendants: [String: [String]] = [:]
    /// The framework's types that the files extend and whose members may be written with a dot alone.
    fileprivate var extendedTypes: [String] = []
    /// The names of types that are compositional layouts, aliases among them.
    fileprivate(set) var layoutNames: [String] = []
  }

  init(_ files: [SwiftFile]) {
    self.files = files
    let names = files.flatMap { Set($0.declarations.compactMap(\.nameOfSharedType)) }
    var known: Set<String> = []
    shared = Set(names.filter { !known.insert($0).inserted })
    // Types come before extensions, whose names are looked up among them.
    for (number, file) in files.enumerated() {
      for declaration in file.declarations { addTypes(declaration, in: number, within: nil) }
    }
    for (name, alias) in aliases where isReplacement(alias, of: name) { aliases[name] = nil }
    for (number, file) in files.enumerated() {
      self.file = number
      for declaration in file.declarations { addExtensions(declaration, in: number) }
    }
    // All are looked up before one is known: a nested type may be that of a parent.
    var parents: [String: [String]] = [:]
    for (path, type) in types {
      self.file = type.file
      let written = type.inherited.flatMap { $0.text.split(separator: "&").map(String.init) }
      parents[path] = written.map { typePath(ofText: $0, from: path) }
    }
    for (path, all) in parents { types[path]?.parents = all }
    for path in types.keys { index.families[path] = ancestry(of: path) }
    index.extendedTypes = Framework.extensibleTypes.filter { types[$0] != nil }
    for type in types.values where type.keyword == .protocolType {
      let extended = type.members.filter(\.isExtension)
      index.namesOfExtensions.formUnion(extended.flatMap(\.declaration.names))
    }
    for path in types.keys.sorted() {
      for ancestor in family(of: path).dropFirst() {
        index.descendants[ancestor.path, default: []].append(path)
      }
    }
    let own = types.keys.filter { $0 != Framework.layout && isLayout($0) }.map(\.lastName)
    let alike = aliases.keys.filter { Framework.canonical(resolved($0)) == Framework.layout }
    index.layoutNames = Set(own + alike).sorted()
  }

  /// The file that `range` begins in.
  func file(of range: TextRange) -> SwiftFile? { files.first { $0.source.holds(range) } }

  /// Swift's text at `range`, in one line.
  func text(of range: TextRange) -> String { file(of: range)?.source.inOneLine(range) ?? "" }

  private mutating func addTypes(
    _ declaration: SwiftDeclaration, in file: Int, within outer: String?
  ) {
    switch declaration.form {
    case .type(let type) where type.keyword != .extended:
      var path = (outer.map { $0 + "." } ?? "") + type.name
      let isOfFile = outer == nil && (declaration.isPrivate || shared.contains(type.name))
      if isOfFile || types[path].map({ $0.keyword != nil && $0.file != file }) ?? false {
        filed.insert(path)
        path = path.ofFile(file)
      }
      var info = TypeInfo(path: path)
      if let known = types[path] {
        info = known
      } else {
        paths[type.name, default: []].append(path)
        index.names.insert(type.name)
      }
      (info.keyword, info.file, info.range) = (type.keyword, file, declaration.range)
      info.inherited += type.inherited
      info.isPrivate =
        declaration.isPrivate || outer.flatMap { types[$0] }?.isPrivate ?? false
      info.isWrapper = declaration.attributes.contains { $0.name == "propertyWrapper" }
      types[path] = info
      addMembers(of: type, to: path, in: file)
    case .typeAlias(let name, let type):
      if let outer { memberAliases[name, default: [:]][outer] = type }
      // A name that means one thing here and another there is not followed.
      if let known = aliases[name], known.text != type.text { ambiguous.insert(name) }
      aliases[name] = ambiguous.contains(name) ? nil : type
    case .function, .variable:
      guard outer == nil else { return }
      noteFunction(declaration)
      for name in declaration.names {
        globals[name, default: []].append(
          TypeInfo.Member(
            declaration: declaration, file: file, isExtension: false,
            isPrivate: declaration.isPrivate))
      }
    default: break
    }
  }

  private mutating func addExtensions(_ declaration: SwiftDeclaration, in file: Int) {
    guard case .type(let type) = declaration.form, type.keyword == .extended else { return }
    let path = self.path(of: type.name, from: nil) ?? type.name
    if types[path] == nil { types[path] = TypeInfo(path: path, file: file) }
    index.names.insert(path.lastName)
    types[path]?.inherited += type.inherited
    addMembers(of: type, to: path, in: file, arePrivate: declaration.isPrivate)
  }

  /// The path of a type that a file declares or extends.
  func path(
    of type: SwiftTypeDeclaration, within outer: String?, in file: Int
  ) -> String {
    var program = self
    program.file = file
    let name = (outer.map { $0 + "." } ?? "") + type.name
    let path = type.keyword == .extended ? program.path(of: name, from: nil) : program.own(name)
    return path ?? name
  }

  /// The path of a type that is seen at `path`: first that of the file.
  private func own(_ path: String) -> String? {
    if filed.contains(path), types[path.ofFile(file)] != nil { return path.ofFile(file) }
    return isSeen(path) ? path : nil
  }

  /// The path of a nested type that a type has of one that it inherits from.
  private func inherited(_ name: String, by path: String) -> String? {
    guard types[path]?.parents.isEmpty == false,
      paths[name.lastName]?.contains(where: { $0.hasSuffix("." + name) }) == true
    else { return nil }
    return family(of: path).dropFirst().lazy.compactMap { own($0.path + "." + name) }.first
  }

  private func isSeen(_ path: String) -> Bool {
    types[path].map { !$0.isPrivate || $0.file == file } ?? false
  }

  private mutating func addMembers(
    of type: SwiftTypeDeclaration, to path: String, in file: Int, arePrivate: Bool = false
  ) {
    for member in type.members {
      switch member.form {
      case .enumCases(let cases): types[path]?.cases += cases
      case .type, .typeAlias: addTypes(member, in: file, within: path)
      default:
        index.memberNames.formUnion(member.names)
        noteFunction(member)
        types[path]?.add(
          TypeInfo.Member(
            declaration: member, file: file, isExtension: type.keyword == .extended,
            isPrivate: arePrivate || member.isPrivate, requirements: type.requirements),
          named: member.names)
      }
    }
  }

  private mutating func noteFunction(_ declaration: SwiftDeclaration) {
    guard case .function(let function) = declaration.form, function.keyword == .function else {
      return
    }
    index.functionNames.insert(function.name)
  }

  /// The path of the type that is nested in another one under a name.
  func type(_ name: String, in outer: String) -> String? {
    index.names.contains(name) ? own(outer + "." + name) : nil
  }

  /// The path of the type that `name` means in the code of the type `outer`.
  ///
  /// - Parameter isInCode: Whether it stands in that code; else it may be the type of what others declare.
  func path(of name: String, from outer: String?, isInCode: Bool = false) -> String? {
    let last = name.lastName
    guard index.names.contains(last) else { return nil }
    var scope = outer
    while let current = scope {
      if let path = own(current + "." + name) ?? inherited(name, by: current) { return path }
      scope = current.outerName
    }
    if let path = own(name), types[path]?.keyword != nil { return path }
    // Elsewhere, a nested type does not hide a view of SwiftUI.
    if ArgumentLabels.isView(name) { return types[name] != nil ? name : nil }
    // Nor is one of another type seen in the code of a class, a struct or an enumeration.
    if isInCode, let outer, let keyword = types[outer]?.keyword, keyword != .protocolType {
      return types[name] != nil ? name : nil
    }
    let found = (paths[last] ?? []).filter {
      isSeen($0) && ($0 == name || $0.hasSuffix("." + name))
    }
    return found.count == 1 ? found[0] : types[name] != nil ? name : nil
  }

  /// A type as it is written in the code of the type `outer`, with the paths of those of these files.
  func qualified(_ text: String, from outer: String?) -> String {
    if text.utf8.allSatisfy(\.isPartOfWord) {
      return alias(text, from: outer).map { qualified($0.text, from: outer) }
        ?? path(of: text, from: outer) ?? text
    }
    var (result, word) = ("", "")
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
      } else {
        if word.first?.isUppercase == true, text.utf8.count < 1000,
          let alias = alias(word, from: outer)
        {
          result += qualified(alias.text, from: outer)
        } else {
          result += (word.first?.isUppercase == true ? path(of: word, from: outer) : nil) ?? word
        }
        word = ""
        result.append(character)
      }
    }
    return String(result.dropLast())
  }

  /// What a name stands for in the code of the type `outer`, where that, a type around it or one that these
  /// inherit from has an alias of the name and no type.
  func alias(_ name: String, from outer: String?) -> SwiftType? {
    guard !memberAliases.isEmpty, let owners = memberAliases[name] else { return nil }
    var scope = outer
    while let current = scope {
      if types[current + "." + name] != nil { return nil }
      let family = [current] + family(of: current).map(\.path)
      if let alias = family.lazy.compactMap({ owners[$0] }).first {
        // One that stands for a type of its own name is looked up further out.
        return alias.text == name ? nil : alias
      }
      scope = current.outerName
    }
    return nil
  }

  /// The names of a type as it is written, aliases followed.
  func resolved(_ text: String) -> String {
    var (text, count) = (text, 0)
    while let alias = aliases[text], count < 10 { (text, count) = (alias.text, count + 1) }
    return text
  }

  /// Whether an alias stands for the same API of another module, which older systems lack.
  private func isReplacement(_ alias: SwiftType, of name: String) -> Bool {
    Framework.isType(name) && alias.text != name && alias.text.hasSuffix(name)
      && paths[alias.name] == nil && aliases[alias.text] == nil
  }

  /// The path of the type that is written as `text`; its name where it is not declared here.
  func typePath(ofText text: String, from outer: String?) -> String {
    typePath(ofText: text, from: outer, followed: 0)
  }

  private func typePath(ofText text: String, from outer: String?, followed: Int) -> String {
    let words = text.withoutTypeMarks
    if words.isBracketed { return String(words) }
    let plain = words.withoutGenerics
    if followed < 10, let alias = alias(plain, from: outer) {
      return typePath(ofText: alias.text, from: outer, followed: followed + 1)
    }
    if let path = path(of: plain, from: outer) { return path }
    let alias = resolved(plain)
    let canFollow = followed < 10
    if alias != plain, canFollow {
      return typePath(ofText: alias, from: outer, followed: followed + 1)
    }
    let last = plain.lastName
    // An alias may be called like the nested type that it stands for.
    if last != plain, canFollow, let alias = aliases[last], alias.text != text {
      return typePath(ofText: alias.text, from: outer, followed: followed + 1)
    }
    return last
  }

  /// The type, those that it inherits from, and the protocols that it conforms to.
  func family(of path: String) -> [TypeInfo] { index.families[path] ?? [] }

  private func ancestry(of path: String) -> [TypeInfo] {
    var (result, open): ([TypeInfo], [String]) = ([], [path])
    while !open.isEmpty, result.count < 50 {
      let next = open.removeFirst()
      guard let type = types[next], !result.contains(where: { $0.path == next }) else { continue }
      result.append(type)
      open += type.parents
    }
    return result
  }

  /// The types whose static member `.name` may be where a value of `type` is expected. No other
  /// type converts to a section, a layout or a configuration.
  func typesOfImplicitMembers(expecting type: String?) -> [String] {
    guard let type else { return index.extendedTypes }
    let own = types[type] == nil ? [] : [type]
    return switch Framework.canonical(type) {
    case Framework.section, Framework.layout, Framework.configuration: own
    default: own + index.extendedTypes
    }
  }

  /// The names of types that are compositional layouts, but for the framework's.
  var layoutNames: [String] { index.layoutNames }

  /// Whether a class of these files is a compositional layout.
  func isLayout(_ path: String) -> Bool {
    family(of: path).contains { type in
      type.inherited.contains { Framework.canonical($0.name) == Framework.layout }
    }
  }

  /// The types that inherit from a class or conform to a protocol of these files.
  func implementations(of path: String) -> [String] {
    (index.descendants[path] ?? []).filter { path in
      types[path].map { $0.keyword != nil && $0.keyword != .protocolType } ?? false
    }
  }
}

extension String {
  /// The path of a type that others may be called like in other files.
  fileprivate func ofFile(_ number: Int) -> String { "@\(number).\(self)" }

  /// A text with paths of types as they are written.
  var withoutFiles: String {
    guard holds("@") else { return self }
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { text, part in
      let name = part.drop(while: \.isNumber)
      return text + (name.first == "." && name.count < part.count ? name.dropFirst() : "@" + part)
    }
  }
}

extension SwiftDeclaration {
  /// Whether only its file may use it.
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  /// The name of a type that other files may use.
  fileprivate var nameOfSharedType: String? {
    guard case .type(let type) = form, type.keyword != .extended, !isPrivate else { return nil }
    return type.name
  }

  var isSetPrivately: Bool {
    modifiers.contains("private(set)") || modifiers.contains("fileprivate(set)")
  }

  fileprivate var names: [String] {
    switch form {
    case .function(let function): [function.name]
    case .variable(let variable): variable.bindings.compactMap(\.name)
    default: []
    }
  }
}
