extension NibRow {
  static let calendarView = NibRow(UICalendarView.self) { row in
    row.property("wantsDateDecorations", \.wantsDateDecorations)
    row.key("delegate", get: { $0.delegate }) { $0.delegate = $1 }
    row.key("selectionBehavior", \.selectionBehavior)
  }
}
