/// The time of a monotonic clock.
///
/// The standard library's clocks would link its concurrency module, and the binary would start
/// slower.
func timeNow() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

/// The time of day in UTC, as in `2026-11-22T17:00:00.123Z`.
func timestamp() -> String {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  var seconds = time.tv_sec
  var parts = tm()
  gmtime_r(&seconds, &parts)
  func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
  let day = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
  let clock = [Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec)]
  return day.map { padded($0, to: 2) }.joined(separator: "-") + "T"
    + clock.map { padded($0, to: 2) }.joined(separator: ":")
    + "." + padded(time.tv_nsec / 1_000_000, to: 3) + "Z"
}
