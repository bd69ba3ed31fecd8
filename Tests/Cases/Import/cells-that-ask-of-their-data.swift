import SwiftUI
import UIKit

struct Recipe: Hashable {
  let title: String
  let subtitle: String?
  let steps: [String]
}

final class RecipesViewController: UIViewController {
  private var rowHeight: CGFloat = 30

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private lazy var cell = UICollectionView.CellRegistration<UICollectionViewCell, Recipe> {
    [unowned self] cell, _, recipe in
    cell.contentConfiguration = UIHostingConfiguration {
      VStack {
        if let subtitle = recipe.subtitle { Text(subtitle) }
        if recipe.steps.isEmpty { Text(recipe.title) }
        Color.gray.frame(height: rowHeight)
      }
    }
  }
}
