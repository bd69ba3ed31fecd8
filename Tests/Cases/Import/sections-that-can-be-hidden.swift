// swift-format-ignore-file
import UIKit

final class SectionsThatCanBeHiddenController: UIViewController {
    enum Kind { case hero, promo, grid }
    var showPromo = false
    var names: [String] = []
    private var order: [Kind] { [.hero, showPromo ? .promo : nil, .grid].compactMap { $0 } }
    private var filtered: [Kind] { [.grid, .hero].filter { $0 != .hero || !names.isEmpty } }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in section(self.order[index]) }
    }

    func makeFilteredLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in section(filtered[index]) }
    }

    private func section(_ kind: Kind) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let height: CGFloat = kind == .hero ? 300 : kind == .promo ? 200 : 100
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    }
}
