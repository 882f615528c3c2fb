import UIKit
import XCTest

/// The guide of the keyboard (Apple's "Adjusting your layout with keyboard layout guide" and the header of
/// UIKeyboardLayoutGuide).
final class GuideKeyboardTests: ConstraintTestCase {
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
  private var page: UIView { controller.view }

  override func setUp() {
    super.setUp()
    makeWindow(controller)
    page.addSubview(field)
    step()
  }

  override func tearDown() {
    field.resignFirstResponder()
    super.tearDown()
  }

  func testDefaults() {
    let guide = page.keyboardLayoutGuide
    XCTAssertFalse(guide.followsUndockedKeyboard)
    XCTAssertTrue(guide.usesBottomSafeArea)
    XCTAssertEqual(guide.keyboardDismissPadding, 0)
    XCTAssertTrue(guide === page.keyboardLayoutGuide)
    XCTAssertTrue(guide.owningView === page)
  }

  /// The guide has the frame of the keyboard, or the height of the bottom safe area while the keyboard is hidden.
  func testShownAndHidden() {
    let bar = add(UIView(), to: page)
    activate(
      bar.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: page.keyboardLayoutGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: page.keyboardLayoutGuide.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44))
    step()
    XCTAssertEqual(page.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 818, width: 393, height: 34))
    XCTAssertEqual(bar.frame, CGRect(x: 0, y: 774, width: 393, height: 44))
    field.becomeFirstResponder()
    step()
    XCTAssertEqual(page.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 516, width: 393, height: 336))
    XCTAssertEqual(bar.frame.maxY, 516)
    // The bar with suggestions is removed.
    field.autocorrectionType = .no
    step()
    XCTAssertEqual(bar.frame.maxY, 561)
    field.resignFirstResponder()
    step()
    XCTAssertEqual(bar.frame.maxY, 818)
    XCTAssertEqual(console, [])
  }

  func testOnTheViewsBottom() {
    page.keyboardLayoutGuide.usesBottomSafeArea = false
    let bar = add(UIView(), to: page)
    bar.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor).isActive = true
    step()
    XCTAssertEqual(bar.frame.maxY, 852)
    page.keyboardLayoutGuide.usesBottomSafeArea = true
    step()
    XCTAssertEqual(bar.frame.maxY, 818)
    page.keyboardLayoutGuide.usesBottomSafeArea = false
    field.becomeFirstResponder()
    step()
    XCTAssertEqual(bar.frame.maxY, 516)
  }

  /// The guide of a view is the part of the keyboard that covers the view, in its coordinate space.
  func testViewsThatTheKeyboardPartlyCovers() {
    let card = add(UIView(), to: page)
    activate(
      card.topAnchor.constraint(equalTo: page.topAnchor, constant: 300),
      card.heightAnchor.constraint(equalToConstant: 400),
      card.leftAnchor.constraint(equalTo: page.leftAnchor), card.rightAnchor.constraint(equalTo: page.rightAnchor))
    let bar = add(UIView(), to: card)
    bar.bottomAnchor.constraint(equalTo: card.keyboardLayoutGuide.topAnchor).isActive = true
    step()
    XCTAssertEqual(bar.frame.maxY, 400)
    field.becomeFirstResponder()
    step()
    XCTAssertEqual(bar.frame.maxY, 216)
  }

  // MARK: Tracking

  func testTrackedConstraints() {
    let guide = page.keyboardLayoutGuide
    let bar = add(UIView(), to: page)
    func constraint(_ constant: CGFloat) -> NSLayoutConstraint {
      bar.widthAnchor.constraint(equalToConstant: constant)
    }
    let (nearBottom, nearTop, awayFromTop, awayFromBottom) = (
      constraint(1), constraint(2), constraint(1), constraint(3)
    )
    guide.setConstraints([nearBottom], activeWhenNearEdge: .bottom)
    guide.setConstraints([nearTop], activeWhenNearEdge: .top)
    guide.setConstraints([awayFromTop], activeWhenAwayFrom: .top)
    guide.setConstraints([awayFromBottom], activeWhenAwayFrom: .bottom)
    // Docked or hidden, the guide is at the bottom and fills the width.
    XCTAssertEqual([nearBottom, nearTop, awayFromTop, awayFromBottom].map(\.isActive), [true, false, true, false])
    XCTAssertEqual(guide.constraints(activeWhenNearEdge: .bottom), [nearBottom])
    XCTAssertEqual(guide.constraints(activeWhenNearEdge: .top), [nearTop])
    XCTAssertEqual(guide.constraints(activeWhenAwayFrom: .top), [awayFromTop])
    XCTAssertEqual(guide.constraints(activeWhenAwayFrom: .leading), [])
    field.becomeFirstResponder()
    step()
    XCTAssertEqual([nearBottom, nearTop, awayFromTop, awayFromBottom].map(\.isActive), [true, false, true, false])
    // The constraint is active only if the guide is away from all of the edges.
    let awayFromBoth = constraint(4)
    guide.setConstraints([awayFromBoth], activeWhenAwayFrom: [.bottom, .leading])
    XCTAssertFalse(awayFromBoth.isActive)
    // Other constraints for the same edge replace the previous ones; an empty array ends the tracking.
    let other = constraint(1)
    guide.setConstraints([other], activeWhenNearEdge: .bottom)
    XCTAssertFalse(nearBottom.isActive)
    XCTAssertTrue(other.isActive)
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    XCTAssertFalse(other.isActive)
    XCTAssertEqual(guide.constraints(activeWhenNearEdge: .bottom), [])
    guide.removeAllTrackedConstraints()
    XCTAssertFalse(awayFromTop.isActive)
    XCTAssertEqual(guide.constraints(activeWhenAwayFrom: .top), [])
  }

  /// Apple's sample has constraints for each side, and for being away from both, which applies to a docked
  /// keyboard.
  func testSidesOfADockedKeyboard() {
    let guide = page.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    let bar = add(UIView(), to: page)
    bar.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let leading = bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    let trailing = bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
    let middle = bar.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
    guide.setConstraints([leading], activeWhenNearEdge: .leading)
    guide.setConstraints([trailing], activeWhenNearEdge: .trailing)
    guide.setConstraints([middle], activeWhenAwayFrom: [.leading, .trailing])
    XCTAssertEqual([leading, trailing, middle].map(\.isActive), [false, false, true])
    field.becomeFirstResponder()
    step()
    XCTAssertEqual(bar.frame.midX, 196.5, accuracy: 0.34)
    XCTAssertEqual(console, [])
  }
}
