import XCTest

@testable import Wrong

final class CodeTests: XCTestCase {
  func testInterfaceFromTheBackground() {
    let done = expectation(description: "loaded")
    BackgroundController().load { done.fulfill() }
    wait(for: [done], timeout: 5)
  }

  func testConstraintsThatConflict() { ConstraintsController().conflict() }

  func testConstraintBetweenStrangers() { ConstraintsController().constrainStranger() }

  func testPresentsTwice() throws {
    let root = try XCTUnwrap(UIApplication.shared.windows.first?.rootViewController)
    root.present(UIViewController(), animated: false)
    root.present(UIViewController(), animated: false)
    root.dismiss(animated: false)
  }

  func testPushesTwice() {
    let first = UIViewController()
    UINavigationController(rootViewController: first).pushViewController(first, animated: false)
  }

  func testLeak() {
    weak var controller: UIViewController?
    autoreleasepool {
      let leaking = LeakingController()
      leaking.start()
      controller = leaking
    }
    XCTAssertNil(controller)
  }

  func testDeinitIsExpected() {
    let ended = expectation(description: "deinit")
    autoreleasepool {
      let leaking = LeakingController()
      leaking.ended = { ended.fulfill() }
      leaking.start()
    }
    wait(for: [ended], timeout: 1)
  }
}

/// Run by themselves: the first with a trace, the other with an allowance.
final class EndlessTests: XCTestCase {
  func testRecursion() { XCTAssertEqual(countForEver(1), 0) }

  func testLoop() {
    var number = 0
    while number >= 0 { number = (number + 1) % 1_000 }
  }
}
