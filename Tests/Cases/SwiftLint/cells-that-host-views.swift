// swift-format-ignore-file
import UIKit
import SwiftUI
struct Recipe: Hashable { let name: String; let minutes: Int; let image: String; let tags: [String]; let isFavorite: Bool }
struct Category: Hashable { let title: String; let count: Int }
struct RecipeCard: View {
    let recipe: Recipe
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Image("photo").resizable().aspectRatio(3 / 2, contentMode: .fill)
            Text(recipe.name).font(.headline)
            Text("\(recipe.minutes) min")
            HStack { ForEach(recipe.tags, id: \.self) { Text($0).font(.caption) } }
        }
    }
}
final class RecipesViewController: UIViewController {
    enum Section: Int, CaseIterable { case featured, categories, all }
    enum Item: Hashable { case recipe(Recipe), category(Category) }
    var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, env in
            guard let section = Section(rawValue: index) else { return nil }
            switch section {
            case .featured:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(240)), subitems: [item])
                let s = NSCollectionLayoutSection(group: group)
                s.orthogonalScrollingBehavior = .groupPaging
                return s
            case .categories:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
                return NSCollectionLayoutSection(group: group)
            case .all:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)))
                let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)), subitems: [item])
                let s = NSCollectionLayoutSection(group: group)
                s.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]  // finding: L409
                return s
            }
        }
    }
    func configure(_ collectionView: UICollectionView) {
        let featured = UICollectionView.CellRegistration<UICollectionViewCell, Recipe> { cell, indexPath, recipe in
            cell.contentConfiguration = UIHostingConfiguration { RecipeCard(recipe: recipe) }.margins(.all, 0)
        }
        let category = UICollectionView.CellRegistration<UICollectionViewCell, Category> { cell, indexPath, category in
            cell.contentConfiguration = UIHostingConfiguration { HStack { Text(category.title); Spacer(); Text("\(category.count)") } }
        }
        let row = UICollectionView.CellRegistration<UICollectionViewCell, Recipe> { cell, indexPath, recipe in
            cell.contentConfiguration = UIHostingConfiguration {
                HStack { Image("photo").resizable().frame(width: 60, height: 60); Text(recipe.name); if recipe.isFavorite { Image(systemName: "heart.fill") } }
            }
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] view, kind, indexPath in
            view.contentConfiguration = UIHostingConfiguration { Text("Recipes").font(.title2) }
        }
        dataSource = .init(collectionView: collectionView) { cv, indexPath, item in
            switch Section(rawValue: indexPath.section)! {
            case .featured: if case .recipe(let r) = item { return cv.dequeueConfiguredReusableCell(using: featured, for: indexPath, item: r) }
            case .categories: if case .category(let c) = item { return cv.dequeueConfiguredReusableCell(using: category, for: indexPath, item: c) }
            case .all: if case .recipe(let r) = item { return cv.dequeueConfiguredReusableCell(using: row, for: indexPath, item: r) }
            }
            return nil
        }
        dataSource.supplementaryViewProvider = { cv, kind, indexPath in cv.dequeueConfiguredReusableSupplementary(using: header, for: indexPath) }
    }
}
