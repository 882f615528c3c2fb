import UIKit

/// What the buttons above the keyboard do.
@MainActor protocol FormattingBarTarget: AnyObject {
  func toggleBold()
  func toggleItalic()
  func toggleUnderline()
  func choosePicture()
}

/// The buttons above the keyboard: bold, italic, underlined, and a picture.
class FormattingBar: UIToolbar {
  weak var target: FormattingBarTarget?

  private lazy var boldItem = item("bold", String(localized: "Bold")) { $0.toggleBold() }
  private lazy var italicItem = item("italic", String(localized: "Italic")) { $0.toggleItalic() }
  private lazy var underlineItem = item("underline", String(localized: "Underline")) { $0.toggleUnderline() }
  private lazy var pictureItem = item("photo", String(localized: "Picture")) { $0.choosePicture() }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    autoresizingMask = .flexibleWidth
    items = [
      boldItem, .flexibleSpace(), italicItem, .flexibleSpace(), underlineItem, .flexibleSpace(), pictureItem,
    ]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func item(
    _ symbol: String, _ label: String, _ act: @escaping (FormattingBarTarget) -> Void
  ) -> UIBarButtonItem {
    let action = UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in self?.target.map(act) }
    let item = UIBarButtonItem(primaryAction: action)
    item.accessibilityLabel = label
    return item
  }

  /// Selects the buttons of what text with these attributes is.
  func show(_ attributes: [NSAttributedString.Key: Any]) {
    let traits = (attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
    boldItem.isSelected = traits.contains(.traitBold)
    italicItem.isSelected = traits.contains(.traitItalic)
    underlineItem.isSelected = (attributes[.underlineStyle] as? Int ?? 0) != 0
  }
}
