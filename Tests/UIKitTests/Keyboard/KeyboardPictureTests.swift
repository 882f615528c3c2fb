import FlipsideTesting
import UIKit
import XCTest

/// Compares keyboards with recorded pictures, without the home indicator.
final class KeyboardPictureTests: KeyboardTestCase {
  private func check(
    _ name: String, _ rect: CGRect = CGRect(x: 0, y: 516, width: 393, height: 315), file: StaticString = #filePath,
    line: UInt = #line
  ) {
    stage.clock.settle()
    assertPicture(
      stage.picture().cropped(to: rect), named: "keyboard-\(name)", tolerance: 0.002, file: file, line: line)
  }

  private func begin(_ language: String) {
    begin(languages: [language])
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
  }

  func testDarkLetters() {
    field.keyboardAppearance = .dark
    field.becomeFirstResponder()
    check("letters-dark")
  }

  func testNumbersAndEmoji() {
    begin("en-US")
    tap("123")
    check("numbers")
    tap("ABC", "Emoji")
    check("emoji", CGRect(x: 0, y: 516, width: 393, height: 80))
  }

  func testLanguages() {
    begin("de-DE")
    check("german")
    begin("ar-SA")
    check("arabic")
    begin("ja-JP")
    check("kana")
    begin("zh-Hans")
    taps("nihao")
    check("pinyin")
  }

  func testPad() {
    begin(device: "iPad (9th generation)")
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    check("pad", CGRect(x: 0, y: 767, width: 810, height: 295))
  }
}
