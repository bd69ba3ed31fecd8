import Support

/// A file without faults that uses every construct, with arbitrary whitespace and line breaks.
///
/// The same seed gives the same file.
struct RandomProgram {
  private(set) var text = ""
  private var random: SplitMix64
  private var comments = 0
  private var names = ["base", distance]
  /// A name so long that few fit on a line.
  private static let distance = "distanceFromTheEdgeThatIsNearest"
  /// The number of open brackets, inside of which lines may break anywhere.
  private var brackets = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    if chance(9) { text = "\u{FEFF}" }
    lineEnd()
    write("let"); gap(); write("base"); free(); write("="); lines(); write("8"); end()
    write("let"); gap(); write(Self.distance); free(); write("="); lines(); write("4"); end()
    for index in 0..<number(3) { binding("g\(index)") }
    if chance(2) { definition() }
    layout()
    if chance(2) { preview() }
  }

  // Statements

  private mutating func binding(_ name: String) {
    write("let"); gap(); write(name); free(); write("="); lines()
    expression(3)
    names.append(name)
    end()
  }

  private mutating func definition() {
    write("define"); gap(); write("part"); free()
    bracketed("(", ")") { program in
      program.write("side"); program.free(); program.write(","); program.lines()
      program.write("gap"); program.free(); program.write("="); program.lines()
      program.number()
    }
    free()
    block { program in
      program.write("item"); program.gap(); program.write("cell"); program.gap()
      program.write("side"); program.gap(); program.write("x"); program.gap(); program.write("1h")
      program.end()
    }
    end()
  }

  private mutating func layout() {
    write("layout"); gap(); write("page"); free()
    block { program in
      if program.chance(2) { program.property("spacing") }
      for index in 0...program.number(2) { program.section("s\(index)") }
    }
    end()
  }

  private mutating func section(_ name: String) {
    write("section"); gap(); write(name); free()
    block { program in
      if program.chance(2) { program.insets() }
      if program.chance(3) { program.binding("inner") }
      program.group()
      if program.chance(2) { program.condition() }
      program.names.removeAll { $0 == "inner" }
    }
    end()
  }

  private mutating func group() {
    write(chance(2) ? "hgroup" : "vgroup"); gap(); write("row"); gap()
    write("1.0w"); gap(); write("x"); gap(); write("("); bracketedRest(")") { $0.expression(2) }
    free()
    block { program in
      if program.chance(2) { program.property("spacing") }
      if program.chance(3) { program.loop() }
      if program.chance(4) { program.use() }
      program.item()
      if program.chance(3) { program.item() }
    }
    end()
  }

  private mutating func item() {
    write("item"); gap(); write("cell"); gap(); write("40.50"); gap(); write("x"); gap()
    write("2.0/4w")
    if chance(2) {
      free()
      block { program in
        if program.chance(2) { program.insets() }
        if program.chance(4) { program.badge() }
      }
    }
    end()
  }

  private mutating func badge() {
    write("badge"); gap(); write("live"); gap(); write("20"); gap(); write("x"); gap()
    write("20"); free()
    block { program in
      program.write("offset"); program.free(); program.write(":"); program.free()
      program.write("0.250w"); program.free(); program.write(","); program.lines()
      program.write("0"); program.end()
    }
    end()
  }

  private mutating func loop() {
    write("for"); gap(); write("i"); gap(); write("in"); gap(); write("0"); free()
    write("..<"); free(); write("2"); free()
    block { $0.item() }
    end()
  }

  private mutating func use() {
    write("use"); gap(); write("part"); free()
    bracketed("(", ")") { program in
      program.write("side"); program.free(); program.write(":"); program.lines()
      program.expression(2)
    }
    end()
  }

  private mutating func condition() {
    write("if"); gap(); write("container.width"); free(); write(">="); lines(); number(); gap()
    block { program in
      program.write("header"); program.gap(); program.write("top"); program.gap()
      program.write("1w"); program.gap(); program.write("x"); program.gap(); program.write("30")
      program.end()
    }
    if chance(2) {
      elseLines(); write("else"); free()
      block { program in
        if program.chance(2) {
          program.write("footer"); program.gap(); program.write("low"); program.end()
        }
      }
    }
    end()
  }

  private mutating func preview() {
    write("preview"); gap(); write("\"a – b\""); gap(); write("320"); gap(); write("x"); gap()
    write("568"); free()
    block { program in
      program.write("items"); program.free(); program.write(":"); program.gap()
      program.write("s0"); program.gap()
      program.bracketed("[", "]") { program in
        for index in 0...program.number(20) {
          if index > 0 { program.free(); program.write(","); program.lines() }
          program.write("\(index + 3)")
        }
      }
      program.end()
    }
    end()
  }

  private mutating func property(_ name: String) {
    write(name); free(); write(":"); free(); expression(2); end()
  }

  private mutating func insets() {
    write("insets"); free(); write(":"); free()
    write("horizontal"); gap(); number()
    if chance(2) { free(); write(","); lines(); write("top"); gap(); number() }
    end()
  }

  // Expressions

  private mutating func expression(_ depth: Int) {
    guard depth > 0 else {
      return chance(2) ? number() : write(names.randomElement(using: &random) ?? "8")
    }
    switch number(7) {
    case 0: bracketed("(", ")") { $0.expression(depth - 1) }
    case 1, 2:
      expression(depth - 1); free(); write(["+", "*", "-"].randomElement(using: &random) ?? "+")
      lines(); expression(depth - 1)
    case 3:
      write("min")
      bracketed("(", ")") { program in
        program.expression(depth - 1); program.free(); program.write(","); program.lines()
        program.expression(depth - 1)
      }
    case 4: selection(depth)
    case 5: chance(2) ? choice(depth) : bracketed("(", ")") { $0.choice(depth) }
    default: expression(0)
    }
  }

  private mutating func choice(_ depth: Int) {
    write("base"); free(); write(">"); lines(); number(); free(); write("?"); lines()
    expression(depth - 1); free(); write(":"); lines(); expression(depth - 1)
  }

  private mutating func selection(_ depth: Int) {
    write("switch"); gap(); write("container.width"); free()
    bracketed("{", "}") { program in
      program.write("case"); program.gap(); program.write("..<"); program.free()
      program.write("400.0"); program.lines(); program.write(":"); program.lines()
      program.expression(depth - 1); program.lines(); program.write(" default")
      program.lines(); program.write(":"); program.lines(); program.expression(depth - 1)
    }
  }

  private mutating func number() {
    write(["1", "8", "2.0", "1.50", "12.250", "100"].randomElement(using: &random) ?? "8")
  }

  // Writing

  private mutating func bracketed(
    _ opener: String, _ closer: String, _ body: (inout RandomProgram) -> Void
  ) {
    write(opener)
    bracketedRest(closer, body)
  }

  private mutating func bracketedRest(
    _ closer: String, _ body: (inout RandomProgram) -> Void
  ) {
    brackets += 1
    lines()
    body(&self)
    lines()
    brackets -= 1
    write(closer)
  }

  private mutating func block(_ body: (inout RandomProgram) -> Void) {
    write("{")
    chance(2) ? free() : lineEnd()
    body(&self)
    chance(2) ? free() : lineEnd()
    write("}")
  }

  private mutating func write(_ token: String) { text += token }

  /// Spaces, and inside of brackets perhaps line breaks.
  private mutating func gap() {
    text += [" ", " ", " ", "  ", "\t", " \(comment()) "].randomElement(using: &random) ?? " "
  }

  private mutating func free() { if chance(2) { gap() } }

  /// What may stand where line ends do not count.
  private mutating func lines() {
    switch number(9) {
    case 0: text += "\n"
    case 1: text += " // \(nextComment())\r\n"
    case 2: text += "\n\n  \(comment())\n"
    case 3: text += "\n\(comment()) "
    case 4: text += " \(comment())\n"
    case 5: text += ""
    default: gap()
    }
  }

  private mutating func elseLines() {
    chance(2) ? lines() : gap()
  }

  private mutating func end() {
    switch number(5) {
    case 0: text += ";"
    case 1: text += " ; \(comment())"; lineEnd()
    default: lineEnd()
    }
  }

  private mutating func lineEnd() {
    switch number(7) {
    case 0: text += "\n\n"
    case 1: text += "// \(nextComment())  \n"
    case 2: text += "\n/// \(nextComment())\n\n\n"
    case 3: text += " \(comment())\r\n"
    case 4: text += "\n /* \(nextComment()) \n x */\n"
    default: text += "\n"
    }
  }

  private mutating func comment() -> String { "/* \(nextComment()) */" }

  private mutating func nextComment() -> String {
    comments += 1
    return "c\(comments)"
  }

  private mutating func chance(_ count: Int) -> Bool { number(count) == 0 }

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}
