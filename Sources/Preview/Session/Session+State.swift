internal import LayoutAssistance
internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension Session {
  /// Everything about the files but their frames.
  ///
  /// - Source: `preview.md` 5.
  ///
  var state: JSON { .object(fileMembers { _ in true } + generalMembers) }

  /// The same, of other files than the one called `name` (the first where there is none) and the one
  /// that is shown in its place only the names: all that a page needs.
  func state(of name: String?) -> JSON {
    let wanted = file(name) ?? file(nil)
    let names = [wanted, wanted.flatMap(importer)].compactMap { $0?.name }
    return .object(fileMembers { names.contains($0.name) } + generalMembers)
  }

  /// What belongs to the files; of all but their names, only of those that are `described`.
  private func fileMembers(_ described: (File) -> Bool) -> [(String, JSON)] {
    let request = settings.request
    let all = files.enumerated().map { (id: $0.offset, file: $0.element) }
    let own = all.filter { described($0.file) }
    let lists = { (entries: (File) -> [JSON]) -> JSON in
      .list(
        own.flatMap { id, file in
          entries(file).map { .object([("file", .number(Double(id)))] + $0.pairs) }
        })
    }
    let ofPicture = { (entries: (Compilation) -> [JSON]) in
      lists { $0.picture.map(entries) ?? [] }
    }
    let byNumber = { (value: (File) -> JSON) -> JSON in
      .object(own.map { (String($0.id), value($0.file)) })
    }
    return [
      ("schema", .text(JSON.stateSchema)), ("revision", .number(Double(revision))),
      ("files", .list(all.map { json(of: $0.file, $0.id) })),
      (
        "previews",
        lists { file in
          guard let picture = file.picture, !file.isCode else { return [] }
          return picture.previewList(for: request, ofEveryLayout: settings.showsEveryLayout) {
            expectations(ofPreview: $0, in: file)
          }
        }
      ),
      ("parameters", ofPicture { $0.parameterList(for: request) }),
      ("sections", ofPicture { $0.sectionList(for: request) }),
      (
        "breakpoints",
        lists { file in
          (file.marks ?? file.picture?.marks(over: settings.widths) ?? []).map {
            .object($0.members)
          }
        }
      ),
      ("outline", lists { ($0.now ?? $0.shown)?.outline ?? [] }),
      ("sources", byNumber { .text(($0.now ?? $0.shown)?.writtenText ?? "") }),
      ("elements", byNumber { $0.picture?.writtenProperties ?? [:] }),
      ("diagnostics", lists(diagnostics)),
    ]
  }

  private func json(of file: File, _ id: Int) -> JSON {
    [
      "id": .number(Double(id)), "name": .text(file.name), "state": .text(file.state.rawValue),
      "changedAt": file.changedLine.map { .number(Double($0)) } ?? JSON(.null),
      "shows": importer(of: file).map { .text($0.name) } ?? JSON(.null),
      "devices": .list(!file.isCode ? [] : settings.devicesOfSwift.map { .text($0) }),
      "layouts": .list(!file.isCode ? [] : file.picture?.listedLayouts ?? []),
      "holes": .number(Double(file.current.holeCount)),
      "path": settings.editor == nil ? JSON(.null) : .text(file.current.path),
    ]
  }

  /// The first file that imports one that only declares; `nil` for others.
  private func importer(of file: File) -> File? {
    guard let declaring = file.now, declaring.isLibrary else { return nil }
    return files.first { other in
      other.name != file.name && other.now?.isLibrary == false
        && other.now?.sources.all.contains { $0.name == declaring.source.name } ?? false
    }
  }

  /// What is the same for all files.
  private var generalMembers: [(String, JSON)] {
    let kinds = Dictionary(
      files.flatMap { $0.picture?.program.elements.map { ($0.kind.name, $0.kind) } ?? [] },
      uniquingKeysWith: { first, _ in first })
    let members: JSON = [
      "devices": .list(Device.all.map { .text($0.name) }),
      "revisions": .list(history.revisions().map { .text($0) }),
      "added": .list(settings.devices.map { .text($0) }),
      "theme": .text(settings.theme), "editor": settings.editor.map { .text($0) } ?? JSON(.null),
      "selects": .boolean(settings.opensPlaces),
      "against": settings.against.map { .text($0) } ?? JSON(.null),
      "direction": settings.request.direction.map { .text($0.rawValue) } ?? JSON(.null),
      "properties": .object(
        kinds.sorted { $0.key < $1.key }.map { ($0.key, $0.value.standardProperties) }),
      "widths": [
        .number(Double(settings.widths.lowerBound)), .number(Double(settings.widths.upperBound)),
      ],
      "contentSizeCategories": .list(ContentSizeCategory.allCases.map { .text($0.rawValue) }),
    ]
    return members.pairs
  }

  private func diagnostics(of file: File) -> [JSON] {
    guard let compilation = file.now else { return [] }
    if let origin = compilation.origin, !file.current.codeFaults.isEmpty {
      return file.current.codeFaults.map { json(of: $0, in: file) { (origin.source, $0) } }
    }
    // An editor finds them, too.
    let found = (file.findings ?? compilation.checked).filter {
      $0.code.number != Diagnostic.Code.expectationFailed.number
    }
    let failures = file.state == .ready ? outcomes.failures(in: file) : []
    return (found + failures).inOrder.map { diagnostic in
      json(of: diagnostic, in: file, written: compilation.written)
    }
  }

  /// - Parameter written: A part of the text where the user has written it.
  private func json(
    of diagnostic: Diagnostic, in file: File,
    written: (TextRange) -> (file: SourceText, range: TextRange)
  ) -> JSON {
    let (source, range) = written(diagnostic.range)
    let (place, end) = (
      source.location(of: range.lowerBound), source.location(of: range.upperBound)
    )
    return [
      "isImported": .boolean(source.name != file.now?.source.name),
      "path": .text(file.pageName(ofSource: source.name)),
      "code": .text(diagnostic.code.number), "name": .text(diagnostic.code.name),
      "severity": .text(diagnostic.severity.rawValue), "headline": .text(diagnostic.headline),
      "label": .text(diagnostic.primary.text), "line": .number(Double(place.line)),
      "column": .number(Double(place.column)),
      "endLine": .number(Double(end.line)), "endColumn": .number(Double(end.column)),
      "notes": .list(diagnostic.notes.map { .text($0) }),
      "helps": .list(diagnostic.helps.map { .text($0.text) }),
      "widths": .list(diagnostic.shownWidth.map { [.number(Double($0))] } ?? []),
    ]
  }
}

