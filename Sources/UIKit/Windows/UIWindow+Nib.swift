extension NibRow {
  static let window = NibRow(UIWindow.self) { row in
    row.ignore("visibleAtLaunch", "resizesToFullScreen")
    row.key("rootViewController", \.rootViewController)
  }
}
