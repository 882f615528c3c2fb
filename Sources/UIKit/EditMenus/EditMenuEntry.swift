import CoreGraphics

/// An entry of the bar of an edit menu, or one of its arrows that turn the pages.
final class EditMenuEntry: UIButton {
  package override var automationType: AutomationType { .menuItem }
  package override var automationElements: [Any] { [] }

  static let font = UIFont.systemFont(ofSize: 15)
  static let padding: CGFloat = 16
  /// The color of titles: black on a light bar, white on a dark one.
  static let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  /// The color over a pressed entry.
  private static let pressedColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 16 / 255)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? Self.pressedColor : nil }
  }

  convenience init(_ item: EditMenuItem, act: @escaping (EditMenuEntry) -> Void) {
    self.init(type: .custom)
    titleLabel?.font = Self.font
    let color = item.isDestructive ? UIColor.systemRed : Self.color
    // An image is shown only if there is no title.
    if item.title.isEmpty, let image = item.image {
      setImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
      tintColor = color
    } else {
      setTitle(item.title, for: .normal)
      setTitleColor(color, for: .normal)
      setTitleColor(.tertiaryLabel, for: .disabled)
    }
    isEnabled = !item.isDisabled
    addAction(UIAction { [unowned self] _ in act(self) }, for: .touchUpInside)
  }

  /// Creates an arrow to the next or the previous page.
  convenience init(pointsRight: Bool, isNext: Bool, act: @escaping () -> Void) {
    self.init(type: .custom)
    setImage(Self.arrow(pointsRight: pointsRight), for: .normal)
    tintColor = Self.color
    accessibilityLabel = SystemStrings.text(isNext ? "Forward" : "Back")
    accessibilityIdentifier = isNext ? "show.next.items.menu.button" : "show.previous.items.menu.button"
    addAction(UIAction { _ in act() }, for: .touchUpInside)
  }

  static func width(of item: EditMenuItem) -> CGFloat {
    if item.title.isEmpty, let image = item.image { return image.size.width.rounded(.up) + 2 * padding }
    let size = (item.title as NSString).size(withAttributes: [.font: font])
    return size.width.rounded(.up) + 2 * padding
  }

  /// The size of an arrow (facts/geometry.md#edit-menu/chevron).
  static let arrowSize = CGSize(width: 5, height: 10)
  static let arrowWidth = arrowSize.width + 2 * padding

  private static func arrow(pointsRight: Bool) -> UIImage {
    let size = CGSize(width: arrowSize.width + 2, height: arrowSize.height + 2)
    return UIGraphicsImageRenderer(size: size).image { _ in
      let path = UIBezierPath()
      let (near, far) = pointsRight ? (1, size.width - 1) : (size.width - 1, 1)
      path.move(to: CGPoint(x: near, y: 1))
      path.addLine(to: CGPoint(x: far, y: size.height / 2))
      path.addLine(to: CGPoint(x: near, y: size.height - 1))
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
