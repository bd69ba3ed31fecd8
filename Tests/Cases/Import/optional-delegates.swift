// swift-format-ignore-file
import UIKit

private func row(_ n: Int, _ h: CGFloat = 50, gap: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitem: item, count: n)
    group.interItemSpacing = .fixed(gap)
    return NSCollectionLayoutSection(group: group)
}
protocol OptionalDelegatesDelegate: AnyObject { func columns() -> Int }
final class OptionalDelegatesImpl: OptionalDelegatesDelegate { func columns() -> Int { 7 } }
final class OptionalDelegatesController: UIViewController {
    weak var delegate: OptionalDelegatesDelegate?
    func makeLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout(section: row(delegate?.columns() ?? 3)) }
}
