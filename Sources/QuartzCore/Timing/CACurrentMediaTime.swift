import CoreGraphics

/// Returns the time of the layer tree's clock, in seconds. It never runs backwards. The headless host replaces the
/// system's monotonic clock by its virtual one, which can be stopped.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()>
public func CACurrentMediaTime() -> CFTimeInterval {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return CFTimeInterval(now.tv_sec) + CFTimeInterval(now.tv_nsec) * 1e-9
}
