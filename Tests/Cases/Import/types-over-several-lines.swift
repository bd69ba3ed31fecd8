// swift-format-ignore-file
import UIKit

final class Lines: UIViewController {
  override func viewDidLoad() {
    var dataSource: UICollectionViewDiffableDataSource<
      Int,
      String
    >!

    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.showsSeparators = false
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    dataSource = .init(collectionView: collectionView) { _, _, _ in nil }
  }
}
