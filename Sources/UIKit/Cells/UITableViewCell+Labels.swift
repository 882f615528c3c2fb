import CoreGraphics

/// The labels and image of the styles (facts/cells.md#styles).
extension UITableViewCell {
  private var hasLabels: Bool { configurations.content == nil }

  private func textStyles() -> (text: UIFont.TextStyle, detail: UIFont.TextStyle) {
    switch storedStyle {
    case .default, .value1: (.body, .body)
    case .value2: (.caption1, .subheadline)
    case .subtitle: (.body, .caption1)
    }
  }

  private func font(_ style: UIFont.TextStyle) -> UIFont {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  func makeTextLabel() -> UILabel? {
    guard let plain = parts.plainContent else { return nil }
    let label = UITableViewLabel(frame: .zero)
    let font = font(textStyles().text)
    label.font = font
    labels.textFont = font
    if storedStyle == .value2 {
      label.textColor = .tintColor
      label.textAlignment = .right
    }
    labels.text = label
    plain.addSubview(label)
    setNeedsLayout()
    return label
  }

  func makeDetailLabel() -> UILabel? {
    guard storedStyle != .default, let plain = parts.plainContent else { return nil }
    let label = UITableViewLabel(frame: .zero)
    let font = font(textStyles().detail)
    label.font = font
    labels.detailFont = font
    if storedStyle == .value1 { label.textColor = .secondaryLabel }
    labels.detail = label
    plain.addSubview(label)
    setNeedsLayout()
    return label
  }

  func makeImageView() -> UIImageView? {
    guard let plain = parts.plainContent else { return nil }
    let view = CellImageView(frame: .zero)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    labels.image = view
    view.cell = self
    plain.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// Adopts the labels of an Interface Builder file instead of creating the style's labels.
  func take(text: UILabel?, detail: UILabel?, image: UIImageView?) {
    labels.text = text
    labels.detail = detail
    labels.image = image
    for label in [text, detail] { label?.autoresizingMask = [] }
    setNeedsLayout()
  }

  /// Updates the fonts that the app did not set to the text size.
  func updateFonts() {
    let styles = textStyles()
    if let label = labels.text, let old = labels.textFont, label.font == old {
      label.font = font(styles.text)
      labels.textFont = label.font
    }
    if let label = labels.detail, let old = labels.detailFont, label.font == old {
      label.font = font(styles.detail)
      labels.detailFont = label.font
    }
  }

  func layOutLabels() {
    guard hasLabels, labels.text != nil || labels.detail != nil || labels.image != nil,
      let content = parts.plainContent
    else { return }
    let layout = CellLabelLayout(self, content: content, width: content.bounds.width)
    let frames = layout.frames(height: content.bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView?, _ frame: CGRect) {
      guard let view, view.superview === content, view.translatesAutoresizingMaskIntoConstraints else { return }
      var frame = frame
      if isMirrored { frame.origin.x = content.bounds.width - frame.maxX }
      if let label = view as? UILabel { label.move(to: frame) } else if view.frame != frame { view.frame = frame }
    }
    place(labels.text, frames.text)
    place(labels.detail, frames.detail)
    place(labels.image, frames.image)
  }
}

/// A label of a cell's style, which notifies its cell of changes of its size.
@MainActor final class UITableViewLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    var view = superview
    while let here = view {
      if let cell = here as? UITableViewCell { return cell.labelsDidChange() }
      if let header = here as? UITableViewHeaderFooterView { return header.labelsDidChange() }
      view = here.superview
    }
  }
}

/// The image view of a cell's style.
@MainActor final class CellImageView: UIImageView {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.labelsDidChange()
  }
}
