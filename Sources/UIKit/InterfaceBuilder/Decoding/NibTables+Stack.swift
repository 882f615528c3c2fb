extension NibTables {
  static func fillStack() {
    add(UIStackView.self) { table in
      table.property("axis", \.axis)
      table.property("distribution", \.distribution)
      table.property("alignment", \.alignment)
      table.property("spacing", \.spacing)
      table.step(reads: ["spacingType"]) { stack, coder in
        if coder.element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
      }
      // Margins of its own are written only for a stack that keeps them free.
      table.step { stack, coder in
        let keys = ["layoutMargins", "directionalLayoutMargins"]
        if keys.contains(where: { coder.element.child(key: $0) != nil }) {
          stack.isLayoutMarginsRelativeArrangement = true
        }
      }
      table.property("baselineRelativeArrangement", \.isBaselineRelativeArrangement)
      table.property("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
    }
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
