// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  section.interGroupSpacing = gap
  return section
}

struct Model {
  var header: Part
  var footer: Part
}

final class Unread: UIViewController {
  var models: [Model] = []
  var cache: [Int: CGFloat] = [:]
  var sizes: [CGFloat] = []

  func height(_ part: Part) -> CGFloat { cache[key(part)] ?? 3 }

  func key(_ part: Part) -> Int {
    var hasher = Hasher()
    hasher.combine(part.id)
    return hasher.finalize()
  }

  func cached() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let section = row(1)
      section.contentInsets.top = self.height(self.models[index].header)
      section.contentInsets.bottom = self.height(self.models[index].footer)
      return section
    }
  }

  func sized() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let section = row(1)
      let sizer = Sizer()
      sizer.apply(3)
      section.contentInsets.top = sizer.height
      sizer.apply(4)
      section.contentInsets.bottom = sizer.height
      var rest = self.sizes.makeIterator()
      section.contentInsets.leading = rest.next()!
      section.contentInsets.trailing = rest.next()!
      return section
    }
  }
}
