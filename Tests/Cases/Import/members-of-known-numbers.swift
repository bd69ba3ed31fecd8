// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
extension CGFloat { var adjusted: CGFloat { self * (UIScreen.main.bounds.width / 375) } }
extension Double { var adjusted: Double { self * Double(UIScreen.main.bounds.width / 375) } }
final class MembersOfKnownNumbersViewController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let s = row(8.adjusted, 164.adjusted)
            s.contentInsets.top = 40.adjusted
            return s
        }
    }
}
