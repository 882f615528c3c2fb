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

  /// Creates an item with a provider of the dragged data.
  public init(itemProvider: NSItemProvider) {
    storedProvider = itemProvider
    super.init()
  }

  /// The provider of the dragged data.
  open var itemProvider: NSItemProvider { storedProvider }
  /// A custom object, available only in the app that the drag comes from.
  open var localObject: Any?
  /// Returns the item's picture under the finger, when the drag begins and when the property is set during it.
  /// Without a closure the picture is the lifted one; a closure that returns nil hides the item.
  open var previewProvider: (() -> UIDragPreview?)? {
    didSet { DragOperation.carrying(self)?.previewProviderDidChange(of: self) }
  }
}
