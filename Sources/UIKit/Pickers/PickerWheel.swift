import CoreGraphics
import Foundation

/// The scroll view of a wheel. It is empty, its content is as high as all rows, and its offset determines the
/// selected row.
@MainActor final class PickerScroller: UIScrollView {
  weak var wheel: PickerWheel?

  override var automationType: AutomationType { .other }

  /// Rounds the offset to a row, so that scrolling always ends at one.
  override func end(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let wheel else { return proposed }
    return CGPoint(x: proposed.x, y: wheel.offset(of: wheel.row(at: proposed.y)))
  }

  override func contentDidSettle() { wheel?.didSettle() }
}

/// A wheel of a picker view: rows on a cylinder.
///
/// Each row is drawn once and then only moved. Around the selection rows are dim; within it they are drawn once
/// more, larger, as if behind a lens (`facts/geometry.md#picker-view`).
@MainActor final class PickerWheel: UIView, UIScrollViewDelegate {
  weak var picker: UIPickerView?
  let component: Int
  let scroller = PickerScroller()
  /// The parts above, within and below the selection.
  let above = UIView()
  let lens = UIView()
  let below = UIView()

  private(set) var rowCount = 0
  private(set) var selectedRow = 0
  private(set) var cylinder = PickerCylinder(height: 0, rowHeight: PickerCylinder.standardRowHeight)
  /// The row at the offset 0. The positions in wheels with any number of rows are exact, because offsets are
  /// relative to a nearby row.
  private var firstRow = 0
  private static let span = 500_000

  var rows: [Int: PickerRow] = [:]
  var spareLabels: [Bool: [UILabel]] = [:]
  var spareViews: [UIView] = []
  var contents: [Int: PickerRowContent] = [:]
  /// A finger has moved the wheel since it rested.
  private var isMovedByUser = false
  /// The selected row at the most recent haptic feedback.
  private var feltRow = 0
  var isPlacing = false

  init(_ picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    clipsToBounds = true
    for part in [above, below, lens] {
      part.clipsToBounds = true
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    scroller.wheel = self
    scroller.delegate = self
    scroller.showsVerticalScrollIndicator = false
    scroller.showsHorizontalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.scrollsToTop = false
    scroller.alwaysBounceVertical = true
    addSubview(scroller)
    let tap = UITapGestureRecognizer()
    PickerWheel.registerTap
    tap.addTarget(self, action: PickerWheel.tapped)
    scroller.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows and offsets

  private var position: CGFloat { scroller.contentOffset.y / cylinder.rowHeight }

  /// Returns the row that is selected at an offset.
  func row(at offset: CGFloat) -> Int {
    guard rowCount > 0 else { return 0 }
    let relative = (offset / cylinder.rowHeight).rounded()
    let bounded = relative.isFinite ? min(max(relative, 0), CGFloat(spanned - 1)) : 0
    return firstRow + Int(bounded)
  }

  func offset(of row: Int) -> CGFloat { CGFloat(row - firstRow) * cylinder.rowHeight }

  /// The rows that the offset reaches.
  private var spanned: Int { max(1, min(rowCount - firstRow, 2 * PickerWheel.span)) }

  private func prepareSpan(for row: Int) {
    let margin = PickerWheel.span / 2
    let isNearEnd = row - firstRow > 2 * PickerWheel.span - margin && firstRow + spanned < rowCount
    guard row < firstRow || isNearEnd || row - firstRow < margin && firstRow > 0 else { return }
    let old = firstRow
    firstRow = max(0, row - PickerWheel.span)
    let way = old - firstRow
    updateContentSize()
    // The visible rows stay, unless the row is too far away to be reached by scrolling.
    guard abs(way) < PickerWheel.span * 2 else { return }
    scroller.contentOffset.y += CGFloat(way) * cylinder.rowHeight
  }

  private func updateContentSize() {
    scroller.contentSize = CGSize(
      width: bounds.width, height: CGFloat(spanned - 1) * cylinder.rowHeight + scroller.bounds.height)
  }

  /// Sets the number and height of the rows; the selection is kept if that row still exists.
  func load(rowCount: Int, rowHeight: CGFloat) {
    self.rowCount = max(0, rowCount)
    let height = PickerCylinder.usable(rowHeight)
    discardRows()
    if height != cylinder.rowHeight { cylinder = PickerCylinder(height: bounds.height, rowHeight: height) }
    firstRow = min(firstRow, max(0, self.rowCount - 1))
    scroller.isScrollEnabled = self.rowCount > 0
    let row = min(selectedRow, max(0, self.rowCount - 1))
    if !scroller.isTracking, !scroller.isDecelerating || row != selectedRow {
      rest(at: row)
    } else {
      selectedRow = row
    }
    updateContentSize()
    setNeedsLayout()
  }

  private func rest(at row: Int) {
    selectedRow = row
    prepareSpan(for: row)
    updateContentSize()
    scroller.setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: false)
  }

  /// Turns the wheel to a row; the delegate is only notified of changes by the user.
  func select(_ row: Int, animated: Bool, byUser: Bool = false) {
    guard rowCount > 0 else { return }
    let row = min(max(row, 0), rowCount - 1)
    isMovedByUser = byUser
    if !byUser { selectedRow = row }
    prepareSpan(for: row)
    let goal = CGPoint(x: 0, y: offset(of: row))
    guard animated, window != nil, UIView.areAnimationsEnabled, goal != scroller.contentOffset else {
      scroller.setContentOffset(goal, animated: false)
      placeRows()
      if byUser { didSettle() }
      return
    }
    scroller.setContentOffset(goal, animated: true)
  }

  /// Selects the row at which the user's scrolling has ended.
  func didSettle() {
    guard isMovedByUser, !scroller.isDragging else { return }
    isMovedByUser = false
    let row = row(at: scroller.contentOffset.y)
    prepareSpan(for: row)
    if scroller.contentOffset.y != offset(of: row) { scroller.contentOffset.y = offset(of: row) }
    guard row != selectedRow, rowCount > 0 else { return }
    selectedRow = row
    picker?.userSelected(row, component)
  }

  // MARK: Fingers

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if !isMovedByUser { feltRow = row(at: scroller.contentOffset.y) }
    isMovedByUser = true
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    placeRows()
    guard isMovedByUser, rowCount > 0 else { return }
    let row = row(at: scroller.contentOffset.y)
    guard row != feltRow else { return }
    feltRow = row
    HostFeedback.give(.haptic, "selection")
  }

