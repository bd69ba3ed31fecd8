internal import LayoutPreview
internal import LayoutText

/// One call of `preview --export`.
struct ExportSession {
  private let files: WatchedFiles
  private let session: Session

  init(_ invocation: Invocation) throws(UsageError) {
    let operands = invocation.operands
    var settings = try PreviewOptions.settings(invocation)
    // Pages lead to no path.
    settings.editor = nil
    settings.showsEveryLayout = true
    files = WatchedFiles(
      operands.isEmpty ? ["."] : operands, comparedWith: settings.against,
      try FileAccess(invocation))
    session = Session(settings, history: files.history) { timeNow() }
  }

  /// Writes a page for each layout and view into `folder`, and a list of them.
  func export(to folder: String) -> ExitCode {
    if let fault = files.faultOfComparison {
      StandardError.error(fault)
      return .failure
    }
    do throws(SystemError) {
      try makeFolder(at: folder + "/")
    } catch {
      StandardError.error("cannot export to '\(folder)': \(error.message)")
      return .failure
    }
    var names = ["index": 1]
    var entries: [ExportedIndex.Entry] = []
    var code = files.reportOmissions()
    var pages: [(name: String, text: String)] = []
    for file in files.read().1 {
      guard file.compilation != nil else {
        StandardError.error("cannot read '\(file.name)': \(files.obstacle(at: file.path))")
        code = .failure
        continue
      }
      for page in ExportedPage.pages(of: file, files.findings(in: file), in: session) {
        let title = page.name ?? file.name
        let name = Self.name(for: title, besides: &names)
        if page.isFaulty { code = max(code, .findings) }
        entries.append(ExportedIndex.Entry(name, title, page))
        pages.append((name, page.text))
      }
    }
    pages.append(("index", ExportedIndex.text(of: entries)))
    let paths = pages.map { path(of: $0.name, in: folder) }
    guard !Inputs.refuse(paths, inside: folder) else { return .failure }
    return pages.allSatisfy { write($0.text, to: folder, as: $0.name) } ? code : .failure
  }

  /// A name for a file: letters, digits, `-` and `_`, numbered where it is taken.
  private static func name(for title: String, besides names: inout [String: Int]) -> String {
    let letters = title.map { character in
      character.isASCII && (character.isLetter || character.isNumber) || "-_".contains(character)
        ? character : "-"
    }
    return String(letters).cut.numbered(besides: &names)
  }

  private func path(of name: String, in folder: String) -> String {
    folder + (folder.hasSuffix("/") ? "" : "/") + name + ".html"
  }

  private func write(_ text: String, to folder: String, as name: String) -> Bool {
    let path = path(of: name, in: folder)
    do throws(SystemError) {
      try replaceFile(with: Array(text.utf8), at: path, inside: folder)
    } catch {
      StandardError.error("cannot write '\(path)': \(error.message)")
      return false
    }
    StandardOutput.write(path.printable + "\n")
    return true
  }
}
