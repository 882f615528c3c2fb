import CoreGraphics
import Foundation

/// The area and size of a picture of a web view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/webkit/wksnapshotconfiguration>
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject, NSCopying {
  /// The part of the view in its coordinates; null for all of it.
  open var rect = CGRect.null
  /// The width of the picture in points; nil for that of the part.
  open var snapshotWidth: NSNumber?
  /// Whether changes that are not shown yet are in the picture.
  open var afterScreenUpdates = true

  public nonisolated override init() { super.init() }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKSnapshotConfiguration()
    MainActor.assumeIsolated { copy.take(self) }
    return copy
  }

  private func take(_ other: WKSnapshotConfiguration) {
    rect = other.rect
    snapshotWidth = other.snapshotWidth
    afterScreenUpdates = other.afterScreenUpdates
  }
}
