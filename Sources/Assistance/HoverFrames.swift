internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDerivation
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutSteps
internal import LayoutSyntax
internal import LayoutText

/// What previews have to do with the word that is asked about.
extension HoverQuestion {
  /// The previews; with a view of the usual size where the word is in what no preview shows.
  var jobs: [Job] {
    let all = compilation.jobs(startingWith: options.preview, until: options.deadline)
    let shown = all.filter {
      $0.stage.preview != .none || program.elements[$0.layout].extent.contains(offset)
    }
    return shown.isEmpty ? all : shown
  }

  /// A path, relative to the folder that holds it.
  func shown(_ path: String) -> String { path.shown(in: options.folders) }

  /// A row for each preview, and how the width comes about in the first of them.
  func frameTexts(of element: CheckedElement) -> [String] {
    let jobs = jobs
    guard let first = jobs.first else { return [] }
    var finder = ElementFinder(compilation, first)
    var lines = ["| preview | size | at | times |", "| --- | --- | --- | --- |"]
    lines.append(row(of: element, &finder))
    for job in jobs.prefix(Self.mostRows).dropFirst() {
      var finder = ElementFinder(compilation, job)
      lines.append(row(of: element, &finder))
    }
    if jobs.count > Self.mostRows { lines.append("\n… and \(jobs.count - Self.mostRows) more") }
    return [lines.joined(separator: "\n"), derivation(of: element, &finder)].compactMap(\.self)
  }

  /// The most previews in a table.
  private static let mostRows = 8

  /// What becomes of an element in the preview of `finder`.
  private func row(of element: CheckedElement, _ finder: inout ElementFinder) -> String {
    let word = element.wordRange.lowerBound
    let frames = PreviewFrames(of: finder.shown, ofWordAt: word)
    let sizes = frames.sizes(ofWordAt: word).map(\.shown)
    let places = frames.frames[word] ?? []
    let name = [frames.name, frames.size.shown].compactMap(\.self).joined(separator: " · ")
    let size = sizes.isEmpty ? absence(of: element, &finder) : sizes.joined(separator: " … ")
    return "| \(name) | \(size) | \(finder.instances(of: element, framed: places)) |"
  }

  private func absence(of element: CheckedElement, _ finder: inout ElementFinder) -> String {
    guard case .absent(let absence) = finder.derivation(of: compilation.source.address(of: element))
    else {
      return "not there"
    }
    let name = element.name ?? element.kind.name
    let reason =
      absence.reason.hasPrefix(name + " is ")
      ? String(absence.reason.dropFirst(name.count + 4)) : "not there: " + absence.reason
    return reason.exchanging("|", for: "\\|")
  }

  /// How the width comes about, in one line.
  private func derivation(
    of element: CheckedElement, _ finder: inout ElementFinder
  ) -> String? {
    guard case .element(let found) = finder.derivation(of: compilation.source.address(of: element)),
      let chain = found.derivation.chains.first(where: { $0.name == "width" }),
      let result = chain.steps.last?.value.result
    else { return nil }
    let all = found.lastSteps(.max, of: chain.name)
    let own = all.lastIndex { $0.hasPrefix("`\(element.name ?? element.kind.name)` is ") }
    let steps = all.suffix(own.map { all.count - $0 } ?? 2)
    if let equation = found.equation(of: chain.name) { return "\(chain.name): \(equation)" }
    return steps.isEmpty
      ? nil : "\(chain.name): \(steps.joined(separator: ", ")) = \(result.shown)"
  }

  /// Of a fraction: of what it is one, and the length.
  var fractionText: String? {
    guard let token, token.kind == .fraction || token.kind == .number,
      let unit = word.last, unit == "w" || unit == "h",
      let syntax = nodes.lazy.compactMap(ElementSyntax.init).first, let job = jobs.first,
      let element = program.elements.first(where: { $0.wordRange == syntax.kindName?.range }),
      let (length, owner) = syntax.size?.range.contains(token.offset) ?? false
        ? lengthInSize(at: token, of: element, syntax, job) : ownLength(of: element, job)
    else { return nil }
    let side = unit == "w" ? "width" : "height"
    let preview = job.previewName.map { " in \($0)" } ?? ""
    return "\(word.dropLast()) of the \(side) of \(owner): \(length.shown) pt\(preview)"
  }

