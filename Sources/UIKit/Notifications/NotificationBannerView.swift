import CoreGraphics

/// The view of a banner: the app's icon, title, text and picture, and below them the actions when the user has
/// expanded it.
///
/// The sizes are estimates of those of iOS 17: margins of 8 points outside and 14 inside, and a corner radius of
/// 24.
final class NotificationBannerView: UIView {
  var onOpen: (() -> Void)?
  var onLeave: (() -> Void)?
  var onExpand: (() -> Void)?
  var onAction: ((DeviceNotification.Action) -> Void)?

  private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let icon = UIImageView(frame: .zero)
  private let letter = UILabel(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let text = UILabel(frame: .zero)
  private let time = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var buttons: [UIButton] = []

  private static let inset: CGFloat = 14
  private static let iconLength: CGFloat = 38
  private static let rowHeight: CGFloat = 50

  init(_ notification: DeviceNotification) {
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
    plate.layer.cornerRadius = 24
    plate.layer.cornerCurve = .continuous
    plate.clipsToBounds = true
    addSubview(plate)
    fill(with: notification)
    for view in [icon, letter, title, text, time, picture] { plate.contentView.addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityIdentifier = "NotificationShortLookView"
    accessibilityLabel = [Self.appName, "now", title.text ?? "", text.text ?? ""].filter { !$0.isEmpty }
      .joined(separator: ", ")
    Self.register
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapped))
    addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Self.pressed))
    let swipe = UISwipeGestureRecognizer(target: self, action: Self.swiped)
    swipe.direction = .up
    addGestureRecognizer(swipe)
  }

  required init?(coder: NSCoder) { nil }

  private static let tapped = Selector("bannerTapped:")
  private static let pressed = Selector("bannerPressed:")
  private static let swiped = Selector("bannerSwiped:")
  private static let register: Void = {
    MessageDispatch.register("bannerTapped:", on: NotificationBannerView.self) { (view, _: UIGestureRecognizer?) in
      MainActor.assumeIsolated { view.onOpen?() }
    }
    MessageDispatch.register("bannerSwiped:", on: NotificationBannerView.self) { (view, _: UIGestureRecognizer?) in
      MainActor.assumeIsolated { view.onLeave?() }
    }
    MessageDispatch.register("bannerPressed:", on: NotificationBannerView.self) {
      (view, recognizer: UIGestureRecognizer?) in
      MainActor.assumeIsolated { if recognizer?.state == .began { view.onExpand?() } }
    }
  }()

  private static var appName: String {
    let values = Bundle.main.infoDictionary ?? [:]
    return values["CFBundleDisplayName"] as? String ?? values["CFBundleName"] as? String ?? "App"
  }

  private func fill(with notification: DeviceNotification) {
    // A notification without a title shows the app's name.
    title.text = notification.title.isEmpty ? Self.appName : notification.title
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    text.text = [notification.subtitle, notification.body].filter { !$0.isEmpty }.joined(separator: "\n")
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 4
    time.text = "now"
    time.font = .systemFont(ofSize: 13)
    time.textColor = .secondaryLabel
    time.textAlignment = .right
    icon.image = UIImage(named: "AppIcon")
    icon.backgroundColor = icon.image == nil ? .systemGray : nil
    icon.layer.cornerRadius = 9
    icon.layer.cornerCurve = .continuous
    icon.clipsToBounds = true
    letter.text = icon.image == nil ? Self.appName.first.map { String($0).uppercased() } : nil
    letter.textColor = .white
    letter.textAlignment = .center
    letter.font = .systemFont(ofSize: 20, weight: .semibold)
    picture.image = notification.picture
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 5
    picture.isHidden = notification.picture == nil
  }

  /// The buttons below the text; none at first.
  var actions: [DeviceNotification.Action] = [] {
    didSet {
      for button in buttons { button.removeFromSuperview() }
      buttons = actions.map { action in
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        button.setTitleColor(action.isDestructive ? .systemRed : .label, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.layer.borderColor = UIColor.separator.cgColor
        button.layer.borderWidth = 0.5
        button.addAction(UIAction { [weak self] _ in self?.onAction?(action) }, for: .touchUpInside)
        plate.contentView.addSubview(button)
        return button
      }
      // If the banner has buttons, each button is an accessibility element instead of the banner.
      isAccessibilityElement = actions.isEmpty
      text.numberOfLines = actions.isEmpty ? 4 : 0
    }
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    width - 2 * Self.inset - Self.iconLength - 10 - (picture.isHidden ? 0 : Self.iconLength + 10)
  }

  private func textHeight(in width: CGFloat) -> CGFloat {
    guard text.text?.isEmpty == false else { return 0 }
    let limit = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
    return text.sizeThatFits(limit).height.rounded(.up)
  }

  func height(for width: CGFloat) -> CGFloat {
    let content = max(Self.iconLength, 19 + textHeight(in: width))
    return content + 2 * Self.inset + CGFloat(buttons.count) * Self.rowHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    let inset = Self.inset
    let content = bounds.height - CGFloat(buttons.count) * Self.rowHeight
    icon.frame = CGRect(
      x: inset, y: (content - Self.iconLength) / 2, width: Self.iconLength, height: Self.iconLength)
    letter.frame = icon.frame
    let x = icon.frame.maxX + 10
    let width = textWidth(in: bounds.width)
    let height = textHeight(in: bounds.width)
    let top = height == 0 ? (content - 19) / 2 : inset
    title.frame = CGRect(x: x, y: top, width: max(0, width - 44), height: 19)
    time.frame = CGRect(x: x + width - 44, y: top, width: 44, height: 19)
    text.frame = CGRect(x: x, y: top + 19, width: width, height: height)
    picture.frame = CGRect(
      x: bounds.width - inset - Self.iconLength, y: icon.frame.minY, width: Self.iconLength, height: Self.iconLength
    )
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: -1, y: content + CGFloat(index) * Self.rowHeight, width: bounds.width + 2, height: Self.rowHeight)
    }
  }

  override func accessibilityActivate() -> Bool {
    onOpen?()
    return true
  }
}
