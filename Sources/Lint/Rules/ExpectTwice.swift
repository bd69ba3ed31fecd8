internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `prove.md` 4.
  static let expectTwice = LintRule(
    name: "expect-twice", code: "L506", severity: .note,
    summary: "A preview expects the same twice.",
    rationale: """
      What is expected twice is changed once, and then contradicts itself: the test fails although \
      the layout is right.
      """,
    flagged: page.followed(
      by: "preview \"iPhone 15\" {", "    expect cell 393 x 44", "    expect cell 393 x 44", "}"),
    accepted: page.followed(
      by: "preview \"iPhone 15\" {", "    expect cell 393 x 44 { at: 0 }",
      "    expect cell 393 x 44 { at: 1 }", "}"),
    fixes: .safe,
    traits: .ofWriting,
    evidence: .text { inspection in
      let subject = inspection.subject
      return subject.program.topElements(of: ElementKind(Preview.vocabulary)).flatMap { preview in
        subject.repeatedExpectations(in: preview)
      }
    })

  private static let page: LintExample =
    "layout page { section all { hgroup row 1w x 44 { item cell } } }"
}

extension LintSubject {
  /// A finding for each expectation in a preview that reads as one before it.
  fileprivate func repeatedExpectations(in preview: Int) -> [Finding] {
    var first: [String: CheckedElement] = [:]
    return program.elements[preview].body.flatMap(\.elements).map { program.elements[$0] }
      .filter { $0.kind.traits.contains(.isExpectation) }
      .compactMap { element in
        let text = words(in: element.extent)
        guard let earlier = first[text] else {
          first[text] = element
          return nil
        }
        return Finding(
          range: element.range, headline: "this is already expected",
          label: "the same as above",
          related: [.init(earlier.range, "expected here")], help: "remove one of them",
          fix: removing(element.extent).map { [$0] })
      }
  }
}
