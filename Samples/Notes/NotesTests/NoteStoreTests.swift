import XCTest

@testable import Notes

/// Notes and their files, in a folder of the test's own.
@MainActor
final class NoteStoreTests: XCTestCase {
  private var folder: URL!
  private var store: NoteStore!

  override func setUp() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    store = NoteStore(folder: folder)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
    store = nil
  }

  private func note(_ text: String, _ minute: Double = 0) -> Note {
    Note(
      id: UUID(), text: NSAttributedString(string: text, attributes: NoteText.attributes()),
      modified: Date(timeIntervalSince1970: 60 * minute))
  }

  private var types: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).map { ($0 as NSString).pathExtension }.sorted()
  }

  func testTitleAndExcerpt() {
    XCTAssertEqual(note("\n Milk \n\n\u{FFFC}\nand bread\nx").title, "Milk")
    XCTAssertEqual(note("\n Milk \n\n\u{FFFC}\nand bread\nx").excerpt, "and bread")
    XCTAssertEqual(note("").title, "New Note")
    XCTAssertEqual(note("Milk").excerpt, "No additional text")
    XCTAssertTrue(note(" \n").isBlank)
  }

  func testASearchFindsAllWords() {
    let milk = note("Crème brûlée\nשלום עולם 世界")
    XCTAssertTrue(milk.matches("creme"))
    XCTAssertTrue(milk.matches("עולם BRÛ"))
    XCTAssertTrue(milk.matches("世界"))
    XCTAssertFalse(milk.matches("creme coffee"))
  }

  func testTheLastThatWasChangedIsTheFirst() throws {
    var first = note("first", 1)
    try store.save(first)
    try store.save(note("second", 2))
    XCTAssertEqual(store.notes.map(\.title), ["second", "first"])
    first.modified = Date(timeIntervalSince1970: 180)
    try store.save(first)
    XCTAssertEqual(store.notes.map(\.title), ["first", "second"])
    XCTAssertEqual(store.notes(matching: "sec").map(\.title), ["second"])
    store.reload()
    XCTAssertEqual(store.notes.map(\.title), ["first", "second"], "the dates are those of the files")
  }

  func testRemovedNotesHaveNoFiles() throws {
    SampleNotes.fill(store)
    XCTAssertEqual(types, ["rtf", "rtf", "rtf", "rtfd"])
    store.remove(try XCTUnwrap(store.notes.first).id)
    XCTAssertEqual(types, ["rtf", "rtf", "rtfd"])
    store.removeAll()
    XCTAssertEqual(types, [])
    store.reload()
    XCTAssertTrue(store.notes.isEmpty)
  }

  func testANoteThatLosesItsPictureIsRTF() throws {
    var lake = note("Lake")
    lake.text = NSAttributedString(attachment: NoteText.picture(Landscape.image))
    try store.save(lake)
    XCTAssertEqual(types, ["rtfd"])
    lake.text = note("Lake").text
    try store.save(lake)
    XCTAssertEqual(types, ["rtf"])
  }

  /// What was written is read with the same words, styles and pictures.
  func testDocumentsKeepText() throws {
    SampleNotes.fill(store)
    let written = store.notes
    store.reload()
    XCTAssertEqual(store.notes.map(\.id), written.map(\.id))
    for (new, old) in zip(store.notes, written) {
      XCTAssertEqual(new.text.string, old.text.string)
      for index in 0..<min(new.text.length, old.text.length) {
        XCTAssertEqual(look(new.text, index), look(old.text, index), "\(old.title), \(index)")
      }
    }
  }

  private struct Look: Equatable {
    var traits: UIFontDescriptor.SymbolicTraits.RawValue
    var size: CGFloat?
    var underline: Int?
    var picture: CGSize?
  }

  private func look(_ text: NSAttributedString, _ index: Int) -> Look {
    let attributes = text.attributes(at: index, effectiveRange: nil)
    let font = attributes[.font] as? UIFont
    return Look(
      traits: font?.fontDescriptor.symbolicTraits.intersection([.traitBold, .traitItalic]).rawValue ?? 0,
      size: font?.pointSize, underline: attributes[.underlineStyle] as? Int,
      picture: (attributes[.attachment] as? NSTextAttachment)?.bounds.size)
  }
}
