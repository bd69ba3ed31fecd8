/// The process itself.
enum Process {
  static var identifier: Int { Int(getpid()) }

  /// Whether the process with a number is there.
  static func exists(_ number: Int) -> Bool {
    guard let id = pid_t(exactly: number), id > 0 else { return false }
    return kill(id, 0) == 0 || errno == EPERM
  }

  /// How much memory it has now, in bytes; 0 where the system does not say so in a file.
  static var residentBytes: Int {
    let pages = (try? contents(ofFile: "/proc/self/statm")).map { bytes in
      String(decoding: bytes, as: UTF8.self).split(separator: " ").dropFirst().first.map(
        String.init)
    }
    return (pages?.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
