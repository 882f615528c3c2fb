extension UITableViewCell: SelfSizingHost {
  func followSize() {
    guard let content = parts.content, content.frame.height != contentHeight else { return }
    content.frame.size.height = contentHeight
  }
}

extension UITableViewHeaderFooterView: SelfSizingHost {
  func followSize() { if parts.content != nil { placeContent() } }
}
