internal import LayoutAssistance
internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutTesting
internal import LayoutText

extension Session {
  /// Everything about the files but their frames.
  ///
  /// - Source: `preview.md` 5.
  var state: JSON { .object(fileMembers + generalMembers) }

  /// What belongs to the files.
  private var fileMembers: [(String, JSON)] {
    let request = settings.request
    let members: JSON = [
      "schema": "layoutc/preview@1",
      "revision": .number(Double(revision)),
      "files": list { file, id in
        [
          "id": .number(Double(id)), "name": .text(file.name),
          "state": .text(file.state.rawValue),
          "devices": .list(
            file.now?.origin == nil ? [] : settings.devicesOfSwift.map { .text($0) }),
          "holes": .number(Double(file.holeCount)),
          "path": settings.editor == nil ? JSON(.null) : .text(file.path),
        ]
      },
      "previews": lists { $0.origin == nil ? $0.previewList(for: request) : [] },
      "parameters": lists { $0.parameterList(for: request) },
      "sections": lists { $0.sectionList(for: request) },
      "breakpoints": .list(
        files.enumerated().flatMap { id, file in
          let marks = file.marks ?? file.picture?.marks(over: settings.widths) ?? []
          return marks.map { JSON.object([("file", .number(Double(id)))] + $0.members) }
        }),
      "outline": .list(
        files.enumerated().flatMap { id, file in
          file.now.map { $0.outline(symbols(of: $0.tree), file: id) } ?? []
        }),
      "sources": .object(
        files.enumerated().map { id, file in (String(id), .text(file.now?.writtenText ?? "")) }),
      "elements": .list(files.map { $0.picture?.writtenProperties ?? [:] }),
      "diagnostics": .list(files.indices.flatMap(diagnostics)),
    ]
    return members.members.map { ($0.name, $0.value) }
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
    return members.members.map { ($0.name, $0.value) }
  }

  private func list(_ entry: (File, Int) -> JSON) -> JSON {
    .list(files.enumerated().map { entry($0.element, $0.offset) })
  }

  /// The entries of what each file shows, with the file's number.
  private func lists(_ entries: (Compilation) -> [JSON]) -> JSON {
    .list(
      files.enumerated().flatMap { id, file in
        (file.picture.map(entries) ?? []).map { entry in
          .object([("file", .number(Double(id)))] + entry.members.map { ($0.name, $0.value) })
        }
      })
  }

  private func diagnostics(of id: Int) -> [JSON] {
    guard let compilation = files[id].now else { return [] }
    return (files[id].findings ?? compilation.checked).map { diagnostic in
      let source = compilation.sources.file(at: diagnostic.range.lowerBound)
      let place = compilation.location(of: diagnostic.range.lowerBound)
      let isOwn = source.name == compilation.source.name
      return [
        "file": .number(Double(id)), "isImported": .boolean(!isOwn),
        "code": .text(diagnostic.code.number), "name": .text(diagnostic.code.name),
        "severity": .text(diagnostic.severity.rawValue), "headline": .text(diagnostic.headline),
        "label": .text(diagnostic.primary.text), "line": .number(Double(place.line)),
        "column": .number(Double(place.column)),
        "notes": .list(diagnostic.notes.map { .text($0) }),
        "helps": .list(diagnostic.helps.map { .text($0.text) }),
        "widths": .list(diagnostic.views.map { .number(Double($0.widths.upperBound)) }),
      ]
    }
  }
}

extension Compilation {
  /// What shows each layout, as the page lists it.
  fileprivate func previewList(for request: Request) -> [JSON] {
    let outcomes = Dictionary(
      tests().map { ($0.name, $0.outcomes) }, uniquingKeysWith: { first, _ in first })
    let shown = everyJob.enumerated().filter { _, job in
      let isNamed =
        request.previews.isEmpty || job.previewName.map(request.previews.contains) ?? false
      return isNamed
    }
    return shown.map { index, job in
      let viewport = job.stage.viewport
      let found = job.previewName.flatMap { outcomes[$0] } ?? []
      let layout = program.elements[job.layout].name
      return [
        "index": .number(Double(index)), "name": job.previewName.map { .text($0) } ?? JSON(.null),
        "layout": layout.map { .text($0) } ?? JSON(.null),
        "device": job.deviceName.map { .text($0) } ?? JSON(.null),
        "width": .number(viewport.size.width), "height": .number(viewport.size.height),
        "scale": .number(viewport.traits.displayScale),
        "expectations": .number(Double(found.count)),
        "failures": .list(
          found.compactMap { outcome in
            outcome.failure.map { failure in
              [
                "text": .text(failure.headline),
                "frame": outcome.required.map { JSON($0) } ?? JSON(.null),
              ]
            }
          }),
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
  /// `symbols` and what is inside of them, each with its level.
  fileprivate func outline(_ symbols: [Symbol], file: Int, level: Int = 1) -> [JSON] {
    symbols.flatMap { symbol in
      let place = location(of: symbol.nameRange.lowerBound)
      let entry: JSON = [
        "file": .number(Double(file)), "level": .number(Double(level)),
        "name": .text(symbol.name), "kind": .text("\(symbol.kind)"),
        "line": .number(Double(place.line)), "column": .number(Double(place.column)),
        "detail": .text(symbol.detail), "holds": .boolean(!symbol.children.isEmpty),
      ]
      return [entry] + outline(symbol.children, file: file, level: level + 1)
    }
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
