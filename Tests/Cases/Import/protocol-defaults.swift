// run: ProtocolDefaultsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

@MainActor protocol SectionMaking {
    var height: CGFloat { get }
    var columns: Int { get }
}

extension SectionMaking {
    var columns: Int { 3 }
    var doubled: CGFloat { height * 2 }
    func section(scale: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height * scale)), subitem: item, count: columns)
        return NSCollectionLayoutSection(group: group)
    }
}

struct CompactMaking: SectionMaking {
    let height: CGFloat = 44
}

struct WideMaking: SectionMaking {
    let height: CGFloat = 70
    var columns: Int { 5 }
    var doubled: CGFloat { 1 }
}

final class ProtocolDefaultsController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        let provider: any SectionMaking = CompactMaking()
        let other = WideMaking()
        let section = provider.section(scale: 2)
        section.contentInsets.top = other.height
        section.contentInsets.bottom = other.doubled
        return UICollectionViewCompositionalLayout(section: section)
    }
}
