package import LayoutChecking
package import LayoutGeometry
package import LayoutLanguage
package import LayoutDiagnostics
internal import LayoutText

/// What evaluating an element of a program came to.
package struct Evaluation<Owner: Sendable>: Sendable {
  package let model: Owner
  /// What is wrong in this environment, in source order.
  package let diagnostics: [Diagnostic]
  /// How many elements it has been made of.
  package var elementCount = 0

  /// The same of another model made from this one.
  package func map<Other>(_ body: (Owner) -> Other) -> Evaluation<Other> {
    Evaluation<Other>(
      model: body(model), diagnostics: diagnostics, elementCount: elementCount)
  }
}

/// The previews of `program`, in source order; those in a loop once for each of its turns.
///
/// - Returns: The previews, and what is wrong with the loops around them.
package func previews(
  of program: CheckedProgram
) -> (previews: [Evaluation<Preview>], diagnostics: [Diagnostic]) {
  let walker = Evaluator(program, settings: [:])
  let kind = ElementKind(Preview.vocabulary)
  var previews: [Evaluation<Preview>] = []
  walker.visitElements(in: program.body) { index in
    guard program.elements[index].kind.title == kind.title else { return }
    previews.append(preview(at: index, in: walker))
  }
  return (previews, walker.diagnostics.inOrder)
}

/// What the preview at `index` says in the turns that `walker` is in.
private func preview(at index: Int, in walker: Evaluator) -> Evaluation<Preview> {
  let plain = preview(at: index, from: Preview(), in: walker)
  guard let device = plain.model.shownDevice else { return plain }
  var screen = Preview()
  screen.orientation = plain.model.orientation
  screen.show(on: device)
  return preview(at: index, from: screen, in: walker)
}

/// What the preview at `index` says where `standard` holds for all that it leaves out.
private func preview(
  at index: Int, from standard: Preview, in walker: Evaluator
) -> Evaluation<Preview> {
  let evaluator = Evaluator(walker.program, settings: [:])
  (evaluator.turns, evaluator.uses) = (walker.turns, walker.uses)
  evaluator.current = index
  let preview = evaluator.read(Preview.vocabulary.starting(from: standard))
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
  /// Whether there would be data if they could be read, which has been reported.
  package var hasLostData = false
  /// What contents ask for, and how far sections are scrolled.
  package var contents = Contents()
  /// Where the widths of letters come from.
  package var textModel = TextModelName.system
  /// What a view is proposed; `nil`: the viewport less the safe area.
  package var proposal: PartialSize?
  /// The preview that says so.
  package var preview = ElementID.none

  package init(viewport: Viewport) { self.viewport = viewport }

  /// What a preview says, in a view of `size`.
  package init(_ preview: Preview, size: Size) {
    viewport = preview.viewport(sized: size)
    self.preview = preview.id
    (sections, items, settings) = (preview.sections, preview.items, preview.settings)
    contents = Contents(preview)
    (textModel, proposal) = (preview.textModel, preview.proposal)
  }
}

/// The layout at `index` among the elements of `program`, shown on `stage`.
///
/// - Complexity: O(*n*) in the elements and expressions reached, and in the number of sections.
package func evaluate(
  _ program: CheckedProgram, layout index: Int, on stage: Stage
) -> Evaluation<Layout> {
  evaluation(of: index, on: stage, by: Evaluator(program, settings: stage.settings))
}

/// What `evaluator` makes of the layout at `index`.
func evaluation(of index: Int, on stage: Stage, by evaluator: Evaluator) -> Evaluation<Layout> {
  var layout = evaluator.layout(index, on: stage)
  for place in evaluator.faultySections { layout.sections[place].isFaulty = true }
  evaluator.checkTurns(in: layout)
  evaluator.checkRivalGroups(in: layout)
  let diagnostics = evaluator.diagnostics + evaluator.limitFaults
  return Evaluation(
    model: layout, diagnostics: diagnostics.inOrder, elementCount: evaluator.placedCount)
}

