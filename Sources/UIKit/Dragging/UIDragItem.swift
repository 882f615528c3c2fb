import CoreGraphics
import Foundation

/// A piece of data that a drag carries.
///
/// Nothing is dragged between views yet: items can be made and kept, as code that offers them does.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidragitem>
@preconcurrency @MainActor open class UIDragItem: NSObject {
  private let storedProvider: NSItemProvider

  public init(itemProvider: NSItemProvider) {
    storedProvider = itemProvider
    super.init()
  }

  open var itemProvider: NSItemProvider { storedProvider }
  /// Any object, for the app that the drag comes from.
  open var localObject: Any?
  /// Makes the item's picture under the finger; not called, because nothing is dragged.
  open var previewProvider: (() -> UIDragPreview?)?
}

/// The picture of an item under the finger.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidragpreview>
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  private let storedView: UIView
  private let storedParameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    storedView = view
    storedParameters = parameters
    super.init()
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// A preview that shows an address.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  /// A preview that shows an address, below a title if there is one.
  public convenience init(for url: URL, title: String?) {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .footnote)
    label.text = [title, url.absoluteString].compactMap { $0 }.joined(separator: "\n")
    label.sizeToFit()
    self.init(view: label)
  }

  open var view: UIView { storedView }
  open var parameters: UIDragPreviewParameters { storedParameters }

  /// The same object: previews never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What of a view a drag shows.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidragpreviewparameters>
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where the picture of an item goes.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidragpreviewtarget>
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// Lets an app animate along with a drag.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidraganimating>
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
