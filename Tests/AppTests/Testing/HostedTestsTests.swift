import TestFolders
import XCTest

/// Hosted tests whose target's name is not a valid module name, and the XCTest functions that they and their app
/// can call before a test runs.
final class HostedTestsTests: XCTestCase {
  private static let app = """
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      static var isTested = false
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Self.isTested = NSClassFromString("XCTestCase") != nil && NSClassFromString("XCTest") != nil
        return true
      }
    }

    """

  private static let tests = """
    import Testing
    import XCTest
    @testable import Mine

    class Observer: NSObject, XCTestObservation {
      static var made = 0
      override init() {
        super.init()
        Self.made += 1
        XCTestObservationCenter.shared.addTestObserver(self)
      }
      func testBundleWillStart(_ bundle: Bundle) { print("starts", bundle.bundleURL.lastPathComponent) }
    }

    final class ATests: XCTestCase {
      func testAppKnows() { XCTAssertTrue(AppDelegate.isTested) }
      func testObserver() { XCTAssertEqual(Observer.made, 1) }
      func testTraps() { fatalError("here") }
      func testUnwraps() { let nothing: String? = nil; print(nothing!.count) }
      func testVeryLast() {}
    }

    @Test func modern() {}

    """

  private static let ran = Result {
    let project = try TestTargetsProject(
      tests: tests, app: app, named: "My Own Tests",
      settings: "INFOPLIST_KEY_NSPrincipalClass = My_Own_Tests.Observer;")
    return try project.test("--only-testing", "My Own Tests", environment: ["SWIFT_BACKTRACE": "enable=no"])
  }

  /// A crash fails only its own test, and the next process begins with the following test.
  func testEachRunsOnce() throws {
    let result = try Self.ran.get()
    XCTAssertEqual(result.code, 1, result.errors)
    let ends = [
      "testAppKnows": "passed", "testObserver": "passed", "testTraps": "failed", "testUnwraps": "failed",
      "testVeryLast": "passed",
    ]
    for (test, end) in ends {
      let title = "Test Case '-[My_Own_Tests.ATests \(test)]'"
      XCTAssertEqual(
        result.output.components(separatedBy: "\(title) started.").count, 2,
        "\(test): \(result.output)\(result.errors)")
      XCTAssertTrue(result.output.contains("\(title) \(end) ("), "\(test): \(result.output)\(result.errors)")
    }
    XCTAssertTrue(
      result.output.contains("Failing tests:\n\tATests.testTraps()\n\tATests.testUnwraps()\n\n"), result.output)
    XCTAssertTrue(result.output.contains("Test modern() passed"), result.output)
    XCTAssertTrue(result.output.contains("\t Executed 5 tests, with 2 failures"), result.output)
  }

  func testThePrincipalClassObserves() throws {
    let output = try Self.ran.get().output
    XCTAssertTrue(output.contains("starts My Own Tests.xctest\n"), output)
  }
}
