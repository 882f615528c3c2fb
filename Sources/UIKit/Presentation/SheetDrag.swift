import ObjectiveC
import QuartzCore

/// A finger that drags a sheet away, or lets it spring back.
///
/// Measured (`facts/presentation.md#sheet-drag`): the sheet follows the finger downwards after 10 points; it goes
/// when it is left more than half of its height down or faster than 1,000 points a second.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  private static let dragged = Selector("sheetDragged:")
  private static let register: Void = {
    MessageDispatch.register("sheetDragged:", on: SheetDrag.self) { (drag, pan: UIPanGestureRecognizer?) in
      MainActor.assumeIsolated { if let pan { drag.follow(pan) } }
    }
  }()

  weak var sheet: UISheetPresentationController?
  /// Whether the finger may take the sheet away.
  private var mayDismiss = false

  /// Follows fingers on the view.
  init(on view: UIView) {
    super.init()
    SheetDrag.register
    let pan = UIPanGestureRecognizer(target: self, action: SheetDrag.dragged)
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  /// Downwards, and not in a list that can be scrolled back yet.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let view = pan.view,
      sheet?.canBeDragged == true
    else { return false }
    let way = pan.translation(in: view)
    guard way.y > abs(way.x) else { return false }
    var under = view.hitTest(pan.location(in: view), with: nil)
    while let here = under, here !== view {
      if let list = here as? UIScrollView, list.isScrollEnabled,
        list.contentOffset.y > -list.adjustedContentInset.top + 0.5
      {
        return false
      }
      under = here.superview
    }
    return true
  }

  /// A list at its top leaves the way down to the sheet.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let list = otherGestureRecognizer.view as? UIScrollView else { return false }
    return otherGestureRecognizer === list.panGestureRecognizer
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let sheet, let container = sheet.containerView else { return }
    let offset = max(0, pan.translation(in: container).y - UIPanGestureRecognizer.slop)
    switch pan.state {
    case .began:
      mayDismiss = sheet.dragMayDismiss()
      if mayDismiss { sheet.beginDrag() }
      sheet.drag(by: offset)
    case .changed:
      sheet.drag(by: offset)
    case .ended:
      sheet.endDrag(velocity: pan.velocity(in: container).y, mayDismiss: mayDismiss)
    case .cancelled, .failed:
      sheet.endDrag(velocity: 0, mayDismiss: mayDismiss, isCancelled: true)
    default: break
    }
  }
}

extension UISheetPresentationController {
  var canBeDragged: Bool {
    guard let presentation else { return false }
    return presentation.stage == .shown && !presentation.isCustom && presented?.presentedReference == nil
  }

  /// The app's controller, whose delegate is asked; another one where this sheet stands in for it.
  private var announcer: UIPresentationController { presentation?.controller ?? self }
  private var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { announcer.delegate }

  /// Whether the app lets the user dismiss the sheet.
  fileprivate func dragMayDismiss() -> Bool {
    guard presented?.isModalInPresentation == false else { return false }
    return adaptiveDelegate?.presentationControllerShouldDismiss(announcer) ?? true
  }

  /// The app hears of the dismissal before the finger decides it.
  fileprivate func beginDrag() {
    isBeingDragged = true
    adaptiveDelegate?.presentationControllerWillDismiss(announcer)
    presented?.setAppearance(false, animated: true)
  }

  fileprivate func drag(by offset: CGFloat) {
    dragOffset = offset
    showDrag()
  }

  fileprivate func endDrag(velocity: CGFloat, mayDismiss: Bool, isCancelled: Bool = false) {
    guard presentation?.stage == .shown else { return dragOffset = 0 }
    let height = frameOfPresentedViewInContainerView.height
    let goes = !isCancelled && (dragOffset > height / 2 || velocity >= 1_000)
    let offset = dragOffset
    dragOffset = 0
    let (delegate, announcer) = (adaptiveDelegate, announcer)
    if goes, mayDismiss, let presented {
      releaseVelocity = velocity / max(1, height - offset)
      return presented.takeDown(animated: true) { [self] in
        releaseVelocity = 0
        isBeingDragged = false
        delegate?.presentationControllerDidDismiss(announcer)
      }
    }
    AnimationBlock(duration: movementDuration, timing: .spring(.system)).run {
      showDrag()
    } completion: { [self] _ in
      guard mayDismiss, presentation?.stage == .shown else { return }
      presented?.finishAppearance()
    }
    isBeingDragged = false
    if mayDismiss {
      presented?.setAppearance(true, animated: true)
    } else if !isCancelled {
      delegate?.presentationControllerDidAttemptToDismiss(announcer)
    }
  }
}
