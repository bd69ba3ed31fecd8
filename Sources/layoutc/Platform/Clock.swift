/// The time of a monotonic clock.
///
/// The standard library's clocks would link its concurrency module, and the binary would start
/// slower.
func timeNow() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
