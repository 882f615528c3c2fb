extension NibRow {
  static let searchTextField = NibRow(UISearchTextField.self) { row in
    row.property("tokenBackgroundColor", \.tokenBackgroundColor)
    row.property("allowsDeletingTokens", \.allowsDeletingTokens)
    row.property("allowsCopyingTokens", \.allowsCopyingTokens)
  }
}
