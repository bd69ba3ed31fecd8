internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `prove.md` 4.
  static let previewWithoutExpectation = LintRule(
    name: "preview-without-expectation", code: "L507", severity: .note,
    summary: "A preview expects nothing, so `layoutc test` cannot fail for it.",
    rationale: """
      Only what is expected is tested where no frames are recorded. The rule runs only where it is \
      selected: previews are made to be looked at, too.
      """,
    flagged: page.followed(by: "preview \"iPhone 15\" { items: 3 }"),
    accepted: page.followed(by: "preview \"iPhone 15\" { items: 3; expect cell 393 x 44 }"),
    traits: .ofWriting,
    evidence: .text { inspection in
      let program = inspection.subject.program
      return program.topElements(of: ElementKind(Preview.vocabulary)).map { program.elements[$0] }
        .filter { preview in
          !preview.body.flatMap(\.elements).contains {
            program.elements[$0].kind.traits.contains(.isExpectation)
          }
        }.map { preview in
          let name = preview.name.map { "preview '\($0)'" } ?? "this preview"
          return Finding(
            range: preview.range, headline: "\(name) expects nothing",
            label: "no `expect` in it",
            help: "add one, as in `expect cell 393 x 44`, or record its frames with "
              + "`layoutc test --update`")
        }
    })

  private static let page: LintExample =
    "layout page { section all { hgroup row 1w x 44 { item cell } } }"
}
