import Foundation
import LayoutContent
import LayoutGeometry
import LayoutModel
import LayoutTypesetting
import Testing

@Suite struct Differential {
  @Test func dump() throws {
    guard let mode = ProcessInfo.processInfo.environment["DIFF"] else { return }
    let pixels = PixelGrid(scale: 3, floorsSizes: true)
    let count = Int(ProcessInfo.processInfo.environment["SEEDS"] ?? "24000")!
    var all: [Double] = []
    let model: TextModel = mode.contains("system") ? .system : .mono
    let path = "/tmp/contents2/\(mode.contains("system") ? "system" : "mono").bin"
    var old: [Double] = []
    if mode.hasPrefix("check") {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      old = data.withUnsafeBytes { Array($0.bindMemory(to: Double.self)) }
    }
    var at = 0
    var (bad, oldAnswers, newAnswers, overruns) = (0, 0.0, 0.0, 0)
    for seed in 1...count {
      let solver = ContentSolver(
        text: Typesetter(model: model, pixels: pixels), on: ContentScreen(Traits()),
        asking: QuestionLimit(perContent: 40_000, perElement: 0))
      var random = RandomContent(seed: UInt64(seed) &+ 77_000_000)
      let content = random.content(depth: seed % 10 == 0 ? 6 : seed % 3 == 0 ? 4 : 3)
      let solved = solver.solve(content, random.proposal())
      var mine: [Double] = [
        solved.isOverrun ? 1 : 0, Double(solved.answerCount), solved.size.width, solved.size.height,
      ]
      for place in solved.placed {
        mine += [Double(place.element)]
        for frame in [place.frame, place.contentFrame] {
          mine += [frame.x, frame.y, frame.width, frame.height]
        }
      }
      if mode.hasPrefix("write") {
        all.append(Double(mine.count))
        all += mine
        continue
      }
      let size = Int(old[at])
      let theirs = Array(old[at + 1..<at + 1 + size])
      at += 1 + size
      if theirs[0] == 1 || mine[0] == 1 {
        if mine[0] > theirs[0] { print("DIFF overrun now", seed) }
        overruns += 1
        continue
      }
      oldAnswers += theirs[1]
      newAnswers += mine[1]
      var same = theirs.count == mine.count
      var worst = 0.0
      if same {
        for index in 2..<mine.count where mine[index] != theirs[index] {
          let gap = abs(mine[index] - theirs[index])
          worst = max(worst, gap.isNaN ? 1e9 : gap)
        }
        same = worst < 1e-6
      }
      if !same {
        bad += 1
        if bad < 200 {
          print("DIFF", seed, worst, content.children.count, solved.elements.count, random)
          if let only = ProcessInfo.processInfo.environment["ONLY"], Int(only) == seed {
            print("SHOW", describe(content, ""))
            for index in stride(from: 4, to: mine.count, by: 9)
            where zip(theirs[index..<index + 9], mine[index..<index + 9]).contains(where: {
              abs($0 - $1) > 1e-6
            }) {
              print(
                "SHOW", index / 9, Array(theirs[index..<index + 9].map { $0 }),
                Array(mine[index..<index + 9].map { $0 }))
            }
          }
        }
      }
    }
    print("DIFF \(bad) differ, \(overruns) overrun, answers \(oldAnswers) -> \(newAnswers)")
    if mode.hasPrefix("write") {
      try all.withUnsafeBytes { Data($0) }.write(to: URL(fileURLWithPath: path))
      print("DIFF wrote", all.count)
    }
  }


  @Test func counts() throws {
    guard let name = ProcessInfo.processInfo.environment["COUNTS"] else { return }
    let pixels = PixelGrid(scale: 3, floorsSizes: true)
    var lines = ""
    for modifier in NestedContent.modifiers.keys.sorted() {
      for outer in NestedContent.containers.keys.sorted() {
        for inner in NestedContent.partners {
          for leaf in NestedContent.leaves.keys.sorted() {
            let nested = NestedContent(containers: [outer, inner], modifier: modifier, leaf: leaf)
            var costs: [String] = []
            for depth in [4, 16, 64] {
              let solver = ContentSolver(
                text: Typesetter(model: .mono, pixels: pixels), on: ContentScreen(Traits()),
                asking: QuestionLimit(perContent: 10_000, perElement: 200))
              let solved = solver.solve(
                nested.content(depth),
                PartialSize(
                  width: ProcessInfo.processInfo.environment["ROOM"] == nil ? 390 : 39000,
                  height: ProcessInfo.processInfo.environment["ROOM"] == nil ? 844 : 84400))
              costs.append(
                solved.isOverrun
                  ? "-1"
                  : String(
                    format: "%.1f", Double(solved.answerCount) / Double(solved.elements.count)))
            }
            lines += "\(modifier)|\(outer)/\(inner)|\(leaf)|" + costs.joined(separator: "|") + "\n"
          }
        }
      }
    }
    try lines.write(toFile: "/tmp/contents2/\(name).txt", atomically: true, encoding: .utf8)
  }

  @Test func look() throws {
    guard let what = ProcessInfo.processInfo.environment["LOOK"] else { return }
    let parts = what.split(separator: "|").map(String.init)
    let nested = NestedContent(
      containers: parts[1].split(separator: "/").map(String.init), modifier: parts[0],
      leaf: parts[2])
    let solver = ContentSolver(
      text: Typesetter(model: .mono, pixels: PixelGrid(scale: 7, floorsSizes: true)),
      on: ContentScreen(Traits()),
      asking: QuestionLimit(perContent: 1000_000, perElement: Int(parts[4])!))
    _ = solver.solve(
      nested.content(Int(parts[3])!),
      PartialSize(
        width: ProcessInfo.processInfo.environment["ROOM"] == nil ? 390 : 39000,
        height: ProcessInfo.processInfo.environment["ROOM"] == nil ? 844 : 84400))
  }
}

func describe(_ c: Content, _ indent: String) -> String {
  func clean(_ v: Any) -> String {
    "\(v)".replacingOccurrences(of: "LayoutModel.", with: "").replacingOccurrences(
      of: "LayoutGeometry.", with: ""
    ).replacingOccurrences(of: "Optional", with: "")
  }
  return "\n" + indent + String(clean(c.form).prefix(400)) + " M: "
    + c.modifiers.map { String(clean($0).prefix(140)) }.joined(separator: " ; ")
    + " \(c.cell.span) \(c.cell.unsized as Any)"
    + c.children.map { describe($0, indent + "  ") }.joined()
}
