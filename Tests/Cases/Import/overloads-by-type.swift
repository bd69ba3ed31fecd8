// run: OverloadsByTypeController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

enum OverloadEdge { case sides, ends }

final class OverloadsByTypeController: UIViewController {
    private func edges(_ length: CGFloat) -> NSDirectionalEdgeInsets {
        .init(top: length, leading: length, bottom: length, trailing: length)
    }
    private func edges(_ edge: OverloadEdge) -> NSDirectionalEdgeInsets {
        switch edge {
        case .sides: .init(top: 0, leading: 9, bottom: 0, trailing: 9)
        case .ends: .init(top: 9, leading: 0, bottom: 9, trailing: 0)
        }
    }
    private func gap(_ text: String) -> CGFloat { CGFloat(text.count) }
    private func gap(_ flag: Bool) -> CGFloat { flag ? 100 : 200 }
    private func gap(_ number: Int) -> CGFloat { CGFloat(number) * 10 }

    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: 2)
        group.contentInsets = edges(4)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = edges(OverloadEdge.sides)
        section.interGroupSpacing = gap(2) + gap("four") + gap(true)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
