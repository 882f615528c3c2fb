import UIKit
import XCTest

/// Constraints to safe areas, margins and readable content (facts/layout.md#margins;
/// facts/layout.md#spacing/readable-width).
final class GuideInsetsTests: ConstraintTestCase {
  private let controller = UIViewController()
  private var page: UIView { controller.view }

  private func show(_ size: CGSize = CGSize(width: 393, height: 852)) {
    var device = HostDevice()
    device.size = size
    UIScreen.main.configure(device)
    makeWindow(controller)
  }

  private func fill(_ guide: UILayoutGuide, in parent: UIView? = nil) -> UIView {
    let view = add(UIView(), to: parent ?? page)
    activate(
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    )
    return view
  }

  func testSafeArea() {
    show()
    let view = fill(page.safeAreaLayoutGuide)
    step()
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 59, width: 393, height: 759))
    XCTAssertEqual(page.safeAreaLayoutGuide.layoutFrame, view.frame)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    step()
    XCTAssertEqual(view.frame, CGRect(x: 20, y: 60, width: 343, height: 756))
    page.semanticContentAttribute = .forceRightToLeft
    step()
    XCTAssertEqual(view.frame, CGRect(x: 20, y: 60, width: 343, height: 756))
  }

  /// The safe area of a nested view is the part of the superview's that overlaps the view.
  func testSafeAreaOfNestedViews() {
    show()
    let card = add(UIView(), to: page)
    activate(
      card.topAnchor.constraint(equalTo: page.topAnchor, constant: 40),
      card.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -10),
      card.leftAnchor.constraint(equalTo: page.leftAnchor), card.rightAnchor.constraint(equalTo: page.rightAnchor))
    let view = fill(card.safeAreaLayoutGuide, in: card)
    step()
    step()
    XCTAssertEqual(card.safeAreaInsets, UIEdgeInsets(top: 19, left: 0, bottom: 24, right: 0))
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 19, width: 393, height: 802 - 43))
  }

  func testMargins() {
    let view = fill(root.layoutMarginsGuide, in: root)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, root.bounds.insetBy(dx: 8, dy: 8))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 2, y: 1, width: 278, height: 476))
    XCTAssertEqual(root.layoutMarginsGuide.layoutFrame, view.frame)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 40, y: 1, width: 278, height: 476))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 5, y: 0, width: 309, height: 480))
  }

  /// Margins are added to the safe area, or ignore it.
  func testMarginsAndSafeArea() {
    show()
    let card = add(UIView(), to: page)
    activate(
      card.topAnchor.constraint(equalTo: page.topAnchor), card.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      card.leftAnchor.constraint(equalTo: page.leftAnchor), card.rightAnchor.constraint(equalTo: page.rightAnchor))
    let view = fill(card.layoutMarginsGuide, in: card)
    step()
    step()
    XCTAssertEqual(view.frame, CGRect(x: 8, y: 67, width: 377, height: 743))
    card.insetsLayoutMarginsFromSafeArea = false
    step()
    XCTAssertEqual(view.frame, CGRect(x: 8, y: 8, width: 377, height: 836))
  }

  func testSystemMinimumMargins() {
    show()
    let view = fill(page.layoutMarginsGuide)
    step()
    XCTAssertEqual(view.frame, CGRect(x: 16, y: 59, width: 361, height: 759))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    page.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 4)
    step()
    XCTAssertEqual(view.frame, CGRect(x: 3, y: 59, width: 386, height: 759))
  }

  func testWideScreensHaveWiderMargins() {
    show(CGSize(width: 430, height: 932))
    let view = fill(page.layoutMarginsGuide)
    step()
    XCTAssertEqual(view.frame.minX, 20)
    XCTAssertEqual(view.frame.width, 390)
  }

  /// The margins are the larger of the view's own ones and the remainder of the superview's, also when the view
  /// moves.
  func testPreservedMargins() {
    root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let card = add(UIView())
    card.preservesSuperviewLayoutMargins = true
    let constraints = place(card, 10, 25, 300, 400)
    let view = fill(card.layoutMarginsGuide, in: card)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    // Below it are 480 - 425 points, so the view's own margin of 8 applies.
    XCTAssertEqual(card.layoutMargins, UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
    XCTAssertEqual(view.frame, CGRect(x: 20, y: 8, width: 260, height: 384))
    constraints[0].constant = 0
    constraints[2].constant = 320
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 30, y: 8, width: 260, height: 384))
    root.layoutMargins.left = 50
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.minX, 50)
    card.preservesSuperviewLayoutMargins = false
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.minX, 8)
  }

  /// Moving a view changes its preserved margins, too.
  func testPreservedMarginsWhenTheViewMoves() {
    root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let card = add(UIView())
    card.preservesSuperviewLayoutMargins = true
    let constraints = place(card, 0, 100, 200, 100)
    let view = fill(card.layoutMarginsGuide, in: card)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.minX, 30)
    constraints[0].constant = 10
    root.layoutIfNeeded()
    XCTAssertEqual(card.layoutMargins.left, 20)
    XCTAssertEqual(view.frame.minX, 20)
  }

  // MARK: Readable content

  /// The width is at most 672 points at the default text size, and centered.
  func testReadableWidth() {
    show(CGSize(width: 1024, height: 1366))
    let view = fill(page.readableContentGuide)
    step()
    XCTAssertEqual(view.frame.width, 672)
    XCTAssertEqual(view.frame.midX, 512)
    XCTAssertEqual(page.readableContentGuide.layoutFrame, view.frame)
    XCTAssertEqual(view.frame.minY, page.layoutMarginsGuide.layoutFrame.minY)
    page.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    step()
    XCTAssertEqual(view.frame.width, page.layoutMarginsGuide.layoutFrame.width)
  }

  func testReadableContentOfNarrowViews() {
    show()
    let view = fill(page.readableContentGuide)
    step()
    XCTAssertEqual(view.frame, page.layoutMarginsGuide.layoutFrame)
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 700, height: 10))
    wide.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)
    XCTAssertEqual(wide.readableContentGuide.layoutFrame.width, 672)
    wide.frame.size.width = 600
    XCTAssertEqual(wide.readableContentGuide.layoutFrame, CGRect(x: 0, y: 0, width: 590, height: 10))
  }

  /// "Follow Readable Width" of Interface Builder increases the margins.
  func testMarginsThatFollowTheReadableWidth() throws {
    let fixture = NibFixture()
    fixture.xib(
      "Readable",
      """
      <view layoutMarginsFollowReadableWidth="YES" id="v"><rect key="frame" x="0" y="0" width="1000" height="100"/></view>
      """)
    let view = try XCTUnwrap(
      UINib(nibName: "Readable", bundle: fixture.bundle).instantiate(withOwner: nil, options: nil).first as? UIView)
    XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 164, bottom: 8, right: 164))
    XCTAssertEqual(view.layoutMarginsGuide.layoutFrame, CGRect(x: 164, y: 8, width: 672, height: 84))
    XCTAssertEqual(view.readableContentGuide.layoutFrame, view.layoutMarginsGuide.layoutFrame)
    let card = UIView(frame: view.bounds)
    card.preservesSuperviewLayoutMargins = true
    view.addSubview(card)
    let inner = fill(card.layoutMarginsGuide, in: card)
    view.layoutIfNeeded()
    XCTAssertEqual(inner.frame.minX, 164)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    XCTAssertEqual(view.layoutMargins.left, 8)
    view.layoutIfNeeded()
    XCTAssertEqual(inner.frame.minX, 8, "views that keep its margins are told")
    view.traitOverrides.preferredContentSizeCategory = .large
    XCTAssertEqual(view.layoutMargins.left, 164)
    view.frame.size.width = 400
    XCTAssertEqual(view.layoutMargins.left, 8)
  }

  func testAspectFit() {
    show()
    guard let window = page.window else { return XCTFail() }
    let guide = window.safeAreaAspectFitLayoutGuide
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 59, width: 393, height: 759))
    let view = add(UIView(), to: page)
    activate(
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    )
    guide.aspectRatio = 1
    step()
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 242, width: 393, height: 393))
    guide.aspectRatio = 0.25
    step()
    XCTAssertEqual(view.frame.height, 759)
    XCTAssertEqual(view.frame.width, 189.75, accuracy: 0.34)
    XCTAssertEqual(view.frame.midX, 196.5, accuracy: 0.34)
    guide.aspectRatio = .nan
    XCTAssertEqual(guide.aspectRatio, 0.25)
  }
}
