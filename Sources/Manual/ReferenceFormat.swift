/// A way to write the vocabulary down.
package struct ReferenceFormat: Sendable {
  package let name: String
  /// The page, from the declarations that the compiler itself reads.
  package let text: @Sendable () -> String

  /// Every format, in the order the help lists them. A new format is one file and one line here.
  package static let all: [ReferenceFormat] = [.markdown, .tmLanguage]
}
