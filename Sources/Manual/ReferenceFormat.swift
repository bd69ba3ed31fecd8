/// A document that is written from the vocabulary.
package struct ReferenceFormat: Sendable {
  package let name: String
  /// The document.
  package let text: @Sendable () -> String

  /// Every format, in the order of the help. A new format is one file and one line here.
  package static let all: [ReferenceFormat] = [.markdown, .tmLanguage, .uikit]
}
