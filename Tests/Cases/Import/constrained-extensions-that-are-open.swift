// swift-format-ignore-file
import UIKit

protocol OpenlyConstrainedTitled { var title: CGFloat { get } }
protocol OpenlyConstrainedLaid {}
extension OpenlyConstrainedLaid {
    func height() -> CGFloat { 10 }
    var total: CGFloat { height() * 2 }
}
extension OpenlyConstrainedLaid where Self: OpenlyConstrainedTitled { func height() -> CGFloat { title } }
struct OpenlyConstrainedHeading: OpenlyConstrainedLaid, OpenlyConstrainedTitled { let title: CGFloat = 33 }
extension Array where Element == CGFloat { var sum: CGFloat { reduce(0, +) } }
extension Array where Element == Int { var sum: CGFloat { CGFloat(reduce(0, +)) / 2 } }

final class OpenlyConstrainedController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let numbers = [2, 4]
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(numbers.sum), heightDimension: .absolute(OpenlyConstrainedHeading().total)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
