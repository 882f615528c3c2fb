import QuartzCore
import UIKit
import XCTest

/// Changes that UIKit animates without an animation block of the app.
final class ControlAnimationTests: TimeTestCase {
  func testSwitchSlidesAsMeasured() {
    // facts/animation.md#switch: the thumb by (.160, .004, .406, 1.192) in .336 s.
    let control = UISwitch()
    control.frame.origin = CGPoint(x: 100, y: 100)
    view.addSubview(control)
    go(to: 0.1)
    let thumbs = control.allSubviews.filter { $0.bounds.width == 27 && $0.bounds.height == 27 }
    guard let thumb = thumbs.first else { return XCTFail("no thumb") }
    let (off, on) = (thumb.center.x, thumb.center.x + 20)
    control.setOn(true, animated: true)
    XCTAssertTrue(control.isOn)
    restart()
    let curve = CAMediaTimingFunction(controlPoints: 0.16, 0.004, 0.406, 1.192)
    for step in 1...10 {
      let t = 0.033 * Double(step)
      go(to: t)
      let shown = thumb.layer.presentation()?.position.x ?? 0
      XCTAssertEqual(shown, off + (on - off) * curve.value(at: t / 0.336), accuracy: 0.01, "\(t)")
    }
    go(to: 1.1)
    XCTAssertTrue(isIdle)
    control.setOn(false, animated: false)
    XCTAssertNil(thumb.layer.animationKeys())
    XCTAssertEqual(thumb.center.x, off)
    control.setOn(true, animated: true)
    XCTAssertTrue(window.hitTest(CGPoint(x: 120, y: 110), with: nil)?.isDescendant(of: control) ?? false)
  }

  func testAnimatedOffsetGoesStepByStep() {
    final class Journal: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      var ends = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 2_000)
    let journal = Journal()
    scroll.delegate = journal
    view.addSubview(scroll)
    go(to: 0.1)
    restart()
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    go(to: 0.15)
    XCTAssertEqual(scroll.contentOffset.y, 200, accuracy: 30)
    XCTAssertEqual(journal.ends, 0)
    go(to: 0.4)
    XCTAssertEqual(scroll.contentOffset.y, 400)
    XCTAssertEqual(journal.ends, 1)
    XCTAssertEqual(journal.offsets, journal.offsets.sorted())
    XCTAssertGreaterThan(journal.offsets.count, 12)
    XCTAssertTrue(isIdle)
    scroll.setContentOffset(.zero, animated: true)
    go(to: 0.5)
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    go(to: 1)
    XCTAssertEqual(scroll.contentOffset.y, 50, "the jump ends it")
    XCTAssertEqual(journal.ends, 1)
  }

  func testButtonComesBackInAMoment() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.setTitle("Title", for: .normal)
    view.addSubview(button)
    go(to: 0.1)
    button.isHighlighted = true
    XCTAssertEqual(button.titleLabel?.alpha ?? 0, 0.2, accuracy: 1e-6)
    XCTAssertNil(button.titleLabel?.layer.animationKeys())
    go(to: 0.2)
    button.isHighlighted = false
    XCTAssertEqual(button.titleLabel?.layer.animation(forKey: "opacity")?.duration, 0.25)
    go(to: 0.6)
    XCTAssertTrue(isIdle)
  }

  func testKeyboardSlidesOnTheSystemsSpring() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    view.addSubview(field)
    nonisolated(unsafe) var notes: [String] = []
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        notes.append(String(note.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)))
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    go(to: 0.1)
    field.becomeFirstResponder()
    restart()
    guard let window = KeyboardController.shared.keyboardWindow, let plate = window.subviews.first,
      let end = KeyboardController.shared.frame
    else { return XCTFail("no keyboard") }
    XCTAssertEqual(plate.frame, end)
    // facts/animation.md#springs/system: mass 3, stiffness 1000, critical.
    let w = (1_000.0 / 3).squareRoot()
    for step in 1...10 {
      let t = Double(step) * 0.045
      go(to: t)
      let left = end.height * exp(-w * t) * (1 + w * t)
      let shown = plate.layer.presentation()?.frame.minY ?? 0
      XCTAssertEqual(shown, end.minY + left, accuracy: 0.05, "\(t)")
    }
    XCTAssertEqual(notes, ["WillShow"])
    go(to: 0.55)
    XCTAssertEqual(notes, ["WillShow", "DidShow"])
    field.resignFirstResponder()
    XCTAssertNil(KeyboardController.shared.frame)
    go(to: 0.7)
    XCTAssertEqual(notes.last, "WillHide")
    XCTAssertNotNil(KeyboardController.shared.keyboardWindow)
    field.becomeFirstResponder()
    go(to: 2)
    XCTAssertEqual(notes.filter { $0 == "DidHide" }, [], "it came up again")
    field.resignFirstResponder()
    go(to: 3)
    XCTAssertEqual(notes.last, "DidHide")
    XCTAssertNil(KeyboardController.shared.keyboardWindow)
  }

  func testPresentedViewsComeFromBelow() {
    let root = window.rootViewController!
    let controller = UIViewController()
    controller.modalPresentationStyle = .fullScreen
    var done: [String] = []
    root.present(controller, animated: true) { done.append("shown") }
    restart()
    go(to: 0.1)
    let top = controller.view.layer.presentation()?.frame.minY ?? 0
    let w = (1_000.0 / 3).squareRoot()
    XCTAssertEqual(top, 852 * exp(-w * 0.1) * (1 + w * 0.1), accuracy: 0.1)
    XCTAssertEqual(done, [])
    XCTAssertTrue(controller.isBeingPresented)
    go(to: 0.6)
    XCTAssertEqual(done, ["shown"])
    XCTAssertEqual(controller.view.frame.minY, 0)
    XCTAssertTrue(isIdle)
    root.dismiss(animated: true) { done.append("gone") }
    go(to: 0.7)
    XCTAssertGreaterThan(controller.view.layer.presentation()?.frame.minY ?? 0, 200)
    XCTAssertNotNil(controller.view.window)
    go(to: 1.2)
    XCTAssertEqual(done, ["shown", "gone"])
    XCTAssertNil(controller.view.window)
    controller.modalTransitionStyle = .crossDissolve
    root.present(controller, animated: true)
    go(to: 1.3)
    XCTAssertLessThan(controller.view.layer.presentation()?.opacity ?? 1, 0.9)
    XCTAssertEqual(controller.view.frame.minY, 0)
    root.dismiss(animated: true) { done.append("gone") }
    go(to: 3)
    XCTAssertEqual(done.count, 3)
    XCTAssertEqual(controller.view.alpha, 1)
  }
}

extension UIView {
  fileprivate var allSubviews: [UIView] { subviews + subviews.flatMap(\.allSubviews) }
}
