import CoreGraphics
import UIKit
import XCTest

/// Controls at a position in a root view, with the sizes that follow from constraints.
class PlacedControlTestCase: CoreTestCase {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let none = UIView.noIntrinsicMetric

  func place(_ view: UIView, x: CGFloat = 10, y: CGFloat = 10) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: y).isActive = true
    root.layoutIfNeeded()
  }

  func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }
}
