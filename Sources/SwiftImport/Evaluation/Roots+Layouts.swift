internal import LayoutSwiftSource
internal import LayoutText

/// Which code makes layouts.
extension SwiftProgram {
  /// What code is for layouts, as far as its text shows.
  func roles(of root: Root) -> Set<Root.Role> {
    var roles: Set<Root.Role> = []
    if returnsSection(root.result, from: root.type) { roles.insert(.returnsSection) }
    if makesLayout(root) { return roles.union([.makesLayout]) }
    if configuresLayout(root) { return roles.union([.configuresLayout, .passesLayout]) }
    // A variable's own text says whether it makes what it holds.
    if case .function = root.code, returnsLayout(root) { roles.insert(.passesLayout) }
    return roles
  }

  /// Whether code makes a layout, as far as its text shows.
  private func makesLayout(_ root: Root) -> Bool {
    let file = files[root.file]
    if mentionsLayout(root.range, file) || callsFactory(root, file) { return true }
    guard root.name == "init" || returnsLayout(root) else { return false }
    let source = file.source[root.range]
    if returnsLayout(root),
      source.calls(".init", with: ["(", "{"]) || source.calls(".list", with: ["(using"]),
      root.result?.holds("CompositionalLayout") == true || source.holds("section")
    {
      return true
    }
    if root.name != "init" { return false }
    return source.calls("super.init", with: ["(section"])
      || ["self.init", "super.init"].contains { source.calls($0, with: ["(section", "{"]) }
        && root.type.map { isLayout($0) } ?? false
  }

  /// Whether a static function that the files add to the layout's type is called with a dot alone.
  private func callsFactory(_ root: Root, _ file: SwiftFile) -> Bool {
    let names = (types[Framework.layout]?.members ?? []).compactMap { member -> String? in
      guard member.declaration.isStatic, case .function(let function) = member.declaration.form
      else { return nil }
      return function.name
    }
    guard !names.isEmpty, root.type != Framework.layout else { return false }
    let source = file.source[root.range]
    return (returnsLayout(root) || source.holds("collectionViewLayout"))
      && names.contains { source.calls("." + $0, with: ["(", "{"]) }
  }

  /// Whether it is declared to return a layout.
  func returnsLayout(_ root: Root) -> Bool {
    guard let result = root.result else { return false }
    if Self.isLayoutType(result) { return true }
    let path = typePath(ofText: result, from: root.type)
    return Self.isLayoutType(path) || isLayout(path)
  }

  /// Whether the type that is written as `result` is that of a section.
  func returnsSection(_ result: String?, from type: String?) -> Bool {
    result.map { typePath(ofText: $0, from: type) == Framework.section } ?? false
  }

  private static func isLayoutType(_ text: String) -> Bool {
    ["UICollectionViewCompositionalLayout", "UICollectionViewLayout"]
      .contains(Framework.canonical(SwiftType(text: text).name))
  }

  /// Whether code sets the configuration of a layout that it has of a function of the files.
  private func configuresLayout(_ root: Root) -> Bool {
    let changes = files[root.file].changes
    guard changes.changes(of: "configuration").contains(where: { root.range.contains($0.offset) })
    else { return false }
    let blocks: [SwiftBlock]
    switch root.code {
    case .function(let callable): blocks = [callable.function.body].compactMap(\.self)
    case .variable(let variable):
      blocks =
        [variable.binding.getter].compactMap(\.self)
        + (variable.binding.value.map {
          $0.parts.blocks + $0.parts.expressions.flatMap(\.parts.blocks)
        } ?? [])
    case .statement: return false
    }
    return blocks.flatMap(\.calledBindings).contains { name, maker in
      let isConfigured = changes.changes(of: name).contains {
        $0.member == "configuration" && root.range.contains($0.offset)
      }
      guard isConfigured else { return false }
      let members = root.type.flatMap { types[$0]?.members(named: maker) } ?? []
      return (members + (globals[maker] ?? [])).contains { member in
        guard case .function(let function) = member.declaration.form else { return false }
        return function.result.map { Self.isLayoutType($0.text) } ?? false
      }
    }
  }

