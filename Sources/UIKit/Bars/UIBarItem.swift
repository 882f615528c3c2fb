/// The base class of the items of bars: a title, an image and a tag.
///
/// An item is not a view; its bar creates one for it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibaritem>
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAccessibilityIdentification, NibObject {
  /// The bar or container that shows the item.
  weak var host: (any BarItemHost)? { didSet { if host != nil { ExplicitValues.applyAppearance?(self) } } }
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    decode(.barItem, from: coder)
  }

  class var nibRow: NibRow { .barItem }

  open func encode(with coder: NSCoder) { NibRow.encode(self, with: coder) }

  /// Called after a change that affects the item's look; for subclasses.
  func itemDidChange() { host?.barItemDidChange(self) }

  /// Whether the item is enabled. A disabled item is dimmed, and taps have no effect. True by default.
  open var isEnabled = true {
    willSet { KeyValueObserving.willChange(self, "enabled") }
    didSet {
      defer { KeyValueObserving.didChange(self, "enabled") }
      if isEnabled != oldValue { itemDidChange() }
    }
  }
  /// The text of the item; nil, the default, for none. A bar button item with both a title and an image shows only
  /// the image.
  open var title: String? {
    willSet { KeyValueObserving.willChange(self, "title") }
    didSet {
      defer { KeyValueObserving.didChange(self, "title") }
      if title != oldValue { itemDidChange() }
    }
  }
  /// The image of the item, in the tint color unless its rendering mode is always original.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// The image in bars of compact height; nil for `image`.
  open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
  /// The image in the large content viewer; nil, the default, for `image`.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image's edges in points. Zero by default; equal and opposite values move the image.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { itemDidChange() } } }
  /// The insets of the edges of `landscapeImagePhone` in points. Zero by default.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
  /// The insets of the image in the large content viewer, in points. Zero by default.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A number with which the app identifies the item. 0 by default.
  open var tag = 0
  open var accessibilityIdentifier: String?
  /// The spoken name of the item; nil, the default, for one derived from its title.
  open var accessibilityLabel: String?
  /// The spoken description of the item's effect. Nil by default.
  open var accessibilityHint: String?
  /// The spoken value of the item. Nil by default.
  open var accessibilityValue: String?
  /// The language in which the item's texts are spoken, as a BCP 47 tag. Nil, the default, for the user's language.
  open var accessibilityLanguage: String?
  /// The kind and state of the item, as assistive programs announce them. `.none` by default.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Whether assistive programs treat the item as one element. False by default.
  open var isAccessibilityElement = false

  /// Sets the attributes of the title in a state: font, color, shadow. Nil restores the bar's own.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("titleTextAttributes", state))
    titleAttributes[state.rawValue] = attributes
    itemDidChange()
  }

  /// Returns the attributes that were set for the title in a state; nil if the bar's own apply.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// An object that shows bar items and is notified of their changes.
@MainActor protocol BarItemHost: MakesOwnSubviews {
  func barItemDidChange(_ item: UIBarItem)
}
