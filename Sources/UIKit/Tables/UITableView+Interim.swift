import CoreGraphics

extension UITableView {
  var indexWidth: CGFloat { 0 }
  func reloadIndex() {}
  func placeIndex() {}
  func prefetchIfNeeded() {}
  func closeSwipe(animated: Bool) {}
  func isLifted(_ cell: UITableViewCell) -> Bool { false }
  func changeEditing(_ editing: Bool, animated: Bool) { self.editing = editing }
}
