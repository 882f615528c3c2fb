extension NibRow {
  static let tableViewController = NibRow(UITableViewController.self) { row in
    row.property("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
    row.step(reads: ["tableView", "refreshControl"]) { controller, coder in
      guard let element = coder.element.child(key: "refreshControl") else { return }
      controller.fileRefreshControl = coder.loading.object(element) as? UIRefreshControl
    }
    row.key("tableView", \.tableView)
    row.key("refreshControl", \.refreshControl)
  }
}
