// swift-format-ignore-file
import UIKit
import Combine

private func section(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}
final class SinkViewController: UICollectionViewController {
    let model = ListModel()
    override func viewDidLoad() {
        super.viewDidLoad()
        model.configuration.sink { [unowned self] configuration in
            let layout = UICollectionViewCompositionalLayout { index, _ in
                section(index == 0 ? 44 : configuration.height)
            }
            collectionView.setCollectionViewLayout(layout, animated: true)
        }
    }
}
final class ObserverViewController: UICollectionViewController {
    var isLarge = false {
        didSet {
            collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section(isLarge ? 60 : 30))
        }
    }
}
final class StoredClosureViewController: UICollectionViewController {
    private let makeLayout: (CGFloat) -> UICollectionViewLayout = { height in
        UICollectionViewCompositionalLayout(section: section(height + 1))
    }
}
