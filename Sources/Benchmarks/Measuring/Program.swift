import Baselines

/// A program and what it is called with.
struct Program {
  private let arguments: [String]

  init(_ arguments: String...) { self.arguments = arguments }

  init(_ arguments: [String]) { self.arguments = arguments }

  /// Runs it, its output thrown away, and returns the code it ended with; -1 if it did not run.
  func run() -> Int {
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return Int(baseline_run(&pointers))
  }

  /// The path of the program called `name` in the directory of this one, if there is one.
  static func besideThis(_ name: String) -> String? {
    let own = CommandLine.arguments[0]
    guard let slash = own.lastIndex(of: "/") else { return nil }
    let path = own[...slash] + name
    return isThere(String(path)) ? String(path) : nil
  }

  /// The path of the layoutc beside this program.
  static func compiler() throws(BenchmarkError) -> String {
    guard let compiler = besideThis("layoutc") else {
      throw .missing("no layoutc beside the benchmarks: swift build -c release --product layoutc")
    }
    return compiler
  }

  /// Whether there is a program at `path`.
  static func isThere(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Whether the program at `path` names another that loads libraries for it, in its first bytes.
  static func needsLoader(_ path: String) -> Bool {
    guard let file = fopen(path, "r") else { return false }
    defer { fclose(file) }
    var head = [UInt8](repeating: 0, count: 4096)
    let count = fread(&head, 1, head.count, file)
    let loader = Array("/ld-".utf8)
    return (0..<max(0, count - loader.count)).contains { head[$0...].starts(with: loader) }
  }

  /// How many bytes the file at `path` has; 0 if there is none.
  static func size(of path: String) -> Int {
    guard let file = fopen(path, "r") else { return 0 }
    defer { fclose(file) }
    return fseek(file, 0, SEEK_END) == 0 ? ftell(file) : 0
  }
}

/// A directory of its own for files that are gone when it is.
struct TemporaryDirectory: ~Copyable {
  private let directory: String

  init?() {
    var template = Array("/tmp/layoutc-benchmarks-XXXXXX".utf8CString)
    guard let directory = mkdtemp(&template) else { return nil }
    self.directory = String(cString: directory)
  }

  deinit { _ = Program("/bin/rm", "-rf", directory).run() }

  func path(of name: String) -> String { "\(directory)/\(name)" }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) -> String {
    let path = path(of: name)
    _ = writeFile(text, to: path)
    return path
  }
}

/// The text of the file at `path`; `nil` where it cannot be read.
func readFile(_ path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: Program.size(of: path))
  let count = fread(&bytes, 1, bytes.count, file)
  return String(decoding: bytes.prefix(count), as: UTF8.self)
}

/// Writes `text` to the file at `path` and says whether it could.
func writeFile(_ text: String, to path: String) -> Bool {
  guard let file = fopen(path, "w") else { return false }
  let written = fputs(text, file)
  return fclose(file) == 0 && written >= 0
}
