extension NibRow {
  static let screenEdgePanGestureRecognizer = NibRow(UIScreenEdgePanGestureRecognizer.self) { row in
    row.property("edges", \.edges)
  }
}
