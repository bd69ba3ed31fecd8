// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
extension Array { subscript(safe index: Int) -> Element? { indices ~= index ? self[index] : nil } }
enum K { case a, b }
final class PatternOperatorOfIndexViewController: UIViewController {
    let sections: [K] = [.a, .b]
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            switch self.sections[safe: i] { case .a: return row(1); case .b: return row(2); case nil: return nil }
        }
    }
}
