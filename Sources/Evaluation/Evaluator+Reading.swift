internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension Evaluator {
  /// The element at `index` as `vocabulary` describes it.
  func element<Owner>(_ index: Int, _ vocabulary: Vocabulary<Owner>) -> Owner {
    current = index
    return read(vocabulary)
  }

  /// Reads the current element as `vocabulary` describes it.
  ///
  /// It is called through a protocol, where the owner's type is unknown: the kinds that a screen has
  /// many of have specialized code.
  @_specialize(where Owner == Layout)
  @_specialize(where Owner == Section)
  @_specialize(where Owner == Group)
  @_specialize(where Owner == Item)
  @_specialize(where Owner == Supplementary)
  @_specialize(where Owner == BoundaryItem)
  @_specialize(where Owner == Decoration)
  @_specialize(where Owner == Content)
  func read<Owner>(_ vocabulary: Vocabulary<Owner>) -> Owner {
    guard let data = context.sectionData, let hosts = vocabulary.hosts, !context.isInVariant,
      !context.readsPropertiesOnly
    else { return readUnlessCached(vocabulary) }
    return read(vocabulary, for: data, hosts)
  }

  /// Reads the current element, unless its model is known.
  private func readUnlessCached<Owner>(_ vocabulary: Vocabulary<Owner>) -> Owner {
    guard let extent = keptExtent else { return readOnce(vocabulary) }
    let (index, snapshot) = (current, snapshot)
    if let known: Owner = models?.model(of: index, extent) { return known }
    let model = readOnce(vocabulary)
    keep(model, of: index, extent, since: snapshot)
    return model
  }

  /// Reads the current element once, with the current data.
  func readOnce<Owner>(_ vocabulary: Vocabulary<Owner>) -> Owner {
    let index = current
    let outer = owner
    owner = OwnerState(index: index)
    defer { owner = outer }
    var model = vocabulary.standard
    vocabulary.header.store(header(of: index), &model)
    apply(program.elements[index].body, in: vocabulary, &model)
    return model
  }

  /// - Source: `language.md` 4: what a block writes wins over what a `use` brings, wherever either
  ///   stands.
  private func apply<Owner>(
    _ body: [CheckedStatement], in vocabulary: Vocabulary<Owner>, _ owner: inout Owner
  ) {
    if body.contains(where: \.bringsProperties) { apply(.used, of: body, vocabulary, &owner) }
    apply(context.readsPropertiesOnly ? .properties : .all, of: body, vocabulary, &owner)
  }

  private func apply<Owner>(
    _ selection: BodySelection, of body: [CheckedStatement], _ vocabulary: Vocabulary<Owner>,
    _ owner: inout Owner
  ) {
    for statement in body {
      switch statement {
      case .property(let property):
        if selection.contains(.properties) { store(property, vocabulary, &owner) }
      case .binding: continue
      case .element(let slot, let index):
        if selection.contains(.elements) { place(index, in: vocabulary.slots[slot], &owner) }
      case .condition(let branches):
        guard selection.concerns(statement) else { continue }
        let taken = branches.firstIndex(where: holds)
        record(taken, among: branches.compactMap(\.condition))
        guard let taken else { continue }
        apply(selection, of: branches[taken].body, vocabulary, &owner)
      case .loop(let loop):
        guard selection.concerns(statement) else { continue }
        takeTurns(loop) { apply(selection, of: loop.body, vocabulary, &owner) }
      case .use(let use):
        uses.append(use.place)
        defer { uses.removeLast() }
        if selection.contains(.used), use.setsProperties {
          if use.body.contains(where: \.bringsProperties) {
            apply(.used, of: use.body, vocabulary, &owner)
          }
          apply(.properties, of: use.body, vocabulary, &owner)
        }
        if selection.contains(.elements) { apply(.elements, of: use.body, vocabulary, &owner) }
      }
    }
  }

  /// Whether the current owner may have one more modifier, written at `range`; reports it if not.
  func mayModify(at range: TextRange) -> Bool {
    owner.modifierCount += 1
    guard owner.modifierCount > Self.mostModifiers else { return true }
    reportLimit(.tooManyModifiers(limit: Self.mostModifiers, at: range))
    return false
  }

  /// The most modifiers that one element may have, which bounds the stack that measuring it takes.
  private static let mostModifiers = 64

  func holds(_ branch: ConditionBranch) -> Bool {
    guard let condition = branch.condition else { return true }
    return value(of: condition, as: .condition) == .boolean(true)
  }

  private func store<Owner>(
    _ property: CheckedProperty, _ vocabulary: Vocabulary<Owner>, _ owner: inout Owner
  ) {
    let reference = property.index.flatMap { vocabulary.properties[$0].description.reference }
    var values = values(of: property, referringTo: reference)
    // What has been reported leaves the property as it is.
    guard !values.isEmpty, !values.contains(where: { $0.value.isFaulty }) else { return }
    do {
      if let index = property.index {
        let description = vocabulary.properties[index].description
        if description.isModifier, !mayModify(at: property.range) { return }
        let labels = description.labels
        if case .parameters = labels { values = checkSettings(property, values) }
        check(description.availability, of: property, values)
        // All edges replace what a `use` or a condition before them has set.
        if case .parts = labels, !property.isPart {
          vocabulary.properties[index].copy(vocabulary.standard, &owner)
        }
        try vocabulary.properties[index].store(values, &owner)
        if let warning = vocabulary.properties[index].warning(values) { report(warning, property) }
      } else {
        try vocabulary.names?.store(property.name, values, &owner)
      }
    } catch {
      let place = error.index < property.values.count ? property.values[error.index] : nil
      report(
        .mismatch(
          error.reason, of: property.name, at: place?.expressionRange(in: program) ?? property.range
        ).exemplified(
          by: property.index.map { vocabulary.properties[$0].description }, after: error.reason))
    }
  }

  private func report(_ warning: ValueWarning, _ property: CheckedProperty) {
    guard warning.index < property.values.count else { return }
    let value = property.values[warning.index].expressionRange(in: program)
    let range = warning.reason == .idle ? property.range : value
    report(.doubt(warning.reason, of: property.name, at: range))
  }

  /// The values of a property: a path where it names a file, points for fractions of the container.
  private func values(
    of property: CheckedProperty, referringTo reference: ValueForm.Reference?
  ) -> [LabelledValue] {
    property.values.map { written in
      let value = value(of: written.expression)
      switch (reference, value) {
      case (.file, .text(let name)):
        return LabelledValue(
          written.label, .text(filePath(name, by: written.expression, in: program)))
      case (.container, .fraction(let number, let axis)):
        reads.ofView += 1
        guard let container = context.environment?.container else { break }
        return LabelledValue(written.label, .number(number * Number(container[axis])))
      default: break
      }
      return LabelledValue(written.label, value)
    }
  }
}

/// Which statements of a body are read: a block's own properties win over those from uses, so that
/// they are read after them.
private struct BodySelection: OptionSet {
  let rawValue: UInt8

  /// The properties from uses.
  static let used = BodySelection(rawValue: 1)
  /// The properties that are written in the block itself.
  static let properties = BodySelection(rawValue: 2)
  /// The elements, including those from uses.
  static let elements = BodySelection(rawValue: 4)
  static let all: BodySelection = [.properties, .elements]

  /// Whether `statement` may hold something selected.
  func concerns(_ statement: CheckedStatement) -> Bool {
    contains(.elements) || contains(.properties) && statement.setsProperties
      || contains(.used) && statement.bringsProperties
  }
}

extension CheckedValue {
  /// The range of the value itself, without its label.
  fileprivate func expressionRange(in program: CheckedProgram) -> TextRange {
    program.range(of: expression)
  }
}
