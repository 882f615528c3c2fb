import FlipsideTesting
import UIKit
import XCTest

/// `UIEditMenuInteraction` on a view of an app's own: Apple's pages of it and of its delegate;
/// facts/geometry.md#edit-menu.
final class EditMenuInteractionTests: TimeTestCase {
  private final class Canvas: UIView, UIEditMenuInteractionDelegate {
    let log = Log()
    var target = CGRect.null
    var gives: ([UIMenuElement]) -> UIMenu? = { _ in nil }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
    override func copy(_ sender: Any?) { log("copy \(type(of: sender ?? "nil"))") }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log("menu \(configuration.identifier)")
      return gives(suggestedActions)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
      log("target")
      return target
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log("present") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log("dismiss")
      animator.addCompletion { [log] in log("gone") }
    }
  }

  private var canvas: Canvas!
  private var interaction: UIEditMenuInteraction!
  private var frame: CGRect { UIMenuController.shared.menuFrame }

  override func setUp() {
    super.setUp()
    canvas = Canvas(frame: CGRect(x: 50, y: 300, width: 250, height: 200))
    canvas.backgroundColor = .systemYellow
    view.addSubview(canvas)
    interaction = UIEditMenuInteraction(delegate: canvas)
    canvas.addInteraction(interaction)
    step()
  }

  override func tearDown() {
    UIMenuController.shared.hideMenu()
    go(to: now + 1)
    (canvas, interaction) = (nil, nil)
    super.tearDown()
  }

  private func present(_ x: CGFloat = 100, _ y: CGFloat = 100, _ direction: UIEditMenuArrowDirection = .automatic) {
    let configuration = UIEditMenuConfiguration(identifier: "here", sourcePoint: CGPoint(x: x, y: y))
    configuration.preferredArrowDirection = direction
    interaction.presentEditMenu(with: configuration)
    go(to: now + 0.3)
  }

  func testDefaults() {
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 1, y: 2))
    XCTAssertEqual(configuration.sourcePoint, CGPoint(x: 1, y: 2))
    XCTAssertEqual(configuration.preferredArrowDirection, .automatic)
    XCTAssertNotEqual(
      configuration.identifier, UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero).identifier)
    XCTAssertEqual(UIEditMenuArrowDirection.right.rawValue, 4)
    XCTAssertTrue(interaction.view === canvas)
    XCTAssertTrue(interaction.delegate === canvas)
    XCTAssertEqual(interaction.location(in: canvas), .zero)
  }

  func testOrderAndPlace() {
    present()
    XCTAssertEqual(Array(canvas.log.take().prefix(2)), ["menu here", "present"])
    XCTAssertEqual(frame.height, 47)
    XCTAssertEqual(frame.maxY, 400 - 8)
    XCTAssertEqual(frame.midX, 150, accuracy: 0.5)
    XCTAssertEqual(interaction.location(in: canvas), CGPoint(x: 100, y: 100))
    XCTAssertEqual(interaction.location(in: nil), CGPoint(x: 150, y: 400))
    interaction.dismissMenu()
    XCTAssertEqual(canvas.log.take().suffix(1), ["dismiss"])
    XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    go(to: now + 0.3)
    XCTAssertEqual(canvas.log.take(), ["gone"])
  }

  func testArrowDirections() {
    present(100, 100, .up)
    XCTAssertEqual(frame.minY, 400 + 8)
    present(100, 100, .left)
    XCTAssertEqual(frame.minX, 150 + 8)
    present(200, 100, .right)
    XCTAssertEqual(frame.maxX, 250 - 8)
    canvas.target = CGRect(x: 40, y: 50, width: 60, height: 30)
    present(100, 100, .down)
    XCTAssertEqual(frame.maxY, 350 - 8)
    XCTAssertEqual(frame.midX, 120, accuracy: 0.5)
  }

  func testTheCommandHasItselfAsSender() {
    present()
    _ = canvas.log.take()
    tap(frame.midX, frame.minY + 20)
    XCTAssertEqual(canvas.log.take(), ["dismiss", "copy UICommand"])
  }

  func testReloadingAsksAgain() {
    present()
    let width = frame.width
    _ = canvas.log.take()
    canvas.gives = { UIMenu(children: $0 + [UIAction(title: "Duplicate") { _ in }]) }
    interaction.reloadVisibleMenu()
    XCTAssertEqual(canvas.log.take(), ["menu here", "target"])
    XCTAssertGreaterThan(frame.width, width + 40)
    canvas.target = CGRect(x: 0, y: 150, width: 10, height: 10)
    interaction.updateVisibleMenuPosition(animated: false)
    XCTAssertEqual(canvas.log.take(), ["target"])
    XCTAssertEqual(frame.maxY, 450 - 8)
    canvas.gives = { _ in UIMenu() }
    interaction.reloadVisibleMenu()
    XCTAssertFalse(UIMenuController.shared.isMenuVisible, "nothing is left to show")
  }

  func testATouchElsewhereDismisses() {
    present()
    _ = canvas.log.take()
    tap(200, 700)
    XCTAssertEqual(canvas.log.take(), ["dismiss"])
  }

  func testOneMenuAtATime() {
    present()
    _ = canvas.log.take()
    present(50, 150)
    XCTAssertEqual(canvas.log.take().filter { $0 == "dismiss" || $0 == "present" }, ["dismiss", "present"])
    XCTAssertEqual(frame.maxY, 450 - 8)
  }

  // MARK: Bad answers

  func testNothingIsPresented() {
    canvas.gives = { _ in UIMenu() }
    present()
    XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    canvas.gives = { _ in nil }
    canvas.target = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    present()
    XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    canvas.target = .null
    UIEditMenuInteraction(delegate: nil).presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    canvas.removeFromSuperview()
    present()
    XCTAssertFalse(UIMenuController.shared.isMenuVisible)
  }

  func testTheViewGoes() {
    canvas.gives = { [canvas] _ in
      canvas?.removeFromSuperview()
      return UIMenu(children: [UIAction(title: "A") { _ in }])
    }
    present()
    XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    view.addSubview(canvas)
    canvas.gives = { _ in nil }
    present()
    XCTAssertTrue(UIMenuController.shared.isMenuVisible)
    canvas.removeInteraction(interaction)
    XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    XCTAssertNil(interaction.view)
  }

  /// An entry whose handler presents another menu.
  func testAMenuFromAMenu() {
    canvas.gives = { [unowned self] _ in
      UIMenu(children: [
        UIAction(title: "Again") { _ in
          self.canvas.gives = { _ in UIMenu(children: [UIAction(title: "Second") { _ in }]) }
          self.present(20, 150)
        }
      ])
    }
    present()
    tap(frame.midX, frame.minY + 20)
    go(to: now + 0.3)
    XCTAssertTrue(stage.shows("Second"))
    XCTAssertFalse(stage.shows("Again"))
  }
}
