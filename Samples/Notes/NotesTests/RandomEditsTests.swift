import XCTest

@testable import Notes

/// The editor's text view against a plain array of characters.
@MainActor
final class RandomEditsTests: XCTestCase {
  /// Characters that do not join their neighbors.
  private static let alphabet = Array("abc XYZ.,\näñéمرحباשלום你好世界กขคง👋🌍🍎")

  /// A text and the range that is selected in it, in characters.
  private struct Model {
    var text: [Character] = []
    var selection = 0..<0

    var string: String { String(text) }

    /// The selection as text views count it.
    var range: NSRange {
      let start = String(text[..<selection.lowerBound]).utf16.count
      return NSRange(location: start, length: String(text[selection]).utf16.count)
    }

    mutating func insert(_ new: [Character]) {
      text.replaceSubrange(selection, with: new)
      selection = selection.lowerBound + new.count..<selection.lowerBound + new.count
    }

    mutating func deleteBackward() {
      if selection.isEmpty, selection.lowerBound > 0 { selection = selection.lowerBound - 1..<selection.lowerBound }
      insert([])
    }
  }

  /// The same numbers in each run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 29)) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  private var window: UIWindow!
  private var editor: NoteViewController!
  private var folder: URL!

  override func setUp() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    editor = NoteViewController(
      note: Note(id: UUID(), text: NSAttributedString(), modified: Date()), store: NoteStore(folder: folder))
    editor.isEditing = true
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = UINavigationController(rootViewController: editor)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  override func tearDown() {
    editor.textView.resignFirstResponder()
    window.isHidden = true
    window = nil
    editor = nil
    try? FileManager.default.removeItem(at: folder)
  }

  private func edit(_ model: inout Model, _ random: inout Generator) {
    let view = editor.textView
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      let new = (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in
        Self.alphabet.randomElement(using: &random)
      }
      model.insert(new)
      view.insertText(String(new))
    case 4..<6:
      model.deleteBackward()
      view.deleteBackward()
    case 6:
      view.toggleBoldface(nil)
    default:
      let ends = [0, 1].map { _ in Int.random(in: 0...model.text.count, using: &random) }.sorted()
      let isCaret = Bool.random(using: &random)
      // Short selections, so that the text grows.
      model.selection = ends[0]..<(isCaret ? ends[0] : min(ends[1], ends[0] + 5))
      view.selectedRange = model.range
    }
  }

  func testAThousandEdits() {
    XCTAssertTrue(editor.textView.becomeFirstResponder())
    var model = Model()
    var random = Generator(state: 2_024)
    for number in 0..<1_000 {
      edit(&model, &random)
      guard editor.textView.text == model.string, editor.textView.selectedRange == model.range else {
        return XCTFail(
          "edit \(number): \(editor.textView.text.debugDescription) \(editor.textView.selectedRange) is not "
            + "\(model.string.debugDescription) \(model.range)")
      }
    }
    XCTAssertGreaterThan(model.text.count, 100)
    XCTAssertEqual(editor.textView.attributedText.length, model.string.utf16.count)
  }

  func testUndoGoesBackAndRedoForth() throws {
    XCTAssertTrue(editor.textView.becomeFirstResponder())
    let undo = try XCTUnwrap(editor.textView.undoManager)
    var model = Model()
    var random = Generator(state: 77)
    for number in 0..<120 {
      edit(&model, &random)
      // Each turn of the run loop is a group of its own.
      if number % 10 == 9 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    }
    var steps = 0
    while undo.canUndo, steps < 1_000 {
      undo.undo()
      steps += 1
    }
    XCTAssertGreaterThan(steps, 1)
    XCTAssertEqual(editor.textView.text, "")
    while undo.canRedo, steps < 2_000 {
      undo.redo()
      steps += 1
    }
    XCTAssertEqual(editor.textView.text, model.string)
  }
}
