import CoreGraphics
import Foundation

/// An item that represents data that is not loaded yet.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder>
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Creates a placeholder whose cell has a reuse identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Configures the cell when it is created, and when its context requests it.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// An item that represents dropped data that is not loaded yet.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder>
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Returns the visible area and background of the cell during the drop's animation.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces a placeholder by its item.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext>
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item whose data the placeholder waits for.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item: the closure adds the data at the index path that it gets, where the
  /// collection view inserts the item. Returns false, without calling the closure, if the placeholder no longer
  /// exists.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder; returns false if it no longer exists.
  @discardableResult func deletePlaceholder() -> Bool
  /// Has the placeholder's handler configure its cell again.
  func setNeedsCellUpdate()
}