  private static let tapped = Selector("_pickerWheelTapped:")
  private static let registerTap: Void = {
    MessageDispatch.register("_pickerWheelTapped:", on: PickerWheel.self) { (wheel, tap: UIGestureRecognizer?) in
      MainActor.assumeIsolated { if let tap { wheel.tapped(at: tap.location(in: wheel)) } }
    }
  }()

  private func tapped(at point: CGPoint) {
    guard rowCount > 0 else { return }
    let distance = cylinder.distance(at: point.y - bounds.midY)
    let row = row(at: (position + distance) * cylinder.rowHeight)
    guard row != selectedRow || scroller.contentOffset.y != offset(of: row) else { return }
    select(row, animated: true, byUser: true)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let cylinder = PickerCylinder(height: bounds.height, rowHeight: cylinder.rowHeight)
    let isOther = cylinder != self.cylinder || scroller.frame != bounds
    if isOther {
      self.cylinder = cylinder
      let isStill = !scroller.isTracking && !scroller.isDecelerating && scroller.scrollAnimation == nil
      scroller.frame = bounds
      updateContentSize()
      if isStill { rest(at: selectedRow) }
    }
    let band = bandHeight
    let edge = ((bounds.height - band) / 2).rounded(.down)
    place(above, 0, max(0, edge))
    place(lens, edge, band)
    place(below, edge + band, max(0, bounds.height - edge - band))
    placeRows()
  }

  /// The height of the selection, which is the same in all wheels.
  private var bandHeight: CGFloat { picker?.bandHeight ?? cylinder.rowHeight + 2 }

  /// Sets the frame of a subview whose coordinate space is the wheel's.
  private func place(_ part: UIView, _ y: CGFloat, _ height: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    guard part.frame != frame || part.bounds != frame else { return }
    part.frame = frame
    part.bounds = frame
  }

  // MARK: Rows that show

  func placeRows() {
    // Changes by the delegate during its calls show at the next layout.
    guard !isPlacing else { return setNeedsLayout() }
    isPlacing = true
    defer { isPlacing = false }
    guard rowCount > 0, bounds.width > 0, bounds.height > 0 else { return discardRows() }
    let position = position
    let reach = cylinder.reach
    let low = max(0, firstRow + Int((position - reach).rounded(.up)))
    // The last rows of as many as there can be would not fit into a number.
    let high = firstRow + min(rowCount - 1 - firstRow, Int((position + reach).rounded(.down)))
    guard low <= high else { return discardRows() }
    for (row, shown) in rows where row < low || row > high { discard(shown, row) }
    for row in low...high { place(row, CGFloat(row - firstRow) - position) }
  }

  private func place(_ row: Int, _ distance: CGFloat) {
    guard let shown = rows[row] ?? makeRow(row) else { return }
    let shift = cylinder.shift(distance)
    let scale = cylinder.scale(distance)
    let height = cylinder.rowHeight
    let half = bandHeight / 2
    let isCovered = abs(shift) + height * scale / 2 <= half
    shown.outer.isHidden = isCovered
    if !isCovered {
      let part = distance < 0 ? above : below
      if shown.outer.superview !== part { part.addSubview(shown.outer) }
      move(shown.outer, shift, scale)
    }
    // Own views are not drawn larger within the selection.
    var lensScale: CGFloat = 1
    if case .text = shown.content { lensScale = UIPickerView.lensScale }
    let isNear = abs(shift) * lensScale - height * scale * lensScale / 2 < half
    if isNear {
      let inner = shown.inner ?? makeInner(of: shown, row)
      move(inner, shift * lensScale, scale)
    } else if let inner = shown.inner {
      keep(inner, isInner: true)
      shown.inner = nil
    }
  }

  private func move(_ view: UIView, _ shift: CGFloat, _ scale: CGFloat) {
    let layer = view.layer
    layer.setAffineTransform(CGAffineTransform(scaleX: 1, y: max(scale, 0.001)))
    layer.position = CGPoint(x: layer.position.x, y: bounds.midY + shift)
  }

  // MARK: Accessibility

  override var automationType: AutomationType { .pickerWheel }
  override var automationElements: [Any] { [] }
  override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .adjustable }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenLabel }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? spokenHint }
    set { super.accessibilityHint = newValue }
  }
  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenValue }
    set { super.accessibilityValue = newValue }
  }
  override var accessibilityUserInputLabels: [String]! {
    get { spokenNames.isEmpty ? super.accessibilityUserInputLabels : spokenNames }
    set { super.accessibilityUserInputLabels = newValue }
  }
  override func accessibilityIncrement() { turn(by: 1) }
  override func accessibilityDecrement() { turn(by: -1) }
}
