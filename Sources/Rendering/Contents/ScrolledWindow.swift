internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage

/// The window of a view that its scroll offset moves the contents of: the outermost and first.
///
/// - Source: `content.md` c.1.2.
struct ScrolledWindow {
  let frame: Rectangle
  /// By element, whether it stands in the window.
  private let holds: [Bool]

  /// `nil` where nothing scrolls.
  ///
  /// - Complexity: O(*n*) in the elements.
  init?(in content: SolvedContent) {
    let elements = content.elements
    guard let window = elements.firstIndex(where: { $0.look == .window }),
      let placed = content.placed.first(where: { $0.element == window })
    else { return nil }
    frame = placed.contentFrame
    var holds = [Bool](repeating: false, count: elements.count)
    for (element, parent) in elements.map(\.parent).enumerated() {
      if let parent { holds[element] = parent == window || holds[parent] }
    }
    self.holds = holds
  }

  func holds(_ placed: PlacedContent) -> Bool { holds[placed.element] }
}
