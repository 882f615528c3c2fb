extension UILabel {
  struct LayoutKey: Equatable {
    var width: CGFloat
    var height: CGFloat
    var lines: Int
    var scale: CGFloat
    var measures = false
  }

  /// Text laid out for a rectangle, with its position.
  struct Placement {
    var layout: TextLayout
    /// The top left of the layout.
    var origin: CGPoint
    /// The text's box, rounded up to pixels.
    var rect: CGRect
  }

  /// The number of device pixels per point.
  var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : ScreenScale.current
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Text

  var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment
    style.lineBreakMode = storedBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return [.font: storedFont, .foregroundColor: storedColor, .paragraphStyle: style]
  }

  /// Returns the text with the label's present font and color added where it has no attributes of its own.
  func filled(_ text: NSAttributedString) -> NSAttributedString {
    let text = text.showingIntents(font: storedFont)
    let result = NSMutableAttributedString(attributedString: text)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      if attributes[.font] == nil { result.addAttribute(.font, value: storedFont, range: range) }
      if attributes[.foregroundColor] == nil {
        result.addAttribute(.foregroundColor, value: storedColor, range: range)
      }
    }
    return result
  }

  /// Sets the label's font, color and paragraph style to those at the start of an attributed text.
  func adoptAttributes() {
    guard let richText, richText.length > 0 else { return }
    let first = richText.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { storedFont = font }
    if let color = first[.foregroundColor] as? UIColor { storedColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      storedAlignment = style.alignment
      storedBreakMode = style.lineBreakMode
    }
  }

  /// Adds an attribute to the whole attributed text.
  func applyToRichText(_ key: NSAttributedString.Key, _ value: Any) {
    changeRichText { $0.addAttribute(key, value: value, range: NSRange(location: 0, length: $0.length)) }
  }

  /// Changes the paragraph styles that the attributed text has.
  func applyParagraphToRichText(_ change: (NSMutableParagraphStyle) -> Void) {
    changeRichText { text in
      let all = NSRange(location: 0, length: text.length)
      NSAttributedString(attributedString: text).enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
        guard let style = value as? NSParagraphStyle,
          let changed = style.mutableCopy() as? NSMutableParagraphStyle
        else { return }
        change(changed)
        text.addAttribute(.paragraphStyle, value: changed, range: range)
      }
    }
  }

  private func changeRichText(_ change: (NSMutableAttributedString) -> Void) {
    func changed(_ text: NSAttributedString?) -> NSAttributedString? {
      guard let text, text.length > 0 else { return text }
      let copy = NSMutableAttributedString(attributedString: text)
      change(copy)
      return copy
    }
    (richText, givenText) = (changed(richText), changed(givenText))
  }

  /// Returns the displayed text, in which every character has a font, color and paragraph style for the current
  /// state and traits.
  package func displayText(color override: UIColor? = nil) -> NSAttributedString? {
    let forced = override ?? (isHighlighted ? highlightedTextColor : nil)
    guard let richText else {
      guard let plainText, !plainText.isEmpty else { return nil }
      var attributes = plainAttributes
      attributes[.foregroundColor] = resolved(forced ?? storedColor)
      return NSAttributedString(string: plainText, attributes: attributes)
    }
    guard richText.length > 0 else { return nil }
    let defaults = plainAttributes
    let result = NSMutableAttributedString(attributedString: richText)
    richText.enumerateAttributes(in: NSRange(location: 0, length: richText.length)) { attributes, range, _ in
      var merged = defaults.merging(attributes) { $1 }
      if attributes[.link] != nil {
        // Links in labels have a single color, regardless of the text's color; they are not tappable.
        merged[.foregroundColor] = UIColor.link
        merged[.underlineStyle] = NSUnderlineStyle.single
      }
      merged[.foregroundColor] = resolved(forced ?? merged[.foregroundColor] as? UIColor ?? storedColor)
      result.setAttributes(merged, range: range)
    }
    return result
  }

  private func resolved(_ color: UIColor) -> UIColor {
    let color = color.resolvedColor(with: traitCollection)
    guard !isEnabled else { return color }
    return color.withAlphaComponent(color.cgColor.alpha * 0.5)
  }

  // MARK: Layout

  private func options(_ key: LayoutKey) -> TextLayoutOptions {
    var options = TextLayoutOptions(width: key.width)
    options.height = key.height
    options.maximumLines = key.lines
    options.lineBreakMode = storedBreakMode
    if richText == nil { options.alignment = storedAlignment == .natural ? naturalAlignment : storedAlignment }
    options.isRightToLeft = isMirrored
    options.tightensForTruncation = allowsDefaultTighteningForTruncation
    options.pixelScale = pixelScale
    options.fontScale = key.scale
    options.measuresUncut = key.measures
    return options
  }

  /// The natural alignment: that of the app's language, regardless of the text's (Apple's page of
  /// `NSTextAlignment.natural`).
  private var naturalAlignment: NSTextAlignment {
    UITraitCollection.applicationDirection == .rightToLeft ? .right : .left
  }

  /// Returns the layout for a width and height limit; the last few layouts are cached.
  func layout(
    width: CGFloat, height: CGFloat = .infinity, lines: Int, scale: CGFloat = 1, measures: Bool = false
  ) -> TextLayout? {
    let key = LayoutKey(width: width, height: height, lines: lines, scale: scale, measures: measures)
    if let known = layoutCache.first(where: { $0.key == key }) { return known.layout }
    guard let text = displayText() else { return nil }
    let layout = TextLayout(text, options(key))
    if layoutCache.count >= 4 { layoutCache.removeFirst() }
    layoutCache.append((key, layout))
    return layout
  }

  /// Returns the factor by which the font shrinks so that the text fits.
  private func fontScale(width: CGFloat, height: CGFloat, lines: Int) -> CGFloat {
    guard adjustsFontSizeToFitWidth, lines != 0, width > 0, width.isFinite else { return 1 }
    guard let text = displayText() else { return 1 }
    // Without a minimum the text shrinks to the smallest legible size.
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : min(1, 4 / max(storedFont.pointSize, 4))
    return TextLayout.fittingScale(
      text, options(LayoutKey(width: width, height: height, lines: lines, scale: 1)), minimum: least)
  }

  func placement(in bounds: CGRect, lines: Int) -> Placement {
    let width = bounds.width.isFinite ? max(bounds.width, 0) : .infinity
    let height = bounds.height.isFinite ? max(bounds.height, 0) : .infinity
    let scale = fontScale(width: width, height: height, lines: lines)
    guard let layout = layout(width: width, height: height, lines: lines, scale: scale) else {
      return Placement(
        layout: TextLayout(NSAttributedString()), origin: bounds.origin,
        rect: CGRect(origin: bounds.origin, size: .zero))
    }
    let size = ceilToPixels(CGSize(width: layout.measuredWidth, height: layout.size.height))
    var y = bounds.minY
    // Shrunk text is centered as other text is, unless the baseline adjustment puts it at the top.
    if bounds.height.isFinite, scale == 1 || lines != 1 || baselineAdjustment != .none {
      y += centred((bounds.height - size.height) / 2)
    }
    let lefts = layout.lines.map(\.frame.minX)
    let left = bounds.minX + (width.isFinite ? lefts.min() ?? 0 : 0)
    return Placement(
      layout: layout, origin: CGPoint(x: bounds.minX, y: y),
      rect: CGRect(x: left, y: y, width: min(size.width, max(width, 0)), height: size.height))
  }

  /// Rounds the space over centered text half up: to a pixel at 3x (facts/text.md#labels/centred-3x, a line of 13
  /// pt), else to a whole point (facts/text.md#labels/centred-2x, at 2x).
  private func centred(_ offset: CGFloat) -> CGFloat {
    let scale = pixelScale >= 3 ? pixelScale : 1
    return (offset * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  func fittingSize(width: CGFloat) -> CGSize {
    let limit = width > 0 && width.isFinite ? width : .infinity
    let measures = numberOfLines > 1 || numberOfLines == 0 && storedBreakMode == .byClipping
    guard let layout = layout(width: limit, lines: numberOfLines, measures: measures) else { return .zero }
    var size = ceilToPixels(CGSize(width: layout.measuredWidth, height: layout.size.height))
    if limit.isFinite { size.width = min(size.width, ceilToPixels(CGSize(width: limit, height: 0)).width) }
    return size
  }

  func ceilToPixels(_ size: CGSize) -> CGSize {
    let scale = pixelScale
    func up(_ value: CGFloat) -> CGFloat { ((value * scale) - 0.001).rounded(.up) / scale }
    return CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
  }

  // MARK: Drawing

  func draw(_ placement: Placement, in context: CGContext) {
    if let shadowColor, let text = displayText(color: shadowColor) {
      let shadow = TextLayout(text, placement.layout.options)
      let origin = CGPoint(
        x: placement.origin.x + shadowOffset.width, y: placement.origin.y + shadowOffset.height)
      shadow.draw(in: context, at: origin)
    }
    placement.layout.draw(in: context, at: placement.origin)
  }
}

extension UILabel: LayerContentsProvider {
  private static let drawProbe = DrawingClasses.drawSlot.below(UILabel.self)
  private static let textProbe = OverrideProbe(base: UILabel.self, overriding: TextDrawingLabel.self)

  /// Whether the class overrides `draw(_:)` or `drawText(in:)`, so that it cannot be drawn by the faster path.
  private var mayDrawItself: Bool {
    let type = type(of: self)
    guard type != UILabel.self else { return false }
    return UILabel.drawProbe.isOverridden(in: type) || UILabel.textProbe.isOverridden(in: type)
  }

  package func layerContents(for layer: CALayer) -> LayerContents? {
    lastMask = nil
    guard !mayDrawItself, shadowColor == nil else { return nil }
    guard let mask = mask(scale: layer.contentsScale) else {
      return displayText() == nil ? LayerContents.none : nil
    }
    lastMask = mask
    return .mask(mask.coverage, RenderColor(argb: mask.color))
  }

  package func layerContentsFrame(for layer: CALayer) -> CGRect? {
    guard let mask = lastMask else { return nil }
    let scale = layer.contentsScale
    return CGRect(
      x: bounds.minX + CGFloat(mask.x) / scale, y: bounds.minY + CGFloat(mask.y) / scale,
      width: CGFloat(mask.coverage.width) / scale, height: CGFloat(mask.coverage.height) / scale)
  }

  private func mask(scale: CGFloat) -> TextMask? {
    let placement = placement(in: bounds, lines: numberOfLines)
    let origin = CGPoint(x: placement.origin.x - bounds.minX, y: placement.origin.y - bounds.minY)
    return placement.layout.renderMask(scale: max(scale, 0.1), origin: origin)
  }
}

/// A class to find the method's position in the class's dispatch table. It is visible outside of the module because
/// the optimizer would otherwise omit the table.
package class TextDrawingLabel: UILabel {
  package override func drawText(in rect: CGRect) { setNeedsLayout() }
}

extension UILabel: WrappingContent {
  var wrapsByLayout: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
}
