import TestFolders
import XCTest

/// Tests the sample Lists by touches: a contact book, photos and settings.
final class ListsTests: XCTestCase {
  private struct Played {
    let folder: URL
    let result: Tool.Result

    func tree(_ name: String) throws -> Tree { try Tree(folder.data("\(name).json")) }

    /// The names of the contacts on the screen, from the top.
    func contacts(_ name: String) throws -> [String] {
      try cells("ContactCell", name).map { cell in
        cell.all.first { $0.class == "UILabel" && $0.text != nil }?.text ?? ""
      }
    }

    /// Returns the visible cells, from top to bottom and from left to right.
    func cells(_ kind: String, _ name: String) throws -> [Tree.View] {
      try tree(name).views(kind).filter { !$0.hidden }
        .sorted { ($0.frame[1], $0.frame[0]) < ($1.frame[1], $1.frame[0]) }
    }
  }

  private static func play(_ script: String, _ arguments: [String] = []) throws -> Played {
    let folder = TestFolder.make()
    let result = try Tool.run(
      ["run", Tool.sample("Lists"), "--host", "headless", "--script", Tool.script(script)] + arguments, in: folder)
    XCTAssertEqual(result.code, 0, result.errors)
    for fault in [
      "not supported", "Unable to simultaneously satisfy", "Unbalanced calls", "NSInternalInconsistency",
    ] {
      XCTAssertFalse(result.errors.contains(fault), result.errors)
    }
    return Played(folder: folder, result: result)
  }

  private static let whole = Result { try play("lists.txt") }
  private static let short = Result { try play("lists-short.txt") }

  // MARK: The contact book

  func testFavoritesAndLetters() throws {
    let played = try Self.whole.get()
    XCTAssertEqual(
      try played.contacts("contacts"),
      [
        "Ada Lovelace", "Grace Hopper", "Marie Curie", "Charles Babbage", "Jocelyn Bell Burnell", "Rachel Carson",
      ])
    // One contact was removed on its detail page, another one by a swipe.
    XCTAssertEqual(try played.contacts("fewer").prefix(3), ["Ada Lovelace", "Marie Curie", "Charles Babbage"])
    XCTAssertEqual(
      try played.contacts("favorite").prefix(4),
      ["Ada Lovelace", "Marie Curie", "Charles Babbage", "Charles Babbage"])
  }

  /// The height of a row depends on its texts and margins: one row has four lines of a note, another row has none.
  func testRowsSizeThemselves() throws {
    let played = try Self.whole.get()
    let heights = try played.cells("ContactCell", "contacts").map(\.frame[3])
    XCTAssertEqual(heights[0], 127, accuracy: 0.5)
    XCTAssertEqual(heights[3], 66.333, accuracy: 0.5)
    // Each row begins at the end of the row above it, or below a header.
    let cells = try played.cells("ContactCell", "contacts")
    for (upper, lower) in zip(cells, cells.dropFirst()) {
      XCTAssertGreaterThanOrEqual(lower.frame[1], upper.frame[1] + upper.frame[3] - 0.01)
    }
  }

  func testRefreshing() throws {
    let played = try Self.whole.get()
    let rest = try XCTUnwrap(played.cells("ContactCell", "refreshed").first).frame[1]
    let held = try XCTUnwrap(played.cells("ContactCell", "refreshing").first).frame[1]
    XCTAssertEqual(held - rest, 60, accuracy: 8, "the control holds the table below it")
    XCTAssertEqual(try played.contacts("refreshed"), try played.contacts("contacts"))
  }

  func testReorderingAndDeletingSeveral() throws {
    let played = try Self.whole.get()
    XCTAssertEqual(try played.contacts("moved").prefix(3), ["Grace Hopper", "Ada Lovelace", "Marie Curie"])
    XCTAssertEqual(
      try played.contacts("fewest").prefix(3), ["Ada Lovelace", "Marie Curie", "Jocelyn Bell Burnell"])
  }

  func testSearching() throws {
    XCTAssertEqual(
      try Self.whole.get().contacts("found"), ["Jocelyn Bell Burnell", "Caroline Herschel", "Wilhelm Herschel"])
  }

  /// A setting changes the order of the table in another tab.
  func testSettings() throws {
    let played = try Self.whole.get()
    XCTAssertEqual(
      try played.contacts("sorted").dropFirst(2).prefix(3),
      ["Ada Lovelace", "Alan Turing", "Alexander von Humboldt"])
    XCTAssertFalse(try played.cells("UILabel", "photos").contains { $0.text == "Morning 0" })
    XCTAssertTrue(try played.cells("UILabel", "titles").contains { $0.text == "Morning 0" })
  }

  // MARK: Companies

  /// Expands one company, then all of them; the expected numbers are those of the visible rows.
  func testOutline() throws {
    let played = try Self.whole.get()
    func texts(_ name: String) throws -> [String] {
      try played.cells("UICollectionViewListCell", name).compactMap { cell in
        cell.all.first { $0.text != nil }?.text
      }
    }
    XCTAssertFalse(try texts("companies").contains("Ada Lovelace"))
    XCTAssertTrue(try texts("company").contains("Ada Lovelace"))
    XCTAssertTrue(try texts("expanded").contains("Leonhard Euler"))
    XCTAssertEqual(try texts("collapsed"), try texts("companies"))
  }

  // MARK: Photos

