internal import LayoutChecking
package import LayoutCompiler
internal import LayoutLanguage
internal import LayoutSyntax
package import LayoutText

/// Something that can be typed at a place.
package struct CompletionItem: Sendable {
  package enum Kind: Hashable, Sendable {
    case element, property, word, name, function, device, keyword, file
  }

  package let label: String
  package let kind: Kind
  /// The form and the default.
  package var detail: String?
  package var documentation: String?
  /// What is inserted; `nil`: the label.
  package var text: String?
  /// The same with places to fill in, as snippets have them.
  package var snippet: String?
  /// What it is found by besides its label: names in other languages.
  package var aliases: [String] = []
  /// The likelier, the smaller: 0 to 9.
  package var rank = 5
}

/// What may be typed at `offset`, and the range that it replaces.
///
/// - Parameter files: The layouts around, by the paths that an import would name them by.
/// - Complexity: O(*n*) in the tokens of the file.
package func completions(
  at offset: Int, in compilation: Compilation, besides files: () -> [String] = { [] }
) -> (items: [CompletionItem], range: TextRange) {
  let place = CompletionPlace(at: offset, in: compilation.tree)
  let items: [CompletionItem]
  switch place.kind {
  case .nothing: items = []
  case .statement: items = statements(at: place)
  case .definition: items = definitions(of: compilation)
  case .value(let property): items = values(of: property, at: place, compilation)
  case .expression: items = operands(compilation, at: place) + clauses(at: place)
  case .member(let path): items = members(of: path)
  case .file: items = files().map { CompletionItem(label: $0, kind: .file) }
  case .device:
    items = Device.whole.map { device in
      CompletionItem(
        label: device.name, kind: .device,
        detail: "\(device.portrait.size.shown) @\(device.scale.shown)")
    }
  }
  return (items, place.range)
}

/// The elements, properties and keywords that may begin a statement.
private func statements(at place: CompletionPlace) -> [CompletionItem] {
  let kinds: [ElementKind]
  if let owner = place.owner { kinds = owner.slots.map(\.kind) } else { kinds = ElementKind.all }
  var seen: Set<String> = []
  let elements = kinds.filter { seen.insert($0.name).inserted }.map { kind in
    CompletionItem(
      label: kind.name, kind: .element, detail: kind.title, documentation: kind.words.summary,
      snippet: kind.snippet, aliases: kind.words.foreign, rank: 1)
  }
  let properties = (place.owner?.properties ?? []).filter { !place.written.contains($0.name) }
    .map { property in
      let standard = property.standard.isEmpty ? "" : " = \(property.standard)"
      return CompletionItem(
        label: property.name, kind: .property, detail: property.form.name + standard,
        documentation: property.page, text: property.name + ": ",
        aliases: property.uikitNames + property.swiftUINames, rank: 2)
    }
  let top: [Token.Kind] = place.isAtTop ? [.defineWord, .paramWord, .importWord] : []
  let keywords = ([.useWord, .letWord, .ifWord, .forWord] as [Token.Kind]) + top
  return elements + properties
    + keywords.map { CompletionItem(label: "\($0.reservedWord)", kind: .keyword, rank: 6) }
}

/// What may stand among the values of a property.
private func values(
  of property: String, at place: CompletionPlace, _ compilation: Compilation
) -> [CompletionItem] {
  let known = place.owner.map { $0.properties } ?? ElementKind.all.flatMap(\.properties)
  guard let form = known.first(where: { $0.name == property })?.form else {
    return operands(compilation, at: place)
  }
  var items: [CompletionItem] = []
  let words = form.enumeration?.words ?? []
  items += words.map { CompletionItem(label: $0, kind: .word, detail: property, rank: 0) }
  switch form.labels {
  case .none: break
  case .parts(let labels):
    items += labels.map {
      CompletionItem(label: $0, kind: .word, detail: property, text: $0 + " ", rank: 1)
    }
  case .sections: items += names(compilation, of: .section)
  case .parameters: items += names(compilation, of: .parameter)
  }
  switch form.reference {
  case .layout: return items + names(compilation, of: .layout)
  case .device, .file: return items
  case .scrollOffset: return items + names(compilation, of: .section)
  case .container, .element, nil: break
  }
  return items + operands(compilation, at: place, of: form.type)
}

