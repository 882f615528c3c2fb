import FlipsideTesting
import UIKit
import XCTest

/// Number pads, emoji, return keys, iPads, and custom keyboards of apps.
final class KeyboardPageTests: KeyboardTestCase {
  // MARK: Types

  func testTypesHaveTheirKeys() {
    field.becomeFirstResponder()
    let bottoms: [(UIKeyboardType, [String])] = [
      (.default, ["123", "space", "return"]), (.asciiCapable, ["123", "space", "return"]),
      (.URL, ["123", ".", "/", ".com", "return"]), (.emailAddress, ["123", "space", "@", ".", "return"]),
      (.twitter, ["123", "space", "@", "#", "return"]), (.webSearch, ["123", "space", ".", "return"]),
      (.numbersAndPunctuation, ["ABC", "space", "return"]), (.namePhonePad, ["123", "space", "return"]),
    ]
    for (type, keys) in bottoms {
      field.keyboardType = type
      XCTAssertTrue(rows.contains(keys), "\(type): \(rows)")
    }
    for (type, left) in [
      (UIKeyboardType.numberPad, nil), (.phonePad, "+ ∗ #"), (.decimalPad, Locale.current.decimalSeparator ?? "."),
      (.asciiCapableNumberPad, nil),
    ] {
      field.keyboardType = type
      let expected = [left, "0", "delete"].compactMap { $0 }
      XCTAssertTrue(rows.contains(expected), "\(type): \(rows)")
    }
  }

  func testPhonePadHasItsSigns() {
    field.keyboardType = .phonePad
    field.becomeFirstResponder()
    tap("+ ∗ #", "+", "123", "4", "9", "+ ∗ #", "*", "#", "pause", "wait")
    XCTAssertEqual(field.text, "+49*#,;")
  }

  func testURLKeysOfferDomains() {
    field.keyboardType = .URL
    field.becomeFirstResponder()
    let com = center(".com")
    hold(".com", to: CGPoint(x: com.x - 60, y: com.y - 50))
    XCTAssertTrue([".net", ".edu", ".org"].contains(field.text), field.text ?? "")
  }

  func testReturnKeyIsBlueWhenItEndsSomething() {
    func isBlue() -> Bool {
      let point = center(element("go") == nil ? "return" : "go")
      let pixel = stage.picture().row(Int((point.y + 15) * 3))[Int((point.x - 35) * 3)]
      return pixel & 0xFF > 200 && (pixel >> 16) & 0xFF < 60
    }
    field.becomeFirstResponder()
    XCTAssertFalse(isBlue())
    field.returnKeyType = .go
    XCTAssertTrue(isBlue())
    field.enablesReturnKeyAutomatically = true
    XCTAssertFalse(isBlue(), "there is no text")
    stage.type("a")
    XCTAssertTrue(isBlue())
  }

  // MARK: Emoji

  func testEmoji() {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    tap("Emoji")
    XCTAssertEqual(field.textInputMode?.primaryLanguage, "emoji")
    tap("😀", "😃", "delete", "Food & Drink")
    tap("🍏", "ABC", "x")
    XCTAssertEqual(field.text, "😀🍏x")
    XCTAssertEqual(field.textInputMode?.primaryLanguage, "en-US")
  }

  func testEmojiSearch() {
    field.becomeFirstResponder()
    tap("Emoji", "Search Emoji")
    taps("pizza")
    XCTAssertEqual(field.text, "", "what is looked for is not typed")
    tap("🍕")
    XCTAssertEqual(field.text, "🍕")
    XCTAssertNotNil(element("Search Emoji"))
    tap("ABC")
  }

  /// The names of emoji are English.
  func testEmojiAreSearchedWithLatinLetters() {
    for language in ["ja-JP", "ru-RU"] {
      begin(languages: [language])
      field.becomeFirstResponder()
      stage.clock.settle()
      UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" }.map(KeyboardController.shared.use)
      tap("Search Emoji")
      taps("pizza")
      tap("🍕")
      XCTAssertEqual(field.text, "🍕", language)
      XCTAssertNotNil(element("Search Emoji"), language)
    }
  }

  func testSkinTones() {
    field.becomeFirstResponder()
    tap("Emoji", "Search Emoji")
    taps("thumbs")
    tap("return")
    stage.clock.settle()
    tap("Search Emoji")
    taps("flexed")
    hold("💪")
    XCTAssertEqual(field.text, "", "a finger that rests types nothing")
    tap("💪🏾")
    XCTAssertEqual(field.text, "💪🏾")
    tap("ABC")
  }

  /// Only emoji on the screen have views.
  func testEmojiViewsAreFew() {
    field.becomeFirstResponder()
    tap("Emoji")
    XCTAssertLessThan(elements.count, 130)
    tap("Flags")
    XCTAssertLessThan(elements.count, 130)
    XCTAssertNotNil(element("🇦🇷"))
    tap("ABC")
  }

  // MARK: iPads

