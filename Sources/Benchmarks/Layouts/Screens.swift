/// Source text of any length that reads like a project's: numbered screens, each with its names.
enum Screens {
  /// A file of so many screens.
  static func file(_ count: Int) -> String { (0..<count).map(screen).joined(separator: "\n") }

  /// About 300 lines.
  static let page = file(6)
  /// About 2,500 bytes.
  static let small = file(2)
  /// A little more than a megabyte.
  static func megabyte() -> String { file(1_000_000 / (page.utf8.count / 6) + 1) }

  /// One of them.
  static func screen(_ number: Int) -> String {
    """
    // Screen \(number): stories to swipe, a mosaic, and short news below.

    /// The hairline around every picture.
    let gap\(number) = 2

    /// Thumbnails in a strip.
    param columns\(number) in 1...6 = 3

    layout explore\(number) {
        spacing: 24  // between its sections

        section stories {
            insets: horizontal 16, bottom 8
            spacing: 12
            orthogonal: continuousGroupLeadingBoundary
            hgroup story 72 x 96 {
                item avatar 1w x 1w {
                    badge live 20 x 20 { anchor: bottomTrailing; offset: 0.25w, 0 }
                }
            }
        }

        /// A square tile: a hero with two pictures at its side, a strip below.
        section posts {
            header title 1w x ~44 { pinned: true; zIndex: 2 }
            vgroup tile 1w x (container.width * 2 / 3 + 96) {
                hgroup feature 1w x 2/3h {
                    item hero 2/3w x 1h { insets: gap\(number) }
                    vgroup stack 1/3w x 1h split 2 {
                        item side { insets: gap\(number) }
                    }
                }
                hgroup strip 1w x 1/3h split columns\(number) {
                    item thumb { insets: gap\(number) }
                }
            }
            if container.width >= 700 {
                footer credits 1w x 30
            }
            background card { insets: 8 }
        }
    }

    preview "phone \(number)" 393 x 852 {
        layout: explore\(number)
        items: stories 9, posts 18
    }

    """
  }
}
