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
      table.on("backgroundColor") { (view, value: NibColor) in view.backgroundColor = value.color }
      table.on("tintColor") { (view, value: NibColor) in view.tintColor = value.color }
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
      table.making(addSubviews)
      table.making(addGestureRecognizers)
      table.step(applyAccessibility)
      table.making { view, coder in view.nibConstraints = NibConstraint.read(of: coder.element) }
    }
    add(UIImageView.self) { table in
      table.on("image") { (view, value: NibImage) in view.image = value.image }
      table.on("highlightedImage") { (view, value: NibImage) in view.highlightedImage = value.image }
      table.property("highlighted", \.isHighlighted)
      table.on("preferredSymbolConfiguration") { (view, value: NibSymbolConfiguration) in
        view.preferredSymbolConfiguration = value.configuration
      }
    }
    add(UILabel.self, fillLabel)
  }

  private static func fillLabel(_ table: NibTable<UILabel>) {
    table.property("text", \.text)
    table.on("attributedText") { (label, value: NibAttributedString) in label.attributedText = value.string }
    table.on("textColor") { (label, value: NibColor) in label.textColor = value.color }
    table.on("highlightedColor") { (label, value: NibColor) in label.highlightedTextColor = value.color }
    table.on("shadowColor") { (label, value: NibColor) in label.shadowColor = value.color }
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
    table.step { label, coder in
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

  private static func addSubviews(_ view: UIView, _ coder: NibCoder) {
    guard let list = coder.element.child(named: "subviews") else { return }
    let excluded = NibVariation.excluded("subviews", of: coder.element)
    for child in list.children where !(child.id.map(excluded.contains) ?? false) {
      guard let subview = coder.loading.object(child) as? UIView else { continue }
      view.addSubview(subview)
    }
  }

  private static func addGestureRecognizers(_ view: UIView, _ coder: NibCoder) {
    // The recognizers stand beside the view; the view's connections name them.
    for outlet in coder.element.child(named: "connections")?.children ?? []
    where outlet["property"] == "gestureRecognizers" {
      guard let id = outlet["destination"], let element = coder.loading.document.root.descendant(id: id) else {
        continue
      }
      if let recognizer = coder.loading.object(element) as? UIGestureRecognizer {
        view.addGestureRecognizer(recognizer)
      }
    }
  }

  private static func applyAccessibility(_ view: UIView, _ coder: NibCoder) {
    guard let element = coder.element.child(key: "accessibilityConfiguration") else { return }
    if let label = element["label"] { view.accessibilityLabel = label }
    if let hint = element["hint"] { view.accessibilityHint = hint }
    if let identifier = element["identifier"] { view.accessibilityIdentifier = identifier }
    if let flag = element.child(key: "isElement")?.flag("value") ?? element.flag("isElement") {
      view.isAccessibilityElement = flag
    }
    guard let traits = element.child(named: "accessibilityTraits") else { return }
    let known: [String: UIAccessibilityTraits] = [
      "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
      "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
      "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
      "header": .header, "adjustable": .adjustable,
    ]
    view.accessibilityTraits = known.reduce(into: []) { if traits.flag($1.key) == true { $0.insert($1.value) } }
  }
}

/// What a variation of an element takes out for all size classes: `<mask key="subviews"><exclude reference=…/>`.
enum NibVariation {
  static func excluded(_ key: String, of element: NibElement) -> Set<String> {
    let variation = element.children(named: "variation").first { $0.key == "default" }
    let mask = variation?.children.first { $0.name == "mask" && $0.key == key }
    return Set((mask?.children(named: "exclude") ?? []).compactMap { $0["reference"] })
  }
}

/// A constraint as the file has it, kept with its view.
struct NibConstraint {
  let element: NibElement

  static func read(of element: NibElement) -> [NibConstraint] {
    guard let list = element.child(named: "constraints") else { return [] }
    let excluded = NibVariation.excluded("constraints", of: element)
    let kept = list.children.filter { $0.flag("placeholder") != true && !($0.id.map(excluded.contains) ?? false) }
    if !kept.isEmpty { Unsupported.log("NSLayoutConstraint in Interface Builder files") }
    return kept.map(NibConstraint.init)
  }
}
