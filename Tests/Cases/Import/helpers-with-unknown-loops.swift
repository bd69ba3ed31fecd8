// swift-format-ignore-file
import UIKit

func row(_ gap: CGFloat, _ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
    s.interGroupSpacing = gap
    return s
}
final class HelpersWithLoopsViewController: UIViewController {
    var xs: [X] = []; var ys: [X] = []
    func total(_ l: [X]) -> CGFloat { var r: CGFloat = 0; for v in l { r += v.h }; return r }
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let s = row(1)
            s.contentInsets.top = self.total(self.xs)
            s.contentInsets.bottom = self.total(self.ys)
            s.contentInsets.leading = self.xs.map { $0.w }.reduce(0, +)
            s.contentInsets.trailing = self.ys.map { $0.w }.reduce(0, +)
            return s
        }
    }
}
final class LoopsOfOneVariableViewController: UIViewController {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { i, env in
            let s = row(1)
            var h: CGFloat = 0
            for v in views { h += v.h }
            s.contentInsets.top = h
            for v in views { h += v.w }
            s.contentInsets.bottom = h
            h = 3
            s.contentInsets.leading = h
            for v in views { if v.on { h = 5 } else { h = 9 } }
            s.contentInsets.trailing = h
            return s
        }
    }
}
