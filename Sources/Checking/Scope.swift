internal import LayoutText

/// The names that hold at one place of a file.
struct Scope {
  /// What stands at the top of the file, which all of its definitions see.
  private var top: [String: [TopName]] = [:]
  /// What the blocks around bind.
  private var locals = Locals()

  /// The names of the blocks around one place.
  struct Locals {
    fileprivate var bindings: [String: [BindingID]] = [:]
    fileprivate var opened: [Block] = []
  }

  /// A name at the top of the file and where it is declared.
  private struct TopName {
    let id: BindingID
    let offset: Int
  }

  /// What a block binds.
  fileprivate struct Block {
    var names: [String] = []
    var known: Set<String> = []
  }

  /// What `name` stands for at `offset`: the innermost binding, or else the last at the top of the
  /// file that is declared before.
  ///
  /// - Complexity: O(1) where no name is declared twice.
  func binding(_ name: String, at offset: Int) -> BindingID? {
    locals.bindings[name]?.last ?? top[name]?.last { $0.offset < offset }?.id
  }

  /// Every name that holds somewhere, in alphabetical order.
  var names: [String] {
    Set(locals.bindings.filter { !$0.value.isEmpty }.keys).union(top.keys).sorted()
  }

  /// What the names at the top of the file stand for at its end.
  var topNames: [String: BindingID] { top.compactMapValues { $0.last?.id } }

  /// What was bound to `name` in the innermost block before.
  func bindingHere(_ name: String) -> BindingID? {
    guard let block = locals.opened.last else { return top[name]?.last?.id }
    return block.known.contains(name) ? locals.bindings[name]?.last : nil
  }

  /// - Parameter offset: Where the name is declared.
  mutating func bind(_ name: String, to id: BindingID, at offset: Int) {
    guard !locals.opened.isEmpty else {
      top[name, default: []].append(TopName(id: id, offset: offset))
      return
    }
    locals.bindings[name, default: []].append(id)
    locals.opened[locals.opened.count - 1].names.append(name)
    locals.opened[locals.opened.count - 1].known.insert(name)
  }

  mutating func open() { locals.opened.append(Block()) }

  /// Forgets the names of the innermost block.
  mutating func close() {
    for name in locals.opened.popLast()?.names ?? [] { locals.bindings[name]?.removeLast() }
  }

  /// Goes to a place where `others` are the names of the blocks around.
  ///
  /// - Returns: The names of the blocks around the place it leaves.
  mutating func move(to others: Locals = Locals()) -> Locals {
    let left = locals
    locals = others
    return left
  }

  /// The names of the blocks around.
  var place: Locals { locals }
}