/// A walk over a checked program in one environment at a time.
///
/// A class because the model's slots call back into it for their children.
final class Evaluator: ElementReader {
  let program: CheckedProgram
  /// The values of parameters that are given from outside.
  let settings: [String: Value]
  /// What expressions may ask; `nil` where there is nothing to ask.
  var environment: Environment? { didSet { forgetValues() } }
  /// The values of bindings in the environment at hand.
  var cache = BindingValues()
  /// What elements came to before; `nil` where nobody evaluates the program again.
  var memory: Memory?
  /// Whether anybody does.
  let remembers: Bool
  /// How often something was asked that may differ from view to view.
  var askedCount = 0
  /// The values of those that hang on the turn of a loop.
  var turnCache = BindingValues()
  /// The turns of the loops around, by the names that these give them.
  ///
  /// Like the environment it is replaced as a whole: what is changed in its place is watched while
  /// the program runs.
  var turns: [BindingID: Value] = [:] { didSet { turnCache.removeAll() } }
  /// How many turns and how many elements in them there may still be.
  var budget = Budget()
  /// How many elements have been put in their places.
  var placedCount = 0
  /// How many modifiers the element at hand has so far.
  private var modifierCount = 0
  /// The limits that the evaluation has met.
  var limitFaults: [Diagnostic] = []
  /// The uses that led to the statement at hand, the outermost first.
  var uses: [UsePlace] = []
  /// What has been found wrong.
  var findings = Findings()
  /// The element that a slot is about to read.
  var current = 0
  /// Whether children are left out, to learn what holds for all of them.
  var readsPropertiesOnly = false
  /// Whether nothing is known of parameters, not even what stands for them.
  var withholdsParameters = false
  /// Which way questions went; `nil` where nobody wants to know.
  var decisions: [Decision]?
  /// What has been asked about containers; `nil` where nobody wants to know.
  var trace: Trace?
  /// Whose container is the one at hand.
  var tracePlace = Trace.Place.view
  /// Whether the expression at hand is part of another.
  var isInExpression = false
  /// What the layout is shown with.
  var stage: Stage?
  /// What the layout says of itself.
  var layoutFrame = Layout()
  /// What holds for the groups around.
  var surroundings = Surroundings()
  /// The element that is being read.
  var host = 0
  /// By element, the content that stands in it.
  var firstContents: [Int: Int] = [:]
  /// How many sections the layout has so far.
  var sectionCount = 0
  /// Whether an element read since the section began has a size that could not be made out.
  var hasLostSize = false
  /// The sections with such an element, by their places in the layout.
  var faultySections: [Int] = []

  init(_ program: CheckedProgram, settings: [String: Value], remembering memory: Memory? = nil) {
    (self.program, self.settings) = (program, settings)
    (self.memory, remembers) = (memory, memory != nil)
  }

  /// The data of the section at hand, if it has any.
  var offer: SectionOffer?
  /// What the section at hand is called.
  var sectionName: String?
  /// Whether what is read stands for one of several data.
  var isInEdition = false
  /// Whether anybody has asked for data since it was last forgotten.
  var hasReadData = false

  var diagnostics: [Diagnostic] { findings.diagnostics }

  /// Reports what no earlier stage has reported in the same place.
  func report(_ diagnostic: Diagnostic) {
    // Of a million rows with one mistake one is enough.
    if isInEdition, diagnostics.contains(where: { $0.isLike(diagnostic) }) { return }
    let isKnown = program.errors.nests(with: diagnostic.range)
    if !isKnown { findings.diagnostics.add(diagnostic.used(at: uses)) }
  }

  /// Forgets what bindings came to.
  func forgetValues() {
    cache.removeAll()
    turnCache.removeAll()
  }

  /// Reads the element at `index` in the terms of `vocabulary`.
  func element<Owner>(_ index: Int, _ vocabulary: Vocabulary<Owner>) -> Owner {
    current = index
    return read(vocabulary)
  }

  /// Reads the element it stands at in the terms of `vocabulary`.
  ///
  /// It is called through a protocol, where nobody knows the owner: of those that a screen has many
  /// of there is code of their own.
  @_specialize(where Owner == Layout)
  @_specialize(where Owner == Section)
  @_specialize(where Owner == Group)
  @_specialize(where Owner == Item)
  @_specialize(where Owner == Supplementary)
  @_specialize(where Owner == BoundaryItem)
  @_specialize(where Owner == Decoration)
  @_specialize(where Owner == Content)
  func read<Owner>(_ vocabulary: Vocabulary<Owner>) -> Owner {
    guard let offer, let join = vocabulary.join, !isInEdition, !readsPropertiesOnly else {
      return readUnlessKnown(vocabulary)
    }
    return read(vocabulary, for: offer, join)
  }

  /// Reads the element it stands at, unless it is known what it comes to.
  private func readUnlessKnown<Owner>(_ vocabulary: Vocabulary<Owner>) -> Owner {
    let (index, mark) = (current, mark)
    if let known: Owner = remembered(index) { return known }
    let owner = readOnce(vocabulary)
    remember(owner, of: index, since: mark)
    return owner
  }

