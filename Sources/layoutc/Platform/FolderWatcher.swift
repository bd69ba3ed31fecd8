/// Reports that files may have changed, or have come or gone in their folders: through inotify on
/// Linux, and kqueue on macOS.
///
/// - Source: `preview.md` 9.
final class FolderWatcher {
  /// What becomes readable when something has; `nil` where the system reports nothing.
  let descriptor: Int32?
  /// Whether the system reports all changes of what is watched.
  private(set) var watchesAll = false
  /// What is watched, with the system's number for it.
  private var known: [String: Int32] = [:]

  init() {
    #if canImport(Darwin)
      let descriptor = kqueue()
    #else
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #endif
    self.descriptor = descriptor >= 0 ? descriptor : nil
  }

  deinit {
    stopWatching(Set(known.keys))
    if let descriptor { close(descriptor) }
  }

  /// Watches `files` and the folders that they are in, and nothing else.
  func watch(_ files: Set<String>) {
    guard descriptor != nil else { return }
    var paths = Set(
      files.map { path in path.lastIndex(of: "/").map { String(path[...$0]) } ?? "." })
    #if canImport(Darwin)
      // A folder says nothing about what is written into its files, and a file that was replaced is
      // another one.
      stopWatching(Set(known.keys))
      paths.formUnion(files.filter { fileStamp($0) != nil })
    #else
      stopWatching(Set(known.keys).subtracting(paths))
    #endif
    for path in paths where known[path] == nil { known[path] = startWatching(path) }
    watchesAll = paths.allSatisfy { known[$0] != nil }
  }

  private func startWatching(_ path: String) -> Int32? {
    guard let descriptor else { return nil }
    #if canImport(Darwin)
      let file = open(path, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      var event = kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME), data: 0, udata: nil)
      if kevent(descriptor, &event, 1, nil, 0, nil) == 0 { return file }
      close(file)
      return nil
    #else
      let events =
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_MOVE_SELF
      let number = inotify_add_watch(descriptor, path, UInt32(events))
      return number >= 0 ? number : nil
    #endif
  }

  private func stopWatching(_ paths: Set<String>) {
    for path in paths {
      guard let number = known.removeValue(forKey: path) else { continue }
      #if canImport(Darwin)
        // A queue drops what is closed.
        close(number)
      #else
        if let descriptor { inotify_rm_watch(descriptor, number) }
      #endif
    }
  }

  /// Forgets what has been reported, and what is watched no longer: a folder that is gone, though another
  /// of its name may be there.
  func clear() {
    guard let descriptor else { return }
    #if canImport(Darwin)
      var events = Array(repeating: kevent(), count: 64)
      var now = timespec()
      while kevent(descriptor, nil, 0, &events, 64, &now) > 0 {}
    #else
      var bytes = [UInt8](repeating: 0, count: 4096)
      while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
        forgetFolders(goneBy: bytes[..<count])
      }
    #endif
  }

  #if !canImport(Darwin)
    /// Forgets the folders that `events` say are gone from where they were.
    private func forgetFolders(goneBy events: ArraySlice<UInt8>) {
      events.withUnsafeBytes { bytes in
        var start = 0
        while start + MemoryLayout<inotify_event>.size <= bytes.count {
          let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
          if event.mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 {
            stopWatching(Set(known.filter { $0.value == event.wd }.keys))
          }
          start += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
  #endif
}
