import UIKit
import XCTest

/// Touches that are sent directly to recognizers, on the test's own clock and without frames. Behavior that apps
/// see is tested with the fingers of a `Stage`.
final class Fingers {
  let window: UIWindow
  private(set) var time: TimeInterval = 1000
  private var down: [Int: UITouch] = [:]
  private let event = UIEvent(type: .touches, timestamp: 0)

  init(_ window: UIWindow) { self.window = window }

  func down(_ id: Int = 0, at point: CGPoint) {
    let touch = UITouch()
    touch.window = window
    touch.windowLocation = point
    touch.previousWindowLocation = point
    touch.view = window.hitTest(point, with: nil)
    down[id] = touch
    send(touch, .began)
  }

  func move(_ id: Int = 0, to point: CGPoint) {
    guard let touch = down[id] else { return }
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = point
    send(touch, .moved)
  }

  func up(_ id: Int = 0) {
    guard let touch = down.removeValue(forKey: id) else { return }
    send(touch, .ended)
    touch.releaseView()
  }

  func cancel(_ id: Int = 0) {
    guard let touch = down.removeValue(forKey: id) else { return }
    send(touch, .cancelled)
    touch.releaseView()
  }

  func tap(at point: CGPoint) {
    down(at: point)
    wait(0.05)
    up()
  }

  /// Advances the clock, and runs due timers.
  func wait(_ seconds: TimeInterval) {
    time += seconds
    GestureDelivery.shared.fireTimers(at: time)
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
    touch.phase = phase
    touch.timestamp = time
    event.touchList = Array(down.values) + (phase == .ended || phase == .cancelled ? [touch] : [])
    GestureDelivery.shared.deliver([touch], with: event, in: window)
  }
}

/// A list of events in order.
final class Journal: NSObject {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

/// A view that records its touches.
final class NotingView: UIView {
  var journal: Journal?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal?.note("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { journal?.note("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal?.note("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { journal?.note("cancelled") }
}

/// A target whose `fired:` records the recognizer's name and state.
final class NotingTarget: NSObject {
  let journal: Journal
  static let fired = Selector(("fired:"))
  static let plain = Selector(("plain"))
  static let withEvent = Selector(("fired:event:"))
  private static let register: Void = {
    MessageDispatch.register("fired:", on: NotingTarget.self) { (target, sender: AnyObject?) in target.fire(sender)
    }
    MessageDispatch.register("plain", on: NotingTarget.self) { $0.journal.note("plain") }
    MessageDispatch.register("fired:event:", on: NotingTarget.self) {
      (target, sender: AnyObject?, event: UIEvent?) in
      target.journal.note(event == nil ? "no event" : "event")
    }
  }()

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
    NotingTarget.register
  }

  private func fire(_ sender: AnyObject?) {
    if let recognizer = sender as? UIGestureRecognizer {
      journal.note("\(recognizer.name ?? "?") \(recognizer.state.rawValue)")
    } else {
      journal.note("fired")
    }
  }
}