  /// The length of a fraction in the size of an element in `job`, and of what it is one.
  private func lengthInSize(
    at token: Token, of element: CheckedElement, _ syntax: ElementSyntax, _ job: Job
  ) -> (length: Double, owner: String)? {
    guard
      case .element(let found) = compilation.derivation(
        of: compilation.source.address(of: element), in: job)
    else { return nil }
    let isWidth = syntax.size?.times.map { token.offset < $0.offset } ?? true
    let chain = found.derivation.chains.first { $0.name == (isWidth ? "width" : "height") }
    // A fraction of its own side, or of the other side: "`g` is as high as `s` is wide: 1/3w of 393".
    let (own, other) = ("is \(word) of `", ": \(word) of ")
    // The chain begins with what the element is in.
    let step = chain?.steps.last { $0.value.text.holds(own) || $0.value.text.holds(other) }?.value
    return step.map { step in
      let mark = step.text.holds(own) ? own : isWidth ? " as wide as `" : " as high as `"
      return (step.result, String(step.text.components(behind: mark).prefix { $0 != "`" }))
    }
  }

  /// The length of a fraction in a property that takes parts of the element's own size.
  private func ownLength(of element: CheckedElement, _ job: Job) -> (length: Double, owner: String)?
  {
    guard let syntax = nodes.lazy.compactMap(PropertySyntax.init).first,
      let form = element.kind.properties.first(where: { $0.name == syntax.name?.text })?.form,
      form.type.contains(.fraction), form.labels == .none, form.reference == nil,
      let fraction = nodes.lazy.compactMap(FractionSyntax.init).first
    else { return nil }
    let place = element.wordRange.lowerBound
    let solved = SolvedJob(compilation, job)
    guard let size = PreviewFrames(of: solved, ofWordAt: place).sizes(ofWordAt: place).first else {
      return nil
    }
    let length = word.last == "w" ? size.width : size.height
    return (fraction.numerator / fraction.denominator * length, element.name ?? element.kind.name)
  }

  /// What an input means, and its values in the previews.
  var inputText: String? {
    guard let name = nodes.lazy.compactMap(NameSyntax.init).first,
      let input = Input.all.first(where: {
        $0.name == name.text || name.text.hasPrefix($0.name + ".")
      })
    else { return nil }
    let text = "```layout\n\(input.name)\n```\n\n\(input.summary)"
    guard input.scope == .layout else { return text }
    let values = jobs.prefix(8).map { job in
      "\(job.previewName ?? "usual view"): \(input.read(job.environment).spelling)"
    }
    return values.isEmpty ? text : text + "\n\n" + values.joined(separator: "\n\n")
  }

  /// A field of the data: its kind and its first values.
  var fieldText: String? {
    guard let token, let field = dataField(at: token.offset, in: compilation),
      field.range == token.range, let name = field.path.last
    else { return nil }
    let known = compilation.dataFields(at: Array(field.path.dropLast())).first { $0.name == name }
    let path = ([Input.data.name] + field.path).joined(separator: ".")
    let header = path.asMarkdownBlock(of: "layout") + "\n\n"
    guard let known else { return header + "No data file has this field." }
    return header + "\(known.kind): \(known.examples.joined(separator: ", "))"
  }

  /// The file that is imported, and which of its names are used.
  var importText: String? {
    guard let token, let statement = nodes.lazy.compactMap(ImportSyntax.init).first,
      let path = statement.path, path.range == token.range
    else { return nil }
    let target = tidiedPath(joinedPath(path.text, from: source.name))
    let table = NameTable(of: compilation)
    var used: [String] = []
    for occurrence in table.occurrences
    where !occurrence.isDeclaration && source.holds(occurrence.range)
      && tidiedPath(occurrence.thing.file) == target && !used.contains(occurrence.thing.name)
    {
      used.append(occurrence.thing.name)
    }
    let names = used.map { "`\($0)`" }.joined(separator: ", ")
    return "`\(shown(target))`\n\n" + (used.isEmpty ? "none of its names is used" : "uses \(names)")
  }

  /// The lines of occurrences, with their files where they are others.
  func places(of occurrences: [Occurrence]) -> String {
    let places = occurrences.prefix(8).map { occurrence in
      let file = compilation.sources.file(at: occurrence.range.lowerBound)
      let line = file.location(of: occurrence.range.lowerBound).line
      return file.name == source.name ? "line \(line)" : "`\(shown(file.name))` line \(line)"
    }
    let more = occurrences.count > 8 ? " and \(occurrences.count - 8) more" : ""
    return places.joined(separator: ", ") + more
  }

