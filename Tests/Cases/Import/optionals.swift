// run: OptionalsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class OptionalsController: UIViewController {
    private func guarded(_ value: CGFloat?) -> CGFloat {
        guard let value, value > 1 else { return 1 }
        return value * 10
    }

    func makeLayout() -> UICollectionViewLayout {
        let known: CGFloat? = 12
        let unknown: CGFloat? = nil
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        if let known { section.interGroupSpacing = known }
        if let value = unknown { section.interGroupSpacing = value * 100 } else { section.contentInsets.top = 3 }
        section.contentInsets.leading = unknown ?? known ?? 4
        section.contentInsets.trailing = known.map { $0 / 2 } ?? 77
        section.contentInsets.bottom = unknown.map { $0 / 2 } ?? 6
        var maybe: NSCollectionLayoutSection? = nil
        maybe?.interGroupSpacing = 500
        maybe = section
        maybe?.supplementariesFollowContentInsets = false
        maybe!.contentInsets.top += guarded(nil) + guarded(2)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
