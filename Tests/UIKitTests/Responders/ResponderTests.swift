import ObjectiveC
import UIKit
import XCTest

/// facts/events.md#responders
final class ResponderTests: CoreTestCase {
  private class Taker: UIView {
    var log: Log?
    var resigns = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
    override func becomeFirstResponder() -> Bool {
      let result = super.becomeFirstResponder()
      log?("become \(result)")
      return result
    }
    override func resignFirstResponder() -> Bool {
      let result = super.resignFirstResponder()
      log?("resign \(result)")
      return result
    }
  }

  private func add<View: UIView>(_ view: View) -> View {
    (windows.first ?? makeWindow()).rootViewController?.view.addSubview(view)
    return view
  }

  /// Apps often dismiss the keyboard by this action; the recognizer is passed as the Boolean argument.
  func testEndEditingAsAnAction() {
    let field = add(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    XCTAssertTrue(field.becomeFirstResponder())
    let tap = UITapGestureRecognizer()
    let view = windows[0].rootViewController?.view
    XCTAssertTrue(UIApplication.shared.sendAction("endEditing:", to: view, from: tap, for: nil))
    XCTAssertFalse(field.isFirstResponder)
  }

  /// Methods that apps send by name, and the accessors of UIKit's properties.
  func testMessagesByName() {
    let field = add(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    field.text = "some words"
    field.becomeFirstResponder()
    field.perform("selectAll:", with: nil)
    XCTAssertEqual(field.selectedTextRange.flatMap(field.text(in:)), "some words")
    field.perform("cut:", with: nil)
    XCTAssertEqual(field.text, "")
    field.perform("paste:", with: nil)
    XCTAssertEqual(field.text, "some words")
    field.perform("resignFirstResponder")
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertFalse(UIView().responds(to: "copy:"), "menus ask")
    XCTAssertTrue(field.responds(to: "copy:"))

    let label = add(UILabel())
    label.perform("setText:", with: "new")
    XCTAssertEqual(label.text, "new")
    label.perform("setTextColor:", with: UIColor.red)
    XCTAssertEqual(label.textColor, .red)
    label.perform("setHidden:", with: NSNumber(value: true))
    XCTAssertTrue(label.isHidden)
    XCTAssertTrue(label.responds(to: "setBackgroundColor:"))
    label.layoutIfNeeded()
    label.layer.setNeedsLayout()
    label.layer.perform("setNeedsDisplay")
    XCTAssertTrue(label.layer.needsDisplay())
    label.perform("removeFromSuperview")
    XCTAssertNil(label.superview)
  }

  private final class Listener: NSObject {
    var events: [UIEvent] = []
    func tapped(_ sender: UIControl, _ event: UIEvent) { events.append(event) }
  }

  /// `sendActions(for:)` has no event; an action with a parameter for one is called nevertheless.
  func testActionsWithoutAnEvent() {
    MessageDispatch.register("tapped::", on: Listener.self) {
      (object: Listener, sender: UIControl, event: UIEvent) in
      object.tapped(sender, event)
    }
    let (listener, button) = (Listener(), UIButton())
    button.addTarget(listener, action: "tapped::", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(listener.events.count, 1)
  }

  func testFeedbackIsQuiet() {
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.prepare()
    impact.impactOccurred(intensity: 0.5)
    UIImpactFeedbackGenerator().impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    UISelectionFeedbackGenerator().selectionChanged()
    XCTAssertEqual(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue, 4)
    XCTAssertEqual(UINotificationFeedbackGenerator.FeedbackType.error.rawValue, 2)
  }

  func testChainFromViewToApplication() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let root = UIViewController()
    let child = UIViewController()
    let window = makeWindow(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    let view = UIView()
    child.view.addSubview(view)
    XCTAssertTrue(view.next === child.view)
    XCTAssertTrue(child.view.next === child)
    XCTAssertTrue(child.next === root.view)
    XCTAssertTrue(root.view.next === root)
    // facts/presentation.md#hierarchy/root
    XCTAssertTrue(root.next === root.view.superview)
    XCTAssertTrue(root.next?.next?.next === window)
    XCTAssertTrue(window.next === window.windowScene)
    XCTAssertTrue(window.windowScene?.next === UIApplication.shared)
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    XCTAssertTrue(UIApplication.shared.next === delegate)
    UIApplication.shared.delegate = nil
    XCTAssertNil(UIApplication.shared.next)
  }

  func testDefaultsOfAView() {
    let view = add(UIView())
    XCTAssertFalse(view.canBecomeFirstResponder)
    XCTAssertTrue(view.canResignFirstResponder)
    XCTAssertFalse(view.becomeFirstResponder())
    XCTAssertFalse(view.isFirstResponder)
    XCTAssertNil(view.inputView)
    XCTAssertNil(view.inputAccessoryView)
  }

  func testBecomingNeedsAWindow() {
    XCTAssertFalse(Taker().becomeFirstResponder())
    let view = add(Taker())
    XCTAssertTrue(view.becomeFirstResponder())
    XCTAssertTrue(view.isFirstResponder)
    XCTAssertTrue(view.becomeFirstResponder())
  }

  func testTheCurrentOneMustGiveWay() {
    let first = add(Taker())
    let second = add(Taker())
    XCTAssertTrue(first.becomeFirstResponder())
    first.resigns = false
    XCTAssertFalse(second.becomeFirstResponder())
    XCTAssertTrue(first.isFirstResponder)
    XCTAssertFalse(first.resignFirstResponder())
    first.resigns = true
    let log = Log()
    first.log = log
    second.log = log
    XCTAssertTrue(second.becomeFirstResponder())
    XCTAssertEqual(log.take(), ["resign true", "become true"])
    XCTAssertFalse(first.isFirstResponder)
  }

  func testAResignThatSaysNoKeepsIt() {
    final class Stubborn: Taker {
      override func resignFirstResponder() -> Bool { false }
    }
    let first = add(Stubborn())
    XCTAssertTrue(first.becomeFirstResponder())
    XCTAssertFalse(add(Taker()).becomeFirstResponder())
    XCTAssertTrue(first.isFirstResponder)
  }

  func testRemovalFromTheWindowResigns() {
    let log = Log()
    let container = add(UIView())
    let view = Taker()
    view.log = log
    container.addSubview(view)
    _ = view.becomeFirstResponder()
    _ = log.take()
    container.removeFromSuperview()
    XCTAssertEqual(log.take(), ["resign true"])
    XCTAssertFalse(view.isFirstResponder)
    XCTAssertNil(windows[0].firstResponder)
  }

  func testRemovalResignsEvenOneThatRefuses() {
    let view = add(Taker())
    _ = view.becomeFirstResponder()
    view.resigns = false
    view.removeFromSuperview()
    XCTAssertNil(windows[0].firstResponder)
  }

  func testEndEditing() {
    let container = add(UIView())
    let view = Taker()
    container.addSubview(view)
    let other = add(UIView())
    _ = view.becomeFirstResponder()
    XCTAssertFalse(other.endEditing(false))
    XCTAssertTrue(view.isFirstResponder)
    view.resigns = false
    XCTAssertFalse(container.endEditing(false))
    XCTAssertTrue(view.isFirstResponder)
    XCTAssertTrue(container.endEditing(true))
    XCTAssertFalse(view.isFirstResponder)
    view.resigns = true
    _ = view.becomeFirstResponder()
    XCTAssertTrue(windows[0].endEditing(false))
    XCTAssertFalse(view.isFirstResponder)
  }

  func testControllersCanBeFirstResponder() {
    final class Controller: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Controller()
    XCTAssertFalse(controller.becomeFirstResponder())
    makeWindow(controller)
    XCTAssertTrue(controller.becomeFirstResponder())
    XCTAssertTrue(controller.isFirstResponder)
    XCTAssertTrue(controller.resignFirstResponder())
    XCTAssertFalse(controller.isFirstResponder)
  }

  func testEachWindowHasItsOwn() {
    let first = add(Taker())
    _ = first.becomeFirstResponder()
    let second = makeWindow()
    let view = Taker()
    second.addSubview(view)
    _ = view.becomeFirstResponder()
    XCTAssertTrue(first.isFirstResponder)
    XCTAssertTrue(view.isFirstResponder)
    XCTAssertTrue(UIResponder.currentFirstResponder === view)
    windows[0].makeKey()
    XCTAssertTrue(UIResponder.currentFirstResponder === first)
  }

  func testTouchesGoUpTheChain() {
    final class Root: UIViewController {
      var began = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    }
    let root = Root()
    makeWindow(root)
    let view = add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    view.touchesBegan([], with: nil)
    XCTAssertEqual(root.began, 1)
  }

  func testTargetForActionWalksTheChain() {
    final class Actor: UIViewController {
      var senders: [AnyObject] = []
    }
    MessageDispatch.register("doIt:", on: Actor.self) { (me: Actor, sender: AnyObject) in me.senders.append(sender)
    }
    let root = Actor()
    makeWindow(root)
    let view = add(UIView())
    XCTAssertFalse(view.canPerformAction("doIt:", withSender: nil))
    XCTAssertTrue(view.target(forAction: "doIt:", withSender: nil) as AnyObject === root)
    XCTAssertNil(view.target(forAction: "other:", withSender: nil))
    XCTAssertTrue(UIApplication.shared.sendAction("doIt:", to: nil, from: view, for: nil))
    XCTAssertTrue(UIApplication.shared.sendAction("doIt:", to: root, from: view, for: nil))
    XCTAssertFalse(UIApplication.shared.sendAction("other:", to: nil, from: view, for: nil))
    XCTAssertEqual(root.senders.count, 2)
  }

  func testNilTargetStartsAtTheFirstResponder() {
    final class Actor: Taker {
      var count = 0
    }
    MessageDispatch.register("act:", on: Actor.self) { (me: Actor, _: AnyObject) in me.count += 1 }
    let first = add(Actor())
    let sender = add(Actor())
    _ = first.becomeFirstResponder()
    UIApplication.shared.sendAction("act:", to: nil, from: sender, for: nil)
    XCTAssertEqual([first.count, sender.count], [1, 0])
    _ = first.resignFirstResponder()
    UIApplication.shared.sendAction("act:", to: nil, from: sender, for: nil)
    XCTAssertEqual([first.count, sender.count], [1, 1])
  }

  func testCanPerformActionDecides() {
    final class Picky: Taker {
      var allows = false
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { allows }
    }
    let view = add(Picky())
    XCTAssertNil(view.target(forAction: "anything:", withSender: nil))
    view.allows = true
    XCTAssertTrue(view.target(forAction: "anything:", withSender: nil) as AnyObject === view)
  }

  func testUnknownSelectorIsSaidAndNothingHappens() {
    let view = add(UIView())
    XCTAssertFalse(UIApplication.shared.sendAction("nowhere:", to: view, from: nil, for: nil))
    XCTAssertTrue(said("unrecognized selector sent to instance"))
  }

  func testShakeGoesToTheFirstResponderAndUp() {
    final class Shaken: UIViewController {
      var log = Log()
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log("began \(motion == .motionShake)")
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log("ended \(event?.type == .motion)")
      }
    }
    let root = Shaken()
    makeWindow(root)
    let view = add(Taker())
    _ = view.becomeFirstResponder()
    UIApplication.shared.send(.shake)
    XCTAssertEqual(root.log.take(), ["began true", "ended true"])
  }

  func testUndefinedKeysAreSaidAndCanBeTaken() {
    let view = UIView()
    view.setValue(1, forKey: "nonsense")
    XCTAssertTrue(said("this class is not key value coding-compliant for the key nonsense"))
    final class Open: UIView {
      var taken: [String] = []
      override func setValue(_ value: Any?, forUndefinedKey key: String) { taken.append(key) }
    }
    let open = Open()
    open.setValue(1, forKey: "nonsense")
    XCTAssertEqual(open.taken, ["nonsense"])
  }

  func testAccessibilityIsStoredAndCanBeOverridden() {
    final class Spoken: UIView {
      override var accessibilityLabel: String? {
        get { "spoken" }
        set {}
      }
    }
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertFalse(view.isAccessibilityElement)
    XCTAssertNil(view.accessibilityLabel)
    view.accessibilityLabel = "label"
    view.accessibilityIdentifier = "id"
    view.accessibilityTraits = [.button, .selected]
    XCTAssertEqual(view.accessibilityLabel, "label")
    XCTAssertEqual(view.accessibilityIdentifier, "id")
    XCTAssertTrue(view.accessibilityTraits.contains(.selected))
    XCTAssertEqual(Spoken().accessibilityLabel, "spoken")
    XCTAssertEqual(view.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}

/// Keys and text from the host.
final class KeyTests: CoreTestCase {
  private final class Typist: UIView, UIKeyInput {
    var log = Log()
    var commands: [UIKeyCommand] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    var hasText: Bool { true }
    func insertText(_ text: String) { log("insert \(text)") }
    func deleteBackward() { log("delete") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log("press \(presses.first?.key?.keyCode.rawValue ?? 0)")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("release") }
  }

  private func makeTypist() -> Typist {
    let view = Typist()
    makeWindow().addSubview(view)
    view.becomeFirstResponder()
    return view
  }

  private func press(_ key: HostKey, _ modifiers: HostKeyModifiers = []) {
    UIApplication.shared.send(.key(key, modifiers: modifiers, isDown: true))
    UIApplication.shared.send(.key(key, modifiers: modifiers, isDown: false))
  }

  func testTextReachesTheFirstResponder() {
    let view = makeTypist()
    XCTAssertTrue(UIApplication.shared.acceptsText)
    UIApplication.shared.send(.text("你好 👋"))
    UIApplication.shared.send(.markedText("ni", selectedRange: NSRange(location: 2, length: 0)))
    XCTAssertEqual(view.log.take(), ["insert 你好 👋"], "only a UITextInput has marked text")
    view.resignFirstResponder()
    XCTAssertFalse(UIApplication.shared.acceptsText)
    UIApplication.shared.send(.text("x"))
    XCTAssertEqual(view.log.take(), [])
  }

  func testKeysArePressesFirst() {
    let view = makeTypist()
    press(.return)
    // keyboardReturnOrEnter is 40 in the SDK's table.
    XCTAssertEqual(view.log.take(), ["press 40", "insert \n", "release"])
    press(.delete)
    XCTAssertEqual(view.log.take(), ["press 42", "delete", "release"])
    press(.character("a"))
    XCTAssertEqual(view.log.take().first, "press 4")
  }

  func testKeyCommandsTakeTheirKeys() {
    let view = makeTypist()
    MessageDispatch.register("save:", on: Typist.self) { (me: Typist, sender: AnyObject) in
      me.log("save \((sender as? UIKeyCommand)?.input ?? "")")
    }
    view.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")]
    press(.character("s"), .command)
    XCTAssertEqual(view.log.take(), ["save s"])
    press(.character("s"))
    XCTAssertEqual(view.log.take().first, "press 22")
  }

  func testKeysWithoutFirstResponderGoToTheWindowsChain() {
    makeWindow()
    press(.up)
    press(.character("🦉"))
    UIApplication.shared.send(.key(.down, modifiers: [], isDown: false))
  }
}