  /// The value of a name: the same everywhere, or that in the preview that is shown.
  func value(of thing: NamedThing) -> String? {
    guard thing.kind == .constant || thing.kind == .parameter else { return nil }
    let binding = program.bindings.first { binding in
      let file = compilation.sources.file(at: binding.nameRange.lowerBound)
      return file.name == thing.file && binding.nameRange.lowerBound - file.base == thing.offset
    }
    return binding.flatMap { compilation.value(of: $0, in: jobs.first) }
  }
}

extension ElementFinder {
  /// The cells of a table with the place of an element's first instance, and with the number of them.
  ///
  /// - Parameter frames: Those of its instances; empty for a group, which has none of its own.
  mutating func instances(of element: CheckedElement, framed frames: [Rectangle]) -> String {
    var (first, count) = (frames.first, frames.count)
    if first == nil,
      case .element(let found) = derivation(of: shown.compilation.source.address(of: element))
    {
      (first, count) = (found.found.frame, derivedAddresses.count(of: found))
    }
    return first.map { "\($0.x.shown), \($0.y.shown) | \(count)" } ?? " | "
  }
}

extension SourceText {
  /// The address of what is written at an element's word.
  fileprivate func address(of element: CheckedElement) -> String {
    let place = location(of: element.wordRange.lowerBound)
    return "@\(place.line):\(place.column)"
  }
}

extension Compilation {
  /// The value of a binding where it is the same everywhere, else that in `job`, as it is written.
  func value(of binding: Binding, in job: Job?) -> String? {
    let setting = job?.stage.settings[binding.name]
    if binding.parameter != nil, let setting { return setting.spelling }
    if let value = LayoutEvaluation.value(of: binding, in: program) { return value.shown }
    return job.flatMap { value(of: binding.value, in: $0) }
  }

  /// The value of an expression in `job`, as far as the sizes of containers inside do not matter.
  func value(of expression: ExpressionID, in job: Job) -> String? {
    LayoutEvaluation.value(of: expression, in: program, job.environment, job.stage.settings)?.shown
  }
}

extension Job {
  /// What expressions read at the top of what it shows.
  var environment: Environment {
    let viewport = stage.viewport
    return Environment(
      viewport: viewport, container: viewport.container(.safeArea, scrolling: .vertical))
  }
}

extension Value {
  /// As hints show it; `nil` where it has no short form.
  fileprivate var shown: String? {
    if case .number(let number) = self { return number.value.shown }
    let text = spelling
    return text == Value.missing.spelling ? nil : text
  }
}

extension DerivedElement {
  /// A length that is a fraction of that of an element, less its insets, on one line; `nil` where it
  /// came about in another way.
  fileprivate func equation(of axis: String) -> String? {
    let steps = lastValues(of: axis)
    guard let first = steps.lastIndex(where: { $0.operation == .fraction }),
      steps[first].operands.count == 3, let result = steps.last?.result
    else { return nil }
    let numbers = steps[first].operands.map(\.number.shown)
    let owner = steps[first].text.components(behind: " of `").prefix { $0 != "`" }
    let rest = steps[(first + 1)...]
    guard !owner.isEmpty, rest.count <= 1, rest.allSatisfy({ $0.operation == .subtract })
    else { return nil }
    let insets = rest.map { step in
      " − insets " + step.operands.dropFirst().map(\.number.shown).joined(separator: " + ")
    }
    let share = numbers[1] == "1" ? numbers[0] : "\(numbers[0])/\(numbers[1])"
    return "\(share) of `\(owner)` (\(numbers[2]))\(insets.joined()) = \(result.shown)"
  }
}

extension String {
  /// A path, relative to the innermost of `folders` that holds it.
  func shown(in folders: [String]) -> String {
    let prefixes = folders.map { $0.hasSuffix("/") ? $0 : $0 + "/" }.filter(hasPrefix)
    return String(dropFirst(prefixes.map(\.count).max() ?? 0))
  }

  /// What stands behind the first `mark`.
  fileprivate func components(behind mark: String) -> Substring {
    indices.first { self[$0...].hasPrefix(mark) }.map { self[$0...].dropFirst(mark.count) } ?? ""
  }
}
