import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Titles of bar buttons with attributes, and what is set for all buttons of a bar: Apple's pages of
/// `UIBarButtonItem`, `UIAppearance` and `UINavigationBarAppearance`, whose header says that the back button draws
/// from `buttonAppearance`.
final class BarButtonTitleTests: XCTestCase {
  private var stage: Stage!
  private var bar: UINavigationBar!

  override func setUp() {
    super.setUp()
    stage = Stage(animates: false)
    bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
  }

  override func tearDown() {
    MainActor.assumeIsolated { AppearanceProxies.removeAll() }
    stage.end()
    stage = nil
    bar = nil
    super.tearDown()
  }

  /// Shows a page with the button "Item" above a page called "Below".
  private func show(back: UIBarButtonItem? = nil) {
    let (below, top) = (UINavigationItem(title: "Below"), UINavigationItem(title: "Top"))
    below.backBarButtonItem = back
    top.rightBarButtonItem = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
    bar.items = [below, top]
    stage.view.addSubview(bar)
    UIApplication.shared.step()
  }

  private func button(_ title: String) throws -> UIButton {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return try XCTUnwrap(all(bar).compactMap { $0 as? UIButton }.first { $0.titleLabel?.text == title })
  }

  /// The color in which the title is drawn.
  private func color(_ title: String) throws -> UIColor? {
    let label = try XCTUnwrap(button(title).titleLabel)
    let own = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    return own ?? label.textColor
  }

  private func font(_ title: String) throws -> UIFont? {
    let label = try XCTUnwrap(button(title).titleLabel)
    return label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  }

  func testAttributesWithoutAColourLeaveTheTint() throws {
    bar.tintColor = .systemRed
    show()
    bar.topItem?.rightBarButtonItem?.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
    UIApplication.shared.step()
    XCTAssertEqual(try color("Item"), .systemRed)
    XCTAssertEqual(try font("Item")?.pointSize, 12)
    bar.tintColor = .systemGreen
    UIApplication.shared.step()
    XCTAssertEqual(try color("Item"), .systemGreen, "it follows a new tint")
    bar.topItem?.rightBarButtonItem?.setTitleTextAttributes([.foregroundColor: UIColor.systemTeal], for: .normal)
    UIApplication.shared.step()
    XCTAssertEqual(try color("Item"), .systemTeal)
  }

  /// A system button with such a title, outside of a bar.
  func testASystemButtonsTitleWithoutAColourHasTheTint() {
    let button = UIButton(type: .system)
    button.tintColor = .systemRed
    button.setAttributedTitle(
      NSAttributedString(string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 12)]), for: .normal)
    stage.view.addSubview(button)
    XCTAssertEqual(button.titleLabel?.textColor, .systemRed)
  }

  func testWhatIsSetForAllItemsReachesTheBackButton() throws {
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.systemTeal], for: .normal)
    show()
    XCTAssertEqual(try font("Below")?.pointSize, 12)
    XCTAssertEqual(try color("Below"), .systemTeal)
    XCTAssertEqual(try font("Item")?.pointSize, 12)
  }

  func testTheTintOfAllItemsReachesTheBackButton() throws {
    UIBarButtonItem.appearance().tintColor = .systemPink
    show()
    XCTAssertEqual(try button("Below").tintColor, .systemPink)
    XCTAssertEqual(try color("Below"), .systemPink)
  }

  /// The back button item of the page below also gets the values that are set for all items, unless it sets its
  /// own.
  func testAnItemForTheWayBackTakesItToo() throws {
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemTeal], for: .normal)
    show(back: UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil))
    XCTAssertEqual(try color("Home"), .systemTeal)
    let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    own.setTitleTextAttributes([.foregroundColor: UIColor.systemBrown], for: .normal)
    show(back: own)
    XCTAssertEqual(try color("Own"), .systemBrown)
  }

  func testButtonsOfAnAppearanceIncludeTheBackButton() throws {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemMint, .font: UIFont.systemFont(ofSize: 13),
    ]
    bar.standardAppearance = appearance
    show()
    XCTAssertEqual(try color("Below"), .systemMint)
    XCTAssertEqual(try font("Below")?.pointSize, 13)
    appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
    bar.standardAppearance = appearance
    UIApplication.shared.step()
    XCTAssertEqual(try color("Below"), .systemIndigo, "its own goes first")
    XCTAssertEqual(try font("Below")?.pointSize, 13, "the rest stays")
    XCTAssertEqual(try color("Item"), .systemMint)
  }
}
