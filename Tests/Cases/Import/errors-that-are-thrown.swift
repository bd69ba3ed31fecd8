// run: ErrorsThatAreThrownController().makeLayout(), sections: 1
// swift-format-ignore-file
import UIKit

struct WidthError: Error {
    let width: CGFloat
}

final class ErrorsThatAreThrownController: UIViewController {
    func columns(_ width: CGFloat) throws -> Int {
        guard width > 500 else { throw WidthError(width: width) }
        if width > 1000 { return 5 }
        return 4
    }

    func gap(_ width: CGFloat) throws -> CGFloat {
        if width < 350 { throw WidthError(width: width) }
        return CGFloat(try columns(width)) * 2
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let width = environment.container.contentSize.width
            let count = (try? self.columns(width)) ?? 2
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitem: item, count: count)
            let section = NSCollectionLayoutSection(group: group)
            do {
                section.contentInsets.leading = 7
                section.interGroupSpacing = try self.gap(width)
                section.contentInsets.top = 3
            } catch {
                section.contentInsets.bottom = 9
            }
            section.contentInsets.trailing = width > 500 ? 1 : 2
            return section
        }
    }
}
