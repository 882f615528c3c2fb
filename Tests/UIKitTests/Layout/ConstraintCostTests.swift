import UIKit
import XCTest

/// Views without constraints have no cost: no method about constraints is called on them.
final class ConstraintCostTests: ConstraintTestCase {
  private class Asked: UIView {
    var questions: [String] = []

    override var intrinsicContentSize: CGSize {
      questions.append("intrinsicContentSize")
      return super.intrinsicContentSize
    }
    override var alignmentRectInsets: UIEdgeInsets {
      questions.append("alignmentRectInsets")
      return super.alignmentRectInsets
    }
    override var forFirstBaselineLayout: UIView {
      questions.append("forFirstBaselineLayout")
      return super.forFirstBaselineLayout
    }
    override func updateConstraints() {
      questions.append("updateConstraints")
      super.updateConstraints()
    }
  }

  private func runThrough(_ plain: Asked, in root: UIView) {
    root.layoutIfNeeded()
    plain.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    root.frame.size = CGSize(width: 400, height: 300)
    root.layoutIfNeeded()
    plain.removeFromSuperview()
    root.addSubview(plain)
    root.layoutIfNeeded()
  }

  func testTreesWithoutConstraints() {
    let plain = Asked(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(plain)
    root.addSubview(outer)
    runThrough(plain, in: root)
    XCTAssertEqual(plain.questions, [])
  }

  func testViewsBesideConstraints() {
    let plain = Asked(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let inner = Asked(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(plain)
    plain.addSubview(inner)
    let taking = add(UILabel())
    let constraints = place(taking, 10, 20, 30, 40)
    runThrough(plain, in: root)
    constraints[0].constant = 11
    root.layoutIfNeeded()
    constraints[1].isActive = false
    root.layoutIfNeeded()
    XCTAssertEqual(taking.frame.minX, 11)
    XCTAssertEqual(plain.questions, [])
    XCTAssertEqual(inner.questions, [])
    XCTAssertEqual(plain.frame, CGRect(x: 5, y: 6, width: 70, height: 80))
  }
}
