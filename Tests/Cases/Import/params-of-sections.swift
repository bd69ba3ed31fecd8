// swift-format-ignore-file
import UIKit

private func section(_ height: NSCollectionLayoutDimension, _ columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: columns))
}
final class ModelsViewController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let model = self.viewModel.sections[index]
            switch model.kind {
            case .list: return section(.absolute(44), model.columns)
            default: return section(.fractionalWidth(0.2), model.columns)
            }
        }
    }
}
final class CountsViewController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let columns = self.models[index].columnCount
            return section(columns == 1 ? .absolute(44) : .fractionalWidth(0.2), columns)
        }
    }
}
final class CastsViewController: UIViewController {
    struct Entry { let identifier: AnyHashable }
    enum Kind: Int, CaseIterable {
        case list, small, large
        func columnCount(for width: CGFloat) -> Int {
            switch self {
            case .large: return width > 800 ? 6 : 3
            case .small: return 5
            case .list: return 1
            }
        }
    }
    var entries: [Entry] = []
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, env in
            guard let kind = self.entries[index].identifier as? Kind else { return nil }
            let columns = kind.columnCount(for: env.container.contentSize.width)
            switch kind {
            case .list: return section(.absolute(44), columns)
            case .large, .small: return section(.fractionalWidth(0.2), columns)
            }
        }
    }
}
