extension NibRow {
  static let panGestureRecognizer = NibRow(UIPanGestureRecognizer.self) { row in
    row.property("minimumNumberOfTouches", \.minimumNumberOfTouches)
    row.property("maximumNumberOfTouches", \.maximumNumberOfTouches)
  }
}
