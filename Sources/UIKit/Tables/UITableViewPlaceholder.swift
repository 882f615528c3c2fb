import CoreGraphics
import Foundation

/// A row that stands for data that is not there yet.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewplaceholder>
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// A row of a height in points, or `UITableView.automaticDimension`, whose cell has the reuse identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  /// Fills the cell when it is made.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// The same for a drop.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder>
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The look of the cell while the item becomes it.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Exchanges a placeholder for its row.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext>
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item whose data the placeholder waits for.
  var dragItem: UIDragItem { get }
  /// Exchanges the placeholder for a row: the closure adds the data at the index path that it gets, where the table inserts the
  /// row. False, without calling the closure, when the placeholder is not there any more.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away; false when it is not there any more.
  @discardableResult func deletePlaceholder() -> Bool
}
