import QuartzCore

extension NibTables {
  static func fillViews() {
    add(UIView.self) { table in
      table.property("frame", \.frame)
      table.property("bounds", \.bounds)
      table.property("contentMode", \.contentMode)
      table.property("alpha", \.alpha)
      table.property("tag", \.tag)
      table.property("hidden", \.isHidden)
      table.property("opaque", \.isOpaque)
      table.property("clipsSubviews", \.clipsToBounds)
      table.property("userInteractionEnabled", \.isUserInteractionEnabled)
      table.property("multipleTouchEnabled", \.isMultipleTouchEnabled)
      table.property("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
      table.property("autoresizesSubviews", \.autoresizesSubviews)
      table.property("autoresizingMask", \.autoresizingMask)
      table.property(
        "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
      table.property("semanticContentAttribute", \.semanticContentAttribute)
      table.property("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
      table.property("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
      table.property("layoutMargins", \.layoutMargins)
      table.property("directionalLayoutMargins", \.directionalLayoutMargins)
      table.property("restorationIdentifier", \.restorationIdentifier)
      table.on("backgroundColor", unset: { $0.backgroundColor = nil }) { (view, value: NibColor) in
        view.backgroundColor = value.color
      }
      table.on("tintColor", unset: { $0.tintColor = nil }) { (view, value: NibColor) in view.tintColor = value.color
      }
      table.on("horizontalHuggingPriority") { (view, value: UILayoutPriority) in
        view.setContentHuggingPriority(value, for: .horizontal)
      }
      table.on("verticalHuggingPriority") { (view, value: UILayoutPriority) in
        view.setContentHuggingPriority(value, for: .vertical)
      }
      table.on("horizontalCompressionResistancePriority") { (view, value: UILayoutPriority) in
        view.setContentCompressionResistancePriority(value, for: .horizontal)
      }
      table.on("verticalCompressionResistancePriority") { (view, value: UILayoutPriority) in
        view.setContentCompressionResistancePriority(value, for: .vertical)
      }
      // What Xcode does not write is 250, also for labels, which code makes with 251 (`facts/nib.md#elements/absent`).
      table.step { view, coder in
        for (name, axis) in [
          ("horizontalHuggingPriority", NSLayoutConstraint.Axis.horizontal), ("verticalHuggingPriority", .vertical),
        ]
        where view.defaultHuggingPriority(for: axis) != .defaultLow && coder.element[name] == nil {
          view.setContentHuggingPriority(.defaultLow, for: axis)
        }
      }
      // A view that Xcode leaves without constraints follows its autoresizing mask (Xcode 8 release notes).
      table.step(reads: ["fixedFrame"]) { view, coder in
        if coder.element.flag("fixedFrame") == true { view.translatesAutoresizingMaskIntoConstraints = true }
      }
      table.step { view, coder in
        guard !view.translatesAutoresizingMaskIntoConstraints, coder.element.child(key: "frame") != nil else {
          return
        }
        view.layoutState.startFrame = view.frame
      }
      table.property("layoutMarginsFollowReadableWidth", \.followsReadableWidth)
      table.making(reads: ["subviews", "constraints"], addParts)
      table.making(addGestureRecognizers)
      table.step(reads: ["accessibilityConfiguration", "frameInset"], applyAccessibility)
      // What the canvas shows, or what other frameworks' views have of their own.
      table.ignore("interfaceStyle", "intrinsicContentSize", "simulatedStatusBarMetrics", "nil", "toolTip")
    }
    add(NibStandInView.self) { table in
      table.making { view, coder in
        // A cell's and an effect view's content are no subviews.
        for key in ["contentView", "tableHeaderView"] {
          guard let element = coder.element.child(key: key), let part = coder.loading.object(element) as? UIView
          else {
            continue
          }
          part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(part)
        }
        if ["tableView", "collectionView"].contains(coder.element.name) { view.content = NibListContent(coder) }
      }
    }
    add(UIWindow.self) { $0.ignore("visibleAtLaunch", "resizesToFullScreen") }
    add(UIImageView.self) { table in
      table.on("image") { (view, value: NibImage) in view.image = value.image }
      table.on("highlightedImage") { (view, value: NibImage) in view.highlightedImage = value.image }
      table.property("highlighted", \.isHighlighted)
      table.ignore("adjustsImageSizeForAccessibilityContentSizeCategory", "contentStretch")
      table.on("preferredSymbolConfiguration") { (view, value: NibSymbolConfiguration) in
        view.preferredSymbolConfiguration = value.configuration
      }
    }
    add(UILabel.self, fillLabel)
  }

  private static func fillLabel(_ table: NibTable<UILabel>) {
    table.property("text", \.text)
    table.on("attributedText") { (label, value: NibAttributedString) in label.attributedText = value.string }
    table.on("textColor", unset: { $0.textColor = nil }) { (label, value: NibColor) in label.textColor = value.color
    }
    table.on("highlightedColor", unset: { $0.highlightedTextColor = nil }) { (label, value: NibColor) in
      label.highlightedTextColor = value.color
    }
    table.on("shadowColor", unset: { $0.shadowColor = nil }) { (label, value: NibColor) in
      label.shadowColor = value.color
    }
    table.property("shadowOffset", \.shadowOffset)
    table.on("fontDescription") { (label, value: NibFont) in label.font = value.font }
    table.property("textAlignment", \.textAlignment)
    table.property("lineBreakMode", \.lineBreakMode)
    table.property("numberOfLines", \.numberOfLines)
    table.property("baselineAdjustment", \.baselineAdjustment)
    table.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    table.property("adjustsLetterSpacingToFitWidth", \.allowsDefaultTighteningForTruncation)
    table.property("minimumScaleFactor", \.minimumScaleFactor)
    table.property("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
    table.property("enabled", \.isEnabled)
    table.property("highlighted", \.isHighlighted)
    table.property("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated)
    table.step(reads: ["adjustsFontSizeToFit", "minimumFontSize", "usesAttributedText", "autoshrinkMode"]) {
      label, coder in
      // Interface Builder writes these only when they are not what it takes for granted.
      if coder.element["textAlignment"] == nil, coder.element["usesAttributedText"] == nil {
        label.textAlignment = .left
      }
      label.adjustsFontSizeToFitWidth = coder.element.flag("adjustsFontSizeToFit") ?? true
      if let size = coder.element.number("minimumFontSize"), size > 0, coder.element["minimumScaleFactor"] == nil,
        let font = label.font
      {
        label.minimumScaleFactor = min(1, size / font.pointSize)
      }
    }
  }

  /// Subviews, constraints, and what changes of both with the size classes.
  private static func addParts(_ view: UIView, _ coder: NibCoder) {
    NibGuides.adopt(of: view, coder.element, coder.loading)
    let variations = NibVariations(coder)
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
        // A stack view that is the custom class of a plain view arranges nothing.
        view.addSubview(subview)
      }
    }
    NibConstraints.collect(of: view, coder, variations: variations)
    guard let variations else { return }
    view.rareState.nibVariations = variations
    variations.apply(to: view, view.traits)
  }

  private static func addGestureRecognizers(_ view: UIView, _ coder: NibCoder) {
    // The recognizers stand beside the view; the view's connections name them.
    for outlet in coder.element.child(named: "connections")?.children ?? []
    where outlet["property"] == "gestureRecognizers" {
      guard let id = outlet["destination"] else { continue }
      if let recognizer = coder.loading.object(id: id) as? UIGestureRecognizer {
        view.addGestureRecognizer(recognizer)
      }
    }
  }

  private static func applyAccessibility(_ view: UIView, _ coder: NibCoder) {
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
      view.accessibilityTraits = NibTraits.read(traits)
    }
  }
}

/// `<accessibilityTraits key="traits" button="YES"/>`.
@MainActor enum NibTraits {
  static func read(_ element: NibElement) -> UIAccessibilityTraits {
    let known: [String: UIAccessibilityTraits] = [
      "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
      "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
      "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
      "header": .header, "adjustable": .adjustable, "startsMediaSession": .startsMediaSession,
      "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "tabBar": .tabBar,
    ]
    return known.reduce(into: []) { if element.flag($1.key) == true { $0.insert($1.value) } }
  }
}

/// `<frame key="frameInset" minX="15" width="345" height="43.5"/>`: a frame by its distances from the superview's edges,
/// in points or, with a percent sign, in shares of the superview's width or height (a flexible margin).
enum NibFrameInset {
  static func frame(_ element: NibElement, in bounds: CGRect) -> CGRect {
    func side(_ least: String, _ most: String, _ size: String, _ whole: CGFloat) -> (CGFloat, CGFloat) {
      let first = points(element[least], whole), last = points(element[most], whole)
      let length = points(element[size], whole)
      if let length { return (first ?? last.map { whole - $0 - length } ?? 0, length) }
      return (first ?? 0, max(0, whole - (first ?? 0) - (last ?? 0)))
    }
    let (x, width) = side("minX", "maxX", "width", bounds.width)
    let (y, height) = side("minY", "maxY", "height", bounds.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Interface Builder's frames have whole, half or third points; shares are written with two decimals, so that the
  /// nearest such point is the one that the share was taken of.
  private static func points(_ text: String?, _ whole: CGFloat) -> CGFloat? {
    guard let text else { return nil }
    guard text.hasSuffix("%") else { return Double(text).map { CGFloat($0).number } }
    return Double(text.dropLast()).map { (CGFloat($0).number / 100 * whole * 6).rounded() / 6 }
  }
}
