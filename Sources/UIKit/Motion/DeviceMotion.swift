import QuartzCore

/// The tilt of the device, as the host reports it.
@preconcurrency @MainActor package final class DeviceMotion {
  package static let shared = DeviceMotion()

  /// The tilt from -1 to 1 on each axis: to the right, and toward the top.
  package private(set) var tilt = UIOffset.zero

  private init() {}

  func update(horizontal: CGFloat, vertical: CGFloat) {
    guard horizontal.isFinite, vertical.isFinite else { return }
    tilt = UIOffset(horizontal: min(max(horizontal, -1), 1), vertical: min(max(vertical, -1), 1))
    MotionEffects.shared.tiltDidChange(horizontal: tilt.horizontal, vertical: tilt.vertical)
  }
}
