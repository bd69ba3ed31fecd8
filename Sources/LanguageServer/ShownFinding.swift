internal import LayoutAssistance
internal import LayoutDiagnostics
internal import LayoutLint
internal import LayoutReporting
internal import LayoutText

/// A diagnostic as editors show it; it moves with the text.
struct ShownFinding: Sendable {
  /// A span of some file.
  struct Place: Sendable {
    /// The file; `nil`: that of the finding.
    let source: SourceText?
    var range: TextRange
    let text: String
  }

  /// What distinguishes one finding from another.
  struct Key: Hashable {
    let code: String
    let range: TextRange
    let file: String?
  }

  let diagnostic: Diagnostic
  /// The tier that found it.
  private(set) var tier: Analysis.Tier
  /// The file that it stands in; `nil`: the document.
  let source: SourceText?
  /// Counted from the start of its file.
  private(set) var range: TextRange
  private(set) var related: [Place]

  /// - Parameter sources: The files of the compilation, the document first.
  init(_ diagnostic: Diagnostic, in sources: Sources, tier: Analysis.Tier) {
    (self.diagnostic, self.tier) = (diagnostic, tier)
    let own = sources.index(of: diagnostic.range.lowerBound)
    source = own == 0 ? nil : sources.all[own]
    range = diagnostic.range.shifted(by: -sources.all[own].base)
    related = diagnostic.secondary.map { label in
      let file = sources.index(of: label.range.lowerBound)
      return Place(
        source: file == own ? nil : sources.all[file].placed(at: 0),
        range: label.range.shifted(by: -sources.all[file].base), text: label.text)
    }
  }

  /// The most views that are listed.
  private static let mostViews = 4

  var key: Key { Key(code: diagnostic.code.number, range: range, file: source?.name) }

  /// The same, found by another tier.
  func found(by tier: Analysis.Tier) -> ShownFinding {
    var copy = self
    copy.tier = tier
    return copy
  }

  /// The same after `edit` of the document; `nil` where that touches it.
  func moved(by edit: Edit) -> ShownFinding? {
    guard source == nil else { return self }
    guard let range = range.moved(by: edit) else { return nil }
    var copy = self
    copy.range = range
    copy.related = related.compactMap { place in
      guard place.source == nil else { return place }
      var moved = place
      guard let range = place.range.moved(by: edit) else { return nil }
      moved.range = range
      return moved
    }
    return copy
  }

  /// The finding as the protocol has it.
  ///
  /// - Parameters:
  ///   - map: The positions of its file.
  ///   - uri: The URI of a file: `nil` for its own.
  func json(_ map: PositionMap, for client: Client, uri: (SourceText?) -> String) -> JSON {
    let hasRelated =
      client.has("textDocument.publishDiagnostics.relatedInformation")
      || client.has("textDocument.diagnostic.relatedInformation")
    var members: [(String, JSON)] = [
      ("range", map.json(range)), ("severity", .number(Double(severity))),
      ("code", .text(diagnostic.code.number)),
      ("codeDescription", ["href": .text(diagnostic.code.address)]),
      ("source", .text("layoutc")),
      ("message", .text(message(withPlaces: !hasRelated, map, client.pathPrefixes))),
    ]
    if hasRelated, !related.isEmpty {
      let places = related.map { place in
        let map = PositionMap(source: place.source ?? map.source, encoding: map.encoding)
        return JSON.object([
          ("location", ["uri": .text(uri(place.source)), "range": map.json(place.range)]),
          ("message", .text(place.text.isEmpty ? diagnostic.headline : place.text)),
        ])
      }
      members.append(("relatedInformation", .list(places)))
    }
    let isUnneeded = [Diagnostic.Code.unusedName.number, LintRule.redundantDefault.code]
      .contains(diagnostic.code.number)
    let takesTags =
      client["textDocument.publishDiagnostics.tagSupport"] != nil
      || client["textDocument.diagnostic.tagSupport"] != nil
    if isUnneeded, takesTags { members.append(("tags", .list([1]))) }
    let fixes = diagnostic.helps.indices.filter { diagnostic.helps[$0].fix != nil }
    members.append(("data", ["fixes": .list(fixes.map { .number(Double($0)) })]))
    return .object(members)
  }

  private var severity: Int {
    switch diagnostic.severity {
    case .error: 1
    case .warning: 2
    case .note: LintRule.named(diagnostic.code.number) == nil && !diagnostic.isAboutHoles ? 3 : 4
    }
  }

  /// The headline, then the label and what else there is to say, a line each.
  ///
  /// - Parameter folders: Those that paths are shown relative to.
  private func message(
    withPlaces: Bool, _ map: PositionMap, _ folders: [String]
  ) -> String {
    var lines = [diagnostic.headline]
    if !diagnostic.primary.text.isEmpty { lines.append(diagnostic.primary.text) }
    if withPlaces {
      lines += related.map { place in
        let line = (place.source ?? map.source).lineIndex(of: place.range.lowerBound) + 1
        let file = place.source.map { "\($0.name), " } ?? ""
        return "\(file)line \(line): \(place.text)"
      }
    }
    let views = diagnostic.views.prefix(Self.mostViews).map(\.phrase)
    // What the views say is said once.
    let notes = diagnostic.notes.filter { views.isEmpty || !$0.hasPrefix("seen ") }
    lines += notes.map { "note: \($0)" }
    lines += diagnostic.helps.map { "help: \($0.text)" } + views
    let rest = diagnostic.views.count - Self.mostViews
    if rest > 0 { lines.append("and in \(rest.counting("more view"))") }
    return lines.joined(separator: "\n").showingPaths(in: folders)
  }
}

extension Diagnostic.Views {
  /// As in "seen from width 343 to 358".
  fileprivate var phrase: String {
    let place =
      widths.count == 1
      ? "at width \(widths.lowerBound)"
      : "from width \(widths.lowerBound) to \(widths.upperBound)"
    return "seen \(place)" + (words.isEmpty ? "" : ", \(words)")
  }
}

extension TextRange {
  /// The same span after `edit`; `nil` where that touches it.
  func moved(by edit: Edit) -> TextRange? {
    if edit.range.upperBound < lowerBound {
      return shifted(by: edit.replacement.utf8.count - edit.range.count)
    }
    return upperBound < edit.range.lowerBound ? self : nil
  }
}

extension String {
  /// The same text with the paths in it relative to `folders` that hold them.
  fileprivate func showingPaths(in folders: [String]) -> String {
    let named = folders.map { $0.hasSuffix("/") ? $0 : $0 + "/" }.filter { $0 != "/" && holds($0) }
    if named.isEmpty { return self }
    let prefixes = named.map { Array($0.utf8) }.sorted { $0.count > $1.count }
    var rest = utf8[...]
    var bytes: [UInt8] = []
    while let first = rest.first {
      let startsPath = bytes.last.map { [0x20, 0x27, 0x60, 0x22, 0x28, 0x0A].contains($0) } ?? true
      if startsPath, let prefix = prefixes.first(where: { rest.starts(with: $0) }) {
        rest = rest.dropFirst(prefix.count)
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
