internal import Synchronization

/// The folders that an editor has open. A reference, because they change while files are read.
final class Workspace: Sendable {
  private let current = Mutex<[String]>([])

  /// Absolute paths.
  var folders: [String] { current.withLock { $0 } }

  func take(_ folders: [String]) { current.withLock { $0 = folders } }
}
