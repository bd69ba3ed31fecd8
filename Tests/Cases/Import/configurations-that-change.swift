// swift-format-ignore-file
import UIKit

final class Changing: UIViewController {
  private var configuration = UICollectionLayoutListConfiguration(appearance: .plain)

  func update() { configuration.footerMode = .supplementary }

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: configuration)
  }
}
