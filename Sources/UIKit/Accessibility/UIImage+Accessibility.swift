/// Members of NSObject on iOS. An image's label is read where it is alone: in an image view, on a button or bar
/// item without a title.
extension UIImage: UIAccessibilityIdentification {
  var accessibility: AccessibilityStorage {
    if let storage = accessibilityStorage { return storage }
    let storage = AccessibilityStorage()
    accessibilityStorage = storage
    return storage
  }

  /// Whether an image view that shows the image is an element of assistive technologies.
  public var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  /// A short name of what the image shows, for image views that have none of their own. An asset's image takes it
  /// from its catalog.
  public var accessibilityLabel: String? {
    get { accessibilityStorage?.label }
    set { accessibility.label = newValue }
  }
  /// What happens when the image is activated, for image views that say nothing of their own.
  public var accessibilityHint: String? {
    get { accessibilityStorage?.hint }
    set { accessibility.hint = newValue }
  }
  /// What the image holds at the moment, for image views that say nothing of their own.
  public var accessibilityValue: String? {
    get { accessibilityStorage?.value }
    set { accessibility.value = newValue }
  }
  /// Default: `image`.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .image }
    set { accessibility.traits = newValue }
  }
  /// The language in which the texts of the image are spoken, as a BCP 47 tag. Nil is that of the app.
  public var accessibilityLanguage: String? {
    get { accessibilityStorage?.language }
    set { accessibility.language = newValue }
  }
  /// `accessibilityLabel` with attributes for speech.
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
