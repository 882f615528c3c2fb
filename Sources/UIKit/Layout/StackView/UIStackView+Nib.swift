extension NibRow {
  static let stackView = NibRow(UIStackView.self) { row in
    row.archives { ArchivedProperty.stackView }
    row.property("axis", \.axis)
    row.property("distribution", \.distribution)
    row.property("alignment", \.alignment)
    row.property("spacing", \.spacing)
    row.step(reads: ["spacingType"]) { stack, coder in
      if coder.element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    }
    row.property("baselineRelativeArrangement", \.isBaselineRelativeArrangement)
    row.property("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
    // The file contains margins only if the stack view's arrangement is relative to them.
    row.step { stack, coder in
      let keys = ["layoutMargins", "directionalLayoutMargins"]
      if keys.contains(where: { coder.element.child(key: $0) != nil }) {
        stack.isLayoutMarginsRelativeArrangement = true
      }
    }
    row.key("arrangedSubviews", readOnly: \.arrangedSubviews)
  }
}

extension NSLayoutConstraint.Axis: NibNamed {
  static let nibNames: [String: NSLayoutConstraint.Axis] = ["horizontal": .horizontal, "vertical": .vertical]
}

extension UIStackView.Distribution: NibNamed {
  static let nibNames: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
}

extension UIStackView.Alignment: NibNamed {
  static let nibNames: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
    "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
  ]
}
