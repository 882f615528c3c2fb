import FlipsideTesting
import UIKit
import XCTest

/// A text field or text view with the keyboard on the screen, and fingers for its keys.
class KeyboardTestCase: XCTestCase {
  var stage: Stage!
  var field: UITextField!

  override func setUp() {
    super.setUp()
    begin()
  }

  override func tearDown() {
    end()
    super.tearDown()
  }

  /// Starts again on a device with the keyboards of the languages.
  func begin(
    device: String = "iPhone 15", orientation: UIDeviceOrientation = .portrait, languages: [String] = ["en-US"]
  ) {
    end()
    UITextInputMode.install(languages)
    stage = Stage(device: device, orientation: orientation, animates: false)
    field = UITextField(frame: CGRect(x: 40, y: 70, width: 240, height: 30))
    stage.view.addSubview(field)
  }

  private func end() {
    stage?.end()
    stage = nil
    field = nil
    UITextInputMode.install(["en-US"])
    KeyboardController.shared.isHardwareKeyboardConnected = false
    KeyboardController.shared.forgetChosenEmoji()
  }

  var frame: CGRect { KeyboardController.shared.frame ?? .zero }

  /// The visible elements of the keyboard with their labels.
  var elements: [UIView] {
    stage.clock.settle()
    var found: [UIView] = []
    func look(in view: UIView) {
      guard !view.isHidden else { return }
      if view.isAccessibilityElement { return found.append(view) }
      for subview in view.subviews { look(in: subview) }
    }
    if let window = KeyboardController.shared.keyboardWindow { look(in: window) }
    return found
  }

  func element(_ label: String) -> UIView? { elements.last { $0.accessibilityLabel == label } }

  /// The labels of the keys, by rows from the top, each from the left.
  var rows: [[String]] {
    let keys = elements.map { ($0.accessibilityLabel ?? "", $0.convert($0.bounds, to: nil)) }
    let tops = Set(keys.map { $0.1.minY.rounded() }).sorted()
    return tops.map { top in
      keys.filter { $0.1.minY.rounded() == top }.sorted { $0.1.minX < $1.1.minX }.map(\.0)
    }
  }

  func center(_ label: String, file: StaticString = #filePath, line: UInt = #line) -> CGPoint {
    guard let key = element(label), let window = key.window else {
      XCTFail("no key \(label) among \(rows)", file: file, line: line)
      return CGPoint(x: 1, y: 1)
    }
    return window.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), from: key)
  }

  /// Taps keys by their labels.
  func tap(_ labels: String..., file: StaticString = #filePath, line: UInt = #line) {
    for label in labels { stage.tap(center(label, file: file, line: line)) }
  }

  /// Taps the key of each character; a key of either case will do.
  func taps(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    for character in text {
      let label = character == " " ? "space" : String(character)
      let upper = label.uppercased()
      tap(element(label) == nil && element(upper) != nil ? upper : label, file: file, line: line)
    }
  }

  /// Rests a finger on a key, moves it to a point if there is one, and lifts it.
  func hold(
    _ label: String, _ seconds: TimeInterval = 0.7, to end: CGPoint? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    stage.touch(.began, center(label, file: file, line: line))
    stage.clock.advance(by: seconds)
    if let end { stage.touch(.moved, end) }
    stage.clock.advance(by: 0.05)
    stage.touch(.ended)
  }
}
