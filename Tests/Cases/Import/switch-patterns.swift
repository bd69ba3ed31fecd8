// run: SwitchPatternsController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

enum PatternKind: Equatable {
    case grid(Int)
    case banner(height: CGFloat, wide: Bool)
    case plain
}

final class SwitchPatternsController: UIViewController {
    private func row(_ kind: PatternKind) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        switch kind {
        case .grid(let n) where n > 3: return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: n - 1)
        case .grid(let n): return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: n)
        case let .banner(height, true): return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
        case .banner(height: let points, wide: _): return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(points + 1)), subitems: [item])
        case .plain where kind == .grid(1): return item
        case .plain: break
        }
        return NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(33)), subitems: [item, item])
    }

    private func described(_ a: Int, _ b: Int) -> CGFloat {
        var result: CGFloat = 0
        switch (a, b) {
        case (0, _): result = 1
        case (let x, let y) where x < y:
            result = CGFloat(x * y)
            fallthrough
        case (100, 100): result += 0.5
        case (1..., ...0): result = 8
        default: result = 99
        }
        return result
    }

    func makeLayout() -> UICollectionViewLayout {
        let kinds: [PatternKind] = [.grid(2), .grid(5), .banner(height: 90, wide: true), .banner(height: 20, wide: false), .plain]
        let rows = kinds.map { row($0) }
        let column = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(900)), subitems: rows)
        let section = NSCollectionLayoutSection(group: column)
        section.interGroupSpacing = described(3, 4)
        section.contentInsets.top = described(0, 1)
        section.contentInsets.bottom = described(7, 0)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
