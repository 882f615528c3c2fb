import QuartzCore

/// The two thin bars that show the position of the content. They are layers above the content, made when they are
/// first shown.
///
/// 2.5 points wide, 3 from the edge, at least 36 long (facts/scrolling.md#indicator); shorter beyond the ends.
@MainActor final class ScrollIndicators {
  static let width: CGFloat = 2.5
  static let inset: CGFloat = 3
  static let shortest: CGFloat = 36
  /// The length in points to which scrolling beyond an end can shorten an indicator.
  static let squeezed: CGFloat = 8
  private static let stay = 0.3
  private static let fade = 0.4
  private static let flashTime = 0.9
  private static let fadeKey = "fade"

  private(set) var vertical: CALayer?
  private(set) var horizontal: CALayer?
  private(set) var areShown = false

  /// Shows them until `hide`.
  func show(_ view: UIScrollView) {
    areShown = true
    for (isVertical, layer) in [(true, vertical), (false, horizontal)] {
      guard ScrollIndicators.wants(view, isVertical) else { continue }
      let bar = layer ?? make(in: view, isVertical)
      bar.removeAnimation(forKey: ScrollIndicators.fadeKey)
      bar.opacity = 1
    }
    place(in: view)
  }

  /// Fades the indicators out, shortly after the content has come to rest.
  func hide() { fade(after: ScrollIndicators.stay) }

  func flash(_ view: UIScrollView) {
    guard view.window != nil, !areShown else { return }
    show(view)
    fade(after: ScrollIndicators.flashTime)
  }

  func remove() {
    areShown = false
    for bar in [vertical, horizontal] { bar?.removeFromSuperlayer() }
    vertical = nil
    horizontal = nil
  }

  private func fade(after delay: TimeInterval) {
    guard areShown else { return }
    areShown = false
    for bar in [vertical, horizontal] {
      guard let bar, bar.opacity > 0 else { continue }
      bar.opacity = 0
      guard UIView.areAnimationsEnabled else { continue }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 1
      animation.toValue = 0
      animation.beginTime = bar.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.duration = ScrollIndicators.fade
      animation.fillMode = .backwards
      bar.add(animation, forKey: ScrollIndicators.fadeKey)
    }
  }

  /// Updates the indicators after a change of the content, the view or the indicators' look.
  func update(_ view: UIScrollView) {
    guard vertical != nil || horizontal != nil else { return }
    place(in: view)
  }

  private static func wants(_ view: UIScrollView, _ isVertical: Bool) -> Bool {
    guard isVertical ? view.showsVerticalScrollIndicator : view.showsHorizontalScrollIndicator else { return false }
    let range = isVertical ? view.verticalRange : view.horizontalRange
    return range.upperBound > range.lowerBound
  }

  private func make(in view: UIScrollView, _ isVertical: Bool) -> CALayer {
    let bar = CALayer()
    bar.animatesImplicitly = false
    bar.cornerRadius = ScrollIndicators.width / 2
    // The indicators are above the app's subviews.
    bar.zPosition = 1_000_000
    view.layer.addSublayer(bar)
    if isVertical { vertical = bar } else { horizontal = bar }
    return bar
  }

  private func place(in view: UIScrollView) {
    let color = ScrollIndicators.color(of: view)
    for (isVertical, bar) in [(true, vertical), (false, horizontal)] {
      guard let bar else { continue }
      let isWanted = ScrollIndicators.wants(view, isVertical)
      if bar.isHidden == isWanted { bar.isHidden = !isWanted }
      guard isWanted else { continue }
      let frame = ScrollIndicators.frame(in: view, isVertical)
      if bar.bounds.size != frame.size { bar.bounds.size = frame.size }
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      if bar.position != middle { bar.position = middle }
      if bar.backgroundColor != color { bar.backgroundColor = color }
    }
  }

  private static func color(of view: UIScrollView) -> CGColor {
    let isLight: Bool
    switch view.indicatorStyle {
    case .black: isLight = false
    case .white: isLight = true
    case .default: isLight = view.traitCollection.userInterfaceStyle == .dark
    }
    return CGColor(gray: isLight ? 1 : 0, alpha: 0.35)
  }

  /// Returns the frame of an indicator in the space of the scroll view's content.
  static func frame(in view: UIScrollView, _ isVertical: Bool) -> CGRect {
    var insets = isVertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
    if view.automaticallyAdjustsScrollIndicatorInsets {
      let area = view.safeAreaInsets
      insets = UIEdgeInsets(
        top: insets.top + area.top, left: insets.left + area.left, bottom: insets.bottom + area.bottom,
        right: insets.right + area.right)
    }
    let bounds = view.bounds
    // If both indicators show, they leave the corner free.
    let corner = wants(view, !isVertical) ? width + inset : 0
    if isVertical {
      let (start, length) = span(
        view.verticalRange, bounds.minY, bounds.height, from: insets.top + inset,
        to: bounds.height - insets.bottom - inset - corner, view)
      let isLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = isLeft ? insets.left + inset : bounds.width - insets.right - inset - width
      return CGRect(x: bounds.minX + x, y: bounds.minY + start, width: width, height: length)
    }
    let (start, length) = span(
      view.horizontalRange, bounds.minX, bounds.width, from: insets.left + inset,
      to: bounds.width - insets.right - inset - corner, view)
    return CGRect(
      x: bounds.minX + start, y: bounds.maxY - insets.bottom - inset - width, width: length, height: width)
  }

  private static func span(
    _ range: ClosedRange<CGFloat>, _ offset: CGFloat, _ shown: CGFloat, from start: CGFloat, to end: CGFloat,
    _ view: UIScrollView
  ) -> (start: CGFloat, length: CGFloat) {
    let track = max(0, end - start)
    let all = range.upperBound - range.lowerBound + shown
    let usual = min(track, max(shortest, all > 0 ? track * shown / all : track))
    let excess = max(0, range.lowerBound - offset, offset - range.upperBound)
    let length = max(min(squeezed, usual), usual - excess)
    let way = range.upperBound - range.lowerBound
    let part = way > 0 ? min(max(0, (offset - range.lowerBound) / way), 1) : 0
    let place = view.onPixel(CGPoint(x: start + (track - length) * part, y: length))
    return (place.x, place.y)
  }
}
