import TestFolders
import XCTest

/// Processes of `flipside test` that can't be restarted, and processes that crash after their tests.
final class RestartsTests: XCTestCase {
  /// Returns an app that can't be launched after one of its tests has written a broken file.
  private static func app(marker: String) -> String {
    """
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        if FileManager.default.fileExists(atPath: "\(marker)") { fatalError("broken file") }
        return true
      }
    }

    """
  }

  func testARestartThatFails() throws {
    let marker = TestFolder.make().appendingPathComponent("restart").path
    let project = try TestTargetsProject(
      tests: """
        import XCTest

        final class ATests: XCTestCase {
          func testA() {}
          func testB() {
            FileManager.default.createFile(atPath: "\(marker)", contents: nil)
            fatalError("first")
          }
          func testC() {}
          func testD() {}
        }

        """, app: Self.app(marker: marker))
    let result = try project.test(
      "--only-testing", "MineTests", "--jobs", "1", "--junit", "r.xml",
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    XCTAssertEqual(result.code, 1, result.output)
    XCTAssertTrue(result.output.contains("Test Case '-[MineTests.ATests testA]' passed ("), result.output)
    XCTAssertTrue(
      result.output.contains("Restarting after unexpected exit, crash, or test timeout in ATests.testB();"),
      result.output)
    XCTAssertTrue(
      result.output.contains(
        "MineTests: Early unexpected exit, operation never finished bootstrapping - no restart will be attempted. "
          + "(Underlying Error: Mine: "), result.output)
    XCTAssertTrue(result.output.contains("broken file"), result.output)
    XCTAssertTrue(result.output.contains("\tATests.testB()\n"), result.output)
    // The report contains the tests that could not run.
    let junit = try project.text("r.xml")
    for name in ["testA", "testB", "testC", "testD"] {
      XCTAssertTrue(
        junit.contains("<testcase classname=\"MineTests.ATests\" name=\"\(name)\""), "\(name): \(junit)")
    }
  }

  /// The tests have passed, but the run fails: Xcode reports such a crash as well.
  func testADeathAfterTheLastTest() throws {
    let project = try TestTargetsProject(
      tests: """
        import XCTest

        final class Observer: NSObject, XCTestObservation {
          func testBundleDidFinish(_ testBundle: Bundle) { fatalError("at the end") }
        }

        final class ATests: XCTestCase {
          func testA() { XCTestObservationCenter.shared.addTestObserver(Observer()) }
          func testB() {}
        }

        """)
    let result = try project.test(
      "--only-testing", "MineTests", "--jobs", "1", environment: ["SWIFT_BACKTRACE": "enable=no"])
    XCTAssertEqual(result.code, 1, result.output)
    for name in ["testA", "testB"] {
      XCTAssertTrue(result.output.contains("Test Case '-[MineTests.ATests \(name)]' passed ("), result.output)
    }
    XCTAssertTrue(result.output.contains("at the end"), result.output)
    XCTAssertFalse(result.output.contains("Restarting"), result.output)
    XCTAssertTrue(result.output.contains("** TEST FAILED **"), result.output)
  }
}
