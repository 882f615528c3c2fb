import CoreGraphics
import Foundation

/// An item that stands for data that is not there yet.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder>
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// An item whose cell has the reuse identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Fills the cell when it is made, and when its context asks for it.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// The same for a drop.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder>
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The look of the cell while the item becomes it.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Exchanges a placeholder for its item.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext>
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item whose data the placeholder waits for.
  var dragItem: UIDragItem { get }
  /// Exchanges the placeholder for an item: the closure adds the data at the index path that it gets, where the collection view
  /// inserts the item. False, without calling the closure, when the placeholder is not there any more.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away; false when it is not there any more.
  @discardableResult func deletePlaceholder() -> Bool
  /// Has the placeholder's handler fill its cell again.
  func setNeedsCellUpdate()
}
