internal import Synchronization

/// The regular files that this call has read: no output may overwrite one of them, whichever path leads to
/// it. What reads a file notes it here, and what writes one asks.
///
/// - Source: `diagnostics.md`, Containment.
enum Inputs {
  private static let paths = Mutex<[FileIdentity: String]>([:])

  /// Notes that the file at `path`, which is open, is an input.
  static func add(_ path: String, _ facts: stat) {
    guard facts.st_mode & S_IFMT == S_IFREG else { return }
    paths.withLock { $0[FileIdentity(facts), default: path] = path }
  }

  /// Notes that the file at `path` is an input, if there is one.
  static func add(_ path: String) {
    var facts = stat()
    if stat(path, &facts) == 0 { add(path, facts) }
  }

  /// Refuses an output that is an input.
  static func checkOutput(at path: String) throws(SystemError) {
    guard let input = input(at: path) else { return }
    throw SystemError("it is the input '\(input)'")
  }

  private static func input(at path: String) -> String? {
    guard let identity = try? FileIdentity(of: path) else { return nil }
    return paths.withLock { $0[identity] }
  }

  /// Whether one of the files that a call is about to write must stay as it is: it is an input, or it is a
  /// link out of the folder that the call has named for all of them. Prints an error for it.
  static func refuse(_ outputs: [String], inside folder: String? = nil) -> Bool {
    for output in outputs where output != "-" {
      if let input = input(at: output) {
        StandardError.error("the output '\(output)' would overwrite the input '\(input)'")
        return true
      }
      do throws(SystemError) {
        try checkOutput(at: output, inside: folder)
      } catch {
        StandardError.error("cannot write '\(output)': \(error.message)")
        return true
      }
    }
    return false
  }

  /// Refuses a link out of `folder`.
  static func checkOutput(at path: String, inside folder: String?) throws(SystemError) {
    guard let folder, !Root(given: folder).contains(path) else { return }
    let name = folder.hasSuffix("/") ? folder.dropLast() : folder[...]
    throw SystemError("it is a link out of '\(name)'")
  }
}
