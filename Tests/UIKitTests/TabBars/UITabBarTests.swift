import UIKit
import XCTest

/// Facts: facts/geometry.md#tab-bar, and Apple's page of `UITabBar`.
final class UITabBarTests: CoreTestCase {
  private var bar: UITabBar!
  private var heard: [String] = []

  private final class Delegate: NSObject, UITabBarDelegate {
    var heard: (String) -> Void = { _ in }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard("didSelect \(item.title ?? "")") }
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      heard("willBegin \(items.count)")
    }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { heard("didBegin \(items.count)") }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      heard("willEnd \(changed)")
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      heard("didEnd \(changed)")
    }
  }
  private let delegate = Delegate()

  override func tearDown() {
    MainActor.assumeIsolated { AppearanceProxies.removeAll() }
    super.tearDown()
  }

  private func show(_ titles: [String], width: CGFloat = 393) {
    let window = makeWindow()
    bar = UITabBar(frame: CGRect(x: 0, y: 400, width: width, height: 49))
    bar.items = titles.enumerated().map { UITabBarItem(title: $1, image: square(25), tag: $0) }
    window.rootViewController?.view.addSubview(bar)
    delegate.heard = { [unowned self] in heard.append($0) }
    bar.delegate = delegate
    step()
  }

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func all(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all(in: $0) } }
  private var buttons: [UIControl] {
    all(in: bar).compactMap { $0 as? UIControl }.sorted { $0.frame.minX < $1.frame.minX }
  }
  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: bar) }
  private func label(_ text: String) throws -> UILabel {
    try XCTUnwrap(all(in: bar).compactMap { $0 as? UILabel }.first { $0.text == text })
  }

  func testDefaults() {
    let bar = UITabBar()
    XCTAssertNil(bar.items)
    XCTAssertNil(bar.selectedItem)
    XCTAssertNil(bar.delegate)
    XCTAssertNil(bar.barTintColor)
    XCTAssertNil(bar.unselectedItemTintColor)
    XCTAssertNil(bar.shadowImage)
    XCTAssertNil(bar.scrollEdgeAppearance)
    XCTAssertTrue(bar.isTranslucent)
    XCTAssertEqual(bar.itemPositioning, .automatic)
    XCTAssertEqual(bar.itemWidth, 0)
    XCTAssertEqual(bar.itemSpacing, 0)
    XCTAssertEqual(bar.barStyle, .default)
    XCTAssertEqual(bar.barPosition, .bottom)
    XCTAssertFalse(bar.isCustomizing)
    XCTAssertEqual(bar.intrinsicContentSize, CGSize(width: -1, height: 49))
    XCTAssertEqual(bar.sizeThatFits(CGSize(width: 320, height: 5)), CGSize(width: 320, height: 49))
    XCTAssertEqual(bar.tintColor, .systemBlue)
    XCTAssertEqual(bar.accessibilityTraits, .tabBar)
  }

  /// facts/geometry.md#tab-bar/widths: 6 in 393, 4 in 393, 4 in 320, 4 in 414.
  func testButtonFrames() {
    show(["1", "2", "3", "4", "5", "6"])
    XCTAssertEqual(buttons.map(\.frame.minX), [2, 68, 133, 199, 264, 330])
    XCTAssertEqual(Set(buttons.map(\.frame.width)), [61, 62])
    XCTAssertEqual(buttons.map(\.frame.minY), Array(repeating: 1, count: 6))
    XCTAssertEqual(buttons.map(\.frame.height), Array(repeating: 48, count: 6))
    bar.items = Array(bar.items?.prefix(4) ?? [])
    step()
    XCTAssertEqual(buttons.map(\.frame.minX), [2, 100, 199, 297])
    bar.frame.size.width = 320
    step()
    XCTAssertEqual(buttons.map(\.frame.width), [76, 76, 76, 76])
    bar.frame.size.width = 414
    step()
    XCTAssertEqual(buttons.last?.frame, CGRect(x: 313, y: 1, width: 99, height: 48))
  }

  func testItemsFromRightToLeft() {
    show(["1", "2", "3", "4"])
    bar.semanticContentAttribute = .forceRightToLeft
    step()
    XCTAssertEqual(buttons.first?.accessibilityLabel, "4")
    XCTAssertEqual(buttons.map(\.frame.minX), [2, 100, 198, 297])
  }

  /// facts/geometry.md#tab-bar/image, #tab-bar/title
  func testImageAndTitle() throws {
    show(["Home", "Settings"])
    let image = try XCTUnwrap(all(in: buttons[0]).compactMap { $0 as? UIImageView }.first { $0.image != nil })
    XCTAssertEqual(frame(image).minY, 5.5, accuracy: 0.34)
    XCTAssertEqual(frame(image).size, CGSize(width: 25, height: 25))
    XCTAssertEqual(frame(image).midX, buttons[0].frame.midX, accuracy: 0.5)
    let title = try label("Home")
    XCTAssertEqual(
      title.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont,
      .systemFont(ofSize: 10, weight: .medium))
    XCTAssertEqual(frame(title).midX, buttons[0].frame.midX, accuracy: 0.5)
    XCTAssertEqual(frame(title).minY + UIFont.systemFont(ofSize: 10, weight: .medium).ascender, 45, accuracy: 0.34)
  }

  /// facts/geometry.md#tab-bar/badge
  func testBadge() throws {
    show(["Home", "Settings"])
    bar.items?[0].badgeValue = "3"
    step()
    let text = try label("3")
    let badge = try XCTUnwrap(text.superview)
    XCTAssertEqual(frame(badge).size, CGSize(width: 18, height: 18))
    XCTAssertEqual(frame(badge).minY, 3)
    XCTAssertEqual(frame(badge).minX, buttons[0].frame.midX + 11, accuracy: 0.5)
    XCTAssertEqual(badge.backgroundColor, .systemRed)
    XCTAssertEqual(badge.layer.cornerRadius, 9)
    bar.items?[0].badgeValue = "1,000"
    bar.items?[0].badgeColor = .systemGreen
    step()
    XCTAssertGreaterThan(frame(badge).width, 30)
    XCTAssertEqual(frame(badge).height, 18)
    XCTAssertEqual(badge.backgroundColor, .systemGreen)
    bar.items?[0].badgeValue = ""
    step()
    XCTAssertEqual(frame(badge).size, CGSize(width: 18, height: 18))
    bar.items?[0].badgeValue = nil
    step()
    XCTAssertNil(badge.superview)
  }

  func testBadgeFromRightToLeft() throws {
    show(["Home", "Settings"])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.items?[0].badgeValue = "10"
    step()
    let badge = try XCTUnwrap(label("10").superview)
    // The first item is at the right.
    XCTAssertEqual(frame(badge).maxX, buttons[1].frame.midX - 11, accuracy: 0.5)
  }

  /// The badge does not cover a title beside the image.
  func testBadgeBesideATitle() throws {
    for mirrored in [false, true] {
      show(["Home", "Settings"], width: 800)
      bar.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
      bar.traitOverrides.verticalSizeClass = .compact
      for text in ["3", "1,000"] {
        bar.items?[0].badgeValue = text
        step()
        let badge = frame(try XCTUnwrap(label(text).superview))
        let title = frame(try label("Home"))
        XCTAssertEqual(title.midY, frame(try label("Settings")).midY)
        XCTAssertEqual(mirrored ? badge.minX - title.maxX : title.minX - badge.maxX, 1, accuracy: 0.67, text)
      }
    }
  }

  func testTapsSelectAndTellTheDelegate() {
    show(["Home", "Settings"])
    XCTAssertNil(bar.selectedItem)
    tap(300, 420)
    XCTAssertTrue(bar.selectedItem === bar.items?[1])
    XCTAssertEqual(heard, ["didSelect Settings"])
    tap(300, 420)
    XCTAssertEqual(heard, ["didSelect Settings", "didSelect Settings"])
    bar.selectedItem = bar.items?[0]
    XCTAssertEqual(heard.count, 2)
    bar.items?[1].isEnabled = false
    step()
    tap(300, 420)
    XCTAssertEqual(heard.count, 2)
    XCTAssertTrue(bar.selectedItem === bar.items?[0])
    bar.items = []
    XCTAssertNil(bar.selectedItem)
  }

  func testColoursOfSelectedAndOtherItems() throws {
    show(["Home", "Settings"])
    bar.selectedItem = bar.items?[0]
    bar.tintColor = .systemPurple
    bar.unselectedItemTintColor = .systemBrown
    step()
    func color(_ text: String) throws -> UIColor? {
      try label(text).attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    XCTAssertEqual(try color("Home"), .systemPurple)
    XCTAssertEqual(try color("Settings"), .systemBrown)
    bar.items?[1].setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .normal)
    step()
    XCTAssertEqual(try color("Settings"), .systemPink)
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
    appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .systemIndigo
    bar.standardAppearance = appearance
    step()
    XCTAssertEqual(try color("Home"), .systemTeal)
    bar.items?[1].badgeValue = "!"
    step()
    XCTAssertEqual(try label("!").superview?.backgroundColor, .systemIndigo)
    // The object that the bar returns can be modified.
    bar.standardAppearance.stackedLayoutAppearance.selected.titleTextAttributes = [:]
    step()
    XCTAssertEqual(try color("Home"), .systemPurple)
  }

  func testSelectedImage() throws {
    show(["Home", "Settings"])
    bar.items?[0].selectedImage = square(31)
    bar.selectedItem = bar.items?[0]
    step()
    let image = try XCTUnwrap(all(in: buttons[0]).compactMap { $0 as? UIImageView }.first { $0.image != nil })
    XCTAssertEqual(frame(image).size, CGSize(width: 31, height: 31))
    bar.selectedItem = nil
    step()
    XCTAssertEqual(frame(image).size, CGSize(width: 25, height: 25))
  }

  func testCentredItems() {
    show(["1", "2"])
    bar.itemPositioning = .centered
    bar.itemWidth = 80
    bar.itemSpacing = 20
    step()
    XCTAssertEqual(buttons.map(\.frame.minX), [107, 207])
    XCTAssertEqual(buttons.map(\.frame.width), [80, 80])
  }

  /// facts/geometry.md#tab-bar/accessibility
  func testAccessibility() {
    show(["Home", "Settings"])
    bar.items?[0].badgeValue = "3"
    bar.items?[1].badgeValue = "new"
    bar.selectedItem = bar.items?[0]
    step()
    XCTAssertEqual(buttons.map(\.accessibilityLabel), ["Home", "Settings"])
    XCTAssertEqual(buttons.map(\.accessibilityValue), ["3 items", "new"])
    XCTAssertTrue(buttons[0].accessibilityTraits.contains(.selected))
    XCTAssertFalse(buttons[1].accessibilityTraits.contains(.selected))
    XCTAssertEqual(bar.accessibilityTraits, .tabBar)
  }

  func testCustomizing() {
    show(["Home", "Settings"])
    let third = UITabBarItem(title: "Third", image: nil, tag: 2)
    bar.beginCustomizingItems((bar.items ?? []) + [third])
    XCTAssertTrue(bar.isCustomizing)
    XCTAssertFalse(bar.endCustomizing(animated: false))
    XCTAssertFalse(bar.isCustomizing)
    XCTAssertEqual(heard, ["willBegin 3", "didBegin 3", "willEnd false", "didEnd false"])
    heard = []
    bar.beginCustomizingItems((bar.items ?? []) + [third])
    bar.items = [bar.items?[0], third].compactMap { $0 }
    XCTAssertTrue(bar.endCustomizing(animated: false))
    XCTAssertEqual(heard.last, "didEnd true")
    XCTAssertFalse(bar.endCustomizing(animated: false))
  }

  /// facts/nib.md#bar-appearances/bars
  func testNib() throws {
    let fixture = NibFixture()
    fixture.xib(
      "Bar",
      """
      <tabBar contentMode="scaleToFill" id="bar" translucent="NO" itemPositioning="centered" itemWidth="90" selectedImageTintColor="x">
        <rect key="frame" x="0.0" y="0.0" width="320" height="49"/>
        <items>
          <tabBarItem title="One" badgeValue="2" id="i1"><color key="badgeColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></tabBarItem>
          <tabBarItem systemItem="search" id="i2"/>
        </items>
        <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <tabBarAppearance key="standardAppearance" stackedItemPositioning="fill">
          <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </tabBarAppearance>
      </tabBar>
      """.replacingOccurrences(of: " selectedImageTintColor=\"x\"", with: ""))
    let bar = try XCTUnwrap(
      UINib(nibName: "Bar", bundle: fixture.bundle).instantiate(withOwner: nil).first as? UITabBar)
    XCTAssertFalse(bar.isTranslucent)
    XCTAssertEqual(bar.itemPositioning, .centered)
    XCTAssertEqual(bar.itemWidth, 90)
    XCTAssertEqual(bar.items?.map(\.title), ["One", "Search"])
    XCTAssertEqual(bar.items?[0].badgeValue, "2")
    XCTAssertEqual(bar.barTintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(bar.standardAppearance.backgroundColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    XCTAssertEqual(bar.standardAppearance.stackedItemPositioning, .fill)
  }

  func testArchive() throws {
    show(["Home"])
    bar.itemPositioning = .fill
    bar.unselectedItemTintColor = .red
    let data = try NSKeyedArchiver.archivedData(withRootObject: bar as Any, requiringSecureCoding: false)
    let copy = try XCTUnwrap(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UITabBar)
    XCTAssertEqual(copy.items?.map(\.title), ["Home"])
    XCTAssertEqual(copy.itemPositioning, .fill)
    XCTAssertEqual(copy.unselectedItemTintColor, .red)
  }

  func testAppearanceProxy() {
    UITabBar.appearance().unselectedItemTintColor = .systemOrange
    UITabBar.appearance().barTintColor = .systemGray
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .systemMint
    UITabBar.appearance().standardAppearance = appearance
    UITabBarItem.appearance().badgeColor = .systemTeal
    show(["Home"])
    XCTAssertEqual(bar.unselectedItemTintColor, .systemOrange)
    XCTAssertEqual(bar.barTintColor, .systemGray)
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .systemMint)
    XCTAssertEqual(bar.items?[0].badgeColor, .systemTeal)
  }
}
