extension NibRow {
  static let pinchGestureRecognizer = NibRow(UIPinchGestureRecognizer.self) { row in
    // The initial value of a gesture, which replaces the file's.
    row.ignore("scale")
  }
}
