import ObjectiveC
import QuartzCore

/// The dragging of a sheet from detent to detent, or to its dismissal.
///
/// Measured (`facts/presentation.md#sheet-drag`): the sheet follows the finger after 10 points; it is dismissed if
/// it is released more than half of its height down or faster than 1,000 points a second.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  private static let dragged = Selector("sheetDragged:")
  private static let register: Void = {
    MessageDispatch.register("sheetDragged:", on: SheetDrag.self) { (drag, pan: UIPanGestureRecognizer?) in
      MainActor.assumeIsolated { if let pan { drag.follow(pan) } }
    }
  }()

  weak var sheet: UISheetPresentationController?
  /// The top of the sheet when the finger began.
  private var start: CGFloat = 0

  /// Follows fingers on the view.
  init(on view: UIView) {
    super.init()
    SheetDrag.register
    let pan = UIPanGestureRecognizer(target: self, action: SheetDrag.dragged)
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  /// Returns whether a drag of the sheet begins: downwards, or upwards to a larger detent, but not in a list that
  /// can scroll in that direction.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let view = pan.view, let sheet,
      sheet.canBeDragged
    else { return false }
    let translation = pan.translation(in: view)
    guard abs(translation.y) > abs(translation.x) else { return false }
    let isUp = translation.y < 0
    if isUp, !sheet.canExpand { return false }
    var under = view.hitTest(pan.location(in: view), with: nil)
    while let here = under, here !== view {
      if let list = here as? UIScrollView, list.isScrollEnabled {
        if isUp, !sheet.prefersScrollingExpandsWhenScrolledToEdge { return false }
        if list.contentOffset.y > -list.adjustedContentInset.top + 0.5 { return false }
      }
      under = here.superview
    }
    return true
  }

  /// Makes a list at its top wait for the sheet's drag.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let list = otherGestureRecognizer.view as? UIScrollView else { return false }
    return otherGestureRecognizer === list.panGestureRecognizer
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let sheet, let container = sheet.containerView else { return }
    let translation = pan.translation(in: container).y
    let slop = UIPanGestureRecognizer.slop
    let offset = translation > 0 ? max(0, translation - slop) : min(0, translation + slop)
    switch pan.state {
    case .began:
      start = sheet.restingFrame.minY
      sheet.drag(to: start + offset)
    case .changed: sheet.drag(to: start + offset)
    case .ended: sheet.endDrag(velocity: pan.velocity(in: container).y)
    case .cancelled, .failed: sheet.endDrag(velocity: 0, isCancelled: true)
    default: break
    }
  }
}

extension UISheetPresentationController {
  var canBeDragged: Bool {
    guard let presentation else { return false }
    return presentation.stage == .shown && !presentation.isCustom && presented?.presentedReference == nil
  }

  /// Whether there is a larger detent than the selected one.
  var canExpand: Bool {
    guard geometry.kind == .edge, let largest = rests.last else { return false }
    return largest.frame.minY < restingFrame.minY - 0.5
  }

  /// The presentation controller whose delegate is called: the app's, if this one replaces it.
  private var announcer: UIPresentationController { presentation?.controller ?? self }
  private var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { announcer.delegate }

  /// Moves the sheet with the finger. Below the smallest detent, the app is queried once per drag whether the sheet
  /// may be dismissed, and notified of the dismissal before its outcome is certain.
  fileprivate func drag(to top: CGFloat) {
    draggedTop = top
    if leave == .unasked, top > rests[0].frame.minY {
      leave = mayDismiss() ? .allowed : .refused
      if leave == .allowed { beginLeaving() }
    }
    updatePositions()
  }

  private func mayDismiss() -> Bool {
    guard presented?.isModalInPresentation == false else { return false }
    return adaptiveDelegate?.presentationControllerShouldDismiss(announcer) ?? true
  }

  private func beginLeaving() {
    isBeingDragged = true
    if let presentation, let presented, let presenter = presentation.presenter {
      let coordinator = TransitionCoordinator(
        in: presentation.container, from: presented, to: presenter, style: presentation.style, animated: true,
        duration: presentation.duration(animated: true))
      coordinator.follow { [weak self] in
        guard let self, let smallest = rests.first?.frame, smallest.height > 0 else { return 0 }
        return min(1, max(0, (shownFrame.minY - smallest.minY) / smallest.height))
      }
      leavingCoordinator = coordinator
      (presented.activeCoordinator, presenter.activeCoordinator) = (coordinator, coordinator)
    }
    adaptiveDelegate?.presentationControllerWillDismiss(announcer)
    presented?.setAppearance(false, animated: true)
  }

  fileprivate func endDrag(velocity: CGFloat, isCancelled: Bool = false) {
    let (leave, rests, top) = (leave, rests, shownFrame.minY)
    self.leave = .unasked
    guard presentation?.stage == .shown else { return draggedTop = nil }
    let smallest = rests[0].frame
    let offset = top - smallest.minY
    let goes = !isCancelled && offset >= 0 && (offset > smallest.height / 2 || velocity >= 1_000)
    if goes, leave == .allowed, let presented {
      let (delegate, announcer) = (adaptiveDelegate, announcer)
      releaseVelocity = velocity / max(1, smallest.height - offset)
      draggedTop = nil
      let coordinator = leavingCoordinator
      leavingCoordinator = nil
      coordinator?.release(cancels: false)
      return presented.takeDown(animated: true, by: coordinator) { [self] in
        releaseVelocity = 0
        isBeingDragged = false
        delegate?.presentationControllerDidDismiss(announcer)
      }
    }
    settle(at: isCancelled ? nil : target(of: rests, from: top, velocity: velocity), from: top, velocity: velocity)
    if leave == .allowed {
      isBeingDragged = false
      leavingCoordinator?.release(cancels: true)
      presented?.setAppearance(true, animated: true)
    } else if leave == .refused, !isCancelled {
      adaptiveDelegate?.presentationControllerDidAttemptToDismiss(announcer)
    }
  }

  /// Ends an interrupted dismissal: the sheet is back at its detent.
  private func endInterruptedLeave() {
    guard !isBeingDragged, let coordinator = leavingCoordinator else { return }
    leavingCoordinator = nil
    for controller in [presented, presentation?.presenter] where controller?.activeCoordinator === coordinator {
      controller?.activeCoordinator = nil
    }
    coordinator.runCompletions()
  }

  /// Returns the detent nearest to the position at which the sheet would come to rest.
  private func target(of rests: [Rest], from top: CGFloat, velocity: CGFloat) -> Rest? {
    // As scrolling with the fast deceleration rate, 0.99 a millisecond.
    let end = top + velocity * 0.099
    return rests.min { abs($0.frame.minY - end) < abs($1.frame.minY - end) }
  }

  /// Animates to a detent, the selected one by default, by a spring with the finger's velocity.
  private func settle(at rest: Rest?, from top: CGFloat, velocity: CGFloat) {
    if let rest { select(rest) }
    draggedTop = nil
    let distance = restingFrame.minY - top
    var spring = AnimationSpring.system
    spring.velocity = abs(distance) < 1 ? 0 : velocity / distance
    isSettling += 1
    AnimationBlock(duration: 0.5, timing: .spring(spring)).run {
      updatePositions()
      updateTint()
    } completion: { [self] _ in
      isSettling -= 1
      guard presentation?.stage == .shown else { return }
      if presented?.isAppearing == true { presented?.finishAppearance() }
      endInterruptedLeave()
      presentation?.container.setNeedsLayout()
    }
  }
}

/// The app's decision about a dismissal by finger, which is requested when the drag begins.
enum SheetLeave { case unasked, allowed, refused }
