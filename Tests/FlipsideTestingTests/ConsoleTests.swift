import FlipsideTesting
import UIKit
import XCTest

/// `ConsoleRecorder`, `LeakCheck` and `TestFailure`.
final class ConsoleTests: XCTestCase {
  /// Calls a setter without effect in Flipside, which is logged once in a process.
  private func cause() { UIScreen.main.wantsSoftwareDimming = true }

  func testMessagesThatComeOnceComeInEachTest() {
    for _ in 0..<2 {
      onStage { stage in
        cause()
        cause()
        XCTAssertEqual(stage.console.count(of: "UIScreen.wantsSoftwareDimming"), 1)
        XCTAssertTrue(stage.console.contains("wantsSoftwareDimming"))
        XCTAssertEqual(stage.console.take().count, 1)
        XCTAssertEqual(stage.console.lines, [])
      }
    }
    XCTAssertEqual(consoleLines { cause() }.count, 1)
  }

  func testARecorderAroundTheStageHearsTheSame() {
    let outer = ConsoleRecorder()
    onStage { _ in cause() }
    outer.end()
    outer.end()
    XCTAssertEqual(outer.count(of: "wantsSoftwareDimming"), 1)
  }

  func testWhatTheAppPrints() {
    let lines = ConsoleRecorder.output {
      print("one")
      fputs("two\n", stderr)
    }
    XCTAssertEqual(lines, ["one", "two"])
    XCTAssertEqual(ConsoleRecorder.output {}, [])
  }

  // MARK: Leaks

  private final class Part { var other: Part? }

  func testObjectsThatStayAreNamed() {
    let failures = TestFailure.failures {
      assertFreed {
        let part = Part()
        part.other = part
        return part
      }
      assertFreed { Part() }
    }
    XCTAssertEqual(failures.map(\.message), ["Part is still there: something keeps it"])
    XCTAssertEqual(failures.map(\.file), ["\(#filePath)"])
  }

  func testObjectsAreCounted() {
    let leaks = LeakCheck()
    var kept: [Part] = []
    for index in 0..<5 {
      let part = Part()
      leaks.watch(part, "part \(index)")
      if index.isMultiple(of: 2) { kept.append(part) }
    }
    XCTAssertEqual(leaks.names, ["part 0", "part 2", "part 4"])
    kept = []
    XCTAssertEqual(leaks.count, 0)
    leaks.assertFreed()
  }

  func testAControllerThatWasPresentedGoes() {
    onStage(animates: false) { stage in
      assertFreed {
        let controller = UIViewController()
        stage.controller.present(controller, animated: false)
        stage.clock.settle()
        stage.controller.dismiss(animated: false)
        return controller
      }
    }
  }

  // MARK: Failures

  func testFailuresGoToTheHandlerAndComeBack() {
    let failures = TestFailure.failures {
      TestFailure.report("outer")
      XCTAssertEqual(TestFailure.failures { TestFailure.report("inner") }.map(\.message), ["inner"])
      TestFailure.report("outer again")
    }
    XCTAssertEqual(failures.map(\.message), ["outer", "outer again"])
  }
}