  /// Whether the text in `range` calls an initialiser of a layout.
  func mentionsLayout(_ range: TextRange, _ file: SwiftFile) -> Bool {
    let source = file.source[range]
    if layoutNames.contains(where: { source.holds($0) && makes($0, in: source) }) { return true }
    guard source.holds("CollectionViewCompositionalLayout") else { return false }
    for name in ["UICollectionViewCompositionalLayout", "NSCollectionViewCompositionalLayout"] {
      var rest = source
      while let found = rest.range(of: name) {
        let behind = rest[found.upperBound...]
        let word = behind.drop { $0 == " " }
        let member = behind.drop(while: \.isWhitespace)
        if word.hasPrefix("(") || member.hasPrefix(".list") || member.hasPrefix(".init")
          || namesFactory(member)
          || (word.hasPrefix("{") && !isBody(rest[..<found.lowerBound]))
        {
          return true
        }
        rest = String(behind)
      }
    }
    return false
  }

  /// Whether code makes a layout of the files' own type `name`, which has the framework's initialisers.
  private func makes(_ name: String, in source: String) -> Bool {
    var rest = source
    while let found = rest.range(of: name) {
      let behind = rest[found.upperBound...]
      let before = rest[..<found.lowerBound]
      let isWhole = before.last.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      let word = behind.drop { $0 == " " }
      let arguments = String(word.lazy.filter { !$0.isWhitespace }.prefix(8))
      if isWhole, arguments.hasPrefix("(section") || word.hasPrefix("{") && !isBody(before) {
        return true
      }
      rest = String(behind)
    }
    return false
  }

  /// Whether `.name` is a static member that the files add to the layout's type.
  private func namesFactory(_ word: Substring) -> Bool {
    guard word.first == "." else { return false }
    let name = String(word.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    return !functions(name, of: Framework.layout, isStatic: true).isEmpty
      || variable(name, of: Framework.layout, isStatic: true) != nil
  }

  /// Whether a `{` behind a type's name at this place begins a function's body.
  private func isBody(_ before: Substring) -> Bool {
    var before = before
    while before.last == " " { before.removeLast() }
    if ["->", " any", " as?", " as!", " as", " is"].contains(where: before.hasSuffix) {
      return true
    }
    guard before.hasSuffix(":") else { return false }
    // Behind the name of a variable or a type; else it is the label of an argument.
    let words = before.dropLast().split { $0 == " " || $0.isNewline || $0 == "\t" }
    return words.count > 1 && ["var", "let", "class", "extension"].contains(words[words.count - 2])
  }
}

extension String {
  /// Whether code calls what has a name with arguments that begin so, spaces and ends of lines left out.
  fileprivate func calls(_ name: String, with starts: [String]) -> Bool {
    var rest = self
    while let found = rest.range(of: name) {
      rest = String(rest[found.upperBound...])
      let arguments = String(rest.lazy.filter { !$0.isWhitespace }.prefix(8))
      if starts.contains(where: arguments.hasPrefix) { return true }
    }
    return false
  }
}

extension SwiftBlock {
  /// The variables that code in it sets to the result of a call, with the names of the functions.
  fileprivate var calledBindings: [(variable: String, function: String)] {
    statements.flatMap { statement -> [(variable: String, function: String)] in
      let parts = statement.parts
      let inside = parts.blocks + parts.expressions.flatMap(\.parts.blocks)
      guard case .declaration(let declaration) = statement.form,
        case .variable(let variable) = declaration.form
      else { return inside.flatMap(\.calledBindings) }
      return variable.bindings.compactMap { binding in
        guard let name = binding.name, case .call(let callee, _)? = binding.value?.form else {
          return nil
        }
        switch callee.form {
        case .name(let function, _), .member(_, let function, _): return (name, function)
        default: return nil
        }
      } + inside.flatMap(\.calledBindings)
    }
  }
}
