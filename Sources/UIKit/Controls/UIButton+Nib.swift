import QuartzCore

extension NibRow {
  static let button = NibRow(UIButton.self) { row in
    row.archives { ArchivedButton.properties }
    row.attribute("buttonType") { (button, type: UIButton.ButtonType) in button.setType(type) }
    row.property("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
    row.property("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
    row.property("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
    row.property("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted)
    row.property("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction)
    row.property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
    row.property("pointerInteraction", key: "pointerInteractionEnabled", \.isPointerInteractionEnabled)
    row.property("role", \.role)
    row.property("menu", \.menu)
    row.attribute("fontDescription") { (button, font: UIFont) in button.titleLabel?.font = font }
    row.attribute("lineBreakMode") { (button, mode: NSLineBreakMode) in button.titleLabel?.lineBreakMode = mode }
    row.step(reads: ["state", "normal", "highlighted", "selected", "disabled", "focused"]) { button, coder in
      // With a configuration, the file's values for states of the older kind are obsolete: the canvas does not show
      // them.
      guard coder.element.child(named: "buttonConfiguration") == nil else { return }
      for state in coder.element.children(named: "state") { apply(state, to: button, coder) }
    }
    row.step(reads: ["buttonConfiguration", "configuration"]) { button, coder in
      guard let element = coder.element.child(named: "buttonConfiguration") else { return }
      button.configuration = UIButton.Configuration(element, coder)
    }
    row.attribute("titleShadowOffset") { (button, offset: CGSize) in button.titleLabel?.shadowOffset = offset }
    row.property("contentEdgeInsets", \.contentEdgeInsets)
    row.property("titleEdgeInsets", \.titleEdgeInsets)
    row.property("imageEdgeInsets", \.imageEdgeInsets)
    row.ignore("hasAttributedTitle", "adjustsImageSizeForAccessibilityContentSizeCategory")
    row.key("titleLabel", readOnly: \.titleLabel)
    row.key("imageView", readOnly: \.imageView)
  }

  private static func apply(_ element: NibElement, to button: UIButton, _ coder: NibCoder) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
      "focused": .focused,
    ]
    guard let state = element.key.flatMap({ states[$0] }) else { return }
    let localized = coder.element.id.flatMap { coder.loading.strings["\($0).\(element.key ?? "")Title"] }
    if let title = localized ?? element["title"] { button.setTitle(title, for: state) }
    if let image = UIImage.read("image", of: element, coder) { button.setImage(image, for: state) }
    if let image = UIImage.read("backgroundImage", of: element, coder) {
      button.setBackgroundImage(image, for: state)
    }
    for child in element.children {
      switch child.key {
      case "titleColor": button.setTitleColor(UIColor.read(.element(child), coder), for: state)
      case "titleShadowColor": button.setTitleShadowColor(UIColor.read(.element(child), coder), for: state)
      case "attributedTitle":
        button.setAttributedTitle(NSAttributedString.read(.element(child), coder), for: state)
      case "preferredSymbolConfiguration":
        button.setPreferredSymbolConfiguration(
          UIImage.SymbolConfiguration.read(.element(child), coder), forImageIn: state)
      default: break
      }
    }
  }
}

extension UIButton.ButtonType: NibNamed {
  static let nibNames: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "infoLight": .infoLight, "infoDark": .infoDark,
    "detailDisclosure": .detailDisclosure, "contactAdd": .contactAdd, "close": .close,
  ]
}

extension UIButton.Role: NibNamed {
  static let nibNames: [String: UIButton.Role] = [
    "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
  ]
}
