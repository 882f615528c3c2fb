import CoreGraphics
import QuartzCore

/// The index titles at the trailing edge of a table: a touch or drag scrolls to their sections.
///
/// Titles are 11 points, semibold, 13.67 apart, in a column 15 wide (facts/tables.md#geometry); if there are too
/// many, dots replace some.
@MainActor final class SectionIndexView: UIControl {
  static let width: CGFloat = 15
  private static let pitch: CGFloat = 41.0 / 3
  var titles: [String] = [] { didSet { if titles != oldValue { rebuild() } } }
  var color: UIColor? { didSet { for label in labels { label.textColor = color ?? tintColor } } }
  var idleColor: UIColor? { didSet { backgroundColor = isTracking ? trackingColor ?? idleColor : idleColor } }
  var trackingColor: UIColor?
  var chosen: ((Int) -> Void)?
  private var labels: [UILabel] = []
  private var laidOutHeight: CGFloat = -1
  private var last = -1

  private func rebuild() {
    laidOutHeight = -1
    setNeedsLayout()
  }

  /// Returns the titles that fit, with dots in place of those between them.
  private func shownTitles(_ height: CGFloat) -> [String] {
    let room = max(1, Int(height / SectionIndexView.pitch))
    guard titles.count > room, room > 2 else { return titles }
    // Every second entry is a dot.
    let letters = max(2, (room + 1) / 2)
    var shown: [String] = []
    for index in 0..<letters {
      if index > 0 { shown.append("•") }
      shown.append(titles[index * (titles.count - 1) / (letters - 1)])
    }
    return shown
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if laidOutHeight != bounds.height {
      laidOutHeight = bounds.height
      for label in labels { label.removeFromSuperview() }
      labels = shownTitles(bounds.height).map { title in
        let label = UILabel(frame: .zero)
        label.text = title == UITableView.indexSearch ? "⌕" : title
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textColor = color ?? tintColor
        label.textAlignment = .center
        addSubview(label)
        return label
      }
    }
    let height = CGFloat(labels.count) * SectionIndexView.pitch
    var y = (bounds.height - height) / 2
    for label in labels {
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: SectionIndexView.pitch)
      y += SectionIndexView.pitch
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels { label.textColor = color ?? tintColor }
  }

  /// Returns false for pans, so that a finger on the index neither scrolls the table nor swipes rows.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer is UIPanGestureRecognizer ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    last = -1
    backgroundColor = trackingColor ?? idleColor
    choose(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { backgroundColor = idleColor }
  override func cancelTracking(with event: UIEvent?) { backgroundColor = idleColor }

  // MARK: Accessibility

  // The index is one element that is moved through by increments (facts/text.md#accessibility).
  override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { accessibilityStorage?.label ?? "Section index" }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .adjustable }
    set { super.accessibilityTraits = newValue }
  }
  override func accessibilityIncrement() { step(by: 1) }
  override func accessibilityDecrement() { step(by: -1) }

  /// Goes to the next or the previous title, and announces it.
  private func step(by count: Int) {
    let index = min(max(0, last + count), titles.count - 1)
    guard index != last, titles.indices.contains(index) else { return }
    last = index
    chosen?(index)
    UIAccessibility.post(notification: .announcement, argument: titles[index])
  }

  /// Holds the index at the trailing edge of its list, between the bars, above all else.
  func hold(in list: UIScrollView) {
    let (inset, bounds, safe) = (list.adjustedContentInset, list.bounds, list.safeAreaInsets)
    let isFromRight = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = CGRect(
      x: isFromRight ? bounds.minX + safe.left : bounds.maxX - SectionIndexView.width - safe.right,
      y: bounds.minY + inset.top, width: SectionIndexView.width,
      height: max(0, bounds.height - inset.top - inset.bottom))
    if frame != place { frame = place }
    if superview !== list || list.subviews.last !== self { list.addSubview(self) }
  }

  private func choose(_ touch: UITouch) {
    guard !titles.isEmpty, !labels.isEmpty else { return }
    // Two touches may come before the next layout, and the first one scrolls the list under the index.
    if let list = superview as? UIScrollView { hold(in: list) }
    let height = CGFloat(labels.count) * SectionIndexView.pitch
    let y = touch.location(in: self).y - (bounds.height - height) / 2
    let index = min(max(0, Int(y / height * CGFloat(titles.count))), titles.count - 1)
    guard index != last else { return }
    last = index
    HostFeedback.give(.haptic, "selection")
    chosen?(index)
  }
}

extension UITableView {
  var indexWidth: CGFloat { sectionIndex == nil ? 0 : SectionIndexView.width }

  /// Reads the index titles again.
  func reloadIndex() {
    let titles = dataSource.flatMap { source in OptionalMethod.ask { source.sectionIndexTitles(for: self) } } ?? nil
    guard let titles, !titles.isEmpty, column.rowCount >= sectionIndexMinimumDisplayRowCount else {
      guard sectionIndex != nil else { return }
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return indexWidthDidChange()
    }
    let isNew = sectionIndex == nil
    let view = sectionIndex ?? SectionIndexView(frame: .zero)
    view.chosen = { [weak self] in self?.goToIndexTitle($0) }
    view.titles = titles
    colorIndex(view)
    sectionIndex = view
    placeIndex()
    if isNew { indexWidthDidChange() }
  }

  /// Measures rows and headers again, whose content has another width beside the index.
  private func indexWidthDidChange() {
    remeasuresAll = true
    state.needsPlacement = true
    surroundingsDidChange()
    setNeedsLayout()
  }

  private func colorIndex(_ view: SectionIndexView) {
    view.color = sectionIndexColor
    view.trackingColor = sectionIndexTrackingBackgroundColor
    view.idleColor = sectionIndexBackgroundColor
  }

  func indexColorDidChange(_ name: String) {
    ExplicitValues.note(self, name)
    if let sectionIndex { colorIndex(sectionIndex) }
  }

  func placeIndex() { sectionIndex?.hold(in: self) }

  private func goToIndexTitle(_ index: Int) {
    guard let dataSource, let title = sectionIndex?.titles[index] else { return }
    if title == UITableView.indexSearch {
      return setContentOffset(CGPoint(x: contentOffset.x, y: 0 - adjustedContentInset.top), animated: false)
    }
    let section =
      OptionalMethod.ask { dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index) } ?? index
    guard column.counts.indices.contains(section) else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
