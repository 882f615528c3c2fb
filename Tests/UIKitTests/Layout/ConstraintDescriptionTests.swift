import UIKit
import XCTest

/// The descriptions of constraints. Each format is from a published log of iOS 10 to 17, without the addresses.
final class ConstraintDescriptionTests: ConstraintTestCase {
  private func form(_ constraint: NSLayoutConstraint) -> String { withoutAddresses(constraint.description) }

  func testSizes() {
    let (a, b) = (add(UIView()), add(UIImageView()))
    XCTAssertEqual(
      form(a.heightAnchor.constraint(equalToConstant: 44)),
      "<NSLayoutConstraint:0x UIView:0x.height == 44   (inactive)>")
    let width = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 4.5)
    width.isActive = true
    XCTAssertEqual(form(width), "<NSLayoutConstraint:0x UIView:0x.width >= 4.5   (active)>")
    XCTAssertEqual(
      form(a.widthAnchor.constraint(equalToConstant: -16)),
      "<NSLayoutConstraint:0x UIView:0x.width == - 16   (inactive)>")
    XCTAssertEqual(
      form(b.heightAnchor.constraint(lessThanOrEqualTo: a.heightAnchor, multiplier: 0.9)),
      "<NSLayoutConstraint:0x UIImageView:0x.height <= 0.9*UIView:0x.height   (inactive)>")
    XCTAssertEqual(
      form(b.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1.574, constant: -2)),
      "<NSLayoutConstraint:0x UIImageView:0x.width == 1.574*UIImageView:0x.height - 2   (inactive)>")
    XCTAssertEqual(
      form(b.widthAnchor.constraint(equalToConstant: 116 + 1 / 3)),
      "<NSLayoutConstraint:0x UIImageView:0x.width == 116.333   (inactive)>")
  }

  func testGapsThatReadForward() {
    let (a, b) = (add(UIView()), add(UIImageView()))
    let parent = UIScrollView()
    parent.addSubview(a)
    parent.addSubview(b)
    let suffix = "   (inactive, names: '|':UIScrollView:0x )>"
    let expected: [(NSLayoutConstraint, String)] = [
      (a.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8), "H:|-(8)-[UIView:0x]\(suffix)"),
      (a.topAnchor.constraint(equalTo: parent.topAnchor), "V:|-(0)-[UIView:0x]\(suffix)"),
      (parent.trailingAnchor.constraint(equalTo: b.trailingAnchor), "H:[UIImageView:0x]-(0)-|\(suffix)"),
      (
        parent.bottomAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: 9),
        "V:[UIImageView:0x]-(>=9)-|\(suffix)"
      ),
      (
        b.trailingAnchor.constraint(equalTo: parent.leadingAnchor),
        "UIImageView:0x.trailing == UIScrollView:0x.leading   (inactive)>"
      ),
      (
        parent.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -2),
        "H:[UIImageView:0x]-(-2)-|\(suffix)"
      ),
      (
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
        "H:[UIView:0x]-(10)-[UIImageView:0x]   (inactive)>"
      ),
      (
        b.topAnchor.constraint(lessThanOrEqualTo: a.bottomAnchor, constant: 16),
        "V:[UIView:0x]-(<=16)-[UIImageView:0x]   (inactive)>"
      ),
    ]
    for (constraint, text) in expected { XCTAssertEqual(form(constraint), "<NSLayoutConstraint:0x \(text)") }
  }

  /// `(LTR)` marks left and right attributes.
  func testAbsoluteSides() {
    let (a, b) = (add(UIView()), add(UIView()))
    XCTAssertEqual(
      form(a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)),
      "<NSLayoutConstraint:0x H:|-(7)-[UIView:0x](LTR)   (inactive, names: '|':UIView:0x )>")
    XCTAssertEqual(
      form(root.rightAnchor.constraint(equalTo: a.rightAnchor, constant: 15)),
      "<NSLayoutConstraint:0x H:[UIView:0x]-(15)-|(LTR)   (inactive, names: '|':UIView:0x )>")
    XCTAssertEqual(
      form(a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 15)),
      "<NSLayoutConstraint:0x H:[UIView:0x]-(15)-[UIView:0x](LTR)   (inactive)>")
    XCTAssertEqual(
      form(a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -7)),
      "<NSLayoutConstraint:0x UIView:0x.right == UIView:0x.right - 7   (inactive)>")
  }

  func testEquations() {
    let (a, b) = (add(UIView()), add(UIImageView()))
    let expected: [(NSLayoutConstraint, String)] = [
      (
        a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        "UIView:0x.trailing == UIView:0x.trailing - 10"
      ),
      (a.bottomAnchor.constraint(equalTo: root.bottomAnchor), "UIView:0x.bottom == UIView:0x.bottom"),
      (root.topAnchor.constraint(equalTo: a.topAnchor), "UIView:0x.top == UIView:0x.top"),
      (a.centerYAnchor.constraint(equalTo: b.centerYAnchor), "UIView:0x.centerY == UIImageView:0x.centerY"),
      (relate(b, .top, .equal, root, .topMargin), "UIImageView:0x.top == UIView:0x.topMargin"),
      (relate(root, .bottomMargin, .equal, b, .bottom), "UIView:0x.bottomMargin == UIImageView:0x.bottom"),
      (
        relate(b, .leading, .equal, root, .leadingMargin, 1, 20),
        "UIImageView:0x.leading == UIView:0x.leadingMargin + 20"
      ),
      (a.topAnchor.constraint(equalTo: b.firstBaselineAnchor), "UIView:0x.top == UIImageView:0x.firstBaseline"),
      (relate(a, .lastBaseline, .equal, b, .lastBaseline), "UIView:0x.lastBaseline == UIImageView:0x.lastBaseline"),
      (relate(a, .top, .equal, root, .top, 0.5), "UIView:0x.top == 0.5*UIView:0x.top"),
      (
        relate(a, .centerXWithinMargins, .equal, b, .centerX),
        "UIView:0x.centerXWithinMargins == UIImageView:0x.centerX"
      ),
    ]
    for (constraint, text) in expected {
      XCTAssertEqual(form(constraint), "<NSLayoutConstraint:0x \(text)   (inactive)>")
    }
  }

  func testPriorities() {
    let (a, b) = (add(UIView()), add(UIView()))
    let width = a.widthAnchor.constraint(equalToConstant: 44)
    width.priority = UILayoutPriority(500)
    XCTAssertEqual(form(width), "<NSLayoutConstraint:0x UIView:0x.width == 44 priority:500   (inactive)>")
    width.priority = UILayoutPriority(999.9)
    XCTAssertEqual(form(width), "<NSLayoutConstraint:0x UIView:0x.width == 44 priority:999.9   (inactive)>")
    let gap = b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 100)
    gap.priority = UILayoutPriority(900)
    XCTAssertEqual(
      form(gap), "<NSLayoutConstraint:0x H:[UIView:0x]-(>=100@900)-[UIView:0x] priority:900   (inactive)>")
  }

  func testIdentifiersAndTexts() {
    let label = add(UILabel())
    label.text = "Drag pieces to the grid shown below"
    let button = add(UIButton(type: .system))
    button.setTitle("Send", for: .normal)
    let text = add(UITextView())
    text.text = "This is a test of the position"
    let field = add(UITextField())
    field.text = "typed"
    let height = label.heightAnchor.constraint(equalToConstant: 30)
    height.identifier = "tall"
    XCTAssertEqual(
      form(height),
      "<NSLayoutConstraint:0x 'tall' UILabel:0x'Drag pieces to the grid s...'.height == 30   (inactive)>")
    XCTAssertEqual(
      form(button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5)),
      "<NSLayoutConstraint:0x UIButton:0x'Send'.trailing == UIView:0x.trailing - 5   (inactive)>")
    XCTAssertEqual(
      form(field.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8)),
      "<NSLayoutConstraint:0x V:[UITextView:0x'This is a test of the pos...']-(8)-[UITextField:0x]   (inactive)>")
    // One of 26 characters is omitted, and none of 25.
    for (text, shown) in [
      ("abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxy..."),
      ("abcdefghijklmnopqrstuvwxy", "abcdefghijklmnopqrstuvwxy"),
    ] {
      label.text = text
      XCTAssertEqual(
        form(label.widthAnchor.constraint(equalToConstant: 1)),
        "<NSLayoutConstraint:0x UILabel:0x'\(shown)'.width == 1   (inactive)>")
    }
    label.text = ""
    XCTAssertEqual(
      form(label.widthAnchor.constraint(equalToConstant: 1)),
      "<NSLayoutConstraint:0x UILabel:0x.width == 1   (inactive)>")
  }

  /// `accessibilityIdentifier` replaces the class and address, which are added at the end (issue 1 and the samples
  /// of wtfautolayout).
  func testNamedViews() {
    let (a, b) = (add(UIView()), add(UIView()))
    a.accessibilityIdentifier = "progress background"
    let height = a.heightAnchor.constraint(equalToConstant: 5)
    height.isActive = true
    XCTAssertEqual(
      form(height),
      "<NSLayoutConstraint:0x progress background.height == 5   (active, names: progress background:0x )>")
    b.accessibilityIdentifier = "DetailViewFeatureItemCellOfTheList"
    XCTAssertEqual(
      form(root.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -2)),
      "<NSLayoutConstraint:0x H:[DetailViewFeatureItemCell...]-(-2)-|   (inactive, names: "
        + "DetailViewFeatureItemCell...:0x, '|':UIView:0x )>")
    XCTAssertEqual(
      form(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 9)),
      "<NSLayoutConstraint:0x V:[progress background]-(9)-[DetailViewFeatureItemCell...]   (inactive, names: "
        + "DetailViewFeatureItemCell...:0x, progress background:0x )>")
    root.accessibilityIdentifier = "Page"
    XCTAssertEqual(
      form(a.leadingAnchor.constraint(equalTo: root.leadingAnchor)),
      "<NSLayoutConstraint:0x H:|-(0)-[progress background]   (inactive, names: progress background:0x, Page:0x, "
        + "'|':Page:0x )>")
  }

  func testGuides() {
    let (a, guide) = (add(UIView()), UILayoutGuide())
    root.addLayoutGuide(guide)
    guide.identifier = "space"
    XCTAssertEqual(
      form(a.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor)),
      "<NSLayoutConstraint:0x UIView:0x.bottom == UILayoutGuide:0x'UIViewSafeAreaLayoutGuide'.bottom   (inactive)>")
    XCTAssertEqual(
      form(root.layoutMarginsGuide.leadingAnchor.constraint(equalTo: a.leadingAnchor)),
      "<NSLayoutConstraint:0x UILayoutGuide:0x'UIViewLayoutMarginsGuide'.leading == UIView:0x.leading   (inactive)>"
    )
    XCTAssertEqual(
      form(guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 4)),
      "<NSLayoutConstraint:0x V:|-(4)-[UILayoutGuide:0x'space']   (inactive, names: '|':UIView:0x )>")
    XCTAssertEqual(
      form(guide.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 20)),
      "<NSLayoutConstraint:0x V:[UIView:0x]-(20)-[UILayoutGuide:0x'space']   (inactive)>")
  }

  func testSystemSpacing() {
    let (a, b) = (add(UIView()), add(UIView()))
    guard
      let standard = NSLayoutConstraint.constraints(
        withVisualFormat: "H:[a]-[b]", metrics: nil, views: ["a": a, "b": b]
      ).first
    else { return XCTFail() }
    XCTAssertEqual(form(standard), "<NSLayoutConstraint:0x H:[UIView:0x]-(NSSpace(8))-[UIView:0x]   (inactive)>")
    XCTAssertEqual(
      form(b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 1)),
      "<_UISystemBaselineConstraint:0x V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UIView:0x]   (inactive, names: "
        + "'|':UIView:0x )>")
    XCTAssertEqual(
      form(
        a.bottomAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: root.safeAreaLayoutGuide.bottomAnchor, multiplier: 1)),
      "<_UISystemBaselineConstraint:0x UIView:0x.bottom <= UILayoutGuide:0x'UIViewSafeAreaLayoutGuide'.bottom "
        + "NSLayoutAnchorConstraintSpace(8)   (inactive)>")
    standard.constant = 3
    XCTAssertEqual(form(standard), "<NSLayoutConstraint:0x H:[UIView:0x]-(3)-[UIView:0x]   (inactive)>")
  }

  private final class Badge: UIView {}

  /// The names of an app's classes include the module.
  func testClassesOfApps() {
    let text = form(add(Badge()).widthAnchor.constraint(equalToConstant: 0))
    XCTAssertTrue(text.hasPrefix("<NSLayoutConstraint:0x UIKitTests."), text)
    XCTAssertTrue(text.contains("Badge:0x.width == 0   (inactive)>"), text)
    XCTAssertFalse(text.contains("unknown context"), text)
  }

  func testAnchors() {
    let label = add(UILabel())
    label.text = "Sign Up"
    XCTAssertEqual(
      withoutAddresses("\(label.heightAnchor)"), "<NSLayoutDimension:0x \"UILabel:0x'Sign Up'.height\">")
    XCTAssertEqual(withoutAddresses("\(root.leadingAnchor)"), "<NSLayoutXAxisAnchor:0x \"UIView:0x.leading\">")
    XCTAssertEqual(
      withoutAddresses("\(root.safeAreaLayoutGuide.topAnchor)"),
      "<NSLayoutYAxisAnchor:0x \"UILayoutGuide:0x'UIViewSafeAreaLayoutGuide'.top\">")
    label.accessibilityIdentifier = "sign up"
    XCTAssertEqual(
      withoutAddresses("\(label.leftAnchor)"), "<NSLayoutXAxisAnchor:0x \"sign up.left\" (names: sign up:0x)>")
  }

  func testItemsThatAreGone() {
    var constraint: NSLayoutConstraint?
    autoreleasepool {
      let parent = UIView()
      constraint = add(UIView(), to: parent).widthAnchor.constraint(equalTo: parent.widthAnchor)
    }
    XCTAssertEqual(constraint.map(form), "<NSLayoutConstraint:0x (null).width == (null).width   (inactive)>")
    XCTAssertFalse(NSLayoutConstraint().description.isEmpty)
  }

  /// A constraint of a view with itself is not a gap, and the name is explained once.
  func testOneView() {
    let view = add(UIView())
    XCTAssertEqual(
      form(view.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -4)),
      "<NSLayoutConstraint:0x UIView:0x.top == UIView:0x.bottom - 4   (inactive)>")
    view.accessibilityIdentifier = "tile"
    XCTAssertEqual(
      form(view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5)),
      "<NSLayoutConstraint:0x tile.width == 0.5*tile.height   (inactive, names: tile:0x )>")
  }
}
