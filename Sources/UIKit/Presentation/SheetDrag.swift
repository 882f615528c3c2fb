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

  weak var presentation: Presentation?
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
      presentation?.canBeDragged == true
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
    guard let presentation else { return }
    let way = max(0, pan.translation(in: presentation.container).y - UIPanGestureRecognizer.slop)
    switch pan.state {
    case .began:
      mayDismiss = presentation.dragMayDismiss()
      if mayDismiss { presentation.beginDrag() }
      presentation.drag(by: way)
    case .changed:
      presentation.drag(by: way)
    case .ended:
      presentation.endDrag(velocity: pan.velocity(in: presentation.container).y, mayDismiss: mayDismiss)
    case .cancelled, .failed:
      presentation.endDrag(velocity: 0, mayDismiss: mayDismiss, isCancelled: true)
    default: break
    }
  }
}

extension Presentation {
  var canBeDragged: Bool { stage == .shown && isSheet && !isCustom && presented?.presentedReference == nil }

  /// Whether the app lets the user take the sheet away.
  fileprivate func dragMayDismiss() -> Bool {
    guard presented?.isModalInPresentation == false else { return false }
    return controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
  }

  /// The sheet is on its way out: the app hears of it before it is decided.
  fileprivate func beginDrag() {
    isLeaving = true
    controller.delegate?.presentationControllerWillDismiss(controller)
    presented?.setAppearance(false, animated: true)
  }

  fileprivate func drag(by offset: CGFloat) {
    dragOffset = offset
    showDrag()
  }

  fileprivate func endDrag(velocity: CGFloat, mayDismiss: Bool, isCancelled: Bool = false) {
    guard stage == .shown else { return dragOffset = 0 }
    let height = presentedFrame.height
    let goes = !isCancelled && (dragOffset > height / 2 || velocity >= 1_000)
    let offset = dragOffset
    dragOffset = 0
    if goes, mayDismiss, let presented {
      releaseVelocity = velocity / max(1, height - offset)
      let delegate = controller.delegate
      return presented.takeDown(animated: true) { [self] in
        releaseVelocity = 0
        delegate?.presentationControllerDidDismiss(controller)
      }
    }
    AnimationBlock(duration: duration(animated: true), timing: .spring(.system)).run {
      showDrag()
    } completion: { [self] _ in
      guard mayDismiss, stage == .shown else { return }
      presented?.finishAppearance()
    }
    isLeaving = false
    if mayDismiss {
      presented?.setAppearance(true, animated: true)
    } else if !isCancelled {
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
    }
  }
}
