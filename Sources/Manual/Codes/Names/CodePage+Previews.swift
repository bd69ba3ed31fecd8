extension CodePage {
  /// What is wrong with a preview, and with a file of which nothing can be shown.
  static let previewCodes: [CodePage] = [
    CodePage(
      number: "L131", name: "unknown-layout",
      why: """
        `layout:` of a preview names a layout or a view of the same file; an import does not \
        bring any. Nothing is called so.
        """,
      bad: """
        layout explore {
            section all { hgroup row 1w x 44 { item cell } }
        }

        preview "phone" 393 x 852 { layout: explorer }
        """,
      good: """
        layout explore {
            section all { hgroup row 1w x 44 { item cell } }
        }

        preview "phone" 393 x 852 { layout: explore }
        """),
    CodePage(
      number: "L132", name: "preview-without-layout",
      why: """
        A preview shows the only layout of its file, or the only view if there is no layout. With \
        several to choose from it has to say which one; with none it has nothing to show.
        """,
      bad: """
        layout feed { section all { hgroup row 1w x 44 { item cell } } }
        layout grid { section all { hgroup row 1w x 88 { item cell } } }

        preview "phone" 393 x 852
        """,
      good: """
        layout feed { section all { hgroup row 1w x 44 { item cell } } }
        layout grid { section all { hgroup row 1w x 88 { item cell } } }

        preview "phone" 393 x 852 { layout: grid }
        """),
    CodePage(
      number: "L133", name: "preview-without-size",
      why: """
        A preview needs a size: written behind its name, or that of the device which its name or \
        `device` names. This name is no device; `layoutc devices` lists them.
        """,
      bad: """
        layout page {
            section all { hgroup row 1w x 44 { item cell } }
        }

        preview "small phone"
        """,
      good: """
        layout page {
            section all { hgroup row 1w x 44 { item cell } }
        }

        preview "small phone" 320 x 568
        """),
    CodePage(
      number: "L134", name: "unknown-reference",
      why: """
        A label in `items`, `sections` or `orthogonalOffset` names a section of the layout shown, \
        one in `set` a `param`, and a row of `measured` a content. Nothing is called so.
        """,
      bad: """
        layout page {
            section all { hgroup row 1w x 44 { item cell } }
        }

        preview "phone" 393 x 852 { items: posts 18 }
        """,
      good: """
        layout page {
            section all { hgroup row 1w x 44 { item cell } }
        }

        preview "phone" 393 x 852 { items: all 18 }
        """),
    CodePage(
      number: "L136", name: "unknown-device",
      why: """
        A device is one of those that `layoutc devices` lists. The size, the scale and the safe \
        area of any other are not known; write a size behind the name of the preview instead.
        """,
      bad: """
        layout page {
            section all { hgroup row 1w x 44 { item cell } }
        }

        preview "phone" { device: "iPhone 15 Mini" }
        """,
      good: """
        layout page {
            section all { hgroup row 1w x 44 { item cell } }
        }

        preview "phone" { device: "iPhone 15" }
        """),
    CodePage(
      number: "L137", name: "no-layout",
      why: """
        Frames were asked for, and the file declares neither a `layout` nor a `view`. A file of \
        constants and definitions is fine for others to import and for `layoutc check`, but it \
        shows nothing.
        """,
      bad: """
        let gap = 8
        """,
      good: """
        let gap = 8

        layout page {
            spacing: gap
            section all { hgroup row 1w x 44 { item cell } }
        }
        """),
    CodePage(
      number: "L141", name: "second-value",
      why: """
        A property of a preview gives each name one value. To have several instances of a section \
        with different numbers of items, give it a list: `items: month [31, 28]`.
        """,
      bad: """
        layout page {
            section month { hgroup row 1w x 44 { item day } }
        }

        preview "phone" 393 x 852 { items: month 31, month 28 }
        """,
      good: """
        layout page {
            section month { hgroup row 1w x 44 { item day } }
        }

        preview "phone" 393 x 852 { items: month [31, 28] }
        """),
    CodePage(
      number: "L143", name: "idle-beside-size",
      why: """
        A preview with a size shows exactly that size; `device` decides only where no size is \
        written. Keep one of the two.
        """,
      bad: """
        layout page {
            section all { hgroup row 1w x 44 { item cell } }
        }

        preview "phone" 390 x 844 { device: "iPhone 15" }
        """,
      good: """
        layout page {
            section all { hgroup row 1w x 44 { item cell } }
        }

        preview "phone" { device: "iPhone 15" }
        """),
    CodePage(
      number: "L144", name: "idle-offset",
      why: """
        `orthogonalOffset` moves a section that scrolls across the direction of its layout. A \
        section without `orthogonal` moves only with the page, so the offset does nothing.
        """,
      bad: """
        layout page {
            section stories { hgroup story 72 x 96 { item avatar } }
        }

        preview "phone" 393 x 852 { orthogonalOffset: stories 40 }
        """,
      good: """
        layout page {
            section stories {
                orthogonal: continuous
                hgroup story 72 x 96 { item avatar }
            }
        }

        preview "phone" 393 x 852 { orthogonalOffset: stories 40 }
        """),
    CodePage(
      number: "L145", name: "second-of-name",
      why: """
        A preview has one `measured` block for each section: it lists the sizes of all the \
        contents in that section. A second one would leave open which of them holds.
        """,
      bad: """
        layout page {
            section all { hgroup row 1w x ~44 { item cell 1w x ~44 } }
        }

        preview "phone" 393 x 852 {
            measured all { cell: _ x 60 }
            measured all { cell: _ x 30 }
        }
        """,
      good: """
        layout page {
            section all { hgroup row 1w x ~44 { item cell 1w x ~44 } }
        }

        preview "phone" 393 x 852 {
            measured all { cell: _ x 60, _ x 30 }
        }
        """),
  ]
}
