internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDerivation
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
package import LayoutText

extension CheckedElement {
  /// Whether it is an item, a group or what accompanies them.
  fileprivate var isInSection: Bool {
    let kind = SymbolKinds.byWord[kind.name]
    return kind == .item || kind == .group || kind == .accessory
  }

  /// Whether it is one of those or what holds them.
  fileprivate var isSectionOrInside: Bool {
    isInSection || SymbolKinds.byWord[kind.name] == .section
  }
}

extension SwiftLayouts {
  /// What there is to say of the callee at `offset`: the element that the call made, or gave its
  /// size, and its frames on `devices`; `nil` elsewhere.
  ///
  /// - Complexity: that of solving the layouts on each device.
  package func hover(at offset: Int, on devices: [String]) -> Hover? {
    let found = calls.filter {
      $0.call.callee.lowerBound <= offset && offset < $0.call.callee.upperBound
        && $0.element.isSectionOrInside
    }
    guard let (call, element) = found.first else { return nil }
    let header = compilation.source[element.range]
    var parts = [header.asMarkdownBlock(of: "layout")]
    if found.count > 1 { parts.append("and \(found.count - 1) more") }
    let rows = devices.compactMap { device in
      // A file may have several layouts, of which one has the element.
      let rows = jobs(on: device).map { row(of: element, in: $0, on: device) }
      return (rows.first(where: \.isThere) ?? rows.first)?.text
    }
    if !rows.isEmpty {
      let head = ["| device | size | at | times |", "| --- | --- | --- | --- |"]
      parts.append((head + rows).joined(separator: "\n"))
    }
    return Hover(range: call.callee, text: parts.joined(separator: "\n\n"))
  }

  private func row(of element: CheckedElement, in job: Job, on device: String) -> (
    text: String, isThere: Bool
  ) {
    let word = element.wordRange.lowerBound
    // Elements are looked up where they stand in the imported text.
    var imported = compilation
    imported.origin = nil
    var finder = ElementFinder(imported, job)
    let frames = PreviewFrames(of: finder.shown, ofWordAt: word)
    let sizes = frames.sizes(ofWordAt: word).map(\.shown)
    let instances = finder.instances(of: element, framed: frames.frames[word] ?? [])
    let size = sizes.isEmpty ? "not there" : sizes.joined(separator: " … ")
    return ("| \(device) · \(frames.size.shown) | \(size) | \(instances) |", !sizes.isEmpty)
  }

  /// The sizes of elements on the first of `devices`, behind the calls that made them.
  ///
  /// - Complexity: that of solving the layouts once.
  package func inlayHints(in range: TextRange, on devices: [String]) -> [InlayHint] {
    let frames = devices.prefix(1).flatMap { jobs(on: $0) }
      .map { PreviewFrames(of: $0, in: compilation) }
    var texts: [TextRange: [String]] = [:]
    for (call, element) in makingCalls where element.isInSection {
      let sizes = frames.flatMap { $0.sizes(ofWordAt: element.wordRange.lowerBound) }
      texts[call.range, default: []] += sizes.map(\.shown)
    }
    return texts.compactMap { call, sizes in
      guard let first = sizes.first, range.lowerBound <= call.upperBound,
        call.upperBound <= range.upperBound
      else { return nil }
      let text = first + (Set(sizes).count > 1 ? " …" : "")
      return InlayHint(offset: call.upperBound, text: text, family: .frames)
    }.sorted { $0.offset < $1.offset }
  }

  /// What a device shows; a device that there is not shows nothing.
  private func jobs(on device: String) -> [Job] {
    guard !compilation.program.diagnostics.hasErrors else { return [] }
    var request = Request()
    request.views = .devices([device])
    request.traits.orientation = .portrait
    return (try? compilation.jobs(request)) ?? []
  }
}
