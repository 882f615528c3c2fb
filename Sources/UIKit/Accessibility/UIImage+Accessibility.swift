/// The accessibility of an image, whose members belong to NSObject on iOS. An image's label is read if the image is
/// shown without a text: in an image view, or on a button or bar item without a title.
extension UIImage: UIAccessibilityIdentification {
  var accessibilityStorage: AccessibilityStorage? {
    get { accessibilityObject as? AccessibilityStorage }
    set { accessibilityObject = newValue }
  }

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
  /// A short name of the image, for image views that have no label. An asset catalog provides it for its images.
  public var accessibilityLabel: String? {
    get { accessibilityStorage?.label }
    set { accessibility.label = newValue }
  }
  /// A description of what happens when the image is activated, for image views without a hint.
  public var accessibilityHint: String? {
    get { accessibilityStorage?.hint }
    set { accessibility.hint = newValue }
  }
  /// The current value of the image as text, for image views without a value.
  public var accessibilityValue: String? {
    get { accessibilityStorage?.value }
    set { accessibility.value = newValue }
  }
  /// The traits of image views that show the image. `image` by default.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .image }
    set { accessibility.traits = newValue }
  }
  /// The language in which the texts of the image are spoken, as a BCP 47 tag. Nil stands for the app's language.
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
