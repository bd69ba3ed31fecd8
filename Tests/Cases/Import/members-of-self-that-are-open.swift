// swift-format-ignore-file
import UIKit

class MembersOfOpenSelfController: UIViewController {
    class var columns: Int { 2 }
    class func height() -> CGFloat { 50 }
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.height())), subitem: item, count: Self.columns)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
final class MembersOfOpenSelfWideController: MembersOfOpenSelfController {
    override class var columns: Int { 4 }
    override class func height() -> CGFloat { 60 }
}
