internal import LayoutAssistance
internal import LayoutCompiler
internal import LayoutDerivation
internal import LayoutEvaluation
internal import LayoutText

extension Request {
  /// How the frame of an element comes about.
  static let why = Request(method: "layoutc/why") { parameters, session throws(ResponseError) in
    let name = try parameters.optional("preview")?.text()
    let instance = try parameters.optional("instance")?.count()
    let element = try parameters.optional("element")?.text()
    let position =
      element == nil ? try TextPosition(try parameters.required("position")) : nil
    guard let document = try session.document(parameters), let compilation = document.compilation
    else { return .now(JSON(.null)) }
    let job = try session.job(of: document, compilation, showing: name)
    let place = position.map { position in
      let offset = session.positions(document).offset(of: position)
      let location = document.source.location(of: offset)
      return "@\(location.line):\(location.column)"
    }
    return .work(
      Work(address: Address(document.uri)) { limit throws(ResponseError) in
        var job = job
        job.stage.deadline = limit
        let address = element ?? place ?? ""
        guard let instance else { return try compilation.explanation(of: address, in: job) }
        let found = compilation.path(to: address, in: job) ?? address
        let mark = found.hasSuffix("]") ? found.lastIndex(of: "[") : nil
        let numbered = found[..<(mark ?? found.endIndex)]
        return try compilation.explanation(of: "\(numbered)[\(instance)]", in: job)
      })
  }
}

extension Compilation {
  /// The path to the first instance of the element at `address`; `nil` where it has no frame.
  fileprivate func path(to address: String, in job: Job) -> String? {
    guard case .element(let element) = derivation(of: address, in: job) else { return nil }
    return element.found.address
  }

  fileprivate func explanation(of address: String, in job: Job) throws(ResponseError) -> JSON {
    switch derivation(of: address, in: job) {
    case .element(let element): return element.json
    case .absent(let absence): return absence.json
    case .unknown(let path):
      throw ResponseError(.requestFailed, "the frame of \(path) cannot be taken apart")
    case .missing: throw ResponseError(.requestFailed, "there is no element \(address)")
    case .ambiguous(let paths):
      let list = paths.prefix(8).joined(separator: ", ")
      throw ResponseError(.requestFailed, "\(address) means more than one element: \(list)")
    }
  }
}
