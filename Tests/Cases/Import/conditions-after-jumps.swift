// run: ConditionsAfterJumpsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ConditionsAfterJumpsController: UIViewController {
    func columns(_ width: CGFloat) -> Int {
        switch width {
        case ..<400: break
        case ..<800: return 2
        default: return 3
        }
        return 1
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let isWide = environment.container.contentSize.width > 500
            var items: [NSCollectionLayoutItem] = []
            for (index, width) in [0.2, 0.3, 0.5].enumerated() {
                if index == 1 && !isWide { continue }
                items.append(NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(1))))
            }
            for height in [0.5, 0.25] {
                guard isWide else { break }
                items.append(NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(20), heightDimension: .fractionalHeight(height))))
            }
            outer: for height in [0.75, 0.1] {
                repeat {
                    if isWide { continue outer }
                    items.append(NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(9), heightDimension: .fractionalHeight(height))))
                } while false
            }
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(isWide ? 200 : 100)), subitems: items)
            let section = NSCollectionLayoutSection(group: group)
            switch environment.traitCollection.horizontalSizeClass {
            case .compact: break
            case .regular: section.interGroupSpacing = 4
            default: break
            }
            section.contentInsets.top = environment.traitCollection.horizontalSizeClass == .compact ? 1 : 2
            spaced: if isWide {
                if environment.traitCollection.horizontalSizeClass == .compact { break spaced }
                section.contentInsets.bottom = 5
            }
            section.contentInsets.leading = isWide ? 6 : 7
            section.contentInsets.trailing = CGFloat(self.columns(environment.container.contentSize.width))
            return section
        }
    }
}
