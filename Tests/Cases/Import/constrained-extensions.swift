// run: ConstrainedExtensionsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

protocol ConstrainedTitled { var title: CGFloat { get } }
protocol ConstrainedLaid {}
extension ConstrainedLaid {
    func height() -> CGFloat { 10 }
    var width: CGFloat { 20 }
}
extension ConstrainedLaid where Self: ConstrainedTitled {
    func height() -> CGFloat { title }
    var width: CGFloat { title * 2 }
}
struct ConstrainedPlain: ConstrainedLaid {}
struct ConstrainedHeading: ConstrainedLaid, ConstrainedTitled { let title: CGFloat = 33 }

final class ConstrainedExtensionsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let first = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(ConstrainedPlain().width), heightDimension: .absolute(ConstrainedPlain().height())))
        let second = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(ConstrainedHeading().width), heightDimension: .absolute(ConstrainedHeading().height())))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [first, second])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
