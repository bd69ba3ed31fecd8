// swift-format-ignore-file
import UIKit

final class MembersOnTheNextLineViewController: UIViewController {
    static let l: UICollectionViewLayout = { UICollectionViewCompositionalLayout
        .list(using: .init(appearance: .plain)) }()
}
