import XCTest

@testable import Wrong

private func fail() {
  _ = UIStoryboard(name: "Wrong", bundle: nil).instantiateViewController(withIdentifier: "gone")
}

/// The sources of exceptions, and the code that catches them.
final class ExceptionTests: XCTestCase {
  override func tearDown() { print("tearDown of", name) }

  func testInATimer() {
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in fail() }
    _ = XCTWaiter.wait(for: [expectation(description: "never")], timeout: 2)
    print("testInATimer went on")
  }

  func testExpected() {
    XCTExpectFailure("known")
    fail()
  }

  func testInAnAnimation() {
    UIView.animate(withDuration: 1) { fail() }
  }

  @MainActor func testInAnAsynchronousTest() async {
    await Task.yield()
    fail()
    print("testInAnAsynchronousTest went on")
  }

  func testInATransaction() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(7)
    fail()
  }

  /// After all others.
  func testZNothingIsLeft() {
    XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
    XCTAssertFalse(CATransaction.disableActions())
    XCTAssertEqual(CATransaction.animationDuration(), 0.25)
  }
}

/// An exception that no code catches ends the process.
final class UncaughtTests: XCTestCase {
  func testInTheBackground() {
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      NSObject().perform(Selector("gone"))
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }
}

final class RaisingClassTests: XCTestCase {
  override class func setUp() { NSObject().perform(Selector("gone")) }
  func testIt() {}
}

/// A test's changes of the process's state stay for the next test, as with Apple's XCTest.
final class StateTests: XCTestCase {
  func testAChanges() {
    UserDefaults.standard.set(7, forKey: "changed")
    UIView.setAnimationsEnabled(false)
    UILabel.appearance().textColor = .red
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIApplication.shared.windows.first?.addSubview(view)
    view.tag = 77
    UIView.setAnimationsEnabled(true)
    UIView.animate(withDuration: 5) { view.alpha = 0 }
    UIView.setAnimationsEnabled(false)
  }

  func testBSees() throws {
    XCTAssertEqual(UserDefaults.standard.integer(forKey: "changed"), 7)
    XCTAssertFalse(UIView.areAnimationsEnabled)
    XCTAssertEqual(UILabel.appearance().textColor, .red)
    let view = try XCTUnwrap(UIApplication.shared.windows.first?.viewWithTag(77))
    XCTAssertNotNil(view.layer.animationKeys())
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 6))
    XCTAssertNil(view.layer.animationKeys())
    view.removeFromSuperview()
  }
}
