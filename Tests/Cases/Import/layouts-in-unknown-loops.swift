// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
final class LayoutsInLoopsViewController: UIViewController {
    func b() { cv.collectionViewLayout = UICollectionViewCompositionalLayout(section: row(1)) }
    func a() { cv.collectionViewLayout = UICollectionViewCompositionalLayout(section: row(2))
       for x in views { x.collectionViewLayout = UICollectionViewCompositionalLayout(section: row(7)) } }
}
