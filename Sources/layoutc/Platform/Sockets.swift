/// A socket on the loopback interface that takes connections.
///
/// - Source: `preview.md` 6.1: nothing binds to any other address.
struct ListeningSocket {
  let descriptor: Int32
  let port: Int

  /// On 127.0.0.1.
  ///
  /// - Parameter port: 0: any that is free.
  init(port: Int) throws(SystemError) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    descriptor = try listeningSocket(AF_INET, &address)
    self.port = Int(in_port_t(bigEndian: address.sin_port))
  }

  /// On ::1, at the same port; `nil` where the machine has no such address.
  init?(besides other: ListeningSocket) {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = in_port_t(other.port).bigEndian
    address.sin6_addr = in6addr_loopback
    do throws(SystemError) { descriptor = try listeningSocket(AF_INET6, &address) } catch {
      return nil
    }
    port = other.port
  }

  /// The next connection; `nil` where none waits.
  func accept() -> Int32? {
    let connection = acceptConnection(descriptor)
    guard connection >= 0 else { return nil }
    makeQuiet(connection)
    // An answer is one write: waiting for more would cost a delayed acknowledgement.
    setOption(Int32(IPPROTO_TCP), TCP_NODELAY, of: connection)
    return connection
  }
}

/// A socket that listens at `address`, which becomes the one that the system has given.
private func listeningSocket<Address>(
  _ family: Int32, _ address: inout Address
) throws(SystemError) -> Int32 {
  #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
  #else
    let kind = SOCK_STREAM
  #endif
  let descriptor = socket(family, kind, 0)
  guard descriptor >= 0 else { throw SystemError(errno) }
  setOption(SOL_SOCKET, SO_REUSEADDR, of: descriptor)
  if family == AF_INET6 { setOption(Int32(IPPROTO_IPV6), IPV6_V6ONLY, of: descriptor) }
  var size = socklen_t(MemoryLayout<Address>.size)
  let failure = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
      bind(descriptor, general, size) != 0 || listen(descriptor, 64) != 0
        || getsockname(descriptor, general, &size) != 0
    }
  }
  guard !failure else {
    let error = SystemError(errno)
    close(descriptor)
    throw error
  }
  makeQuiet(descriptor)
  return descriptor
}

private func acceptConnection(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

private func setOption(_ level: Int32, _ option: Int32, of descriptor: Int32) {
  var isOn: Int32 = 1
  setsockopt(descriptor, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size))
}

/// Lets calls return at once, and keeps the descriptor from programs that are started.
private func makeQuiet(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
}

/// What can be read from a socket now; empty at its end, `nil` where nothing has arrived.
func received(from descriptor: Int32) -> [UInt8]? {
  var waits = false
  let bytes = [UInt8](unsafeUninitializedCapacity: 64 * 1024) { buffer, count in
    let result = read(descriptor, buffer.baseAddress, buffer.count)
    waits = result < 0 && (errno == EAGAIN || errno == EINTR)
    count = max(0, result)
  }
  return waits ? nil : bytes
}

/// Writes as much of `bytes` as a socket takes now.
///
/// - Returns: how many bytes; `nil` where the connection is broken.
func sent(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
  let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  return count >= 0 ? count : errno == EAGAIN || errno == EINTR ? 0 : nil
}

/// Waits until one of `requests` is ready, at most for `time`.
func wait(for requests: inout [pollfd], atMost time: Duration) {
  let parts = max(.zero, time).components
  let milliseconds = parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000
  _ = poll(&requests, nfds_t(requests.count), Int32(clamping: milliseconds))
}

/// `count` random bytes that no one can foresee.
func randomBytes(_ count: Int) throws(SystemError) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  #if canImport(Darwin)
    arc4random_buf(&bytes, count)
  #else
    guard getrandom(&bytes, count, 0) == count else { throw SystemError(errno) }
  #endif
  return bytes
}

#if !canImport(Darwin)
  // The C libraries have this function, but their module maps leave out <sys/random.h>.
  @_silgen_name("getrandom")
  private func getrandom(_ bytes: UnsafeMutableRawPointer?, _ count: Int, _ flags: UInt32) -> Int
#endif
