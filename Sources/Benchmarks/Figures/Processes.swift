import Baselines

extension Figure {
  /// Whole processes, from start to end, beside one in C that prints a file, as `cc` links it.
  static let processes = Linking.found.flatMap { linking in
    [
      Figure(
        name: "process/start, \(linking.name)", unit: .milliseconds, yardstick: "C hello world",
        target: .none
      ) { (pace) throws(Obstacle) in
        try linking.compare(pace) { compiler, _ in Program(compiler, "--version") }
      },
      Figure(
        name: "process/compile a small file, \(linking.name)", unit: .milliseconds,
        yardstick: "C hello world", target: .ratio(linking.ratio)
      ) { (pace) throws(Obstacle) in
        try linking.compare(pace) { (compiler, scratch) throws(Obstacle) in
          let absent = Program(compiler, "compile", scratch.path(of: "absent.layout"))
          guard absent.run() != 0 else {
            throw .missing("this layoutc reads no files: it does not miss one that is absent")
          }
          return Program(compiler, "compile", scratch.path(of: Self.sample))
        }
      },
      Figure(
        name: "process/size, \(linking.name)", unit: .megabytes, yardstick: "C hello world",
        target: .none
      ) { (_) throws(Obstacle) in
        let scratch = try Scratch.withHello()
        let sizes = [try linking.compiler(), scratch.path(of: Self.hello)].map {
          Double(Program.size(of: $0))
        }
        return Measurement(work: 1, ours: [sizes[0]], yardstick: [sizes[1]])
      },
    ]
  }

  fileprivate static let sample = "small.layout"
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
  func compiler() throws(Obstacle) -> String {
    guard let path else {
      throw .missing("no layoutc beside the benchmarks: the README says how it is built")
    }
    return path
  }

  /// Times the program that `ours` makes of the compiler's path against the one in C.
  func compare(
    _ pace: Pace, _ ours: (String, borrowing Scratch) throws(Obstacle) -> Program
  ) throws(Obstacle) -> Measurement {
    let compiler = try compiler()
    let scratch = try Scratch.withHello()
    let greeter = Program(scratch.path(of: Figure.hello), scratch.path(of: Figure.sample))
    let program = try ours(compiler, scratch)
    let codes = (program.run(), greeter.run())
    guard codes == (0, 0) else {
      throw .disagreement("layoutc ends with \(codes.0), hello with \(codes.1)")
    }
    return pace.alternate {
      keep(program.run())
    } against: {
      keep(greeter.run())
    }
  }
}

extension Scratch {
  /// A directory with a small layout, and with a program in C that prints a file.
  fileprivate static func withHello() throws(Obstacle) -> Scratch {
    guard let scratch = Scratch() else { throw .missing("no directory to write to") }
    _ = scratch.write(Screens.small, to: Figure.sample)
    let code = scratch.write(program, to: "hello.c")
    let path = scratch.path(of: Figure.hello)
    guard Program("cc", "-O2", code, "-o", path).run() == 0 else {
      throw .missing("no cc that compiles a C hello world")
    }
    return scratch
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
