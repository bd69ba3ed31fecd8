import Baselines

extension Figure {
  /// Whole processes, from start to end, beside one in C that prints a file, as `cc` links it.
  static let processes = Linking.found.flatMap { linking in
    [
      Figure(
        name: "process/start, \(linking.name)", unit: .milliseconds, baseline: "C hello world",
        target: .none
      ) { (mode) throws(BenchmarkError) in
        try linking.compare(mode) { compiler, _ in Program(compiler, "--version") }
      },
      Figure(
        name: "process/compile a file with data, \(linking.name)", unit: .milliseconds,
        baseline: "C hello world", target: .ratio(linking.ratio)
      ) { (mode) throws(BenchmarkError) in
        try linking.compare(mode) { (compiler, directory) throws(BenchmarkError) in
          let absent = Program(compiler, "compile", directory.path(of: "absent.layout"))
          guard absent.run() != 0 else {
            throw .missing("this layoutc reads no files: it does not miss one that is absent")
          }
          return Program(compiler, "compile", directory.path(of: Self.sample))
        }
      },
      Figure(
        name: "process/size, \(linking.name)", unit: .megabytes, baseline: "C hello world",
        target: .none
      ) { (_) throws(BenchmarkError) in
        let directory = try TemporaryDirectory.withHello()
        let sizes = [try linking.compiler(), directory.path(of: Self.hello)].map {
          Double(Program.size(of: $0))
        }
        return Measurement(work: 1, ours: [sizes[0]], baseline: [sizes[1]])
      },
    ]
  }

  fileprivate static let sample = "Feed.layout"
  fileprivate static let data = "Feed.json"
  /// Where they are, from the working copy this was built in.
  fileprivate static let folder =
    #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined() + "/Instructions/"
  fileprivate static let hello = "hello"
}

/// How a layoutc is linked.
private enum Linking: CaseIterable {
  /// With Swift's libraries in it.
  case libraries
  /// With everything in it.
  case everything

  var name: String { self == .libraries ? "static stdlib" : "static executable" }

  /// How many times as long as C it may take.
  var ratio: Double { self == .libraries ? 6 : 3 }

  /// Those that there is a layoutc of; where there is none, the one that should be.
  static let found: [Linking] = {
    let there = allCases.filter { $0.path != nil }
    return there.isEmpty ? [.everything] : there
  }()

  /// Where such a layoutc is: beside the benchmarks, or where the README builds a small one.
  private var path: String? {
    [Program.besideThis("layoutc"), ".build/small/release/layoutc"].compactMap(\.self).first {
      Program.isThere($0) && Program.needsLoader($0) == (self == .libraries)
    }
  }

  /// The path of such a layoutc.
  func compiler() throws(BenchmarkError) -> String {
    guard let path else {
      throw .missing("no layoutc beside the benchmarks: the README says how it is built")
    }
    return path
  }

  /// Times the program that `ours` makes of the compiler's path against the one in C.
  func compare(
    _ mode: Mode, _ ours: (String, borrowing TemporaryDirectory) throws(BenchmarkError) -> Program
  ) throws(BenchmarkError) -> Measurement {
    let compiler = try compiler()
    let directory = try TemporaryDirectory.withHello()
    let greeter = Program(directory.path(of: Figure.hello), directory.path(of: Figure.sample))
    let program = try ours(compiler, directory)
    let codes = (program.run(), greeter.run())
    guard codes == (0, 0) else {
      throw .disagreement("layoutc ends with \(codes.0), hello with \(codes.1)")
    }
    return mode.alternate {
      keep(program.run())
    } against: {
      keep(greeter.run())
    }
  }
}

extension TemporaryDirectory {
  /// A directory with a small layout, and with a program in C that prints a file.
  fileprivate static func withHello() throws(BenchmarkError) -> TemporaryDirectory {
    guard let directory = TemporaryDirectory() else { throw .missing("no directory to write to") }
    // A device, texts and data.
    for name in [Figure.sample, Figure.data] {
      guard let text = readFile(Figure.folder + name) else { throw .missing("no \(name)") }
      _ = directory.write(text, to: name)
    }
    let code = directory.write(program, to: "hello.c")
    let path = directory.path(of: Figure.hello)
    guard Program("cc", "-O2", code, "-o", path).run() == 0 else {
      throw .missing("no cc that compiles a C hello world")
    }
    return directory
  }

  private static let program = """
    #include <stdio.h>
    int main(int count, char **words) {
      static char bytes[65536];
      FILE *file = fopen(words[1], "r");
      if (!file) return 1;
      fwrite(bytes, 1, fread(bytes, 1, sizeof bytes, file), stdout);
      return fclose(file);
    }

    """
}
