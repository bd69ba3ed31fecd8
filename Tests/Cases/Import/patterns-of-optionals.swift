// swift-format-ignore-file
import UIKit
func S(_ h: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitems: [item]))
}
enum H { case big, small, other(CGFloat, Int) }
func h(_ i: Int) -> H? { i == 0 ? nil : i == 1 ? .big : i == 2 ? .small : .other(3, 4) }
func m1() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
    let s = S(4)
    switch h(i) { case .none: s.contentInsets.bottom = 3; case .some(.big): s.contentInsets.bottom = 4; case .some: s.contentInsets.bottom = 5 }
    return s } }
func m2() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
    let s = S(4)
    switch h(i) { case .none: s.contentInsets.bottom = 3; case .some(.big): s.contentInsets.bottom = 4; case .some(_): s.contentInsets.bottom = 5 }
    return s } }
func m3() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
    let s = S(4)
    switch h(i) { case .other?: s.contentInsets.bottom = 3; case .small?: s.contentInsets.bottom = 4; case _?: s.contentInsets.bottom = 5; case nil: s.contentInsets.bottom = 6 }
    return s } }
func m4() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
    let s = S(4)
    switch h(i) { case .other(let x, _)?: s.contentInsets.bottom = x; case .some(.other): s.contentInsets.bottom = 44; case let x? where x is H: s.contentInsets.bottom = 7; case .some(let y): s.contentInsets.bottom = 5; default: s.contentInsets.bottom = 6 }
    return s } }
func m5() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
    let s = S(4)
    switch (h(i), i) { case (nil, 0): s.contentInsets.bottom = 1; case (.big?, _): s.contentInsets.bottom = 2; case (.some, 2): s.contentInsets.bottom = 3; case (_, _): s.contentInsets.bottom = 4 }
    if case .some = h(i) { s.interGroupSpacing = 5 }
    if case .none = h(i) { s.interGroupSpacing = 6 }
    if case .other = h(i) { s.contentInsets.top = 1 }
    guard case .some(.other(_, let n)) = h(i) else { return s }
    s.contentInsets.leading = CGFloat(n)
    return s } }
