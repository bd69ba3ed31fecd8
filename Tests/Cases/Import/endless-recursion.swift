// swift-format-ignore-file
import UIKit

final class EndlessController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in self.section(1) }
    }
    func section(_ n: Int) -> NSCollectionLayoutSection { self.other { self.section(n + 1) } }
    func other(_ make: () -> NSCollectionLayoutSection) -> NSCollectionLayoutSection { make() }
}
