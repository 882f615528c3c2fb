import UIKit
import XCTest

/// The same constraints give the same frames regardless of the order of activation, even if frames are ambiguous.
final class ConstraintOrderTests: CoreTestCase {
  private func frames(order: (inout [NSLayoutConstraint]) -> Void, layingOutBetween: Bool) -> [CGRect] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let views = (0..<3).map { _ in UIView() }
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let before = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
      constraints.append(view.leadingAnchor.constraint(equalTo: before, constant: 10))
      constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor))
      // The views together are smaller than the available width, so it is ambiguous which one is stretched.
      let hug = view.widthAnchor.constraint(lessThanOrEqualToConstant: 20)
      hug.priority = .defaultLow
      constraints.append(hug)
    }
    constraints.append(views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10))
    order(&constraints)
    for constraint in constraints {
      constraint.isActive = true
      if layingOutBetween { root.layoutIfNeeded() }
    }
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  func testOrderOfActivation() {
    let expected = frames(order: { _ in }, layingOutBetween: false)
    // The other views have no error. Which view is stretched is ambiguous, and it is the last one.
    XCTAssertEqual(expected.map(\.width), [20, 20, 220])
    for turn in 0..<10 {
      let order: (inout [NSLayoutConstraint]) -> Void = {
        if turn % 2 == 1 { $0.reverse() }
        $0 = Array($0[turn...] + $0[..<turn])
      }
      XCTAssertEqual(frames(order: order, layingOutBetween: false), expected)
      XCTAssertEqual(frames(order: order, layingOutBetween: true), expected)
    }
  }
}
