import CoreGraphics
import Foundation

/// The area and size of a snapshot of a web view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/webkit/wksnapshotconfiguration>
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject, NSCopying {
  /// The area in the view's coordinates; null for the whole view.
  open var rect = CGRect.null
  /// The width of the snapshot in points; nil for the width of the area.
  open var snapshotWidth: NSNumber?
  /// Whether the snapshot contains changes that have not been displayed yet.
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
