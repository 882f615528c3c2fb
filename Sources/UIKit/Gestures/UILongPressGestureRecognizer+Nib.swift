extension NibRow {
  static let longPressGestureRecognizer = NibRow(UILongPressGestureRecognizer.self) { row in
    row.property("numberOfTapsRequired", \.numberOfTapsRequired)
    row.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
    row.property("minimumPressDuration", \.minimumPressDuration)
    row.property("allowableMovement", \.allowableMovement)
  }
}
