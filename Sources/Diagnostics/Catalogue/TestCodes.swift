extension Diagnostic.Code {
  static let testCodes: [Self] = [
    .expectationFailed, .emptyExpectation, .framesDiffer, .recordedNoMore, .notRecorded,
    .groupHasNoFrame, .contradictoryExpectation,
  ]

  package static let expectationFailed = Self(
    .error, "L801", "expectation-failed",
    Page(
      why: """
        `layoutc test` found a frame that is not as an `expect` of the preview requires: either the \
        layout has changed, or what is required of it has to.
        """,
      bad: .afterPage("preview \"phone\" 393 x 852 { items: 1; expect cell 393 x 60 }"),
      good: .afterPage("preview \"phone\" 393 x 852 { items: 1; expect cell 393 x 44 }")))

  package static let emptyExpectation = Self(
    .error, "L802", "expectation-empty",
    Page(
      why: "An `expect` with neither a size nor a property requires nothing and always passes.",
      bad: .afterPage("preview \"phone\" 393 x 852 { expect cell }"),
      good: .afterPage("preview \"phone\" 393 x 852 { expect cell 393 x 44 }")))

  package static let framesDiffer = Self(
    .error, "L803", "frames-differ",
    Page(
      why: """
        `layoutc test` compares the frames of a preview with those recorded beside the file. If they \
        were changed on purpose, `layoutc test --update` records them anew.
        """,
      bad: .afterPage("preview \"phone\" 390 x 852 { items: 1 }"),
      good: .afterPage("preview \"phone\" 393 x 852 { items: 1 }"), beside: recording))

  package static let recordedNoMore = Self(
    .error, "L804", "recorded-no-more",
    Page(
      why: """
        Frames were recorded for a preview that the file no longer has. What is not tested any more \
        must not look tested: `layoutc test --update` removes them.
        """,
      bad: .afterPage("preview \"tablet\" 393 x 852 { items: 1 }"),
      good: .afterPage("preview \"phone\" 393 x 852 { items: 1 }"), beside: recording))

  package static let notRecorded = Self(
    .error, "L805", "not-recorded",
    Page(
      why: """
        Other previews of the file have recorded frames, and this one has none. `layoutc test \
        --update` records them; `record: false` leaves them out.
        """,
      bad: .afterPage(
        """
        preview "phone" 393 x 852 { items: 1 }
        preview "small" 320 x 568 { items: 1 }
        """),
      good: .afterPage(
        """
        preview "phone" 393 x 852 { items: 1 }
        preview "small" 320 x 568 { items: 1; record: false }
        """), beside: recording))

  /// What was recorded for the examples.
  private static let recording = [
    "example.frames": """
    page · phone · 393 × 852 @3 → content 393 × 44
    s  section 0  (0, 0, 393, 44)
      0.0  cell             0        0      393       44

    """
  ]

  package static let groupHasNoFrame = Self(
    .error, "L806", "group-has-no-frame",
    Page(
      why: """
        A group only places its children: no view is as large as it, and dumps do not show it. An \
        `expect` names its items instead.
        """,
      bad: .afterPage("preview \"phone\" 393 x 852 { expect row 393 x 44 }"),
      good: .afterPage("preview \"phone\" 393 x 852 { expect cell 393 x 44 }")))

  package static let contradictoryExpectation = Self(
    .error, "L807", "expectation-contradicts",
    Page(
      why: """
        No number is at least a minimum and at most a smaller maximum, and what does not exist has \
        no size.
        """,
      bad: .afterPage("preview \"phone\" 393 x 852 { expect cell { width: min 400, max 44 } }"),
      good: .afterPage("preview \"phone\" 393 x 852 { expect cell { width: min 44, max 400 } }")))
}
