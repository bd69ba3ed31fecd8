internal import Synchronization

/// The number of processors.
var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

extension Array where Element: Sendable {
  /// Like `map`, on up to `threads` threads.
  func mapped<Result: Sendable>(
    on threads: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    guard threads > 1, count > 1 else { return map(transform) }
    let queue = WorkQueue(self, transform)
    let helpers = (1..<Swift.min(threads, count)).compactMap { _ in start { queue.run() } }
    queue.run()
    for helper in helpers { pthread_join(helper, nil) }
    return queue.results
  }
}

/// Elements that several threads transform; each takes the next one until none is left.
private final class WorkQueue<Element: Sendable, Result: Sendable>: Sendable {
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

  /// The results, once all threads have finished.
  var results: [Result] { finished.withLock { all in elements.indices.compactMap { all[$0] } } }
}

/// The closure of a thread, as an object.
private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// Starts a thread that runs `body` by itself.
///
/// - Returns: whether the system could create one.
func detach(_ body: @escaping @Sendable () -> Void) -> Bool {
  guard let thread = start(body) else { return false }
  pthread_detach(thread)
  return true
}

/// Starts a thread; `nil` if the system cannot create one.
private func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  // As large as the main thread's stack: deeply nested layouts recurse.
  pthread_attr_setstacksize(&attributes, 8 << 20)
  let threadBody = Unmanaged.passRetained(ThreadBody(body))
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
    }, threadBody.toOpaque())
  guard failure == 0 else {
    threadBody.release()
    return nil
  }
  return thread
}
