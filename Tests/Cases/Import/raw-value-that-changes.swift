// swift-format-ignore-file
import UIKit
final class ModeViewController: UIViewController {
    enum Mode: Int { case one = 1, two, three
        var columns: Int { rawValue }
    }
    private var mode: Mode = .two
    func toggle() { mode = .three }
    func layout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitem: item, count: mode.columns)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
