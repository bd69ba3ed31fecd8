// run: AllCasesController().makeLayout(), sections: 2
// swift-format-ignore-file
import UIKit

final class AllCasesController: UIViewController {
    enum Part: CaseIterable { case top, bottom
        var isWide: Bool { self == .top }
    }
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let part = Part.allCases[index]
            let width: NSCollectionLayoutDimension
            switch part {
            case _ where part.isWide: width = .fractionalWidth(0.9)
            default: width = .absolute(150)
            }
            let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(100))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))])
            return NSCollectionLayoutSection(group: group)
        }
    }
}
