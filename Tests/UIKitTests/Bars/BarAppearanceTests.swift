import UIKit
import XCTest

/// Facts: facts/defaults.md#raw-values, and Apple's pages of `UIBarAppearance` and its subclasses.
final class BarAppearanceTests: CoreTestCase {
  override func tearDown() {
    MainActor.assumeIsolated { AppearanceProxies.removeAll() }
    super.tearDown()
  }

  private func background(_ bar: UIView) -> [UIColor] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    // The first subview is the background.
    return all(bar.subviews[0]).filter { !$0.isHidden }.compactMap(\.backgroundColor)
  }

  func testDefaultBackground() {
    let appearance = UINavigationBarAppearance()
    XCTAssertNotNil(appearance.backgroundEffect)
    XCTAssertNil(appearance.backgroundColor)
    XCTAssertNil(appearance.backgroundImage)
    XCTAssertEqual(appearance.backgroundImageContentMode, .scaleToFill)
    XCTAssertNotNil(appearance.shadowColor)
    XCTAssertEqual(appearance.titleTextAttributes.count, 0)
    XCTAssertEqual(appearance.titlePositionAdjustment, .zero)
    XCTAssertEqual(appearance.idiom, .phone)
    XCTAssertEqual(UIToolbarAppearance(idiom: .pad).idiom, .pad)
    let tabs = UITabBarAppearance()
    XCTAssertEqual(tabs.stackedItemPositioning, .automatic)
    XCTAssertEqual(tabs.stackedItemWidth, 0)
    XCTAssertEqual(tabs.stackedItemSpacing, 0)
    XCTAssertNil(tabs.selectionIndicatorTintColor)
    XCTAssertNil(tabs.stackedLayoutAppearance.normal.iconColor)
    XCTAssertEqual(UITabBarItemAppearance.Style.compactInline.rawValue, 2)
  }

  func testConfiguring() {
    let appearance = UIBarAppearance()
    appearance.backgroundImage = UIImage()
    appearance.configureWithOpaqueBackground()
    XCTAssertNil(appearance.backgroundEffect)
    XCTAssertNil(appearance.backgroundImage)
    XCTAssertEqual(appearance.backgroundColor, .systemBackground)
    XCTAssertNotNil(appearance.shadowColor)
    appearance.configureWithTransparentBackground()
    XCTAssertNil(appearance.backgroundEffect)
    XCTAssertNil(appearance.backgroundColor)
    XCTAssertNil(appearance.shadowColor)
    appearance.configureWithDefaultBackground()
    XCTAssertEqual(appearance, UIBarAppearance())
  }

  func testCopies() throws {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .systemRed
    appearance.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    let copy = try XCTUnwrap(appearance.copy() as Any as? UINavigationBarAppearance)
    XCTAssertEqual(copy, appearance)
    copy.buttonAppearance.normal.titlePositionAdjustment = .zero
    XCTAssertNotEqual(copy, appearance)
    XCTAssertEqual(appearance.buttonAppearance.normal.titlePositionAdjustment.vertical, 2)
    // Only the background of an appearance of another class is copied.
    let tabs = UITabBarAppearance(barAppearance: appearance)
    XCTAssertEqual(tabs.backgroundColor, .systemRed)
    XCTAssertEqual(UINavigationBarAppearance(barAppearance: appearance), appearance)
  }

  func testArchive() throws {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    // System colors are compared by their present values.
    appearance.backgroundColor = .red
    appearance.shadowColor = .blue
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = 70
    appearance.stackedLayoutAppearance.selected.iconColor = .green
    appearance.stackedLayoutAppearance.normal.badgePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    appearance.inlineLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    let data = try NSKeyedArchiver.archivedData(withRootObject: appearance, requiringSecureCoding: false)
    let copy = try XCTUnwrap(NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UITabBarAppearance)
    XCTAssertEqual(copy, appearance)
    XCTAssertEqual(copy.stackedItemWidth, 70)
    XCTAssertEqual(copy.stackedLayoutAppearance.normal.badgePositionAdjustment.vertical, 4)
    XCTAssertEqual(
      copy.inlineLayoutAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor, .blue)
  }

  func testBackIndicatorNeedsBothImages() {
    let appearance = UINavigationBarAppearance()
    let (usual, own) = (appearance.backIndicatorImage, UIImage(systemName: "star")!)
    appearance.setBackIndicatorImage(own, transitionMaskImage: nil)
    XCTAssertTrue(appearance.backIndicatorImage === usual)
    appearance.setBackIndicatorImage(own, transitionMaskImage: own)
    XCTAssertTrue(appearance.backIndicatorImage === own)
    appearance.setBackIndicatorImage(nil, transitionMaskImage: nil)
    XCTAssertTrue(appearance.backIndicatorImage === usual)
  }

  // MARK: Bars

  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private func showBar() -> UINavigationBar {
    let window = makeWindow()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    bar.items = [UINavigationItem(title: "Title")]
    window.rootViewController?.view.addSubview(bar)
    step()
    return bar
  }

  func testBarsKeepCopies() {
    let bar = showBar()
    let own = appearance(.systemRed)
    bar.standardAppearance = own
    XCTAssertFalse(bar.standardAppearance === own)
    XCTAssertTrue(background(bar).contains(.systemRed))
    own.backgroundColor = .systemGreen
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .systemRed)
    // The object that the bar returns can be modified.
    bar.standardAppearance.backgroundColor = .systemBlue
    XCTAssertTrue(background(bar).contains(.systemBlue))
  }

  func testChangingTheDefaultAppearanceCounts() {
    let bar = showBar()
    bar.barTintColor = .systemYellow
    XCTAssertFalse(bar.standardAppearance.backgroundColor == .systemYellow)
    XCTAssertTrue(background(bar).contains { $0.cgColor.components?.count ?? 0 > 0 })
    bar.standardAppearance.backgroundColor = .systemPurple
    XCTAssertTrue(background(bar).contains(.systemPurple))
    XCTAssertFalse(background(bar).contains(UIColor.systemYellow.withAlphaComponent(0.85)))
  }

  func testTheItemsAppearanceWins() {
    let bar = showBar()
    bar.standardAppearance = appearance(.systemRed)
    bar.topItem?.standardAppearance = appearance(.systemGreen)
    XCTAssertTrue(background(bar).contains(.systemGreen))
    bar.topItem?.standardAppearance?.backgroundColor = .systemBrown
    XCTAssertTrue(background(bar).contains(.systemBrown))
    bar.pushItem(UINavigationItem(title: "Other"), animated: false)
    XCTAssertTrue(background(bar).contains(.systemRed))
    bar.popItem(animated: false)
    bar.topItem?.standardAppearance = nil
    XCTAssertTrue(background(bar).contains(.systemRed))
  }

  func testCompactAppearance() {
    let bar = showBar()
    bar.standardAppearance = appearance(.systemRed)
    bar.compactAppearance = appearance(.systemOrange)
    UIApplication.shared.send(.rotate(.landscapeLeft))
    step()
    XCTAssertTrue(background(bar).contains(.systemOrange))
    bar.compactAppearance = nil
    XCTAssertTrue(background(bar).contains(.systemRed))
    UIApplication.shared.send(.rotate(.portrait))
    step()
  }

  func testTitleAndButtons() throws {
    let bar = showBar()
    let own = appearance(.systemBackground)
    own.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
    own.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
    own.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
    own.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemMint]
    bar.standardAppearance = own
    bar.topItem?.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    bar.topItem?.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    step()
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    func label(_ text: String) throws -> UILabel {
      try XCTUnwrap(all(bar).compactMap { $0 as? UILabel }.first { $0.text == text })
    }
    func color(_ text: String) throws -> UIColor? {
      try label(text).attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    XCTAssertEqual(try color("Title"), .systemPink)
    XCTAssertEqual(try color("Left"), .systemTeal)
    XCTAssertEqual(try color("Done"), .systemMint)
    let title = try label("Title")
    XCTAssertEqual(title.convert(title.bounds, to: bar).midY, 25, accuracy: 0.5)
  }

  func testToolbar() {
    let window = makeWindow()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 393, height: 44))
    window.rootViewController?.view.addSubview(bar)
    let own = UIToolbarAppearance()
    own.configureWithOpaqueBackground()
    own.backgroundColor = .systemCyan
    bar.standardAppearance = own
    XCTAssertTrue(background(bar).contains(.systemCyan))
    bar.compactAppearance = UIToolbarAppearance()
    bar.scrollEdgeAppearance = own
    XCTAssertEqual(bar.scrollEdgeAppearance?.backgroundColor, .systemCyan)
    XCTAssertNil(bar.compactScrollEdgeAppearance)
  }

  /// facts/defaults.md#appearance
  func testProxies() {
    UINavigationBar.appearance().standardAppearance = appearance(.systemRed)
    UINavigationBar.appearance().scrollEdgeAppearance = appearance(.systemGreen)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
      .setTitlePositionAdjustment(UIOffset(horizontal: 4, vertical: 0), for: .default)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self])
      .setTitlePositionAdjustment(UIOffset(horizontal: 9, vertical: 0), for: .default)
    let bar = showBar()
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .systemRed)
    XCTAssertEqual(bar.scrollEdgeAppearance?.backgroundColor, .systemGreen)
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    bar.topItem?.leftBarButtonItem = item
    step()
    XCTAssertEqual(item.titlePositionAdjustment(for: .default).horizontal, 4)
  }

  /// facts/nib.md#bar-appearances
  func testNib() throws {
    let fixture = NibFixture()
    fixture.xib(
      "Bar",
      """
      <navigationBar contentMode="scaleToFill" id="bar">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <navigationBarAppearance key="standardAppearance" backgroundEffect="systemThickMaterialLight">
          <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          <textAttributes key="titleTextAttributes">
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </textAttributes>
        </navigationBarAppearance>
        <navigationBarAppearance key="scrollEdgeAppearance"/>
      </navigationBar>
      """)
    let bar = try XCTUnwrap(
      UINib(nibName: "Bar", bundle: fixture.bundle).instantiate(withOwner: nil).first as? UINavigationBar)
    XCTAssertEqual(bar.standardAppearance.backgroundColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    XCTAssertEqual(
      bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor,
      UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertNotNil(bar.scrollEdgeAppearance)
    XCTAssertNil(bar.compactAppearance)
  }
}
