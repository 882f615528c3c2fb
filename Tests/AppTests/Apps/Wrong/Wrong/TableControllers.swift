import UIKit

/// Asks for cells that nobody registered.
class UnregisteredController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Nobody", for: indexPath) as! ItemCell
  }
}

class ItemCell: UITableViewCell {
  var item = 0
}

class ItemsController: UITableViewController {
  enum Mistake { case none, castsCells, readsBeyondTheEnd }

  var mistake = Mistake.none
  var items = [1, 2, 3]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mistake == .readsBeyondTheEnd ? items.count + 1 : items.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    if mistake == .castsCells { (cell as! ItemCell).item = indexPath.row }
    cell.textLabel?.text = "\(items[indexPath.row])"
    return cell
  }

  /// Tells the table, not the model.
  func insertWithoutItem() { tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
}
