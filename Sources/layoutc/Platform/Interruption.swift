internal import Synchronization

/// The address of the path of the temporary file that the signal handler removes; 0: none.
private let temporaryPath = Atomic<UInt>(0)

/// Sets the file that is removed if the tool is interrupted; `nil`: none.
func removeWhenInterrupted(_ path: String?) {
  let copy = UInt(bitPattern: path.flatMap { strdup($0) })
  let old = temporaryPath.exchange(copy, ordering: .sequentiallyConsistent)
  free(UnsafeMutableRawPointer(bitPattern: old))
}

/// Reports a closed pipe through the result of `write` instead of a signal.
func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

/// Installs signal handlers: signals that end the tool remove the temporary file and exit with 128
/// and the signal's number; traps exit with `ExitCode.internalError`.
func watchForInterruption() {
  removeWhenInterrupted(nil)
  let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXFSZ, SIGXCPU]
  for ending in endings { signal(ending) { end(128 + $0) } }
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
  for signal in endings + faults { sigaddset(&handled, signal) }
  sigprocmask(SIG_UNBLOCK, &handled, nil)
}

/// Removes the temporary file and exits. Async-signal-safe.
private func end(_ code: Int32) -> Never {
  let address = temporaryPath.load(ordering: .sequentiallyConsistent)
  if let path = UnsafePointer<CChar>(bitPattern: address) { unlink(path) }
  _exit(code)
}