/// The names of one kind of things.
private func names(_ compilation: Compilation, of kind: NamedThing.Kind) -> [CompletionItem] {
  var seen: Set<String> = []
  return NameTable(of: compilation).occurrences
    .filter { $0.isDeclaration && $0.thing.kind == kind && seen.insert($0.thing.name).inserted }
    .map { place in
      let line = compilation.sources.file(at: place.range.lowerBound)
        .location(of: place.range.lowerBound).line
      return CompletionItem(
        label: place.thing.name, kind: .name, detail: "line \(line)", rank: 2)
    }
}

/// Names, functions and inputs whose values may be of `type`.
private func operands(
  _ compilation: Compilation, at place: CompletionPlace, of type: ValueType = .anything
) -> [CompletionItem] {
  let program = compilation.program
  let unfit = Set(
    program.bindings.filter { $0.type.type.isDisjoint(with: type) && !$0.type.type.isFault }
      .map(\.name))
  let declared = (names(compilation, of: .constant) + names(compilation, of: .parameter))
    .filter { !unfit.contains($0.label) }
  let functions = Function.all.filter { !$0.result.isDisjoint(with: type) }.map { function in
    CompletionItem(
      label: function.name, kind: .function, detail: function.signature.text,
      documentation: function.summary, text: function.name + "(",
      snippet: function.name + "($1)$0", rank: 4)
  }
  let isContent = place.owner?.traits.contains(.isContent) ?? true
  let inputs = Input.all.filter {
    !$0.type.isDisjoint(with: type) && ($0.scope != .contents || isContent)
  }.map {
    CompletionItem(label: $0.name, kind: .name, documentation: $0.summary, rank: 5)
  }
  return declared + functions + inputs
}

/// The words behind a size.
private func clauses(at place: CompletionPlace) -> [CompletionItem] {
  ClauseWord.allCases.map {
    CompletionItem(label: $0.rawValue, kind: .keyword, text: $0.rawValue + " ", rank: 6)
  }
}

private func definitions(of compilation: Compilation) -> [CompletionItem] {
  var items: [CompletionItem] = []
  for (index, source) in compilation.sources.all.enumerated() {
    let tree = index == 0 ? compilation.tree : parse(source)
    for definition in tree.all(DefinitionSyntax.self) {
      guard let name = definition.name else { continue }
      let parameters = definition.parameters.compactMap(\.name?.text)
      let places = parameters.enumerated().map { "${\($0.offset + 1):\($0.element)}" }
      let snippet =
        parameters.isEmpty ? nil : name.text + "(" + places.joined(separator: ", ") + ")"
      items.append(
        CompletionItem(
          label: name.text, kind: .function,
          detail: index == 0 ? nil : "from \(source.name)",
          documentation: definition.documentation, snippet: snippet, rank: 1))
    }
  }
  return items
}

/// What follows words with dots.
private func members(of path: String) -> [CompletionItem] {
  let inputs = Input.all.filter { $0.name.hasPrefix(path) }.map { input in
    CompletionItem(
      label: String(input.name.dropFirst(path.count)), kind: .property,
      documentation: input.summary)
  }
  let property = ElementKind.all.lazy.flatMap(\.properties).first { $0.name + "." == path }
  guard case .parts(let parts)? = property?.form.labels else { return inputs }
  return inputs + parts.map { CompletionItem(label: $0, kind: .property, text: $0 + ": ") }
}

extension ElementKind {
  /// Its header and block with places to fill in.
  fileprivate var snippet: String {
    var text = name
    var place = 1
    if header.name == .required || header.name == .optional && header.size == .required {
      text += " ${\(place):name}"
      place += 1
    }
    if header.size == .required {
      text += " ${\(place):1w} x ${\(place + 1):44}"
    }
    let isLeaf = slots.isEmpty && header.size == .required
    return isLeaf ? text + "$0" : text + " {\n\t$0\n}"
  }
}
