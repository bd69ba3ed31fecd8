// swift-format-ignore-file
import SwiftUI
import UIKit

struct Entry: Hashable { let title: String }

final class EntryCell: UICollectionViewListCell {
  func show(_ entry: Entry) {
    contentConfiguration = UIHostingConfiguration { Text(entry.title) }.margins(.all, 0)
  }
}

final class EntriesViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Entry>!

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      if index == 0 {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        return NSCollectionLayoutSection.list(
          using: configuration, layoutEnvironment: environment)
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom),
      ]
      return section
    }
  }

  private func setUp(_ collectionView: UICollectionView) {
    let entries = UICollectionView.CellRegistration<EntryCell, Entry> { cell, _, entry in
      cell.show(entry)
    }
    let titles = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.contentConfiguration = UIHostingConfiguration {
        Text(path.section == 0 ? "First" : "Other").font(.headline)
      }
    }
    let ends = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, _ in
      view.contentConfiguration = UIHostingConfiguration { Text("End") }.margins(.horizontal, 4)
    }
    dataSource = .init(collectionView: collectionView) { collectionView, path, entry in
      collectionView.dequeueConfiguredReusableCell(using: entries, for: path, item: entry)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, path in
      if kind == UICollectionView.elementKindSectionHeader {
        return collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: path)
      }
      return collectionView.dequeueConfiguredReusableSupplementary(using: ends, for: path)
    }
  }
}
