// swift-format-ignore-file
import UIKit

protocol StaticStyle { var columns: Int { get } }
extension StaticStyle {
    var columns: Int { 2 }
    var height: CGFloat { 10 }
}

struct StaticBigStyle: StaticStyle {
    var columns: Int { 3 }
    var height: CGFloat { 90 }
    var twice: CGFloat { height * 2 }
}

final class MembersOfProtocolExtensionsController: UIViewController {
    private func row(_ height: CGFloat, _ columns: Int = 1) -> NSCollectionLayoutGroup {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: columns)
    }

    func makeLayout() -> UICollectionViewLayout {
        let style: any StaticStyle = StaticBigStyle()
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400)), subitems: [row(style.height, style.columns), row(StaticBigStyle().twice)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
