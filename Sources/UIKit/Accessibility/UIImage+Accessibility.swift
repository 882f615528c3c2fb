/// Members of NSObject on iOS. An image's label is read where it stands alone: in an image view, on a button or bar item
/// without a title.
extension UIImage: UIAccessibilityIdentification {
  var accessibility: AccessibilityStorage {
    if let storage = accessibilityStorage { return storage }
    let storage = AccessibilityStorage()
    accessibilityStorage = storage
    return storage
  }

  public var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  public var accessibilityLabel: String? {
    get { accessibilityStorage?.label }
    set { accessibility.label = newValue }
  }
  public var accessibilityHint: String? {
    get { accessibilityStorage?.hint }
    set { accessibility.hint = newValue }
  }
  public var accessibilityValue: String? {
    get { accessibilityStorage?.value }
    set { accessibility.value = newValue }
  }
  /// Default: `image`.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .image }
    set { accessibility.traits = newValue }
  }
  public var accessibilityLanguage: String? {
    get { accessibilityStorage?.language }
    set { accessibility.language = newValue }
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibilityStorage?.attributed(\.attributedLabel, for: accessibilityLabel) ?? accessibilityLabel.attributed
    }
    set {
      accessibilityLabel = newValue?.string
      accessibility.attributedLabel = newValue
    }
  }
}
