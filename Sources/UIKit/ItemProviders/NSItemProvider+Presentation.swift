import CoreGraphics
import Foundation
import ObjectiveC

/// An object that knows how large it wants to be shown where it was dropped or pasted.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiitemproviderpresentationsizeproviding>
@preconcurrency @MainActor public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
  /// In points.
  var preferredPresentationSizeForItemProvider: CGSize { get }
}

/// Values that drags between apps carry beside the data. An app that gets them through a drop or paste reads what the
/// other has set; nothing else reads them.
extension NSItemProvider {
  /// How a receiver is asked to show the item.
  public enum PreferredPresentationStyle: Int, Sendable {
    /// As the receiver likes.
    case unspecified = 0
    /// Within its text or content.
    case inline = 1
    /// As an attachment, such as an icon with the file's name.
    case attachment = 2
  }

  private final class Values {
    var teamData: Data?
    var size: CGSize = .zero
    var style = PreferredPresentationStyle.unspecified
  }
  private static let presentations = Association<Values>()
  private var values: Values { Self.presentations.value(of: self) { Values() } }

  /// Data that only apps of the same developer can read. At most 8,192 bytes on iOS; here not limited. Default nil.
  public var teamData: Data? {
    get { values.teamData }
    set { values.teamData = newValue }
  }
  /// The size in points at which the item is best shown; zero, the default, says nothing.
  public var preferredPresentationSize: CGSize {
    get { values.size }
    set { values.size = newValue }
  }
  /// How a receiver is asked to show the item; `.unspecified` by default.
  public var preferredPresentationStyle: PreferredPresentationStyle {
    get { values.style }
    set { values.style = newValue }
  }
}
