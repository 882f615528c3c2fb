import UIKit
import XCTest

final class Watcher: NSObject, XCTestObservation {
  func testCaseWillStart(_ testCase: XCTestCase) { print("will start", testCase.name) }
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { print("did record", issue.compactDescription) }
  func testCaseDidFinish(_ testCase: XCTestCase) { print("did finish", testCase.testRun?.failureCount ?? -1) }
}

final class ObservationTests: XCTestCase {
  static let watcher = Watcher()
  override class func setUp() { XCTestObservationCenter.shared.addTestObserver(watcher) }
  override class func tearDown() { XCTestObservationCenter.shared.removeTestObserver(watcher) }
  func testObserved() { XCTFail("seen") }
  func testActivities() {
    let result = XCTContext.runActivity(named: "outer") { activity -> Int in
      activity.add(XCTAttachment(string: "text"))
      let kept = XCTAttachment(data: Data([1, 2]), uniformTypeIdentifier: "public.json")
      kept.name = "numbers"
      kept.lifetime = .keepAlways
      activity.add(kept)
      return XCTContext.runActivity(named: "inner") { _ in 3 }
    }
    XCTAssertEqual(result, 3)
    let picture = XCTAttachment(image: UIImage())
    add(picture)
  }
  func testMeasure() {
    var runs = 0
    measure { runs += 1 }
    XCTAssertEqual(runs, 10)
  }
  func testMetrics() {
    let options = XCTMeasureOptions()
    options.iterationCount = 3
    options.invocationOptions = [.manuallyStart, .manuallyStop]
    var runs = 0
    measure(metrics: [XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric(), XCTStorageMetric()], options: options) {
      startMeasuring()
      runs += 1
      stopMeasuring()
    }
    XCTAssertEqual(runs, 4)
  }
  func testSuites() {
    let suite = XCTestSuite(name: "own")
    suite.addTest(SkipTests(selector: Selector(("testPasses"))))
    XCTAssertEqual(suite.testCaseCount, 1)
    XCTAssertEqual(SkipTests.defaultTestSuite.tests.count, 4)
    XCTAssertEqual(name, "-[TestedTests.ObservationTests testSuites]")
  }
}
