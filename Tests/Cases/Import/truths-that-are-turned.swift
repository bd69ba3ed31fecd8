// swift-format-ignore-file
import UIKit
func S(_ h: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(h)), subitems: [item]))
}
final class VC: UIViewController {
  var a = false; var n = 3; let box = Box()
  final class Box { var on = true; var k: CGFloat = 5 }
  func m1() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in let s = S(1); if self.a { self.a.toggle(); s.contentInsets.leading = self.a ? 7 : 8 }; return s } }
  func m2() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in let s = S(2); if self.a { self.toggle(); s.contentInsets.leading = self.a ? 7 : 8 }; return s } }
  func m3() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in let s = S(3); if self.a { self.off(); s.contentInsets.leading = self.a ? 7 : 8 }; return s } }
  func m4() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in let s = S(4); if self.n == 3 { self.n += 1; s.contentInsets.leading = self.n == 3 ? 7 : 8 }; return s } }
  func m5() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in let s = S(5); var f = true; f.toggle(); s.contentInsets.leading = f ? 7 : 8; var k = 5; k.negate(); s.contentInsets.trailing = CGFloat(k + 15); return s } }
  func m6() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in let s = S(6); let b = Box(); b.on.toggle(); b.k.negate(); s.contentInsets.leading = b.on ? 7 : 8; s.contentInsets.top = b.k + 20; return s } }
  func m7() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { i, e in let s = S(7); self.flip(&self.a); s.contentInsets.leading = self.a ? 7 : 8; return s } }
  func toggle() { a.toggle() }
  func off() { a = false }
  func flip(_ x: inout Bool) { x = !x }
}
