// swift-format-ignore-file
import UIKit
import SwiftUI
struct CellRecipe: Hashable { let name: String; let minutes: Int }
struct CellCategory: Hashable { let title: String }
final class CellsOfCasesViewController: UIViewController {
    enum Section: Int, CaseIterable { case featured, categories }
    enum Item: Hashable { case recipe(CellRecipe), category(CellCategory) }
    var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, env in
            guard let section = Section(rawValue: index) else { return nil }
            let height: CGFloat = section == .featured ? 240 : 44
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(height)), subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
    }
    func configure(_ collectionView: UICollectionView) {
        let featured = UICollectionView.CellRegistration<UICollectionViewCell, CellRecipe> { cell, indexPath, recipe in
            cell.contentConfiguration = UIHostingConfiguration { Text(recipe.name).font(.headline) }.margins(.all, 0)
        }
        let category = UICollectionView.CellRegistration<UICollectionViewCell, CellCategory> { cell, indexPath, category in
            cell.contentConfiguration = UIHostingConfiguration { HStack { Text(category.title); Spacer() } }
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { cv, indexPath, item in
            let section = Section.allCases[indexPath.section]
            switch (section, item) {
            case (.featured, .recipe(let r)): return cv.dequeueConfiguredReusableCell(using: featured, for: indexPath, item: r)
            case (.categories, .category(let c)): return cv.dequeueConfiguredReusableCell(using: category, for: indexPath, item: c)
            default: return UICollectionViewCell()
            }
        }
    }
}
