import Foundation
import ObjectiveC
import Synchronization

/// The methods by which an observer is notified of the progress of bundles, suites and tests. All methods are
/// optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctestobservation>
public protocol XCTestObservation: NSObjectProtocol {
  func testBundleWillStart(_ testBundle: Bundle)
  func testBundleDidFinish(_ testBundle: Bundle)
  func testSuiteWillStart(_ testSuite: XCTestSuite)
  func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue)
  func testSuite(_ testSuite: XCTestSuite, didRecord expectedFailure: XCTExpectedFailure)
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  func testCaseWillStart(_ testCase: XCTestCase)
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
  func testCaseDidFinish(_ testCase: XCTestCase)
  func testSuite(
    _ testSuite: XCTestSuite, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)
  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)
}

extension XCTestObservation {
  public func testBundleWillStart(_ testBundle: Bundle) {}
  public func testBundleDidFinish(_ testBundle: Bundle) {}
  public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
  /// Calls the older method for observers that implement only that, as Apple's XCTest does.
  public func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    self.testSuite(
      testSuite, didFailWithDescription: issue.compactDescription, inFile: location?.fileURL.path,
      atLine: location?.lineNumber ?? 0)
  }
  public func testSuite(_ testSuite: XCTestSuite, didRecord expectedFailure: XCTExpectedFailure) {}
  public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
  public func testCaseWillStart(_ testCase: XCTestCase) {}
  /// Calls the older method for observers that implement only that, as Apple's XCTest does.
  public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    self.testCase(
      testCase, didFailWithDescription: issue.compactDescription, inFile: location?.fileURL.path,
      atLine: location?.lineNumber ?? 0)
  }
  public func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
  public func testCaseDidFinish(_ testCase: XCTestCase) {}
  public func testSuite(
    _ testSuite: XCTestSuite, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
  public func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
}

/// The center that notifies observers of the progress of tests. It retains them until they are removed.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctestobservationcenter>
open class XCTestObservationCenter: NSObject, @unchecked Sendable {
  /// The shared center.
  public static let shared = XCTestObservationCenter()

  private let observers = Mutex<[any XCTestObservation]>([TestReporter.shared])

  /// Adds an observer, which is notified of later events.
  open func addTestObserver(_ testObserver: any XCTestObservation) {
    observers.withLock { known in
      if !known.contains(where: { $0 === testObserver }) { known.append(testObserver) }
    }
  }

  open func removeTestObserver(_ testObserver: any XCTestObservation) {
    observers.withLock { $0.removeAll { $0 === testObserver } }
  }

  func each(_ body: (any XCTestObservation) -> Void) {
    for observer in observers.withLock({ $0 }) { body(observer) }
  }

  /// Whether tests are reported: printed, and counted in the results.
  var isReporting: Bool { observers.withLock { $0.contains { $0 === TestReporter.shared } } }

  /// Makes the observers readable by the key that Apple's center has, which is not in its documentation.
  static func register() {
    KeyValueAccess.register(
      "observers", on: XCTestObservationCenter.self,
      get: { $0.observers.withLock { $0 } as [any XCTestObservation] })
  }
}

/// The observer that stands for XCTest's own reports. Libraries that run test suites inside a test remove it from
/// the center meanwhile, so that those suites are neither printed nor counted.
final class TestReporter: NSObject, XCTestObservation {
  static let shared = TestReporter()
}
