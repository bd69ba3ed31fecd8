internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension Evaluator {
  /// The layout at `index`: its container follows from its own insets reference, which is read first.
  func layout(_ index: Int, on stage: Stage) -> Layout {
    context.stage = stage
    let viewport = stage.viewport
    setEnvironment(
      Environment(
        viewport: viewport, container: viewport.container(.safeArea, scrolling: .vertical)))
    context.containerOrigin = .view
    let frame = propertiesOnly(of: index, Layout.vocabulary)
    setEnvironment(Environment(viewport: viewport, container: viewport.container(of: frame)))
    context.containerOrigin = .section(.automatic)
    counts.sections = 0
    context.layoutFrame = frame
    return element(index, Layout.vocabulary)
  }

  /// An element's own properties, without its children and without reporting anything.
  func propertiesOnly<Owner>(
    of index: Int, _ vocabulary: Vocabulary<Owner>
  ) -> Owner {
    context.readsPropertiesOnly = true
    defer { context.readsPropertiesOnly = false }
    return silently { element(index, vocabulary) }
  }

  /// The result of `body`, without its diagnostics: it will be evaluated once more.
  func silently<Result>(_ body: () -> Result) -> Result {
    let before = findings
    defer {
      // A faulty value is not kept: its fault has to be reported later.
      if diagnostics.count > before.diagnostics.count { bindingValues.removeAll() }
      findings = before
    }
    return body()
  }

  /// Puts the element at `index` in its slot, as many times as there is data for it.
  func place<Owner>(_ index: Int, in slot: Slot<Owner>, _ owner: inout Owner) {
    let traits = program.elements[index].kind.traits
    if traits.contains(.isExpectation), !context.readsExpectations { return }
    guard mayMakeElement(at: program.elements[index].range) else { return }
    counts.placed += 1
    if traits.contains(.isModifier), !mayModify(at: program.elements[index].range) { return }
    if traits.contains(.repeatsWithData) {
      restoringContext { placeSections(index, in: slot, &owner) }
      return
    }
    if slot.count == .oneContent, isSecondContent(index) { return }
    guard program.features.readsSurroundings, traits.contains(.takesData) else {
      return placeOne(index, in: slot, &owner)
    }
    restoringContext {
      enter(index)
      placeOne(index, in: slot, &owner)
    }
  }

  private func placeOne<Owner>(_ index: Int, in slot: Slot<Owner>, _ owner: inout Owner) {
    // Outside of sections only the element itself is left out.
    if isOutsideOfSections, lacksSize(index) { return }
    current = index
    slot.place(self, &owner)
  }

  /// Runs `body`, which may change the environment and the surroundings for what stands inside.
  private func restoringContext(_ body: () -> Void) {
    let (environment, surroundings) = (context.environment, context.surroundings)
    let origin = context.containerOrigin
    body()
    setEnvironment(environment)
    (context.surroundings, context.containerOrigin) = (surroundings, origin)
  }

  private var isOutsideOfSections: Bool { context.environment?.section == nil }

  /// Whether the element at `index` has a size that is unknown.
  private func lacksSize(_ index: Int) -> Bool {
    guard let size = program.elements[index].header.size, takesDimensions(index) else {
      return false
    }
    return self.size(size) == nil
  }

  /// Whether both axes of the size of the element at `index` are dimensions; contents have points,
  /// and may leave an axis open.
  private func takesDimensions(_ index: Int) -> Bool {
    !program.elements[index].kind.header.hasOpenAxes
      && !program.elements[index].kind.traits.contains(.isContent)
  }

  /// Puts a section in its slot, once for each section in the data.
  private func placeSections<Owner>(_ index: Int, in slot: Slot<Owner>, _ owner: inout Owner) {
    guard let outer = context.environment, let stage = context.stage else { return }
    let (range, name) = (program.elements[index].range, program.elements[index].name)
    // A list reads the width by itself.
    if program.elements[index].kind.traits.contains(.isList) { recorder?.becomeOpaque() }
    check(
      program.elements[index].kind.availability, of: program.elements[index].kind.name,
      at: program.elements[index].wordRange)
    let counts = stage.counts(of: name)
    let data = stage.data?.sections(called: name) ?? []
    if let name, let all = stage.data, all.hasWrongShape(of: name) {
      var lacking = stage
      lacking.hasLostData = true
      context.stage = lacking
    }
    context.sectionName = name
    defer { (context.sectionData, context.sectionName, context.stage) = (nil, nil, stage) }
    for place in 0..<counts.sections where !isLate {
      guard self.counts.sections < Self.mostSections else {
        reportSections(of: range)
        return
      }
      let section = SectionContext(
        index: self.counts.sections, itemCount: counts.items(ofSection: place))
      context.sectionData =
        data.isEmpty ? nil : variants(of: data[place % data.count], for: section.itemCount)
      enterSection(index, section, in: outer, stage.viewport)
      self.counts.sections += 1
      current = index
      reads.hasLostSize = false
      slot.place(self, &owner)
      if reads.hasLostSize { findings.faultySections.append(self.counts.sections - 1) }
    }
  }

  /// Reports too many sections, where the preview sets their number if it does.
  private func reportSections(of range: TextRange) {
    guard let stage = context.stage, program.elements.indices.contains(stage.preview.index) else {
      return report(.tooManySections(limit: Self.mostSections, at: range))
    }
    let place = self.range(of: Preview.sectionsName, in: stage.preview.index)
    report(.tooManySections(limit: Self.mostSections, at: place).pointing(at: range, "this one"))
  }

  /// Sets the environment of a section: that of its own insets reference.
  private func enterSection(
    _ index: Int, _ section: SectionContext, in outer: Environment, _ viewport: Viewport
  ) {
    var inner = outer
    inner.section = section
    inner.data = context.sectionData?.data.own
    setEnvironment(inner)
    context.containerOrigin = .section(.automatic)
    let model = sectionModel(index)
    inner.container = viewport.container(of: context.layoutFrame, model.insetsReference)
    setEnvironment(inner)
    context.containerOrigin = .section(model.insetsReference)
    var reference = inner.container
    let groupAxis = model.groupAxis(scrolling: context.layoutFrame.scrollDirection)
    reference[groupAxis.flipped] -= model.insets.total(on: groupAxis.flipped)
    context.surroundings = Surroundings(space: AvailableSpace(container: reference))
  }

  /// The properties of the section at `index`; of a list those of the section that it is built on.
  private func sectionModel(_ index: Int) -> Section {
    guard program.elements[index].kind.traits.contains(.isList) else {
      return propertiesOnly(of: index, Section.vocabulary)
    }
    let list = silently { element(index, List.vocabulary) }
    checkModes(of: list, index)
    return list.section
  }

  /// Sets the surroundings of a group's children, as far as they are known before solving.
  ///
  /// - Source: `uikit.md` 16: a custom group's insets move nothing but reduce the container.
  private func enter(_ index: Int) {
    let kind = program.elements[index].kind
    guard var environment = context.environment, !kind.traits.isDisjoint(with: .givesSpace)
    else { return }
    let grid = environment.pixelGrid
    if kind.traits.contains(.isItem) {
      // One in a custom group has a frame instead.
      if kind.header.size != .absent { enterContents(ofItem: index) }
    } else if let vocabulary = kind.groupVocabulary {
      let group = propertiesOnly(of: index, vocabulary)
      let size = group.size ?? context.surroundings.unsized
      let whole = size.points(in: context.surroundings.space, rounding: grid.solved)
      context.surroundings = Surroundings(
        space: group.space(inside: whole.inset(by: group.insets), grid),
        unsized: size.ofUnsizedChild)
    } else if kind.title == CustomGroup.vocabulary.title {
      let group = propertiesOnly(of: index, CustomGroup.vocabulary)
      let size = group.size ?? context.surroundings.unsized
      environment.container = size.points(in: context.surroundings.space, rounding: grid.solved)
        .inset(by: group.insets)
      setEnvironment(environment)
      context.containerOrigin = .inside
    } else if kind.title == Waterfall.vocabulary.title {
      let waterfall = propertiesOnly(of: index, Waterfall.vocabulary)
      let axis = context.layoutFrame.scrollDirection
      let size = waterfall.size(scrolling: axis)
      let whole = size.points(in: context.surroundings.space, rounding: grid.solved)
      context.surroundings = Surroundings(
        space: waterfall.space(
          inside: whole.inset(by: waterfall.insets), scrolling: axis, rounding: grid.solved),
        unsized: size.ofUnsizedChild)
    }
  }

  /// The most sections that one layout may have.
  static let mostSections = 100_000

  /// The values in the header of the element at `index`.
  func header(of index: Int) -> HeaderValues {
    var values = HeaderValues(id: ElementID(index))
    let traits = program.elements[index].kind.traits
    let header = program.elements[index].header
    (values.name, values.path) = (program.elements[index].name, header.path)
    if let size = header.size {
      if takesDimensions(index) {
        values.size = self.size(size)
      } else {
        values.points = points(size, of: program.elements[index].kind)
      }
      if values.points == nil, values.size == nil { reads.hasLostSize = true }
    }
    values.text = header.subject.flatMap(text)
    values.holdsContents = program.elements[index].holdsContents
    if let written = header.arrangement {
      values.arrangement = arrangement(written)
      check(values.arrangement?.availability, of: written.word, at: written.range)
    }
    if traits.contains(.repeatsWithData), !context.readsPropertiesOnly {
      reads.ofView += 1
      values.itemCount = context.environment?.section?.itemCount ?? 0
      values.itemVariants = context.sectionData?.variants ?? []
      values.containerWidth = context.environment?.container.width ?? 0
      values.systemVersion = context.stage?.viewport.systemVersion ?? 0
    }
    return values
  }

  private func size(_ size: CheckedSize) -> LayoutSize? {
    guard let width = dimension(size.width), let height = dimension(size.height) else {
      return nil
    }
    return LayoutSize(width, height)
  }

  /// - Source: `uikit.md` 1.5: UIKit logs a length of 0 or less, and goes on with 0.
  private func dimension(_ id: ExpressionID) -> Dimension? {
    let dimension: Dimension
    let extent: Double
    switch value(of: id) {
    case .number(let number): (dimension, extent) = (.absolute(number.value), number.value)
    case .fraction(let number, let axis):
      (dimension, extent) = (.fraction(number, of: axis), number.value)
    case .estimated(let points): (dimension, extent) = (.estimated(points), points)
    case .uniform(let points): (dimension, extent) = (.uniform(points), points)
    case .aspect(let ratio): (dimension, extent) = (.aspect(ratio), ratio.value)
    case .flexible, .boolean, .text, .word, .list, .size, .track, .datum, .missing,
      .fault:
      return nil
    }
    if !extent.isFinite || extent > Value.longest {
      let reason = extent.isFinite ? Mismatch.Reason.tooLarge(extent) : .notFinite
      report(.mismatch(reason, of: "", at: program.range(of: id)), in: id)
      return nil
    }
    if extent <= 0 {
      let range = program.range(of: id)
      // Outside of a view it is the view itself that has no size.
      guard context.stage != nil else {
        report(.mismatch(.notPositive(extent), of: "size", at: range), in: id)
        return nil
      }
      report(.dimensionNotPositive(extent, at: range), in: id)
    }
    return dimension
  }

  private func arrangement(_ arrangement: CheckedArrangement) -> Arrangement? {
    guard let number = value(of: arrangement.count).number else { return nil }
    let range = program.range(of: arrangement.count)
    let word = arrangement.word
    guard number.isFinite, number.isWhole else {
      report(.mismatch(.notWhole(number.value), of: word, at: range), in: arrangement.count)
      return nil
    }
    guard number.value >= 1, number.value <= Double(Self.mostParts) else {
      report(
        .mismatch(.outOfRange(number.value, 1...Self.mostParts), of: word, at: range),
        in: arrangement.count)
      return nil
    }
    return arrangement.isSplit ? .split(Int(number.value)) : .repeat(Int(number.value))
  }

  /// The most children that one group may place.
  ///
  /// - Source: `uikit.md` 2.1a.
  private static let mostParts = 10_000
}

