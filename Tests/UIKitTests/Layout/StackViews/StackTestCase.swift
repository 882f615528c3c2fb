import UIKit
import XCTest

/// A view with an intrinsic size.
final class SizedView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

/// A test case with three views of known sizes in a stack at the upper left of a view of 320 by 480.
class StackTestCase: CoreTestCase {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let a = SizedView(50, 20)
  let b = SizedView(70, 40)
  let c = SizedView(30, 30)

  @discardableResult func makeStack(
    _ views: [UIView]? = nil, width: CGFloat? = nil, height: CGFloat? = nil,
    _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views ?? [a, b, c])
    stack.translatesAutoresizingMaskIntoConstraints = false
    change(stack)
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    return stack
  }

  func makeLabel(_ text: String, lines: Int = 1, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    return label
  }

  func checkNoConflict(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertFalse(
      said("Unable to simultaneously satisfy"), console.joined(separator: "\n"), file: file, line: line)
  }
}
