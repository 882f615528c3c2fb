/// The base class of the items of bars: a title, an image and a tag.
///
/// An item is no view; the bar that it is in makes one for it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibaritem>
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAccessibilityIdentification, NibObject {
  /// The bar, or what stands for it, that shows the item.
  weak var host: (any BarItemHost)? { didSet { if host != nil { ExplicitValues.applyAppearance?(self) } } }
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    decode(.barItem, from: coder)
  }

  class var nibRow: NibRow { .barItem }

  open func encode(with coder: NSCoder) { NibRow.encode(self, with: coder) }

  /// For subclasses: something that shows was changed.
  func itemDidChange() { host?.barItemDidChange(self) }

  /// Off: dimmed, and a tap does nothing. Default true.
  open var isEnabled = true {
    willSet { KeyValueObserving.willChange(self, "enabled") }
    didSet {
      defer { KeyValueObserving.didChange(self, "enabled") }
      if isEnabled != oldValue { itemDidChange() }
    }
  }
  open var title: String? {
    willSet { KeyValueObserving.willChange(self, "title") }
    didSet {
      defer { KeyValueObserving.didChange(self, "title") }
      if title != oldValue { itemDidChange() }
    }
  }
  /// Shown in the tint colour unless it is always original.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// Instead of `image` in bars of compact height.
  open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
  /// The image in the large content viewer; nil, the default, for `image`.
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { itemDidChange() } } }
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
  /// Distances of that image from its place in the large content viewer. Default zero.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityLanguage: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var isAccessibilityElement = false

  /// Sets the attributes of the title in a state: font, colour, shadow. Nil restores the bar's own.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("titleTextAttributes", state))
    titleAttributes[state.rawValue] = attributes
    itemDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// What shows bar items and must hear of their changes.
@MainActor protocol BarItemHost: MakesOwnSubviews {
  func barItemDidChange(_ item: UIBarItem)
}
