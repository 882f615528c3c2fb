extension NibRow {
  static let rotationGestureRecognizer = NibRow(UIRotationGestureRecognizer.self) { row in
    // Where a gesture begins, whatever the file says.
    row.ignore("rotation")
  }
}
