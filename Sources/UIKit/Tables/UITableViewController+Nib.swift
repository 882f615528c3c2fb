extension NibRow {
  static let tableViewController = NibRow(UITableViewController.self) { row in
    row.property("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
    row.step(reads: ["tableView", "refreshControl"]) { controller, coder in
      guard let element = coder.element.child(key: "refreshControl") else { return }
      let control = coder.loading.object(element) as? UIRefreshControl
      // Interface Builder writes all of them as disabled; they work nevertheless.
      control?.isEnabled = true
      controller.fileRefreshControl = control
    }
    row.key("tableView", \.tableView)
    row.key("refreshControl", \.refreshControl)
  }
}
