// run: KindsBehindTheLast().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

enum KindBehindTheLast: Int { case small, medium, large }

final class KindsBehindTheLast: UIViewController {
    private func section(_ kind: KindBehindTheLast) -> NSCollectionLayoutSection {
        var height: CGFloat
        switch kind {
        case .small: height = 10
        case .medium: height = 20
        case .large: height = 30
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            self.section(KindBehindTheLast(rawValue: index + 1) ?? .small)
        }
    }

    func before() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            self.section(KindBehindTheLast(rawValue: index - 1) ?? .large)
        }
    }
}
