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
  var state: JSON {
    [
      "schema": "layoutc/preview@1",
      "revision": .number(Double(revision)),
      "files": list { file, id in
        [
          "id": .number(Double(id)), "name": .text(file.name),
          "state": .text(file.state.rawValue),
          "devices": .list(file.swift.now == nil ? [] : Self.devicesOfSwift.map { .text($0) }),
          "holes": .number(Double(file.swift.now?.holeCount ?? 0)),
        ]
      },
      "previews": lists { $0.swift == nil ? $0.compilation.previewList : [] },
      "parameters": lists { $0.compilation.parameterList },
      "sections": lists { $0.compilation.sectionList },
      "breakpoints": lists { $0.breakpointList(over: widths) },
      "outline": .list(
        files.enumerated().flatMap { id, file in
          file.places.map { $0.outline(symbols(of: $0.compilation.tree), file: id) } ?? []
        }),
      "sources": .object(
        files.enumerated().map { id, file in (String(id), .text(file.places?.text ?? "")) }),
      "diagnostics": .list(files.indices.flatMap(diagnostics)),
      "devices": .list(Device.all.map { .text($0.name) }),
      "revisions": .list(history.revisions().map { .text($0) }),
      "added": .list(devices.map { .text($0) }),
      "widths": [.number(Double(widths.lowerBound)), .number(Double(widths.upperBound))],
      "contentSizeCategories": .list(ContentSizeCategory.allCases.map { .text($0.rawValue) }),
    ]
  }

  /// What imported layouts are shown on, which have no previews.
  ///
  /// - Source: `lsp.md` 7.
  private static let devicesOfSwift = [
    "iPhone SE (3rd generation)", "iPhone 16", "iPhone 16 Pro Max", "iPad mini (A17 Pro)",
    "iPad Pro 11-inch (M4)", "iPad Pro 13-inch (M4)",
  ]

  private func list(_ entry: (File, Int) -> JSON) -> JSON {
    .list(files.enumerated().map { entry($0.element, $0.offset) })
  }

  /// The entries of what each file shows, with the file's number.
  private func lists(_ entries: (SourcePlaces) -> [JSON]) -> JSON {
    .list(
      files.enumerated().flatMap { id, file in
        (file.picturePlaces.map(entries) ?? []).map { entry in
          .object([("file", .number(Double(id)))] + entry.members.map { ($0.name, $0.value) })
        }
      })
  }

  private func diagnostics(of id: Int) -> [JSON] {
    guard let places = files[id].places else { return [] }
    let compilation = places.compilation
    return compilation.checked.map { diagnostic in
      let source = compilation.sources.file(at: diagnostic.range.lowerBound)
      let place = places.location(of: diagnostic.range.lowerBound)
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
  fileprivate var previewList: [JSON] {
    let outcomes = Dictionary(
      tests().map { ($0.name, $0.outcomes) }, uniquingKeysWith: { first, _ in first })
    return everyJob.enumerated().map { index, job in
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
        "failures": .list(found.compactMap { $0.failure.map { .text($0.headline) } }),
      ]
    }
  }

  fileprivate var parameterList: [JSON] {
    parameters.map { parameter in
      let range = parameter.range
      let value = { (value: ParameterValue?) in value.map { JSON($0) } ?? JSON(.null) }
      return [
        "name": .text(parameter.name), "type": .text(parameter.type.rawValue),
        "value": value(parameter.defaultValue), "minimum": value(range?.lower),
        "maximum": value(range?.upper),
        "includesMaximum": .boolean(range?.includesUpper ?? true),
      ]
    }
  }

  /// The sections whose numbers of items can be given.
  fileprivate var sectionList: [JSON] {
    var seen: Set<String> = []
    let stages = everyJob.map(\.stage)
    return layouts.flatMap { NamedElements(below: $0, in: program).entries }
      .filter(\.isSection).compactMap { entry in
        guard let name = program.elements[entry.index].name, seen.insert(name).inserted else {
          return nil
        }
        let count = stages.lazy.compactMap { $0.items[name]?.first }.first
        return ["name": .text(name), "items": .number(count ?? Double(Stage.standardItemCount))]
      }
  }
}

extension SourcePlaces {
  fileprivate func breakpointList(over widths: ClosedRange<Int>) -> [JSON] {
    let budget = WorkBudget()
    return (compilation.layouts + compilation.views).flatMap { index in
      let name = compilation.program.elements[index].name
      let found = compilation.breakpoints(of: index, over: widths, within: budget).found
      return found.map { breakpoint -> JSON in
        let place = place(of: breakpoint)
        return [
          "layout": name.map { .text($0) } ?? JSON(.null),
          "width": .number(Double(breakpoint.width)), "line": .number(Double(place.line)),
          "column": .number(Double(place.column)), "text": .text(breakpoint.change.text),
        ]
      }
    }
  }

  private func place(of breakpoint: Breakpoint) -> (line: Int, column: Int) {
    let source = compilation.source
    guard swift != nil, breakpoint.file == source.name,
      breakpoint.line <= source.lineStarts.count
    else { return (breakpoint.line, breakpoint.column) }
    let place = location(of: source.lineStarts[breakpoint.line - 1] + breakpoint.column - 1)
    return (place.line, place.column)
  }

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
