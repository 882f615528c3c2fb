import CoreGraphics

/// The look of a navigation bar, resolved from its appearances and from the older properties.
extension UINavigationBar {
  /// The current appearance; nil if the properties from before iOS 13 apply.
  var shownAppearance: UINavigationBarAppearance? {
    appearances.shown(isCompact: isCompact, atEdge: isAtScrollEdge, item: topItem?.appearances)
  }

  func updateBackground() {
    content.overrideUserInterfaceStyle = BarBackgroundLook.interfaceStyle(of: barStyle)
    if let appearance = shownAppearance {
      return background.show(BarBackgroundLook(appearance, style: barStyle))
    }
    let look = BarBackgroundLook(
      style: barStyle, isTranslucent: isTranslucent || barStyle == .blackTranslucent, tint: barTintColor,
      image: shownBackgroundImage, shadow: shadowImage)
    background.show(isAtScrollEdge ? look.transparent() : look)
  }

  private var shownBackgroundImage: UIImage? {
    func image(_ plain: UIBarMetrics, _ prompt: UIBarMetrics) -> UIImage? {
      (topItem?.prompt == nil ? nil : backgroundImages[prompt]) ?? backgroundImages[plain]
    }
    return (isCompact ? image(.compact, .compactPrompt) : nil) ?? image(.default, .defaultPrompt)
  }

  /// The attributes of the title in the row.
  var shownTitleAttributes: [NSAttributedString.Key: Any] {
    attributes(
      shownAppearance.map(\.titleTextAttributes) ?? titleTextAttributes, .systemFont(ofSize: 17, weight: .semibold))
  }

  /// The attributes of the large title below the row.
  var shownLargeTitleAttributes: [NSAttributedString.Key: Any] {
    attributes(
      shownAppearance.map(\.largeTitleTextAttributes) ?? largeTitleTextAttributes,
      .systemFont(ofSize: 34, weight: .bold))
  }

  private func attributes(_ set: [NSAttributedString.Key: Any]?, _ font: UIFont) -> [NSAttributedString.Key: Any] {
    var attributes = set ?? [:]
    if attributes[.font] == nil { attributes[.font] = font }
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = UIColor.label }
    return attributes
  }

  /// The offset of the title in points.
  var shownTitleOffset: UIOffset {
    shownAppearance?.titlePositionAdjustment
      ?? UIOffset(horizontal: 0, vertical: titleVerticalPositionAdjustment(for: isCompact ? .compact : .default))
  }

  /// The arrow of the back button.
  var shownBackIndicator: UIImage {
    shownAppearance?.ownBackIndicatorImage ?? backIndicatorImage ?? BackIndicator.image
  }

  func buttonAppearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
    item.style == .done ? shownAppearance?.doneButtonAppearance : shownAppearance?.buttonAppearance
  }

  // MARK: The back button

  /// The look of the back button's title from the appearance or the item below.
  var backButtonLook: BarButtonLook {
    // Values that the back button appearance does not set come from the button appearance.
    var look = shownAppearance?.buttonAppearance.look(for: .normal) ?? BarButtonLook()
    if let back = shownAppearance?.backButtonAppearance.look(for: .normal) {
      look.attributes.merge(back.attributes) { $1 }
      if back.offset != .zero { look.offset = back.offset }
      look.image = back.image
      look.imageOffset = back.imageOffset
    }
    let own = shownBackItem
    look.attributes.merge(own.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    let metrics: UIBarMetrics = isCompact ? .compact : .default
    if look.offset == .zero { look.offset = own.backButtonTitlePositionAdjustment(for: metrics) }
    look.image = look.image ?? own.backButtonBackgroundImage(for: .normal, barMetrics: metrics)
    return look
  }

  /// The back button item of the previous page. A page without one gets an item with the appearance that the app
  /// set for all items.
  var shownBackItem: UIBarButtonItem {
    // Items take the values of their proxies when they enter the bar.
    if let own = backItem?.backBarButtonItem {
      own.host = self
      return own
    }
    let item = UIBarButtonItem()
    takesAppearance = true
    item.host = self
    takesAppearance = false
    return item
  }

  /// Shows the title in the back button.
  func show(_ title: String, _ look: BarButtonLook, font: UIFont) {
    backButton.setTitle(title, for: .normal)
    var attributes = look.attributes
    if attributes[.font] == nil { attributes[.font] = font }
    // Without a color of its own, the title follows the tint.
    backButton.setAttributedTitle(
      look.attributes.isEmpty || title.isEmpty ? nil : NSAttributedString(string: title, attributes: attributes),
      for: .normal)
    backButton.setBackgroundImage(look.image, for: .normal)
    backButton.titleOffset = look.offset
    let metrics: UIBarMetrics = isCompact ? .compact : .default
    let vertical = shownBackItem.backButtonBackgroundVerticalPositionAdjustment(for: metrics)
    backButton.backgroundOffset =
      look.imageOffset == .zero ? UIOffset(horizontal: 0, vertical: vertical) : look.imageOffset
  }
}
