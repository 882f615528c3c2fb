import CoreGraphics
import Foundation
import ObjectiveC

/// An object with a preferred size for its presentation after a drop or paste.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiitemproviderpresentationsizeproviding>
@preconcurrency @MainActor public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
  /// The preferred size in points.
  var preferredPresentationSizeForItemProvider: CGSize { get }
}

/// Values that drags between apps transfer beside the data. A receiving app reads the values that the source has
/// set; they have no other effect.
extension NSItemProvider {
  /// The requested presentation of the item in the receiving app.
  public enum PreferredPresentationStyle: Int, Sendable {
    /// The receiver's choice.
    case unspecified = 0
    /// A presentation within the receiver's text or content.
    case inline = 1
    /// An attachment, such as an icon with the file's name.
    case attachment = 2
  }

  private final class Values {
    var teamData: Data?
    var size: CGSize = .zero
    var style = PreferredPresentationStyle.unspecified
  }
  private static let presentations = Association<Values>()
  private var values: Values { Self.presentations.value(of: self) { Values() } }

  /// Data that only apps of the same developer can read. At most 8,192 bytes on iOS; Flipside has no limit. Nil by
  /// default.
  public var teamData: Data? {
    get { values.teamData }
    set { values.teamData = newValue }
  }
  /// The preferred size of the presentation in points; zero, the default, for no preference.
  public var preferredPresentationSize: CGSize {
    get { values.size }
    set { values.size = newValue }
  }
  /// The requested presentation of the item; `.unspecified` by default.
  public var preferredPresentationStyle: PreferredPresentationStyle {
    get { values.style }
    set { values.style = newValue }
  }
}
