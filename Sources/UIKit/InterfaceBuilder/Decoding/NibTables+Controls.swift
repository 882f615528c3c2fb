import QuartzCore

extension NibTables {
  static func fillControls() {
    add(UIControl.self) { table in
      table.property("enabled", \.isEnabled)
      table.property("selected", \.isSelected)
      table.property("highlighted", \.isHighlighted)
      table.property("contentHorizontalAlignment", \.contentHorizontalAlignment)
      table.property("contentVerticalAlignment", \.contentVerticalAlignment)
    }
    add(UIButton.self, fillButton)
    add(UITextField.self, fillTextField)
    add(UISwitch.self) { table in
      table.property("on", \.isOn)
      table.on("onTintColor") { (control, value: NibColor) in control.onTintColor = value.color }
      table.on("thumbTintColor") { (control, value: NibColor) in control.thumbTintColor = value.color }
    }
  }

  private static func fillButton(_ table: NibTable<UIButton>) {
    table.property("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
    table.property("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
    table.property("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
    table.property("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted)
    table.property("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction)
    table.property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
    table.step { button, coder in
      let types: [String: UIButton.ButtonType] = [
        "system": .system, "roundedRect": .system, "infoLight": .infoLight, "infoDark": .infoDark,
        "detailDisclosure": .detailDisclosure, "contactAdd": .contactAdd, "close": .close,
      ]
      if let type = coder.element["buttonType"].flatMap({ types[$0] }) { button.setType(type) }
      if let font = coder.element.child(key: "fontDescription").flatMap(NibFont.font) {
        button.titleLabel?.font = font
      }
      if let mode = coder.element["lineBreakMode"].flatMap({ NSLineBreakMode.nibNames[$0] }) {
        button.titleLabel?.lineBreakMode = mode
      }
      for state in coder.element.children(named: "state") { apply(state, to: button, coder) }
      if let element = coder.element.child(named: "buttonConfiguration") {
        button.configuration = configuration(element, coder)
      }
      for (key, path) in [
        ("contentEdgeInsets", \UIButton.contentEdgeInsets), ("titleEdgeInsets", \.titleEdgeInsets),
        ("imageEdgeInsets", \.imageEdgeInsets),
      ] {
        if let element = coder.element.child(key: key), let insets = UIEdgeInsets.read(.element(element), coder) {
          button[keyPath: path] = insets
        }
      }
    }
  }

  private static func apply(_ element: NibElement, to button: UIButton, _ coder: NibCoder) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
      "focused": .focused,
    ]
    guard let state = element.key.flatMap({ states[$0] }) else { return }
    let localized = coder.element.id.flatMap { coder.loading.strings["\($0).\(element.key ?? "")Title"] }
    if let title = localized ?? element["title"] { button.setTitle(title, for: state) }
    if let name = element["image"] {
      button.setImage(NibImage.image(named: name, catalog: element["catalog"], coder.loading)?.image, for: state)
    }
    if let name = element["backgroundImage"] {
      button.setBackgroundImage(NibImage.image(named: name, catalog: nil, coder.loading)?.image, for: state)
    }
    for child in element.children {
      switch child.key {
      case "titleColor": button.setTitleColor(NibColor.read(.element(child), coder)?.color, for: state)
      case "titleShadowColor": button.setTitleShadowColor(NibColor.read(.element(child), coder)?.color, for: state)
      case "image": button.setImage(NibImage.read(.element(child), coder)?.image, for: state)
      case "attributedTitle":
        button.setAttributedTitle(NibAttributedString.read(.element(child), coder)?.string, for: state)
      case "preferredSymbolConfiguration":
        button.setPreferredSymbolConfiguration(
          NibSymbolConfiguration.read(.element(child), coder)?.configuration, forImageIn: state)
      default: break
      }
    }
  }

  private static func configuration(_ element: NibElement, _ coder: NibCoder) -> UIButton.Configuration {
    var configuration: UIButton.Configuration
    switch element["style"] {
    case "filled": configuration = .filled()
    case "gray": configuration = .gray()
    case "tinted": configuration = .tinted()
    default: configuration = .plain()
    }
    configuration.title = element["title"]
    configuration.subtitle = element["subtitle"]
    if let name = element["image"] {
      configuration.image = NibImage.image(named: name, catalog: element["catalog"], coder.loading)?.image
    }
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
    if let corner = element["cornerStyle"].flatMap({ corners[$0] }) { configuration.cornerStyle = corner }
    let edges: [String: NSDirectionalRectEdge] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    if let edge = element["imagePlacement"].flatMap({ edges[$0] }) { configuration.imagePlacement = edge }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    for child in element.children {
      switch child.key {
      case "image": configuration.image = NibImage.read(.element(child), coder)?.image
      case "baseForegroundColor": configuration.baseForegroundColor = NibColor.read(.element(child), coder)?.color
      case "baseBackgroundColor": configuration.baseBackgroundColor = NibColor.read(.element(child), coder)?.color
      case "contentInsets":
        if let insets = NSDirectionalEdgeInsets.read(.element(child), coder) {
          configuration.contentInsets = insets
        }
      case "titleFontDescription":
        guard let font = NibFont.font(child) else { continue }
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
          var attributes = attributes
          attributes.font = font
          return attributes
        }
      default: break
      }
    }
    return configuration
  }

  private static func fillTextField(_ table: NibTable<UITextField>) {
    table.property("text", \.text)
    table.property("placeholder", \.placeholder)
    table.on("textColor") { (field, value: NibColor) in field.textColor = value.color }
    table.on("fontDescription") { (field, value: NibFont) in field.font = value.font }
    table.on("attributedText") { (field, value: NibAttributedString) in field.attributedText = value.string }
    table.on("attributedPlaceholder") { (field, value: NibAttributedString) in
      field.attributedPlaceholder = value.string
    }
    table.on("background") { (field, value: NibImage) in field.background = value.image }
    table.property("borderStyle", \.borderStyle)
    table.property("clearButtonMode", \.clearButtonMode)
    table.property("clearsOnBeginEditing", \.clearsOnBeginEditing)
    table.property("textAlignment", \.textAlignment)
    table.property("minimumFontSize", \.minimumFontSize)
    table.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    table.step { field, coder in
      if coder.element["textAlignment"] == nil { field.textAlignment = .left }
      field.adjustsFontSizeToFitWidth = coder.element.flag("adjustsFontSizeToFit") ?? true
      if let traits = coder.element.child(named: "textInputTraits") { NibTextInputTraits.apply(traits, to: field) }
    }
  }
}
