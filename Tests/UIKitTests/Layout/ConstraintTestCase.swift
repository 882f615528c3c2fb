import UIKit
import XCTest

/// A root view of 320 by 480 points outside of windows, with functions for adding views to it.
class ConstraintTestCase: CoreTestCase {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @discardableResult func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  /// Adds constraints for left, top, width and height.
  @discardableResult func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> [NSLayoutConstraint]
  {
    guard let parent = view.superview else { return [] }
    let constraints = [
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: x),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: y),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints + size(view, width, height)
  }

  @discardableResult func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  func relate(
    _ first: Any, _ attribute1: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: Any?, _ attribute2: NSLayoutConstraint.Attribute, _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: first, attribute: attribute1, relatedBy: relation, toItem: second, attribute: attribute2,
      multiplier: multiplier, constant: constant)
  }

  func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

  /// Returns the text with every address replaced by `0x`.
  func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
  }
}
