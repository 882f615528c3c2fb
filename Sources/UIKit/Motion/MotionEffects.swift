/// Applies the motion effects of all views as the device tilts.
@MainActor package final class MotionEffects {
  package static let shared = MotionEffects()

  private init() {}

  /// The host tilted the device: -1 to 1 on each axis.
  package func tiltDidChange(horizontal: CGFloat, vertical: CGFloat) {}

  func effectDidChange() {}
}
