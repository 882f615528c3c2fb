extension NibRow {
  static let colorWell = NibRow(UIColorWell.self) { row in
    row.property("title", \.title)
    row.property("supportsAlpha", \.supportsAlpha)
    row.property("selectedColor", \.selectedColor)
  }
}
