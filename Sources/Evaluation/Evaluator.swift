package import LayoutChecking
package import LayoutGeometry
package import LayoutModel
package import LayoutText

/// What evaluating an element of a program came to.
package struct Evaluation<Owner: Sendable>: Sendable {
  package let model: Owner
  /// What is wrong in this environment, in source order.
  package let diagnostics: [Diagnostic]
}

/// The previews of `program`, in source order.
package func previews(of program: CheckedProgram) -> [Evaluation<Preview>] {
  program.topElements(of: ElementKind(Preview.vocabulary)).map { index in
    let plain = preview(at: index, of: program, from: Preview())
    guard let device = plain.model.shownDevice else { return plain }
    var screen = Preview()
    screen.orientation = plain.model.orientation
    screen.show(on: device)
    return preview(at: index, of: program, from: screen)
  }
}

/// What the preview at `index` says where `standard` holds for all that it leaves out.
private func preview(
  at index: Int, of program: CheckedProgram, from standard: Preview
) -> Evaluation<Preview> {
  let evaluator = Evaluator(program, settings: [:])
  evaluator.current = index
  let preview = evaluator.read(Preview.vocabulary, from: standard)
  return Evaluation(model: preview, diagnostics: evaluator.diagnostics.inOrder)
}

/// What a layout is shown with: the view, how much data there is, the values of parameters.
package struct Stage: Hashable, Sendable {
  package var viewport: Viewport
  /// How many sections of a name there are.
  package var sections = SectionNumbers()
  /// How many items the sections have.
  package var items = SectionNumbers()
  /// The values of parameters, by their names.
  package var settings: [String: Value] = [:]
  /// What the sections show.
  package var data: DataSet?
  /// What contents ask for, and how far sections are scrolled.
  package var contents = Contents()
  /// The preview that says so.
  package var preview = ElementID.none

  package init(viewport: Viewport) { self.viewport = viewport }

  /// What a preview says, in a view of `size`.
  package init(_ preview: Preview, size: Size) {
    viewport = preview.viewport(sized: size)
    self.preview = preview.id
    (sections, items, settings) = (preview.sections, preview.items, preview.settings)
    contents = Contents(preview)
  }
}

/// The layout at `index` among the elements of `program`, shown on `stage`.
///
/// - Complexity: O(*n*) in the elements and expressions reached, and in the number of sections.
package func evaluate(
  _ program: CheckedProgram, layout index: Int, on stage: Stage
) -> Evaluation<Layout> {
  let evaluator = Evaluator(program, settings: stage.settings)
  let layout = evaluator.layout(index, on: stage)
  evaluator.checkTurns(in: layout)
  evaluator.checkRivalGroups(in: layout)
  return Evaluation(model: layout, diagnostics: evaluator.diagnostics.inOrder)
}

/// A walk over a checked program in one environment at a time.
///
/// A class because the model's slots call back into it for their children.
final class Evaluator: ElementReader {
  let program: CheckedProgram
  /// The values of parameters that are given from outside.
  let settings: [String: Value]
  /// What expressions may ask; `nil` where there is nothing to ask.
  var environment: Environment? { didSet { cache.removeAll(keepingCapacity: true) } }
  /// The values of bindings in the environment at hand.
  var cache: [BindingID: Value] = [:]
  var diagnostics: [Diagnostic] = []
  /// The element that a slot is about to read.
  var current = 0
  /// Whether children are left out, to learn what holds for all of them.
  var readsPropertiesOnly = false
  /// Whether nothing is known of parameters, not even what stands for them.
  var withholdsParameters = false
  /// Which way questions went; `nil` where nobody wants to know.
  var decisions: [Decision]?
  /// What the layout is shown with.
  var stage: Stage?
  /// What the layout says of itself.
  var layoutFrame = Layout()
  /// What holds for the groups around.
  var surroundings = Surroundings()
  /// How many sections the layout has so far.
  var sectionCount = 0

