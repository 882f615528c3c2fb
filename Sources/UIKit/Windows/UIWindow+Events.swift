import QuartzCore

extension UIWindow {
  func dispatch(_ event: UIEvent) {
    switch event.type {
    case .touches:
      let changed = event.touchList.filter { $0.window === self && $0.phase != .stationary }
      if !changed.isEmpty { GestureDelivery.shared.deliver(changed, with: event, in: self) }
    case .presses:
      guard let event = event as? UIPressesEvent, let press = event.allPresses.first else { return }
      let target = press.responder ?? firstResponder ?? self
      switch press.phase {
      case .began: target.pressesBegan(event.allPresses, with: event)
      case .changed, .stationary: target.pressesChanged(event.allPresses, with: event)
      case .ended: target.pressesEnded(event.allPresses, with: event)
      case .cancelled: target.pressesCancelled(event.allPresses, with: event)
      }
    case .motion:
      let target = firstResponder ?? self
      if event.isBeginning {
        target.motionBegan(event.subtype, with: event)
      } else {
        target.motionEnded(event.subtype, with: event)
      }
    case .remoteControl: (firstResponder ?? self).remoteControlReceived(with: event)
    default: break
    }
  }

  /// Returns whether the scroll views around a view let the touches begin in it.
  private func outerViewsAllow(_ touches: Set<UITouch>, with event: UIEvent, in view: UIView) -> Bool {
    for outer in touches.first?.hitPath.views.dropFirst() ?? [] {
      if let gate = outer as? any TouchGate, !gate.touchesShouldBegin(touches, with: event, in: view) {
        for touch in touches { touch.isSentToView = false }
        return false
      }
    }
    return true
  }

  /// Sends touches to their views, with one call for each view; recognizers have received them before.
  package func deliverToViews(_ touches: [UITouch], phase: UITouch.Phase, with event: UIEvent) {
    var groups: [(view: UIView, touches: Set<UITouch>)] = []
    for touch in touches where touch.isSentToView {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.view === view }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    for (view, touches) in groups {
      Trace.log(
        .touch, "to \(Trace.name(view)): \(touches.count == 1 ? "a touch" : "\(touches.count) touches") \(phase)")
      switch phase {
      case .began:
        if outerViewsAllow(touches, with: event, in: view) { view.touchesBegan(touches, with: event) }
      case .moved: view.touchesMoved(touches, with: event)
      case .ended: view.touchesEnded(touches, with: event)
      case .cancelled: view.touchesCancelled(touches, with: event)
      default: break
      }
    }
  }
}
