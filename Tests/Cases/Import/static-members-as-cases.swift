// run: StaticMembersAsCasesController().makeLayout(), sections: 3
// swift-format-ignore-file
import UIKit

struct PollPart: Equatable, Sendable {
    let key: String
    static let name = PollPart(key: "name")
    static let options: PollPart = { .init(key: "options") }()
}

extension Array where Element == PollPart {
    subscript(_ key: String) -> PollPart? { first { $0.key == key } }
}

final class StaticMembersAsCasesController: UIViewController {
    private let parts: [PollPart] = [.name, .options, .init(key: "more")]

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let part = self.parts[index]
            switch part {
            case .name: return self.row(44)
            case .options: return self.row(60)
            default: return self.row(80)
            }
        }
    }
    private func row(_ height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}
