import CoreGraphics
import Foundation

/// A row that represents data that has not been loaded yet.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewplaceholder>
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// Creates a placeholder row of a height in points, or `UITableView.automaticDimension`, whose cell has the reuse
  /// identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  /// Fills the cell when it is made.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder for a drop.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder>
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The outline and background of the cell while the item is dropped into it.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Exchanges a placeholder for its row.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext>
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item whose data the placeholder waits for.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by a row: the closure adds the data at the index path that it gets, and the table
  /// inserts the row. Returns false, without calling the closure, if the placeholder was removed already.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder; returns false if it was removed already.
  @discardableResult func deletePlaceholder() -> Bool
}
