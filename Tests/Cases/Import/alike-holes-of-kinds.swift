// swift-format-ignore-file
import UIKit

private enum Section: Int, CaseIterable { case apps, games, small, large }
private struct Look { var gap: CGFloat }
final class AlikeHolesViewController: UIViewController {
    var apps: [Int] = []
    var games: [Int] = []
    private var near: Look!
    private var far: Look!
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            guard let section = Section(rawValue: index) else { return nil }
            switch section {
            case .apps where !self.apps.isEmpty: return self.row()
            case .games where !self.games.isEmpty: return self.row()
            case .apps, .games: return nil
            case .small, .large:
                let row = self.row()
                row.interGroupSpacing = section == .small ? self.near.gap : self.far.gap
                return row
            }
        }
    }
    private func row() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }
}
