import Foundation

/// Checks for the data source's optional methods that return nothing, whose default implementations cannot be
/// recognized by a result.
extension UITableView {
  /// Whether rows can be deleted and inserted: without, no swipe shows Delete.
  var implementsCommit: Bool {
    implements(
      "tableView(_:commit:forRowAt:)", "tableView:commitEditingStyle:forRowAtIndexPath:", UITableView.commitProbe)
  }

  /// Whether rows can be moved: without, none has a control for it.
  var implementsMove: Bool {
    implements("tableView(_:moveRowAt:to:)", "tableView:moveRowAtIndexPath:toIndexPath:", UITableView.moveProbe)
  }

  private func implements(_ name: String, _ selector: String, _ probe: OverrideProbe) -> Bool {
    guard let dataSource else { return false }
    let method = OptionalMethod.Name(full: name, selector: selector)
    if dataSource is UITableViewController, probe.isOverridden(in: type(of: dataSource)) { return true }
    return OptionalMethod.isWritten(method, in: dataSource, besides: UITableView.required) {
      $0 is any UITableViewDataSource.Type
    }
  }

  private static let required = OptionalMethod.Name(
    full: "tableView(_:cellForRowAt:)", selector: "tableView:cellForRowAtIndexPath:")
  private static let commitProbe = OverrideProbe(
    base: UITableViewController.self, overriding: CommittingController.self)
  private static let moveProbe = OverrideProbe(base: UITableViewController.self, overriding: MovingController.self)

  private final class CommittingController: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
  }

  private final class MovingController: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
  }
}
