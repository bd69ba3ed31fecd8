extension Diagnostic {
  /// One kind of fault. Those of the compiler are declared in `Catalogue`, each with its page; the
  /// linter makes its own of its rules.
  package struct Code: Sendable {
    /// A reference, so that a diagnostic is copied as cheaply as possible.
    private let definition: Definition

    /// `L` and three digits, stable and never reused: L0 shape, L1 names and places, L2 values, L6
    /// generation, L7 Swift code, L9 limits.
    package var number: String { definition.number }
    /// The same in words, as in `unknown-kind`.
    package var name: String { definition.name }
    package var severity: Severity { definition.severity }
    /// `nil` for a rule of the linter, which has a page of its own.
    package var page: Page? { definition.page }

    package init(_ severity: Severity, _ number: String, _ name: String) {
      definition = Definition(severity, number, name, nil)
    }

    /// A code of the compiler.
    init(_ severity: Severity, _ number: String, _ name: String, _ page: Page) {
      definition = Definition(severity, number, name, page)
    }

    /// Whether the grammar refuses such a file.
    package var isOfShapes: Bool { number.hasPrefix("L0") }
    /// Whether it is about the inside of a token.
    package var isOfTokens: Bool { number.hasPrefix("L00") }
  }
}

extension Diagnostic.Code {
  /// What is explained of a code: its examples are tests.
  package struct Page: Sendable {
    /// Why it is a mistake, in a few sentences.
    package let why: String
    private let bad: @Sendable () -> Example
    private let good: @Sendable () -> Example?
    private let files: @Sendable () -> [String: String]

    /// The examples are made when they are read.
    ///
    /// - Parameters:
    ///   - good: The bad example without the fault; `nil` where the diagnostic's safe fix leaves it.
    ///   - files: What both examples import or show, by path.
    init(
      why: String, bad: @escaping @autoclosure @Sendable () -> Example,
      good: @escaping @autoclosure @Sendable () -> Example? = nil,
      beside files: @escaping @autoclosure @Sendable () -> [String: String] = [:]
    ) {
      (self.why, self.bad, self.good, self.files) = (why, bad, good, files)
    }

    /// A file with this fault. The replacement character stands for a byte that is not UTF-8.
    package var badText: String { bad().text }
    /// The same file without this fault; `nil` where it is what the diagnostic's safe fix leaves.
    package var goodText: String? { good()?.text }
    /// The files that the examples import or show, by path.
    package var besideFiles: [String: String] { files() }
  }
}

/// What a code is declared with.
private final class Definition: Sendable {
  let number: String
  let name: String
  let severity: Diagnostic.Severity
  let page: Diagnostic.Code.Page?

  init(
    _ severity: Diagnostic.Severity, _ number: String, _ name: String, _ page: Diagnostic.Code.Page?
  ) {
    (self.severity, self.number, self.name, self.page) = (severity, number, name, page)
  }
}

extension Diagnostic.Code: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.definition === right.definition
      || left.number == right.number && left.severity == right.severity && left.name == right.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
