// swift-format-ignore-file
import UIKit
final class StateVC: UIViewController {
    enum Section { case a, b }
    var sections: [Section] = [.b, .a, .b]
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            guard let self else { return nil }
            switch self.sections[index] {
            case .a: return self.rows(44)
            case .b: return self.rows(88)
            }
        }
    }
    func rows(_ h: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h))
        return .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
}
