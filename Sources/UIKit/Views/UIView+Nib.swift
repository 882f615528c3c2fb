import QuartzCore

extension NibRow {
  static let view = NibRow(UIView.self) { row in
    row.archives { ArchivedProperty.view }
    row.property("contentMode", \.contentMode)
    row.property("alpha", \.alpha)
    row.property("tag", \.tag)
    row.property("hidden", \.isHidden)
    row.property("opaque", \.isOpaque)
    row.property("clipsSubviews", key: "clipsToBounds", \.clipsToBounds)
    row.property("userInteractionEnabled", \.isUserInteractionEnabled)
    row.property("multipleTouchEnabled", \.isMultipleTouchEnabled)
    row.property("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
    row.property("autoresizesSubviews", \.autoresizesSubviews)
    row.property("semanticContentAttribute", \.semanticContentAttribute)
    row.property("restorationIdentifier", \.restorationIdentifier)
    writePriorities(row)
    writeGeometry(row)
    row.property("backgroundColor", \.backgroundColor)
    row.property("tintColor", \.tintColor)
    row.step(reads: ["subviews", "constraints"], addParts)
    row.step(reads: ["gestureRecognizers"], addGestureRecognizers)
    row.step(reads: ["accessibilityConfiguration"], setAccessibility)
    // Attributes that only Interface Builder's canvas uses, or that belong to views of other frameworks.
    row.ignore(
      "interfaceStyle", "intrinsicContentSize", "simulatedStatusBarMetrics", "nil", "toolTip", "frameInset")
    writeKeys(row)
  }

  private static func writePriorities(_ row: Writer<UIView>) {
    for (name, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
      // An absent priority is 250, also for labels, which have 251 when code creates them
      // (`facts/nib.md#elements/absent`).
      row.attribute(
        "\(name)HuggingPriority",
        absent: { (view: UIView) in
          guard view.contentHuggingPriority(for: axis) != .defaultLow else { return }
          view.setContentHuggingPriority(.defaultLow, for: axis)
        }
      ) { (view, value: UILayoutPriority) in view.setContentHuggingPriority(value, for: axis) }
      row.attribute(
        "\(name)CompressionResistancePriority",
        get: { (view: UIView) in
          view.contentCompressionResistancePriority(for: axis)
        }
      ) { (view, value) in view.setContentCompressionResistancePriority(value, for: axis) }
    }
  }

  private static func writeGeometry(_ row: Writer<UIView>) {
    row.property(
      "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
    row.property("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
    row.property("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
    row.attribute("layoutMarginsFollowReadableWidth", get: { $0.followsReadableWidth }) {
      (view, value: Bool) in view.followsReadableWidth = value
    }
    row.property("frame", \.frame)
    row.property("bounds", \.bounds)
    row.property("autoresizingMask", \.autoresizingMask)
    row.property("layoutMargins", \.layoutMargins)
    row.property("directionalLayoutMargins", \.directionalLayoutMargins)
    // A view that Xcode leaves without constraints follows its autoresizing mask (Xcode 8 release notes).
    row.step(reads: ["fixedFrame"]) { view, coder in
      if coder.element.flag("fixedFrame") == true { view.translatesAutoresizingMaskIntoConstraints = true }
    }
    row.step { view, coder in
      guard !view.translatesAutoresizingMaskIntoConstraints, coder.element.child(key: "frame") != nil else {
        return
      }
      view.layoutState.startFrame = view.frame
    }
  }

  private static func writeKeys(_ row: Writer<UIView>) {
    row.key("layer", readOnly: \.layer)
    row.key("superview", readOnly: \.superview)
    row.key("window", readOnly: \.window)
    row.key("subviews", readOnly: \.subviews)
    row.key("center", \.center)
    row.key("transform", \.transform)
    row.key("exclusiveTouch", \.isExclusiveTouch)
    row.key("isAccessibilityElement", \.isAccessibilityElement)
    row.key("accessibilityIdentifier", \.accessibilityIdentifier)
    row.key("accessibilityLabel", \.accessibilityLabel)
    row.key("accessibilityHint", \.accessibilityHint)
    row.key("accessibilityValue", \.accessibilityValue)
    row.key("mask", \.mask)
    row.key("maskView", \.mask)
  }

  /// Adds the subviews, the constraints, and the variations of both by size class.
  private static func addParts(_ view: UIView, _ coder: NibCoder) {
    NibGuides.adopt(of: view, coder.element, coder.loading)
    let variations = coder.variations
    for child in coder.element.child(named: "subviews")?.children ?? [] {
      guard let subview = coder.loading.object(child) as? UIView else { continue }
      if let inset = child.child(key: "frameInset") { subview.frame = NibFrameInset.frame(inset, in: view.bounds) }
      if subview === view || view.isDescendant(of: subview) {
        coder.loading.complain(child, "a view can't be in itself")
      } else if let variations {
        variations.addSubview(subview, id: child.id)
      } else if let stack = view as? UIStackView, coder.element.name == "stackView" {
        stack.addArrangedSubview(subview)
      } else {
        // A stack view that is the custom class of a plain view has no arranged subviews.
        view.addSubview(subview)
      }
    }
    NibConstraints.collect(of: view, coder, variations: variations)
    guard let variations else { return }
    view.rareState.nibVariations = variations
    variations.begin(in: view, view.traits)
  }

  /// Adds the gesture recognizers, which are siblings of the view in the file; the view's connections refer to
  /// them.
  private static func addGestureRecognizers(_ view: UIView, _ coder: NibCoder) {
    for outlet in coder.element.child(named: "connections")?.children ?? []
    where outlet["property"] == "gestureRecognizers" {
      guard let id = outlet["destination"] else { continue }
      if let recognizer = coder.loading.object(id: id) as? UIGestureRecognizer {
        view.addGestureRecognizer(recognizer)
      }
    }
  }

  private static func setAccessibility(_ view: UIView, _ coder: NibCoder) {
    guard let element = coder.element.child(key: "accessibilityConfiguration") else { return }
    let id = coder.element.id ?? ""
    func text(_ name: String, _ key: String) -> String? { coder.loading.strings["\(id).\(key)"] ?? element[name] }
    if let label = text("label", "accessibilityLabel") { view.accessibilityLabel = label }
    if let hint = text("hint", "accessibilityHint") { view.accessibilityHint = hint }
    if let value = text("value", "accessibilityValue") { view.accessibilityValue = value }
    if let identifier = element["identifier"] { view.accessibilityIdentifier = identifier }
    if let flag = element.child(key: "isElement")?.flag("value") ?? element.flag("isElement") {
      view.isAccessibilityElement = flag
    }
    if let traits = element.child(named: "accessibilityTraits") {
      view.accessibilityTraits = UIAccessibilityTraits(traits)
    }
  }
}

extension UIView.AutoresizingMask: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> UIView.AutoresizingMask? {
    guard case .element(let element) = value else { return nil }
    let flags: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return flags.reduce(into: []) { if element.flag($1.0) == true { $0.insert($1.1) } }
  }
}

extension UIView.ContentMode: NibNamed {
  static let nibNames: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "TopLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
    "bottomRight": .bottomRight,
  ]
}

extension UISemanticContentAttribute: NibNamed {
  static let nibNames: [String: UISemanticContentAttribute] = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]
}