extension Viewport {
  /// The container of a layout, or of a section of it with a reference of its own.
  func container(
    of layout: Layout, _ reference: InsetsReference = .automatic
  ) -> Size {
    let own = layout.insetsReference == .automatic ? .safeArea : layout.insetsReference
    return container(
      reference == .automatic ? own : reference, scrolling: layout.scrollDirection)
  }
}

extension Section {
  /// The axis along which its groups follow one another.
  fileprivate func groupAxis(scrolling axis: Axis) -> Axis {
    orthogonal == .none ? axis : axis.flipped
  }
}

extension Group {
  /// What its children are resolved in, as far as that is known before solving.
  fileprivate func space(inside inner: Size, _ grid: PixelGrid) -> AvailableSpace {
    guard case .split(let count) = arrangement else { return AvailableSpace(container: inner) }
    var container = inner
    container[axis] -= spacing.minimum * Double(count - 1)
    let length = grid.solved(container[axis] / Double(count))
    return AvailableSpace(
      container: container, share: AvailableSpace.Share(axis: axis, length: length))
  }
}

extension CheckedArrangement {
  /// The keyword it is written with.
  fileprivate var word: String { isSplit ? "split" : "repeat" }
}

extension ElementKind {
  /// The vocabulary of groups on a line, if it is such a group.
  fileprivate var groupVocabulary: Vocabulary<Group>? {
    if title == Group.horizontal.title { return Group.horizontal }
    return title == Group.vertical.title ? Group.vertical : nil
  }
}
