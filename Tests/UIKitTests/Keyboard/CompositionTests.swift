import FlipsideTesting
import UIKit
import XCTest

/// Text that is composed from typed keys, and is marked text until it is confirmed.
final class CompositionTests: KeyboardTestCase {
  private func begin(_ languages: String...) {
    begin(languages: languages)
    field.becomeFirstResponder()
  }

  private var marked: String? { field.markedTextRange.flatMap { field.text(in: $0) } }

  // MARK: Korean

  func testHangul() {
    begin("ko-KR")
    tap("ㅎ")
    XCTAssertEqual(marked, "ㅎ")
    tap("ㅏ", "ㄴ")
    XCTAssertEqual(marked, "한")
    tap("ㄱ")
    XCTAssertEqual(field.text, "한ㄱ")
    XCTAssertEqual(marked, "ㄱ")
    tap("ㅡ", "ㄹ", "스페이스")
    XCTAssertEqual(field.text, "한글 ")
    XCTAssertNil(marked)
  }

  func testHangulFinalsMoveOn() {
    begin("ko-KR")
    for letter in "ㅇㅏㄴㅈㅏ" { tap(String(letter)) }
    XCTAssertEqual(field.text, "안자", "the second consonant of two becomes an initial")
    for _ in 0..<2 { tap("delete") }
    XCTAssertEqual(field.text, "안", "letters are taken back one by one")
    for letter in "ㅂㅗㅏ" { tap(String(letter)) }
    XCTAssertEqual(field.text, "안봐")
  }

  func testHangulEndsWithTheEditing() {
    begin("ko-KR")
    tap("ㄱ", "ㅏ")
    field.resignFirstResponder()
    XCTAssertEqual(field.text, "가")
    field.becomeFirstResponder()
    tap("ㅁ")
    XCTAssertEqual(field.text, "가ㅁ")
  }

  // MARK: Chinese

  func testPinyin() {
    begin("zh-Hans")
    taps("nihao")
    XCTAssertEqual(marked, "ni hao")
    XCTAssertNotNil(element("确认"))
    tap("你好")
    XCTAssertEqual(field.text, "你好")
    XCTAssertNil(marked)
    XCTAssertNotNil(element("换行"))
  }

  func testPinyinBySpaceReturnAndParts() {
    begin("zh-Hans")
    taps("zhongguo")
    tap("选定")
    XCTAssertEqual(field.text, "中国")
    taps("wo")
    tap("确认")
    XCTAssertEqual(field.text, "中国wo", "return takes the letters")
    field.text = ""
    taps("niren")
    tap("泥")
    XCTAssertEqual(marked, "泥ren")
    tap("人")
    XCTAssertEqual(field.text, "泥人")
    taps("nh")
    tap("你好")
    XCTAssertEqual(field.text, "泥人你好", "first letters are enough")
  }

  func testPinyinIsDeletedByLetters() {
    begin("zh-Hans")
    taps("ma")
    tap("delete")
    XCTAssertEqual(marked, "m")
    tap("delete")
    XCTAssertNil(marked)
    XCTAssertEqual(field.text, "")
  }

  func testTextOfTheAppEndsTheComposition() {
    begin("zh-Hans")
    taps("ni")
    field.text = "x"
    taps("hao")
    XCTAssertEqual(marked, "hao")
    XCTAssertEqual(field.text, "xhao")
  }

  func testRefusedCompositionStartsAnew() {
    final class Refuser: NSObject, UITextFieldDelegate {
      var refuses = true
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { !refuses }
    }
    let refuser = Refuser()
    begin("zh-Hans")
    field.delegate = refuser
    taps("ni")
    XCTAssertEqual(field.text, "")
    refuser.refuses = false
    taps("hao")
    XCTAssertEqual(marked, "hao")
  }

  // MARK: Japanese

  func testRomaji() {
    begin("ja-JP", "en-US")
    tap("Next keyboard")
    taps("konnnichiha")
    XCTAssertEqual(marked, "こんにちは")
    tap("確定")
    XCTAssertEqual(field.text, "こんにちは")
    taps("nihongo")
    tap("次候補", "確定")
    XCTAssertEqual(field.text, "こんにちは日本語")
    taps("kitte")
    XCTAssertEqual(marked, "きって")
    tap("キッテ")
    XCTAssertEqual(field.text, "こんにちは日本語キッテ")
  }

  func testKanaByTapsAndFlicks() {
    begin("ja-JP")
    tap("か")
    let sa = center("さ")
    stage.touch(.began, sa)
    stage.touch(.moved, CGPoint(x: sa.x - 40, y: sa.y))
    stage.touch(.ended)
    XCTAssertEqual(marked, "かし")
    tap("小゛゜")
    XCTAssertEqual(marked, "かじ")
    tap("あ", "あ")
    XCTAssertEqual(marked, "かじい", "a second tap leads to the next kana of the row")
    tap("next", "あ")
    XCTAssertEqual(marked, "かじいあ")
    tap("delete", "delete", "確定")
    XCTAssertEqual(field.text, "かじ")
  }

  // MARK: Other inputs

  func testComposesForPlainKeyInputs() {
    begin("ko-KR")
    let input = Notepad(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    stage.view.addSubview(input)
    input.becomeFirstResponder()
    tap("ㄱ", "ㅏ", "스페이스")
    XCTAssertEqual(input.text, "가 ")
    tap("ㄴ", "ㅏ")
    input.resignFirstResponder()
    XCTAssertEqual(input.text, "가 나", "what was composed is not lost")
  }

  private final class Notepad: UIView, UIKeyInput {
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if !text.isEmpty { text.removeLast() } }
  }
}
