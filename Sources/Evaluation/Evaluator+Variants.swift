internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension Evaluator {
  /// Reads the current element for each variant of its section's data, if it reads them: the first as a
  /// whole, and of those of the same shape only what is different.
  ///
  /// - Complexity: O(*v* · *d*) in the variants and the expressions that read data, where all have the
  ///   shape of the first; a variant of another shape is read as a whole.
  func read<Owner>(
    _ vocabulary: Vocabulary<Owner>, for data: SectionVariants,
    _ hosts: Members<Owner>.HostVisit
  ) -> Owner {
    let (element, outer, wasRead) = (current, context.environment, reads.hasReadData)
    defer {
      setEnvironment(outer)
      (reads.hasReadData, context.isInVariant) = (wasRead, false)
    }
    (context.isInVariant, reads.hasReadData) = (true, false)
    show(data, item: data.firstItems.first ?? 0)
    let before = counts
    if recorder == nil, data.firstItems.count >= Self.fewestAlike { reads.recipe = VariantRecipe() }
    let first = readOnce(vocabulary)
    let recipe = reads.recipe.take()
    guard reads.hasReadData, data.firstItems.count > 1 else { return first }
    var owner = first
    addVariant(of: first, to: &owner, hosts)
    let (after, budget) = (counts, counts.loops)
    let marked = recipe?.marking.map { recipe in
      (counts, current, reads.recipe) = (before, element, recipe)
      defer { (counts, reads.recipe) = (after, nil) }
      return silently { readOnce(vocabulary) }
    }
    let places = marked.flatMap { recipe?.places(in: $0, of: first, hosts) }
    for item in data.firstItems.dropFirst() where !isLate {
      show(data, item: item)
      if let places, let recipe, let values = values(of: recipe, in: places) {
        counts.placed += after.placed - before.placed
        var host = 0
        hosts(&owner) { contents, variants in
          if let values = values[host] {
            variants.append(values, likeVariant: 0)
          } else {
            variants.append(contents ?? [])
          }
          host += 1
        }
        continue
      }
      (counts.loops, current) = (budget, element)
      addVariant(of: readOnce(vocabulary), to: &owner, hosts)
    }
    hosts(&owner) { $1.trim() }
    return owner
  }

  /// So many variants at least are read by a recipe: it takes reading one more.
  private static var fewestAlike: Int { 4 }

  /// Takes over what `other` shows as the next variant of `owner`.
  private func addVariant<Owner>(
    of other: Owner, to owner: inout Owner, _ hosts: Members<Owner>.HostVisit
  ) {
    var (shown, other) = ([[Content]](), other)
    hosts(&other) { contents, _ in shown.append(contents ?? []) }
    var host = 0
    hosts(&owner) { _, variants in
      if host < shown.count { variants.append(shown[host]) }
      host += 1
    }
  }

  /// The value of an expression whose place in the model is known: a step of the recipe that is being
  /// written, or of one that is being marked.
  func value(of id: ExpressionID, as kind: VariantRecipe.Kind) -> Value {
    guard readsData(id), var recipe = reads.recipe.take() else { return value(of: id) }
    // It is out of reach of what the step reads, whose places are known.
    defer { reads.recipe = recipe }
    if recipe.isMarking { return recipe.mark(id, kind) }
    let value = value(of: id)
    recipe.add(kind, id, value)
    if !context.loopValues.isEmpty { recipe.isComplete = false }
    return value
  }

  /// Notes that data are read; unless it is for a step, it is not known where in the model they go.
  func noteDataRead() { reads.recipe?.isComplete = false }

  func readsData(_ id: ExpressionID) -> Bool {
    let known = program.expressions.inferences[id.index]
    return known.isOpen || known.inputs & Input.data.bit != 0
  }

  /// The values of the variant that is shown; `nil` where it has another shape, or its data are wrong.
  private func values(
    of recipe: VariantRecipe, in places: [VariantRecipe.Host?]
  ) -> [ContentValues?]? {
    var (texts, lengths): ([String], [Points]) = ([], [])
    let before = findings
    for step in recipe.steps {
      let value = value(of: step.id)
      var isAlike = !value.isFaulty
      switch step.kind {
      case .condition: isAlike = isAlike && (value == .boolean(true)) == step.holds
      case .text: if let text = shownText(value) { texts.append(text) } else { isAlike = false }
      case .length(let isFrame):
        if case .number = value, let length = try? length(value, isFrame: isFrame) {
          lengths.append(length)
        } else {
          isAlike = false
        }
      }
      guard isAlike else {
        // Reading it as a whole reports what is wrong, with the uses that led there.
        findings = before
        bindingValues.removeAll()
        return nil
      }
    }
    return places.map { host in
      host.map { host in
        var values = ContentValues()
        values.texts = host.texts.map { $0.value(texts) }
        values.lengths = host.lengths.map { $0.value(lengths) }
        return values
      }
    }
  }
}