  /// Reads the element it stands at, whatever the data offer to it.
  func readOnce<Owner>(_ vocabulary: Vocabulary<Owner>) -> Owner {
    let (outer, index, count) = (host, current, modifierCount)
    defer { (host, modifierCount) = (outer, count) }
    (host, modifierCount) = (index, 0)
    if !firstContents.isEmpty { firstContents[index] = nil }
    var owner = vocabulary.standard
    vocabulary.header.store(header(of: index), &owner)
    apply(program.elements[index].body, in: vocabulary, &owner)
    return owner
  }

  /// - Source: `language.md` 4: what a block writes wins over what a `use` brings, wherever either
  ///   stands.
  private func apply<Owner>(
    _ body: [CheckedStatement], in vocabulary: Vocabulary<Owner>, _ owner: inout Owner
  ) {
    if body.contains(where: \.bringsProperties) { apply(.brought, of: body, vocabulary, &owner) }
    apply(readsPropertiesOnly ? .properties : .all, of: body, vocabulary, &owner)
  }

  private func apply<Owner>(
    _ parts: Parts, of body: [CheckedStatement], _ vocabulary: Vocabulary<Owner>,
    _ owner: inout Owner
  ) {
    for statement in body {
      switch statement {
      case .property(let property):
        if parts.contains(.properties) { store(property, vocabulary, &owner) }
      case .binding: continue
      case .element(let slot, let index):
        if parts.contains(.elements) { place(index, in: vocabulary.slots[slot], &owner) }
      case .condition(let branches):
        guard parts.matter(in: statement) else { continue }
        let taken = branches.firstIndex(where: holds)
        note(taken, among: branches.compactMap(\.condition))
        guard let taken else { continue }
        apply(parts, of: branches[taken].body, vocabulary, &owner)
      case .loop(let loop):
        guard parts.matter(in: statement) else { continue }
        takeTurns(loop) { apply(parts, of: loop.body, vocabulary, &owner) }
      case .use(let use):
        uses.append(use.place)
        defer { uses.removeLast() }
        if parts.contains(.brought), use.setsProperties {
          if use.body.contains(where: \.bringsProperties) {
            apply(.brought, of: use.body, vocabulary, &owner)
          }
          apply(.properties, of: use.body, vocabulary, &owner)
        }
        if parts.contains(.elements) { apply(.elements, of: use.body, vocabulary, &owner) }
      }
    }
  }

  /// Whether the element at hand may have one more modifier, which `range` says; reports it if not.
  func mayModify(at range: TextRange) -> Bool {
    modifierCount += 1
    guard modifierCount > Self.mostModifiers else { return true }
    meet(.tooManyModifiers(limit: Self.mostModifiers, at: range))
    return false
  }

  /// As many modifiers one element may have, which bounds the stack that measuring it takes.
  private static let mostModifiers = 64

  func holds(_ branch: ConditionBranch) -> Bool {
    guard let condition = branch.condition else { return true }
    return value(of: condition) == .boolean(true)
  }

  private func store<Owner>(
    _ property: CheckedProperty, _ vocabulary: Vocabulary<Owner>, _ owner: inout Owner
  ) {
    let namesFile = property.index.map { vocabulary.properties[$0].description.form.namesFile }
    var values = values(of: property, namesFile: namesFile ?? false)
    // What has been reported leaves the property as it is.
    guard !values.isEmpty, !values.contains(where: { $0.value.isFaulty }) else { return }
    do {
      if let index = property.index {
        let description = vocabulary.properties[index].description
        if description.isModifier, !mayModify(at: property.range) { return }
        let labels = description.form.labels
        if case .parameters = labels { values = checkSettings(property, values) }
        check(description.availability, of: property, values)
        // The whole of edges leaves nothing of what a `use` or a condition before it has set.
        if case .parts = labels, !property.isPart {
          vocabulary.properties[index].copy(vocabulary.standard, &owner)
        }
        try vocabulary.properties[index].store(values, &owner)
        reportDoubt(vocabulary.properties[index].doubt(values), property)
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
}

extension Diagnostic {
  /// Whether it says the same of the same place.
  fileprivate func isLike(_ other: Diagnostic) -> Bool {
    code == other.code && range == other.range
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
      .track, .datum, .missing:
      false
    }
  }
}

extension CheckedValue {
  /// Where the value itself stands.
  func expressionRange(in program: CheckedProgram) -> TextRange {
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
