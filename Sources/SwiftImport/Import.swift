internal import LayoutDiagnostics
internal import LayoutFormatting
internal import LayoutSwiftSource
internal import LayoutSyntax
internal import LayoutText

/// Imports the layouts of Swift files as one text.
///
/// - Complexity: O(*n*) in the bytes of the files, and in the steps that their code runs.
package func imported(_ request: ImportRequest) -> ImportResult {
  var importer = Importer(request)
  importer.run()
  return importer.result()
}

/// Runs the roots of a program and writes what they make.
struct Importer {
  let request: ImportRequest
  let program: SwiftProgram
  var layouts: [ImportedLayout] = []
  var diagnostics: [Diagnostic] = []
  var holes = HoleTable()
  var reached: Set<Int> = []
  /// The functions that any root has called.
  var called: Set<Int> = []
  var candidates: [String] = []
  var views: [ImportedView] = []
  var hasSkippedView = false
  /// The places of the functions that the contents of items have called, and of the views that cells
  /// show which could not be followed.
  var hosted: Set<Int> = []
  /// The steps that the roots have taken so far, by the numbers of their files.
  var stepCounts: [Int: Int] = [:]

  init(_ request: ImportRequest) {
    self.request = request
    program = request.program
  }

  mutating func run() {
    let roots = program.roots(in: Set(request.range))
    var runs: [(root: Root, layouts: [ImportedLayout], called: Set<Int>)] = []
    for root in roots where root.roles.contains(.makesLayout) || root.roles.contains(.passesLayout)
    {
      guard let run = runLayoutRoot(root) else { continue }
      // What only passes on a layout is nothing by itself.
      if root.roles.contains(.passesLayout), run.0.allSatisfy(\.sections.isEmpty) { continue }
      runs.append((root, run.0, run.1))
    }
    // A function that another root has called is part of that one.
    for (index, run) in runs.enumerated() {
      let isPart = runs.enumerated().contains { other, caller in
        other != index && caller.called.contains(run.root.mark)
          && !(caller.root.mark == run.root.mark)
          && !(run.called.contains(caller.root.mark) && other > index)
      }
      reached.formUnion(run.called)
      if !isPart, !run.layouts.isEmpty { layouts += run.layouts }
    }
    runSectionRoots(roots)
    runViewRoots()
    hostContents()
    noteUnusedCode()
    name()
  }

  func newEvaluator(for file: Int) -> Evaluator {
    var evaluator = Evaluator(program)
    evaluator.holes = holes
    evaluator.run.steps = steps(of: file)
    return evaluator
  }

  /// No steps of a run yet, behind those of others of its file.
  func steps(of file: Int) -> Evaluator.StepCount {
    Evaluator.StepCount(earlier: stepCounts[file] ?? 0, file: file)
  }

  /// Takes the steps of an evaluator into account.
  mutating func count(_ evaluator: Evaluator) {
    stepCounts[evaluator.run.steps.file] = evaluator.run.steps.total
    called.formUnion(evaluator.run.called)
  }

  mutating func fail(_ error: any Error, _ root: Root) {
    guard !root.roles.contains(.passesLayout) else { return }
    if case Evaluator.Stop.endless(let limit)? = error as? Evaluator.Stop {
      diagnostics.append(.endless(root.name, limit, at: root.range))
    }
  }

  /// The layouts that a root makes; in an enumeration those of each case.
  private mutating func runLayoutRoot(_ root: Root) -> ([ImportedLayout], Set<Int>)? {
    guard let type = root.type, !root.isStatic, let info = program.types[type],
      info.keyword == .enumeration, !info.cases.isEmpty
    else { return runLayoutRootOfClass(root) }
    var all: ([ImportedLayout], Set<Int>) = ([], [])
    for item in info.cases {
      let value = SwiftValue.enumeration(
        SwiftValue.EnumerationValue(type: type, name: item.name))
      guard var found = runLayoutRoot(root, as: value) else { continue }
      for index in found.0.indices { found.0[index].name = item.name }
      all.0 += found.0
      all.1.formUnion(found.1)
    }
    return all
  }

