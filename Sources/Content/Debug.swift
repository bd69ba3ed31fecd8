internal import LayoutGeometry
internal import LayoutModel
extension Engine {
  func debugDump(_ only: Int) {
    for (node, n) in tree.nodes.enumerated() {
      let lines = answers.debug(node)
      print("NODE", node, "\(n.form)".prefix(40), lines.count)
      if lines.count > 0, node >= only, node < only + 6 { for line in lines { print("   ", line) } }
    }
  }
}
extension Answers {
  func debug(_ node: Int) -> [String] {
    var out: [String] = []
    func r(_ x: Double) -> String { x.isFinite ? "\((x*10).rounded()/10)" : "\(x)" }
    func l(_ x: Linear) -> String { r(x.value) + (x.isConstant ? "" : "(\(r(x.start))+\(r(x.perWidth))w+\(r(x.perHeight))h)") }
    for q in 0..<4 {
    var place = Int(heads[node * 4 + q])
    while place >= 0 {
      let e = entries[place]
      let w = e.answer.domain.width, h = e.answer.domain.height
      out.append("w \(e.isWidthOpen ? "nil" : r(w.center)) [\(r(w.lower)),\(r(w.upper))] h \(e.isHeightOpen ? "nil" : r(h.center)) [\(r(h.lower)),\(r(h.upper))] -> \(q) \(l(e.answer.length))")
      place = Int(e.next)
    }
    }
    return out
  }
}
