import LayoutChecking
import LayoutEvaluation
import LayoutGeometry
import LayoutLanguage
import LayoutSyntax
import LayoutText
import Testing

/// The values of expressions.
@Suite struct ValueTests {
  @Test(arguments: [
    ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("7 % 4", 3), ("-(2 - 5)", 3), ("8 / 2", 4),
    ("2 < 3 ? 10 : 20", 10), ("!true || false ? 1 : 2", 2), ("min(3, 1, 2)", 1),
    ("clamp(9, 1, 5)", 5), ("floor(-0.5)", -1), ("round(2.5)", 3),
    ("switch 4 { case ..<3: 1; case 3...5: 2; default: 3 }", 2),
    ("columns(min: 100, spacing: 10, in: 330)", 3),
    ("columnWidth(of: 3, spacing: 6, in: 300)", 96),
  ])
  func numbers(_ text: String, _ number: Double) {
    #expect(value(of: text) == .number(Number(number)))
  }

  @Test func otherTypes() {
    #expect(value(of: "1 == 1 && 2 != 3") == .boolean(true))
    #expect(value(of: "2/3w") == .fraction(Number(2) / Number(3), of: .horizontal))
    #expect(value(of: "~44") == .estimated(44))
    #expect(value(of: "\"a\"") == .text("a"))
    #expect(value(of: "[1, 2]") == .list([.number(1), .number(2)]))
  }

  /// Only the operand that decides is evaluated.
  @Test func shortCircuit() {
    #expect(value(of: "true || 1 / 0 > 1") == .boolean(true))
    #expect(value(of: "false && 1 / 0 > 1") == .boolean(false))
  }

  @Test(arguments: ["1 / 0", "container.width", "columns(min: 0, in: 100)"])
  func faultyValuesAreNil(_ text: String) {
    #expect(value(of: text) == nil)
  }

  /// The value of the binding with the expression `text`.
  private func value(of text: String) -> Value? {
    let program = check(parse(SourceText("let gap = 1\nlet value = \(text)")))
    return program.bindings.first { $0.name == "value" }.flatMap {
      LayoutEvaluation.value(of: $0, in: program)
    }
  }
}
