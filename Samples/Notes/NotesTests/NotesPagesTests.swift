import XCTest

@testable import Notes

/// Both pages, in a window of the test's own.
@MainActor
final class NotesPagesTests: XCTestCase {
  private var folder: URL!
  private var store: NoteStore!
  private var window: UIWindow!
  private var list: NotesViewController!
  private var navigation: UINavigationController!

  override func setUp() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    store = NoteStore(folder: folder)
    SampleNotes.fill(store)
    list = NotesViewController(store: store)
    navigation = UINavigationController(rootViewController: list)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    wait()
  }

  /// The pages appear.
  private func wait() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1)) }

  override func tearDown() {
    window.endEditing(true)
    window.isHidden = true
    window = nil
    list = nil
    navigation = nil
    try? FileManager.default.removeItem(at: folder)
  }

  private func open(_ title: String) throws -> NoteViewController {
    let row = try XCTUnwrap(list.notes.firstIndex { $0.title == title })
    let editor = NoteViewController(note: list.notes[row], store: store)
    navigation.pushViewController(editor, animated: false)
    wait()
    return editor
  }

  func testRowsAreNotes() {
    XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 4)
    list.search.searchBar.text = "סלאם שלום"
    list.updateSearchResults(for: list.search)
    XCTAssertEqual(list.notes.map(\.title), [])
    list.search.searchBar.text = "שלום"
    list.updateSearchResults(for: list.search)
    XCTAssertEqual(list.notes.map(\.title), ["Hello, world"])
  }

  func testANoteIsSavedWhenItsPageIsLeft() throws {
    let editor = try open("Shopping")
    editor.setEditing(true, animated: false)
    editor.textView.selectedRange = NSRange(location: editor.textView.text.utf16.count, length: 0)
    editor.textView.insertText("Tea")
    navigation.popViewController(animated: false)
    wait()
    XCTAssertEqual(list.notes.first?.title, "Shopping", "it is the last that was changed")
    XCTAssertTrue(NoteStore(folder: folder).notes.contains { $0.text.string.hasSuffix("string\nTea") })
  }

  func testATextWithoutWordsIsNotKept() throws {
    let editor = try open("Shopping")
    editor.setEditing(true, animated: false)
    editor.textView.selectAll(nil)
    editor.textView.insertText(" ")
    navigation.popViewController(animated: false)
    wait()
    XCTAssertEqual(store.notes.count, 3)
  }

  func testFormattingTheSelection() throws {
    let editor = try open("Shopping")
    editor.setEditing(true, animated: false)
    editor.textView.selectedRange = NSRange(location: 0, length: 8)
    editor.toggleBold()
    editor.toggleUnderline()
    var range = NSRange()
    let attributes = editor.textView.attributedText.attributes(at: 0, effectiveRange: &range)
    XCTAssertEqual(range, NSRange(location: 0, length: 8))
    XCTAssertEqual((attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
    XCTAssertEqual(attributes[.underlineStyle] as? Int, 1)
    XCTAssertEqual(
      editor.formattingBar.items?.filter(\.isSelected).map(\.accessibilityLabel), ["Bold", "Underline"])
  }

  func testAPictureIsInsertedAndUndone() throws {
    let editor = try open("Shopping")
    editor.setEditing(true, animated: false)
    let text = editor.textView.text
    editor.textView.selectedRange = NSRange(location: 0, length: 4)
    editor.insertPicture(Landscape.image)
    XCTAssertEqual(editor.textView.text, "\u{FFFC}ping\nBread, apples, coffee ☕️\nTwo metres of string\n")
    XCTAssertEqual(editor.textView.selectedRange, NSRange(location: 1, length: 0))
    editor.textView.undoManager?.undo()
    XCTAssertEqual(editor.textView.text, text)
    editor.textView.undoManager?.redo()
    XCTAssertTrue(editor.textView.attributedText.containsAttachments(in: NSRange(location: 0, length: 1)))
  }

  func testTheList() {
    window.overrideUserInterfaceStyle = .light
    assertSnapshot(of: navigation.view, named: "list")
    window.overrideUserInterfaceStyle = .dark
    assertSnapshot(of: navigation.view, named: "list-dark")
  }

  func testThePageOfANote() throws {
    let view = try XCTUnwrap(open("Hello, world").navigationController).view!
    window.overrideUserInterfaceStyle = .light
    assertSnapshot(of: view, named: "note")
    window.overrideUserInterfaceStyle = .dark
    assertSnapshot(of: view, named: "note-dark")
  }

  func testThePageOfAPicture() throws {
    assertSnapshot(of: try open("The lake").textView, named: "picture")
  }
}
