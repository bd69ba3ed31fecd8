// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
enum S: Int { case a, b }
final class TrivialCheckViewController: UIViewController {
    var sections: [S] = []
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            guard (0..<self.sections.count).contains(i) else { return nil }
            switch self.sections[i] { case .a: return row(1); case .b: return row(2) }
        }
    }
}
enum S1: Int { case a, b }
final class TrivialCountViewController: UIViewController {
    var dataSource: UICollectionViewDiffableDataSource<S1, Int>!
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            guard i < self.dataSource.snapshot().numberOfSections else { return nil }
            switch self.dataSource.sectionIdentifier(for: i) { case .a: return row(1); default: return row(2) }
        }
    }
}
