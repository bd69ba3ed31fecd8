internal import LayoutAssistance
internal import LayoutSyntax
internal import LayoutText
internal import Synchronization

/// What is known of the layouts in the folders without compiling them. A reference, because every
/// worker uses it; a file is read again when its stamp has changed.
final class WorkspaceIndex: Sendable {
  private let files: Mutex<[String: IndexedFile]> = Mutex([:])

  /// The file at a path; `nil` where it cannot be read.
  ///
  /// - Complexity: that of parsing it, where it is not known.
  func file(at path: String, _ host: Host) -> IndexedFile? {
    let stamp = host.stamp(path)
    if let stamp, let known = files.withLock({ $0[path] }), known.stamp == stamp { return known }
    guard let bytes = host.contents(path) else { return nil }
    let source = SourceText(bytes: bytes, name: host.shownPath(path))
    let file = IndexedFile(parse(source), at: path, stamp: stamp ?? "")
    files.withLock { $0[path] = file }
    return file
  }

  func forget() { files.withLock { $0 = [:] } }
}

/// The names in a file.
struct IndexedFile: Sendable {
  /// A named part of it.
  struct Entry: Sendable {
    let name: String
    let kind: Symbol.Kind
    let container: String?
    /// The name, in bytes.
    let range: TextRange
  }

  let stamp: String
  let entries: [Entry]
  let definitions: [DefinitionSummary]
  /// The absolute paths of the files that it imports.
  let imports: [String]
  /// Where its lines start, and which of them are all ASCII: what positions follow from.
  let source: SourceText?

  init(_ tree: SyntaxTree, at path: String, stamp: String) {
    self.stamp = stamp
    entries = symbols(of: tree).flatMap { Self.entries(of: $0, in: nil) }
    definitions = definitionSummaries(of: tree)
    imports = tree.all(ImportSyntax.self).compactMap(\.path?.text).map {
      tidiedPath(joinedPath($0, from: path))
    }
    source = entries.isEmpty ? nil : tree.source
  }

  private static func entries(of symbol: Symbol, in container: String?) -> [Entry] {
    let own =
      symbol.isNamed
      ? [
        Entry(
          name: symbol.name, kind: symbol.kind, container: container, range: symbol.nameRange)
      ] : []
    return own + symbol.children.flatMap { entries(of: $0, in: symbol.name) }
  }
}
