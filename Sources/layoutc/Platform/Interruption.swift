#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import Synchronization

/// The address of the path of the file that must not outlive the tool, for the handler of signals
/// to see; 0 where there is none.
private let temporaryPath = Atomic<UInt>(0)

/// Has `path` removed if the tool is interrupted; `nil`: nothing any more.
func removeWhenInterrupted(_ path: String?) {
  let copy = UInt(bitPattern: path.flatMap { strdup($0) })
  let old = temporaryPath.exchange(copy, ordering: .sequentiallyConsistent)
  free(UnsafeMutableRawPointer(bitPattern: old))
}

/// A reader that has gone away is told by `write`, not by a signal.
func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

/// Ends with the code that the signal has, and without traces.
///
/// What traps is a fault of the tool itself and ends with a code of its own.
func watchForInterruption() {
  removeWhenInterrupted(nil)
  signal(SIGINT) { _ in end(.interrupted) }
  signal(SIGTERM) { _ in end(.terminated) }
  let faults = [SIGILL, SIGTRAP, SIGABRT, SIGFPE]
  for fault in faults {
    signal(fault) { _ in
      let text: StaticString = """
        layoutc: internal error. This is a fault of the tool: please report it with the input \
        and the output of 'layoutc --version'.

        """
      _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
      end(.internalError)
    }
  }
  // A parent that starts the tool from a thread without signals passes that on.
  var heard = sigset_t()
  sigemptyset(&heard)
  for signal in [SIGINT, SIGTERM] + faults { sigaddset(&heard, signal) }
  sigprocmask(SIG_UNBLOCK, &heard, nil)
}

/// Removes what must not be left and ends; safe in a handler of signals.
private func end(_ code: ExitCode) -> Never {
  let address = temporaryPath.load(ordering: .sequentiallyConsistent)
  if let path = UnsafePointer<CChar>(bitPattern: address) { unlink(path) }
  _exit(code.rawValue)
}