  /// The layouts that a root makes; where subclasses or conforming types have its sections, one for each
  /// type.
  private mutating func runLayoutRootOfClass(_ root: Root) -> ([ImportedLayout], Set<Int>)? {
    guard let found = runLayoutRoot(root, as: nil) else { return nil }
    guard let type = root.type, !root.isStatic, let keyword = program.types[type]?.keyword,
      keyword == .classType || keyword == .protocolType, !found.0.isEmpty,
      found.0.allSatisfy({ $0.sections.allSatisfy(\.value.objectIDs.isEmpty) })
    else { return found }
    let isAbstract =
      found.0.allSatisfy(\.sections.isEmpty) || program.leavesSectionsToOthers(type)
    var all: ([ImportedLayout], Set<Int>) = ([], [])
    // In the order of the text.
    let subclasses = program.implementations(of: type).sorted { left, right in
      (program.types[left]?.range.lowerBound ?? 0) < (program.types[right]?.range.lowerBound ?? 0)
    }
    for path in (isAbstract ? [] : [type]) + subclasses {
      var own = root
      own.exactType = path
      guard let made = runLayoutRoot(own, as: nil) else { continue }
      all.0 += made.0
      all.1.formUnion(made.1)
    }
    return all.0.isEmpty ? found : all
  }

  private mutating func runLayoutRoot(
    _ root: Root, as value: SwiftValue?
  ) -> ([ImportedLayout], Set<Int>)? {
    var evaluator = newEvaluator(for: root.file)
    defer { count(evaluator) }
    evaluator.rootSelf = value
    do {
      do { _ = try evaluator.runRoot(root) } catch Evaluator.Stop.ended {
      } catch Evaluator.Stop.subject(let subject) {
        // Which layout it is depends on something that is not known.
        if !root.roles.contains(.passesLayout) {
          diagnostics.append(.undecidedRoot(root.name, subject.key.withoutFiles, at: root.range))
        }
        return nil
      }
      evaluator.noteLaterChanges()
      if let type = root.type {
        evaluator.noteChangesOfShownLayouts(of: type)
        if program.isLayout(type) { evaluator.noteMovedAttributes(by: root.exactType ?? type) }
      }
      try evaluator.layOutCustomGroups()
      var found: [ImportedLayout] = []
      let made = evaluator.run.layouts
      for id in made {
        guard let object = evaluator.store[object: id] else { continue }
        var layout = try layout(object, of: root, &evaluator)
        // One of several is called after the function that made it.
        if made.count > 1, let maker = object.maker, maker != root.name {
          layout.name = ImportedNames.made(by: maker) ?? ""
        }
        found.append(layout)
      }
      holes = evaluator.holes
      return (found, evaluator.run.called)
    } catch {
      fail(error, root)
      return nil
    }
  }

  private func layout(
    _ object: HeapObject, of root: Root, _ evaluator: inout Evaluator
  ) throws -> ImportedLayout {
    let (store, losses) = (evaluator.store, evaluator.run.losses)
    var configuration: HeapObject?
    var ownLosses = losses + object.holes.map(\.hole)
    switch object.fields["configuration"] {
    case .object(let id)?: configuration = store[object: id]
    case .hole(let hole)?: ownLosses.append(hole)
    case .choice?:
      ownLosses.append(Hole("configuration", .lost, at: object.origin, name: "configuration"))
    default: break
    }
    var sections = try evaluator.sections(of: object)
    if object.fields["section"] != nil { sections = fixedSections(sections, store) }
    let conditions = try root.type.map { try evaluator.generatedConditions(of: $0) } ?? [:]
    for index in sections.indices {
      guard let name = sections[index].kind?.name, let condition = conditions[name] else {
        continue
      }
      sections[index].condition = condition
    }
    let layout = ImportedLayout(
      name: "", documentation: documentation(of: root), configuration: configuration, store: store,
      sections: sections, losses: ownLosses, origin: object.origin,
      function: ((root.exactType ?? root.type).map { $0.withoutFiles + "." } ?? "")
        + (root.roles.contains(.configuresLayout) ? object.maker ?? root.name : root.name))
    evaluator.store = store
    return layout
  }

  /// The section of a layout that was made with one.
  private func fixedSections(_ sections: [ImportedSection], _ store: Store) -> [ImportedSection] {
    sections.map { section in
      ImportedSection(
        name: section.name, value: section.value, store: store, losses: [],
        origin: section.origin)
    }
  }

  func documentation(of root: Root) -> [String] {
    let file = program.files[root.file]
    let type = file.isGenerated ? root.type.flatMap { program.types[$0] } : nil
    return file.documentation(before: (type?.range ?? root.range).lowerBound)
  }

  // MARK: Writing

  func result() -> ImportResult {
    var result = written()
    result.candidates = candidates
    return result
  }

