import QuartzCore
import UIKit
import XCTest

/// Large titles (facts/navigation.md#large-title, facts/geometry.md#bars/large-title).
final class LargeTitleTests: NavigationTestCase {
  private var bar: UINavigationBar { navigation.navigationBar }
  private let scrollView = UIScrollView()

  private final class Delegate: NSObject, UIScrollViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private func showList() {
    bar.prefersLargeTitles = true
    scrollView.frame = a.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    a.view.addSubview(scrollView)
    settle()
  }

  private func labels(_ text: String, in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel)?.text == text ? [$0 as! UILabel] : labels(text, in: $0) }
  }

  func testAtRest() throws {
    showList()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01)
    XCTAssertEqual(scrollView.adjustedContentInset.top, 149.667, accuracy: 0.01)
    XCTAssertEqual(scrollView.contentOffset.y, -149.667, accuracy: 0.01)
    let large = try XCTUnwrap(labels("A", in: bar).first { $0.font.pointSize == 34 })
    XCTAssertEqual(large.convert(CGPoint.zero, to: bar).x, 20)
    XCTAssertEqual(large.convert(CGPoint.zero, to: bar).y, 44 + 3.6, accuracy: 0.1)
    let small = try XCTUnwrap(labels("A", in: bar).first { $0.font.pointSize == 17 })
    XCTAssertEqual(small.alpha, 0)
  }

  func testItCollapsesWithTheContentWhoseDelegateStays() throws {
    showList()
    let delegate = Delegate()
    scrollView.delegate = delegate
    drag(by: -30)
    XCTAssertEqual(bar.frame.height, 66, accuracy: 1)
    XCTAssertEqual(scrollView.contentOffset.y, -119.667, accuracy: 1)
    touch(0, .ended, 200, 560)
    settle()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01, "30 of 52 points open it")
    XCTAssertEqual(scrollView.contentOffset.y, -149.667, accuracy: 0.5)
    drag(by: -45)
    touch(0, .ended, 200, 545)
    settle()
    XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01, "45 of 52 points close it")
    XCTAssertEqual(scrollView.contentOffset.y, -97.667, accuracy: 0.5)
    XCTAssertEqual(scrollView.adjustedContentInset.top, 97.667, accuracy: 0.01)
    XCTAssertEqual(labels("A", in: bar).first { $0.font.pointSize == 17 }?.alpha, 1)
    XCTAssertGreaterThan(delegate.scrolls, 3)
    XCTAssertTrue(scrollView.delegate === delegate)
    drag(by: 60)
    touch(0, .ended, 200, 670)
    settle()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01, "it comes back")
  }

  /// facts/navigation.md#large-title/closes
  func testWhereItOpensAndCloses() {
    showList()
    for (way, height) in [(-36, 96.0), (-37, 44)] as [(CGFloat, CGFloat)] {
      drag(by: way)
      XCTAssertEqual(scrollView.contentOffset.y, -149.667 - way, accuracy: 0.4)
      touch(0, .ended, 200, 590 + way)
      settle()
      XCTAssertEqual(bar.frame.height, height, accuracy: 0.01, "after \(way) points")
    }
  }

  /// Presses, and moves the finger in ten steps beyond the ten points by which a drag is recognized.
  private func drag(by way: CGFloat) {
    touch(0, .began, 200, 600)
    let slop: CGFloat = way < 0 ? -10 : 10
    for part in 0...10 {
      go(to: now + 1.0 / 60)
      touch(0, .moved, 200, 600 + slop + way * CGFloat(part) / 10)
    }
    go(to: now + 0.3)
  }

  /// A bar has no hairline and no background at the edge of the content (Apple:
  /// `UINavigationBar.scrollEdgeAppearance`).
  func testTheBarIsTransparentAtTheEdge() throws {
    showList()
    bar.prefersLargeTitles = false
    settle()
    let background = try XCTUnwrap(bar.subviews.first)
    let hairline = try XCTUnwrap(background.subviews.first { $0.frame.height > 0 && $0.frame.height < 1 })
    XCTAssertNil(hairline.backgroundColor)
    scrollView.contentOffset.y = 200
    settle()
    XCTAssertNotNil(hairline.backgroundColor)
    navigation.pushViewController(b, animated: true)
    settle()
    XCTAssertNil(hairline.backgroundColor, "a page that does not scroll")
    navigation.popViewController(animated: false)
    settle()
    XCTAssertNotNil(hairline.backgroundColor)
  }

  /// Content that fits has its insets too, from the first frame of a transition to its end.
  func testContentThatFitsIsBelowTheBar() {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 393, height: 100)
    b.view = list
    navigation.pushViewController(b, animated: true)
    for time in [0.01, 0.2, 1] {
      go(to: time)
      XCTAssertEqual(list.contentOffset.y, -97.667, accuracy: 0.01, "at \(time)")
    }
    navigation.pushViewController(page("C"), animated: true)
    go(to: 1.2)
    XCTAssertEqual(list.contentOffset.y, -97.667, accuracy: 0.01)
  }

  func testScrollingByCodeKeepsTheDistanceToTheBar() {
    showList()
    scrollView.contentOffset.y = 300
    settle()
    XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01)
    XCTAssertEqual(scrollView.contentOffset.y, 352, accuracy: 0.01)
    scrollView.contentOffset.y = -149.667
    settle()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01)
  }

  /// The offset of the first row is a sum of fractions, and differs from the inset in the last digits.
  func testARoundingErrorOpensNoTitle() {
    showList()
    scrollView.contentOffset.y = 400
    settle()
    for (offset, height) in [(-97.66666666666667, 44.0), (-97.66666666666663, 44), (-149.66666666666657, 96)] {
      scrollView.contentOffset.y = offset
      settle()
      XCTAssertEqual(bar.frame.height, height, "at \(offset)")
      XCTAssertEqual(scrollView.adjustedContentInset.top, bar.frame.maxY)
      a.navigationItem.prompt = "Choose one"
      settle()
      XCTAssertEqual(scrollView.contentOffset.y, -bar.frame.maxY, accuracy: 0.001, "below the higher bar")
      a.navigationItem.prompt = nil
      settle()
      XCTAssertEqual(scrollView.contentOffset.y, -bar.frame.maxY, accuracy: 0.001)
    }
  }

  /// A bar that comes back is collapsed above scrolled content, and open above content at its start.
  func testHidingTheBarKeepsTheContent() {
    showList()
    scrollView.contentOffset.y = 300
    settle()
    let cycles: [(Bool) -> Void] = [
      { self.navigation.setNavigationBarHidden(true, animated: $0) },
      { _ in self.bar.prefersLargeTitles = false },
    ]
    for (number, hide) in cycles.enumerated() {
      for animated in [true, false] {
        hide(animated)
        settle()
        navigation.setNavigationBarHidden(false, animated: animated)
        bar.prefersLargeTitles = true
        settle()
        XCTAssertEqual(scrollView.contentOffset.y, 352, accuracy: 0.01, "\(number), animated \(animated)")
        XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01)
      }
    }
    UIApplication.shared.send(.rotate(.landscapeLeft))
    settle()
    let scrolled = scrollView.contentOffset.y
    UIApplication.shared.send(.rotate(.portrait))
    settle()
    XCTAssertEqual(scrollView.contentOffset.y, scrolled, accuracy: 0.01, "turned")
    scrollView.contentOffset.y = -149.667
    settle()
    navigation.setNavigationBarHidden(true, animated: true)
    settle()
    XCTAssertEqual(scrollView.contentOffset.y, -59, accuracy: 0.01)
    navigation.setNavigationBarHidden(false, animated: true)
    settle()
    XCTAssertEqual(scrollView.contentOffset.y, -149.667, accuracy: 0.01)
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01)
    navigation.setNavigationBarHidden(true, animated: false)
    settle()
    scrollView.contentOffset.y = 300
    settle()
    navigation.setNavigationBarHidden(false, animated: false)
    settle()
    XCTAssertEqual(scrollView.contentOffset.y, 300, accuracy: 0.01, "scrolled while the bar was hidden")
    XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01)
  }

  /// A page without a bar, pushed from scrolled content.
  func testAPageThatHidesTheBarKeepsTheContent() {
    showList()
    scrollView.contentOffset.y = 300
    settle()
    for animated in [true, false] {
      b.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: animated) }
      navigation.pushViewController(b, animated: animated)
      settle()
      a.onWillAppear = { $0.navigationController?.setNavigationBarHidden(false, animated: animated) }
      navigation.popViewController(animated: animated)
      settle()
      XCTAssertEqual(scrollView.contentOffset.y, 352, accuracy: 0.01, "animated \(animated)")
      XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01)
    }
  }

  func testDisplayModes() {
    bar.prefersLargeTitles = true
    pushB()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01, "automatic: as the one below")
    b.navigationItem.largeTitleDisplayMode = .never
    settle()
    XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01)
    navigation.popViewController(animated: true)
    settle()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01)
    a.navigationItem.largeTitleDisplayMode = .never
    b.navigationItem.largeTitleDisplayMode = .always
    settle()
    XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01)
    navigation.pushViewController(b, animated: true)
    settle()
    XCTAssertEqual(bar.frame.height, 96, accuracy: 0.01)
    XCTAssertEqual(b.view.safeAreaInsets.top, 149.667, accuracy: 0.01)
  }

  func testTheContentScrollViewThatTheAppNames() {
    showList()
    let inner = UIScrollView(frame: a.view.bounds)
    inner.contentSize = CGSize(width: 393, height: 3000)
    let holder = UIView(frame: a.view.bounds)
    holder.addSubview(inner)
    a.view.insertSubview(holder, at: 0)
    a.setContentScrollView(inner, for: .top)
    XCTAssertTrue(a.contentScrollView(for: .top) === inner)
    XCTAssertNil(a.contentScrollView(for: .bottom))
    settle()
    inner.contentOffset.y = 0
    settle()
    XCTAssertEqual(bar.frame.height, 44, accuracy: 0.01)
  }
}
