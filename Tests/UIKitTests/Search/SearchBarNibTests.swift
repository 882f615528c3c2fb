import FlipsideTesting
import UIKit
import XCTest

/// The element `searchBar` of Interface Builder files (Xcode).
final class SearchBarNibTests: XCTestCase {
  private let fixture = NibFixture()

  private func load(_ element: String) throws -> UISearchBar {
    fixture.xib("Bar", element)
    let objects = UINib(nibName: "Bar", bundle: fixture.bundle).instantiate(withOwner: nil)
    return try XCTUnwrap(objects.first as? UISearchBar)
  }

  func testAttributes() throws {
    let bar = try load(
      """
      <searchBar contentMode="redraw" searchBarStyle="minimal" barStyle="black" translucent="NO" text="a" placeholder="Find"
      showsCancelButton="YES" showsBookmarkButton="YES" showsSearchResultsButton="YES" showsScopeBar="YES"
      selectedScopeButtonIndex="1" id="b"><rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
      <color key="barTintColor" systemColor="systemRedColor"/><color key="tintColor" systemColor="systemGreenColor"/>
      <textInputTraits key="textInputTraits" autocorrectionType="no" keyboardType="URL"/>
      <scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles></searchBar>
      """)
    XCTAssertEqual(bar.frame, CGRect(x: 0, y: 0, width: 375, height: 100))
    XCTAssertEqual(bar.searchBarStyle, .minimal)
    XCTAssertEqual(bar.barStyle, .black)
    XCTAssertFalse(bar.isTranslucent)
    XCTAssertEqual(bar.text, "a")
    XCTAssertEqual(bar.placeholder, "Find")
    XCTAssertTrue(bar.showsCancelButton && bar.showsBookmarkButton && bar.showsSearchResultsButton)
    XCTAssertTrue(bar.showsScopeBar)
    XCTAssertEqual(bar.scopeButtonTitles, ["One", "Two"])
    XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
    XCTAssertEqual(bar.barTintColor, .systemRed)
    XCTAssertEqual(bar.tintColor, .systemGreen)
    XCTAssertEqual(bar.keyboardType, .URL)
    XCTAssertEqual(bar.autocorrectionType, .no)
    XCTAssertEqual(bar.autocapitalizationType, .none, "absent, it is none")
    XCTAssertEqual(bar.returnKeyType, .search, "absent, it stays that of search bars")
  }

  func testWithoutAttributes() throws {
    let bar = try load(
      "<searchBar contentMode=\"redraw\" id=\"b\"><textInputTraits key=\"textInputTraits\"/></searchBar>")
    XCTAssertTrue(bar.isTranslucent)
    XCTAssertNil(bar.placeholder)
    XCTAssertNil(bar.scopeButtonTitles)
    XCTAssertFalse(bar.showsCancelButton)
  }
}
