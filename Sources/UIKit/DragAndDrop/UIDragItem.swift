import Foundation

/// A piece of data that a drag carries.
///
/// ```swift
/// let item = UIDragItem(itemProvider: NSItemProvider(object: "Anna" as NSString))
/// item.localObject = "Anna"
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidragitem>
@preconcurrency @MainActor open class UIDragItem: NSObject {
  private let storedProvider: NSItemProvider

  /// An item with a provider of what is dragged.
  public init(itemProvider: NSItemProvider) {
    storedProvider = itemProvider
    super.init()
  }

  /// Gives what is dragged, in its types.
  open var itemProvider: NSItemProvider { storedProvider }
  /// Any object, for the app that the drag comes from.
  open var localObject: Any?
  /// Makes the item's picture under the finger, when the drag begins and when the property is set during it.
  /// Without one the picture stays the one that was lifted; a closure that returns nil hides the item.
  open var previewProvider: (() -> UIDragPreview?)? {
    didSet { DragOperation.carrying(self)?.previewProviderDidChange(of: self) }
  }
}
