import QuartzCore
import UIKit
import XCTest

/// A prompt that appears and disappears while content is pulled beyond its start.
final class PromptTests: NavigationTestCase {
  private let scrollView = UIScrollView()
  private var bar: UINavigationBar { navigation.navigationBar }

  private func showList(large: Bool) {
    bar.prefersLargeTitles = large
    scrollView.frame = a.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    a.view.addSubview(scrollView)
    settle()
  }

  private func checkRest(_ top: CGFloat, _ text: String) {
    XCTAssertEqual(scrollView.adjustedContentInset.top, top, accuracy: 0.01, text)
    XCTAssertEqual(scrollView.contentOffset.y, -top, accuracy: 0.01, text)
    XCTAssertEqual(bar.frame.maxY, top, accuracy: 0.01, text)
  }

  private func pull(large: Bool) {
    showList(large: large)
    let top = scrollView.adjustedContentInset.top
    touch(0, .began, 200, 300)
    for part in 1...20 {
      go(to: now + 1.0 / 60)
      touch(0, .moved, 200, 300 + CGFloat(part) * 10)
    }
    let pulled = scrollView.contentOffset.y
    XCTAssertLessThan(pulled, -top - 20)
    a.navigationItem.prompt = "Choose one"
    go(to: now + 1.0 / 60)
    XCTAssertEqual(scrollView.adjustedContentInset.top, top + 30, accuracy: 0.01)
    XCTAssertEqual(scrollView.contentOffset.y, pulled, accuracy: 31, "large \(large)")
    go(to: now + 0.3)
    touch(0, .ended, 200, 500)
    settle()
    checkRest(top + 30, "with the prompt, large \(large)")
    restart()
    // The prompt disappears while the content returns.
    touch(0, .began, 200, 300)
    for part in 1...20 {
      go(to: now + 1.0 / 60)
      touch(0, .moved, 200, 300 + CGFloat(part) * 10)
    }
    go(to: now + 0.3)
    touch(0, .ended, 200, 500)
    go(to: now + 0.1)
    XCTAssertLessThan(scrollView.contentOffset.y, -top - 30)
    a.navigationItem.prompt = nil
    settle()
    checkRest(top, "without it, large \(large)")
    // The prompt changes while scrolled content is at rest.
    a.navigationItem.prompt = "Choose one"
    settle()
    checkRest(top + 30, "at rest, large \(large)")
    a.navigationItem.prompt = nil
    settle()
    checkRest(top, "at rest without it, large \(large)")
    scrollView.contentOffset.y = 500
    settle()
    let scrolled = scrollView.contentOffset.y
    a.navigationItem.prompt = "Choose one"
    settle()
    XCTAssertEqual(scrollView.contentOffset.y, scrolled, accuracy: 30.01)
    a.navigationItem.prompt = nil
    settle()
    XCTAssertEqual(scrollView.contentOffset.y, scrolled, accuracy: 0.01, "large \(large)")
  }

  func testInlineTitle() { pull(large: false) }
  func testLargeTitle() { pull(large: true) }
}
