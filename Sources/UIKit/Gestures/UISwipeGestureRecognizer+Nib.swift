extension NibRow {
  static let swipeGestureRecognizer = NibRow(UISwipeGestureRecognizer.self) { row in
    row.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
    row.property("direction", \.direction)
  }
}

extension UISwipeGestureRecognizer.Direction: NibNamed {
  static let nibNames: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
}
