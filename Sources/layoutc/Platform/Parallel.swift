#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import Synchronization

/// How many processors there are.
var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

extension Array where Element: Sendable {
  /// What `transform` makes of each element, in the order of the elements, on `threads` threads.
  func mapped<Result: Sendable>(
    on threads: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    guard threads > 1, count > 1 else { return map(transform) }
    let work = Work(self, transform)
    let helpers = (1..<Swift.min(threads, count)).compactMap { _ in start { work.run() } }
    work.run()
    for helper in helpers { pthread_join(helper, nil) }
    return work.results
  }
}

/// Elements of which every thread takes the next, as long as there are any.
private final class Work<Element: Sendable, Result: Sendable>: Sendable {
  private let elements: [Element]
  private let transform: @Sendable (Element) -> Result
  private let next = Atomic(0)
  private let finished: Mutex<[Int: Result]> = Mutex([:])

  init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result) {
    (self.elements, self.transform) = (elements, transform)
  }

  func run() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < elements.count else { return }
      let result = transform(elements[index])
      finished.withLock { $0[index] = result }
    }
  }

  /// What there is when every thread has come back.
  var results: [Result] { finished.withLock { all in elements.indices.compactMap { all[$0] } } }
}

/// What a thread is to do.
private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// A thread that does `body`; `nil` where the system has none left.
private func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  // Deeply nested layouts take as much stack as they may on the first thread.
  pthread_attr_setstacksize(&attributes, 8 << 20)
  let errand = Unmanaged.passRetained(ThreadBody(body))
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let failure = pthread_create(
    &thread, &attributes,
    { argument in
      #if canImport(Darwin)
        Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().body()
      #else
        if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().body() }
      #endif
      return nil
    }, errand.toOpaque())
  guard failure == 0 else {
    errand.release()
    return nil
  }
  return thread
}
