extension Diagnostic.Code {
  static let previewCodes: [Self] = [
    .unknownLayout, .previewWithoutLayout, .previewWithoutSize, .unknownReference, .unknownDevice,
    .nothingToShow, .duplicateValue, .ineffectiveDevice, .ineffectiveOffset, .duplicateMeasured,
  ]

  package static let unknownLayout = Self(
    .error, "L131", "unknown-layout",
    Page(
      why: "`layout:` of a preview names a layout or a view of the same file, not an imported one.",
      bad: .afterPage("preview \"phone\" 393 x 852 { layout: explorer }"),
      good: .file(
        """
        layout explore {
            section all { hgroup row 1w x 44 { item cell } }
        }

        preview "phone" 393 x 852 { layout: explore }
        """)))

  package static let previewWithoutLayout = Self(
    .error, "L132", "preview-without-layout",
    Page(
      why: """
        A preview shows the only layout of its file, or the only view if there is no layout. With \
        several candidates it must name one.
        """,
      bad: .file(
        """
        layout feed { section all { hgroup row 1w x 44 { item cell } } }
        layout grid { section all { hgroup row 1w x 88 { item cell } } }

        preview "phone" 393 x 852
        """),
      good: .file(
        """
        layout feed { section all { hgroup row 1w x 44 { item cell } } }
        layout grid { section all { hgroup row 1w x 88 { item cell } } }

        preview "phone" 393 x 852 { layout: grid }
        """)))

  package static let previewWithoutSize = Self(
    .error, "L133", "preview-without-size",
    Page(
      why: """
        A preview needs a size: written after its name, or that of a device given by its name or \
        by `device`. `layoutc devices` lists the devices.
        """, bad: .afterPage("preview \"small phone\""),
      good: .afterPage("preview \"small phone\" 320 x 568")))

  package static let unknownReference = Self(
    .error, "L134", "unknown-reference",
    Page(
      why: """
        A label in `items`, `sections` or `orthogonalOffset` names a section of the previewed \
        layout, one in `set` a `param`, and a row of `measured` a content.
        """, bad: .afterPage("preview \"phone\" 393 x 852 { items: posts 18 }"),
      good: .file(
        """
        layout page {
            section all { hgroup row 1w x 44 { item cell } }
        }

        preview "phone" 393 x 852 { items: all 18 }
        """)))

  package static let unknownDevice = Self(
    .error, "L136", "unknown-device",
    Page(
      why: """
        Devices are those that `layoutc devices` lists. For any other size, write it after the \
        name of the preview.
        """, bad: .afterPage("preview \"phone\" { device: \"iPhone 15 Mini\" }"),
      good: .afterPage("preview \"phone\" { device: \"iPhone 15\" }")))

  package static let nothingToShow = Self(
    .error, "L137", "nothing-to-show",
    Page(
      why: """
        Frames were requested, and the file declares neither a `layout` nor a `view`. A file of \
        constants and definitions can be imported and checked, but has nothing to show.
        """, bad: .file("let gap = 8"), good: .beforeSection("spacing: gap", above: "let gap = 8")))

  package static let duplicateValue = Self(
    .error, "L141", "duplicate-value",
    Page(
      why: """
        A property of a preview has one value for each name. For several instances of a section \
        with different numbers of items, write a list: `items: month [31, 28]`.
        """, bad: .afterPage("preview \"phone\" 393 x 852 { items: month 31, month 28 }"),
      good: .file(
        """
        layout page {
            section month { hgroup row 1w x 44 { item day } }
        }

        preview "phone" 393 x 852 { items: month [31, 28] }
        """)))

  package static let ineffectiveDevice = Self(
    .warning, "L143", "ineffective-device",
    Page(
      why: """
        A preview with a size has exactly that size; `device` has no effect beside it. Keep one \
        of them.
        """, bad: .afterPage("preview \"phone\" 390 x 844 { device: \"iPhone 15\" }"),
      good: .afterPage("preview \"phone\" { device: \"iPhone 15\" }")))

  package static let ineffectiveOffset = Self(
    .warning, "L144", "ineffective-offset",
    Page(
      why: """
        `orthogonalOffset` scrolls a section across the direction of its layout. A section \
        without `orthogonal` scrolls only with the page.
        """,
      bad: .file(
        """
        layout page {
            section stories { hgroup story 72 x 96 { item avatar } }
        }

        preview "phone" 393 x 852 { orthogonalOffset: stories 40 }
        """),
      good: .file(
        """
        layout page {
            section stories {
                orthogonal: continuous
                hgroup story 72 x 96 { item avatar }
            }
        }

        preview "phone" 393 x 852 { orthogonalOffset: stories 40 }
        """)))

  package static let duplicateMeasured = Self(
    .error, "L145", "duplicate-measured",
    Page(
      why: """
        A preview has one `measured` block for each section, with the sizes of all of its \
        contents.
        """,
      bad: .section(
        "hgroup row 1w x ~44 { item cell 1w x ~44 }",
        below: """
          preview "phone" 393 x 852 {
              measured all { cell: _ x 60 }
              measured all { cell: _ x 30 }
          }
          """),
      good: .file(
        """
        layout page {
            section all { hgroup row 1w x ~44 { item cell 1w x ~44 } }
        }

        preview "phone" 393 x 852 {
            measured all { cell: _ x 60, _ x 30 }
        }
        """)))
}
