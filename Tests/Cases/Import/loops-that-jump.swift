// run: LoopsThatJumpController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

final class LoopsThatJumpController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        var widths: [CGFloat] = []
        var n = 0
        while true {
            n += 1
            if n == 2 { continue }
            if n > 4 { break }
            widths.append(CGFloat(n) * 10)
        }
        repeat {
            widths.append(7)
            n -= 1
        } while n > 3
        outer: for i in 1...3 {
            for j in stride(from: 3, through: 1, by: -1) {
                if i == j { continue outer }
                if i + j > 5 { break outer }
                widths.append(CGFloat(10 * i + j))
            }
        }
        let items = widths.map { NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute($0), heightDimension: .fractionalHeight(1))) }
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: items)
        let section = NSCollectionLayoutSection(group: group)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
