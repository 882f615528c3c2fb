/// A property that `appearance()` applies: those of `facts/defaults.md#appearance`, and a few others that apps set
/// through proxies.
///
/// This table is separate from those of Interface Builder files and archives. They contain properties that no proxy
/// applies, such as a slider's value, and lack the key under which a setter records its call and the values for bar
/// metrics.
@MainActor struct AppearanceProperty {
  /// Copies the value from the proxy, if it differs from a new object's, to an object that has the default value or
  /// one that `appearance()` set before.
  let pass: (_ proxy: NSObject, _ pristine: NSObject, _ object: NSObject, _ given: GivenValues) -> Void

  static func of<Object: NSObject, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Object, Value>, _ name: String
  ) -> AppearanceProperty {
    with({ (object: Object) in object[keyPath: path] }, { $0[keyPath: path] = $1 }, key: .init(name), isEqual: ==)
  }

  private static func attributes<Object: NSObject>(
    _ path: ReferenceWritableKeyPath<Object, [NSAttributedString.Key: Any]?>, _ name: String
  ) -> AppearanceProperty {
    with(
      { (object: Object) in object[keyPath: path] }, { $0[keyPath: path] = $1 }, key: .init(name), isEqual: isEqual)
  }

  static func isEqual(_ a: [NSAttributedString.Key: Any]?, _ b: [NSAttributedString.Key: Any]?) -> Bool {
    let left = a ?? [:]
    let right = b ?? [:]
    return left.count == right.count
      && left.allSatisfy { key, value in
        right[key].map { ($0 as? AnyHashable) == (value as? AnyHashable) } ?? false
      }
  }

  /// Returns a property that is copied from an appearance proxy to an object where the app has not set it on the
  /// object.
  ///
  /// - Parameter key: the key under which the setter records that it was called, see `ExplicitValues`.
  static func with<Object: NSObject, Value>(
    _ get: @escaping (Object) -> Value, _ set: @escaping (Object, Value) -> Void, key: ExplicitValues.Key,
    isEqual: @escaping (Value, Value) -> Bool
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, pristine, object, given in
      guard let proxy = proxy as? Object, let pristine = pristine as? Object, let object = object as? Object else {
        return
      }
      let value = get(proxy)
      let usual = get(pristine)
      guard !isEqual(value, usual) else { return }
      let current = get(object)
      let isGiven = (given[key] as? Value).map { isEqual(current, $0) } ?? false
      guard isGiven || isEqual(current, usual) else { return }
      // The values that the initializer of its class sets are set in a new object as well.
      if ExplicitValues.count(object, key) > ExplicitValues.count(pristine, key) { return }
      guard given.take(value, for: key), !isEqual(current, value) else { return }
      AppearanceProxies.withoutNotes { set(object, value) }
    }
  }

  /// Returns a property with a value for each of the states that apps set.
  private static func states<Object: NSObject, Value>(
    _ name: String, _ get: @escaping (Object, UIControl.State) -> Value,
    _ set: @escaping (Object, Value, UIControl.State) -> Void,
    isEqual: @escaping (Value, Value) -> Bool
  ) -> [AppearanceProperty] {
    [UIControl.State.normal, .highlighted, .disabled, .selected].map { state in
      with(
        { (object: Object) in get(object, state) }, { (object: Object, value: Value) in set(object, value, state) },
        key: .init(name, state), isEqual: isEqual)
    }
  }

  // MARK: The table

  static func all(of type: NSObject.Type) -> [AppearanceProperty] {
    table.filter { entry in isSubclass(type, of: entry.type) }.flatMap(\.properties)
  }

  static func depth(of type: AnyClass) -> Int { (_getSuperclass(type) as AnyClass?).map { depth(of: $0) + 1 } ?? 0 }

  private static func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
    type == other || _getSuperclass(type).map { isSubclass($0, of: other) } ?? false
  }

  private static let table: [(type: AnyClass, properties: [AppearanceProperty])] = [
    (
      UIView.self,
      [
        of(\UIView.explicitBackgroundColor, "backgroundColor"), of(\UIView.explicitTintColor, "tintColor"),
        of(\UIView.semanticContentAttribute, "semanticContentAttribute"),
      ]
    ),
    (UIActivityIndicatorView.self, [of(\UIActivityIndicatorView.color, "color")]),
    (
      UILabel.self,
      [
        of(\UILabel.font, "font"), of(\UILabel.textColor, "textColor"), of(\UILabel.shadowColor, "shadowColor"),
        of(\UILabel.shadowOffset, "shadowOffset"),
        of(\UILabel.highlightedTextColor, "highlightedTextColor"),
      ]
    ),
    (
      UITextField.self,
      [
        of(\UITextField.font, "font"), of(\UITextField.textColor, "textColor"),
        of(\UITextField.keyboardAppearance, "keyboardAppearance"),
      ]
    ),
    (
      UIButton.self,
      [of(\UIButton.contentEdgeInsets, "contentEdgeInsets")]
        + states(
          "titleColor", { (button: UIButton, state) in button.titleColor(for: state) },
          { $0.setTitleColor($1, for: $2) },
          isEqual: ==)
        + states(
          "titleShadowColor", { (button: UIButton, state) in button.titleShadowColor(for: state) },
          { $0.setTitleShadowColor($1, for: $2) }, isEqual: ==)
        + states(
          "image", { (button: UIButton, state) in button.image(for: state) }, { $0.setImage($1, for: $2) },
          isEqual: ==)
        + states(
          "backgroundImage", { (button: UIButton, state) in button.backgroundImage(for: state) },
          { $0.setBackgroundImage($1, for: $2) }, isEqual: ==)
        + states(
          "preferredSymbolConfiguration",
          { (button: UIButton, state) in button.preferredSymbolConfigurationForImage(in: state) },
          { $0.setPreferredSymbolConfiguration($1, forImageIn: $2) }, isEqual: ==)
    ),
    (
      UIPageControl.self,
      [
        of(\UIPageControl.pageIndicatorTintColor, "pageIndicatorTintColor"),
        of(\UIPageControl.currentPageIndicatorTintColor, "currentPageIndicatorTintColor"),
      ]
    ),
    (
      UIProgressView.self,
      [
        of(\UIProgressView.progressTintColor, "progressTintColor"),
        of(\UIProgressView.trackTintColor, "trackTintColor"),
        of(\UIProgressView.progressImage, "progressImage"),
        of(\UIProgressView.trackImage, "trackImage"),
      ]
    ),
    (UIRefreshControl.self, [of(\UIRefreshControl.attributedTitle, "attributedTitle")]),
    (
      UISegmentedControl.self,
      [of(\UISegmentedControl.selectedSegmentTintColor, "selectedSegmentTintColor")] + segments
        + states(
          "titleTextAttributes",
          { (control: UISegmentedControl, state) in control.titleTextAttributes(for: state) },
          { $0.setTitleTextAttributes($1, for: $2) }, isEqual: isEqual)
    ),
    (
      UISlider.self,
      [
        of(\UISlider.minimumTrackTintColor, "minimumTrackTintColor"),
        of(\UISlider.maximumTrackTintColor, "maximumTrackTintColor"),
        of(\UISlider.thumbTintColor, "thumbTintColor"),
        of(\UISlider.minimumValueImage, "minimumValueImage"), of(\UISlider.maximumValueImage, "maximumValueImage"),
      ]
        + states(
          "thumbImage", { (slider: UISlider, state) in slider.thumbImage(for: state) },
          { $0.setThumbImage($1, for: $2) },
          isEqual: ==)
        + states(
          "minimumTrackImage", { (slider: UISlider, state) in slider.minimumTrackImage(for: state) },
          { $0.setMinimumTrackImage($1, for: $2) }, isEqual: ==)
        + states(
          "maximumTrackImage", { (slider: UISlider, state) in slider.maximumTrackImage(for: state) },
          { $0.setMaximumTrackImage($1, for: $2) }, isEqual: ==)
    ),
    (UIStepper.self, steppers),
    (
      UISwitch.self,
      [
        of(\UISwitch.onTintColor, "onTintColor"), of(\UISwitch.thumbTintColor, "thumbTintColor"),
        of(\UISwitch.onImage, "onImage"), of(\UISwitch.offImage, "offImage"),
      ]
    ),
    (
      UINavigationBar.self,
      [
        of(\UINavigationBar.barStyle, "barStyle"), of(\UINavigationBar.isTranslucent, "isTranslucent"),
        of(\UINavigationBar.barTintColor, "barTintColor"),
        of(\UINavigationBar.shadowImage, "shadowImage"),
        of(\UINavigationBar.backIndicatorImage, "backIndicatorImage"),
        of(\UINavigationBar.backIndicatorTransitionMaskImage, "backIndicatorTransitionMaskImage"),
        of(\UINavigationBar.prefersLargeTitles, "prefersLargeTitles"),
        attributes(\UINavigationBar.titleTextAttributes, "titleTextAttributes"),
        attributes(\UINavigationBar.largeTitleTextAttributes, "largeTitleTextAttributes"),
        of(\UINavigationBar.standardAppearance, "standardAppearance"),
        of(\UINavigationBar.compactAppearance, "compactAppearance"),
        of(\UINavigationBar.scrollEdgeAppearance, "scrollEdgeAppearance"),
        of(\UINavigationBar.compactScrollEdgeAppearance, "compactScrollEdgeAppearance"),
        with(
          { (bar: UINavigationBar) in bar.backgroundImage(for: .default) },
          { $0.setBackgroundImage($1, for: .default) },
          key: .init("backgroundImage", UIBarMetrics.default.rawValue), isEqual: ==),
        with(
          { (bar: UINavigationBar) in bar.backgroundImage(for: .compact) },
          { $0.setBackgroundImage($1, for: .compact) },
          key: .init("backgroundImage", UIBarMetrics.compact.rawValue), isEqual: ==),
        with(
          { (bar: UINavigationBar) in bar.titleVerticalPositionAdjustment(for: .default) },
          { $0.setTitleVerticalPositionAdjustment($1, for: .default) },
          key: .init("titleVerticalPositionAdjustment", UIBarMetrics.default.rawValue), isEqual: ==),
      ]
    ),
    (
      UIToolbar.self,
      [
        of(\UIToolbar.barStyle, "barStyle"), of(\UIToolbar.isTranslucent, "isTranslucent"),
        of(\UIToolbar.barTintColor, "barTintColor"),
      ]
        + toolbars
    ),
    (UITabBar.self, tabBars),
    (UISearchBar.self, searchBars),
    (
      UITableView.self,
      [
        of(\UITableView.explicitSeparatorColor, "separatorColor"),
        of(\UITableView.explicitSeparatorInset, "separatorInset"),
        of(\UITableView.separatorEffect, "separatorEffect"),
        of(\UITableView.sectionIndexColor, "sectionIndexColor"),
        of(\UITableView.sectionIndexBackgroundColor, "sectionIndexBackgroundColor"),
        of(\UITableView.sectionIndexTrackingBackgroundColor, "sectionIndexTrackingBackgroundColor"),
      ]
    ),
    (
      UITableViewCell.self,
      [
        of(\UITableViewCell.explicitSeparatorInset, "separatorInset"),
        of(\UITableViewCell.focusStyle, "focusStyle"),
      ]
    ),
    (
      UIBarItem.self,
      states(
        "titleTextAttributes", { (item: UIBarItem, state) in item.titleTextAttributes(for: state) },
        { $0.setTitleTextAttributes($1, for: $2) }, isEqual: isEqual)
    ),
    (UIBarButtonItem.self, [of(\UIBarButtonItem.tintColor, "tintColor")] + barButtons),
    (
      UITabBarItem.self,
      [
        of(\UITabBarItem.badgeColor, "badgeColor"),
        of(\UITabBarItem.titlePositionAdjustment, "titlePositionAdjustment"),
        of(\UITabBarItem.standardAppearance, "standardAppearance"),
        of(\UITabBarItem.scrollEdgeAppearance, "scrollEdgeAppearance"),
      ]
        + states(
          "badgeTextAttributes", { (item: UITabBarItem, state) in item.badgeTextAttributes(for: state) },
          { $0.setBadgeTextAttributes($1, for: $2) }, isEqual: isEqual)
    ),
  ]
}

extension UIView {
  /// The color that was set explicitly, not the one that a table gives its rows.
  fileprivate var explicitBackgroundColor: UIColor? {
    get {
      if let cell = self as? UITableViewCell, !cell.hasOwnBackgroundColor { return nil }
      return backgroundColor
    }
    set { backgroundColor = newValue }
  }

  /// The tint color that was set explicitly, not the inherited one.
  fileprivate var explicitTintColor: UIColor? {
    get { rare?.tintColor }
    set { tintColor = newValue }
  }
}

extension UITableViewCell {
  /// The inset that was set explicitly, not that of the table or of the text.
  fileprivate var explicitSeparatorInset: UIEdgeInsets? {
    get { parts.separatorInset }
    set { if let newValue { separatorInset = newValue } }
  }
}

extension UITableView {
  /// The color that was set explicitly, not the system's.
  fileprivate var explicitSeparatorColor: UIColor? {
    get { state.separatorColor }
    set { separatorColor = newValue }
  }

  /// The inset that was set explicitly, not the default.
  fileprivate var explicitSeparatorInset: UIEdgeInsets? {
    get { state.appSeparatorInset }
    set { if let newValue { separatorInset = newValue } }
  }
}
