extension NibRow {
  static let activityIndicatorView = NibRow(UIActivityIndicatorView.self) { row in
    row.archives { ArchivedProperty.activityIndicatorView }
    row.property("style", \.style)
    row.property("color", \.color)
    // Interface Builder writes the attribute only if it is on.
    row.property("hidesWhenStopped", \.hidesWhenStopped, absent: false)
    row.step(reads: ["animating"]) { view, coder in
      if coder.element.flag("animating") == true { view.startAnimating() }
      // Setting `hidesWhenStopped` to false has shown the view.
      if coder.values["hidden"]?.text == "YES" { view.isHidden = true }
    }
  }
}

extension UIActivityIndicatorView.Style: NibNamed {
  static let nibNames: [String: UIActivityIndicatorView.Style] = [
    "medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
  ]
}
