import UIKit
import XCTest

/// Views constrained to the keyboard's guide move with the keyboard, during its animation and while a finger drags
/// it (Apple's "Adjusting your layout with keyboard layout guide"; facts/text-input.md#keyboard).
final class GuideKeyboardMotionTests: TimeTestCase {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
  private let bar = UIView()

  override func setUp() {
    super.setUp()
    view.addSubview(field)
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    go(to: 0)
  }

  override func tearDown() {
    field.resignFirstResponder()
    jump(to: now + 3)
    super.tearDown()
  }

  private var shown: CGFloat { (bar.layer.presentation() ?? bar.layer).frame.maxY }
  /// The presented top of the keyboard.
  private var keyboardTop: CGFloat? {
    guard let plate = KeyboardController.shared.keyboardWindow?.subviews.first else { return nil }
    return (plate.layer.presentation() ?? plate.layer).frame.minY
  }

  func testGoesUpAndDownWithTheKeyboard() {
    XCTAssertEqual(shown, 818)
    field.becomeFirstResponder()
    XCTAssertEqual(bar.frame.maxY, 516)
    XCTAssertEqual(shown, 818)
    var last = shown
    for frame in 1...8 {
      go(to: Double(frame) * 0.05)
      XCTAssertLessThan(shown, last)
      last = shown
      // The view moves from the bottom of the safe area in proportion to the keyboard, which moves from the bottom
      // of the screen.
      guard let top = keyboardTop else { return XCTFail() }
      XCTAssertEqual((818 - shown) / 302, (852 - top) / 336, accuracy: 0.01)
    }
    jump(to: 2)
    XCTAssertEqual(shown, 516)
    restart()
    field.resignFirstResponder()
    XCTAssertEqual(shown, 516)
    go(to: 0.1)
    XCTAssertTrue((517..<817).contains(shown), "\(shown)")
    jump(to: 2)
    XCTAssertEqual(shown, 818)
    XCTAssertTrue(isIdle)
    XCTAssertEqual(console, [])
  }

  /// Only the change by the keyboard is animated, and not a layout that was pending before.
  func testWhatWasChangedBeforeIsThereAtOnce() {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(other)
    NSLayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      other.widthAnchor.constraint(equalToConstant: 30), other.heightAnchor.constraint(equalToConstant: 30),
    ])
    field.becomeFirstResponder()
    XCTAssertEqual(other.frame, CGRect(x: 0, y: 40, width: 30, height: 30))
    XCTAssertNil(other.layer.animationKeys())
    XCTAssertNotNil(bar.layer.animationKeys())
    jump(to: 2)
    other.constraints.first?.constant = 60
    field.resignFirstResponder()
    XCTAssertEqual(other.frame.width, 60)
    XCTAssertNil(other.layer.animationKeys())
    XCTAssertNotNil(bar.layer.animationKeys())
  }

  /// An app's changes in the notification of the keyboard are animated with it.
  func testWhatIsChangedWhenTold() {
    let width = bar.heightAnchor.constraint(equalToConstant: 60)
    bar.constraints.first { $0.firstAttribute == .height }?.isActive = false
    width.isActive = true
    go(to: 0.1)
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { width.constant = 100 }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    restart()
    field.becomeFirstResponder()
    go(to: 0.1)
    let height = (bar.layer.presentation() ?? bar.layer).bounds.height
    XCTAssertTrue((61..<99).contains(height), "\(height)")
  }

  func testFollowsAFinger() {
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.keyboardDismissMode = .interactive
    view.insertSubview(scroll, at: 0)
    field.becomeFirstResponder()
    jump(to: 2)
    restart()
    touch(0, .began, 200, 400)
    for y in stride(from: 410, through: 600, by: 10) {
      touch(0, .moved, 200, CGFloat(y))
      go(to: now + 1 / 60.0)
    }
    XCTAssertEqual(keyboardTop, 600)
    XCTAssertEqual(shown, 600, "at once")
    // The keyboard may be dragged back.
    for y in stride(from: 600, through: 540, by: -10) {
      touch(0, .moved, 200, CGFloat(y))
      go(to: now + 1 / 60.0)
    }
    XCTAssertEqual(shown, 540)
    touch(0, .ended, 200, 540)
    jump(to: now + 2)
    XCTAssertEqual(shown, 516)
    XCTAssertEqual(console, [])
  }

  /// With padding, the drag begins at a bar above the keyboard.
  func testDismissPadding() {
    view.keyboardLayoutGuide.keyboardDismissPadding = 44
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.keyboardDismissMode = .interactive
    view.insertSubview(scroll, at: 0)
    field.becomeFirstResponder()
    jump(to: 2)
    restart()
    touch(0, .began, 200, 300)
    for y in stride(from: 310, through: 500, by: 10) {
      touch(0, .moved, 200, CGFloat(y))
      go(to: now + 1 / 60.0)
      XCTAssertEqual(shown, max(516, CGFloat(y) + 44), "\(y)")
    }
    touch(0, .ended, 200, 500)
    jump(to: now + 2)
    XCTAssertEqual(field.isFirstResponder, false)
    XCTAssertEqual(shown, 818)
  }

  // MARK: Bars on the keyboard

  /// A bar whose height is determined by constraints fills the width, and grows with its text.
  func testBarsLaidOutByConstraints() {
    for isMasked in [false, true] {
      let bar = UIView()
      let label = UILabel()
      label.text = "One"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: bar.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
      ])
      if isMasked {
        bar.autoresizingMask = .flexibleHeight
      } else {
        bar.translatesAutoresizingMaskIntoConstraints = false
      }
      let line = label.intrinsicContentSize.height
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
      jump(to: now + 2)
      XCTAssertEqual(bar.frame.size.height, line + 20, accuracy: 0.01)
      XCTAssertEqual(bar.frame.width, 393)
      XCTAssertEqual(label.frame.width, 361)
      XCTAssertEqual(shown, 516 - line - 20, accuracy: 0.01)
      if !isMasked {
        label.text = "One\nTwo\nThree"
        jump(to: now + 2)
        jump(to: now + 4)
        XCTAssertEqual(bar.frame.height, label.intrinsicContentSize.height + 20)
        XCTAssertEqual(shown, 516 - bar.frame.height, accuracy: 0.01)
      }
      field.resignFirstResponder()
      jump(to: now + 2)
      field.inputAccessoryView = nil
    }
    XCTAssertEqual(console, [])
  }
}
