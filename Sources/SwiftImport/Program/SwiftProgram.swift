internal import LayoutSwiftSource
internal import LayoutText

/// The declarations of all given files.
struct SwiftProgram: Sendable {
  let files: [SwiftFile]
  private(set) var types: [String: TypeInfo] = [:]
  /// The paths of the types of each last name.
  private var paths: [String: [String]] = [:]
  private var globals: [String: [TypeInfo.Member]] = [:]
  private(set) var aliases: [String: SwiftType] = [:]
  private var ambiguous: Set<String> = []
  /// By type, those that inherit from it or conform to it, at any distance.
  private var descendants: [String: [String]] = [:]
  /// The members that extensions of protocols have.
  private var namesOfExtensions: Set<String> = []

  init(_ files: [SwiftFile]) {
    self.files = files
    // Types come before extensions, whose names are looked up among them.
    for (number, file) in files.enumerated() {
      for declaration in file.declarations { addTypes(declaration, in: number, within: nil) }
    }
    for (name, alias) in aliases where isReplacement(alias, of: name) { aliases[name] = nil }
    for (number, file) in files.enumerated() {
      for declaration in file.declarations { addExtensions(declaration, in: number) }
    }
    for (path, type) in types {
      let written = type.inherited.flatMap { $0.text.split(separator: "&").map(String.init) }
      let parents = written.map { typePath(ofText: $0, from: path) }
      types[path]?.parents = parents
    }
    for type in types.values where type.keyword == .protocolType {
      namesOfExtensions.formUnion(type.members.filter(\.isExtension).flatMap(\.declaration.names))
    }
    for path in types.keys.sorted() {
      for ancestor in family(of: path).dropFirst() {
        descendants[ancestor.path, default: []].append(path)
      }
    }
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
      let path = (outer.map { $0 + "." } ?? "") + type.name
      var info = TypeInfo(path: path)
      if let known = types[path] {
        info = known
      } else {
        paths[type.name, default: []].append(path)
      }
      (info.keyword, info.file, info.range) = (type.keyword, file, declaration.range)
      info.inherited += type.inherited
      info.isWrapper = declaration.attributes.contains { $0.name == "propertyWrapper" }
      types[path] = info
      addMembers(type.members, to: path, in: file, isExtension: false)
    case .typeAlias(let name, let type):
      // A name that means one thing here and another there is not followed.
      if let known = aliases[name], known.text != type.text { ambiguous.insert(name) }
      aliases[name] = ambiguous.contains(name) ? nil : type
    case .function, .variable:
      guard outer == nil else { return }
      for name in declaration.names {
        globals[name, default: []].append(
          TypeInfo.Member(declaration: declaration, file: file, isExtension: false))
      }
    default: break
    }
  }

  private mutating func addExtensions(_ declaration: SwiftDeclaration, in file: Int) {
    guard case .type(let type) = declaration.form, type.keyword == .extended else { return }
    let path = self.path(of: type.name, from: nil) ?? type.name
    if types[path] == nil { types[path] = TypeInfo(path: path, file: file) }
    types[path]?.inherited += type.inherited
    addMembers(type.members, to: path, in: file, isExtension: true)
  }

  private mutating func addMembers(
    _ members: [SwiftDeclaration], to path: String, in file: Int, isExtension: Bool
  ) {
    for member in members {
      switch member.form {
      case .enumCases(let cases): types[path]?.cases += cases
      case .type, .typeAlias: addTypes(member, in: file, within: path)
      default:
        types[path]?.add(
          TypeInfo.Member(declaration: member, file: file, isExtension: isExtension),
          named: member.names)
      }
    }
  }

  /// The path of the type that `name` means in the code of the type `outer`.
  func path(of name: String, from outer: String?) -> String? {
    var scope = outer
    while let current = scope {
      if types[current + "." + name] != nil { return current + "." + name }
      scope = current.outerName
    }
    if types[name]?.keyword != nil { return name }
    let last = name.lastName
    let found = (paths[last] ?? []).filter { $0 == name || $0.hasSuffix("." + name) }
    return found.count == 1 ? found[0] : types[name] != nil ? name : nil
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
    guard words.first != "[", words.first != "(" else { return String(words) }
    let plain = String(words.prefix { $0 != "<" })
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
  func family(of path: String) -> [TypeInfo] {
    if let type = types[path], type.parents.isEmpty { return [type] }
    var (result, open): ([TypeInfo], [String]) = ([], [path])
    while !open.isEmpty, result.count < 50 {
      let next = open.removeFirst()
      guard let type = types[next], !result.contains(where: { $0.path == next }) else { continue }
      result.append(type)
      open += type.parents
    }
    return result
  }

  /// Whether a class of these files is a compositional layout.
  func isLayout(_ path: String) -> Bool {
    family(of: path).contains { type in
      type.inherited.contains { Framework.canonical($0.name) == Framework.layout }
    }
  }

  /// The types that conform to a protocol of these files.
  func implementations(of path: String) -> [String] {
    (descendants[path] ?? []).filter { path in
      types[path].map { $0.keyword != nil && $0.keyword != .protocolType } ?? false
    }
  }

  /// The type that a value has that is declared as `path`: where that is a protocol, the only type that
  /// conforms to it.
  func onlyImplementation(_ path: String) -> String {
    guard types[path]?.keyword == .protocolType else { return path }
    let implementations = implementations(of: path)
    return implementations.count == 1 ? implementations[0] : path
  }

  /// Whether a subclass, or a type that conforms, has its own member of this name: which one a value has
  /// that is declared as `path` is open.
  func isOverridden(_ name: String, of path: String) -> Bool {
    implementations(of: path).contains { descendant in
      types[descendant]?.members(named: name).contains { !$0.declaration.isStatic } ?? false
    }
  }

  /// Whether a type has a member of its own beside one that one of its protocols has in an extension
  /// and does not promise: which one is meant depends on the type that a variable is declared with.
  func isHidden(_ name: String, of path: String) -> Bool {
    guard namesOfExtensions.contains(name) else { return false }
    let family = family(of: path)
    let protocols = family.filter { $0.keyword == .protocolType }
      .flatMap { $0.members(named: name) }.filter { !$0.declaration.isStatic }
    let own = family.filter { $0.keyword != .protocolType }.flatMap { $0.members(named: name) }
    return protocols.contains { member in
      member.isExtension
        && own.contains { $0.labels == member.labels && !$0.declaration.isStatic }
        && !protocols.contains { !$0.isExtension && $0.labels == member.labels }
    }
  }

  func globalVariable(_ name: String) -> Variable? {
    (globals[name] ?? []).lazy.compactMap { Self.variable(name, $0, owner: nil) }.first
  }

  func globalFunctions(_ name: String) -> [Callable] {
    (globals[name] ?? []).compactMap { Self.callable($0, owner: nil) }
  }

  /// The variable that a type has by this name, or inherits.
  func variable(_ name: String, of path: String, isStatic: Bool) -> Variable? {
    for type in family(of: path) {
      for member in type.members(named: name) {
        if let found = Self.variable(name, member, owner: type.path), found.isStatic == isStatic,
          type.keyword != .protocolType || found.binding.getter == nil || member.isExtension
        {
          // A protocol only promises what is not in an extension.
          if type.keyword == .protocolType, !member.isExtension { continue }
          return found
        }
      }
    }
    return nil
  }

  /// The functions that a type has by this name, or inherits; `init` for its initialisers.
  func functions(_ name: String, of path: String, isStatic: Bool) -> [Callable] {
    var found: [Callable] = []
    for type in family(of: path) {
      let own = type.members(named: name).compactMap { (member) -> Callable? in
        guard case .function(let function) = member.declaration.form, function.body != nil,
          name == "init" || member.declaration.isStatic == isStatic
        else { return nil }
        return Self.callable(member, owner: type.path)
      }
      found += own
      // Initialisers are the type's own, and those of a superclass where it has none.
      if name == "init", !own.isEmpty { break }
    }
    return found
  }

  private static func variable(
    _ name: String, _ member: TypeInfo.Member, owner: String?
  ) -> Variable? {
    guard case .variable(let variable) = member.declaration.form,
      let binding = variable.bindings.first(where: { $0.name == name })
    else { return nil }
    return Variable(
      binding: binding, isConstant: variable.isConstant, isStatic: member.declaration.isStatic,
      isLazy: member.declaration.modifiers.contains("lazy"),
      isOverride: member.declaration.modifiers.contains("override"),
      isPrivate: member.declaration.isPrivate,
      attributes: member.declaration.attributes, file: member.file,
      range: binding.pattern.range, owner: owner)
  }

  private static func callable(_ member: TypeInfo.Member, owner: String?) -> Callable? {
    guard case .function(let function) = member.declaration.form else { return nil }
    return Callable(
      function: function, isStatic: member.declaration.isStatic, file: member.file, owner: owner,
      isMutating: member.declaration.modifiers.contains("mutating"),
      range: member.declaration.range)
  }

  /// The variables that an object of the type stores, in their order.
  func storedVariables(of path: String) -> [Variable] {
    (types[path]?.storing ?? []).flatMap { member -> [Variable] in
      guard case .variable(let variable) = member.declaration.form else { return [] }
      return variable.bindings.compactMap { binding in
        guard let name = binding.name, binding.getter == nil else { return nil }
        return Self.variable(name, member, owner: path)
      }
    }
  }
}

extension TypeInfo.Member {
  /// The labels of a function's parameters; `nil` for a variable.
  fileprivate var labels: [String?]? {
    guard case .function(let function) = declaration.form else { return nil }
    return function.parameters.map(\.label)
  }
}

extension SwiftDeclaration {
  /// Whether only its file may use it.
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  fileprivate var names: [String] {
    switch form {
    case .function(let function): [function.name]
    case .variable(let variable): variable.bindings.compactMap(\.name)
    default: []
    }
  }
}
