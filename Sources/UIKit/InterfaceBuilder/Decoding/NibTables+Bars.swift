import QuartzCore

extension NibTables {
  static func fillBars() {
    fillToolbars()
    add(UIBarItem.self) { table in
      table.property("title", \.title)
      table.property("enabled", \.isEnabled)
      table.property("tag", \.tag)
      table.property("imageInsets", \.imageInsets)
      table.property("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets)
      table.on("image") { (item, value: NibImage) in item.image = value.image }
      table.on("landscapeImage") { (item, value: NibImage) in item.landscapeImagePhone = value.image }
      table.on("largeContentSizeImage") { (item, value: NibImage) in item.largeContentSizeImage = value.image }
      table.step(reads: ["accessibilityConfiguration"]) { item, coder in
        guard let element = coder.element.child(key: "accessibilityConfiguration") else { return }
        if let label = element["label"] { item.accessibilityLabel = label }
        if let hint = element["hint"] { item.accessibilityHint = hint }
        if let identifier = element["identifier"] { item.accessibilityIdentifier = identifier }
      }
    }
    add(UIBarButtonItem.self) { table in
      table.property("style", \.style)
      table.property("width", \.width)
      table.property("selected", \.isSelected)
      table.property("hidden", \.isHidden)
      table.property("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
      table.on("menu") { (item, value: NibMenus) in item.menu = value.menu }
      table.on("tintColor") { (item, value: NibColor) in item.tintColor = value.color }
      table.on("systemItem") { (item, value: UIBarButtonItem.SystemItem) in item.setSystemItem(value) }
      table.step { item, coder in
        // A style that the file says wins over the system item's own, whatever stands first.
        if let style = coder.element["style"].flatMap({ UIBarButtonItem.Style.nibNames[$0] }) { item.style = style }
      }
      table.making(reads: ["customView"]) { item, coder in
        guard let element = coder.element.child(key: "customView") else { return }
        item.customView = coder.loading.object(element) as? UIView
      }
    }
    add(UITabBarItem.self) { table in
      table.on("systemItem") { (item, value: UITabBarItem.SystemItem) in item.setSystemItem(value) }
      table.on("selectedImage") { (item, value: NibImage) in item.selectedImage = value.image }
      table.property("badgeValue", \.badgeValue)
      table.on("badgeColor") { (item, value: NibColor) in item.badgeColor = value.color }
      table.property("titlePositionAdjustment", \.titlePositionAdjustment)
      // The system's own title and image can't be changed.
      table.step { item, _ in if let system = item.systemItem { item.setSystemItem(system) } }
    }
    add(UINavigationItem.self) { table in
      table.property("title", \.title)
      table.property("prompt", \.prompt)
      table.property("hidesBackButton", \.hidesBackButton)
      table.property("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
      table.property("largeTitleDisplayMode", \.largeTitleDisplayMode)
      table.property("backButtonTitle", \.backButtonTitle)
      table.property("backButtonDisplayMode", \.backButtonDisplayMode)
      table.making(
        reads: [
          "leftBarButtonItems", "rightBarButtonItems", "leftBarButtonItem", "rightBarButtonItem",
          "backBarButtonItem",
          "titleView",
        ], addItems)
    }
    add(UINavigationBar.self) { table in
      table.property("barStyle", \.barStyle)
      table.property("translucent", \.isTranslucent)
      table.property("largeTitles", \.prefersLargeTitles)
      table.on("barTintColor") { (bar, value: NibColor) in bar.barTintColor = value.color }
      table.on("shadowImage") { (bar, value: NibImage) in bar.shadowImage = value.image }
      table.on("backIndicatorImage") { (bar, value: NibImage) in bar.backIndicatorImage = value.image }
      table.on("titleTextAttributes") { (bar, value: NibTextAttributes) in
        bar.titleTextAttributes = value.attributes
      }
      table.on("largeTitleTextAttributes") { (bar, value: NibTextAttributes) in
        bar.largeTitleTextAttributes = value.attributes
      }
      table.on("backIndicatorTransitionMaskImage") { (bar, value: NibImage) in
        bar.backIndicatorTransitionMaskImage = value.image
      }
      table.making(reads: ["items"]) { bar, coder in
        guard let list = coder.element.child(named: "items") else { return }
        bar.items = list.children.compactMap { coder.loading.object($0) as? UINavigationItem }
      }
    }
  }

  static func fillToolbars() {
    add(UIToolbar.self) { table in
      table.property("barStyle", \.barStyle)
      table.property("translucent", \.isTranslucent)
      table.on("barTintColor") { (bar, value: NibColor) in bar.barTintColor = value.color }
      table.making(reads: ["items"]) { bar, coder in
        guard let list = coder.element.child(named: "items") else { return }
        bar.items = list.children.compactMap { coder.loading.object($0) as? UIBarButtonItem }
      }
    }
  }

  private static func addItems(_ item: UINavigationItem, _ coder: NibCoder) {
    func object<Object>(_ key: String, as type: Object.Type) -> Object? {
      coder.element.child(key: key).flatMap { coder.loading.object($0) as? Object }
    }
    func list(_ name: String, single: String) -> [UIBarButtonItem]? {
      if let list = coder.element.child(named: name) {
        return list.children.compactMap { coder.loading.object($0) as? UIBarButtonItem }
      }
      return object(single, as: UIBarButtonItem.self).map { [$0] }
    }
    item.leftBarButtonItems = list("leftBarButtonItems", single: "leftBarButtonItem")
    item.rightBarButtonItems = list("rightBarButtonItems", single: "rightBarButtonItem")
    item.backBarButtonItem = object("backBarButtonItem", as: UIBarButtonItem.self)
    item.titleView = object("titleView", as: UIView.self)
  }

  /// The item of a storyboard's controller.
  static func addNavigationItem(_ controller: UIViewController, _ coder: NibCoder) {
    guard let element = coder.element.child(key: "navigationItem"),
      let item = coder.loading.object(element) as? UINavigationItem
    else { return }
    controller.navigationItemReference = item
  }
}

/// `<textAttributes key="titleTextAttributes">` with a font and colours.
struct NibTextAttributes: NibReadable {
  let attributes: [NSAttributedString.Key: Any]

  static func read(_ value: NibValue, _ coder: NibCoder) -> NibTextAttributes? {
    guard case .element(let element) = value, element.name == "textAttributes" else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = element.child(key: "fontDescription").flatMap(NibFont.font) { attributes[.font] = font }
    if let color = element.child(key: "textColor").flatMap({ NibColor.color($0, coder.loading) }) {
      attributes[.foregroundColor] = color
    }
    return NibTextAttributes(attributes: attributes)
  }
}

extension UIBarButtonItem.Style: NibNamed {
  static let nibNames: [String: UIBarButtonItem.Style] = ["plain": .plain, "bordered": .bordered, "done": .done]
}

extension UIBarStyle: NibNamed {
  static let nibNames: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .blackTranslucent,
  ]
}

extension UINavigationItem.LargeTitleDisplayMode: NibNamed {
  static let nibNames: [String: UINavigationItem.LargeTitleDisplayMode] = [
    "automatic": .automatic, "always": .always, "never": .never,
  ]
}

extension UINavigationItem.BackButtonDisplayMode: NibNamed {
  static let nibNames: [String: UINavigationItem.BackButtonDisplayMode] = [
    "default": .default, "generic": .generic, "minimal": .minimal,
  ]
}

extension UIBarButtonItem.SystemItem: NibNamed {
  static let nibNames: [String: UIBarButtonItem.SystemItem] = {
    var names: [String: UIBarButtonItem.SystemItem] = [:]
    for value in 0... {
      guard let item = UIBarButtonItem.SystemItem(rawValue: value) else { break }
      names["\(item)"] = item
    }
    return names
  }()
}

extension UITabBarItem.SystemItem: NibNamed {
  static let nibNames: [String: UITabBarItem.SystemItem] = {
    var names: [String: UITabBarItem.SystemItem] = [:]
    for value in 0... {
      guard let item = UITabBarItem.SystemItem(rawValue: value) else { break }
      names["\(item)"] = item
    }
    return names
  }()
}

extension UIOffset: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> UIOffset? {
    guard case .element(let element) = value else { return nil }
    return UIOffset(horizontal: element.number("horizontal") ?? 0, vertical: element.number("vertical") ?? 0)
  }
}
