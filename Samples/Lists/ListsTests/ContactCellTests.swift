import XCTest

@testable import Lists

/// A row of the contact book.
@MainActor
final class ContactCellTests: XCTestCase {
  private let cell = ContactCell(style: .default, reuseIdentifier: ContactCell.reuseIdentifier)

  private func contact(favorite: Bool) -> Contact {
    Contact(
      id: 1, givenName: "Ada", familyName: "Lovelace", company: "Analytical Engines", phone: "", email: "",
      note: "Wrote the first program, for a machine that was never built.", isFavorite: favorite)
  }

  func testTheNoteMakesTheRowTaller() {
    func height(showsNote: Bool) -> CGFloat {
      cell.show(contact(favorite: false), showsNote: showsNote)
      return cell.systemLayoutSizeFitting(
        CGSize(width: 393, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    XCTAssertGreaterThan(height(showsNote: true), height(showsNote: false))
  }

  func testTheRow() {
    cell.show(contact(favorite: true), showsNote: true)
    cell.frame = CGRect(x: 0, y: 0, width: 393, height: 96)
    assertSnapshot(of: cell, named: "favorite")
  }
}
