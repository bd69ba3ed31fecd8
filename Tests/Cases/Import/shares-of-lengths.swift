// swift-format-ignore-file
import UIKit
final class SharesOfLengths: UIViewController {
    struct Model { var share: CGFloat, ratio: CGFloat, gap: CGFloat, columns: Int }
    var model: Model!
    func make() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [self] i, env in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(env.container.contentSize.width * model.share), heightDimension: .absolute(100 * model.share)))
            let w = env.container.contentSize.width
            let g = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(w / model.ratio)), subitems: [item])
            g.interItemSpacing = .fixed(model.gap * 2)
            let s = NSCollectionLayoutSection(group: g)
            s.interGroupSpacing = w / CGFloat(model.columns)
            return s
        }
    }
}
