// swift-format-ignore-file
import UIKit

final class EnumerationsOfModelsModel {
    enum Section: Int { case photos, links; var height: CGFloat { self == .photos ? 100 : 50 } }
    private(set) var sections: [Section] = []
    func load() { sections = [.links, .photos] }
}

final class EnumerationsOfModelsController: UIViewController {
    enum Section { case photos, header }
    let model = EnumerationsOfModelsModel()

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let height = self.model.sections[index].height
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
        }
    }
}
