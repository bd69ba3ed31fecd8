internal import LayoutSwiftSource
internal import LayoutText

/// The members of types, as code sees them.
extension SwiftProgram {
  /// Whether a type has a member of its own beside one that one of its protocols has in an extension
  /// and does not promise: which one is meant depends on the type that a variable is declared with.
  func isHidden(_ name: String, of path: String) -> Bool {
    guard index.namesOfExtensions.contains(name) else { return false }
    let family = family(of: path)
    let protocols = family.filter { $0.keyword == .protocolType }
      .flatMap { $0.members(named: name) }.filter { !$0.declaration.isStatic }
    let own = family.filter { $0.keyword != .protocolType }.flatMap { $0.members(named: name) }
    return protocols.contains { member in
      let others = protocols.filter { $0.labels == member.labels }
      return member.isExtension && others.allSatisfy(\.isExtension)
        && isMet(member, by: path) != false
        && (own.contains { $0.labels == member.labels && !$0.declaration.isStatic }
          || others.contains {
            $0.requirements != member.requirements && isMet($0, by: path) != false
          })
    }
  }

  func globalVariable(_ name: String) -> Variable? {
    seen(globals[name] ?? []).lazy.compactMap { variable(name, $0, owner: nil) }.first
  }

  func globalFunctions(_ name: String) -> [Callable] {
    seen(globals[name] ?? []).compactMap { Self.callable($0, owner: nil) }
  }

  /// The members that a type, or one that inherits from it, has by a name: of several extensions first that
  /// which asks for most. Where it is open whether one of them counts, none does.
  private func members(
    named name: String, of type: TypeInfo, for path: String
  ) -> [TypeInfo.Member] {
    let all = seen(type.members(named: name))
    guard all.contains(where: { !$0.requirements.isEmpty }) else { return all }
    let found = all.filter { member in
      guard let isMet = isMet(member, by: path) else {
        return all.filter { $0.labels == member.labels }.count == 1
      }
      return isMet
    }
    let isOpen = found.count < all.count && all.contains { isMet($0, by: path) == nil }
    return isOpen ? [] : found.sorted { $0.requirements.count > $1.requirements.count }
  }

  /// Whether a type has what the extension of a member asks for; `nil` where that is open.
  private func isMet(_ member: TypeInfo.Member, by path: String) -> Bool? {
    let family = family(of: path)
    var result: Bool? = true
    for requirement in member.requirements {
      let parts = requirement.split(separator: ":").map(\.trimmed)
      guard parts.count == 2, parts[0] == "Self" else {
        result = nil
        continue
      }
      for part in parts[1].split(separator: "&") {
        let asked = typePath(ofText: String(part.trimmed), from: nil)
        let isNamed = family.contains { type in
          type.path == asked || type.inherited.contains { $0.text == asked }
        }
        if isNamed { continue }
        if types[asked]?.keyword != nil { return false }
        result = nil
      }
    }
    return result
  }

  /// Those that are seen from the file, first its own.
  private func seen(_ members: [TypeInfo.Member]) -> [TypeInfo.Member] {
    guard members.contains(where: { $0.file != file }) else { return members }
    let others = members.filter { $0.file != file && !$0.isPrivate }
    return members.filter { $0.file == file } + (others.count > 1 ? ofOneModule(others) : others)
  }

  /// The members without those that two files declare in two ways, which one module could not: it is open
  /// which of them is meant.
  private func ofOneModule(_ members: [TypeInfo.Member]) -> [TypeInfo.Member] {
    var texts: [TypeInfo.Member.Signature: [(file: Int, text: String)]] = [:]
    for member in members {
      guard let signature = member.signature else { continue }
      let text = files[member.file].source[member.declaration.range]
      texts[signature, default: []].append((member.file, text))
    }
    return members.filter { member in
      guard let all = member.signature.flatMap({ texts[$0] }) else { return true }
      return all.allSatisfy { $0.file == all[0].file || $0.text == all[0].text }
    }
  }

  /// The variable that a type has by this name, or inherits.
  func variable(_ name: String, of path: String, isStatic: Bool) -> Variable? {
    guard index.memberNames.contains(name) else { return nil }
    for type in family(of: path) {
      for member in members(named: name, of: type, for: path) {
        if let found = variable(name, member, owner: type.path), found.isStatic == isStatic,
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

  /// A variable's type as it is written, with the paths of the types of these files.
  func type(of variable: Variable) -> String? {
    var program = self
    program.file = variable.file
    return variable.binding.type.map { type in
      let text = program.qualified(type.text, from: variable.owner)
      // Another name may hide that it is optional.
      let known = program.resolved(text)
      return known.hasSuffix("?") ? known : text
    }
  }

  /// The functions that a type has by this name, or inherits; `init` for its initialisers.
  func functions(_ name: String, of path: String, isStatic: Bool) -> [Callable] {
    guard index.memberNames.contains(name) else { return [] }
    var found: [Callable] = []
    for type in family(of: path) {
      let own = members(named: name, of: type, for: path).compactMap { (member) -> Callable? in
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

  private func variable(
    _ name: String, _ member: TypeInfo.Member, owner: String?
  ) -> Variable? {
    guard case .variable(let variable) = member.declaration.form,
      let binding = variable.bindings.first(where: { $0.name == name })
    else { return nil }
    return Variable(
      binding: binding,
      isConstant: variable.isConstant, isStatic: member.declaration.isStatic,
      isLazy: member.declaration.modifiers.contains("lazy"),
      isOverride: member.declaration.modifiers.contains("override"),
      isPrivate: member.isPrivate || member.declaration.isSetPrivately,
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

  /// Whether a type leaves it to others what sections are, and has none itself.
  func leavesSectionsToOthers(_ path: String) -> Bool {
    types[path]?.keyword == .protocolType
      || family(of: path).contains { type in
        type.members.contains { member in
          guard case .function(let function) = member.declaration.form,
            function.result?.name == Framework.section, let body = function.body
          else { return false }
          return body.statements.count == 1 && body.givesNothing
        }
      }
  }

  /// The variables that an object of the type stores, in their order.
  func storedVariables(of path: String) -> [Variable] {
    (types[path]?.storing ?? []).flatMap { member -> [Variable] in
      guard case .variable(let variable) = member.declaration.form else { return [] }
      return variable.bindings.compactMap { binding in
        guard let name = binding.name, binding.getter == nil else { return nil }
        return self.variable(name, member, owner: path)
      }
    }
  }
}

extension TypeInfo.Member {
  /// What one module cannot have twice.
  fileprivate struct Signature: Hashable {
    let labels: [String?]?
    /// The types of the parameters and of the result, as they are written.
    let types: [String]
    let generics: String
    let requirements: [String]
    let isStatic: Bool
    let isExtension: Bool
  }

  /// `nil` for what may be declared again, as what a protocol asks for.
  fileprivate var signature: Signature? {
    var (types, generics): ([String], String) = ([], "")
    switch declaration.form {
    case .variable: break
    case .function(let function) where function.body != nil:
      types = function.parameters.map(\.type.text) + [function.result?.text ?? ""]
      generics = function.generics
    default: return nil
    }
    return Signature(
      labels: labels, types: types, generics: generics, requirements: requirements,
      isStatic: declaration.isStatic, isExtension: isExtension)
  }

  /// The labels of a function's parameters; `nil` for a variable.
  fileprivate var labels: [String?]? {
    guard case .function(let function) = declaration.form else { return nil }
    return function.parameters.map(\.label)
  }
}
