import CoreGraphics
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Text that wraps at the width determined by constraints (Apple's page of `preferredMaxLayoutWidth`: 0 stands for
/// the width of the layout).
final class WrappingTextTests: CoreTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let long = String(repeating: "Some words to wrap. ", count: 10)

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private func pin(_ view: UIView, top: CGFloat = 0, inset: CGFloat = 10) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -inset),
    ])
  }

  private func height(_ text: String, _ width: CGFloat, lines: Int = 0) -> CGFloat {
    let probe = UILabel()
    probe.text = text
    probe.numberOfLines = lines
    return probe.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  func testHeightFollowsTheWidth() {
    let text = label(long)
    pin(text)
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.size, CGSize(width: 300, height: height(long, 300)))
    XCTAssertEqual(text.preferredMaxLayoutWidth, 0, "stays as set")
    root.frame.size.width = 200
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.size, CGSize(width: 180, height: height(long, 180)))
    root.frame.size.width = 3000
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.height, height("x", 300))
    text.text = long + long + long + long + long
    root.frame.size.width = 320
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.height, height(text.text!, 300))
  }

  func testNumbersOfLines() {
    for lines in [1, 2, 3, 0] {
      let text = label(long, lines: lines)
      pin(text)
      root.layoutIfNeeded()
      XCTAssertEqual(text.frame.size, CGSize(width: 300, height: height(long, 300, lines: lines)), "\(lines)")
      text.removeFromSuperview()
    }
    let text = label(long, lines: 2)
    pin(text)
    root.layoutIfNeeded()
    text.numberOfLines = 0
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.height, height(long, 300))
    text.numberOfLines = 1
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.height, height("x", 300))
  }

  func testPreferredWidth() {
    let text = label(long)
    text.preferredMaxLayoutWidth = 150
    root.addSubview(text)
    text.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    text.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertLessThanOrEqual(text.frame.width, 150)
    XCTAssertGreaterThan(text.frame.width, 100)
    XCTAssertEqual(text.frame.height, height(long, 150))
    XCTAssertEqual(text.intrinsicContentSize.height, height(long, 150))
    text.preferredMaxLayoutWidth = 250
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.height, height(long, 250))
    text.preferredMaxLayoutWidth = 0
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.height, height("x", 300), "nothing limits its width")
  }

  func testAtMost() {
    let text = label("Short")
    root.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.width, text.sizeThatFits(.zero).width, accuracy: 0.34)
    text.text = long
    root.layoutIfNeeded()
    // The label has the width of its longest line (325 in a column of 335, in files solved by Interface Builder).
    XCTAssertEqual(text.frame.width, text.sizeThatFits(CGSize(width: 200, height: 0)).width, accuracy: 0.34)
    XCTAssertEqual(text.frame.height, height(long, 200))
  }

  func testSideBySide() {
    let (left, right) = (label(long), label("Right"))
    pin(left)
    left.superview?.constraints.last { $0.firstAttribute == .trailing }?.isActive = false
    root.addSubview(right)
    right.setContentCompressionResistancePriority(.required, for: .horizontal)
    right.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      right.firstBaselineAnchor.constraint(equalTo: left.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let width = right.sizeThatFits(.zero).width
    XCTAssertEqual(right.frame.width, width, accuracy: 0.34)
    XCTAssertEqual(left.frame.width, 300 - 8 - width, accuracy: 0.67)
    XCTAssertEqual(left.frame.height, height(long, left.frame.width))
    XCTAssertEqual(right.frame.minY, left.frame.minY)
  }

  func testOneAboveTheOther() {
    let (first, second) = (label(long), label(long + long))
    pin(first)
    pin(second)
    root.constraints.last { $0.firstItem === second && $0.firstAttribute == .top }?.isActive = false
    second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 6).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(second.frame.minY, first.frame.maxY + 6, accuracy: 0.01)
    XCTAssertEqual(second.frame.height, height(long + long, 300), accuracy: 0.01)
  }

  func testTheWidthMayDependOnOtherViews() {
    // The width depends on a picture beside the label, whose height is that of the text, which takes two passes.
    let text = label(long)
    let picture = UIView()
    picture.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(picture)
    root.addSubview(text)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      picture.widthAnchor.constraint(equalToConstant: 60),
      picture.topAnchor.constraint(equalTo: text.topAnchor),
      picture.bottomAnchor.constraint(equalTo: text.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: picture.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.width, 260)
    XCTAssertEqual(picture.frame.height, height(long, 260))
  }

  func testInsetsOfTheAlignmentRectangle() {
    final class Glowing: UILabel {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 30, bottom: 2, right: 30) }
    }
    let text = Glowing()
    text.text = long
    text.numberOfLines = 0
    pin(text)
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame, CGRect(x: -20, y: -2, width: 360, height: height(long, 300) + 4))
  }

  func testTextThatWrapsGivesWayToWhatDoesNot() {
    let text = label(long)
    let icon = SizedView(40, 40)
    icon.translatesAutoresizingMaskIntoConstraints = false
    icon.setContentHuggingPriority(.required, for: .horizontal)
    root.addSubview(text)
    root.addSubview(icon)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      icon.leadingAnchor.constraint(equalTo: text.trailingAnchor),
      icon.topAnchor.constraint(equalTo: root.topAnchor),
      icon.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(icon.frame, CGRect(x: 280, y: 0, width: 40, height: 40))
    XCTAssertEqual(text.frame.size, CGSize(width: 280, height: height(long, 280)))
  }

  func testTooLittleHeight() {
    let text = label(long)
    pin(text)
    text.heightAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.size, CGSize(width: 300, height: 30))
    XCTAssertFalse(said("Unable"))
  }

  func testTextViewsThatDoNotScroll() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = long
    pin(view)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 300)
    XCTAssertEqual(view.frame.height, view.sizeThatFits(CGSize(width: 300, height: 0)).height)
    XCTAssertGreaterThan(view.frame.height, 100)
    let before = view.frame.height
    view.text = long + long
    root.layoutIfNeeded()
    XCTAssertGreaterThan(view.frame.height, before)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.height, view.sizeThatFits(CGSize(width: 180, height: 0)).height)
    view.isScrollEnabled = true
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.height, 50)
  }

  func testButtonsWithAConfigurationWrap() {
    // Titles of configurations have no line limit (Apple's page of `titleLineBreakMode`).
    let button = UIButton(configuration: .filled())
    button.configuration?.title = long
    pin(button)
    root.layoutIfNeeded()
    XCTAssertEqual(button.frame.width, 300)
    XCTAssertGreaterThan(button.frame.height, 60)
    XCTAssertLessThanOrEqual(button.titleLabel?.frame.maxY ?? 0, button.bounds.maxY)
    button.configuration?.title = "Short"
    root.layoutIfNeeded()
    XCTAssertLessThan(button.frame.height, 50)
  }

  /// Titles of configurations follow the preferred text size automatically (Apple's "Meet the UIKit button
  /// system").
  func testButtonsWithAConfigurationFollowTheTextSize() {
    let button = UIButton(configuration: .filled())
    button.setTitle("Save", for: .normal)
    button.configuration?.subtitle = "All of it"
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    let (size, font) = (button.frame.size, button.titleLabel?.font.pointSize)
    XCTAssertEqual(font, 17)
    root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    root.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.font.pointSize, 33)
    XCTAssertGreaterThan(button.frame.height, size.height + 20)
    XCTAssertGreaterThan(button.frame.width, size.width + 20)
    root.traitOverrides.preferredContentSizeCategory = .large
    root.layoutIfNeeded()
    XCTAssertEqual(button.frame.size, size)
  }

  func testPlainButtonsDoNotGrow() {
    // A button without a configuration has the height of one line, regardless of its title.
    let button = UIButton(type: .system)
    button.setTitle(long, for: .normal)
    pin(button)
    root.layoutIfNeeded()
    XCTAssertEqual(button.frame.width, 300)
    XCTAssertEqual(button.frame.height, UIButton.height(of: "x"), accuracy: 1)
  }

  func testAttributedText() {
    let text = label("")
    text.attributedText = NSAttributedString(string: long, attributes: [.font: UIFont.systemFont(ofSize: 30)])
    pin(text)
    root.layoutIfNeeded()
    XCTAssertGreaterThan(text.frame.height, height(long, 300) * 2)
    XCTAssertEqual(text.frame.height, text.sizeThatFits(CGSize(width: 300, height: 0)).height)
  }

  func testEmptyText() {
    let text = label("")
    pin(text)
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame, CGRect(x: 10, y: 0, width: 300, height: 0))
    text.text = nil
    text.text = "x"
    root.layoutIfNeeded()
    XCTAssertEqual(text.frame.height, height("x", 300))
  }

  func testTextThatGrowsWithTheUsersSize() {
    let text = label(long)
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    let window = makeWindow()
    let view = window.rootViewController!.view!
    view.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.topAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    step()
    let before = text.frame.height
    window.minimumContentSizeCategory = .accessibilityLarge
    step()
    XCTAssertGreaterThan(text.frame.height, before * 1.5)
    XCTAssertEqual(text.frame.height, text.sizeThatFits(CGSize(width: 393, height: 0)).height)
  }
}

extension UIButton {
  fileprivate static func height(of title: String) -> CGFloat {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button.intrinsicContentSize.height
  }
}