extension Diagnostic {
  /// The width that its words name, else the smallest at which it is seen; `nil` where none matters.
  fileprivate var shownWidth: Int? {
    let texts = [headline, primary.text] + notes
    return texts.lazy.compactMap(\.namedWidth).first ?? views.first?.widths.lowerBound
  }
}

extension String {
  /// The number behind "at width".
  fileprivate var namedWidth: Int? {
    let words = split(separator: " ")
    return words.indices.dropFirst(2).lazy.compactMap { index in
      words[index - 2] == "at" && words[index - 1] == "width"
        ? Int(words[index].prefix(while: \.isNumber)) : nil
    }.first
  }
}

extension Compilation {
  /// What can be shown of code, which has no previews.
  fileprivate var listedLayouts: [JSON] {
    everyJob.enumerated().map { index, job in
      let name = program.elements[job.layout].name
      return ["index": .number(Double(index)), "name": name.map { .text($0) } ?? JSON(.null)]
    }
  }

  /// What shows each layout, as the page lists it.
  fileprivate func previewList(
    for request: Request, ofEveryLayout isWhole: Bool,
    _ expectations: (_ preview: String?) -> (count: Int, failures: [JSON])
  ) -> [JSON] {
    let shown = everyJob.enumerated().filter { _, job in
      let isAsked = isWhole || previews.isEmpty || job.stage.preview != .none
      let isNamed =
        request.previews.isEmpty || job.previewName.map(request.previews.contains) ?? false
      return isAsked && isNamed
    }
    return shown.map { index, job in
      let viewport = job.stage.viewport
      let (count, failures) = expectations(job.previewName)
      let layout = program.elements[job.layout].name
      return [
        "index": .number(Double(index)), "name": job.previewName.map { .text($0) } ?? JSON(.null),
        "layout": layout.map { .text($0) } ?? JSON(.null),
        "device": job.deviceName.map { .text($0) } ?? JSON(.null),
        "width": .number(viewport.size.width), "height": .number(viewport.size.height),
        "scale": .number(viewport.traits.displayScale),
        "expectations": .number(Double(count)), "failures": .list(failures),
        "data": job.stage.data.map { JSON($0) } ?? JSON(.null),
      ]
    }
  }

