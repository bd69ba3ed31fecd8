/// Measures texts and remembers the answers: a million rows with one text measure it once.
package struct TextMemo: Sendable {
  package let typesetter: Typesetter
  private var answers: [Question: TextAnswer] = [:]

  private struct Question: Hashable {
    let text: StyledText
    let proposal: TextProposal
  }

  package init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// How many answers it has had to reckon.
  package var count: Int { answers.count }

  /// What the typesetter answers.
  ///
  /// - Complexity: O(*n*) in the length of the text, measured or not.
  package mutating func measure(
    _ text: StyledText, in proposal: TextProposal
  ) -> TextAnswer {
    let question = Question(text: text, proposal: proposal)
    if let known = answers[question] { return known }
    let answer = typesetter.measure(text, in: proposal)
    answers[question] = answer
    return answer
  }
}
