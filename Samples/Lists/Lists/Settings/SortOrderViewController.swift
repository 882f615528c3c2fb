import UIKit

/// The choice of a sort order, with a checkmark at the one that is used.
class SortOrderViewController: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Settings.SortOrder.allCases.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Order", for: indexPath)
    let order = Settings.SortOrder.allCases[indexPath.row]
    cell.textLabel?.text = order.title
    cell.accessoryType = order == Settings.sortOrder ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let old = Settings.SortOrder.allCases.firstIndex(of: Settings.sortOrder)
    Settings.sortOrder = Settings.SortOrder.allCases[indexPath.row]
    tableView.deselectRow(at: indexPath, animated: true)
    for row in [old, indexPath.row].compactMap({ $0 }) {
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
      cell?.accessoryType = row == indexPath.row ? .checkmark : .none
    }
  }
}
