extension NibRow {
  static let progressView = NibRow(UIProgressView.self) { row in
    row.archives { ArchivedProperty.progressView }
    row.property("progressViewStyle", \.progressViewStyle)
    row.property("progress", \.progress)
    row.property("progressTintColor", \.progressTintColor)
    row.property("trackTintColor", \.trackTintColor)
    row.property("progressImage", \.progressImage)
    row.property("trackImage", \.trackImage)
  }
}

extension UIProgressView.Style: NibNamed {
  static let nibNames: [String: UIProgressView.Style] = ["default": .default, "bar": .bar]
}
