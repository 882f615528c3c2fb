extension NibRow {
  static let rotationGestureRecognizer = NibRow(UIRotationGestureRecognizer.self) { row in
    // The initial value of a gesture, which replaces the file's.
    row.ignore("rotation")
  }
}
