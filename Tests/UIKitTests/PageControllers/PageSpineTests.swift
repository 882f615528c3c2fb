import FlipsideTesting
import UIKit
import XCTest

/// A book whose delegate sets the pages of the spine that it returns: `facts/lifecycle.md#pages/spine`
final class PageSpineTests: XCTestCase {
  private final class Book: NSObject, UIPageViewControllerDelegate {
    let pages = (0..<4).map { _ in UIViewController() }
    var ends: [Bool] = []
    /// The number of pages that the delegate sets for a wide screen, which shows two.
    var count = 2

    func pageViewController(
      _ controller: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      let isWide = orientation.isLandscape
      let next = Array(pages.prefix(isWide ? count : 1))
      controller.setViewControllers(next, direction: .forward, animated: true) { [weak self] in
        self?.ends.append($0)
      }
      XCTAssertEqual(controller.viewControllers, next, "they are there when it asks")
      if !isWide { controller.isDoubleSided = false }
      return isWide ? .mid : .min
    }
  }

  private func show(_ book: Book, _ body: @MainActor (UIPageViewController, Stage, ConsoleRecorder) -> Void) {
    MainActor.assumeIsolated {
      let controller = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
      controller.delegate = book
      controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      let recorder = ConsoleRecorder()
      defer { recorder.end() }
      onStage(controller) { stage in
        defer {
          stage.rotate(to: .portrait)
          stage.clock.advance(by: 1)
        }
        body(controller, stage, recorder)
      }
    }
  }

  func testTwoPagesOnItsSideAndOneUpright() {
    let book = Book()
    show(book) { controller, stage, console in
      stage.rotate(to: .landscapeLeft)
      stage.clock.advance(by: 1)
      XCTAssertEqual(console.lines, [])
      XCTAssertEqual(controller.spineLocation, .mid)
      XCTAssertTrue(controller.isDoubleSided)
      XCTAssertEqual(controller.viewControllers, Array(book.pages[0...1]))
      XCTAssertEqual(book.pages[0].view.frame, CGRect(x: 0, y: 0, width: 426, height: 393))
      XCTAssertEqual(book.pages[1].view.frame, CGRect(x: 426, y: 0, width: 426, height: 393))
      XCTAssertEqual(controller.children, Array(book.pages[0...1]))
      XCTAssertEqual(book.ends, [true])
      stage.rotate(to: .portrait)
      stage.clock.advance(by: 1)
      XCTAssertEqual(console.lines, [])
      XCTAssertEqual(controller.spineLocation, .min)
      XCTAssertFalse(controller.isDoubleSided)
      XCTAssertEqual(controller.viewControllers, [book.pages[0]])
      XCTAssertEqual(book.pages[0].view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
      XCTAssertEqual(controller.children, [book.pages[0]])
      XCTAssertEqual(book.ends, [true, true])
    }
  }

  /// If the delegate sets fewer pages than the spine requires, Apple's message is logged after it returned.
  func testTooFewPagesForTheSpine() {
    let book = Book()
    book.count = 1
    show(book) { controller, stage, console in
      stage.rotate(to: .landscapeLeft)
      stage.clock.advance(by: 1)
      XCTAssertEqual(controller.spineLocation, .mid)
      XCTAssertTrue(
        console.contains("The number of view controllers provided (1) doesn't match the number required (2)"))
    }
  }
}
