import FlipsideTesting
import UIKit
import XCTest

/// Apple's pages of `UIPageControlTimerProgress` and `UIUpdateLink`.
final class UIPageControlProgressTests: XCTestCase {
  func testTimeTurnsThePages() {
    onStage { stage in
      let pages = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 26))
      pages.numberOfPages = 2
      stage.view.addSubview(pages)
      let timer = UIPageControlTimerProgress(preferredDuration: 2)
      pages.progress = timer
      XCTAssertTrue(timer.isProgressVisible)
      XCTAssertFalse(timer.isRunning)
      timer.resumeTimer()
      stage.clock.advance(by: 1)
      XCTAssertEqual(timer.currentProgress, 0.5, accuracy: 0.05)
      XCTAssertEqual(pages.currentPage, 0)
      stage.clock.advance(by: 1.2)
      XCTAssertEqual(pages.currentPage, 1)
      XCTAssertLessThan(timer.currentProgress, 0.3)
      stage.clock.advance(by: 3)
      XCTAssertEqual(pages.currentPage, 1)
      XCTAssertFalse(timer.isRunning, "the last page is the end")
    }
  }

  func testTheOnlyPageEnds() {
    onStage { stage in
      let pages = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 26))
      pages.numberOfPages = 1
      stage.view.addSubview(pages)
      var changes = 0
      pages.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      let timer = UIPageControlTimerProgress(preferredDuration: 1)
      timer.resetsToInitialPageAfterEnd = true
      pages.progress = timer
      timer.resumeTimer()
      stage.clock.advance(by: 5)
      XCTAssertEqual(changes, 0, "the page has not changed")
      XCTAssertFalse(timer.isRunning, "no page follows")
    }
  }

  func testProgressStaysInItsRange() {
    MainActor.assumeIsolated {
      let progress = UIPageControlProgress()
      progress.currentProgress = 3
      XCTAssertEqual(progress.currentProgress, 1)
      progress.currentProgress = -1
      XCTAssertEqual(progress.currentProgress, 0)
    }
  }

  func testUpdatesRunInTheOrderOfTheirPhases() {
    onStage { stage in
      var order: [String] = []
      let link = UIUpdateLink(view: stage.view)
      link.addAction(to: .afterUpdateComplete) { _, _ in order.append("end") }
      link.addAction { link, info in
        order.append("begin")
        XCTAssertTrue(link.currentUpdateInfo === info)
        XCTAssertLessThan(info.modelTime, info.completionDeadlineTime)
      }
      stage.clock.advance(by: 0.1)
      XCTAssertEqual(order, [])
      link.requiresContinuousUpdates = true
      link.isEnabled = true
      stage.clock.advance(by: 0.1)
      XCTAssertEqual(Array(order.prefix(2)), ["begin", "end"])
      link.isEnabled = false
      order = []
      stage.clock.advance(by: 0.1)
      XCTAssertEqual(order, [])
      XCTAssertNil(link.currentUpdateInfo)
    }
  }
}
