import UIKit
import XCTest

/// Apple's pages of `UINavigationItem`, `UIBarButtonItem` and `UIBarButtonItemGroup`.
final class NavigationItemTests: CoreTestCase {
  private var bar: UINavigationBar!
  private var item: UINavigationItem!

  private func show(width: CGFloat = 393) {
    let window = makeWindow()
    bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: width, height: 44))
    item = UINavigationItem(title: "Title")
    bar.items = [item]
    window.rootViewController?.view.addSubview(bar)
    step()
  }

  private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
  private var buttons: [UIButton] {
    all(bar).compactMap { $0 as? UIButton }.sorted { place($0).minX < place($1).minX }
  }
  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: bar) }

  func testDefaults() {
    let item = UINavigationItem(title: "T")
    XCTAssertEqual(item.style, .navigator)
    XCTAssertEqual(item.leadingItemGroups.count, 0)
    XCTAssertEqual(item.centerItemGroups.count, 0)
    XCTAssertEqual(item.trailingItemGroups.count, 0)
    XCTAssertNil(item.pinnedTrailingGroup)
    XCTAssertNil(item.titleMenuProvider)
    XCTAssertTrue(item.hidesSearchBarWhenScrolling)
    XCTAssertEqual(item.preferredSearchBarPlacement, .automatic)
    XCTAssertNil(item.standardAppearance)
    XCTAssertNil(item.scrollEdgeAppearance)
    XCTAssertEqual(UINavigationItem.ItemStyle.editor.rawValue, 2)
    XCTAssertEqual(UINavigationItem.SearchBarPlacement.stacked.rawValue, 2)
    let button = UIBarButtonItem()
    XCTAssertNil(button.buttonGroup)
    XCTAssertNil(button.backgroundImage(for: .normal, barMetrics: .default))
    XCTAssertEqual(button.titlePositionAdjustment(for: .default), .zero)
  }

  func testGroups() {
    show()
    func make(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }
    let (a, b, c, d) = (make("A"), make("B"), make("C"), make("D"))
    item.leadingItemGroups = [.fixedGroup(items: [a])]
    item.trailingItemGroups = [.movableGroup(customizationIdentifier: "x", items: [b, c])]
    item.pinnedTrailingGroup = d.creatingFixedGroup()
    step()
    XCTAssertEqual(buttons.map { $0.title(for: .normal) }, ["A", "B", "C", "D"])
    XCTAssertTrue(b.buttonGroup === item.trailingItemGroups[0])
    item.trailingItemGroups[0].isHidden = true
    step()
    XCTAssertEqual(buttons.map { $0.title(for: .normal) }, ["A", "D"])
    a.isHidden = true
    step()
    XCTAssertEqual(buttons.map { $0.title(for: .normal) }, ["D"])
    // The center groups are in the overflow menu of a narrow bar.
    item.centerItemGroups = [make("E").creatingOptionalGroup(customizationIdentifier: "e")]
    step()
    XCTAssertEqual(buttons.map(\.accessibilityLabel), ["More", "D"])
    XCTAssertTrue(buttons[0].menu?.children.first is UIDeferredMenuElement)
    XCTAssertTrue(buttons[0].showsMenuAsPrimaryAction)
    XCTAssertNotNil(item.overflowPresentationSource)
  }

  func testTitleMenu() {
    show()
    item.titleMenuProvider = { suggested in UIMenu(children: suggested + [UIAction(title: "Move") { _ in }]) }
    step()
    XCTAssertEqual(buttons.first?.attributedTitle(for: .normal)?.string, "Title")
    XCTAssertEqual(buttons.first?.showsMenuAsPrimaryAction, true)
    XCTAssertEqual(place(buttons[0]).midX, 196.5, accuracy: 8)
    item.titleMenuProvider = nil
    step()
    XCTAssertEqual(buttons.count, 0)
  }

  func testEverySystemItemShowsSomething() {
    show()
    for raw in 0...24 {
      guard let system = UIBarButtonItem.SystemItem(rawValue: raw), system != .flexibleSpace, system != .fixedSpace,
        system != .pageCurl
      else { continue }
      item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
      step()
      let button = buttons.first
      XCTAssertTrue(
        button?.title(for: .normal) != nil || button?.image(for: .normal) != nil, "\(system) shows nothing")
      XCTAssertNotNil(button?.accessibilityLabel, "\(system) has no label")
    }
  }

  func testBackgroundsAndOffsets() throws {
    show()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let button = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    button.setBackgroundImage(image, for: .normal, barMetrics: .default)
    item.leftBarButtonItem = button
    step()
    XCTAssertTrue(buttons[0].backgroundImage(for: .normal) === image)
    XCTAssertTrue(button.backgroundImage(for: .normal, style: .plain, barMetrics: .default) === image)
    XCTAssertNil(button.backgroundImage(for: .highlighted, barMetrics: .default))
    let before = try XCTUnwrap(buttons[0].titleLabel).center
    button.setTitlePositionAdjustment(UIOffset(horizontal: 5, vertical: -2), for: .default)
    step()
    let after = try XCTUnwrap(buttons[0].titleLabel).center
    XCTAssertEqual(after.x - before.x, 5, accuracy: 0.1)
    XCTAssertEqual(after.y - before.y, -2, accuracy: 0.1)
  }

  func testBackButtonOfTheItemBelow() {
    show()
    let own = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
    own.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 0), for: .default)
    own.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    item.backBarButtonItem = own
    bar.pushItem(UINavigationItem(title: "Second"), animated: false)
    step()
    XCTAssertEqual(buttons.first?.attributedTitle(for: .normal)?.string, "Home")
    XCTAssertEqual(
      buttons.first?.attributedTitle(for: .normal)?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor,
      .systemRed)
  }

  func testRenaming() throws {
    final class Delegate: NSObject, UINavigationItemRenameDelegate {
      var ended: [String] = []
      func navigationItem(_: UINavigationItem, didEndRenamingWith title: String) { ended.append(title) }
    }
    show()
    let delegate = Delegate()
    item.renameDelegate = delegate
    step()
    let deferred = try XCTUnwrap(buttons.first?.menu?.children.first as? UIDeferredMenuElement)
    XCTAssertNotNil(deferred)
    XCTAssertEqual(buttons.first?.accessibilityLabel ?? "Title", "Title")
  }
}
