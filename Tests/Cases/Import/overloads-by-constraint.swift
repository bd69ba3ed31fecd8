// run: OverloadsByConstraint().makeLayout(), sections: 2
// swift-format-ignore-file
import UIKit

protocol WideModel {}
struct WideCard: WideModel {}
struct PlainCard {}

final class OverloadsByConstraint: UIViewController {
    private func height<Model: WideModel>(_ model: Model) -> CGFloat { 100 }
    private func height<Model>(_ model: Model) -> CGFloat { 50 }
    private func gap<Number: BinaryInteger>(_ number: Number) -> CGFloat { 4 }
    private func gap<Number: BinaryFloatingPoint>(_ number: Number) -> CGFloat { 6 }
    private func edge(_ length: CGFloat?) -> CGFloat { 16 }
    private func edge(_ length: CGFloat) -> CGFloat { length }

    private func section(_ height: CGFloat, _ gap: CGFloat, _ edge: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = gap
        section.contentInsets.top = edge
        return section
    }

    func makeLayout() -> UICollectionViewLayout {
        let known: CGFloat? = 3
        let plain: CGFloat = 2
        return UICollectionViewCompositionalLayout { index, _ in
            if index == 0 { return self.section(self.height(WideCard()), self.gap(index), self.edge(plain as CGFloat?)) }
            return self.section(self.height(PlainCard()), self.gap(plain), self.edge(plain))
        }
    }
}
