// run: CastsToClassesController().makeLayout(), sections: 2
// swift-format-ignore-file
import UIKit

@MainActor private func row(_ n: Int, _ h: CGFloat = 50, gap: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitem: item, count: n)
    group.interItemSpacing = .fixed(gap)
    return NSCollectionLayoutSection(group: group)
}
class CastsToClassesA { let h: CGFloat = 10 }
final class CastsToClassesB: CastsToClassesA {}
final class CastsToClassesController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let all: [CastsToClassesA] = [CastsToClassesA(), CastsToClassesB(), CastsToClassesA()]
        return UICollectionViewCompositionalLayout { i, _ in
            if i == 0 { return row(all.compactMap { $0 as? CastsToClassesB }.count) }
            guard all[0] as? CastsToClassesB == nil else { return row(9) }
            return row(2)
        }
    }
}
