import UIKit
import XCTest

/// Frames from constraints are rounded to pixels in windows, at 1x, 2x and 3x. Outside of windows, positions are
/// rounded to points (facts/layout.md#rounding).
final class ConstraintRoundingTests: ConstraintTestCase {
  private func useScreen(scale: CGFloat) {
    var device = HostDevice()
    device.scale = scale
    UIScreen.main.configure(device)
  }

  private func frame(scale: CGFloat, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    useScreen(scale: scale)
    let window = makeWindow()
    guard let root = window.rootViewController?.view else { return .null }
    let view = add(UIView(), to: root)
    place(view, x, y, width, height)
    step()
    return view.frame
  }

  func testPixels() {
    XCTAssertEqual(frame(scale: 1, 10.4, 10.5, 20.4, 20.5), CGRect(x: 10, y: 11, width: 20, height: 21))
    XCTAssertEqual(frame(scale: 2, 10.2, 10.25, 20.2, 20.3), CGRect(x: 10, y: 10.5, width: 20, height: 20.5))
    let third = CGFloat(1) / 3
    let tripled = frame(scale: 3, 10.1, 10.2, 20.4, 20.6)
    XCTAssertEqual(tripled.minX, 10, accuracy: 1e-9)
    XCTAssertEqual(tripled.minY, 10 + third, accuracy: 1e-9)
    XCTAssertEqual(tripled.width, 20 + third, accuracy: 1e-9)
    XCTAssertEqual(tripled.height, 20 + 2 * third, accuracy: 1e-9)
  }

  func testNegativePlaces() {
    XCTAssertEqual(frame(scale: 2, -10.25, -0.2, 10, 10).origin, CGPoint(x: -10.5, y: 0))
  }

  /// Three equal widths of a total of 100 are rounded to equal values, each in its superview's space.
  func testChains() {
    useScreen(scale: 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let views = (0..<3).map { _ in add(UIView(), to: root) }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[a][b(==a)][c(==a)]|", options: [.alignAllTop, .alignAllBottom], metrics: nil,
        views: ["a": views[0], "b": views[1], "c": views[2]]))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]|", metrics: nil, views: ["a": views[0]]))
    root.layoutIfNeeded()
    // Sizes of 33.333 are rounded to half points, and positions to points.
    XCTAssertEqual(views.map(\.frame.width), [33.5, 33.5, 33.5])
    XCTAssertEqual(views.map(\.frame.minX), [0, 33, 67])
  }

  /// Rounding the frame of a view does not move its subviews.
  func testNestedPlaces() {
    useScreen(scale: 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let outer = add(UIView(), to: root)
    let inner = add(UIView(), to: outer)
    place(outer, 10.4, 0, 100, 10)
    activate(
      inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20.4),
      inner.topAnchor.constraint(equalTo: outer.topAnchor))
    size(inner, 10, 10)
    root.layoutIfNeeded()
    XCTAssertEqual(outer.frame.minX, 10)
    XCTAssertEqual(inner.frame.minX, 10)
  }

  func testMasksKeepTheirFractions() {
    let masked = UIView(frame: CGRect(x: 10.123, y: 5.678, width: 20.111, height: 30.222))
    root.addSubview(masked)
    masked.heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(masked.frame.width, 20.111, accuracy: 1e-9)
    XCTAssertEqual(masked.frame.minX, 10.123, accuracy: 1e-9)
  }

  /// The layout of a hierarchy with each of the 64 masks equals that by the masks alone.
  func testEveryMaskFollowsTheSuperview() {
    for raw in 0..<64 {
      let mask = UIView.AutoresizingMask(rawValue: UInt(raw))
      let frames = [false, true].map { isConstrained -> CGRect in
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.autoresizingMask = mask
        root.addSubview(view)
        let follower = add(UIView(), to: root)
        if isConstrained {
          activate(
            follower.leftAnchor.constraint(equalTo: view.leftAnchor),
            follower.rightAnchor.constraint(equalTo: view.rightAnchor),
            follower.topAnchor.constraint(equalTo: view.topAnchor),
            follower.bottomAnchor.constraint(equalTo: view.bottomAnchor))
          root.layoutIfNeeded()
          XCTAssertEqual(follower.frame, view.frame)
        }
        root.frame.size = CGSize(width: 220, height: 200)
        root.layoutIfNeeded()
        if isConstrained {
          XCTAssertEqual(follower.frame.minX, view.frame.minX, accuracy: 0.51)
          XCTAssertEqual(follower.frame.maxY, view.frame.maxY, accuracy: 0.51)
        }
        return view.frame
      }
      XCTAssertEqual(frames[0], frames[1], "\(raw)")
      // The superview's growth is distributed over the flexible components in proportion to their lengths.
      let parts: [(CGFloat, Bool)] = [
        (10, mask.contains(.flexibleLeftMargin)), (30, mask.contains(.flexibleWidth)),
        (60, mask.contains(.flexibleRightMargin)),
      ]
      let total = parts.reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
      let grown = parts.map { $0.0 + ($0.1 && total > 0 ? 120 * $0.0 / total : 0) }
      XCTAssertEqual(frames[1].minX, grown[0], accuracy: 1e-6, "\(raw)")
      XCTAssertEqual(frames[1].width, grown[1], accuracy: 1e-6, "\(raw)")
    }
    XCTAssertEqual(console, [])
  }
}
