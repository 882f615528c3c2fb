import CoreGraphics

/// The layout of the item styles `browser` and `editor`, and the menu of the title.
extension UINavigationBar {
  private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

  /// Whether the title is beside the back button.
  var showsTitleAtLeading: Bool { isWide && topItem?.style ?? .navigator != .navigator }
  /// Whether the middle of the bar has space for groups.
  var showsCenterItems: Bool { showsTitleAtLeading && !(topItem?.shownCenterItems.isEmpty ?? true) }

  /// Returns the center of a title at the leading end of the free area of the row.
  func leadingTitleMiddle(in free: CGRect, width: CGFloat) -> CGFloat {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? free.maxX - width / 2 : free.minX + width / 2
  }

  /// Lays out the center groups in the middle of the row, in order.
  func layOutCenterItems(in row: CGRect) {
    var items = topItem?.shownCenterItems ?? []
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { items.reverse() }
    let widths = items.map { BarItemWidths.width(of: $0) }
    var x = row.midX - widths.reduce(0, +) / 2
    for (item, width) in zip(items, widths) {
      let view = item.customView ?? item.button
      let height = item.customView.map { max(0, $0.bounds.height) } ?? row.height
      view?.frame = aligned(CGRect(x: x, y: row.midY - height / 2, width: width, height: height))
      x += width
    }
  }

  // MARK: The menu of the title

  /// The button that replaces the title if the title has a menu.
  var titleMenuButton: UIButton? {
    guard let topItem, let title = topItem.title, topItem.titleView == nil else { return nil }
    guard topItem.titleMenuProvider != nil || topItem.renameDelegate != nil || topItem.documentProperties != nil
    else { return nil }
    let button = topItem.titleButton ?? TitleMenuButton(topItem)
    topItem.titleButton = button
    button.show(title, shownTitleAttributes)
    return button
  }
}

/// The title of a navigation bar that opens a menu.
final class TitleMenuButton: UIButton {
  private weak var item: UINavigationItem?

  init(_ item: UINavigationItem) {
    self.item = item
    super.init(frame: .zero)
    setType(.custom)
    showsMenuAsPrimaryAction = true
    let arrow = UIImage(
      systemName: "chevron.down.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    setImage(arrow?.withTintColor(.tertiaryLabel, renderingMode: .alwaysOriginal), for: .normal)
    semanticContentAttribute = .forceRightToLeft
    imageEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
    contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 4)
    accessibilityTraits = [.header, .button]
    // The menu is created when it opens, so that the app can take the current state into account.
    menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] provide in provide(self?.elements ?? []) }
    ])
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ title: String, _ attributes: [NSAttributedString.Key: Any]) {
    let new = NSAttributedString(string: title, attributes: attributes)
    if attributedTitle(for: .normal)?.isEqual(to: new) != true { setAttributedTitle(new, for: .normal) }
  }

  /// The current elements of the menu: the app's selection from the suggested ones.
  private var elements: [UIMenuElement] {
    guard let item else { return [] }
    var suggested: [UIMenuElement] = []
    if item.renameDelegate != nil {
      suggested.append(
        UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak item] _ in item?.beginRenaming() })
    }
    let own = item.titleMenuProvider.map { $0(suggested)?.children ?? [] } ?? suggested
    guard let document = item.documentProperties else { return own }
    return [documentMenu(document)] + own
  }

  /// Returns a menu with the document's name and the command to share it.
  private func documentMenu(_ document: UIDocumentProperties) -> UIMenu {
    let share = document.activityViewControllerProvider.map { provider in
      UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
        self?.share(provider())
      }
    }
    return UIMenu(title: document.name, options: .displayInline, children: [share].compactMap { $0 })
  }

  private func share(_ activities: UIActivityViewController) {
    activities.popoverPresentationController?.sourceView = self
    window?.topViewController?.present(activities, animated: true)
  }
}

extension UINavigationItem {
  /// Replaces the title by a text field.
  func beginRenaming() {
    guard let renameDelegate, renameDelegate.navigationItemShouldBeginRenaming(self) else { return }
    let title = title ?? ""
    let (text, range) = renameDelegate.navigationItem(
      self, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
    let field = TitleRenameField(self, before: titleView)
    field.text = text
    titleView = field
    bar?.layoutIfNeeded()
    field.becomeFirstResponder()
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    let end = text.distance(from: text.startIndex, to: range.upperBound)
    if let from = field.position(from: field.beginningOfDocument, offset: start),
      let to = field.position(from: field.beginningOfDocument, offset: end)
    {
      field.selectedTextRange = field.textRange(from: from, to: to)
    }
  }
}

/// The text field in which a title is renamed; it is removed when editing ends.
final class TitleRenameField: UITextField, UITextFieldDelegate {
  private weak var item: UINavigationItem?
  private let before: UIView?

  init(_ item: UINavigationItem, before: UIView?) {
    self.item = item
    self.before = before
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    font = .systemFont(ofSize: 17, weight: .semibold)
    textAlignment = .center
    borderStyle = .roundedRect
    returnKeyType = .done
    clearButtonMode = .whileEditing
    delegate = self
  }

  required init?(coder: NSCoder) { return nil }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    resignFirstResponder()
    return true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let item else { return true }
    return item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: text ?? "") ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let item else { return }
    let new = text ?? ""
    item.titleView = before
    item.title = new
    item.renameDelegate?.navigationItem(item, didEndRenamingWith: new)
  }
}
