internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutText

extension Request {
  static let renamedFiles = Request(method: "workspace/willRenameFiles") {
    parameters, session throws(ResponseError) in
    var moves: [String: String] = [:]
    for file in try parameters.required("files").elements() {
      let old = Address(try file.required("oldUri").text()).path
      let new = Address(try file.required("newUri").text()).path
      if let old, let new { moves[old] = new }
    }
    let (snapshot, known) = (session, moves)
    return .work(
      Work(address: Address(""), survivesChanges: true) { _ in
        snapshot.workspaceEdit(snapshot.edits(moving: known))
      })
  }
}

extension Session {
  /// The edits that keep what layouts import and show, when files move from the paths of `moves` to
  /// those beside them.
  ///
  /// - Complexity: that of compiling every layout of the folders.
  fileprivate func edits(
    moving moves: [String: String]
  ) -> [(source: SourceText, edits: [Edit])] {
    var paths = openPaths
    for folder in client.folders { paths.formUnion(host.folders.layouts(folder)) }
    return paths.sorted().compactMap { path in
      guard let file = file(at: path) else { return nil }
      let others = documents.values.filter { $0.path != path }.map(\.file)
      let links = fileLinks(of: host.compile(file, others))
      let edits = links.compactMap { link -> Edit? in
        guard !link.path.hasPrefix("/") else { return nil }
        let target = tidiedPath(joinedPath(link.path, from: path))
        let (newPath, newTarget) = (moves.moved(path), moves.moved(target))
        guard newTarget != target || newPath != path else { return nil }
        let text = relativePath(to: newTarget, from: newPath)
        guard text != link.path else { return nil }
        return Edit(replace: link.range, with: text.escaped(for: .layout))
      }
      return edits.isEmpty ? nil : (file.source, edits)
    }
  }
}

extension [String: String] {
  /// Where the file at `path` is afterwards, if it or a folder around it moves.
  fileprivate func moved(_ path: String) -> String {
    if let new = self[path] { return new }
    let folder = keys.filter { path.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
    guard let folder, let new = self[folder] else { return path }
    return new + path.dropFirst(folder.count)
  }
}

/// The path that leads from the folder of `file` to `target`.
func relativePath(to target: String, from file: String) -> String {
  let folder = file.split(separator: "/").dropLast()
  let parts = target.split(separator: "/")
  let common = zip(folder, parts.dropLast()).prefix { $0 == $1 }.count
  let up = Array(repeating: "..", count: folder.count - common)
  return (up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
}
