import Foundation

/// Whether touches report pressure. Always `unavailable` on Flipside's devices.
public enum UIForceTouchCapability: Int, Sendable {
  /// The trait is not specified.
  case unknown = 0
  /// Touches report no pressure.
  case unavailable = 1
  /// Touches report pressure, as with 3D Touch.
  case available = 2
}
