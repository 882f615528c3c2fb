import QuartzCore

/// The heights and frames of a sheet.
extension UISheetPresentationController {
  /// The safe area from which on a phone has an island.
  private static let islandTop: CGFloat = 59

  private var isFloating: Bool {
    guard let containerView else { return false }
    return UIDevice.current.userInterfaceIdiom == .pad
      && containerView.traitCollection.horizontalSizeClass != .compact
  }

  // MARK: Geometry

  /// A sheet leaves the safe area on top free on a phone (`facts/presentation.md#sheet/large-frame`); on a pad it
  /// is centered.
  var geometry: SheetGeometry {
    guard let container = presentation?.container else {
      return SheetGeometry(kind: .fullScreen, largest: .zero, safeBottom: 0)
    }
    let bounds = container.bounds
    if isFloating { return floatingGeometry(in: container) }
    let isCompactHeight = bounds.width > bounds.height
    if isCompactHeight, !prefersEdgeAttachedInCompactHeight {
      return SheetGeometry(kind: .fullScreen, largest: bounds, safeBottom: 0)
    }
    let insets = container.window?.safeAreaInsets ?? .zero
    // 10 points below the status bar; below an island, the safe area includes that distance.
    let top = insets.top < Self.islandTop ? insets.top + 10 : insets.top
    var frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    if isCompactHeight {
      let room = bounds.inset(by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
      let wanted = widthFollowsPreferredContentSizeWhenEdgeAttached ? preferredContentSize.width : 0
      frame.size.width = wanted > 0 ? min(wanted, room.width) : room.width
      frame.origin.x = centerX(in: container, default: room.midX) - frame.width / 2
      frame.origin.x = max(room.minX, min(frame.minX, room.maxX - frame.width))
    }
    return SheetGeometry(
      kind: .edge, largest: frame, safeBottom: container.safeAreaInsets.bottom,
      keyboard: coveredHeight(in: container))
  }

  private func floatingGeometry(in container: UIView) -> SheetGeometry {
    let bounds = container.bounds
    let wanted = floatingSize(in: bounds)
    let size = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
    var frame = CGRect(
      x: centerX(in: container, default: bounds.midX) - size.width / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    frame.origin.x = max(0, min(frame.minX, bounds.width - size.width))
    let bottom = bounds.height - coveredHeight(in: container)
    if frame.maxY > bottom {
      frame.origin.y = max(min(frame.minY, container.safeAreaInsets.top), bottom - size.height)
    }
    return SheetGeometry(kind: .floating, largest: frame, safeBottom: 0)
  }

  private func floatingSize(in bounds: CGRect) -> CGSize {
    let preferred = preferredContentSize
    if preferred.width > 0, preferred.height > 0 { return preferred }
    return prefersPageSizing ? CGSize(width: 704, height: bounds.height - 80) : CGSize(width: 540, height: 620)
  }

  private func centerX(in container: UIView, default center: CGFloat) -> CGFloat {
    guard let sourceView, sourceView.window === container.window else { return center }
    return sourceView.convert(sourceView.bounds, to: container).midX
  }

  /// Returns the height at the bottom that the keyboard covers; 0 if its responder is not in the sheet.
  private func coveredHeight(in container: UIView) -> CGFloat {
    guard let keyboard = KeyboardArea.frame, let first = container.window?.firstResponder,
      first.chain.contains(where: { $0 === presented })
    else { return 0 }
    return max(0, container.bounds.maxY - container.convert(keyboard, from: nil).minY)
  }

  /// Whether the presenter is behind a large sheet as a card, as on an upright phone.
  var pushesPresenterBack: Bool {
    guard let containerView, UIDevice.current.userInterfaceIdiom == .phone else { return false }
    return containerView.bounds.width <= containerView.bounds.height
  }

  // MARK: Detents

  struct Rest {
    let identifier: Detent.Identifier
    let frame: CGRect
  }

  /// The active detents with their frames, smallest first; the large one if there are none.
  var rests: [Rest] {
    let geometry = geometry
    guard geometry.kind != .fullScreen, let container = presentation?.container else {
      return [Rest(identifier: .large, frame: geometry.largest)]
    }
    let values = values(container.traitCollection, maximum: geometry.maximumDetentValue)
    let all = zip(detents, values).compactMap { detent, value in
      value.map { value in
        let exact = geometry.frame(value: value)
        var frame = container.pixelAligned(exact)
        // The bottom edge does not move.
        frame.size.height = exact.maxY - frame.minY
        return Rest(identifier: detent.identifier, frame: frame)
      }
    }
    guard !all.isEmpty else { return [Rest(identifier: .large, frame: geometry.largest)] }
    return all.sorted { $0.frame.height < $1.frame.height }
  }

  /// Returns the heights of the detents, which are resolved again for another height or other traits, or after the
  /// app has invalidated them.
  private func values(_ traits: UITraitCollection, maximum: CGFloat) -> [CGFloat?] {
    if let resolved, resolved.maximum == maximum, resolved.traits == traits { return resolved.values }
    let context = DetentContext(traits, maximum: maximum)
    let values = detents.map { $0.resolvedValue(in: context) }
    resolved = (maximum, traits, values)
    return values
  }

  private func selected(of rests: [Rest]) -> Rest {
    rests.first { $0.identifier == selectedDetentIdentifier } ?? rests[0]
  }

  var restingFrame: CGRect { presentation == nil ? .zero : selected(of: rests).frame }

  /// The frame with the finger's drag: between detents the sheet changes its height, below the smallest it moves.
  var shownFrame: CGRect {
    let rests = rests
    guard let draggedTop else { return selected(of: rests).frame }
    let smallest = rests[0].frame
    if geometry.kind != .edge { return smallest.offsetBy(dx: 0, dy: max(0, draggedTop - smallest.minY)) }
    let top = max(draggedTop, rests[rests.count - 1].frame.minY)
    if top >= smallest.minY { return smallest.offsetBy(dx: 0, dy: top - smallest.minY) }
    return CGRect(x: smallest.minX, y: top, width: smallest.width, height: smallest.maxY - top)
  }

  /// The fraction to which the presenter is pushed back, 0 to 1: it grows on the last stretch before the large
  /// detent.
  var cardProgress: CGFloat {
    let (rests, geometry) = (rests, geometry)
    let large = geometry.largest.minY
    guard geometry.kind == .edge, abs(rests[rests.count - 1].frame.minY - large) < 0.5 else {
      return geometry.kind == .fullScreen ? 1 : 0
    }
    let lower = rests.last { $0.frame.minY > large + 0.5 }?.frame.minY ?? geometry.largest.maxY
    return fraction(shownFrame.minY, from: lower, to: large)
  }

  // MARK: Dimming

  /// Returns the fraction of the full dimming, from 0 to 1, at a position of the sheet's top.
  private func dimming(top: CGFloat) -> CGFloat {
    let rests = rests
    guard geometry.kind != .fullScreen else { return 1 }
    guard let undimmed = rests.lastIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
      let smallest = rests[0].frame
      return fraction(top, from: smallest.minY + smallest.height, to: smallest.minY)
    }
    guard undimmed + 1 < rests.count else { return 0 }
    return fraction(top, from: rests[undimmed].frame.minY, to: rests[undimmed + 1].frame.minY)
  }

  var dimmingFraction: CGFloat { dimming(top: shownFrame.minY) }
  /// The dimming at the selected detent, without a drag.
  var restingDimming: CGFloat { dimming(top: restingFrame.minY) }

  private func fraction(_ value: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    start == end ? (value <= end ? 1 : 0) : min(1, max(0, (value - start) / (end - start)))
  }

  // MARK: Changes by the user

  /// Selects the next larger detent, or the smallest after the largest, because the grabber was tapped.
  func selectNextDetent() {
    let rests = rests
    guard rests.count > 1, presentation?.stage == .shown else { return }
    let index = rests.firstIndex { $0.identifier == selected(of: rests).identifier } ?? 0
    animateChanges { select(rests[(index + 1) % rests.count]) }
  }

  /// Selects a detent for the user, and notifies the delegate of a change.
  func select(_ rest: Rest) {
    guard rest.identifier != selected(of: rests).identifier else { return }
    selectedDetentIdentifier = rest.identifier
    let apps = (presentation?.controller.delegate ?? delegate) as? any UISheetPresentationControllerDelegate
    apps?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
