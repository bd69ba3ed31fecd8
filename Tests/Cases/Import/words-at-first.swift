// swift-format-ignore-file
import UIKit

final class WordsAtFirstController: UIViewController {
    private var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped
    private var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .paging

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            guard let self = self else { return nil }
            if index == 0 {
                let configuration = UICollectionLayoutListConfiguration(appearance: self.appearance)
                return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            }
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(100)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = self.behavior
            return section
        }
    }

    func change() {
        appearance = .plain
        behavior = .groupPaging
    }
}
