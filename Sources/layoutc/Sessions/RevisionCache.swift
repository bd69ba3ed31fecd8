internal import LayoutComparison
internal import LayoutCompiler
internal import LayoutPreview
internal import LayoutText
internal import Synchronization

/// Files of revisions that were read a short while ago.
final class RevisionCache: Sendable {
  private struct Entry {
    let outcome: FileHistory.Outcome
    let time: Duration
  }

  private let path: String
  private let access: FileAccess
  private let entries = Mutex<[[String]: Entry]>([:])
  private let names = Mutex<(offered: [String], time: Duration)?>(nil)

  /// For so long a revision is taken for what it was.
  private static let lifetime = Duration.seconds(2)

  /// - Parameter path: A file or a folder in the repository.
  init(around path: String, _ access: FileAccess) { (self.path, self.access) = (path, access) }

  /// Those of the usual revisions that there are.
  var offered: [String] {
    names.withLock { names in
      if let known = names, timeNow() - known.time < Self.lifetime { return known.offered }
      let usual = [("HEAD", "HEAD"), ("HEAD~1", "HEAD~1"), ("main", "refs/heads/main")]
      let offered = usual.filter { (try? RevisionFiles.commit($0.1, around: path)) != nil }.map(\.0)
      names = (offered, timeNow())
      return offered
    }
  }

  /// Why there is no such revision; `nil` where there is one.
  func fault(of revision: String) -> String? {
    guard RevisionFiles.isName(revision) else {
      return HistoryFault(of: revision, "it is no revision").reason
    }
    do throws(SystemError) { _ = try RevisionFiles.commit(revision, around: path) } catch {
      return HistoryFault(of: revision, error.message).reason
    }
    return nil
  }

  /// The file at `path` in a revision.
  func file(_ revision: String, at path: String) -> FileHistory.Outcome {
    entries.withLock { entries in
      if let known = entries[[revision, path]], timeNow() - known.time < Self.lifetime {
        return known.outcome
      }
      let outcome = read(revision, at: path)
      entries[[revision, path]] = Entry(outcome: outcome, time: timeNow())
      return outcome
    }
  }

  private func read(_ revision: String, at path: String) -> FileHistory.Outcome {
    if let fault = fault(of: revision) { return .failure(HistoryFault(reason: fault)) }
    do throws(SystemError) {
      let files = try RevisionFiles(revision, around: path, access)
      let side = ComparedSide(of: [path], in: (revision, files), access)
      guard let file = side.files.first?.file, case .layouts(let compilation) = file else {
        throw SystemError("'\(path)' is not in '\(revision)'")
      }
      guard side.faults(of: .layouts(compilation)).isEmpty else {
        throw SystemError("'\(path)' has errors in '\(revision)'")
      }
      return .success(compilation)
    } catch {
      return .failure(HistoryFault(of: revision, error.message))
    }
  }
}

extension HistoryFault {
  fileprivate init(of revision: String, _ reason: String) {
    self.init(reason: "cannot compare with '\(revision.printable)': \(reason)")
  }
}
