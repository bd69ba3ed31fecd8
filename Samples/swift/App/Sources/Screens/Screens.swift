#if canImport(UIKit)
  import UIKit

  /// The layouts of the app's screens, as the types say that are generated from the `.layout` files.
  @MainActor public enum Screens {
    /// The feed: the sections in the order of the file, each once.
    public static func feed(card: UICollectionReusableView.Type) -> UICollectionViewLayout {
      FeedLayout().layout(card: card)
    }

    /// The gallery, for pictures of known shapes.
    ///
    /// - Parameters:
    ///   - shapes: The width of each picture by its height.
    ///   - columns: How many columns; `nil`: as the width of the screen allows.
    public static func gallery(
      of shapes: [CGFloat], columns: Int? = nil
    ) -> UICollectionViewLayout {
      let gallery = GalleryLayout(
        columns: columns ?? 0,
        pictureHeight: { path, width in (width / shapes[path[1]]).rounded() },
        itemCount: { index in GalleryLayout.inOrder(index) == .pictures ? shapes.count : 0 })
      return gallery.layout()
    }
  }
#endif
