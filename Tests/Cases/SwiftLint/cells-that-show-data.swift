import SwiftUI
import UIKit

struct Note: Hashable {
  let title: String
  let detail: String
}

final class NotesViewController: UIViewController {
  enum Section { case main }
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Note>!

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),  // finding: L409
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Note> {
      cell, _, note in
      cell.contentConfiguration = UIHostingConfiguration {
        VStack {
          Text(note.title).font(.title)
          Text(note.detail)
        }
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, note in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: note)
    }
  }
}
