import Foundation

/// Whether touches report pressure. Always `unavailable` on Flipside's devices.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}
