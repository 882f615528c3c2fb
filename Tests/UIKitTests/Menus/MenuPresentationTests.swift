import FlipsideTesting
import UIKit
import XCTest

/// Menus on the screen. Facts: Apple's documentation of `UIControl.showsMenuAsPrimaryAction`, `UIMenu` and
/// `UIContextMenuInteractionDelegate`; facts/presentation.md#menu; rows of 44 points and
/// corners of 13 by pictures of iOS 17.
final class MenuPresentationTests: XCTestCase {
  private var stage: Stage!
  private var journal: Journal!
  private var button: UIButton!

  override func setUp() {
    super.setUp()
    for _ in 0..<2 { GestureDelivery.shared.fireTimers(at: 1e12) }
    stage = Stage(animates: false)
    journal = Journal()
    button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 80, height: 44)
    button.showsMenuAsPrimaryAction = true
    stage.view.addSubview(button)
  }

  override func tearDown() {
    stage.end()
    stage = nil
    super.tearDown()
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [journal] _ in journal?.note(title) }
  }

  /// Returns the frontmost row with the label.
  private func row(_ label: String) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      for child in view.subviews.reversed() {
        if let found = find(child) { return found }
      }
      return view.isAccessibilityElement && view.accessibilityLabel == label && !(view is UIControl)
        && !(view is UILabel) ? view : nil
    }
    return find(stage.window)
  }

  private func frame(_ label: String) throws -> CGRect {
    let view = try XCTUnwrap(row(label), "no row \(label)")
    return view.convert(view.bounds, to: nil)
  }

  private func tapRow(_ label: String) throws {
    let frame = try frame(label)
    stage.tap(CGPoint(x: frame.midX, y: frame.midY))
    settle()
  }

  private func settle() {
    stage.clock.advance(by: 0.1)
    UIApplication.shared.step()
  }

  private func openMenu() {
    stage.tap(CGPoint(x: button.frame.midX, y: button.frame.midY))
    settle()
  }

  func testMenuOpensBelowItsButtonAndARowRunsItsAction() throws {
    button.menu = UIMenu(children: [action("Copy"), action("Delete", .destructive)])
    XCTAssertTrue(button.isContextMenuInteractionEnabled)
    openMenu()
    let copy = try frame("Copy")
    XCTAssertEqual(copy, CGRect(x: 20, y: 152, width: 250, height: 44))
    XCTAssertEqual(try frame("Delete").minY, copy.maxY + 1.0 / 3, accuracy: 0.01)
    XCTAssertTrue(button.isHeld)
    try tapRow("Copy")
    XCTAssertEqual(journal.lines, ["Copy"])
    XCTAssertNil(row("Copy"))
    XCTAssertFalse(button.isHeld)
  }

  func testOnlyTheMenuEventIsSent() throws {
    button.addAction(UIAction { [journal] _ in journal?.note("menu") }, for: .menuActionTriggered)
    button.addAction(UIAction { [journal] _ in journal?.note("up") }, for: .touchUpInside)
    button.addAction(UIAction { [journal] _ in journal?.note("primary") }, for: .primaryActionTriggered)
    button.menu = UIMenu(children: [action("Copy")])
    openMenu()
    XCTAssertEqual(journal.lines, ["menu"])
  }

  func testATouchOutsideClosesTheMenuAndNothingElse() throws {
    let other = UIButton(frame: CGRect(x: 20, y: 600, width: 80, height: 44))
    other.addAction(UIAction { [journal] _ in journal?.note("other") }, for: .touchUpInside)
    stage.view.addSubview(other)
    button.menu = UIMenu(children: [action("Copy")])
    openMenu()
    stage.tap(other.center)
    settle()
    XCTAssertNil(row("Copy"))
    XCTAssertEqual(journal.lines, [])
    stage.tap(other.center)
    XCTAssertEqual(journal.lines, ["other"])
  }

  func testAFingerSlidesToARowAndLetsGo() throws {
    button.menu = UIMenu(children: [action("Copy"), action("Paste")])
    stage.touch(.began, button.center)
    stage.clock.advance(by: 0.2)
    UIApplication.shared.step()
    let paste = try frame("Paste")
    stage.touch(.moved, CGPoint(x: paste.midX, y: paste.midY))
    stage.touch(.ended)
    settle()
    XCTAssertEqual(journal.lines, ["Paste"])
  }

  func testALongPressOpensTheMenuOfAButtonWithAnotherAction() throws {
    button.showsMenuAsPrimaryAction = false
    button.addAction(UIAction { [journal] _ in journal?.note("up") }, for: .touchUpInside)
    button.menu = UIMenu(children: [action("Copy")])
    stage.tap(button.center)
    XCTAssertEqual(journal.lines, ["up"])
    XCTAssertNil(row("Copy"))
    stage.touch(.began, button.center)
    stage.clock.advance(by: 0.6)
    stage.touch(.ended)
    settle()
    XCTAssertNotNil(row("Copy"))
    XCTAssertEqual(journal.lines, ["up"])
  }

  func testDisabledAndHiddenEntries() throws {
    button.menu = UIMenu(children: [
      action("No", .disabled), action("Gone", .hidden), action("Stay", .keepsMenuPresented),
    ])
    openMenu()
    XCTAssertNil(row("Gone"))
    XCTAssertTrue(try XCTUnwrap(row("No")).accessibilityTraits.contains(.notEnabled))
    try tapRow("No")
    XCTAssertNotNil(row("No"))
    try tapRow("Stay")
    XCTAssertNotNil(row("Stay"))
    XCTAssertEqual(journal.lines, ["Stay"])
  }

  func testOneOfSeveralIsOn() throws {
    let (small, large) = (action("Small", state: .on), action("Large"))
    button.menu = UIMenu(options: .singleSelection, children: [small, large])
    openMenu()
    XCTAssertTrue(try XCTUnwrap(row("Small")).accessibilityTraits.contains(.selected))
    try tapRow("Large")
    XCTAssertEqual(small.state, .off)
    XCTAssertEqual(large.state, .on)
  }

  func testAPopUpButtonShowsItsChoice() throws {
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [action("One"), action("Two")])
    XCTAssertEqual(button.currentTitle, "One")
    openMenu()
    try tapRow("Two")
    XCTAssertEqual(button.currentTitle, "Two")
    XCTAssertFalse(button.isSelected)
    XCTAssertEqual(journal.lines, ["Two"])
  }

  func testAboveTheButtonTheFirstEntryIsNearestUnlessFixed() throws {
    button.frame.origin.y = 760
    button.menu = UIMenu(children: [action("First"), action("Second")])
    openMenu()
    XCTAssertEqual(try frame("First").maxY, 752, accuracy: 0.5)
    XCTAssertLessThan(try frame("Second").minY, try frame("First").minY)
    try tapRow("First")
    button.preferredMenuElementOrder = .fixed
    openMenu()
    XCTAssertGreaterThan(try frame("Second").minY, try frame("First").minY)
  }

  func testSubmenusUnfoldAndFold() throws {
    let more = UIMenu(title: "More", children: [action("Deep")])
    let inline = UIMenu(title: "", options: .displayInline, children: [action("Inline")])
    button.menu = UIMenu(children: [action("Flat"), more, inline])
    openMenu()
    XCTAssertEqual(try frame("Inline").minY - (try frame("More").maxY), 8, accuracy: 0.5)
    XCTAssertNil(row("Deep"))
    try tapRow("More")
    XCTAssertNotNil(row("Deep"))
    try tapRow("More")
    XCTAssertNil(row("Deep"))
    try tapRow("More")
    try tapRow("Deep")
    XCTAssertEqual(journal.lines, ["Deep"])
    XCTAssertNil(row("Flat"))
  }

  func testDeferredEntriesComeLater() throws {
    var give: (([UIMenuElement]) -> Void)?
    var asked = 0
    let deferred = UIDeferredMenuElement { completion in
      asked += 1
      give = completion
    }
    button.menu = UIMenu(children: [action("Now"), deferred])
    openMenu()
    XCTAssertNil(row("Late"))
    give?([action("Late")])
    UIApplication.shared.step()
    try tapRow("Late")
    XCTAssertEqual(journal.lines, ["Late"])
    openMenu()
    XCTAssertNotNil(row("Late"))
    XCTAssertEqual(asked, 1)
  }

  func testOneOfTheEntriesThatCameLaterIsOn() throws {
    let (small, large) = (action("Small", state: .on), action("Large"))
    let deferred = UIDeferredMenuElement.uncached { $0([small, large]) }
    button.menu = UIMenu(options: .singleSelection, children: [deferred])
    openMenu()
    try tapRow("Large")
    XCTAssertEqual(small.state, .off)
    XCTAssertEqual(large.state, .on)
  }

  func testAMenuChangesWhileItIsOpen() throws {
    button.menu = UIMenu(children: [action("Old")])
    openMenu()
    button.contextMenuInteraction?.updateVisibleMenu { menu in menu.replacingChildren([self.action("New")]) }
    XCTAssertNil(row("Old"))
    XCTAssertNotNil(row("New"))
    button.contextMenuInteraction?.dismissMenu()
    settle()
    XCTAssertNil(row("New"))
  }

  func testCellsHaveRoomForLargeText() throws {
    let cells = UIMenu(
      options: .displayInline, preferredElementSize: .medium,
      children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in }, action("Other"),
      ])
    button.menu = UIMenu(children: [cells])
    openMenu()
    XCTAssertEqual(try frame("Copy").height, 66)
    button.contextMenuInteraction?.dismissMenu()
    settle()
    button.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    openMenu()
    let cell = try XCTUnwrap(row("Copy"))
    XCTAssertGreaterThan(cell.bounds.height, 66)
    for part in cell.subviews where part is UILabel || part is UIImageView {
      XCTAssertTrue(cell.bounds.contains(part.frame), "\(part.frame)")
    }
  }

  /// Apple's page of `UIControl.performPrimaryAction()`.
  func testThePrimaryActionOpensTheMenu() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    button.menu = UIMenu(children: [action("First")])
    button.isEnabled = false
    button.performPrimaryAction()
    XCTAssertNil(row("First"), "a disabled control performs nothing")
    button.isEnabled = true
    button.performPrimaryAction()
    settle()
    XCTAssertNotNil(row("First"))
    XCTAssertEqual(taps, 0)
    button.contextMenuInteraction?.dismissMenu()
    settle()
    button.showsMenuAsPrimaryAction = false
    button.performPrimaryAction()
    XCTAssertNil(row("First"))
    XCTAssertEqual(taps, 1)
  }

  // MARK: Context menus of views

  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    let journal: Journal
    var hasMenu = true
    init(_ journal: Journal) { self.journal = journal }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      journal.note("configuration \(Int(location.x)) \(Int(location.y))")
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(
        identifier: "id" as NSString,
        previewProvider: { [journal] in
          journal.note("previewProvider")
          return nil
        },
        actionProvider: { [journal] _ in
          journal.note("actionProvider")
          return UIMenu(children: [UIAction(title: "Share") { _ in journal.note("Share") }])
        })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      journal.note("highlight")
      return interaction.view.map { UITargetedPreview(view: $0) }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      journal.note("dismissal")
      return nil
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      journal.note("willDisplay")
      animator?.addCompletion { [journal] in journal.note("displayed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      journal.note("willEnd")
    }
  }

  func testOrderOfADelegatesCalls() throws {
    let card = UIView(frame: CGRect(x: 40, y: 200, width: 200, height: 100))
    card.backgroundColor = .systemTeal
    stage.view.addSubview(card)
    let delegate = Delegate(journal)
    let interaction = UIContextMenuInteraction(delegate: delegate)
    card.addInteraction(interaction)
    XCTAssertEqual(interaction.menuAppearance, .unknown)
    stage.touch(.began, CGPoint(x: 50, y: 210))
    stage.clock.advance(by: 0.6)
    stage.touch(.ended)
    settle()
    XCTAssertEqual(
      journal.lines.filter { $0 != "displayed" },
      ["configuration 10 10", "highlight", "previewProvider", "actionProvider", "willDisplay"])
    XCTAssertEqual(interaction.menuAppearance, .rich)
    XCTAssertEqual(try frame("Share").minY, 316, accuracy: 0.5)
    journal.lines = []
    try tapRow("Share")
    XCTAssertEqual(journal.lines, ["dismissal", "willEnd", "Share"])
    XCTAssertFalse(card.layer.isHidden)
  }

  func testAViewWithoutAMenuKeepsItsTouch() {
    let box = NotingView(frame: CGRect(x: 40, y: 200, width: 200, height: 100))
    box.journal = journal
    stage.view.addSubview(box)
    let delegate = Delegate(journal)
    delegate.hasMenu = false
    box.addInteraction(UIContextMenuInteraction(delegate: delegate))
    stage.touch(.began, CGPoint(x: 50, y: 210))
    stage.clock.advance(by: 0.6)
    stage.touch(.ended)
    XCTAssertEqual(journal.lines, ["began", "configuration 10 10", "ended"])
  }
}
