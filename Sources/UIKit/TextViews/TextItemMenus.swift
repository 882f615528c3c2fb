import QuartzCore

/// The menus of the links, attachments and tags of a text view: a long press opens one, and so does a tap for which
/// the delegate returned no action.
@MainActor final class TextItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var textView: UITextView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The item whose menu is open, with its preview.
  private var item: UITextItem?
  private var preview: UITextItem.MenuConfiguration.Preview?
  /// Whether the tap that opens the menu has requested the item's action from the delegate already.
  private var isTap = false

  init(_ textView: UITextView) {
    self.textView = textView
    super.init()
    textView.addInteraction(interaction)
  }

  /// Opens the menu of an item as if a finger rested at a point of the text view.
  func open(at point: CGPoint) {
    guard let textView else { return }
    isTap = true
    interaction.openMenu(at: textView.convert(point, to: nil))
    isTap = false
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let textView, let (item, open) = textView.item(at: location), !textView.editor.isEditing else {
      return nil
    }
    if !isTap, let delegate = textView.delegate {
      _ = delegate.textView(textView, primaryActionFor: item, defaultAction: textView.defaultAction(open))
    }
    guard let answer = textView.menu(of: item, open) else {
      guard !isTap else { return nil }
      if textView.becomeFirstResponder() {
        textView.selectedRange = NSRange(location: textView.editor.length, length: 0)
      }
      return nil
    }
    self.item = item
    preview = answer.preview
    if !isTap { textView.selectedRange = item.range }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in answer.menu }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { targetedPreview() }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { targetedPreview() }

  /// Returns the preview of the menu: a picture of the item's lines, 8 points larger on each side, or the app's
  /// view at their center.
  private func targetedPreview() -> UITargetedPreview? {
    guard let textView, let item else { return nil }
    let boxes = textView.visibleBoxes(of: item.range)
    guard let first = boxes.first else { return nil }
    let frame = boxes.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -8, dy: -4).intersection(
      textView.bounds)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let target = UIPreviewTarget(container: textView, center: center)
    if case .view(let view)? = preview {
      if view.bounds.isEmpty { view.sizeToFit() }
      return UITargetedPreview(view: view, parameters: UIPreviewParameters(), target: target)
    }
    guard !frame.isEmpty,
      let picture = textView.resizableSnapshotView(from: frame, afterScreenUpdates: false, withCapInsets: .zero)
    else { return nil }
    picture.frame = CGRect(origin: .zero, size: frame.size)
    picture.layer.cornerRadius = 8
    return UITargetedPreview(view: picture, parameters: UIPreviewParameters(), target: target)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let textView, let item, let animator else { return }
    textView.delegate?.textView(textView, textItemMenuWillDisplayFor: item, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let textView, let item, let animator else { return }
    self.item = nil
    preview = nil
    textView.delegate?.textView(textView, textItemMenuWillEndFor: item, animator: animator)
  }
}

extension UITextView {
  /// Returns the item at a point with its default action; nil for ordinary text.
  func item(at point: CGPoint) -> (item: UITextItem, open: () -> Void)? {
    guard isSelectable, let place = editor.characterRange(at: point).flatMap(editor.nsRange) else { return nil }
    var range = NSRange(location: 0, length: 0)
    let all = editor.all
    func value(_ key: NSAttributedString.Key) -> Any? {
      storage.attribute(key, at: place.location, longestEffectiveRange: &range, in: paragraph(of: place, in: all))
    }
    let link = value(.link)
    if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) {
      return (UITextItem(.link(url), range), { RunningApp.open(url) })
    }
    if let data = detected.first(where: { NSLocationInRange(place.location, $0.range) }) {
      return (UITextItem(.link(data.url), data.range), data.open)
    }
    if let attachment = value(.attachment) as? NSTextAttachment {
      return (UITextItem(.textAttachment(attachment), NSRange(location: place.location, length: 1)), {})
    }
    if let tag = value(.textItemTag) as? String { return (UITextItem(.tag(tag), range), {}) }
    return nil
  }

  /// Returns the paragraph of a range; runs of an attribute are not searched beyond it.
  private func paragraph(of place: NSRange, in all: NSRange) -> NSRange {
    let paragraph = TextUnits.paragraph(at: place.location, in: storage)
    return paragraph.length > 0 ? paragraph : all
  }

  func defaultAction(_ open: @escaping () -> Void) -> UIAction {
    UIAction(identifier: UIAction.Identifier("UITextInteractableItemDefaultAction")) { _ in open() }
  }

  /// Returns the delegate's menu for an item, or the standard one; nil for no menu.
  func menu(of item: UITextItem, _ open: @escaping () -> Void) -> UITextItem.MenuConfiguration? {
    let usual = usualMenu(of: item, open)
    let standard = usual.children.isEmpty ? nil : UITextItem.MenuConfiguration(menu: usual)
    guard let delegate else { return standard }
    if let answer = OptionalMethod.ask({
      delegate.textView(self, menuConfigurationFor: item, defaultMenu: usual)
    }) {
      return answer.flatMap { $0.menu.children.isEmpty ? nil : $0 }
    }
    switch item.content {
    case .link(let url):
      return delegate.textView(self, shouldInteractWith: url, in: item.range, interaction: .presentActions)
        ? standard : nil
    case .textAttachment(let attachment):
      return delegate.textView(self, shouldInteractWith: attachment, in: item.range, interaction: .presentActions)
        ? standard : nil
    case .tag: return standard
    }
  }

  private func usualMenu(of item: UITextItem, _ open: @escaping () -> Void) -> UIMenu {
    let identifier = UIMenu.Identifier("UITextItemDefaultMenuIdentifier")
    switch item.content {
    case .link(let url):
      let entries = [
        UIAction(title: "Open", image: UIImage(systemName: "safari")) { _ in open() },
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in UIPasteboard.general.url = url },
        UIAction(title: "Share…", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
          self?.share([url], from: item.range)
        },
      ]
      return UIMenu(title: url.absoluteString, identifier: identifier, children: entries)
    case .textAttachment(let attachment):
      guard let image = attachment.image else { return UIMenu(identifier: identifier) }
      let entries = [
        UIAction(title: "Copy Image", image: UIImage(systemName: "doc.on.doc")) { _ in
          UIPasteboard.general.image = image
        },
        UIAction(title: "Save to Camera Roll", image: UIImage(systemName: "square.and.arrow.down")) { _ in
          UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
        },
      ]
      return UIMenu(identifier: identifier, children: entries)
    case .tag: return UIMenu(identifier: identifier)
    }
  }

  private func share(_ items: [Any], from range: NSRange) {
    guard let presenter = window?.topViewController else { return }
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = self
    sheet.popoverPresentationController?.sourceRect = firstBox(of: range) ?? bounds
    presenter.present(sheet, animated: true)
  }
}
