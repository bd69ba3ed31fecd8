// swift-format-ignore-file
import UIKit

private func size(_ height: CGFloat) -> NSCollectionLayoutSize {
    .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
}

private func row(_ height: CGFloat, _ items: [NSCollectionLayoutItem] = [NSCollectionLayoutItem(layoutSize: size(20))]) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: .horizontal(layoutSize: size(height), subitems: items))
}

final class FirstIsTall {
    func makeLayout() -> UICollectionViewLayout {
        var isFirst = true
        return UICollectionViewCompositionalLayout { _, _ in
            let section = row(isFirst ? 100 : 44)
            isFirst = false
            return section
        }
    }
}

final class CountedCalls {
    func makeLayout() -> UICollectionViewLayout {
        var count = 0
        func next() -> CGFloat {
            count += 1
            return CGFloat(count * 10)
        }
        return UICollectionViewCompositionalLayout { _, _ in row(next()) }
    }
}

final class ChangedItem {
    func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: size(20))
        return UICollectionViewCompositionalLayout { index, _ in
            if index == 1 { item.contentInsets.top = 5 }
            return row(40, [item])
        }
    }
}

final class SetInEachCall {
    func makeLayout() -> UICollectionViewLayout {
        var height: CGFloat = 0
        var items = [NSCollectionLayoutItem(layoutSize: size(1))]
        let item = NSCollectionLayoutItem(layoutSize: size(20))
        return UICollectionViewCompositionalLayout { index, _ in
            height = index == 0 ? 30 : 60
            items = []
            items.append(item)
            item.contentInsets = index == 0 ? .zero : .init(top: 5, leading: 5, bottom: 5, trailing: 5)
            return row(height, items)
        }
    }
}
