import Yardsticks

extension Figure {
  /// Whole processes, from start to end, beside one in C that prints a word.
  static let processes = [
    Figure(
      name: "process/start", unit: .milliseconds, yardstick: "C hello world", target: .bound(10)
    ) { (pace) throws(Obstacle) in
      try compare(pace) { compiler, _ in Program(compiler, "--version") }
    },
    Figure(
      name: "process/compile a small file", unit: .milliseconds, yardstick: "C hello world",
      target: .bound(10)
    ) { (pace) throws(Obstacle) in
      try compare(pace) { (compiler, scratch) throws(Obstacle) in
        let absent = Program(compiler, "compile", scratch.path(of: "absent.layout"))
        guard absent.run() != 0 else {
          throw .missing("this layoutc reads no files: it does not miss one that is absent")
        }
        return Program(compiler, "compile", scratch.write(Screens.small, to: "small.layout"))
      }
    },
  ]

  /// Times the program that `ours` makes of the compiler's path against the one in C.
  private static func compare(
    _ pace: Pace, _ ours: (String, borrowing Scratch) throws(Obstacle) -> Program
  ) throws(Obstacle) -> Measurement {
    guard let compiler = Program.besideThis("layoutc") else {
      throw .missing("no layoutc beside the benchmarks: swift build -c release --product layoutc")
    }
    guard let scratch = Scratch() else { throw .missing("no directory to write to") }
    let greeter = Program(scratch.path(of: "hello"))
    let code = scratch.write(hello, to: "hello.c")
    guard Program("cc", "-O2", code, "-o", scratch.path(of: "hello")).run() == 0 else {
      throw .missing("no cc that compiles a C hello world")
    }
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

  private static let hello = """
    #include <stdio.h>
    int main(void) { puts("hello"); }

    """
}
