import UIKit
import XCTest

/// Apple's pages of `UIFindInteraction`, `UIFindSession`, `UITextSearching` and
/// `UITextView.isFindInteractionEnabled`.
final class FindInteractionTests: TimeTestCase {
  private var text: UITextView!

  override func setUp() {
    super.setUp()
    text = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    text.font = .systemFont(ofSize: 17)
    text.text = "One fish, two fish, red FISH, blue fishes."
    view.addSubview(text)
    go(to: now + 0.1)
  }

  override func tearDown() {
    text.findInteraction?.dismissFindNavigator()
    window.endEditing(true)
    go(to: now + 1)
    text = nil
    super.tearDown()
  }

  private func press(_ letter: String, _ modifiers: HostKeyModifiers) {
    UIApplication.shared.send(.key(.character(letter), modifiers: modifiers, isDown: true))
    UIApplication.shared.send(.key(.character(letter), modifiers: modifiers, isDown: false))
    go(to: now + 0.1)
  }

  private func type(_ string: String) {
    UIApplication.shared.send(.text(string))
    go(to: now + 0.1)
  }

  private func start() throws -> (UIFindInteraction, UIFindSession) {
    text.isFindInteractionEnabled = true
    let find = try XCTUnwrap(text.findInteraction)
    find.presentFindNavigator(showingReplace: false)
    go(to: now + 0.1)
    return (find, try XCTUnwrap(find.activeFindSession))
  }

  func testItIsOffAtFirst() {
    XCTAssertFalse(text.isFindInteractionEnabled)
    XCTAssertNil(text.findInteraction)
    text.isFindInteractionEnabled = true
    XCTAssertTrue(text.findInteraction?.view === text)
    XCTAssertEqual(text.findInteraction?.isFindNavigatorVisible, false)
    text.isFindInteractionEnabled = false
    XCTAssertNil(text.findInteraction)
  }

  func testTypingSearches() throws {
    let (find, session) = try start()
    XCTAssertTrue(find.isFindNavigatorVisible)
    type("fish")
    XCTAssertEqual(find.searchText, "fish")
    XCTAssertEqual(session.resultCount, 4, "letter case does not matter")
    XCTAssertEqual(session.highlightedResultIndex, 0)
    find.findNext()
    XCTAssertEqual(session.highlightedResultIndex, 1)
    find.findPrevious()
    find.findPrevious()
    XCTAssertEqual(session.highlightedResultIndex, 3, "round the end")
    find.dismissFindNavigator()
    XCTAssertNil(find.activeFindSession)
    XCTAssertEqual(session.resultCount, 0)
    XCTAssertEqual(find.searchText, "fish", "the next search begins with it")
  }

  func testTheSearchBeginsAtTheSelection() throws {
    text.selectedRange = NSRange(location: 14, length: 0)
    let (_, session) = try start()
    type("fish")
    XCTAssertEqual(session.highlightedResultIndex, 1)
  }

  /// The panel and the keyboard disappear with the page.
  func testItEndsWhenTheViewLeavesTheWindow() throws {
    let (find, _) = try start()
    text.removeFromSuperview()
    go(to: now + 1)
    XCTAssertFalse(find.isFindNavigatorVisible)
    XCTAssertNil(find.activeFindSession)
    XCTAssertFalse(window.subviews.contains { $0.accessibilityIdentifier == "UIFindNavigator" })
  }

  /// The text view's accessory view is not above the panel's keyboard.
  func testTheTextsAccessoryIsNotAboveTheKeyboard() throws {
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    text.inputAccessoryView = accessory
    XCTAssertTrue(text.becomeFirstResponder())
    go(to: now + 1)
    XCTAssertNotNil(accessory.window)
    _ = try start()
    go(to: now + 1)
    XCTAssertNil(accessory.window)
  }

  func testReplacing() throws {
    let (find, session) = try start()
    XCTAssertTrue(session.supportsReplacement)
    type("fish")
    session.performSingleReplacement(query: "fish", replacementString: "dog", options: nil)
    XCTAssertEqual(text.text, "One dog, two fish, red FISH, blue fishes.")
    session.replaceAll(searchQuery: "fish", replacementString: "cat", options: nil)
    XCTAssertEqual(text.text, "One dog, two cat, red FISH, blue cates.", "these options ask for the same letters")
    text.undoManager?.undo()
    XCTAssertEqual(text.text, "One fish, two fish, red FISH, blue fishes.", "one turn of the run loop is one step")
    find.dismissFindNavigator()
    text.isEditable = false
    XCTAssertFalse(session.supportsReplacement)
  }

  func testKeys() throws {
    text.isFindInteractionEnabled = true
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 4, length: 4)
    press("e", .command)
    press("f", .command)
    let find = try XCTUnwrap(text.findInteraction)
    XCTAssertTrue(find.isFindNavigatorVisible)
    XCTAssertEqual(find.activeFindSession?.resultCount, 4)
    let first = find.activeFindSession?.highlightedResultIndex
    press("g", .command)
    XCTAssertEqual(find.activeFindSession?.highlightedResultIndex, first.map { ($0 + 1) % 4 })
    press("g", [.command, .shift])
    XCTAssertEqual(find.activeFindSession?.highlightedResultIndex, first)
    UIApplication.shared.send(.key(.escape, modifiers: [], isDown: true))
    go(to: now + 0.1)
    XCTAssertFalse(find.isFindNavigatorVisible)
    XCTAssertTrue(text.isFirstResponder, "the text is edited again")
  }

  func testEditsAreSearchedAgain() throws {
    let (_, session) = try start()
    type("fish")
    text.textStorage.beginEditing()
    text.textStorage.endEditing()
    text.insertText(" fish")
    go(to: now + 0.1)
    XCTAssertEqual(session.resultCount, 5)
  }
}
