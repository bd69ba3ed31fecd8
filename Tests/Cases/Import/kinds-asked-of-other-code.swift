// swift-format-ignore-file
import UIKit

enum AskedKind: Int, CaseIterable { case small, medium, large }
enum AskedItem: Hashable { case placeholder(AskedKind), other }

final class KindsAskedOfOtherCode: UIViewController {
    private var dataSource: UICollectionViewDiffableDataSource<AskedKind, AskedItem>?
    var theme: UnknownTheme!

    private func row(_ height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private func isEmpty(_ kind: AskedKind) -> Bool {
        let items = dataSource?.snapshot().itemIdentifiers(inSection: kind)
        return items?.count == 1 && items?.first == .placeholder(kind)
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let kind = AskedKind.allCases[index]
            if self.isEmpty(kind) || self.theme.isHidden(kind) { return self.row(5) }
            switch kind {
            case .small: return self.row(10)
            case .medium: return self.row(20)
            case .large: return self.row(30)
            }
        }
    }
}
