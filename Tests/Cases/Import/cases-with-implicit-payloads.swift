// swift-format-ignore-file
import UIKit
protocol VM { var header: String? { get } }
struct AVM: VM { var id = UUID(); var header: String? { "a" } }
struct BVM: VM { var id = UUID(); var header: String? { nil } }
enum Sec: CaseIterable {
    case a(AVM), b(BVM)
    static var allCases: [Sec] { [.a(.init()), .b(.init())] }
    var vm: VM { switch self { case .a(let m): return m; case .b(let m): return m } }
    var header: String? { vm.header }
}
func S(_ h: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitems: [item]))
}
func m1() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
    let s = S(10), k = Sec.allCases[i]
    if k.header != nil {
        s.boundarySupplementaryItems = [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
    }
    return s
} }
