import CoreGraphics
import Foundation

/// The methods by which a table takes dropped items. Nothing is dropped on tables yet: the methods are not called.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropdelegate>
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .automatic) }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
}

/// What a table would do with a drop.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropproposal>
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Between rows or into one; raw values as Apple's.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
    case automatic = 3
  }

  private let storedIntent: Intent

  public override init(operation: UIDropOperation) {
    storedIntent = .unspecified
    super.init(operation: operation)
  }

  public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    storedIntent = intent
    super.init(operation: operation)
  }

  open var intent: UITableViewDropProposal.Intent { storedIntent }
}

/// The drop that a table's delegate carries out.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator>
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item of a drop.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropitem>
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// The row that it comes from, if that is of the same table.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// A row that stands for data that is not there yet.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewplaceholder>
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  open var cellUpdateHandler: ((UITableViewCell) -> Void)? {
    didSet { Unsupported.log("UITableViewPlaceholder.cellUpdateHandler") }
  }
}

/// The same for a drop.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder>
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? {
    didSet { Unsupported.log("UITableViewDropPlaceholder.previewParametersProvider") }
  }
}

/// Exchanges a placeholder for its row.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext>
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  @discardableResult func deletePlaceholder() -> Bool
}
