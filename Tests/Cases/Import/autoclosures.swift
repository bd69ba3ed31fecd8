// run: AutoclosuresController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class AutoclosuresController: UIViewController {
    private func twice(_ value: @autoclosure () -> CGFloat) -> CGFloat { value() + value() }
    private func lazily(_ isWanted: Bool, _ value: @autoclosure () -> CGFloat) -> CGFloat { isWanted ? value() : 5 }

    private func row(_ height: CGFloat, _ columns: Int = 1) -> NSCollectionLayoutGroup {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns)
    }

    func makeLayout() -> UICollectionViewLayout {
        var count: CGFloat = 0
        func next() -> CGFloat {
            count += 10
            return count
        }
        let sum = twice(next())
        let unused = lazily(false, next())
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400)), subitems: [row(sum), row(unused), row(count), row(lazily(true, 60))])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
