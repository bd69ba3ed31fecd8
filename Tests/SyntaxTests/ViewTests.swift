import LayoutSyntax
import LayoutText
import Testing

@Suite struct ViewTests {
  private func expression(_ text: String) -> ExpressionSyntax? {
    guard case .binding(let binding)? = parse(SourceText("let a = " + text)).file.statements.first
    else { return nil }
    return binding.expression
  }

  private func element(_ text: String) -> ElementSyntax? {
    guard case .element(let element)? = parse(SourceText(text)).file.statements.first else {
      return nil
    }
    return element
  }

  @Test func elementHasItsParts() {
    let element = element("/// The row.\n/// Wide.\nhgroup row 1w x 2/3h split 2 as \"r\" { item }")
    #expect(element?.kindName?.text == "hgroup")
    #expect(element?.subject?.name?.text == "row")
    #expect(element?.size?.width?.text == "1w" && element?.size?.height?.text == "2/3h")
    #expect(element?.clauses.map(\.kind) == [.split, .as])
    #expect(element?.block?.statements.count == 1)
    #expect(element?.documentation == "The row.\nWide.")
  }

  @Test func sizeInOneTokenHasTwoSides() {
    let size = element("item a 72x96")?.size
    #expect(size?.width?.text == "72" && size?.height?.text == "96")
  }

  @Test func numbersAreExact() {
    guard case .fraction(let fraction)? = expression("12.50/3w") else {
      Issue.record("no fraction")
      return
    }
    #expect(fraction.numerator == 12.5 && fraction.denominator == 3)
    #expect(fraction.unit == .width)
    guard case .number(let number)? = expression("0.5pt") else {
      Issue.record("no number")
      return
    }
    #expect(number.hasUnit && number.value == 0.5)
  }

  /// Short and long numerals are converted on different paths; both give the nearest number.
  @Test(arguments: [
    "0", "72", "0.1", "0.30", ".5", "123456789.012345", "0.000000000000001",
    "999999999999999", "9007199254740993", "0.30000000000000004", "123456789012345678901234567890",
  ])
  func numbersAreTheNearest(_ text: String) {
    guard case .number(let number)? = expression(text) else {
      Issue.record("no number")
      return
    }
    #expect(number.value == Double(text))
  }

  @Test func stringsAreDecoded() {
    guard case .string(let string)? = expression(#""a\"\\\n\u{1F600}é\q""#) else {
      Issue.record("no string")
      return
    }
    #expect(string.value == "a\"\\\n😀é\\q")
  }

  @Test func chainsHaveOperandsAndOperators() {
    guard case .binary(let sum)? = expression("1 + 2 * 3 - 4") else {
      Issue.record("no chain")
      return
    }
    #expect(sum.operands.map(\.text) == ["1", "2 * 3", "4"])
    #expect(sum.operators.map(\.kind) == [.plus, .minus])
    guard case .ternary(let choice)? = expression("a ? 1 : b ? 2 : 3") else {
      Issue.record("no choice")
      return
    }
    #expect(choice.branches.map(\.condition.text) == ["a", "b"])
    #expect(choice.branches.map(\.result.text) == ["1", "2"])
    #expect(choice.otherwise?.text == "3")
  }

  @Test func switchHasCases() {
    guard
      case .switchExpression(let choice)? = expression("switch w { case ..<6, 9: 1 default: 2 }")
    else {
      Issue.record("no switch")
      return
    }
    #expect(choice.subject?.text == "w")
    #expect(choice.cases.map(\.isDefault) == [false, true])
    let ranges = choice.cases.first?.ranges
    #expect(ranges?.first?.lower == nil && ranges?.first?.upper?.text == "6")
    #expect(ranges?.first?.isClosed == false && ranges?.last?.lower?.text == "9")
  }

  @Test func valuesHaveLabels() {
    let tree = parse(SourceText("a.b: top -8, gap - 8, wide ? 1 : 2, c (d), e(f), _ x 3"))
    guard case .property(let property)? = tree.file.statements.first else {
      Issue.record("no property")
      return
    }
    #expect(property.name?.text == "a" && property.parts.map(\.text) == ["b"])
    #expect(property.values.map { $0.label?.text } == ["top", nil, nil, "c", nil, nil])
    #expect(property.values.last?.size?.height?.text == "3")
  }
}
