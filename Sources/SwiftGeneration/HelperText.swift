/// The functions and types at the end of generated files, as they are written there.
enum HelperText {
  static let columns = #"""
    /// The largest number of columns at least `min` wide.
    @MainActor private func columns(min least: CGFloat, atLeast: Int = 1, spacing: CGFloat = 0, in width: CGFloat) -> Int {
        let available = width + spacing
        return max(atLeast, Int(((available + 1e-6 + 1e-6 * available.magnitude) / (least + spacing)).rounded(.down)))
    }

    """#

  static let columnWidth = #"""
    /// The width of `span` of `count` equal columns and the gaps between them; a column is a whole number of pixels.
    @MainActor private func columnWidth(of count: Int, span: Int = 1, spacing: CGFloat = 0, in width: CGFloat, _ environment: any NSCollectionLayoutEnvironment) -> CGFloat {
        let column = floored((width - CGFloat(count - 1) * spacing) / CGFloat(count), environment)
        return CGFloat(span) * column + CGFloat(span - 1) * spacing
    }

    """#

  static let floored = #"""
    /// The length rounded down to a pixel, as UIKit does from iOS 16 on.
    @MainActor private func floored(_ length: CGFloat, _ environment: any NSCollectionLayoutEnvironment) -> CGFloat {
        let scale = environment.traitCollection.displayScale
        return scale > 0 ? ((length * scale + 1e-3).rounded(.down)) / scale : length
    }

    """#

  static let uniform = #"""
    /// Estimated, then as large as the largest sibling; before iOS 17 as large as its own content.
    @MainActor private func uniform(_ estimate: CGFloat) -> NSCollectionLayoutDimension {
        if #available(iOS 17, tvOS 17, *) { return .uniformAcrossSiblings(estimate: estimate) }
        return .estimated(estimate)
    }

    """#

  static let splitGroup = #"""
    /// A group divided evenly among `count` equal children. UIKit's own call is deprecated from iOS 16 on and has no
    /// replacement; made through a protocol it gives no warning.
    @MainActor private func splitGroup(_ axis: SplitAxis, layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        let splitter: any Splitting.Type = Splitter.self
        return splitter.group(axis, layoutSize, subitem, count)
    }

    private enum SplitAxis { case horizontal, vertical }

    @MainActor private protocol Splitting {
        static func group(_ axis: SplitAxis, _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int) -> NSCollectionLayoutGroup
    }

    @MainActor private enum Splitter: Splitting {
        @available(*, deprecated)
        static func group(_ axis: SplitAxis, _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int) -> NSCollectionLayoutGroup {
            switch axis {
            case .horizontal: .horizontal(layoutSize: size, subitem: subitem, count: count)
            case .vertical: .vertical(layoutSize: size, subitem: subitem, count: count)
            }
        }
    }

    """#

  static let ignoreInsets = #"""
    /// Keeps headers and footers outside the section's insets. The property is deprecated from iOS 16 on; set through a
    /// protocol it gives no warning.
    @MainActor private func ignoreInsets(_ section: NSCollectionLayoutSection) {
        let setter: any InsetsSetting.Type = InsetsSetter.self
        setter.ignoreInsets(section)
    }

    @MainActor private protocol InsetsSetting {
        static func ignoreInsets(_ section: NSCollectionLayoutSection)
    }

    @MainActor private enum InsetsSetter: InsetsSetting {
        @available(*, deprecated)
        static func ignoreInsets(_ section: NSCollectionLayoutSection) { section.supplementariesFollowContentInsets = false }
    }

    """#
}
