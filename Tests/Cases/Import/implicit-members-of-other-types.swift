// swift-format-ignore-file
import UIKit

extension UICollectionViewCompositionalLayout {
    static func list(height: CGFloat) -> UICollectionViewCompositionalLayout {
        return .init(section: .list(height: height))
    }

    static var plain: UICollectionViewCompositionalLayout {
        .init(section: .plain)
    }
}
