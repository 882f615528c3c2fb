import FlipsideTesting
import QuartzCore
import UIKit
import XCTest

/// Search fields and their tokens (Apple: `UISearchTextField`).
final class UISearchTextFieldTests: XCTestCase {
  private var stage: Stage!
  private var field: UISearchTextField!
  private let flag = UISearchToken(icon: UIImage(systemName: "flag"), text: "Flagged")
  private let ann = UISearchToken(icon: nil, text: "Ann")
  private let bob = UISearchToken(icon: nil, text: "Bob")

  override func setUp() {
    super.setUp()
    stage = Stage(animates: false)
    field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 350, height: 36))
    field.placeholder = "Search"
    stage.view.addSubview(field)
  }

  override func tearDown() {
    stage.end()
    stage = nil
    field = nil
    super.tearDown()
  }

  private func names(_ tokens: [UISearchToken]) -> [ObjectIdentifier] { tokens.map(ObjectIdentifier.init) }
  private func offset(_ position: UITextPosition) -> Int {
    field.offset(from: field.beginningOfDocument, to: position)
  }
  private func selectedRange() -> NSRange? {
    field.selectedTextRange.map {
      NSRange(location: offset($0.start), length: offset($0.end) - offset($0.start))
    }
  }
  private func range(_ from: Int, _ to: Int) -> UITextRange {
    let start = field.position(from: field.beginningOfDocument, offset: from)!
    return field.textRange(from: start, to: field.position(from: field.beginningOfDocument, offset: to)!)!
  }

  func testDefaults() {
    XCTAssertEqual(field.tokens.count, 0)
    XCTAssertTrue(field.allowsDeletingTokens)
    XCTAssertTrue(field.allowsCopyingTokens)
    XCTAssertNil(field.searchSuggestions)
    XCTAssertEqual(field.returnKeyType, .search)
    XCTAssertEqual(field.intrinsicContentSize.height, 36)
    XCTAssertTrue(field.leftView is UIImageView)
    XCTAssertEqual(field.borderStyle, .roundedRect)
    XCTAssertEqual(field.font?.pointSize, 17)
  }

  func testTokensStandBeforeTheText() {
    field.text = "hello"
    field.tokens = [flag, ann]
    XCTAssertEqual(names(field.tokens), names([flag, ann]))
    XCTAssertEqual(field.text, "hello")
    field.insertToken(bob, at: 1)
    XCTAssertEqual(names(field.tokens), names([flag, bob, ann]))
    field.insertToken(UISearchToken(icon: nil, text: "end"), at: 99)
    XCTAssertEqual(field.tokens.count, 4)
    field.removeToken(at: 3)
    field.removeToken(at: 0)
    XCTAssertEqual(names(field.tokens), names([bob, ann]))
    XCTAssertEqual(offset(field.textualRange.start), 2)
    XCTAssertEqual(offset(field.textualRange.end), 7)
    XCTAssertEqual(offset(field.positionOfToken(at: 1)), 1)
    XCTAssertEqual(names(field.tokens(in: range(1, 4))), names([ann]))
    field.text = "new"
    XCTAssertEqual(field.tokens.count, 2, "setting the text leaves them")
    field.attributedText = NSAttributedString(string: "x")
    XCTAssertEqual(field.tokens.count, 2)
    field.font = .systemFont(ofSize: 20)
    field.defaultTextAttributes = [.foregroundColor: UIColor.red]
    XCTAssertEqual(names(field.tokens), names([bob, ann]))
  }

  func testBadIndexesAreReported() {
    let console = ConsoleRecorder()
    defer { console.end() }
    field.tokens = [flag]
    field.removeToken(at: 7)
    field.removeToken(at: -1)
    XCTAssertEqual(field.tokens.count, 1)
    XCTAssertEqual(offset(field.positionOfToken(at: 5)), 1)
    XCTAssertEqual(console.lines.filter { $0.contains("NSRangeException") }.count, 3)
  }

  func testTextBecomesAToken() {
    field.text = "from ann today"
    field.tokens = [flag]
    field.becomeFirstResponder()
    field.replaceTextualPortion(of: range(1, 10), with: ann, at: 1)
    XCTAssertEqual(field.text, "today")
    XCTAssertEqual(names(field.tokens), names([flag, ann]))
    field.replaceTextualPortion(of: range(0, 4), with: bob, at: 0)
    XCTAssertEqual(names(field.tokens), names([bob, flag, ann]), "tokens in the range stay")
    XCTAssertEqual(field.text, "day")
  }

  func testTheDeleteKeySelectsATokenFirst() {
    field.tokens = [flag, ann]
    field.becomeFirstResponder()
    stage.press(.keyboardDeleteOrBackspace)
    XCTAssertEqual(selectedRange(), NSRange(location: 1, length: 1))
    XCTAssertEqual(field.tokens.count, 2)
    stage.press(.keyboardDeleteOrBackspace)
    XCTAssertEqual(names(field.tokens), names([flag]))
    field.allowsDeletingTokens = false
    stage.press(.keyboardDeleteOrBackspace)
    stage.press(.keyboardDeleteOrBackspace)
    XCTAssertEqual(names(field.tokens), names([flag]))
  }

  func testTypedTextComesBehindTokens() {
    field.tokens = [flag, ann]
    field.becomeFirstResponder()
    field.selectedTextRange = range(0, 0)
    stage.type("a")
    XCTAssertEqual(field.text, "a")
    XCTAssertEqual(field.tokens.count, 2)
    field.selectedTextRange = range(0, 1)
    stage.type("b")
    XCTAssertEqual(field.text, "ba")
    XCTAssertEqual(names(field.tokens), names([ann]), "the selected one gives way")
  }

  func testDelegatesDoNotSeeTokens() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var ranges: [NSRange] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        ranges.append(range)
        return true
      }
    }
    let delegate = Delegate()
    field.delegate = delegate
    field.tokens = [flag, ann]
    field.text = "xy"
    field.becomeFirstResponder()
    stage.type("z")
    XCTAssertEqual(delegate.ranges, [NSRange(location: 2, length: 0)])
  }

  func testTheClearButtonTakesTokensToo() {
    field.tokens = [flag]
    field.text = "a"
    field.layoutIfNeeded()
    stage.tap("Clear text")
    XCTAssertEqual(field.tokens.count, 0)
    XCTAssertEqual(field.text, "")
  }

  func testCopyingAsksTheDelegate() {
    final class Delegate: NSObject, UISearchTextFieldDelegate {
      func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
      ) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { done in
          done(Data("token".utf8), nil)
          return nil
        }
        return provider
      }
    }
    let delegate = Delegate()
    field.delegate = delegate
    field.tokens = [flag]
    field.text = "text"
    field.becomeFirstResponder()
    field.selectAll(nil)
    field.copy(nil)
    XCTAssertEqual(UIPasteboard.general.strings, ["token", "text"])
    field.allowsCopyingTokens = false
    field.copy(nil)
    XCTAssertEqual(UIPasteboard.general.strings, ["text"])
    field.cut(nil)
    XCTAssertEqual(field.tokens.count, 0)
    XCTAssertEqual(field.text, "")
  }

  func testUndoBringsTokensBack() {
    field.tokens = [flag]
    field.becomeFirstResponder()
    stage.press(.keyboardDeleteOrBackspace)
    stage.press(.keyboardDeleteOrBackspace)
    XCTAssertEqual(field.tokens.count, 0)
    field.undoManager?.undo()
    XCTAssertEqual(names(field.tokens), names([flag]))
  }

  func testPillsTakeRoom() {
    field.text = "a"
    field.layoutIfNeeded()
    let before = field.caretRect(for: field.textualRange.start).minX
    field.tokens = [ann]
    field.layoutIfNeeded()
    XCTAssertGreaterThan(field.caretRect(for: field.textualRange.start).minX, before + 30)
    XCTAssertEqual(field.tokenBackgroundColor, .secondarySystemFill)
    field.tokenBackgroundColor = .red
    XCTAssertEqual(field.tokenBackgroundColor, .red)
    field.tokenBackgroundColor = nil
    XCTAssertEqual(field.tokenBackgroundColor, .secondarySystemFill)
  }

  func testSuggestionsAreShownWhileTheFieldIsEdited() {
    final class Delegate: NSObject, UISearchTextFieldDelegate {
      var chosen: [String?] = []
      func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        chosen.append(suggestion.localizedSuggestion)
      }
    }
    let delegate = Delegate()
    field.delegate = delegate
    field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apples")]
    XCTAssertFalse(stage.shows("Apples"))
    field.becomeFirstResponder()
    // The rows get their frames with the next frame of the screen.
    stage.clock.settle()
    XCTAssertTrue(stage.shows("Apples"))
    stage.tap("Apples")
    XCTAssertEqual(delegate.chosen, ["Apples"])
    field.searchSuggestions = nil
    XCTAssertFalse(stage.shows("Apples"))
    field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Pears")]
    stage.clock.settle()
    XCTAssertTrue(stage.shows("Pears"))
    field.resignFirstResponder()
    XCTAssertFalse(stage.shows("Pears"))
  }

  func testSuggestionItems() {
    let plain = UISearchSuggestionItem(localizedSuggestion: "Apples", localizedDescription: "Fruit")
    XCTAssertEqual(plain.localizedSuggestion, "Apples")
    XCTAssertEqual(plain.localizedDescription, "Fruit")
    XCTAssertNil(plain.localizedAttributedSuggestion)
    XCTAssertNil(plain.iconImage)
    plain.representedObject = 5
    XCTAssertEqual(plain.representedObject as? Int, 5)
    let rich = UISearchSuggestionItem(localizedAttributedSuggestion: NSAttributedString(string: "Kiwi"))
    XCTAssertEqual(rich.localizedSuggestion, "Kiwi")
    XCTAssertEqual(rich.localizedAttributedSuggestion?.string, "Kiwi")
  }
}
