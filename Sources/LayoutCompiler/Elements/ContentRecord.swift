package import LayoutContent
package import LayoutGeometry
internal import LayoutLanguage
package import LayoutSolver

/// A content with its frames in the content space.
package struct ContentRecord: Sendable {
  package let content: SolvedContent
  package let placed: PlacedContent
  /// The element around it; `nil` in a view.
  package let host: SolvedElement?
  /// The name or the word of the element or the view around it.
  let owner: String
  package let zIndex: Int

  package var element: ContentElement { content.elements[placed.element] }

  /// Its own frame, where that is not what it occupies.
  package var contentFrame: Rectangle? {
    placed.contentFrame == placed.frame ? nil : placed.contentFrame
  }

  /// The names and kinds from the item or the view down to it.
  package var path: [String] { [owner] + content.path(to: placed.element) }

  /// How many elements are around it, from the item or the outermost content of the view on.
  package var depth: Int { content.depth(of: placed.element) + (host == nil ? 0 : 1) }

  /// The category of all contents.
  package static let category = "content"
}