  func testPadKeys() {
    begin(device: "iPad (9th generation)")
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    XCTAssertEqual(rows.first { $0.contains("q") }, ["q", "w", "e", "r", "t", "y", "u", "i", "o", "p", "delete"])
    XCTAssertEqual(rows.first { $0.contains("a") }?.last, "return")
    XCTAssertEqual(rows.first { $0.contains("z") }?.first, "shift")
    XCTAssertEqual(rows.first { $0.contains("z") }?.last, "shift")
    XCTAssertEqual(rows.last?.last, "Hide keyboard")
    tap("h", "i", ".?123")
    tap("1")
    XCTAssertEqual(field.text, "hi1")
    tap("Hide keyboard")
    XCTAssertFalse(field.isFirstResponder)
  }

  /// facts/text-input.md#keys/flicks
  func testAFingerThatMovesDownTypesTheSignOverALetter() {
    begin(device: "iPad (9th generation)")
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.becomeFirstResponder()
    func pull(_ label: String, _ distance: CGFloat) {
      let start = center(label)
      stage.touch(.began, start)
      stage.touch(.moved, CGPoint(x: start.x, y: start.y + distance))
      stage.touch(.ended)
    }
    for label in ["q", "a", "z", ",", ".", "p"] { pull(label, 40) }
    XCTAssertEqual(field.text, "1@%!?0")
    pull("w", 8)
    XCTAssertEqual(field.text, "1@%!?0w")
    tap("shift")
    pull("E", 40)
    XCTAssertEqual(field.text, "1@%!?0w3")
    XCTAssertNotNil(element("e"), "shift was for one key")
  }

  func testPadHeights() {
    for (device, orientation, height) in [
      ("iPad (9th generation)", UIDeviceOrientation.portrait, 313.0),
      ("iPad (9th generation)", .landscapeLeft, 398),
    ] {
      begin(device: device, orientation: orientation)
      field.becomeFirstResponder()
      XCTAssertEqual(frame.height, height, "\(device) \(orientation.rawValue)")
    }
  }

  // MARK: Keyboards beside the device and of apps

  func testHardwareKeyboard() {
    KeyboardController.shared.isHardwareKeyboardConnected = true
    field.becomeFirstResponder()
    XCTAssertNil(KeyboardController.shared.frame)
    stage.type("typed")
    XCTAssertEqual(field.text, "typed")
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    field.reloadInputViews()
    XCTAssertEqual(frame.height, 44 + 34)
    XCTAssertNil(element("space"))
    KeyboardController.shared.isHardwareKeyboardConnected = false
    XCTAssertEqual(frame.height, 336 + 44)
  }

  func testInputViewController() {
    final class Pad: UIInputViewController {
      var journal: [String] = []
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.append("appeared")
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.append("disappeared")
      }
    }
    final class Field: UITextField {
      let pad = Pad()
      override var inputViewController: UIInputViewController? { pad }
    }
    let field = Field(frame: CGRect(x: 40, y: 120, width: 200, height: 30))
    stage.view.addSubview(field)
    field.becomeFirstResponder()
    XCTAssertEqual(field.pad.journal, ["appeared"])
    XCTAssertNotNil(field.pad.view.window)
    XCTAssertEqual(frame.height, 216)
    let proxy = field.pad.textDocumentProxy
    proxy.insertText("one two")
    proxy.adjustTextPosition(byCharacterOffset: -3)
    XCTAssertEqual(proxy.documentContextBeforeInput, "one ")
    XCTAssertEqual(proxy.documentContextAfterInput, "two")
    proxy.deleteBackward()
    proxy.adjustTextPosition(byCharacterOffset: .min)
    proxy.insertText("X")
    proxy.adjustTextPosition(byCharacterOffset: .max)
    proxy.insertText("Y")
    XCTAssertEqual(field.text, "XonetwoY")
    XCTAssertNil(proxy.selectedText)
    field.pad.dismissKeyboard()
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertEqual(field.pad.journal, ["appeared", "disappeared"])
  }

  /// According to UIKit's header, input views are looked up in the responder chain.
  func testAccessoryViewsOfTheChain() {
    final class Page: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    let page = Page()
    stage.window.rootViewController = page
    page.becomeFirstResponder()
    XCTAssertEqual(frame.height, 50 + 34)
    let inner = UITextField(frame: CGRect(x: 40, y: 100, width: 200, height: 30))
    page.view.addSubview(inner)
    inner.becomeFirstResponder()
    XCTAssertEqual(frame.height, 336 + 50)
    XCTAssertNotNil(page.bar.window)
    inner.resignFirstResponder()
    XCTAssertNil(KeyboardController.shared.frame)
  }

  func testPasswordsHaveTheirKey() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    XCTAssertEqual(frame.height, 291)
    field.resignFirstResponder()
    field.textContentType = .password
    field.becomeFirstResponder()
    XCTAssertEqual(frame.height, 336)
    XCTAssertNotNil(element("Passwords"))
  }

  func testInputViewStyles() {
    XCTAssertEqual(UIInputView(frame: .zero).inputViewStyle, .default)
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    XCTAssertEqual(view.inputViewStyle, .keyboard)
    XCTAssertFalse(view.allowsSelfSizing)
    XCTAssertFalse(UIInputViewController().hasDictationKey)
  }
}
