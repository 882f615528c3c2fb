import CoreGraphics
import Foundation

/// The views of the rows: labels and the app's views, which are used again.
extension PickerWheel {
  func makeRow(_ row: Int) -> PickerRow? {
    guard let picker, let content = contents[row] ?? picker.content(of: row, component, reusing: &spareViews) else {
      return nil
    }
    // A delegate may have changed the picker in its callback.
    guard row < rowCount else { return nil }
    let shown: PickerRow
    switch content {
    case .text(let text, let style):
      contents[row] = .text(text, style)
      shown = PickerRow(content, outer: label(text, style, isInner: false))
    case .own(let view):
      let holder = PickerRowHolder(view)
      size(holder, PickerRowStyle())
      holder.alpha = UIPickerView.dimAlpha
      shown = PickerRow(content, outer: holder)
    }
    rows[row] = shown
    return shown
  }

  func makeInner(of shown: PickerRow, _ row: Int) -> UIView {
    let inner: UIView
    switch shown.content {
    case .text(let text, let style): inner = label(text, style, isInner: true)
    case .own:
      var held = UIView()
      if case .own(let view)? = picker?.content(of: row, component, reusing: &spareViews) { held = view }
      inner = PickerRowHolder(held)
      size(inner, PickerRowStyle())
    }
    lens.addSubview(inner)
    shown.inner = inner
    return inner
  }

  private func label(_ text: NSAttributedString, _ style: PickerRowStyle, isInner: Bool) -> UILabel {
    let label = spareLabels[isInner]?.popLast() ?? UILabel()
    label.isHidden = false
    label.font = isInner ? UIPickerView.lensFont : UIPickerView.font
    let whole = NSMutableAttributedString(attributedString: text)
    // The font is the picker's, regardless of the text's attributes.
    if whole.length > 0 {
      whole.addAttribute(.font, value: label.font as Any, range: NSRange(location: 0, length: whole.length))
    }
    label.textColor = style.isDimmed ? .tertiaryLabel : .label
    label.attributedText = whole
    label.textAlignment = style.alignment
    label.alpha = isInner ? 1 : UIPickerView.dimAlpha
    size(label, style)
    return label
  }

  private func size(_ view: UIView, _ style: PickerRowStyle) {
    view.layer.setAffineTransform(.identity)
    let width = max(0, bounds.width - style.left - style.right)
    view.bounds = CGRect(x: 0, y: 0, width: width, height: cylinder.rowHeight)
    view.center.x = style.left + width / 2
  }

  func keep(_ view: UIView, isInner: Bool) {
    view.removeFromSuperview()
    if let label = view as? UILabel {
      spareLabels[isInner, default: []].append(label)
    } else if let holder = view as? PickerRowHolder {
      holder.held.removeFromSuperview()
      spareViews.append(holder.held)
    }
  }

  func discard(_ shown: PickerRow, _ row: Int) {
    keep(shown.outer, isInner: false)
    if let inner = shown.inner { keep(inner, isInner: true) }
    rows[row] = nil
    if contents.count > 1000 { contents = [:] }
  }

  /// Discards the content of the rows, which is requested again at the wheel's layout.
  func discardRows() {
    for (row, shown) in rows { discard(shown, row) }
    contents = [:]
  }

  /// Returns the app's view, or the label, of a row that shows.
  func view(for row: Int) -> UIView? {
    guard let shown = rows[row] else { return nil }
    let view = shown.inner ?? shown.outer
    return (view as? PickerRowHolder)?.held ?? view
  }
}
