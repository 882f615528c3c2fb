import CoreGraphics
import Foundation

/// The methods by which a table accepts dropped items; all but the first are optional.
///
/// ```swift
/// func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
///   guard let row = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
///   names.insert(item.dragItem.localObject as? String ?? "", at: row.row)
///   tableView.insertRows(at: [row], with: .none)
///   coordinator.drop(item.dragItem, toRowAt: row)
/// }
/// ```
///
/// The order of calls is that of `UIDropInteractionDelegate`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewdropdelegate>
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Carries out a drop: inserts the data and sets the items down by the coordinator. Data can be loaded from now
  /// on.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the delegate can handle a drag. True by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag that the delegate can handle enters the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns the effect of a drop at the row. The row is the one below the finger, or the one at which the gap is;
  /// nil if there is none.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag leaves the table while its finger is down.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag that entered the table has ended, with or without a drop.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the outline and background of the row's cell while an item is dropped into it.
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
