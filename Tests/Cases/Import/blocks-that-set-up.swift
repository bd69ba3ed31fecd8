// swift-format-ignore-file
import Then
import UIKit

final class BlocksThatSetUpController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration().then {
            $0.interSectionSpacing = 20
        }
        return UICollectionViewCompositionalLayout(sectionProvider: { _, _ in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))).then {
                $0.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
            }
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
            return NSCollectionLayoutSection(group: group).then { $0.interGroupSpacing = 5 }
        }, configuration: configuration)
    }
}
