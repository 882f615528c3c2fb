import UIKit
import XCTest

/// The baseline of a label is at a whole point below its top, and that of a view without text is its bottom
/// (facts/layout.md#rounding/baseline).
final class ConstraintBaselineTests: ConstraintTestCase {
  private func label(_ text: String, _ size: CGFloat, lines: Int = 1) -> UILabel {
    let label = add(UILabel())
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    return label
  }

  private func ascent(_ size: CGFloat) -> CGFloat {
    (UIFont.systemFont(ofSize: size).ascender + 0.5).rounded(.down)
  }

  func testFirstBaselines() {
    let (small, large) = (label("small", 12), label("large", 40))
    activate(
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor, constant: 3))
    root.layoutIfNeeded()
    XCTAssertEqual(large.frame.minY, 10)
    XCTAssertEqual(small.frame.minY, 10 + ascent(40) + 3 - ascent(12))
  }

  func testSeveralLines() {
    let text = label("one\ntwo\nthree", 17, lines: 0)
    let (first, last) = (add(UIView()), add(UIView()))
    for view in [first, last] {
      size(view, 10, 4)
      view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    activate(
      text.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      first.bottomAnchor.constraint(equalTo: text.firstBaselineAnchor),
      last.bottomAnchor.constraint(equalTo: text.lastBaselineAnchor))
    root.layoutIfNeeded()
    XCTAssertEqual(first.frame.maxY, 5 + ascent(17))
    let line = label("one", 17).intrinsicContentSize.height
    XCTAssertEqual(last.frame.maxY, 5 + text.frame.height - line + ascent(17), accuracy: 1)
    XCTAssertGreaterThan(last.frame.maxY - first.frame.maxY, 39)
    // With fewer lines, the last baseline moves up.
    text.text = "one"
    root.layoutIfNeeded()
    XCTAssertEqual(last.frame.maxY, first.frame.maxY)
  }

  func testFieldsAndButtons() {
    let text = label("Name", 17)
    let field = add(UITextField())
    field.font = .systemFont(ofSize: 17)
    field.text = "typed"
    let button = add(UIButton(type: .system))
    button.setTitle("Send", for: .normal)
    activate(
      text.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      field.leftAnchor.constraint(equalTo: root.leftAnchor),
      field.widthAnchor.constraint(equalToConstant: 100), field.heightAnchor.constraint(equalToConstant: 44),
      field.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
      button.leftAnchor.constraint(equalTo: root.leftAnchor),
      button.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor))
    root.layoutIfNeeded()
    let baseline = 50 + ascent(17)
    // The text of a field is vertically centered.
    let line = text.intrinsicContentSize.height
    XCTAssertEqual(field.frame.minY + (44 - line) / 2 + ascent(17), baseline, accuracy: 1)
    guard let title = button.titleLabel else { return XCTFail() }
    button.layoutIfNeeded()
    let size = title.font.pointSize
    XCTAssertEqual(title.convert(title.bounds.origin, to: root).y + ascent(size), baseline, accuracy: 1)
  }

  func testViewsWithoutText() {
    let (a, b) = (add(UIView()), add(UIView()))
    place(a, 0, 20, 10, 30)
    size(b, 10, 10)
    activate(
      b.leftAnchor.constraint(equalTo: root.leftAnchor),
      b.topAnchor.constraint(equalTo: a.lastBaselineAnchor, constant: 2))
    root.layoutIfNeeded()
    XCTAssertEqual(b.frame.minY, 52)
  }

  /// A view can use the baseline of another view.
  private final class Badge: UIView {
    let inner = UILabel()
    override var forFirstBaselineLayout: UIView { inner }
    override var forLastBaselineLayout: UIView { inner }
  }

  func testNamedViews() {
    let badge = add(Badge())
    badge.inner.text = "badge"
    badge.inner.font = .systemFont(ofSize: 20)
    add(badge.inner, to: badge)
    place(badge, 0, 30, 100, 60)
    place(badge.inner, 5, 7, 80, 24)
    let mark = add(UIView())
    size(mark, 5, 5)
    activate(
      mark.leftAnchor.constraint(equalTo: root.leftAnchor),
      mark.topAnchor.constraint(equalTo: badge.firstBaselineAnchor))
    root.layoutIfNeeded()
    XCTAssertEqual(mark.frame.minY, 30 + 7 + ascent(20), accuracy: 1)
  }

  func testFontChanges() {
    let text = label("text", 12)
    let mark = add(UIView())
    size(mark, 5, 5)
    activate(
      text.topAnchor.constraint(equalTo: root.topAnchor), mark.leftAnchor.constraint(equalTo: root.leftAnchor),
      mark.topAnchor.constraint(equalTo: text.firstBaselineAnchor))
    root.layoutIfNeeded()
    XCTAssertEqual(mark.frame.minY, ascent(12))
    text.font = .systemFont(ofSize: 30)
    root.layoutIfNeeded()
    XCTAssertEqual(mark.frame.minY, ascent(30))
  }
}
