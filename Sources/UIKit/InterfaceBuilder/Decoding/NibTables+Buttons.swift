import QuartzCore

extension NibTables {
  static func fillButtons() { add(UIButton.self, fillButton) }

  private static func fillButton(_ table: NibTable<UIButton>) {
    table.property("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
    table.property("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
    table.property("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
    table.property("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted)
    table.property("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction)
    table.property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
    table.property("pointerInteraction", \.isPointerInteractionEnabled)
    table.property("role", \.role)
    table.on("menu") { (button, value: NibMenus) in button.menu = value.menu }
    let read = [
      "buttonType", "fontDescription", "lineBreakMode", "state", "buttonConfiguration", "configuration",
      "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "hasAttributedTitle", "disabled", "highlighted",
      "normal", "selected", "focused", "titleShadowOffset", "adjustsImageSizeForAccessibilityContentSizeCategory",
    ]
    table.step(reads: read) { button, coder in
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
      // With a configuration, what the states of the older kind say is a leftover: the canvas does not show it.
      if let element = coder.element.child(named: "buttonConfiguration") {
        button.configuration = NibButtonConfiguration.read(element, coder)
      } else {
        for state in coder.element.children(named: "state") { apply(state, to: button, coder) }
      }
      if let element = coder.element.child(key: "titleShadowOffset") {
        button.titleLabel?.shadowOffset = CGSize.read(.element(element), coder) ?? .zero
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
      button.setBackgroundImage(
        NibImage.image(named: name, catalog: element["catalog"], coder.loading)?.image, for: state)
    }
    for child in element.children {
      switch child.key {
      case "titleColor": button.setTitleColor(NibColor.read(.element(child), coder)?.color, for: state)
      case "titleShadowColor": button.setTitleShadowColor(NibColor.read(.element(child), coder)?.color, for: state)
      case "image": button.setImage(NibImage.read(.element(child), coder)?.image, for: state)
      case "backgroundImage": button.setBackgroundImage(NibImage.read(.element(child), coder)?.image, for: state)
      case "attributedTitle":
        button.setAttributedTitle(NibAttributedString.read(.element(child), coder)?.string, for: state)
      case "preferredSymbolConfiguration":
        button.setPreferredSymbolConfiguration(
          NibSymbolConfiguration.read(.element(child), coder)?.configuration, forImageIn: state)
      default: break
      }
    }
  }
}

extension UIButton.Role: NibNamed {
  static let nibNames: [String: UIButton.Role] = [
    "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
  ]
}

/// `<menu key="menu">` with its children.
@MainActor struct NibMenus: NibReadable {
  let menu: UIMenu

  static func read(_ value: NibValue, _ coder: NibCoder) -> NibMenus? {
    guard case .element(let element) = value, element.name == "menu" else { return nil }
    return NibMenus(menu: menu(element, coder.loading))
  }

  static func menu(_ element: NibElement, _ loading: NibLoading) -> UIMenu {
    let children = (element.child(named: "children")?.children ?? []).compactMap { child -> UIMenuElement? in
      switch child.name {
      case "menu": return menu(child, loading)
      case "command", "action":
        let image = child["image"].flatMap {
          NibImage.image(named: $0, catalog: child["catalog"], loading)?.image
        }
        var attributes: UIMenuElement.Attributes = []
        if child.flag("disabled") == true { attributes.insert(.disabled) }
        if child.flag("destructive") == true { attributes.insert(.destructive) }
        if child.flag("hidden") == true { attributes.insert(.hidden) }
        return UICommand(
          title: child["title"] ?? "", image: image, action: Selector(child["selector"] ?? child["action"] ?? ""),
          attributes: attributes, state: child["state"] == "on" ? .on : child["state"] == "mixed" ? .mixed : .off)
      default: return nil
      }
    }
    let options: UIMenu.Options = element.flag("displayInline") == true ? .displayInline : []
    return UIMenu(title: element["title"] ?? "", options: options, children: children)
  }
}
