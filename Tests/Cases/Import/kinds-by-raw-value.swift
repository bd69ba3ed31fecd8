// run: KindsByRawValueController().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

enum RawKind: Int, CaseIterable {
    case top, middle, bottom

    var columns: Int { self == .middle ? 4 : rawValue + 1 }
    var isPlain: Bool {
        if case .bottom = self { return true }
        return false
    }
    @MainActor func layout(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: columns))
        section.interGroupSpacing = isPlain ? 0 : Self.gap
        return section
    }
    private static let gap: CGFloat = 7
}

final class KindsByRawValueController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            guard let section = RawKind(rawValue: index) else { return nil }
            return section.layout(in: environment)
        }
    }
}
