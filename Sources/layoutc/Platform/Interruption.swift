internal import Synchronization

/// The addresses of the paths of the temporary files that the signal handler removes; 0: none. A file that
/// is written in place has two.
private let firstPath = Atomic<UInt>(0)
private let secondPath = Atomic<UInt>(0)

/// Has a file removed if the tool is interrupted.
func removeWhenInterrupted(_ path: String) {
  let copy = UInt(bitPattern: strdup(path))
  let isFree = firstPath.load(ordering: .sequentiallyConsistent) == 0
  if isFree {
    firstPath.store(copy, ordering: .sequentiallyConsistent)
  } else {
    secondPath.store(copy, ordering: .sequentiallyConsistent)
  }
}

/// Ends that: the file is gone, or in its place. The last one that was added is meant.
func keepWhenInterrupted() {
  let second = secondPath.exchange(0, ordering: .sequentiallyConsistent)
  let last = second == 0 ? firstPath.exchange(0, ordering: .sequentiallyConsistent) : second
  free(UnsafeMutableRawPointer(bitPattern: last))
}

/// Does what must not be interrupted half-way: signals that end the tool wait for it.
func withoutInterruption<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
  var (endings, former) = (sigset_t(), sigset_t())
  sigemptyset(&endings)
  for signal in endingSignals { sigaddset(&endings, signal) }
  pthread_sigmask(SIG_BLOCK, &endings, &former)
  defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
  try body()
}

/// The signals that end the tool.
private let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXFSZ, SIGXCPU]

/// Reports a closed pipe through the result of `write` instead of a signal.
func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

/// Installs signal handlers: signals that end the tool remove the temporary file and exit with 128
/// and the signal's number; traps exit with `ExitCode.internalError`.
func watchForInterruption() {
  for ending in endingSignals {
    let former = signal(ending) { end(128 + $0) }
    // What the parent has the tool ignore, as `nohup` does, stays ignored.
    if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(ending, SIG_IGN)
    }
  }
  let faults = [SIGILL, SIGTRAP, SIGABRT, SIGFPE]
  for fault in faults {
    signal(fault) { _ in
      let text: StaticString = """
        layoutc: internal error. This is a bug in layoutc: please report it with the input \
        and the output of 'layoutc --version'.

        """
      _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
      end(ExitCode.internalError.rawValue)
    }
  }
  // A parent that starts the tool from a thread with blocked signals passes its mask on.
  var handled = sigset_t()
  sigemptyset(&handled)
  for signal in endingSignals + faults { sigaddset(&handled, signal) }
  sigprocmask(SIG_UNBLOCK, &handled, nil)
}

/// Removes the temporary file and exits. Async-signal-safe.
private func end(_ code: Int32) -> Never {
  let addresses = (
    firstPath.load(ordering: .sequentiallyConsistent),
    secondPath.load(ordering: .sequentiallyConsistent)
  )
  if let path = UnsafePointer<CChar>(bitPattern: addresses.0) { unlink(path) }
  if let path = UnsafePointer<CChar>(bitPattern: addresses.1) { unlink(path) }
  _exit(code)
}
