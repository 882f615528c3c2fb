import FlipsideTesting
import UIKit
import XCTest

/// Cells of Interface Builder files (facts/nib.md#values).
final class CellNibTests: CellTestCase {
  private let fixture = NibFixture()
  private var files = 0

  private func load(_ element: String) throws -> UITableViewCell {
    files += 1
    fixture.xib("Cell\(files)", element)
    let objects = UINib(nibName: "Cell\(files)", bundle: fixture.bundle).instantiate(withOwner: nil)
    return try XCTUnwrap(objects.first as? UITableViewCell)
  }

  func testSettings() throws {
    let cell = try load(
      """
      <tableViewCell contentMode="scaleToFill" selectionStyle="none" accessoryType="checkmark" editingAccessoryType="detailButton" focusStyle="custom" indentationLevel="2" indentationWidth="12" shouldIndentWhileEditing="NO" showsReorderControl="YES" hidesAccessoryWhenEditing="NO" reuseIdentifier="row" rowHeight="70" id="c">
      <rect key="frame" x="0" y="0" width="320" height="70"/><autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="c" id="v"><rect key="frame" x="0" y="0" width="320" height="70"/><autoresizingMask key="autoresizingMask"/></tableViewCellContentView>
      <inset key="separatorInset" minX="40" minY="0" maxX="5" maxY="0"/>
      </tableViewCell>
      """)
    XCTAssertEqual(cell.reuseIdentifier, "row")
    XCTAssertEqual(cell.selectionStyle, .none)
    XCTAssertEqual(cell.accessoryType, .checkmark)
    XCTAssertEqual(cell.editingAccessoryType, .detailButton)
    XCTAssertEqual(cell.focusStyle, .custom)
    XCTAssertEqual(cell.indentationLevel, 2)
    XCTAssertEqual(cell.indentationWidth, 12)
    XCTAssertFalse(cell.shouldIndentWhileEditing)
    XCTAssertTrue(cell.showsReorderControl)
    XCTAssertEqual(cell.separatorInset, UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 5))
    XCTAssertEqual(cell.contentView.superview, cell)
    XCTAssertEqual(cell.subviews.count, 1, "the file's content view is the only one")
    XCTAssertFalse(said("Interface Builder"), "\(console)")
  }

  func testLabelsOfTheStyle() throws {
    let cell = try load(
      """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" textLabel="t" detailTextLabel="d" imageView="i" style="IBUITableViewCellStyleSubtitle" id="c">
      <rect key="frame" x="0" y="0" width="320" height="44"/><autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v"><rect key="frame" x="0" y="0" width="320" height="44"/><autoresizingMask key="autoresizingMask"/><subviews>
      <label text="Title" id="t"><rect key="frame" x="16" y="5" width="33" height="20"/><autoresizingMask key="autoresizingMask"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <label text="Subtitle" id="d"><rect key="frame" x="16" y="25" width="44" height="14"/><autoresizingMask key="autoresizingMask"/><fontDescription key="fontDescription" type="system" pointSize="12"/></label>
      <imageView image="star" catalog="system" id="i"><autoresizingMask key="autoresizingMask"/></imageView>
      </subviews></tableViewCellContentView></tableViewCell>
      """)
    XCTAssertEqual(cell.textLabel?.text, "Title")
    XCTAssertEqual(cell.detailTextLabel?.text, "Subtitle")
    XCTAssertNotNil(cell.imageView?.image)
    XCTAssertEqual(cell.contentView.subviews.count, 3)
    cell.imageView?.image = nil
    place(cell, 57)
    XCTAssertEqual(cell.textLabel?.frame.minX ?? -1, 20, accuracy: 0.01)
    XCTAssertEqual(cell.textLabel?.frame.minY ?? 0, 8.667, accuracy: 0.01)
  }

  func testConstraintsInTheContentView() throws {
    let cell = try load(
      """
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="80"/><autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v"><rect key="frame" x="0" y="0" width="320" height="80"/><autoresizingMask key="autoresizingMask"/><subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints><constraint firstAttribute="height" constant="58" id="h"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="1"/>
      <constraint firstAttribute="trailingMargin" secondItem="b" secondAttribute="trailing" id="2"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="3"/>
      <constraint firstAttribute="bottomMargin" secondItem="b" secondAttribute="bottom" id="4"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """)
    place(cell, 80.333)
    XCTAssertEqual(height(cell), 80.333, accuracy: 0.01)
    assertFrame(cell.contentView.subviews.first, 20, 11, 353, 58)
    XCTAssertNotNil(cell.textLabel, "a cell of constraints can have a text, too")
  }
}
