package import LayoutGeometry
package import LayoutLanguage
import LayoutText

/// A content with its place in what is around it.
package struct DerivedContent {
  let id: ElementID
  let name: String
  /// From the corner of what is around it, in points.
  let offset: Point
  let size: Size
  /// Whether letters decide its size.
  package var isText = false

  package init(_ id: ElementID, _ name: String, offset: Point, size: Size) {
    (self.id, self.name, self.offset, self.size) = (id, name, offset, size)
  }
}

extension DerivedFrame {
  /// The frame of the last of `contents`, each of which stands in the one before; the first stands in
  /// `host`, or in a view.
  package init?(_ contents: [DerivedContent], in host: DerivedFrame?) {
    guard let last = contents.last else { return nil }
    func answer(_ axis: Axis) -> DerivedValue {
      let word = axis == .horizontal ? "wide" : "high"
      let rule = !last.isText ? "answered" : axis == .horizontal ? "text-width" : "text-lines"
      return DerivedValue(
        given: last.size[axis], rule,
        "`\(last.name)` is \(last.size[axis].asWritten) \(word)",
        .init(last.id, origin: last.isText ? .font : nil))
    }
    func start(_ axis: Axis) -> DerivedValue {
      let zero = DerivedValue(
        given: 0, "section-start", "the view begins at 0", .init(origin: .default))
      return contents.reduce(host?[start: axis] ?? zero) { value, content in
        let offset = content.offset[axis]
        if offset == 0 { return value }
        let given = DerivedValue(
          given: offset, "aligned", "`\(content.name)` in what is around it", .init(content.id))
        return DerivedValue(
          .add, [.value(value), .value(given)],
          .init("aligned", "where `\(content.name)` stands in it: ", .init(content.id)))
      }
    }
    self.init(
      width: answer(.horizontal), height: answer(.vertical), x: start(.horizontal),
      y: start(.vertical))
  }
}
