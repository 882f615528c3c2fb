extension NibRow {
  static let gestureRecognizer = NibRow(UIGestureRecognizer.self) { row in
    row.property("cancelsTouchesInView", \.cancelsTouchesInView)
    row.property("delaysTouchesBegan", \.delaysTouchesBegan)
    row.property("delaysTouchesEnded", \.delaysTouchesEnded)
    row.property("enabled", \.isEnabled)
    // Attributes of remote controls.
    row.ignore("allowedPressTypes")
    row.key("delegate", \.delegate)
  }
}
