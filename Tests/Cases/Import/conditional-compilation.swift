// run: ConditionalCompilationController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class ConditionalCompilationController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        #if DEBUG_LAYOUTS
        let columns = 9
        #elseif os(watchOS)
        let columns = 8
        #else
        let columns = 2
        #endif
        let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: columns))
        #if !DEBUG_LAYOUTS
        section.interGroupSpacing = 4
        #endif
        if #available(iOS 15, *) { section.contentInsets.top = 5 } else { section.contentInsets.top = 6 }
        guard #available(iOS 14, *) else { return UICollectionViewCompositionalLayout(section: section) }
        section.contentInsets.bottom = 7
        return UICollectionViewCompositionalLayout(section: section)
    }
}
