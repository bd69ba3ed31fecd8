// swift-format-ignore-file
import UIKit
func S(_ h: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
}
func head(_ h: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
}
enum Kind: String { case a, b }
struct Sub { var kind: Kind }
struct Sec { var sub: Sub? }
final class VC: UIViewController {
    var sections: [Sec] = []
    func m1() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
        switch self.sections[i].sub?.kind { case .a: return S(1); case .b: return S(2); default: return S(3) } } }
    func m2() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
        guard let k = self.sections[i].sub?.kind else { return S(3) }
        return k == .a ? S(1) : S(2) } }
    func m3() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
        let s = S(5)
        if let k = self.sections[i].sub?.kind { s.interGroupSpacing = k == .a ? 1 : 2 }
        return s } }
    func m4() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
        guard let sub = self.sections[i].sub else { return S(9) }
        return sub.kind == .a ? S(1) : S(2) } }
}
