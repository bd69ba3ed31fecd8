/// Tells that something in folders may have changed.
///
/// - Source: `preview.md` 9.
final class FolderWatcher {
  /// What becomes readable when something has; `nil` where the system tells nothing.
  let descriptor: Int32?
  private var known: [String: Int32] = [:]

  init() {
    #if os(Linux)
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      self.descriptor = descriptor >= 0 ? descriptor : nil
    #else
      descriptor = nil
    #endif
  }

  deinit { if let descriptor { close(descriptor) } }

  /// Watches `folders`, and no others.
  func watch(_ folders: Set<String>) {
    #if os(Linux)
      guard let descriptor else { return }
      for (folder, number) in known where !folders.contains(folder) {
        inotify_rm_watch(descriptor, number)
        known[folder] = nil
      }
      let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
      for folder in folders where known[folder] == nil {
        let number = inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, UInt32(events))
        if number >= 0 { known[folder] = number }
      }
    #endif
  }

  /// Whether all of `folders` are watched.
  func watches(_ folders: Set<String>) -> Bool { folders.allSatisfy { known[$0] != nil } }

  /// Forgets what has been told.
  func clear() {
    guard let descriptor else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
