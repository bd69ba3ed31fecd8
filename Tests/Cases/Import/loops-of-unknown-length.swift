// swift-format-ignore-file
import UIKit

final class UnknownLoopsViewController: UIViewController {
    var shots: [CGFloat] = []
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [self] _, env in
            var (total, shown, plain): (CGFloat, Int, CGFloat) = (0, 0, 7)
            var gap: CGFloat = 1
            for shot in shots {
                total += shot + 8
                if total > env.container.contentSize.width { break }
                shown += 1
            }
            while gap < shots.count.distance { gap += 1 }
            if plain < 8 { plain = 9 }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(largest(44)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            group.contentInsets.leading = total / 2
            group.contentInsets.trailing = plain
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = shown == 1 ? 20 : 10
            section.contentInsets.top = gap
            return section
        }
    }
    private func largest(_ least: CGFloat) -> CGFloat {
        for shot in shots where shot > least { return shot }
        return least
    }
}
