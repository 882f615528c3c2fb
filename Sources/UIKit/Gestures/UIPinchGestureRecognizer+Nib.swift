extension NibRow {
  static let pinchGestureRecognizer = NibRow(UIPinchGestureRecognizer.self) { row in
    // Where a gesture begins, whatever the file says.
    row.ignore("scale")
  }
}
