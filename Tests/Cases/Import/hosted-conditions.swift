// swift-format-ignore-file
import UIKit
import SwiftUI
struct Block: Hashable { var title: String; var text: String; var isBig: Bool; var gap: CGFloat; var names: [String] }
final class BlocksViewController: UIViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Int, Block>!
    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    func setUp() {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Block> { cell, indexPath, item in
            cell.contentConfiguration = UIHostingConfiguration { BlockView(block: item) }.margins(.all, 5)
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
    }
}
struct BlockView: View {
    let block: Block
    var body: some View {
        if block.isBig { Text(block.title) } else { Text(block.text).bold() }
    }
}