  private func written() -> ImportResult {
    var writer = LayoutWriter(program, holes)
    var endless: [Diagnostic] = []
    let roots = writtenRoots(by: &writer, &endless)
    let nodes = roots.flatMap { [.blank, $0.node] }
    let isFound = !roots.isEmpty || !writer.outside.isEmpty
    for file in request.files[request.range] where isFound {
      guard let fault = file.fault else { continue }
      writer.outside.append(
        writer.comment("code", Hole(fault.text, .unread, at: fault.range, name: "code")))
    }
    let hidden = writer.forgetHoles(hiddenIn: nodes + writer.outside)
    let shown = writer.shownHoles
    var all = diagnostics + endless
    all += writer.holes.diagnostics
    all += shown.map { .hole($0.hole, name: $0.name, $0.definition) }
    all += hidden.map { .hole($0, name: nil, nil) }
    guard isFound else {
      if !all.hasErrors, let file = request.files[request.range].first {
        all.append(.noLayout(in: file.source, hasViews: hasSkippedView))
      }
      return ImportResult(
        text: "", diagnostics: all.inOrder, holeCount: shown.count, roots: [], origins: [])
    }
    let top = writer.top()
    var text = Written()
    let made = zip(roots, writer.holeCounts(in: roots.map(\.node))).map { item, count in
      var root = item.root
      root.holeCount = count
      return root
    }
    header(layouts: made, holes: shown.count).append(to: &text, depth: 0)
    if !top.isEmpty { text.append("\n") }
    for node in top + (writer.outside.isEmpty ? [] : [.blank] + writer.outside) + nodes {
      node.append(to: &text, depth: 0)
    }
    let formatted = canonical(text)
    return ImportResult(
      text: formatted.text, diagnostics: all.inOrder, holeCount: shown.count, roots: made,
      origins: formatted.origins.map { ($0.range, $0.source) }, omittedSizes: writer.omittedSizes,
      guesses: guesses(shown))
  }

  /// The statements for the layouts and views. A layout whose text is too long is left out and reported.
  private func writtenRoots(
    by writer: inout LayoutWriter, _ endless: inout [Diagnostic]
  ) -> [(root: ImportedRoot, node: WrittenNode)] {
    var roots: [(root: ImportedRoot, node: WrittenNode)] = []
    for layout in layouts {
      var layout = layout
      if !program.isGenerated(layout.origin) {
        layout.sections = writer.joiningEqual(layout.sections)
      }
      guard let node = writer.layout(layout) else { continue }
      // The same call on another path makes another layout only if something differs.
      if roots.contains(where: { $0.root.range == layout.origin && $0.node.hasBody(of: node) }) {
        continue
      }
      guard node.byteCount <= RunLimit.text.maximum else {
        endless.append(.endless(layout.function, .text, at: layout.origin))
        continue
      }
      let root = ImportedRoot(
        function: layout.function, range: layout.origin, layout: layout.name,
        sectionCount: layout.sections.count)
      roots.append((root, node))
    }
    return roots + views.map { (root(of: $0), writer.view($0)) }
  }

  private func root(of view: ImportedView) -> ImportedRoot {
    ImportedRoot(
      function: view.type, range: view.origin, layout: view.name, sectionCount: 0, isView: true,
      isHosted: hosted.contains(where: view.origin.contains))
  }

  private func guesses(_ shown: [(hole: Hole, name: String?, definition: String?)])
    -> SourceOrigin.Guesses
  {
    SourceOrigin.Guesses(
      sizes: Set(shown.filter { $0.hole.reason == .ownSize }.compactMap(\.name)),
      layouts: Set(layouts.filter(\.isCollection).map(\.name)),
      values: Set(shown.compactMap(\.name)))
  }

  private func header(layouts: [ImportedRoot], holes: Int) -> WrittenNode {
    let files = request.files[request.range].map { file in
      file.source.name.split(separator: "/").last.map(String.init) ?? file.source.name
    }
    var parts: [String] = []
    let layoutCount = layouts.filter { !$0.isView }.count
    if layoutCount > 0 { parts.append(layoutCount.counting("layout")) }
    let sections = layouts.reduce(0) { $0 + $1.sectionCount }
    if sections > 0 { parts.append(sections.counting("section")) }
    let viewCount = layouts.count - layoutCount
    if viewCount > 0 { parts.append(viewCount.counting("view")) }
    if holes > 0 { parts.append(holes.counting("hole")) }
    return .comment("From \(files.joined(separator: ", ")): \(parts.joined(separator: ", ")).")
  }

  /// The text as `layoutc format` leaves it, with the same origins.
  private func canonical(_ written: Written) -> Written {
    let formatted = String(
      decoding: LayoutFormatting.formatted(parse(SourceText(written.text))), as: UTF8.self)
    return written.moved(to: formatted)
  }
}
