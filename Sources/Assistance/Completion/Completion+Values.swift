internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension CompletionQuestion {
  /// What may stand among the values of a property.
  func values(of property: String) -> [CompletionItem] {
    let known = place.owner.map { $0.properties } ?? ElementKind.all.flatMap(\.properties)
    guard let form = known.first(where: { $0.name == property })?.form else { return operands() }
    let words = form.enumeration?.words ?? []
    var items = words.map { CompletionItem(label: $0, kind: .word, detail: property, rank: 0) }
    switch form.labels {
    case .none: break
    case .parts(let labels):
      items += labels.filter { !place.labels.contains($0) }.map {
        CompletionItem(label: $0, kind: .word, detail: property, text: $0 + " ", rank: 1)
      }
    case .sections:
      items += labels(named: .section)
      if place.startsValue { return items + declared(of: form.type) }
    case .parameters:
      items += labels(named: .parameter).filter {
        compilation.program.names.parameters[$0.label] != nil
      }
      if place.startsValue { return items }
    }
    switch form.reference {
    case .layout: return items + names(of: .layout)
    case .device:
      return items
        + devices.map { device in
          var device = device
          device.text = "\"\(device.label)\""
          return device
        }
    case .file, .data: return items
    case .scrollOffset: return items + names(of: .section)
    case .container, .element, nil: break
    }
    let type = form.type.contains(.boolean) ? ["true", "false"] : []
    let offered = Set(items.map(\.label))
    return items + type.map { CompletionItem(label: $0, kind: .word, detail: property, rank: 1) }
      + operands(of: form.type).filter { $0.kind != .name || !offered.contains($0.label) }
  }

  /// Names that stand before values, each once.
  private func labels(named kind: NamedThing.Kind) -> [CompletionItem] {
    names(of: kind).filter { !place.labels.contains($0.label) }.map { item in
      var item = item
      item.text = (isWord(item.label) ? item.label : quoted(item.label)) + " "
      return item
    }
  }

  /// The names of one kind of things that are declared where `isWanted` says.
  private func names(
    of kind: NamedThing.Kind, where isWanted: (TextRange) -> Bool = { _ in true }
  ) -> [CompletionItem] {
    var seen: Set<String> = []
    return NameTable(of: compilation).occurrences
      .filter {
        $0.isDeclaration && $0.thing.kind == kind && isWanted($0.range)
          && seen.insert($0.thing.name).inserted
      }
      .map { occurrence in
        let file = compilation.sources.file(at: occurrence.range.lowerBound)
        let line = file.location(of: occurrence.range.lowerBound).line
        let place =
          file.name == compilation.source.name ? "line \(line)" : "\(shown(file)), line \(line)"
        return CompletionItem(label: occurrence.thing.name, kind: .name, detail: place, rank: 2)
      }
  }

  /// Names in scope, functions and inputs whose values may be of `type`.
  func operands(of type: ValueType = .anything) -> [CompletionItem] {
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
    return declared(of: type) + functions + inputs
  }

  /// Names in scope whose values may be of `type`.
  private func declared(of type: ValueType) -> [CompletionItem] {
    let unfit = Set(
      compilation.program.bindings
        .filter { $0.type.type.isDisjoint(with: type) && !$0.type.type.isFault }.map(\.name))
    let trees = compilation.trees
    let isVisible = { (name: TextRange) in
      trees.first { $0.source.holds(name) }.map { isInScope(name, in: $0) } ?? false
    }
    return (names(of: .constant, where: isVisible) + names(of: .parameter, where: isVisible))
      .filter { !unfit.contains($0.label) }
  }

  /// Whether what is declared at `name` can be used at the place: of another file what stands in no
  /// block, of this one what the blocks around hold, but no value is made of itself.
  private func isInScope(_ name: TextRange, in tree: SyntaxTree) -> Bool {
    guard name != place.declaredName else { return false }
    let around = tree.path(to: name.lowerBound).reversed().map { tree[$0] }
    let scope = around.first {
      BlockSyntax($0) != nil || LoopSyntax($0) != nil || DefinitionSyntax($0) != nil
    }
    guard let range = scope?.range else { return true }
    return compilation.source.holds(name)
      && (range.contains(place.offset) || range.upperBound == place.offset)
  }

  /// What follows words with dots.
  func members(of path: String) -> [CompletionItem] {
    let inputs = Input.all.filter { $0.name.hasPrefix(path) }.map { input in
      CompletionItem(
        label: String(input.name.dropFirst(path.count)), kind: .property,
        documentation: input.summary)
    }
    if path.hasPrefix(Input.data.name + ".") { return inputs + fields(at: path) }
    let property = ElementKind.all.lazy.flatMap(\.properties).first { $0.name + "." == path }
    guard case .parts(let parts)? = property?.labels else { return inputs }
    return inputs + parts.map { CompletionItem(label: $0, kind: .property, text: $0 + ": ") }
  }

  /// The fields of the data that previews show, behind a path like "data.author.".
  private func fields(at path: String) -> [CompletionItem] {
    let names = path.split(separator: ".").dropFirst().map(String.init)
    return compilation.dataFields(at: names).map { field in
      CompletionItem(
        label: field.name, kind: .property, detail: field.kind,
        documentation: field.examples.isEmpty
          ? nil : "In the data: " + field.examples.joined(separator: ", "))
    }
  }
}
