import UIKit
import XCTest

/// `facts/geometry.md#edit-menu`; Apple's page of `UIMenuController`.
final class MenuControllerTests: CoreTestCase {
  private final class Editing: UIView {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 100, y: 300, width: 150, height: 100))
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      ["copy:", "mark:"].contains(action)
    }
    override func copy(_ sender: Any?) { log("copy \(sender is UIMenuController)") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("touch") }
  }

  private let log = Log()
  private var menu: UIMenuController { .shared }
  private lazy var view = Editing(log)
  private var observers: [NSObjectProtocol] = []

  override func setUp() {
    super.setUp()
    makeWindow().rootViewController?.view.addSubview(view)
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      UIMenuController.menuFrameDidChangeNotification,
    ]
    let log = log
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        log(name.rawValue.replacingOccurrences(of: "UIMenuController", with: ""))
      }
    }
  }

  override func tearDown() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    menu.hideMenu()
    menu.menuItems = nil
    menu.arrowDirection = .default
    super.tearDown()
  }

  private func show(_ rect: CGRect = CGRect(x: 50, y: 50, width: 20, height: 10)) {
    view.becomeFirstResponder()
    menu.showMenu(from: view, rect: rect)
    step()
  }

  func testDefaultsAndRawValues() {
    XCTAssertFalse(menu.isMenuVisible)
    XCTAssertNil(menu.menuItems)
    XCTAssertEqual(menu.menuFrame, .zero)
    XCTAssertEqual(menu.arrowDirection, .default)
    XCTAssertEqual(UIMenuController.ArrowDirection.right.rawValue, 4)
  }

  func testNothingIsShownWithoutAFirstResponder() {
    menu.showMenu(from: view, rect: .zero)
    XCTAssertFalse(menu.isMenuVisible)
    XCTAssertEqual(log.take(), [])
  }

  /// With one entry, the body is 40 high and as wide as the title plus 2 × 16, and its tip is 8 above the middle of
  /// the target.
  func testPlace() {
    show()
    XCTAssertTrue(menu.isMenuVisible)
    XCTAssertEqual(menu.menuFrame.height, 47)
    XCTAssertEqual(menu.menuFrame.maxY, 350 - 8)
    XCTAssertEqual(menu.menuFrame.midX, 160, accuracy: 0.5)
    XCTAssertEqual(menu.menuFrame.width, 68, accuracy: 4)
    menu.arrowDirection = .up
    menu.update()
    XCTAssertEqual(menu.menuFrame.minY, 360 + 8)
    menu.arrowDirection = .left
    menu.update()
    XCTAssertEqual(menu.menuFrame.minX, 170 + 8)
    XCTAssertEqual(menu.menuFrame.midY, 355)
    menu.arrowDirection = .right
    menu.update()
    XCTAssertEqual(menu.menuFrame.maxX, 150 - 8)
  }

  /// The menu is below a target at the top, and within the sides of the screen.
  func testPlaceAtTheEdges() {
    show(CGRect(x: -95, y: -230, width: 2, height: 10))
    XCTAssertEqual(menu.menuFrame.minY, 80 + 8)
    XCTAssertGreaterThanOrEqual(menu.menuFrame.minX, 0)
    XCTAssertEqual(log.take(), ["WillShowMenuNotification", "DidShowMenuNotification"])
    menu.setTargetRect(CGRect(x: 50, y: 50, width: 2, height: 2), in: view)
    menu.update()
    XCTAssertEqual(menu.menuFrame.maxY, 342)
    XCTAssertEqual(log.take(), ["MenuFrameDidChangeNotification"])
  }

  func testChoosing() {
    show()
    _ = log.take()
    tap(menu.menuFrame.midX, menu.menuFrame.minY + 18)
    XCTAssertEqual(log.take(), ["WillHideMenuNotification", "DidHideMenuNotification", "copy true"])
    XCTAssertFalse(menu.isMenuVisible)
  }

  /// The app's own items follow the standard ones, if a responder performs them.
  func testOwnItems() {
    menu.menuItems = [
      UIMenuItem(title: "Nobody's", action: "nobodys:"), UIMenuItem(title: "Mark", action: "mark:"),
    ]
    show()
    let alone = menu.menuFrame.width
    menu.menuItems = nil
    menu.update()
    XCTAssertGreaterThan(alone, menu.menuFrame.width + 36)
    XCTAssertLessThan(alone, menu.menuFrame.width + 80)
  }

  func testATouchElsewhereHidesAndGoesOn() {
    show()
    _ = log.take()
    tap(view.frame.midX, view.frame.maxY - 5)
    XCTAssertEqual(log.take(), ["WillHideMenuNotification", "DidHideMenuNotification", "touch"])
  }

  func testHidingFromAnotherViewDoesNothing() {
    show()
    menu.hideMenu(from: UIView())
    XCTAssertTrue(menu.isMenuVisible)
    menu.hideMenu(from: view)
    XCTAssertFalse(menu.isMenuVisible)
  }

  /// Items that do not fit are on further pages.
  func testPages() {
    menu.menuItems = (0..<12).map { UIMenuItem(title: "Command \($0)", action: "mark:") }
    show()
    let first = menu.menuFrame
    func turn(forward: Bool) {
      XCTAssertLessThanOrEqual(menu.menuFrame.maxX, 393 - 8)
      XCTAssertGreaterThanOrEqual(menu.menuFrame.minX, 8)
      tap(forward ? menu.menuFrame.maxX - 10 : menu.menuFrame.minX + 10, menu.menuFrame.minY + 18)
      XCTAssertTrue(menu.isMenuVisible)
      step()
    }
    turn(forward: true)
    XCTAssertNotEqual(menu.menuFrame, first)
    turn(forward: true)
    turn(forward: false)
    turn(forward: false)
    XCTAssertEqual(menu.menuFrame, first)
    tap(menu.menuFrame.minX + 10, menu.menuFrame.minY + 18)
    XCTAssertFalse(menu.isMenuVisible, "the first page begins with a command")
  }
}
