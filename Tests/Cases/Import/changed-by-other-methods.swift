// swift-format-ignore-file
import UIKit

final class StoredLayoutController: UIViewController {
    let layout = UICollectionViewCompositionalLayout(section: storedSection())

    func viewDidLoad() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 30
        layout.configuration = configuration
    }
}

final class StoredSectionController: UIViewController {
    var section: NSCollectionLayoutSection!

    func makeLayout() -> UICollectionViewLayout {
        section = storedSection()
        tighten()
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func tighten() { section.interGroupSpacing = 6 }
    func rotate() { section.contentInsets.leading = 50 }
}

private func storedSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item]))
}
