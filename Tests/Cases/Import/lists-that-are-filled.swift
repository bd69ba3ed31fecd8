// swift-format-ignore-file
import UIKit

final class FilledController: UIViewController {
    enum Part { case hero, grid(columns: Int) 
        var columns: Int { switch self { case .grid(let columns): return columns; default: return 1 } }
    }
    private var parts = [Part]()
    private var tags: [String] = []
    private var kinds: [Part] = [.hero]

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            guard !self.kinds.isEmpty else { return nil }
            let part = self.parts[index]
            let columns = part.columns
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(40)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(self.tags.count > 10 ? 60 : 40)), subitem: item, count: columns)
            return NSCollectionLayoutSection(group: group)
        }
    }
    func reload() { kinds.append(.grid(columns: 2)) }
}
