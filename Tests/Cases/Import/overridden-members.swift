// swift-format-ignore-file
import UIKit

class BaseController: UIViewController {
    var columns: Int { 3 }
    func spacing() -> CGFloat { 4 }
    func finish(_ section: NSCollectionLayoutSection) {}

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] _, _ in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitem: item, count: self.columns))
            section.interGroupSpacing = self.spacing()
            finish(section)
            return section
        }
    }
}

final class PhotosController: BaseController {
    override var columns: Int { 5 }
    override func spacing() -> CGFloat { 8 }
    override func finish(_ section: NSCollectionLayoutSection) { section.contentInsets.top = 20 }
}

protocol Block { var rows: Int { get } }
extension Block {
    var rows: Int { 2 }
}
struct PlainBlock: Block {}
struct TallBlock: Block { var rows: Int { 6 } }

final class BlocksController: UIViewController {
    var blocks: [any Block] = []

    func makeBlocks() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitem: item, count: self.blocks[index].rows))
        }
    }
}