  fileprivate func parameterList(for request: Request) -> [JSON] {
    parameters.map { parameter in
      let range = parameter.range
      let given = request.settings.last { $0.parameter == parameter.name }?.value
      let value = { (value: ParameterValue?) in value.map { JSON($0) } ?? JSON(.null) }
      return [
        "name": .text(parameter.name), "type": .text(parameter.type.rawValue),
        "value": given.map { .text($0) } ?? value(parameter.defaultValue),
        "minimum": value(range?.lower),
        "maximum": value(range?.upper),
        "includesMaximum": .boolean(range?.includesUpper ?? true),
      ]
    }
  }

  /// The sections whose numbers of items can be given.
  fileprivate func sectionList(for request: Request) -> [JSON] {
    var seen: Set<String> = []
    let stages = everyJob.map(\.stage)
    return layouts.flatMap { NamedElements(below: $0, in: program).entries }
      .filter(\.isSection).compactMap { entry in
        guard let name = program.elements[entry.index].name, seen.insert(name).inserted else {
          return nil
        }
        let given = request.items.last { $0.section == nil || $0.section == name }?.numbers.first
        let count = given.map(Double.init) ?? stages.lazy.compactMap { $0.items[name]?.first }.first
        return ["name": .text(name), "items": .number(count ?? Double(Stage.standardItemCount))]
      }
  }
}

extension Compilation {
  /// The elements of the file, each with its level.
  fileprivate var outline: [JSON] {
    let indices = Dictionary(
      program.elements.enumerated().map { ($0.element.wordRange.lowerBound, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    func entries(_ symbol: Symbol, _ level: Int) -> [JSON] {
      // Constants and parameters are no elements.
      if symbol.word == nil, symbol.kind != .definition { return [] }
      let place = location(of: symbol.nameRange.lowerBound)
      let word = location(of: symbol.range.lowerBound)
      let index = diagnostics.hasErrors ? nil : indices[symbol.range.lowerBound]
      let entry: JSON = [
        "level": .number(Double(level)),
        "title": .text(symbol.name), "kind": .text(symbol.word ?? "\(symbol.kind)"),
        "sort": .text("\(symbol.kind)"),
        "name": symbol.isNamed ? .text(symbol.name) : JSON(.null),
        "line": .number(Double(place.line)), "column": .number(Double(place.column)),
        "place": .text("\(word.line):\(word.column)"),
        "element": index.map { .number(Double($0)) } ?? JSON(.null),
        "detail": .text(symbol.detail), "holds": .boolean(!symbol.children.isEmpty),
      ]
      return [entry] + symbol.children.flatMap { entries($0, level + 1) }
    }
    return symbols(of: tree, withExpectations: true).flatMap { entries($0, 1) }
  }
}

extension JSON {
  fileprivate init(_ value: ParameterValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .boolean(let boolean): self = .boolean(boolean)
    case .text(let text): self = .text(text)
    }
  }
}

extension JSON {
  /// The members of an object.
  var pairs: [(String, JSON)] { members.map { ($0.name, $0.value) } }
}
