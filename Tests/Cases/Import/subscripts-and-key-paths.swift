// run: SubscriptsAndKeyPathsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

struct SpacingTable {
    enum Step: Int { case small, middle, large }
    let values: [CGFloat]
    subscript(index: Int) -> CGFloat { values[index] }
    subscript(step: Step) -> CGFloat { values[step.rawValue] }
}

struct SpacingError: Error {}

final class SubscriptsAndKeyPathsController: UIViewController {
    private func failing(_ fails: Bool) throws -> CGFloat {
        if fails { throw SpacingError() }
        return 21
    }

    func makeLayout() -> UICollectionViewLayout {
        let table = SpacingTable(values: [2, 4, 8])
        let widths = [CGSize(width: 30, height: 1), CGSize(width: 40, height: 2)].map(\.width)
        let items = widths.map { NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute($0), heightDimension: .fractionalHeight(1))) }
        let section = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: items))
        section.interGroupSpacing = table[1]
        section.contentInsets.top = table[.large]
        section.contentInsets.bottom = (try? failing(true)) ?? 5
        section.contentInsets.leading = (try? failing(false)) ?? 6
        return UICollectionViewCompositionalLayout(section: section)
    }
}
