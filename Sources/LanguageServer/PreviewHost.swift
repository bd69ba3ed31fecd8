package import LayoutAssistance
package import LayoutCompiler
package import LayoutDiagnostics
internal import LayoutText

/// The preview that an editor opens, as the language server needs it.
///
/// - Source: `lsp.md` 9.
package struct PreviewHost: Sendable {
  /// Starts the preview unless it runs, and returns the address of its page.
  ///
  /// - Parameter path: A file that is shown.
  package var open:
    @Sendable (_ path: String, _ settings: PageSettings) throws(PreviewFault) -> String
  /// Shows these files in place of those before.
  package var show: @Sendable ([PreviewedDocument]) -> Void
  /// Takes what the linter has found in a file as it was shown last.
  package var take: @Sendable (_ findings: [Diagnostic], _ name: String) -> Void
  /// Selects what stands at a byte of a file.
  package var select: @Sendable (_ offset: Int, _ name: String) -> Void
  /// Ends the preview, if it runs.
  package var close: @Sendable () -> Void

  package init(
    open:
      @escaping @Sendable (_ path: String, _ settings: PageSettings)
      throws(PreviewFault) -> String
  ) {
    self.open = open
    (show, take, select, close) = ({ _ in }, { _, _ in }, { _, _ in }, {})
  }
}

/// What the client has set for pages.
package struct PageSettings: Hashable, Sendable {
  /// Whether the caret selects on pages.
  package var followsCursor = true
  /// The pages that may show the preview inside of them, for the browser; empty: none.
  package var frameAncestors = ""
}

/// A file as it is shown.
package struct PreviewedDocument: Sendable {
  /// What pages call it.
  package let name: String
  package let path: String
  /// `nil` where the file is gone.
  package let compilation: Compilation?
  /// What it was imported from; `nil` for a layout file.
  package let swift: SwiftLayouts?
}

/// Why there is no preview.
package struct PreviewFault: Error, Hashable, Sendable {
  package let message: String

  package init(_ message: String) { self.message = message }
}

/// What pages show.
struct PreviewState: Sendable {
  /// The documents, in the order in which they were asked for.
  var addresses: [Address] = []
  /// What changes with each of them, as they were shown last.
  var versions: [Address: String] = [:]
  /// The same for what the linter has found.
  var linted: [Address: String] = [:]
  /// What was selected last.
  var selection: String?
}

extension Session {
  /// The address of the page that shows a document. The preview is started unless it runs.
  mutating func openPreview(
    of uri: String, showing preview: String?
  ) throws(ResponseError) -> String {
    guard let host = host.preview else { throw .previewIsMissing }
    let address = Address(uri)
    guard documents[address] != nil || fileOnDisk(at: address, as: uri) != nil else {
      throw ResponseError(.requestFailed, "\(uri) is no layout that can be read")
    }
    let page: String
    do throws(PreviewFault) {
      page = try host.open(path(of: address), settings.common.pages)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
    if !pages.addresses.contains(address) { pages.addresses.append(address) }
    showPreview()
    var parts = [("file", pageName(of: address))]
    if let preview { parts.append(("preview", preview)) }
    return page
      + parts.map { "&\($0.0)=\(Address.escaped($0.1, besides: "-._~"))" }.joined()
  }

  /// Ends the preview, if it runs.
  package mutating func closePreview() {
    pages = PreviewState()
    host.preview?.close()
  }

  /// Hands what has changed to pages.
  mutating func showPreview() {
    guard let preview = host.preview, !pages.addresses.isEmpty else { return }
    var versions: [Address: String] = [:]
    for address in pages.addresses {
      versions[address] =
        documents[address].map {
          "\($0.generation) \($0.swift == nil ? "unread" : $0.analysis.tier == .none ? "old" : "")"
        }
        ?? "on disk, " + (address.path.flatMap(host.stamp) ?? "missing")
    }
    if versions != pages.versions {
      pages.versions = versions
      preview.show(
        pages.addresses.compactMap { address in
          if !host.servesSwift { compile(address) }
          let document = documents[address] ?? fileOnDisk(at: address, as: address.text)
          // Code is read on a worker.
          if host.servesSwift, let document, document.swift == nil { return nil }
          return PreviewedDocument(
            name: pageName(of: address), path: path(of: address),
            compilation: document?.swift?.compilation ?? document?.compilation,
            swift: document?.swift)
        })
    }
    for address in pages.addresses where pages.linted[address] != versions[address] {
      guard let findings = documents[address]?.analysis.complete else { continue }
      pages.linted[address] = versions[address]
      preview.take(findings.diagnostics, pageName(of: address))
    }
  }

  /// Selects on pages what stands at the caret.
  mutating func followCaret(at offset: Int, of document: Document) {
    let address = Address(document.uri)
    guard settings.common.pages.followsCursor, pages.addresses.contains(address) else { return }
    let selection = "\(offset) \(document.generation) \(address.text)"
    guard selection != pages.selection else { return }
    pages.selection = selection
    // The text comes first, which the caret may have changed.
    showPreview()
    host.preview?.select(offset, pageName(of: address))
  }

  /// Has the client show a place of a file that a page names: line and column from 1, in bytes.
  package mutating func showPlace(
    at path: String, line: Int, column: Int, at time: Duration
  ) -> [Effect] {
    perform(at: time) { session in
      let address = Address(path: path)
      let document =
        session.documents.values.first { $0.path == path }
        ?? session.fileOnDisk(at: address, as: Address.uri(ofPath: path))
      guard session.client.has("window.showDocument.support"), let document,
        line <= document.source.lineStarts.count
      else { return session.log("a page requests \(path):\(line):\(column)") }
      let source = document.source
      let row = source.line(at: line - 1)
      let start = min(row.lowerBound + column - 1, row.upperBound)
      let word = source.bytes[start..<row.upperBound].prefix(while: \.isWordByte)
      let range = session.positions(document).json(start..<start + word.count)
      session.ask(
        "window/showDocument",
        ["uri": .text(document.uri), "takeFocus": true, "selection": range])
    }
  }

  /// What pages call a document: its path in the folder of the workspace that it lies in.
  private func pageName(of address: Address) -> String {
    let path = path(of: address)
    let folders = client.folders.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let folder = folders.filter(path.hasPrefix).max { $0.utf8.count < $1.utf8.count }
    if let folder { return String(path.dropFirst(folder.utf8.count)) }
    let name = { (path: String) in path.split(separator: "/").last.map(String.init) ?? path }
    let others = pages.addresses.filter { $0 != address }.map { self.path(of: $0) }
    return others.contains { name($0) == name(path) } ? path : name(path)
  }
}

extension UInt8 {
  /// Whether names hold it.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
