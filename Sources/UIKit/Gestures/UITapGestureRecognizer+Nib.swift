extension NibRow {
  static let tapGestureRecognizer = NibRow(UITapGestureRecognizer.self) { row in
    row.property("numberOfTapsRequired", \.numberOfTapsRequired)
    row.property("numberOfTouchesRequired", \.numberOfTouchesRequired)
  }
}
