import UIKit
import XCTest

/// The positions of views with constraints on one side only, or none. The values are those of the tests of Stevia
/// and Cartography, which pass on devices.
final class RestingPlaceTests: ConstraintTestCase {
  private func place(_ constraints: (UIView, UIView) -> [NSLayoutConstraint]) -> CGRect {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let made = constraints(view, root)
    NSLayoutConstraint.activate(made)
    root.layoutIfNeeded()
    let frame = view.frame
    NSLayoutConstraint.deactivate(made)
    NSLayoutConstraint.activate(made.reversed())
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, frame, "the order of activation makes no difference")
    return frame
  }

  func testAPlaceLiesOnItsOneBound() {
    let size = { (view: UIView) in
      [view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100)]
    }
    XCTAssertEqual(
      place { size($0) + [$0.leftAnchor.constraint(lessThanOrEqualTo: $1.leftAnchor, constant: 72)] },
      CGRect(x: 72, y: 0, width: 100, height: 100))
    XCTAssertEqual(
      place { size($0) + [$0.topAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor, constant: 23)] },
      CGRect(x: 0, y: 23, width: 100, height: 100))
    XCTAssertEqual(
      place { size($0) + [$0.rightAnchor.constraint(lessThanOrEqualTo: $1.rightAnchor, constant: -74)] },
      CGRect(x: 216, y: 0, width: 100, height: 100))
    XCTAssertEqual(
      place { size($0) + [$0.bottomAnchor.constraint(greaterThanOrEqualTo: $1.bottomAnchor, constant: -45)] },
      CGRect(x: 0, y: 699, width: 100, height: 100))
  }

  func testTheSameWithoutASize() {
    XCTAssertEqual(
      place { [$0.bottomAnchor.constraint(lessThanOrEqualTo: $1.bottomAnchor, constant: -23)] },
      CGRect(x: 0, y: 821, width: 0, height: 0))
    XCTAssertEqual(place { [$0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, constant: -52)] }, .zero)
    XCTAssertEqual(
      place { [$0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, constant: -52)] },
      CGRect(x: 0, y: 0, width: 338, height: 0))
  }

  func testAViewBesideAnother() {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      for isAtLeast in [true, false] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.semanticContentAttribute = direction
        let views = [UIView(), UIView()]
        for view in views {
          view.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(view)
        }
        NSLayoutConstraint.activate([
          views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
          views[0].widthAnchor.constraint(equalToConstant: 10),
          isAtLeast
            ? views[1].leadingAnchor.constraint(greaterThanOrEqualTo: views[0].trailingAnchor, constant: 25)
            : views[1].leadingAnchor.constraint(lessThanOrEqualTo: views[0].trailingAnchor, constant: 25),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(views[1].frame.width, 0)
        XCTAssertEqual(views[1].frame.minX, direction == .forceRightToLeft ? 355 : 35)
      }
    }
  }

  /// Cartography's test of the safe area depends on this: an undetermined size is 0.
  func testADetachedRootThatNothingHolds() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.translatesAutoresizingMaskIntoConstraints = false
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let guide = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.heightAnchor.constraint(equalToConstant: 30),
      guide.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(root.bounds.size, CGSize(width: 0, height: 30))
    XCTAssertEqual(guide.layoutFrame.maxX, 0)
  }

  /// Cartography's windows override the safe area with zero insets, so they have just the margins that were set.
  func testMarginsFollowAnOverriddenSafeArea() {
    final class BareWindow: UIWindow {
      override var safeAreaInsets: UIEdgeInsets { .zero }
    }
    let window = BareWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    XCTAssertEqual(window.layoutMargins, UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.layoutMarginsGuide.topAnchor),
      view.leftAnchor.constraint(equalTo: window.layoutMarginsGuide.leftAnchor),
      view.bottomAnchor.constraint(equalTo: window.layoutMarginsGuide.bottomAnchor),
      view.rightAnchor.constraint(equalTo: window.layoutMarginsGuide.rightAnchor),
    ])
    window.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 20, y: 10, width: 340, height: 360))
  }
}
