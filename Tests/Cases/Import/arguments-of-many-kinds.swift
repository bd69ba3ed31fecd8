// swift-format-ignore-file
import UIKit
func S(_ h: CGFloat, _ g: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitems: [item]))
    s.interGroupSpacing = g
    return s
}
enum K { case a, b(Int); var name: String { "\(self)" } }
struct P { var x = 1; var y = 2 }
func ty(_ t: UIView.Type) -> CGFloat { t.init().intrinsicContentSize.height }
func gen<T: UIView>(_ t: T.Type) -> CGFloat { Foreign.height(of: T.self) }
func kp(_ k: KeyPath<P, Int>) -> CGFloat { Foreign.at(k) }
func en(_ k: K) -> CGFloat { Foreign.en(k) }
func op(_ o: (CGFloat, CGFloat) -> CGFloat) -> CGFloat { Foreign.op(o) }
func tu(_ t: (Int, Int)) -> CGFloat { Foreign.tu(t) }
func op2(_ i: Int?) -> CGFloat { Foreign.op2(i) }
func st(_ p: P) -> CGFloat { Foreign.st(p) }
func ar(_ a: [K]) -> CGFloat { Foreign.ar(a) }
func rg(_ r: Range<Int>) -> CGFloat { Foreign.rg(r) }
func cl(_ c: @escaping (Int) -> Int) -> CGFloat { Foreign.cl(c) }
func si(_ s: NSCollectionLayoutSize) -> CGFloat { Foreign.si(s) }
func fo(_ f: UIFont.TextStyle) -> CGFloat { UIFont.preferredFont(forTextStyle: f).lineHeight }
func make() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
    switch i {
    case 0: return S(ty(UILabel.self), ty(UIButton.self))
    case 1: return S(gen(UILabel.self), gen(UIButton.self))
    case 2: return S(kp(\.x), kp(\.y))
    case 3: return S(en(.a), en(.b(3)))
    case 4: return S(op(+), op(-))
    case 5: return S(tu((1, 2)), tu((1, 3)))
    case 6: return S(op2(nil), op2(2))
    case 7: return S(st(P()), st(P(x: 5)))
    case 8: return S(ar([.a]), ar([.b(1)]))
    case 9: return S(rg(0..<2), rg(0..<3))
    case 10: return S(cl { $0 + 1 }, cl { $0 + 2 })
    case 11: return S(si(.init(widthDimension: .absolute(1), heightDimension: .absolute(2))), si(.init(widthDimension: .absolute(1), heightDimension: .absolute(3))))
    case 12: return S(fo(.body), fo(.title1))
    case 13: return S(en(.b(1)), en(.b(2)))
    default: return S(1, 1) }
} }