/// What reading an element for one variant of its data has read of those, so that others of the same
/// shape need not be read as a whole.
struct VariantRecipe {
  /// Where the value of an expression goes.
  enum Kind: Equatable {
    case text
    /// The length of a frame, or of a content with a size of its own.
    case length(isFrame: Bool)
    /// It decides what is shown.
    case condition
  }

  struct Step {
    let kind: Kind
    let id: ExpressionID
    /// Its place among the steps that give a text, or among those that give a length.
    let place: Int
    /// Whether the condition held.
    let holds: Bool
  }

  private(set) var steps: [Step] = []
  /// Whether no data has been read but by its steps.
  var isComplete = true
  /// Whether marks are given in place of values, to learn where those go.
  private(set) var isMarking = false
  private var marked = 0

  mutating func add(_ kind: Kind, _ id: ExpressionID, _ value: Value) {
    let place = steps.count { ($0.kind == .text) == (kind == .text) && $0.kind != .condition }
    steps.append(Step(kind: kind, id: id, place: place, holds: value == .boolean(true)))
  }

  /// The same, giving marks; `nil` where that would be of no use.
  var marking: VariantRecipe? {
    guard isComplete, !steps.isEmpty else { return nil }
    var copy = self
    copy.isMarking = true
    return copy
  }

  /// What stands for the value of the next step.
  mutating func mark(_ id: ExpressionID, _ kind: Kind) -> Value {
    guard marked < steps.count, steps[marked].id == id, steps[marked].kind == kind else {
      return .fault
    }
    defer { marked += 1 }
    return switch kind {
    case .text: .text(ContentValues.textMark(marked))
    case .length: .number(Number(ContentValues.lengthMark(marked)))
    case .condition: .boolean(steps[marked].holds)
    }
  }

  /// Where the value of a place in a content comes from.
  enum Source<Value> {
    case constant(Value)
    /// The step at this place among those of its kind.
    case step(Int)

    /// - Parameter values: By place.
    func value(_ values: [Value]) -> Value {
      switch self {
      case .constant(let value): value
      case .step(let step): values[step]
      }
    }
  }

  /// The places of one host's contents.
  struct Host {
    var texts: [Source<String>] = []
    var lengths: [Source<Points>] = []
  }

  /// Where the marks stand in `marked` that were given in place of the values in `first`, host by host
  /// (`nil`: one without contents); `nil` where not all are found.
  func places<Owner>(
    in marked: Owner, of first: Owner, _ hosts: Members<Owner>.HostVisit
  ) -> [Host?]? {
    var (first, marked) = (first, marked)
    let (plain, given) = (Self.shapes(of: &first, hosts), Self.shapes(of: &marked, hosts))
    guard plain.map(\.?.contents) == given.map(\.?.contents) else { return nil }
    var found: Set<Int> = []
    let places = zip(plain, given).map { plain, given -> Host? in
      guard let plain, let given else { return nil }
      var host = Host()
      host.texts = sources(plain.values.texts, given.values.texts, ContentValues.textMark, &found)
      host.lengths = sources(
        plain.values.lengths, given.values.lengths, ContentValues.lengthMark, &found)
      return host
    }
    let asked = steps.indices.filter { steps[$0].kind != .condition }
    return found == Set(asked) ? places : nil
  }

  private func sources<Value: Hashable>(
    _ plain: [Value], _ given: [Value], _ mark: (Int) -> Value, _ found: inout Set<Int>
  ) -> [Source<Value>] {
    let marks = Dictionary(steps.indices.map { (mark($0), $0) }, uniquingKeysWith: { $1 })
    return zip(plain, given).map { plain, given in
      guard plain != given, let step = marks[given] else { return .constant(plain) }
      found.insert(step)
      return .step(steps[step].place)
    }
  }

  private static func shapes<Owner>(
    of owner: inout Owner, _ hosts: Members<Owner>.HostVisit
  ) -> [(contents: [Content], values: ContentValues)?] {
    var shapes: [(contents: [Content], values: ContentValues)?] = []
    hosts(&owner) { contents, _ in
      guard var shape = contents else { return shapes.append(nil) }
      let values = shape.takeValues()
      shapes.append((shape, values))
    }
    return shapes
  }
}
