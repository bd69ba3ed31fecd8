#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// One run of another program, without a shell.
struct Program {
  /// What a program has written when it has ended.
  struct Outcome {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    /// 0 where it has succeeded; `nil` where it was ended.
    var status: Int32?
  }

  /// The program, as the path of the environment leads to it, and its arguments.
  private let words: [String]
  private let variables: [String: String]
  private let input: [UInt8]

  /// A program may take so long.
  private static let longest = Duration.seconds(5)

  /// - Parameter variables: What its environment has beside that of the tool, or in its place.
  init(_ words: [String], in variables: [String: String] = [:], reading input: [UInt8] = []) {
    (self.words, self.variables, self.input) = (words, variables, input)
  }

  /// Runs it to its end, to its limits at most.
  ///
  /// - Parameter maximum: A program may write so much, in bytes.
  /// - Returns: `nil` where it cannot be started.
  func run(upTo maximum: Int = standardFileMaximum) -> Outcome? {
    var pipes = (input: Pipe(), output: Pipe(), errors: Pipe())
    defer {
      pipes.input.close()
      pipes.output.close()
      pipes.errors.close()
    }
    guard let id = start((pipes.input.reader, pipes.output.writer, pipes.errors.writer)) else {
      return nil
    }
    pipes.input.closeReader()
    pipes.output.closeWriter()
    pipes.errors.closeWriter()
    var outcome = Outcome()
    let isComplete = exchange(&pipes, &outcome, upTo: maximum)
    if !isComplete { kill(id, SIGKILL) }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    // Ended by itself: the low seven bits are those of a signal.
    outcome.status = isComplete && status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    return outcome
  }

  /// Starts it by itself, reading and writing nothing.
  ///
  /// - Returns: whether it could be started.
  func launch() -> Bool {
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { shut(nothing) }
    guard let id = start((nothing, nothing, nothing)) else { return false }
    _ = detach {
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
    }
    return true
  }

  /// The variables of the tool, and those of the program.
  private var environment: [UnsafeMutablePointer<CChar>?] {
    #if canImport(Darwin)
      var next = _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    #endif
    var all = variables.map { strdup("\($0)=\($1)") }
    while let variable = next.pointee {
      let name = String(cString: variable).prefix { $0 != "=" }
      if variables[String(name)] == nil { all.append(strdup(variable)) }
      next += 1
    }
    return all + [nil]
  }

  private func start(_ ends: (input: Int32, output: Int32, errors: Int32)) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (end, descriptor) in [
      (ends.input, STDIN_FILENO), (ends.output, STDOUT_FILENO), (ends.errors, STDERR_FILENO),
    ] { posix_spawn_file_actions_adddup2(&actions, end, descriptor) }
    var arguments = words.map { strdup($0) } + [nil]
    var environment = environment
    defer { for text in arguments + environment { free(text) } }
    var id: pid_t = 0
    let failure = posix_spawnp(&id, words[0], &actions, nil, &arguments, &environment)
    return failure == 0 ? id : nil
  }

  /// Hands the input over and takes what is written, until both outputs are closed.
  ///
  /// - Returns: whether they were within the limits.
  private func exchange(
    _ pipes: inout (input: Pipe, output: Pipe, errors: Pipe), _ outcome: inout Outcome,
    upTo maximum: Int
  ) -> Bool {
    let end = timeNow() + Self.longest
    var rest = input[...]
    pipes.input.makeWriterQuiet()
    if rest.isEmpty { pipes.input.closeWriter() }
    while pipes.output.reader >= 0 || pipes.errors.reader >= 0 {
      // Descriptors below 0 are passed over.
      var requests = [
        pollfd(fd: pipes.input.writer, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: pipes.output.reader, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipes.errors.reader, events: Int16(POLLIN), revents: 0),
      ]
      let time = timeNow()
      guard time < end else { return false }
      wait(for: &requests, atMost: end - time)
      if requests[0].revents != 0 {
        // What has ended needs no more.
        rest = sent(rest, to: pipes.input.writer).map { rest.dropFirst($0) } ?? []
        if rest.isEmpty { pipes.input.closeWriter() }
      }
      if requests[1].revents != 0 { pipes.output.read(into: &outcome.output) }
      if requests[2].revents != 0 { pipes.errors.read(into: &outcome.errors) }
      guard outcome.output.count + outcome.errors.count <= maximum else { return false }
    }
    return true
  }
}

/// Two ends; those that are closed are −1.
private struct Pipe {
  private(set) var reader: Int32 = -1
  private(set) var writer: Int32 = -1

  init() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    (reader, writer) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Has writing return at once where there is no room.
  func makeWriterQuiet() {
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
  }

  mutating func read(into bytes: inout [UInt8]) {
    guard let new = received(from: reader) else { return }
    if new.isEmpty { closeReader() } else { bytes += new }
  }

  mutating func closeReader() {
    shut(reader)
    reader = -1
  }

  mutating func closeWriter() {
    shut(writer)
    writer = -1
  }

  mutating func close() {
    closeReader()
    closeWriter()
  }
}

private func shut(_ descriptor: Int32) {
  if descriptor >= 0 { close(descriptor) }
}
