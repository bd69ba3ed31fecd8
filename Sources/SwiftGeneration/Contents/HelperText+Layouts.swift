/// Layouts that SwiftUI does not have, as they are written into files.
extension HelperText {
  static let flow = #"""
    /// Children on lines; a line ends where the next child does not fit.
    private struct Flow: Layout {
        var spacing: CGFloat = 8
        var lineSpacing: CGFloat = 8
        /// Where the lines stand in the width, and the children in a line: 0 start, 0.5 center, 1 end.
        var alignment: CGFloat = 0
        var lineAlignment: CGFloat = 0

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            frames(of: subviews, in: proposal.width).size
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width).frames) {
                subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
            }
        }

        private func frames(of subviews: Subviews, in proposed: CGFloat?) -> (frames: [CGRect], size: CGSize) {
            let limit = proposed ?? .infinity
            var (frames, x, y, line, widest) = ([CGRect](), CGFloat(0), CGFloat(0), 0, CGFloat(0))
            var lines: [(range: Range<Int>, width: CGFloat, height: CGFloat)] = []
            func endLine() {
                let height = frames[line...].map(\.height).max() ?? 0
                lines.append((line..<frames.count, x, height))
                (line, widest, y, x) = (frames.count, max(widest, x), y + height + lineSpacing, 0)
            }
            for subview in subviews {
                var size = subview.sizeThatFits(.unspecified)
                if size.width > limit { size = subview.sizeThatFits(ProposedViewSize(width: limit, height: nil)) }
                if line < frames.count, x + spacing + size.width > limit + 1e-9 { endLine() }
                if line < frames.count { x += spacing }
                frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
                x += size.width
            }
            if line < frames.count { endLine() }
            let width = limit.isFinite ? limit : widest
            for line in lines {
                for i in line.range {
                    frames[i].origin.x += (width - line.width) * alignment
                    frames[i].origin.y += (line.height - frames[i].height) * lineAlignment
                }
            }
            return (frames, CGSize(width: width, height: max(0, y - lineSpacing)))
        }
    }

    """#

  static let balanced = #"""
    /// A stack whose children all get the largest child's size.
    private struct Balanced: Layout {
        var axis: Axis = .horizontal
        var spacing: CGFloat = 8

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let (cell, count) = (largest(of: subviews), CGFloat(subviews.count))
            let gaps = max(0, count - 1) * spacing
            return axis == .horizontal
                ? CGSize(width: count * cell.width + gaps, height: cell.height)
                : CGSize(width: cell.width, height: count * cell.height + gaps)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let cell = largest(of: subviews)
            for (index, subview) in subviews.enumerated() {
                let x = axis == .horizontal ? CGFloat(index) * (cell.width + spacing) : 0
                let y = axis == .horizontal ? 0 : CGFloat(index) * (cell.height + spacing)
                subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: ProposedViewSize(cell))
            }
        }

        private func largest(of subviews: Subviews) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        }
    }

    """#
}
