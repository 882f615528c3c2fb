import UIKit

/// Is pushed from one of the pages.
class DetailViewController: LoggingViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    print("editing \(editing)")
  }
}
