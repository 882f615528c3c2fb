import CoreGraphics

/// Reads the appearance objects of bars in Interface Builder files (`facts/nib.md#bar-appearances`).
@MainActor enum NibAppearances {
  static func navigationBar(_ element: NibElement, _ coder: NibCoder) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    let inner = background(of: element, appearance, coder)
    if let title = attributes("titleTextAttributes", inner) { appearance.titleTextAttributes = title }
    if let large = attributes("largeTitleTextAttributes", inner) { appearance.largeTitleTextAttributes = large }
    return appearance
  }

  static func toolbar(_ element: NibElement, _ coder: NibCoder) -> UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    background(of: element, appearance, coder)
    return appearance
  }

  static func tabBar(_ element: NibElement, _ coder: NibCoder) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    let inner = background(of: element, appearance, coder)
    if let value = value(UITabBar.ItemPositioning.self, "stackedItemPositioning", inner) {
      appearance.stackedItemPositioning = value
    }
    if let width = value(CGFloat.self, "stackedItemWidth", inner) { appearance.stackedItemWidth = width }
    if let spacing = value(CGFloat.self, "stackedItemSpacing", inner) { appearance.stackedItemSpacing = spacing }
    if let tint = value(UIColor.self, "selectionIndicatorTintColor", inner) {
      appearance.selectionIndicatorTintColor = tint
    }
    return appearance
  }

  @discardableResult private static func background(
    of element: NibElement, _ appearance: UIBarAppearance, _ coder: NibCoder
  ) -> NibCoder {
    let inner = NibCoder(loading: coder.loading, element: element)
    if let color = value(UIColor.self, "backgroundColor", inner) { appearance.backgroundColor = color }
    if let style = element["backgroundEffect"] {
      appearance.backgroundEffect = UIBlurEffect.Style.nibNames[style].map { UIBlurEffect(style: $0) }
    }
    if let image = value(UIImage.self, "backgroundImage", inner) { appearance.backgroundImage = image }
    if inner.values["shadowColor"]?.isNil == true { appearance.shadowColor = nil }
    if let color = value(UIColor.self, "shadowColor", inner) { appearance.shadowColor = color }
    if let image = value(UIImage.self, "shadowImage", inner) { appearance.shadowImage = image }
    return inner
  }

  private static func value<Value: NibReadable>(_ type: Value.Type, _ name: String, _ coder: NibCoder) -> Value? {
    coder.values[name].flatMap { Value.read($0, coder) }
  }

  private static func attributes(_ name: String, _ coder: NibCoder) -> [NSAttributedString.Key: Any]? {
    value([NSAttributedString.Key: Any].self, name, coder)
  }
}

extension NibRow.Writer {
  /// Reads the appearances of a bar: for each attribute, the setter of the appearance that its element describes.
  func appearances<Appearance>(
    _ element: String, _ read: @escaping @MainActor (NibElement, NibCoder) -> Appearance,
    _ setters: KeyValuePairs<String, (Object, Appearance) -> Void>
  ) {
    step(reads: setters.map(\.key) + [element]) { bar, coder in
      for (key, set) in setters {
        if let element = coder.element.child(key: key) { set(bar, read(element, coder)) }
      }
    }
  }

  /// Reads the items of a bar.
  func items<Item>(_ set: @escaping (Object, [Item]) -> Void) {
    step(reads: ["items"]) { bar, coder in
      guard let list = coder.element.child(named: "items") else { return }
      set(bar, list.children.compactMap { coder.loading.object($0) as? Item })
    }
  }
}
