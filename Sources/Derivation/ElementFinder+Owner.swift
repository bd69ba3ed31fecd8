package import LayoutCompiler
internal import LayoutSolver
package import LayoutText

extension Compilation {
  /// The address of what is directly around the element at `address`: an element, the instance of a
  /// group, or the section; `nil` where nothing is.
  package func owner(of address: String, in job: Job) -> String? {
    var finder = ElementFinder(self, job)
    return finder.owner(of: address)
  }
}

extension ElementFinder {
  /// The frame of what is directly around the element at `address`; `nil` where nothing is.
  package mutating func frameAround(_ address: String) -> JSON? {
    owner(of: address).flatMap { whyDocument(of: $0).member("element")?.member("frame") }
  }

  fileprivate mutating func owner(of address: String) -> String? {
    guard let address = ElementAddress(address), case .found(let found) = find(address) else {
      return nil
    }
    return owner(of: found)
  }

  fileprivate mutating func owner(of found: FoundElement) -> String? {
    let names = Array(found.names.dropLast())
    guard !names.isEmpty else { return nil }
    let host = found.indices.filter { $0.key < names.count }
    // A content is inside of another one, or of an element whose number its own address has.
    if case .record = found.subject { return ElementAddress.path(names, host) }
    guard let section = found.section else { return nil }
    if names.count == 1 { return self.found(section: section)?.address }
    let first: Int
    switch found.subject {
    case .group(_, let cell, _): first = cell
    case .element(let element): first = element.cell ?? element.item
    default: return nil
    }
    let around = paths(section).filter { self.names($0) == names }
    if let source = around.compactMap(\.source).first, solved.sources[source].category == .cell {
      return solved.cell(section: section, item: first).map { self.found($0).address }
    }
    guard let path = around.first, var deriver else { return nil }
    // As many instances as there are cells begin up to this one, at most.
    let starts = around.flatMap {
      deriver.starts(
        ofGroup: $0.ids[names.count - 1], in: section, among: 0..<first + 1, most: first + 1)
    }.sorted()
    guard let number = starts.lastIndex(where: { $0 <= first }) else { return nil }
    return group(path, from: starts[number], number, in: section)?.address
  }
}
