import FactTables
import XCTest

import QuartzCore

final class TransactionTests: XCTestCase {
  override func tearDown() { CATransaction.flush() }

  // facts/animation.md#durations/implicit; facts/defaults.md#CATransaction: no timing function, actions enabled.
  func testDefaults() throws {
    XCTAssertEqual(
      CATransaction.animationDuration(), try FactTable("animation", "durations").number("implicit"))
    XCTAssertNil(CATransaction.animationTimingFunction())
    XCTAssertFalse(CATransaction.disableActions())
    XCTAssertNil(CATransaction.completionBlock())
  }

  func testValuesNest() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setValue("outer", forKey: "mine")
    CATransaction.begin()
    XCTAssertEqual(CATransaction.animationDuration(), 1)
    XCTAssertEqual(CATransaction.value(forKey: "mine") as? String, "outer")
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    XCTAssertTrue(CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.commit()
    XCTAssertEqual(CATransaction.animationDuration(), 1)
    XCTAssertFalse(CATransaction.disableActions())
    CATransaction.commit()
    XCTAssertEqual(CATransaction.animationDuration(), 0.25)
    XCTAssertNil(CATransaction.value(forKey: "mine"))
  }

  func testKeysAndFunctionsAreTheSame() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    XCTAssertTrue(CATransaction.disableActions())
    CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
    XCTAssertEqual(CATransaction.animationDuration(), 0.5)
    let function = CAMediaTimingFunction(name: .easeIn)
    CATransaction.setAnimationTimingFunction(function)
    XCTAssertTrue(
      CATransaction.value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction === function)
    CATransaction.commit()
  }

  func testImplicitValuesEndWithTheFlush() {
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(3)
    XCTAssertTrue(CATransaction.disableActions())
    CATransaction.flush()
    XCTAssertFalse(CATransaction.disableActions())
    XCTAssertEqual(CATransaction.animationDuration(), 0.25)
  }

  func testCompletionRunsAtTheCommit() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    XCTAssertEqual(log, [])
    CATransaction.commit()
    XCTAssertEqual(log, ["inner"])
    CATransaction.commit()
    XCTAssertEqual(log, ["inner", "outer"])
  }

  func testAnotherBlockLetsTheOneBeforeRun() {
    var log: [Int] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append(1) }
    CATransaction.setCompletionBlock { log.append(2) }
    XCTAssertEqual(log, [1])
    CATransaction.commit()
    XCTAssertEqual(log, [1, 2])
  }

  func testCompletionWaitsForAnimations() {
    var done = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { done += 1 }
    let completion = CATransaction.current.completions.last
    completion?.animationWillBegin()
    completion?.animationWillBegin()
    CATransaction.commit()
    completion?.animationDidEnd()
    XCTAssertEqual(done, 0)
    completion?.animationDidEnd()
    XCTAssertEqual(done, 1)
  }

  func testImplicitCompletionRunsAtTheFlush() {
    var done = 0
    XCTAssertFalse(CATransaction.needsFlush)
    CATransaction.setCompletionBlock { done += 1 }
    XCTAssertEqual(done, 0)
    XCTAssertTrue(CATransaction.needsFlush)
    CATransaction.flush()
    CATransaction.flush()
    XCTAssertEqual(done, 1)
  }

  func testCommitWithoutBeginDoesNothing() {
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.commit()
    CATransaction.commit()
    XCTAssertEqual(CATransaction.animationDuration(), 0.25)
  }

  func testTheOutermostCommitCommitsTheTrees() {
    let root = makeLayer(0, 0, 10, 10)
    root.animatesImplicitly = false
    let context = LayerContext(root: root, scale: 1)
    CATransaction.flush()
    XCTAssertFalse(context.needsCommit)
    CATransaction.begin()
    CATransaction.begin()
    root.opacity = 0.5
    CATransaction.commit()
    XCTAssertTrue(context.needsCommit)
    CATransaction.commit()
    XCTAssertFalse(context.needsCommit)
    XCTAssertEqual(context.rootNode.state.opacity, 0.5)
  }

  func testInsideAnImplicitTransactionTheFlushCommits() {
    let root = makeLayer(0, 0, 10, 10)
    let context = LayerContext(root: root, scale: 1)
    CATransaction.flush()
    root.opacity = 0.25
    CATransaction.begin()
    root.opacity = 0.5
    CATransaction.commit()
    XCTAssertTrue(context.needsCommit)
    CATransaction.flush()
    XCTAssertFalse(context.needsCommit)
  }

  func testCommittingDuringLayoutDoesNotCommitTwice() {
    let root = makeLayer(0, 0, 10, 10)
    root.animatesImplicitly = false
    let delegate = RecordingDelegate()
    delegate.onLayout = { layer in
      CATransaction.begin()
      layer.opacity = 0.5
      CATransaction.commit()
      CATransaction.flush()
    }
    root.delegate = delegate
    root.setNeedsLayout()
    let context = LayerContext(root: root, scale: 1)
    CATransaction.flush()
    XCTAssertEqual(context.commitCount, 1)
    XCTAssertEqual(context.rootNode.state.opacity, 0.5)
  }

  func testThreadsHaveTheirOwnTransactions() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(5)
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var seen: CFTimeInterval = 0
    Thread.detachNewThread {
      seen = CATransaction.animationDuration()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.commit()
      done.signal()
    }
    done.wait()
    XCTAssertEqual(seen, 0.25)
    XCTAssertEqual(CATransaction.animationDuration(), 5)
    CATransaction.commit()
  }
}
