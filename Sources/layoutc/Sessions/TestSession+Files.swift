internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutLint
internal import LayoutTesting
internal import LayoutText

/// Where the frames of layouts are recorded.
///
/// - Source: `prove.md` 5.
struct RecordedFolders: Sendable {
  /// By the layout's path, where its configuration names a folder for them.
  private var paths: [String: String] = [:]

  init() {}

  /// - Throws: where a configuration is wrong.
  init(
    of layouts: [String], _ options: ConfigurationOptions, _ access: FileAccess
  ) throws(ConfigurationError) {
    var loader = ConfigurationLoader(options, access)
    for layout in layouts {
      let located = try loader.located(for: layout)
      guard let folder = located.configuration.recordedFolder else { continue }
      let absolute = Environment.absolute(layout)
      let relative =
        absolute.hasPrefix(located.folder + "/")
        ? String(absolute.dropFirst(located.folder.count + 1))
        : absolute.split(separator: "/").last.map(String.init) ?? absolute
      paths[layout] = Environment.shown(folder + "/" + relative)
    }
  }

  /// The file with the frames of the layout at `path`.
  func path(ofFramesOf path: String) -> String {
    String((paths[path] ?? path).dropLast("layout".count)) + "frames"
  }
}

extension TestSession {
  /// Refuses frames of the layout at `name` that lie outside of its root, and links to what holds no frames.
  func checkRecording(at path: String, of name: String) throws(SystemError) {
    let root = access.root(ofFileAt: name)
    guard root.contains(path) else { throw root.refusal }
    guard destination(of: path).hasSuffix(".frames") else {
      throw SystemError("it is a link to a file that holds no frames")
    }
  }

  /// The previews that fail, each as a picture of its own.
  func drawings(
    _ files: some Sequence<(Compilation, TestReport.File)>, in folder: String
  ) -> [(path: String, text: String)] {
    var names: [String: Int] = [:]
    return files.flatMap { compilation, file in
      compilation.pictures(ofFailuresIn: file.tests).map { picture in
        ("\(folder)/\(picture.name.numbered(besides: &names)).svg", picture.text)
      }
    }
  }

  func write(_ drawings: [(path: String, text: String)], into folder: String) -> ExitCode {
    do throws(SystemError) {
      try makeFolder(at: folder + "/")
      for (path, text) in drawings {
        try replaceFile(with: Array(text.utf8), at: path, inside: folder)
      }
    } catch {
      StandardError.error("cannot draw into '\(folder)': \(error.message)")
      return .failure
    }
    return .success
  }
}

extension String {
  /// It, or with a number where it is among `names`, which it joins, each with the last number behind it.
  /// Capital letters make no other file.
  func numbered(besides names: inout [String: Int]) -> String {
    let own = lowercased()
    var (name, number) = (self, names[own] ?? 0)
    repeat {
      number += 1
      name = number == 1 ? self : "\(self)-\(number)"
    } while names[name.lowercased()] != nil
    names[name.lowercased()] = 1
    names[own] = number
    return name
  }
}
