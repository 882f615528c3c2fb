import QuartzCore
import UIKit
import XCTest

/// Pushed and popped items slide: titles become back buttons and come back.
final class NavigationBarSlideTests: TimeTestCase {
  private final class Delegate: NSObject, UINavigationBarDelegate {
    var told: [String] = []
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      told.append("push \(item.title!)")
    }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) { told.append("pop \(item.title!)") }
  }

  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
  private let delegate = Delegate()

  override func setUp() {
    super.setUp()
    bar.pushItem(UINavigationItem(title: "First"), animated: false)
    bar.delegate = delegate
    view.addSubview(bar)
    go(to: now + 0.1)
    restart()
  }

  private func labels(_ text: String, in view: UIView? = nil) -> [UILabel] {
    (view ?? bar).subviews.flatMap { ($0 as? UILabel)?.text == text ? [$0 as! UILabel] : labels(text, in: $0) }
  }

  private func shownX(_ view: UIView) -> CGFloat {
    view.layer.presentation().map { $0.superlayer!.convert($0.position, to: bar.layer.presentation()).x } ?? .nan
  }

  func testAPushedTitleComesFromTheRight() throws {
    let old = try XCTUnwrap(labels("First").first)
    bar.pushItem(UINavigationItem(title: "Second"), animated: true)
    XCTAssertEqual(bar.topItem?.title, "Second")
    XCTAssertEqual(delegate.told, [], "told at the end")
    let new = try XCTUnwrap(labels("Second").first)
    XCTAssertEqual(new.center.x, 196.5, accuracy: 1)
    step()
    XCTAssertGreaterThan(shownX(new), 380)
    XCTAssertEqual(Double(new.layer.presentation()?.opacity ?? 1), 0, accuracy: 0.01)
    let w = (1_000.0 / 3).squareRoot()
    for t in [0.05, 0.1, 0.2] {
      go(to: t)
      let left = exp(-w * t) * (1 + w * t)
      XCTAssertEqual(shownX(new), new.center.x + 196.5 * left, accuracy: 1, "on the system's spring")
      XCTAssertEqual(Double(old.layer.presentation()?.opacity ?? 1), left, accuracy: 0.01)
    }
    XCTAssertLessThan(shownX(old), 150, "on its way to the back button")
    let back = try XCTUnwrap(labels("First").first { $0 !== old })
    XCTAssertEqual(shownX(old), shownX(back), accuracy: 2, "one becomes the other")
    go(to: 0.6)
    XCTAssertEqual(delegate.told, ["push Second"])
    XCTAssertNil(old.superview)
    XCTAssertTrue(isIdle)
    XCTAssertEqual(labels("First").count, 1, "in the back button")
  }

  func testAPoppedTitleComesBack() throws {
    bar.pushItem(UINavigationItem(title: "Second"), animated: false)
    bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    step()
    delegate.told = []
    let old = try XCTUnwrap(labels("Second").first)
    XCTAssertEqual(bar.popItem(animated: true)?.title, "Second")
    restart()
    go(to: 0.1)
    XCTAssertGreaterThan(shownX(old), 250, "out to the right")
    XCTAssertLessThan(labels("Edit").first?.layer.presentation()?.opacity ?? 1, 1.01)
    let first = try XCTUnwrap(labels("First").first { abs($0.center.x - 196.5) < 2 })
    XCTAssertLessThan(shownX(first), 190, "from the back button")
    XCTAssertEqual(delegate.told, [])
    go(to: 0.6)
    XCTAssertEqual(delegate.told, ["pop Second"])
    XCTAssertTrue(labels("Edit").isEmpty)
    XCTAssertTrue(labels("Second").isEmpty)
    XCTAssertEqual(labels("First").count, 1)
    XCTAssertEqual(labels("First").first?.alpha, 1)
  }

  func testOneAfterTheOtherAndAtOnce() {
    for title in ["Second", "Third"] { bar.pushItem(UINavigationItem(title: title), animated: true) }
    go(to: 0.2)
    bar.popItem(animated: true)
    go(to: 0.3)
    bar.popItem(animated: true)
    go(to: 2)
    XCTAssertEqual(delegate.told.sorted(), ["pop Second", "pop Third", "push Second", "push Third"])
    XCTAssertEqual(labels("First").count, 1)
    XCTAssertTrue(labels("Second").isEmpty)
    XCTAssertTrue(labels("Third").isEmpty)
    XCTAssertTrue(isIdle)
    let loose = UINavigationBar()
    loose.delegate = delegate
    delegate.told = []
    loose.pushItem(UINavigationItem(title: "A"), animated: true)
    loose.pushItem(UINavigationItem(title: "B"), animated: true)
    XCTAssertEqual(delegate.told, ["push A", "push B"], "nobody sees it")
  }

  func testSetItemsSlidesToThatSide() {
    let (a, b, c) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"), UINavigationItem(title: "C"))
    bar.setItems([a, b, c], animated: true)
    step()
    XCTAssertGreaterThan(labels("C").first.map(shownX) ?? 0, 350)
    go(to: 1)
    bar.setItems([a], animated: true)
    step()
    let title = labels("A").first { abs($0.center.x - 196.5) < 2 }
    XCTAssertLessThan(title.map(shownX) ?? 999, 197)
    go(to: 2)
    bar.setItems([b, a], animated: true)
    XCTAssertNil(labels("A").first?.layer.animationKeys(), "the same item stays")
    XCTAssertEqual(delegate.told, [])
  }

  func testViewsOfTheAppKeepTheirAlpha() {
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    custom.alpha = 0.5
    bar.topItem?.rightBarButtonItem = UIBarButtonItem(customView: custom)
    step()
    bar.pushItem(UINavigationItem(title: "Second"), animated: true)
    go(to: 1)
    XCTAssertNil(custom.superview)
    XCTAssertEqual(custom.alpha, 0.5)
    bar.popItem(animated: true)
    go(to: 2)
    XCTAssertEqual(custom.alpha, 0.5)
    XCTAssertNotNil(custom.superview)
  }
}
