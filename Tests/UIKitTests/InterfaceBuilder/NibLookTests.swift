import UIKit
import XCTest

/// Parts of Interface Builder files in published apps; `facts/nib.md#values`.
final class NibLookTests: XCTestCase {
  private let fixture = NibFixture()

  override func setUp() { NibObserver.register() }

  private func load(_ objects: String) throws -> UIView {
    fixture.xib("Test", objects)
    return try XCTUnwrap(
      UINib(nibName: "Test", bundle: fixture.bundle).instantiate(withOwner: nil).first as? UIView)
  }

  /// Percentages refer to the superview's sides. They are rounded to halves and thirds of points, as in Interface
  /// Builder.
  func testInsetsInPercent() throws {
    let view = try load(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label id="a"><frame key="frameInset" minX="21.47%" minY="50%" width="60" height="20"/></label>
      <label id="b"><frame key="frameInset" minX="10%" maxX="20%" minY="5" height="10%"/></label></subviews></view>
      """)
    XCTAssertEqual(view.subviews[0].frame, CGRect(x: 80.5, y: 333.5, width: 60, height: 20))
    XCTAssertEqual(view.subviews[1].frame.minX, 37.5)
    XCTAssertEqual(view.subviews[1].frame.maxX, 300)
    XCTAssertEqual(view.subviews[1].frame.height, 66.7, accuracy: 0.1)
  }

  func testRuntimeAttributesThatAreStrings() throws {
    let view = try XCTUnwrap(
      load(
        """
        <view id="v" customClass="NibObserver" customModule="UIKitTests"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius" value="7.5"/>
        <userDefinedRuntimeAttribute type="string" keyPath="count" value="12"/>
        <userDefinedRuntimeAttribute type="string" keyPath="isOn" value="YES"/>
        </userDefinedRuntimeAttributes></view>
        """) as? NibObserver)
    XCTAssertEqual(view.layer.cornerRadius, 7.5)
    XCTAssertEqual(view.count, 12)
    XCTAssertTrue(view.isOn)
  }

  /// The order is that of a log of observers on iOS 26.1 (`uikit/fixtures/nibruntime/oracle/nibruntime.json` of
  /// github.com/Vercantez/openuikit): first each collection as a whole, then outlets by the names of their
  /// properties.
  func testCollectionsAreWholeBeforeOutlets() throws {
    let view = try XCTUnwrap(
      load(
        """
        <view id="v" customClass="NibObserver" customModule="UIKitTests"><subviews>
        <view id="a" tag="1"/><view id="b" tag="2"/><view id="c" tag="3"/></subviews>
        <connections>
        <outlet property="second" destination="b" id="o1"/>
        <outletCollection property="all" destination="a" id="o2"/>
        <outlet property="first" destination="a" id="o3"/>
        <outletCollection property="all" destination="b" id="o4"/>
        <outletCollection property="all" destination="c" id="o5"/>
        </connections></view>
        """) as? NibObserver)
    XCTAssertEqual(view.log, ["all 1 2 3", "first of 3", "second of 3"])
  }

  func testSymbolsOfStates() throws {
    let view = try XCTUnwrap(
      load(
        """
        <button id="v" buttonType="custom"><state key="normal" image="star" backgroundImage="circle.fill" catalog="system"/>
        <state key="selected"><imageReference key="backgroundImage" image="square.fill" catalog="system"/></state></button>
        """) as? UIButton)
    XCTAssertEqual(view.image(for: .normal), UIImage(systemName: "star"))
    XCTAssertEqual(view.backgroundImage(for: .normal), UIImage(systemName: "circle.fill"))
    XCTAssertEqual(view.backgroundImage(for: .selected), UIImage(systemName: "square.fill"))
  }

  // MARK: Images by name

  func testNamesWithEndingsFindSets() {
    let assets = AssetFixture()
    assets.images("leaf", ("a.png", 4, ""))
    for name in ["leaf", "leaf.jpg", "leaf.png", "leaf.JPEG"] { XCTAssertNotNil(assets.image(name), name) }
    XCTAssertNil(assets.image("leaf.txt"))
    XCTAssertNil(assets.image("tree.jpg"))
  }

  func testAbsolutePaths() {
    let assets = AssetFixture()
    assets.png("Files/dot.png", side: 6)
    XCTAssertEqual(UIImage(named: "\(assets.folder)/Files/dot.png")?.size.width, 6)
    XCTAssertEqual(UIImage(named: "\(assets.folder)/Files/dot")?.size.width, 6)
    XCTAssertNil(UIImage(named: "\(assets.folder)/Files/none.png"))
  }
}

/// A view of an app that observes its outlets.
final class NibObserver: UIView {
  var log: [String] = []
  var count = 0
  var isOn = false
  var all: [UIView] = [] { didSet { log.append("all " + all.map { "\($0.tag)" }.joined(separator: " ")) } }
  var first: UIView? { didSet { log.append("first of \(all.count)") } }
  var second: UIView? { didSet { log.append("second of \(all.count)") } }

  static func register() { _ = registered }

  private static let registered: Void = {
    KeyValueAccess.register("count", on: NibObserver.self, get: { $0.count }, set: { $0.count = $1 })
    KeyValueAccess.register("isOn", on: NibObserver.self, get: { $0.isOn }, set: { $0.isOn = $1 })
    KeyValueAccess.register("all", on: NibObserver.self, get: { $0.all }, set: { $0.all = $1 })
    KeyValueAccess.register("first", on: NibObserver.self, get: { $0.first }, set: { $0.first = $1 })
    KeyValueAccess.register("second", on: NibObserver.self, get: { $0.second }, set: { $0.second = $1 })
  }()
}
