// run: EnumerationsOfOneNameController().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

final class EnumerationsOfOneNameController: UIViewController {
    enum Section: CaseIterable { case header, items, footer }
    private var sections: [Section] { Section.allCases }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            switch self?.sections[index] {
            case .header: return Self.row(10)
            case .items: return Self.row(20)
            default: return Self.row(30)
            }
        }
    }

    static func row(_ height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    }
}
