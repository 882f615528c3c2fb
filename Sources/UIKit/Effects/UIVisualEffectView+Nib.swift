extension NibRow {
  static let visualEffectView = NibRow(UIVisualEffectView.self) { row in
    row.archives { ArchivedProperty.visualEffectView }
    row.step(reads: ["blurEffect", "vibrancyEffect"]) { view, coder in
      if let element = coder.element.child(named: "vibrancyEffect") {
        view.effect = UIVibrancyEffect(
          blurEffect: UIBlurEffect(element.child(named: "blurEffect")),
          style: element["style"].flatMap { UIVibrancyEffectStyle.nibNames[$0] } ?? .label)
      } else if let element = coder.element.child(named: "blurEffect") {
        view.effect = UIBlurEffect(element)
      }
    }
    row.step(reads: ["contentView"]) { view, coder in
      let content = coder.element.child(key: "contentView").flatMap(coder.loading.object)
      if let content = content as? UIView { view.takeContentView(content) }
    }
    row.key("contentView", readOnly: \.contentView)
  }
}

extension UIBlurEffect {
  /// Creates the effect of an element such as `<blurEffect style="regular"/>`.
  fileprivate convenience init(_ element: NibElement?) {
    self.init(style: element?["style"].flatMap { Style.nibNames[$0] } ?? .extraLight)
  }
}

extension UIBlurEffect.Style {
  static let nibNames: [String: UIBlurEffect.Style] = {
    var names: [String: UIBlurEffect.Style] = [:]
    for value in 0...20 {
      if let style = UIBlurEffect.Style(rawValue: value) { names["\(style)"] = style }
    }
    return names
  }()
}

extension UIVibrancyEffectStyle {
  fileprivate static let nibNames: [String: UIVibrancyEffectStyle] = {
    var names: [String: UIVibrancyEffectStyle] = [:]
    for value in 0...7 {
      if let style = UIVibrancyEffectStyle(rawValue: value) { names["\(style)"] = style }
    }
    return names
  }()
}
