import UIKit

final class LazyList: UIViewController {
  lazy var layout: UICollectionViewCompositionalLayout = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    return .list(using: configuration)
  }()
}

final class ListOfAConstant: UIViewController {
  let layout: UICollectionViewCompositionalLayout = .list(using: .init(appearance: .insetGrouped))
}
