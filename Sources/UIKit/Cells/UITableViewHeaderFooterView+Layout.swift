import CoreGraphics

/// The layout of headers and footers (facts/cells.md#headers).
extension UITableViewHeaderFooterView: ListContentHost {
  var isPlain: Bool { surroundings.style == .plain }

  var marginsOfTable: UIEdgeInsets {
    let margin = surroundings.margin + surroundings.cardInset
    let margins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    let sides = surroundings.followsReadableWidth ? readable(margins) : margins
    return UIEdgeInsets(top: 8, left: sides.left, bottom: 8, right: sides.right)
  }

  var marginsForContent: UIEdgeInsets { layoutMargins }

  var contentConfigurationOfTable: UIListContentConfiguration {
    switch (isPlain, surroundings.isHeader) {
    case (true, true): .plainHeader()
    case (true, false): .plainFooter()
    case (false, true): .groupedHeader()
    case (false, false): .groupedFooter()
    }
  }

  var backgroundConfigurationOfTable: UIBackgroundConfiguration {
    isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  // MARK: Labels

  func makePlainContent() -> UIView {
    let content = HeaderFooterContentView(frame: bounds)
    parts.plainContent = content
    parts.content = content
    super.addSubview(content)
    return content
  }

  private var usualFont: UIFont {
    let style: UIFont.TextStyle = isPlain ? (surroundings.isHeader ? .headline : .subheadline) : .footnote
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  func makeTextLabel() -> UILabel? {
    guard let plain = parts.plainContent else { return nil }
    let label = UITableViewLabel(frame: .zero)
    label.numberOfLines = 0
    parts.text = label
    plain.addSubview(label)
    restyle()
    return label
  }

  func makeDetailLabel() -> UILabel? {
    guard let plain = parts.plainContent else { return nil }
    let label = UITableViewLabel(frame: .zero)
    label.numberOfLines = 0
    label.font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    label.textColor = .secondaryLabel
    parts.detail = label
    plain.addSubview(label)
    return label
  }

  func take(text: UILabel?, detail: UILabel?) {
    parts.text = text
    parts.detail = detail
  }

  /// Sets the title's font and color for the table; fonts that the app set stay.
  private func restyle() {
    guard let label = parts.text else { return }
    if parts.font == nil || label.font == parts.font {
      label.font = usualFont
      parts.font = label.font
    }
    if parts.font != nil, label.textColor == .label || label.textColor == .secondaryLabel {
      label.textColor = isPlain && surroundings.isHeader ? .label : .secondaryLabel
    }
    setNeedsLayout()
  }

  /// Shows the title, in capitals in headers of grouped tables (facts/cells.md#headers/grouped-title).
  func showTitle() {
    guard parts.title != nil || parts.text != nil else { return }
    let isUppercase = !isPlain && surroundings.isHeader
    textLabel?.text = isUppercase ? parts.title?.localizedUppercase : parts.title
    restyle()
    table?.headerFooterSizeMayHaveChanged(self)
  }

  func labelsDidChange() {
    setNeedsLayout()
    if window != nil { table?.headerFooterSizeMayHaveChanged(self) }
  }

  func surroundingsDidChange(from old: TableHeaderFooterSurroundings) {
    if old.style != surroundings.style || old.isHeader != surroundings.isHeader {
      if parts.title != nil { showTitle() } else { restyle() }
    }
    if old.margin != surroundings.margin || old.cardInset != surroundings.cardInset
      || old.followsReadableWidth != surroundings.followsReadableWidth
    {
      updateLayoutMargins()
      parts.content?.updateLayoutMargins()
    }
    if old.isPinned != surroundings.isPinned { setNeedsUpdateConfiguration() }
    showBackground()
    setNeedsLayout()
  }

  func traitsDidChange(_ old: UITraitCollection?) {
    if old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { restyle() }
    setNeedsUpdateConfiguration()
  }

  // MARK: Layout

  private var area: CGRect {
    let safe = surroundings.insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    let index = surroundings.indexWidth
    // The section index is at the trailing edge.
    return bounds.inset(
      by: effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? UIEdgeInsets(top: 0, left: safe.left + index, bottom: 0, right: safe.right)
        : UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right + index))
  }

  func layOutParts() {
    backgroundView?.frame = bounds
    parts.backgroundView?.frame = bounds
    placeContent()
  }

  /// Resizes the content with the view immediately, before the layout: constraints in it are solved for its frame.
  func placeContent() {
    let frame = CGRect(x: area.minX, y: 0, width: max(0, area.width), height: bounds.height)
    let content = contentView
    if content.frame != frame {
      content.frame = frame
      content.updateLayoutMargins()
    }
  }

  private struct Metrics {
    var top: CGFloat
    var bottom: CGFloat
    var least: CGFloat
  }

  private var metrics: Metrics {
    switch (isPlain, surroundings.isHeader) {
    case (true, _): Metrics(top: 4, bottom: 3.667, least: 28)
    case (false, true): Metrics(top: 17, bottom: 6, least: 0)
    case (false, false): Metrics(top: 6, bottom: 12, least: 0)
    }
  }

  private func sizes(width: CGFloat) -> (text: CGSize, detail: CGSize) {
    func size(_ label: UILabel?) -> CGSize {
      guard let label, (label.attributedText?.length ?? 0) > 0 else { return .zero }
      return label.sizeThatFits(CGSize(width: width, height: .infinity))
    }
    return (size(parts.text), size(parts.detail))
  }

  /// Returns the height of the title's lines, in points, in a content view of a width.
  func titleHeight(width: CGFloat) -> CGFloat {
    let margins = marginsForContent
    return sizes(width: max(0, width - margins.left - margins.right)).text.height
  }

  /// Positions texts above the lower edge in headers, below the upper edge in footers, and in the middle in plain
  /// tables.
  func layOutLabels() {
    guard configurations.content == nil, let content = parts.plainContent, parts.text != nil || parts.detail != nil
    else {
      return
    }
    let margins = content.layoutMargins
    let width = max(0, content.bounds.width - margins.left - margins.right)
    let sizes = sizes(width: width)
    let metrics = metrics
    let whole = sizes.text.height + sizes.detail.height
    let height = content.bounds.height
    var y: CGFloat
    if isPlain {
      y = (height - whole) / 2
    } else {
      y = surroundings.isHeader ? height - whole - metrics.bottom : metrics.top
    }
    y = roundedToPixels(y)
    func place(_ label: UILabel?, _ size: CGSize, _ y: CGFloat) {
      guard let label, label.superview === content, label.translatesAutoresizingMaskIntoConstraints else { return }
      label.frame = CGRect(x: margins.left, y: y, width: width, height: size.height)
    }
    place(parts.text, sizes.text, y)
    place(parts.detail, sizes.detail, y + sizes.text.height)
  }

  func fittingHeight(width: CGFloat, asksClass: Bool) -> CGFloat {
    if width > 0, abs(bounds.width - width) > 0.001 { bounds.size.width = width }
    updateConfigurationIfNeeded()
    layOutParts()
    let content = contentView
    let isConstrained = !content.constraints.isEmpty
    if configurations.content != nil || isConstrained {
      let size = content.systemLayoutSizeFitting(
        CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if size.height > 0 || isConstrained { return size.height }
    }
    // Views that the app added directly to the header.
    if !constraints.isEmpty {
      let height = fittingSize(CGSize(width: bounds.width, height: 0), .required, .fittingSizeLevel).height
      if height > 0 { return height }
    }
    if asksClass { return sizeThatFits(CGSize(width: bounds.width, height: 0)).height }
    let margins = content.layoutMargins
    let sizes = sizes(width: max(0, content.bounds.width - margins.left - margins.right))
    let metrics = metrics
    let height = metrics.top + sizes.text.height + sizes.detail.height + metrics.bottom
    return max(metrics.least, roundedToPixels(height))
  }

  /// Returns the width of a view that is as wide as its content, within the table's available width, in points.
  func huggingWidth(inWidth width: CGFloat) -> CGFloat {
    let content = contentView
    let outside = max(0, bounds.width - content.bounds.width)
    if configurations.content != nil || !content.constraints.isEmpty {
      return content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width + outside
    }
    let margins = marginsForContent
    let sides = margins.left + margins.right
    let sizes = sizes(width: max(0, width - outside - sides))
    return (max(sizes.text.width, sizes.detail.width) + sides + outside).rounded(.up)
  }

  // MARK: Accessibility

  var spokenText: String? {
    if let list = parts.content as? UIListContentView {
      let texts = [list.textView, list.secondaryTextView].filter { !$0.isHidden }.compactMap(\.text)
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    // A title in capitals is read in its original form.
    let texts = [parts.title ?? parts.text?.text, parts.detail?.text].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Whether the view is one accessibility element, which is not the case with views of the app's own.
  var readsAsOne: Bool {
    guard spokenText != nil else { return false }
    if parts.content is UIListContentView { return true }
    return contentView.subviews.allSatisfy { $0 === parts.text || $0 === parts.detail }
  }
}
