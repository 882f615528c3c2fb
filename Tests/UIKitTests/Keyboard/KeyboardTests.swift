import FlipsideTesting
import UIKit
import XCTest

/// Facts: facts/text-input.md#keyboard, facts/devices.md#keyboard
final class KeyboardTests: XCTestCase {
  private var stage: Stage!
  private var field: UITextField!
  private var notes: [(name: String, begin: CGRect, end: CGRect, info: [AnyHashable: Any])] = []
  private var observers: [NSObjectProtocol] = []

  override func setUp() {
    super.setUp()
    stage = Stage(animates: false)
    field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))
    stage.view.addSubview(field)
    let (beginKey, endKey) = (UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey)
    for name in [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          let info = note.userInfo ?? [:]
          let begin = (info[beginKey] as? NSValue)?.cgRectValue ?? .zero
          let end = info[endKey] as? CGRect ?? .zero
          let short = note.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
          self?.notes.append((String(short), begin, end, info))
        })
    }
  }

  override func tearDown() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    stage.end()
    stage = nil
    super.tearDown()
  }

  private var names: [String] { notes.map(\.name) }
  private var frame: CGRect { KeyboardController.shared.frame ?? .zero }

  /// Taps the key of that accessibility label.
  private func key(_ label: String, file: StaticString = #filePath, line: UInt = #line) {
    UIApplication.shared.step()
    guard let key = keyView(label), let window = key.window else {
      return XCTFail("no key \(label)", file: file, line: line)
    }
    stage.tap(window.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), from: key))
  }

  private func keyView(_ label: String) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityLabel == label, view.isAccessibilityElement { return view }
      for subview in view.subviews { if let found = find(subview) { return found } }
      return nil
    }
    guard let window = stage.window.hitKeyboard(frame) else { return nil }
    return find(window)
  }

  // MARK: Notifications

  func testShowOrderAndFrames() {
    field.becomeFirstResponder()
    XCTAssertEqual(names, ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    for note in notes {
      XCTAssertEqual(note.begin, CGRect(x: 0, y: 852, width: 393, height: 336))
      XCTAssertEqual(note.end, CGRect(x: 0, y: 516, width: 393, height: 336))
      XCTAssertEqual(note.info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0.25)
      XCTAssertEqual(note.info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int, 7)
      XCTAssertEqual(note.info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool, true)
    }
  }

  func testHideOrderAndFrames() {
    field.becomeFirstResponder()
    notes = []
    field.resignFirstResponder()
    XCTAssertEqual(names, ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    XCTAssertEqual(notes[0].begin.minY, 516)
    XCTAssertEqual(notes[0].end, CGRect(x: 0, y: 852, width: 393, height: 336))
    XCTAssertNil(KeyboardController.shared.frame)
  }

  func testSwitchingFieldsShowsAgainWithoutHiding() {
    let other = UITextField(frame: CGRect(x: 40, y: 120, width: 240, height: 30))
    stage.view.addSubview(other)
    field.becomeFirstResponder()
    notes = []
    other.becomeFirstResponder()
    XCTAssertEqual(names, ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    XCTAssertEqual(notes[0].begin, notes[0].end)
  }

  func testOtherRespondersHaveNoKeyboard() {
    let view = Focusable(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)
    XCTAssertTrue(view.becomeFirstResponder())
    XCTAssertEqual(names, [])
    XCTAssertNil(KeyboardController.shared.frame)
    field.becomeFirstResponder()
    view.becomeFirstResponder()
    XCTAssertEqual(names.suffix(1), ["DidHide"])
  }

  // On a width of 393 points, the height is 291 without the bar of suggestions and 336 with it.
  func testHeights() {
    field.becomeFirstResponder()
    XCTAssertEqual(frame.height, 336)
    field.autocorrectionType = .no
    XCTAssertEqual(frame.height, 291)
    field.autocorrectionType = .default
    field.keyboardType = .numberPad
    XCTAssertEqual(frame.height, 291)
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    field.reloadInputViews()
    XCTAssertEqual(frame.height, 335)
    XCTAssertEqual(field.inputAccessoryView?.frame, CGRect(x: 0, y: 0, width: 393, height: 44))
    field.inputAccessoryView = nil
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    field.reloadInputViews()
    XCTAssertEqual(frame, CGRect(x: 0, y: 652, width: 393, height: 200))
    XCTAssertNotNil(field.inputView?.window)
    field.resignFirstResponder()
    XCTAssertNil(field.inputView?.window)
  }

  // In landscape, the height of the keys is 171 plus the bar, and the keys are within the safe area.
  func testRotationMovesTheKeyboard() {
    field.becomeFirstResponder()
    notes = []
    UIApplication.shared.send(.rotate(.landscapeLeft))
    UIApplication.shared.step()
    let turned = frame
    let q = keyView("Q").flatMap { $0.window?.convert($0.bounds, from: $0) } ?? .zero
    UIApplication.shared.send(.rotate(.portrait))
    UIApplication.shared.step()
    XCTAssertEqual(turned, CGRect(x: 0, y: 393 - 216, width: 852, height: 216))
    XCTAssertGreaterThanOrEqual(q.minX, 59)
    XCTAssertEqual(Array(names.prefix(4)), ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    XCTAssertEqual(frame, CGRect(x: 0, y: 516, width: 393, height: 336))
  }

  // MARK: Keys

  func testKeysType() {
    field.becomeFirstResponder()
    for name in ["H", "i", "space", "y", "o", "u"] { key(name) }
    XCTAssertEqual(field.text, "Hi you")
    key("delete")
    XCTAssertEqual(field.text, "Hi yo")
  }

  func testShift() {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    key("a")
    key("shift")
    key("B")
    key("c")
    XCTAssertEqual(field.text, "aBc")
  }

  func testPagesOfNumbersAndSymbols() {
    field.becomeFirstResponder()
    key("123")
    key("7")
    key("#+=")
    key("€")
    key("ABC")
    key("x")
    XCTAssertEqual(field.text, "7€x")
  }

  func testReturnKeyTitlesAndTap() {
    let titles: [UIReturnKeyType: String] = [
      .default: "return", .go: "go", .join: "join", .next: "next", .route: "route", .search: "search",
      .send: "send",
      .done: "done", .continue: "continue",
    ]
    field.becomeFirstResponder()
    for (type, title) in titles {
      field.returnKeyType = type
      XCTAssertNotNil(keyView(title), title)
    }
    var returns = 0
    field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
    field.returnKeyType = .done
    key("done")
    XCTAssertEqual(returns, 1)
  }

  // As in HypnoNerd, `textFieldShouldReturn` clears the field and resigns while the finger is still on the key.
  func testKeyboardGoesWithTheKeyWindow() {
    field.becomeFirstResponder()
    XCTAssertNotNil(KeyboardController.shared.keyboardWindow)
    stage.window.isHidden = true
    XCTAssertNil(KeyboardController.shared.keyboardWindow)
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let other = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      window.addSubview(other)
      window.makeKeyAndVisible()
      other.becomeFirstResponder()
      XCTAssertNotNil(KeyboardController.shared.keyboardWindow)
    }
    // The window was hidden when the field was added, and is retained until the end of the turn
    // (facts/lifecycle.md#windows).
    UIApplication.shared.step()
    UIApplication.shared.step()
    XCTAssertNil(KeyboardController.shared.keyboardWindow)
    XCTAssertFalse(UIApplication.shared.windows.contains { $0.windowLevel > .alert })
  }

  func testReturnKeyMayHideTheKeyboardItIsOn() {
    final class Resigner: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.text = ""
        textField.resignFirstResponder()
        return true
      }
    }
    let resigner = Resigner()
    field.delegate = resigner
    field.returnKeyType = .done
    field.becomeFirstResponder()
    stage.type("Hello")
    key("done")
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertEqual(field.text, "")
    XCTAssertNil(KeyboardController.shared.frame)
    XCTAssertNil(KeyboardController.shared.keyboardWindow)
    XCTAssertEqual(names.suffix(4), ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
  }

  func testReturnKeyWaitsForText() {
    field.enablesReturnKeyAutomatically = true
    var returns = 0
    field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
    field.becomeFirstResponder()
    key("return")
    XCTAssertEqual(returns, 0)
    stage.type("x")
    key("return")
    XCTAssertEqual(returns, 1)
  }

  func testPads() {
    field.keyboardType = .decimalPad
    field.becomeFirstResponder()
    XCTAssertNil(keyView("q"))
    key("1")
    key(Locale.current.decimalSeparator ?? ".")
    key("5")
    XCTAssertEqual(field.text?.count, 3)
    field.keyboardType = .emailAddress
    key("@")
    XCTAssertEqual(field.text?.last, "@")
    field.keyboardType = .URL
    key(".com")
    XCTAssertTrue(field.text!.hasSuffix(".com"))
    XCTAssertNil(keyView("space"))
  }

  func testAutocapitalization() {
    for (type, typed) in [
      (UITextAutocapitalizationType.sentences, "Ab c. D"), (.words, "Ab C. D"), (.allCharacters, "AB C. D"),
      (.none, "ab c. d"),
    ] {
      field.text = ""
      field.autocapitalizationType = type
      field.becomeFirstResponder()
      for letter in ["a", "b", "space", "c"] { key(keyView(letter) == nil ? letter.uppercased() : letter) }
      key("123")
      key(".")
      key("ABC")
      key("space")
      key(keyView("d") == nil ? "D" : "d")
      XCTAssertEqual(field.text, typed)
    }
  }

  func testTouchesBesideTheKeyboardReachTheApp() {
    field.becomeFirstResponder()
    var taps = 0
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 300, width: 100, height: 40)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let hidden = UIButton(type: .system)
    hidden.frame = CGRect(x: 0, y: 600, width: 393, height: 200)
    hidden.addAction(UIAction { _ in taps += 10 }, for: .touchUpInside)
    stage.view.addSubview(button)
    stage.view.addSubview(hidden)
    stage.tap(CGPoint(x: 60, y: 320))
    stage.tap(CGPoint(x: 100, y: 700))
    XCTAssertEqual(taps, 1)
    XCTAssertTrue(stage.window.isKeyWindow)
    XCTAssertTrue(field.isFirstResponder)
  }

  func testAnyKeyInputGetsText() {
    let input = Notepad(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(input)
    input.becomeFirstResponder()
    XCTAssertEqual(frame.height, 336)
    key("X")
    stage.type("yz")
    key("delete")
    XCTAssertEqual(input.text, "Xy")
    input.resignFirstResponder()
    XCTAssertNil(KeyboardController.shared.frame)
  }

  func testTheKeyboardIsSeenAndGoes() {
    stage.view.backgroundColor = .white
    UIApplication.shared.step()
    let before = stage.picture().row(2000)[3]
    field.becomeFirstResponder()
    XCTAssertNotEqual(stage.picture().row(1570)[3], before)
    field.resignFirstResponder()
    XCTAssertEqual(stage.picture().row(1570)[3], before)
  }

  func testKeyboardComesToRest() {
    field.becomeFirstResponder()
    for _ in 0..<3 { UIApplication.shared.step() }
    XCTAssertNil(UIApplication.shared.nextDeadline)
  }

  private final class Focusable: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class Notepad: UIView, UIKeyInput {
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if !text.isEmpty { text.removeLast() } }
  }
}

extension UIWindow {
  /// Returns the window that receives touches in the keyboard's frame.
  fileprivate func hitKeyboard(_ frame: CGRect) -> UIWindow? { KeyboardController.shared.keyboardWindow }
}