  func testThreeColumns() throws {
    let cells = try Self.whole.get().cells("PhotoCell", "photos").dropFirst(2).prefix(6)
    XCTAssertEqual(cells.map(\.frame[0]), [1, 132, 263, 1, 132, 263])
    XCTAssertEqual(cells.map(\.frame[2]), Array(repeating: 129, count: 6))
  }

  /// The featured photos scroll by groups, each of which is centered.
  func testPages() throws {
    let cells = try Self.whole.get().cells("PhotoCell", "paged")
    let shown = try XCTUnwrap(cells.first { $0.frame[1] < 400 && $0.frame[0] > 0 && $0.frame[0] < 200 })
    XCTAssertEqual(shown.frame[0] + shown.frame[2] / 2, 393 / 2, accuracy: 0.5)
  }

  func testRowsAndOrder() throws {
    let played = try Self.whole.get()
    let rows = try played.cells("PhotoCell", "rows").filter { $0.frame[1] > 400 }
    XCTAssertEqual(rows.map(\.frame[0]), [1, 1])
    XCTAssertEqual(rows.map(\.frame[2]), [391, 391])
    // The tree contains the titles although they are hidden.
    let titles = try played.cells("PhotoCell", "shuffled").filter { $0.frame[1] > 400 }.prefix(3)
      .map { cell in cell.all.first { $0.class == "UILabel" }?.text }
    XCTAssertEqual(titles, ["Morning 0", "Night 11", "Morning 8"])
  }

  // MARK: Elsewhere

  /// No cell extends beyond the sides of the screen, on any device, in portrait and landscape.
  func testOtherDevices() throws {
    for (device, width, columns) in [("iPhone SE (3rd generation)", 375.0, 3), ("iPad Pro 11-inch", 834, 5)] {
      let played = try Self.play("lists-short.txt", ["--device", device])
      for cell in try played.cells("ContactCell", "contacts") {
        XCTAssertEqual(cell.frame[0], 0, device)
        XCTAssertEqual(cell.frame[2], width, device)
      }
      let lines = Dictionary(grouping: try played.cells("PhotoCell", "photos").filter { $0.frame[1] > 400 }) {
        $0.frame[1]
      }
      XCTAssertEqual(lines.values.map(\.count).max(), columns, device)
      XCTAssertFalse(try played.contacts("landscape").isEmpty, device)
    }
  }

  /// Pictures of contacts are at the right side, and photos begin at the right.
  func testRightToLeft() throws {
    let played = try Self.play(
      "lists-short.txt", ["--", "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"])
    let cells = try played.cells("ContactCell", "contacts")
    for cell in cells {
      let picture = try XCTUnwrap(cell.all.first { $0.class == "UIImageView" && $0.frame[2] == 44 })
      XCTAssertEqual(picture.frame[0] + picture.frame[2], 393 - 20, accuracy: 0.5)
    }
    let grid = try played.tree("photos").views("PhotoCell").filter { !$0.hidden && $0.frame[1] > 400 }
    let first = try XCTUnwrap(grid.first { $0.all.contains { $0.text == "Morning 0" } })
    XCTAssertEqual(first.frame[0] + first.frame[2], 392, accuracy: 0.5)
  }

  /// The German strings come from the catalog, from the storyboard's own table, and from the system
  /// (facts/text.md#system-words).
  func testGerman() throws {
    let played = try Self.play("lists-short.txt", ["--locale", "de_DE"])
    let labels = try ["contacts", "photos", "settings"].flatMap {
      try played.tree($0).windows.flatMap(\.all).compactMap(\.text)
    }
    for text in [
      "Kontakte", "Bearbeiten", "Auswählen", "Kontakte durchsuchen", "Juni", "Notizen zeigen", "Sortieren nach",
    ] {
      XCTAssertTrue(labels.contains(text), "\(text) is not in \(labels)")
    }
  }

  func testInTheDark() throws {
    let dark = try Self.play("lists-short.txt", ["--appearance", "dark"])
    for picture in ["contacts", "contact", "photos", "settings"] {
      let (light, night) = (
        try Self.short.get().folder.data("\(picture).png"), try dark.folder.data("\(picture).png")
      )
      XCTAssertNotEqual(light, night)
      // The pixel beside the title has the color of the background.
      let color = try XCTUnwrap(PNG(night)).color(4, 330)
      XCTAssertLessThan(max(color >> 16, color >> 8 & 0xFF, color & 0xFF), 0x30, picture)
    }
  }

  /// With the largest text, the picture is above the name, and rows grow.
  func testLargestText() throws {
    let folder = TestFolder.make()
    let text = "textsize AX5\n" + (try String(contentsOfFile: Tool.script("lists-short.txt"), encoding: .utf8))
    try folder.write(text, to: "large.txt")
    let result = try Tool.run(
      ["run", Tool.sample("Lists"), "--script", folder.appendingPathComponent("large.txt").path], in: folder)
    XCTAssertEqual(result.code, 0, result.errors)
    XCTAssertFalse(result.errors.contains("Unable to simultaneously satisfy"), result.errors)
    let played = Played(folder: folder, result: result)
    let cell = try XCTUnwrap(played.cells("ContactCell", "contacts").first)
    let picture = try XCTUnwrap(cell.all.first { $0.class == "UIImageView" && $0.frame[2] == 44 })
    let name = try XCTUnwrap(cell.all.first { $0.text == "Ada Lovelace" && $0.class == "UILabel" })
    XCTAssertGreaterThanOrEqual(name.frame[1], picture.frame[1] + picture.frame[3])
    XCTAssertGreaterThan(cell.frame[3], 400)
  }
}
