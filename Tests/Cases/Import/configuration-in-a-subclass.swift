// run: ConfigurationInASubclassController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class StripLayout: UICollectionViewCompositionalLayout {
    init(spacing: CGFloat) {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(120), heightDimension: .fractionalHeight(1)), subitems: [item])
        super.init(sectionProvider: { _, _ in NSCollectionLayoutSection(group: group) }, configuration: .init())
        configuration.scrollDirection = .horizontal
        self.configuration.interSectionSpacing = spacing
        setUp()
    }

    private func setUp() { configuration.contentInsetsReference = .layoutMargins }
}

final class ConfigurationInASubclassController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        return StripLayout(spacing: 7)
    }
}
