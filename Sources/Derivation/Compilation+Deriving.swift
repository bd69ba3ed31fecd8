package import LayoutCompiler
internal import LayoutChecking
internal import LayoutContent
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
package import LayoutSteps
package import LayoutText

/// The answer to a question about an element.
package enum DerivationAnswer {
  case element(DerivedElement)
  /// The element is there, but how its frame came about is not known.
  case unknown(String)
  /// The element is written in the file, and is not there.
  case absent(Absence)
  /// There is none.
  case missing
  /// Several are meant.
  case ambiguous([String])
}

extension Compilation {
  /// How the frame of the element at `address` comes about in `job`.
  ///
  /// - Parameter viewOrigin: Where the size of the viewport comes from.
  package func derivation(
    of address: String, in job: Job, viewOrigin: DerivedValue.Origin = .preview
  ) -> DerivationAnswer {
    var finder = ElementFinder(self, job)
    return finder.derivation(of: address, viewOrigin: viewOrigin)
  }

  /// The addresses of what `job` shows, each element once.
  package func addresses(in job: Job) -> DerivedAddresses {
    var finder = ElementFinder(self, job)
    return finder.derivedAddresses
  }
}

extension ElementFinder {
  /// How the frame of the element at `address` comes about.
  ///
  /// - Parameter viewOrigin: Where the size of the viewport comes from.
  package mutating func derivation(
    of address: String, viewOrigin: DerivedValue.Origin = .preview
  ) -> DerivationAnswer {
    guard let address = ElementAddress(address) else { return .missing }
    let places = StepPlaces(compilation, job.stage, viewOrigin: viewOrigin)
    let answer = find(address)
    switch answer {
    case .ambiguous(let paths): return .ambiguous(paths)
    case .outOfRange, .none:
      return absence(of: address, answer, places).map { .absent($0) } ?? .missing
    case .found(let found):
      guard let frame = frame(of: found) else { return .unknown(found.address) }
      return .element(
        DerivedElement(
          found: found, derivation: Derivation(frame, writtenAt: places), places: places,
          context: context))
    }
  }

  /// The document `layoutc/why@1` about the element at `address`; one about nothing where the address
  /// names no element, or more than one.
  package mutating func whyDocument(of address: String) -> JSON {
    switch derivation(of: address) {
    case .element(let element): return element.json
    case .absent(let absence): return absence.json
    case .unknown, .missing, .ambiguous:
      return context.json([
        ("element", JSON(.null)), ("chains", .object([])), ("absent", JSON(.null)),
      ])
    }
  }

  /// The addresses of what is shown, each element once.
  package var derivedAddresses: DerivedAddresses {
    mutating get { DerivedAddresses(elements: addresses, context: context) }
  }

  private var context: DerivedElement.Context {
    .init(job, result, file: program.source.name)
  }

  /// How the frame of `found` comes about.
  fileprivate func frame(of found: FoundElement) -> DerivedFrame? {
    var frames = FrameDeriver(compilation, job, showing: result.elements, deriver)
    switch found.subject {
    case .content: return frames.contentFrame()
    case .section(let section): return frames.frame(ofSection: section)
    case .group(let id, let cell, let section):
      return frames.frame(ofGroup: id, around: cell, in: section)
    case .element(let element): return frames.frame(of: element)
    case .record(let record): return frames.frame(of: record)
    }
  }
}
