internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutLint
internal import LayoutTesting
internal import LayoutText

extension Request {
  static let codeLenses = Request(
    method: "textDocument/codeLens",
    capabilities: { _, _ in [("codeLensProvider", ["resolveProvider": false])] }
  ) { parameters, session throws(ResponseError) in
    guard let document = try session.document(parameters), let compilation = document.compilation
    else { return .now(JSON(.null)) }
    guard session.settings(for: document.path).showsLenses else { return .now(.list([])) }
    let map = session.positions(document)
    let active = session.activePreview(of: document)
    let canPreview = session.host.preview != nil
    return .work(
      Work(address: Address(document.uri), survivesChanges: true) { limit in
        let lenses = Lenses(
          uri: document.uri, compilation: compilation, map: map, active: active,
          canPreview: canPreview, limit: limit)
        return .list(lenses.all)
      })
  }
}

/// The lenses of one document.
private struct Lenses {
  let uri: String
  let compilation: Compilation
  let map: PositionMap
  /// The preview that was chosen; `nil`: the first.
  let active: String?
  let canPreview: Bool
  /// When the search for changes gives up.
  let limit: Deadline

  /// - Complexity: that of solving what previews expect.
  var all: [JSON] {
    let symbols = symbols(of: compilation.tree)
    let previews = symbols.filter { $0.kind == .preview && $0.isNamed }
    let layouts = symbols.filter { $0.kind == .layout }
    let whole = layouts.filter { _ in canPreview }.map { layout in
      lens("▷ Preview all", .openPreview, [uri], at: layout)
    }
    let opening = previews.filter { _ in canPreview }.map { preview in
      lens("▷ Preview", .openPreview, [uri, preview.name], at: preview)
    }
    let changing = layouts.compactMap { layout in
      changes(of: layout).map { lens($0, nil, [], at: layout) }
    }
    let shown = active ?? previews.first?.name
    let choosing = previews.map { preview in
      preview.name == shown
        ? lens("Frames shown here", nil, [], at: preview)
        : lens("Show frames here", .setActivePreview, [uri, preview.name], at: preview)
    }
    return whole + changing + opening + choosing + tests(of: previews)
  }

  /// At which widths a layout changes, as in "changes at 600, 900"; `nil` at none.
  private func changes(of symbol: Symbol) -> String? {
    guard !compilation.program.diagnostics.hasErrors else { return nil }
    let index = (compilation.layouts + compilation.views).first { index in
      symbol.range.contains(compilation.program.elements[index].wordRange.lowerBound)
    }
    guard let index else { return nil }
    let budget = WorkBudget(until: limit)
    let found = compilation.breakpoints(of: index, over: LintSettings().widths, within: budget)
      .found
    var widths: [Int] = []
    for width in found.map(\.width) where !widths.contains(width) { widths.append(width) }
    guard !widths.isEmpty else { return nil }
    let list = widths.prefix(Self.mostWidths).map { "\($0)" }.joined(separator: ", ")
    return "changes at \(list)" + (widths.count > Self.mostWidths ? ", …" : "")
  }

  /// The most widths that a lens names.
  private static let mostWidths = 6

  /// How many expectations of each preview hold.
  private func tests(of previews: [Symbol]) -> [JSON] {
    guard !compilation.diagnostics.hasErrors else { return [] }
    let tests = compilation.tests().filter { !$0.outcomes.isEmpty }
    return previews.compactMap { preview in
      guard let test = tests.first(where: { $0.name == preview.name }) else { return nil }
      let (count, failures) = (test.outcomes.count, test.failures.count)
      let title =
        failures == 0 ? "✓ \(count.counting("expectation"))" : "✗ \(failures) of \(count)"
      return lens(title, .runTests, [uri, preview.name], at: preview)
    }
  }

  private func lens(
    _ title: String, _ command: Command?, _ arguments: [String], at symbol: Symbol
  ) -> JSON {
    var members: [(String, JSON)] = [
      ("title", .text(title)), ("command", .text(command?.rawValue ?? "")),
    ]
    if !arguments.isEmpty { members.append(("arguments", .list(arguments.map { .text($0) }))) }
    return ["range": map.json(symbol.nameRange), "command": .object(members)]
  }
}
