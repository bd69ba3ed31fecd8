/// What there is to say of one kind of fault that the compiler reports.
///
/// Its examples are its tests. The severity of the code is that of the diagnostic that the bad example
/// gives, and a test holds the name to it: whoever looks for a page by its name compiles none.
package struct CodePage: Sendable {
  /// `L` and three digits.
  package let number: String
  /// What it is called, in kebab-case.
  package let name: String
  /// Why it is a mistake: one or two sentences.
  package let why: String
  /// A whole file with this fault. The replacement character stands for a byte that is no text.
  package let bad: String
  /// The same file mended: without this fault, and without errors.
  package let good: String
  /// The files that both name, by their names.
  package var beside: [String: String] = [:]

  /// The page of every code, in the order of what they are about.
  package static let all: [CodePage] = shapes + names + values

  /// Faults in how a file is written, whatever it means.
  private static let shapes =
    tokenCodes + braceCodes + statementCodes + spellingCodes + numberShapeCodes
    + sizeShapeCodes + contentShapeCodes + choiceCodes + foreignCodes
}