  init(_ program: CheckedProgram, settings: [String: Value]) {
    (self.program, self.settings) = (program, settings)
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Reads the element at `index` in the terms of `vocabulary`.
  func element<Owner>(_ index: Int, _ vocabulary: Vocabulary<Owner>) -> Owner {
    current = index
    return read(vocabulary)
  }

  func read<Owner>(_ vocabulary: Vocabulary<Owner>) -> Owner {
    read(vocabulary, from: vocabulary.standard)
  }

  /// Reads the element it stands at, where `standard` holds for all that it leaves out.
  fileprivate func read<Owner>(
    _ vocabulary: Vocabulary<Owner>, from standard: Owner
  ) -> Owner {
    let element = program.elements[current]
    var owner = standard
    vocabulary.header.store(header(of: element, current), &owner)
    apply(element.body, vocabulary, &owner)
    return owner
  }

  private func apply<Owner>(
    _ body: [CheckedStatement], _ vocabulary: Vocabulary<Owner>, _ owner: inout Owner
  ) {
    for statement in body {
      switch statement {
      case .property(let property): store(property, vocabulary, &owner)
      case .element(let slot, let index):
        guard !readsPropertiesOnly else { continue }
        place(index, in: vocabulary.slots[slot], &owner)
      case .condition(let branches):
        let taken = branches.firstIndex(where: holds)
        if let condition = branches.first?.condition {
          note(taken ?? branches.count, of: program.range(of: condition))
        }
        guard let taken else { continue }
        apply(branches[taken].body, vocabulary, &owner)
      }
    }
  }

  private func holds(_ branch: ConditionBranch) -> Bool {
    guard let condition = branch.condition else { return true }
    return value(of: condition) == .boolean(true)
  }

  private func store<Owner>(
    _ property: CheckedProperty, _ vocabulary: Vocabulary<Owner>, _ owner: inout Owner
  ) {
    let values = property.values.map { LabelledValue($0.label, value(of: $0.expression)) }
    // What has been reported leaves the property as it is.
    guard !values.isEmpty, !values.contains(where: { $0.value.isFaulty }) else { return }
    do {
      if let index = property.index {
        let description = vocabulary.properties[index].description
        if description.form.labels == .parameters { checkSettings(property, values) }
        checkAvailability(of: property, values, description)
        try vocabulary.properties[index].store(values, &owner)
      } else {
        try vocabulary.names?.store(property.name, values, &owner)
      }
    } catch {
      let place = error.index < property.values.count ? property.values[error.index] : nil
      report(
        .mismatch(
          error.reason, of: property.name, at: place?.expressionRange(in: program) ?? property.range
        ))
    }
  }
}

extension Value {
  /// Whether it holds something that has been reported.
  var isFaulty: Bool {
    switch self {
    case .fault: true
    case .size(let width, let height): width.isFaulty || height.isFaulty
    case .list(let members): members.contains(where: \.isFaulty)
    case .number, .fraction, .estimated, .uniform, .flexible, .aspect, .boolean, .text, .word,
      .missing:
      false
    }
  }
}

extension CheckedValue {
  /// Where the value itself stands.
  fileprivate func expressionRange(in program: CheckedProgram) -> TextRange {
    program.range(of: expression)
  }
}

/// What a binding comes to where there is nothing to ask.
package func value(of binding: Binding, in program: CheckedProgram) -> Value? {
  let evaluator = Evaluator(program, settings: [:])
  let value = evaluator.value(of: binding.value)
  return value.isFaulty || !evaluator.diagnostics.isEmpty ? nil : value
}

/// Whether the range of the parameter `binding`, if it has one, holds `value`.
package func allows(_ program: CheckedProgram, _ binding: Binding, _ value: Value) -> Bool {
  let evaluator = Evaluator(program, settings: [:])
  return binding.parameter.map { evaluator.allows($0, value) } ?? true
}
