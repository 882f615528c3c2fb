import FlipsideTesting
import UIKit
import XCTest

/// The focus of an external keyboard. facts/lifecycle.md#focus
final class FocusTests: XCTestCase {
  private final class Item: UIView {
    var log: Log?
    var mayMove = true
    override var canBecomeFocused: Bool { true }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { mayMove }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      log?("\(tag) \(context.previouslyFocusedView?.tag ?? 0)-\(context.nextFocusedView?.tag ?? 0)")
      coordinator.addCoordinatedAnimations(nil) { [log, tag] in log?("end \(tag)") }
    }
  }

  private final class FocusableButton: UIButton {
    override var canBecomeFocused: Bool { true }
  }

  private func field(_ y: CGFloat, on stage: Stage) -> UITextField {
    MainActor.assumeIsolated {
      let field = UITextField(frame: CGRect(x: 50, y: y, width: 200, height: 30))
      stage.view.addSubview(field)
      return field
    }
  }

  private func item(_ tag: Int, _ x: CGFloat, _ y: CGFloat, on stage: Stage, _ log: Log? = nil) -> Item {
    MainActor.assumeIsolated {
      let item = Item(frame: CGRect(x: x, y: y, width: 40, height: 40))
      item.tag = tag
      item.log = log
      stage.view.addSubview(item)
      return item
    }
  }

  private func press(_ key: HostKey, _ modifiers: HostKeyModifiers = []) {
    MainActor.assumeIsolated {
      UIApplication.shared.send(.key(key, modifiers: modifiers, isDown: true))
      UIApplication.shared.send(.key(key, modifiers: modifiers, isDown: false))
    }
  }

  private func onPad(_ body: @MainActor (Stage) -> Void) {
    MainActor.assumeIsolated { onStage(device: "iPad (10th generation)", animates: false) { body($0) } }
  }

  func testDefaults() {
    onPad { stage in
      let view = UIView()
      XCTAssertFalse(view.canBecomeFocused)
      XCTAssertFalse(view.isFocused)
      XCTAssertNil(view.focusEffect)
      XCTAssertNil(view.focusGroupIdentifier)
      XCTAssertEqual(view.focusGroupPriority, .ignored)
      XCTAssertFalse(UIButton().canBecomeFocused)
      XCTAssertTrue(UITextField().canBecomeFocused)
      XCTAssertTrue(item(1, 0, 0, on: stage).focusEffect is UIFocusHaloEffect)
      XCTAssertTrue(UIViewController().restoresFocusAfterTransition)
      XCTAssertEqual(UIFocusGroupPriority.prioritized.rawValue, 2000)
      XCTAssertEqual(UIFocusHeading.previous.rawValue, 32)
      XCTAssertEqual(UIFocusHaloEffect.Position.inside.rawValue, 2)
      XCTAssertNotNil(UIFocusSystem.focusSystem(for: stage.view))
      XCTAssertNil(UIFocusSystem.focusSystem(for: view))
    }
  }

  func testAPhoneHasNone() {
    MainActor.assumeIsolated {
      onStage { stage in
        XCTAssertNil(UIFocusSystem.focusSystem(for: stage.view))
        let first = field(100, on: stage)
        first.becomeFirstResponder()
        let second = field(200, on: stage)
        press(.tab)
        XCTAssertTrue(second.isFirstResponder, "Tab goes through the fields, as there is no focus to move")
        XCTAssertFalse(second.isFocused)
      }
    }
  }

  func testTabGoesThroughTextFields() {
    onPad { stage in
      let (first, second, third) = (field(100, on: stage), field(200, on: stage), field(300, on: stage))
      second.isEnabled = false
      press(.tab)
      XCTAssertTrue(first.isFirstResponder)
      XCTAssertTrue(first.isFocused)
      press(.tab)
      XCTAssertTrue(third.isFirstResponder, "one that is disabled is left out")
      press(.tab)
      XCTAssertTrue(first.isFirstResponder)
      press(.tab, .shift)
      XCTAssertTrue(third.isFirstResponder)
    }
  }

  func testTabInATextViewIsText() {
    onPad { stage in
      let text = UITextView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
      stage.view.addSubview(text)
      _ = field(300, on: stage)
      text.becomeFirstResponder()
      press(.tab)
      XCTAssertEqual(text.text, "\t")
      XCTAssertTrue(text.isFirstResponder)
    }
  }

  func testTabStartsAtTheTextThatIsEdited() {
    onPad { stage in
      let (_, second, third) = (field(100, on: stage), field(200, on: stage), field(300, on: stage))
      second.becomeFirstResponder()
      press(.tab)
      XCTAssertTrue(third.isFirstResponder)
      stage.tap(second)
      XCTAssertTrue(second.isFirstResponder)
      press(.tab)
      XCTAssertTrue(third.isFirstResponder)
    }
  }

  func testArrowsStayInAGroup() {
    onPad { stage in
      let (first, right, below) = (
        item(1, 50, 100, on: stage), item(2, 150, 100, on: stage), item(3, 50, 200, on: stage)
      )
      let text = field(300, on: stage)
      press(.tab)
      XCTAssertTrue(first.isFocused)
      press(.right)
      XCTAssertTrue(right.isFocused)
      press(.left)
      press(.down)
      XCTAssertTrue(below.isFocused)
      nonisolated(unsafe) var failures = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
      ) { _ in failures += 1 }
      defer { NotificationCenter.default.removeObserver(token) }
      press(.down)
      XCTAssertTrue(below.isFocused, "the text field is a group of its own")
      XCTAssertEqual(failures, 1)
      press(.tab)
      XCTAssertTrue(text.isFirstResponder)
      press(.tab)
      XCTAssertTrue(below.isFocused, "the one that had the focus before")
      XCTAssertFalse(text.isFirstResponder)
    }
  }

  func testGroupsAndPriorities() {
    onPad { stage in
      let (first, second, other) = (
        item(1, 50, 100, on: stage), item(2, 50, 200, on: stage), item(3, 50, 300, on: stage)
      )
      other.focusGroupIdentifier = "other"
      second.focusGroupPriority = .prioritized
      press(.tab)
      XCTAssertTrue(second.isFocused)
      press(.tab)
      XCTAssertTrue(other.isFocused)
      _ = first
    }
  }

  func testTheOrderOfAMovement() {
    onPad { stage in
      let log = Log()
      let (first, second) = (item(1, 50, 100, on: stage, log), item(2, 50, 200, on: stage, log))
      nonisolated(unsafe) var contexts: [String] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
      ) { notification in
        let context = notification.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
        MainActor.assumeIsolated { contexts.append("\(context?.focusHeading.rawValue ?? 0)") }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      press(.tab)
      XCTAssertEqual(log.take(), ["1 0-1", "end 1"])
      press(.down)
      XCTAssertEqual(log.take(), ["1 1-2", "2 1-2", "end 1", "end 2"])
      XCTAssertEqual(contexts, ["16", "2"])
      second.mayMove = false
      press(.up)
      XCTAssertTrue(second.isFocused)
      XCTAssertFalse(first.isFocused)
    }
  }

  /// Apple's page of `restoresFocusAfterTransition`.
  func testItComesBackWithItsPage() {
    onPad { stage in
      let first = item(1, 50, 100, on: stage)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      let other = Item(frame: CGRect(x: 50, y: 300, width: 40, height: 40))
      cover.view.addSubview(other)
      for restores in [true, false] {
        stage.controller.restoresFocusAfterTransition = restores
        UIFocusSystem.focusSystem(for: stage.view)?.requestFocusUpdate(to: first)
        stage.clock.settle()
        XCTAssertTrue(first.isFocused)
        stage.controller.present(cover, animated: false)
        stage.clock.settle()
        press(.tab)
        XCTAssertTrue(other.isFocused)
        stage.controller.dismiss(animated: false)
        stage.clock.settle()
        XCTAssertEqual(first.isFocused, restores)
      }
    }
  }

  func testTheDebugger() {
    onPad { stage in
      let (first, text) = (item(1, 50, 100, on: stage), field(300, on: stage))
      XCTAssertEqual("\(UIFocusDebugger.checkFocusability(for: first))", "The item can have the focus.")
      text.isEnabled = false
      XCTAssertTrue("\(UIFocusDebugger.checkFocusability(for: text))".contains("UITextField is disabled"))
      press(.tab)
      XCTAssertTrue("\(UIFocusDebugger.status())".contains("Item"))
      XCTAssertTrue("\(UIFocusDebugger.focusGroups(for: first))".contains("(no identifier): Item"))
      XCTAssertTrue(UIScreen.main.focusedView === first)
      XCTAssertTrue(UIScreen.main.supportsFocus)
    }
  }

  func testAControlThatCanHaveTheFocus() {
    onPad { stage in
      var taps = 0
      let button = FocusableButton(
        frame: CGRect(x: 50, y: 100, width: 100, height: 44), primaryAction: UIAction { _ in taps += 1 })
      stage.view.addSubview(button)
      press(.tab)
      XCTAssertTrue(button.state.contains(.focused))
      press(.space)
      press(.return)
      XCTAssertEqual(taps, 2)
    }
  }

  func testPreferredEnvironments() {
    final class Chooser: UIViewController {
      weak var wish: UIView?
      override var preferredFocusEnvironments: [any UIFocusEnvironment] { wish.map { [$0] } ?? [] }
    }
    MainActor.assumeIsolated {
      let chooser = Chooser()
      onStage(chooser, device: "iPad Pro 11-inch", animates: false) { stage in
        let (first, second) = (item(1, 50, 100, on: stage), item(2, 50, 200, on: stage))
        chooser.wish = second
        let system = UIFocusSystem.focusSystem(for: chooser)
        system?.requestFocusUpdate(to: chooser)
        XCTAssertNil(system?.focusedItem)
        system?.updateFocusIfNeeded()
        XCTAssertTrue(system?.focusedItem === second)
        chooser.wish = first
        chooser.setNeedsFocusUpdate()
        chooser.updateFocusIfNeeded()
        XCTAssertTrue(first.isFocused)
        first.removeFromSuperview()
        XCTAssertNil(system?.focusedItem)
        XCTAssertTrue(chooser.contains(second))
        XCTAssertFalse(second.contains(chooser))
      }
    }
  }

  func testTheRingIsDrawnOutsideOfTheItem() {
    onPad { stage in
      let item = item(1, 50, 100, on: stage)
      item.backgroundColor = .white
      press(.tab)
      assertPixel(stage.picture().pixel(at: CGPoint(x: 48, y: 120)), 0xFF00_7AFF)
      item.focusEffect = nil
      XCTAssertNil(item.focusEffect)
    }
  }

  /// Apple's page of UIFocusGuide: a guide leads the focus to what it prefers, and is ignored if none of that can
  /// have it.
  func testAGuideLeadsTheFocus() {
    onPad { stage in
      let (first, far) = (item(1, 50, 100, on: stage), item(2, 400, 500, on: stage))
      let guide = UIFocusGuide()
      stage.view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 200),
        guide.widthAnchor.constraint(equalToConstant: 40),
        guide.topAnchor.constraint(equalTo: stage.view.topAnchor),
        guide.heightAnchor.constraint(equalToConstant: 600),
      ])
      stage.view.layoutIfNeeded()
      let beside = item(3, 300, 100, on: stage)
      press(.tab)
      XCTAssertTrue(first.isFocused)
      press(.right)
      XCTAssertTrue(beside.isFocused, "a guide that prefers nothing is ignored")
      press(.left)
      guide.preferredFocusEnvironments = [far]
      press(.right)
      XCTAssertTrue(far.isFocused, "the guide is nearer than the item beside")
      press(.left)
      XCTAssertTrue(beside.isFocused, "it leads nowhere for the item that it prefers")
      guide.isEnabled = false
      press(.left)
      XCTAssertTrue(first.isFocused)
      press(.right)
      XCTAssertTrue(beside.isFocused)
      press(.left)
      guide.isEnabled = true
      far.isHidden = true
      press(.right)
      XCTAssertTrue(beside.isFocused, "what it prefers can't have the focus")
    }
  }

  func testAGuideLeadsIntoAnotherGroup() {
    onPad { stage in
      let (first, other) = (item(1, 50, 100, on: stage), item(2, 400, 100, on: stage))
      other.focusGroupIdentifier = "other"
      press(.tab)
      press(.right)
      XCTAssertTrue(first.isFocused, "arrows stay in the group")
      let guide = UIFocusGuide()
      guide.preferredFocusEnvironments = [other]
      stage.view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 20),
        guide.widthAnchor.constraint(equalToConstant: 40), guide.topAnchor.constraint(equalTo: first.topAnchor),
        guide.heightAnchor.constraint(equalToConstant: 40),
      ])
      stage.view.layoutIfNeeded()
      press(.right)
      XCTAssertTrue(other.isFocused)
    }
  }

  func testOnlyWhatIsPresentedInFrontHasTheFocus() {
    onPad { stage in
      let behind = field(100, on: stage)
      let sheet = UIViewController()
      let front = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 30))
      sheet.view.addSubview(front)
      stage.controller.present(sheet, animated: false)
      stage.clock.settle()
      press(.tab)
      XCTAssertTrue(front.isFirstResponder)
      press(.tab)
      XCTAssertFalse(behind.isFirstResponder)
    }
  }
}
