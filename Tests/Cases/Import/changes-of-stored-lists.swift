// swift-format-ignore-file
import UIKit
func S(_ h: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
    return NSCollectionLayoutSection(group: group)
}
struct Sec { var h: CGFloat }
final class Store { var a = [Sec(h: 1), Sec(h: 2)]; var b = ["k": Sec(h: 3)]; var c = [CGFloat(9)]; var d = [Sec(h: 4), Sec(h: 5)]; var e = [Sec(h: 6), Sec(h: 7)]; var f: [CGFloat] = [8, 7]; var g: [CGFloat] = [9, 7]; var h = [Sec(h: 10), Sec(h: 11)]; var i = ["k": Sec(h: 12)]; var j = ["k": [Sec(h: 13)]]; var k = [Sec(h: 14)]; var l = [Sec(h: 15), Sec(h: 16)] }
final class VC: UIViewController {
  let st = Store()
  func make() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in
    switch i { case 0: return S(self.st.a[0].h); case 1: return S(self.st.b["k"]!.h); case 2: return S(self.st.c[0]); case 3: return S(self.st.d[0].h); case 4: return S(self.st.e[0].h); case 5: return S(self.st.f[0]); case 6: return S(self.st.g[0])
    case 7: return S(self.st.h[0].h); case 8: return S(self.st.i["k"]!.h); case 9: return S(self.st.j["k"]![0].h); case 10: return S(self.st.k[0].h); case 11: return S(self.st.l[0].h); default: return S(40) } } }
}
func out(_ s: Store) {
  s.a.sort { $0.h > $1.h }
  s.b["k"]?.h = 50
  s.c.withUnsafeMutableBufferPointer { $0[0] = 4 }
  s.d.sort(by: { $0.h > $1.h })
  s.e.reverse()
  s.f.sort()
  s.g.sort { $0 < $1 }
  s.h.removeAll { $0.h < 11 }
  s.i["k", default: Sec(h: 1)].h = 60
  s.j["k"]?[0].h = 60
  s.k.first!.h == 3 ? () : s.k.removeAll(where: { _ in true })
  s.l.partition { $0.h > 15 }
}
