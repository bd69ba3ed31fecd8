internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutLanguageServer
internal import LayoutPreview
internal import LayoutText
internal import Synchronization

/// The preview that an editor has opened: a thread with the pages, and what they are sent.
///
/// - Source: `lsp.md` 9.
final class EditorPreview: Sendable {
  /// What the thread is to do.
  private enum Task: Sendable {
    case show([PreviewedFile])
    case take([Diagnostic], name: String)
    case analyzed(FileAnalysis)
    case select(Int, name: String)
    case end
  }

  /// One run of the pages.
  private struct Run: Sendable {
    let address: String
    let tasks = ResultQueue<Task>()
    /// Holds something once the pages have been taken leave of.
    let ending = ResultQueue<Bool>()
  }

  private let access: FileAccess
  private let port: Int
  private let openPlace: @Sendable (_ path: String, _ line: Int, _ column: Int) -> Void
  private let run = Mutex<Run?>(nil)
  /// The paths of the files that are shown, by their names.
  private let paths = Mutex<[String: String]>([:])

  /// For so long pages may take to hear of the end.
  private static let longestEnding = Duration.seconds(1)

  /// - Parameter port: 0: any that is free.
  init(
    port: Int, _ access: FileAccess,
    openPlace: @escaping @Sendable (_ path: String, _ line: Int, _ column: Int) -> Void
  ) {
    (self.port, self.access, self.openPlace) = (port, access, openPlace)
  }

  /// As the language server sees it.
  var host: PreviewHost {
    var host = PreviewHost { path, settings throws(PreviewFault) in
      do throws(SystemError) {
        return try self.start(around: path, settings)
      } catch {
        throw PreviewFault("cannot show a preview: \(error.message)")
      }
    }
    host.show = { documents in self.show(documents) }
    host.take = { findings, name in self.append(.take(findings, name: name)) }
    host.select = { offset, name in self.append(.select(offset, name: name)) }
    host.close = { self.end() }
    return host
  }

  private func start(
    around path: String, _ pageSettings: PageSettings
  ) throws(SystemError) -> String {
    if let running = run.withLock({ $0?.address }) { return running }
    var settings = access.pageSettings(for: path)
    settings.opensPlaces = true
    settings.frameAncestors = pageSettings.frameAncestors
    let session = Session(settings, history: history(around: path)) { timeNow() }
    var pages = try PageConnections(port: port, session)
    pages.openPlace = openPlace
    let new = Run(address: pages.address)
    let connections = Mutex<PageConnections?>(pages)
    let isStarted = detach {
      guard var pages = connections.withLock({ $0.take() }) else { return }
      Self.serve(&pages, new.tasks)
      pages.end()
      new.ending.append(true)
    }
    guard isStarted else { throw SystemError("the system starts no thread") }
    run.withLock { $0 = new }
    return new.address
  }

  /// Serves pages until the end is asked for.
  private static func serve(_ pages: inout PageConnections, _ tasks: ResultQueue<Task>) {
    var shown: [PreviewedFile] = []
    while true {
      _ = pages.serve(until: timeNow() + .seconds(60), besides: [tasks.descriptor])
      for task in tasks.takeAll() {
        switch task {
        case .show(let files):
          shown = files
          pages.perform(pages.server.show(files, because: .edit))
        case .take(let findings, let name):
          guard let file = shown.first(where: { $0.name == name }) else { break }
          var found = FileAnalysis(of: name, revision: pages.server.session.revision)
          found.findings = findings
          pages.perform(pages.server.take(found))
          let (known, widths) = (found, pages.server.session.settings.widths)
          // Pages do not wait for what takes longer than drawing.
          _ = detach {
            var found = known
            found.marks = file.marks(over: widths)
            tasks.append(.analyzed(found))
          }
        case .analyzed(let found): pages.perform(pages.server.take(found))
        case .select(let offset, let name):
          pages.perform(pages.server.select(offset, in: name))
        case .end: return
        }
      }
    }
  }

  private func append(_ task: Task) { run.withLock { $0?.tasks.append(task) } }

  private func show(_ documents: [PreviewedDocument]) {
    paths.withLock { paths in
      paths = Dictionary(
        documents.map { ($0.name, $0.path) }, uniquingKeysWith: { first, _ in first })
    }
    append(
      .show(
        documents.map { document in
          var file = PreviewedFile(
            document.name, document.compilation, holeCount: document.swift?.holeCount ?? 0)
          file.path = document.path
          return file
        }))
  }

  private func end() {
    guard let running = run.withLock({ $0.take() }) else { return }
    running.tasks.append(.end)
    running.ending.wait(for: Self.longestEnding)
  }

  /// The files as they are on disk, and their revisions.
  private func history(around path: String) -> FileHistory {
    let known = RevisionCache(around: path, access)
    return FileHistory {
      [Self.saved] + known.offered
    } file: { revision, name in
      guard let path = self.paths.withLock({ $0[name] }) else {
        return .failure(HistoryFault(reason: "there is no file '\(name)'"))
      }
      guard revision == Self.saved else { return known.file(revision, at: path) }
      guard fileStamp(path) != nil else {
        return .failure(HistoryFault(reason: "it was never saved"))
      }
      return WatchedFiles.compiled(path, self.access)
    }
  }

  /// What pages call the text on disk.
  private static let saved = "saved"
}
