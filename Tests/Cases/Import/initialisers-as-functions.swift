// run: InitialisersAsFunctionsController().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

struct RowShape {
    let height: CGFloat
    let count: Int
    init(of row: RowHeight) {
        height = row.points * 10
        count = row.points > 3 ? 2 : 1
    }
}

struct RowHeight {
    let points: CGFloat
}

final class InitialisersAsFunctionsController: UIViewController {
    private func section(_ shape: RowShape, _ place: Int) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(shape.height)), subitem: NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))), count: shape.count)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = CGFloat(place &+ 1)
        return section
    }

    func makeLayout() -> UICollectionViewLayout {
        let heights: [CGFloat] = [3, 4, 5]
        let shapes = heights.map(RowHeight.init).map(RowShape.init(of:))
        let sections = shapes.enumerated().map { section($0.element, $0.offset) }
        return UICollectionViewCompositionalLayout { index, _ in sections[index] }
    }
}
