import FlipsideTesting
import UIKit
import XCTest

/// The keyboards of languages, and their order for the globe key.
final class KeyboardLanguageTests: KeyboardTestCase {
  private func begin(_ languages: String...) {
    begin(languages: languages)
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
  }

  private var modes: [String?] = []

  private func row(_ index: Int) -> String {
    let letters = rows.filter { $0.count > 5 }
    return letters.indices.contains(index) ? letters[index].joined() : ""
  }

  func testRowsOfLanguages() {
    for (language, first, second) in [
      ("en-US", "qwertyuiop", "asdfghjkl"), ("de-DE", "qwertzuiopü", "asdfghjklöä"),
      ("fr-FR", "azertyuiop", "qsdfghjklm"), ("es-ES", "qwertyuiop", "asdfghjklñ"),
      ("tr-TR", "qwertyuıopğü", "asdfghjklşi"),
    ] {
      begin(language)
      XCTAssertEqual(row(0), first, language)
      XCTAssertEqual(row(1), second, language)
    }
    for (language, first, second) in [
      ("ru-RU", "йцукенгшщзх", "фывапролджэ"), ("el-GR", "ςερτυθιοπ", "ασδφγηξκλ"),
      ("ar-SA", "ضصثقفغعهخحج", "شسيبلاتنمكط"),
      ("ko-KR", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ"), ("zh-Hans-CN", "qwertyuiop", "asdfghjkl"),
    ] {
      begin(language)
      XCTAssertEqual(row(0), first, language)
      XCTAssertEqual(row(1), second, language)
      XCTAssertEqual(
        UITextInputMode.activeInputModes.map(\.primaryLanguage).suffix(2), ["en-US", "emoji"], language)
    }
  }

  func testTitlesOfTabAndCapsLockOnPads() {
    for (language, titles) in [
      ("en-US", ["tab", "caps lock"]), ("de-DE", ["Tab", "Feststelltaste"]), ("fr-FR", ["tab", "verr. maj"]),
    ] {
      begin(device: "iPad Pro 12.9-inch", orientation: .landscapeLeft, languages: [language])
      field.becomeFirstResponder()
      for title in titles { XCTAssertNotNil(element(title), "\(title) in \(rows)") }
    }
  }

  /// Keys do not overlap or extend beyond the screen, in all languages, types, sizes and pages.
  func testKeysLieBesideEachOther() {
    let languages = [
      "en-US", "de-DE", "tr-TR", "ru-RU", "uk-UA", "bg-BG", "el-GR", "ar-SA", "fa-IR", "he-IL", "th-TH", "hi-IN",
      "ko-KR",
      "zh-Hans", "ja-JP", "pl-PL", "xx",
    ]
    for (device, orientation) in [
      ("iPhone 15", UIDeviceOrientation.portrait), ("iPhone 15", .landscapeLeft),
      ("iPhone SE (3rd generation)", .portrait),
      ("iPad (10th generation)", .portrait), ("iPad Pro 12.9-inch", .landscapeLeft),
    ] {
      for language in languages {
        begin(device: device, orientation: orientation, languages: [language])
        field.becomeFirstResponder()
        checkKeys("\(language) on \(device)")
        if let numbers = ["123", "١٢٣", "۱۲۳"].first(where: { element($0) != nil }) {
          tap(numbers)
          checkKeys("\(language)'s numbers on \(device)")
        }
      }
    }
  }

  private func checkKeys(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
    let frames = elements.map { ($0.accessibilityLabel ?? "", $0.convert($0.bounds, to: nil)) }
    XCTAssertGreaterThan(frames.count, 15, name, file: file, line: line)
    for (index, (label, frame)) in frames.enumerated() {
      XCTAssertTrue(
        self.frame.insetBy(dx: -0.5, dy: -0.5).contains(frame), "\(label) \(frame), \(name)", file: file, line: line
      )
      XCTAssertGreaterThan(frame.width, 14, "\(label), \(name)", file: file, line: line)
      for (other, box) in frames.dropFirst(index + 1) where box.insetBy(dx: 0.5, dy: 0.5).intersects(frame) {
        XCTFail("\(label) \(frame) is over \(other) \(box), \(name)", file: file, line: line)
      }
    }
  }

  func testTheGlobeLeadsRound() {
    let observer = NotificationCenter.default.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.modes.append(self?.field?.textInputMode?.primaryLanguage) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    begin("de-DE", "ru-RU")
    XCTAssertEqual(UITextInputMode.activeInputModes.map(\.primaryLanguage), ["de-DE", "ru-RU", "emoji"])
    modes = []
    taps("zä")
    tap("Next keyboard")
    taps("я")
    XCTAssertNotNil(element("Ввод"))
    tap("Next keyboard")
    tap("😀")
    tap("АБВ")
    taps("ж")
    XCTAssertEqual(field.text, "zäя😀ж")
    XCTAssertEqual(modes, ["ru-RU", "emoji", "ru-RU"])
  }

  func testListOfKeyboards() {
    begin("de-DE", "fr-FR")
    stage.touch(.began, center("Next keyboard"))
    stage.clock.advance(by: 0.7)
    stage.touch(.moved, center("Français"))
    stage.touch(.ended)
    XCTAssertEqual(field.textInputMode?.primaryLanguage, "fr-FR")
    XCTAssertNil(element("Français (FR)"))
    XCTAssertNotNil(element("retour"))
  }

  func testRespondersChooseTheirKeyboard() {
    final class GermanField: UITextField {
      override var textInputMode: UITextInputMode? {
        UITextInputMode.activeInputModes.first { $0.primaryLanguage == "de-DE" }
      }
    }
    begin("en-US", "de-DE")
    XCTAssertEqual(row(0), "qwertyuiop")
    let german = GermanField(frame: CGRect(x: 40, y: 120, width: 240, height: 30))
    german.autocapitalizationType = .none
    stage.view.addSubview(german)
    german.becomeFirstResponder()
    XCTAssertEqual(row(0), "qwertzuiopü")
  }

  func testAddressesHaveLatinLetters() {
    begin("ru-RU")
    for type in [UIKeyboardType.emailAddress, .URL, .asciiCapable] {
      field.keyboardType = type
      XCTAssertEqual(row(0), "qwertyuiop", "\(type)")
    }
    field.keyboardType = .default
    XCTAssertEqual(row(0), "йцукенгшщзх")
    field.isSecureTextEntry = true
    XCTAssertEqual(row(0), "qwertyuiop")
  }

  func testShiftedLetters() {
    begin("ko-KR")
    tap("shift")
    XCTAssertEqual(row(0), "ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ")
    begin("tr-TR")
    tap("shift", "İ", "ı")
    XCTAssertEqual(field.text, "İı")
    begin("he-IL")
    XCTAssertNil(element("shift"))
    tap("ש", "ל", "ו", "ם")
    XCTAssertEqual(field.text, "שלום")
    begin("th-TH")
    for scalar in "ที่".unicodeScalars { tap(String(scalar)) }
    XCTAssertEqual(field.text, "ที่")
  }

  func testDigitsAndReturnOfTheLanguage() {
    begin("ar-SA")
    field.keyboardType = .numberPad
    tap("٤", "٢")
    XCTAssertEqual(field.text, "٤٢")
    field.keyboardType = .asciiCapableNumberPad
    tap("7")
    XCTAssertEqual(field.text, "٤٢7")
    field.keyboardType = .default
    XCTAssertNotNil(element("١٢٣"))
    begin("de-DE")
    field.returnKeyType = .search
    XCTAssertNotNil(element("Suchen"))
  }
}
