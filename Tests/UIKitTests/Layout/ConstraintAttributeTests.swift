import UIKit
import XCTest

/// All pairs of attributes for both layout directions (facts/layout.md#attributes).
final class ConstraintAttributeTests: ConstraintTestCase {
  private typealias Attribute = NSLayoutConstraint.Attribute
  private let all = (1...20).compactMap { Attribute(rawValue: $0) }
  private let directional: Set<Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
  private let absolute: Set<Attribute> = [.left, .right, .leftMargin, .rightMargin]
  private let sizes: Set<Attribute> = [.width, .height]
  private let vertical: Set<Attribute> = [
    .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
    .centerYWithinMargins,
  ]
  private let margins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)

  /// Returns the attribute's position in a frame with these margins, from the left or the top.
  private func value(_ attribute: Attribute, _ frame: CGRect, isRightToLeft: Bool) -> CGFloat {
    let inner = frame.inset(by: margins)
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .leading: return isRightToLeft ? frame.maxX : frame.minX
    case .trailing: return isRightToLeft ? frame.minX : frame.maxX
    case .top: return frame.minY
    case .bottom, .lastBaseline, .firstBaseline: return frame.maxY
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .leftMargin: return inner.minX
    case .rightMargin: return inner.maxX
    case .topMargin: return inner.minY
    case .bottomMargin: return inner.maxY
    case .leadingMargin: return isRightToLeft ? inner.maxX : inner.minX
    case .trailingMargin: return isRightToLeft ? inner.minX : inner.maxX
    case .centerXWithinMargins: return inner.midX
    case .centerYWithinMargins: return inner.midY
    case .notAnAttribute: return 0
    @unknown default: return 0
    }
  }

  private func check(_ first: Attribute, _ second: Attribute, isRightToLeft: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let (a, b) = (add(UIView(), to: root), add(UIView(), to: root))
    for view in [a, b] {
      view.semanticContentAttribute = root.semanticContentAttribute
      view.layoutMargins = margins
    }
    place(b, 100, 60, 80, 50)
    let constraint = relate(a, first, .equal, b, second, 1, 8)
    constraint.isActive = true
    let isVertical = vertical.contains(first)
    let isSize = sizes.contains(first)
    // These constraints determine the rest of the frame of `a`.
    if !isSize || isVertical { a.widthAnchor.constraint(equalToConstant: 40).isActive = true }
    if !isSize || !isVertical { a.heightAnchor.constraint(equalToConstant: 30).isActive = true }
    if isSize || isVertical { a.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true }
    if isSize || !isVertical { a.topAnchor.constraint(equalTo: root.topAnchor).isActive = true }
    root.layoutIfNeeded()
    // In right-to-left interfaces, constants of leading and trailing attributes are directed to the left.
    let turns = isRightToLeft && (directional.contains(first) || directional.contains(second))
    XCTAssertEqual(
      value(first, a.frame, isRightToLeft: isRightToLeft),
      value(second, b.frame, isRightToLeft: isRightToLeft) + (turns ? -8 : 8), accuracy: 0.51,
      "\(first.rawValue) to \(second.rawValue), right to left: \(isRightToLeft), \(a.frame)")
    XCTAssertEqual(b.frame, CGRect(x: 100, y: 60, width: 80, height: 50))
    XCTAssertEqual(console, [])
  }

  func testPairs() {
    for first in all {
      for second in all {
        guard sizes.contains(first) == sizes.contains(second) else { continue }
        guard sizes.contains(first) || vertical.contains(first) == vertical.contains(second) else { continue }
        if directional.contains(first) && absolute.contains(second) { continue }
        if absolute.contains(first) && directional.contains(second) { continue }
        check(first, second, isRightToLeft: false)
        check(first, second, isRightToLeft: true)
      }
    }
  }

  /// The message of the exception is that of published crash logs since iOS 10: `NSLayoutConstraint for <view>: …`.
  func testPairsThatCannotBe() {
    let (a, b) = (add(UIView()), add(UIView()))
    for first in all {
      for second in all {
        console = []
        let constraint = relate(a, first, .equal, b, second, 1, 8)
        let reason: String?
        if sizes.contains(first) != sizes.contains(second) {
          reason = "Invalid pairing of layout attributes."
        } else if directional.contains(first) && absolute.contains(second)
          || absolute.contains(first) && directional.contains(second)
        {
          reason =
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
            + "leading/trailing for both or neither."
        } else {
          reason = nil
        }
        let message = reason.map { "NSInvalidArgumentException: NSLayoutConstraint for \(a): \($0)" }
        XCTAssertEqual(console, message.map { [$0] } ?? [], "\(first.rawValue) to \(second.rawValue)")
        constraint.isActive = true
        XCTAssertEqual(constraint.isActive, reason == nil, "\(first.rawValue) to \(second.rawValue)")
        constraint.isActive = false
      }
    }
  }

  func testLocationAlone() {
    let view = add(UIView())
    let reason =
      "NSInvalidArgumentException: NSLayoutConstraint for \(view): A multiplier of 0 or a nil second item together with "
      + "a location for the first attribute creates an illegal constraint of a location equal to a constant. Location "
      + "attributes must be specified in pairs."
    for attribute in all where !sizes.contains(attribute) {
      console = []
      activate(relate(view, attribute, .equal, nil, .notAnAttribute, 1, 8))
      XCTAssertEqual(console, [reason])
      console = []
      activate(relate(view, attribute, .equal, root, attribute, 0, 8))
      XCTAssertEqual(console, [reason])
    }
    XCTAssertEqual(view.constraints + root.constraints, [])
  }

  func testItemsThatAreNone() {
    let made = relate("a string", .width, .equal, nil, .notAnAttribute, 1, 8)
    XCTAssertEqual(
      console,
      [
        "NSInvalidArgumentException: NSLayoutConstraint for a string: Constraint items must each be a view or layout guide."
      ])
    made.isActive = true
    XCTAssertFalse(made.isActive)
    console = []
    let view = add(UIView())
    activate(relate(view, .width, .equal, 5, .width))
    XCTAssertEqual(
      console,
      [
        "NSInvalidArgumentException: NSLayoutConstraint for \(view): Constraint items must each be a view or layout guide."
      ])
    console = []
    activate(relate(view, .notAnAttribute, .equal, root, .width))
    XCTAssertEqual(console.count, 1)
    XCTAssertEqual(view.constraints + root.constraints, [])
  }

  /// A second attribute without a second item is ignored.
  func testSizeAlone() {
    let view = add(UIView())
    let width = relate(view, .width, .equal, nil, .width, 1, 44)
    XCTAssertEqual(width.secondAttribute, .notAnAttribute)
    XCTAssertNil(width.secondItem)
    XCTAssertNil(width.secondAnchor)
    activate(width, relate(view, .height, .greaterThanOrEqual, nil, .notAnAttribute, 0, 33))
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.size, CGSize(width: 44, height: 33))
    XCTAssertEqual(console, [])
  }

  // MARK: Multipliers

  func testMultipliers() {
    let (a, b) = (add(UIView()), add(UIView()))
    place(b, 40, 20, 100, 60)
    activate(
      relate(a, .width, .equal, b, .width, -0.5, 200), relate(a, .height, .equal, b, .width, 0, 25),
      relate(a, .centerX, .equal, root, .centerX, 0.75), relate(a, .top, .equal, b, .bottom, 2, -10))
    root.layoutIfNeeded()
    XCTAssertEqual(a.frame, CGRect(x: 45, y: 150, width: 150, height: 25))
    XCTAssertEqual(console, [])
  }

  /// Positions are multiplied in the space of the nearest common ancestor. In right-to-left interfaces, leading
  /// positions are measured from the right.
  func testMultipliedPlaces() {
    let parent = add(UIView())
    place(parent, 20, 0, 200, 100)
    let (a, b) = (add(UIView(), to: parent), add(UIView(), to: parent))
    place(b, 30, 0, 10, 10)
    size(a, 10, 10)
    activate(
      relate(a, .leading, .equal, b, .leading, 2), relate(a, .top, .equal, parent, .bottom, 0.25))
    root.layoutIfNeeded()
    XCTAssertEqual(a.frame, CGRect(x: 60, y: 25, width: 10, height: 10))
    parent.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    // The distance is 160 from the right, times two.
    XCTAssertEqual(a.frame.maxX, 200 - 320)
  }

  func testRelations() {
    let view = add(UIView())
    place(view, 0, 0, 50, 50)
    let other = add(UIView())
    size(other, 10, 10)
    let wish = other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    wish.priority = .defaultLow
    activate(
      wish, relate(other, .left, .greaterThanOrEqual, view, .right, 1, 4), relate(other, .top, .equal, root, .top))
    root.layoutIfNeeded()
    XCTAssertEqual(other.frame.minX, 54)
    wish.constant = 100
    root.layoutIfNeeded()
    XCTAssertEqual(other.frame.minX, 100)
    activate(relate(other, .right, .lessThanOrEqual, root, .left, 1, 90))
    root.layoutIfNeeded()
    XCTAssertEqual(other.frame.minX, 80)
  }
}
