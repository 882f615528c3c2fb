import CoreGraphics

open class UIImage: NSObject, @unchecked Sendable {
  /// The range of brightness in which an image is shown (iOS 17).
  public enum DynamicRange: Int, @unchecked Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}
