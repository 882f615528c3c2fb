import TestFolders
import XCTest

/// An Objective-C exception fails the test that raised it, regardless of the location, and the other tests run in
/// the same process.
final class ExceptionsInTestsTests: XCTestCase {
  private static let tests = """
    import UIKit
    import XCTest

    let window = UIWindow(frame: UIScreen.main.bounds)
    func raise(_ reason: String) { NSException(name: .genericException, reason: reason).raise() }

    final class ARaising: XCTestCase {
      func testA() { raise("at once") }
      func testBTimer() {
        let never = expectation(description: "never")
        _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in raise("in a timer") }
        wait(for: [never], timeout: 5)
      }
      func testCQueue() {
        let never = expectation(description: "never")
        DispatchQueue.main.async { raise("in a queue") }
        wait(for: [never], timeout: 5)
      }
      func testDLayout() {
        class Raising: UIView { override func layoutSubviews() { raise("in layout") } }
        let view = Raising(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        window.makeKeyAndVisible()
        window.addSubview(view)
        addTeardownBlock { view.removeFromSuperview() }
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
        XCTFail("not reached")
      }
      func testEActor() async { await MainActor.run { raise("on the main actor") } }
      @MainActor func testFSleep() async throws {
        try await Task.sleep(nanoseconds: 100_000_000)
        raise("after sleep")
      }
      @MainActor func testGBeside() async throws {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { raise("beside") }
        try await Task.sleep(nanoseconds: 500_000_000)
        print("THE TEST WENT ON")
      }
    }

    final class BAfterwards: XCTestCase {
      func testAQueue() {
        let done = expectation(description: "queue")
        DispatchQueue.global().async { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done.fulfill() } }
        wait(for: [done], timeout: 3)
      }
      func testBAnimation() {
        let view = UIView()
        window.makeKeyAndVisible()
        window.addSubview(view)
        let done = expectation(description: "animation")
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in done.fulfill() }
        wait(for: [done], timeout: 3)
      }
      @MainActor func testCTask() async {
        let value = await Task.detached { await MainActor.run { 5 } }.value
        XCTAssertEqual(value, 5)
      }
    }

    final class CSettingUp: XCTestCase {
      override class func setUp() { raise("in set-up") }
      func testIt() {}
    }

    """

  private static let result = Result { try TestTargetsProject(tests: tests).test("--only-testing", "MineTests") }

  func testEachFailsItsTestWithItsReason() throws {
    let output = try Self.result.get().output
    let reasons = [
      "testA": "at once", "testBTimer": "in a timer", "testCQueue": "in a queue", "testDLayout": "in layout",
      "testEActor": "on the main actor", "testFSleep": "after sleep", "testGBeside": "beside",
    ]
    for (test, reason) in reasons {
      let end = "error: -[MineTests.ARaising \(test)] : failed: caught \"NSGenericException\", \"\(reason)\"\n"
      XCTAssertTrue(output.contains(end), "\(test): \(output)")
    }
    XCTAssertTrue(
      output.contains("+[MineTests.CSettingUp setUp] : failed: caught \"NSGenericException\", \"in set-up\"\n"),
      output)
    XCTAssertFalse(output.contains("not reached"), output)
    XCTAssertTrue(output.contains("THE TEST WENT ON"), output)
  }

  func testTheOthersRunInTheSameProcess() throws {
    let output = try Self.result.get().output
    XCTAssertFalse(output.contains("Restarting"), output)
    for test in ["testAQueue", "testBAnimation", "testCTask"] {
      XCTAssertTrue(output.contains("Test Case '-[MineTests.BAfterwards \(test)]' passed ("), output)
    }
  }
}
