extension Diagnostic.Code {
  static let numberSyntaxCodes: [Self] = [
    .bareDot, .percentage, .foreignUnit, .malformedNumber, .spacedUnit, .misplacedAtLeast,
    .unparenthesizedAtLeast,
  ]

  package static let bareDot = Self(
    .error, "L038", "bare-dot",
    Page(
      why: "A number starts with a digit: a leading dot is easily overlooked.",
      bad: .group("item cell .5w x 1h")))

  package static let percentage = Self(
    .error, "L042", "percentage",
    Page(
      why: """
        A percentage does not name its base. `w` is a fraction of the container's width, `h` of \
        its height.
        """, bad: .group("item cell 50% x 1h")))

  package static let foreignUnit = Self(
    .error, "L043", "foreign-unit",
    Page(
      why: """
        Lengths are points and written as plain numbers. There are no pixels, `em` or other \
        units.
        """, bad: .beforeGroup("spacing: 12px")))

  package static let malformedNumber = Self(
    .error, "L044", "malformed-number",
    Page(
      why: "A number consists of digits and at most one dot. `w`, `h` or `pt` may follow.",
      bad: .beforeGroup("spacing: 1e1"), good: .beforeGroup("spacing: 10")))

  package static let spacedUnit = Self(
    .error, "L045", "spaced-unit",
    Page(
      why: "A unit directly follows its number. After a space, `w` is parsed as a name.",
      bad: .group("item cell 1/3 w x 1h")))

  package static let misplacedAtLeast = Self(
    .error, "L046", "misplaced-at-least",
    Page(
      why: "`>=` makes a whole spacing flexible, so it is only valid before the whole value.",
      bad: .group(
        """
        spacing: 2 + >=8
        item cell 1/3w x 1h
        """),
      good: .group(
        """
        spacing: >=10
        item cell 1/3w x 1h
        """)))

  package static let unparenthesizedAtLeast = Self(
    .error, "L047", "unparenthesized-at-least",
    Page(
      why: """
        After `>=`, either the first number or the whole sum could be flexible. Parentheses make \
        it explicit.
        """,
      bad: .group(
        """
        spacing: >=gap + 4
        item cell 1/3w x 1h
        """, above: "let gap = 4"),
      good: .group(
        """
        spacing: >=(gap + 4)
        item cell 1/3w x 1h
        """, above: "let gap = 4")))
}
