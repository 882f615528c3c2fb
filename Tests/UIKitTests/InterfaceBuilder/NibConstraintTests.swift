import FlipsideTesting
import UIKit
import XCTest

/// Constraints (`facts/nib.md#constraints`) and size classes (`facts/nib.md#values/variations`).
final class NibConstraintTests: XCTestCase {
  private let fixture = NibFixture()
  private var console: ConsoleRecorder!
  private var lines: [String] {
    get { console.lines }
    set { console.lines = newValue }
  }

  override func setUp() {
    _ = NibClasses.register
    KeyValueAccess.register("height", on: NibConstrained.self, get: { $0.height }, set: { $0.height = $1 })
    KeyValueAccess.register("sizes", on: NibConstrained.self, get: { $0.sizes }, set: { $0.sizes = $1 })
    console = ConsoleRecorder()
  }
  override func tearDown() { console.end() }

  private func load(_ objects: String) throws -> NibConstrained {
    fixture.xib("Constrained", objects)
    let made = UINib(nibName: "Constrained", bundle: fixture.bundle).instantiate(withOwner: nil)
    return try XCTUnwrap(made.first as? NibConstrained, lines.joined(separator: "\n"))
  }

  private func root(_ constraints: String, inner: String = "", rest: String = "") -> String {
    """
    <view id="root" customClass="NibConstrained" customModule="UIKitTests"><rect key="frame" x="0" y="0" width="200" height="400"/>
    <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO">\(inner)</view><view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>\(constraints)</constraints>\(rest)</view>
    """
  }

  func testEveryPartOfAConstraint() throws {
    let view = try load(
      root(
        """
        <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="1:4" priority="750" identifier="Ratio" id="c2"/>
        <constraint firstItem="b" firstAttribute="top" relation="greaterThanOrEqual" secondItem="a" secondAttribute="bottom" constant="-8.5" id="c3"/>
        <constraint firstAttribute="trailingMargin" relation="lessThanOrEqual" secondItem="b" secondAttribute="trailing" id="c4"/>
        <constraint firstItem="b" firstAttribute="baseline" secondItem="a" secondAttribute="firstBaseline" id="c5"/>
        <constraint firstItem="b" firstAttribute="centerX" secondItem="root" secondAttribute="centerXWithinMargins" multiplier="0.5" id="c6"/>
        <constraint firstAttribute="height" constant="9" placeholder="YES" id="c7"/>
        """, inner: "<constraints><constraint firstAttribute=\"height\" constant=\"44\" id=\"h\"/></constraints>",
        rest: "<connections><outlet property=\"height\" destination=\"h\" id=\"o\"/></connections>"))
    let list = view.constraints
    XCTAssertEqual(list.count, 6, lines.joined(separator: "\n"))
    let (a, b) = (view.subviews[0], view.subviews[1])
    XCTAssertTrue(list[0].firstItem === a && list[0].secondItem === view.safeAreaLayoutGuide)
    XCTAssertEqual(list[0].constant, 16)
    XCTAssertEqual(list[0].relation, .equal)
    XCTAssertEqual(list[0].priority, .required)
    XCTAssertEqual(list[1].multiplier, 0.25)
    XCTAssertEqual(list[1].priority, .defaultHigh)
    XCTAssertEqual(list[1].identifier, "Ratio")
    XCTAssertEqual(list[1].secondAttribute, .height)
    XCTAssertEqual(list[2].relation, .greaterThanOrEqual)
    XCTAssertEqual(list[2].constant, -8.5)
    XCTAssertTrue(list[3].firstItem === view && list[3].secondItem === b)
    XCTAssertEqual(list[3].firstAttribute, .trailingMargin)
    XCTAssertEqual(list[3].relation, .lessThanOrEqual)
    XCTAssertEqual(list[4].firstAttribute, .lastBaseline)
    XCTAssertEqual(list[4].secondAttribute, .firstBaseline)
    XCTAssertEqual(list[5].secondAttribute, .centerXWithinMargins)
    XCTAssertEqual(list[5].multiplier, 0.5)
    XCTAssertTrue(list.allSatisfy(\.isActive))
    // The outlet refers to the same constraint object.
    XCTAssertEqual(a.constraints.count, 1)
    XCTAssertTrue(view.height === a.constraints.first)
    XCTAssertEqual(view.height?.constant, 44)
    XCTAssertEqual(view.height?.secondAttribute, .notAnAttribute)
    XCTAssertEqual(view.isHeightActiveWhenAwake, true)
  }

  /// Collections contain the constraint objects in the order of the file, including those that are not installed.
  func testCollectionsOfConstraints() throws {
    let view = try load(
      root(
        """
        <constraint firstItem="a" firstAttribute="width" constant="10" id="w1"/>
        <constraint firstItem="b" firstAttribute="width" constant="20" id="w2"/>
        <constraint firstItem="b" firstAttribute="height" constant="30" id="w3"/>
        """,
        rest: """
          <variation key="default"><mask key="constraints"><exclude reference="w3"/></mask></variation>
          <connections><outletCollection property="sizes" destination="w3" id="o3"/>
          <outletCollection property="sizes" destination="w1" id="o1"/><outletCollection property="sizes" destination="w2" id="o2"/></connections>
          """))
    XCTAssertEqual(view.sizes.map(\.constant), [30, 10, 20], lines.joined(separator: "\n"))
    XCTAssertEqual(view.sizes.map(\.isActive), [false, true, true])
    view.layoutIfNeeded()
    for size in view.sizes { size.constant += 1 }
    view.layoutIfNeeded()
    XCTAssertEqual(view.subviews.map(\.bounds.width), [11, 21])
  }

  func testLeavesOutWhatIsBrokenAndSaysIt() throws {
    let view = try load(
      root(
        """
        <constraint firstItem="a" firstAttribute="sideways" secondItem="b" secondAttribute="top" id="c1"/>
        <constraint firstItem="gone" firstAttribute="top" id="c2"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top" id="c3"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="leading" id="c4"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" multiplier="1:0" constant="nan" id="c5"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" id="c6"/>
        """))
    XCTAssertTrue(view.constraints.contains { $0.firstAttribute == .width })
    // Constraints to missing items are left out.
    XCTAssertEqual(view.constraints.count, 2)
    XCTAssertTrue(
      view.constraints.allSatisfy { $0.firstItem === view.subviews[0] && $0.secondItem === view.subviews[1] })
    // A constraint between a top and a leading edge is rejected only during layout.
    XCTAssertTrue(view.constraints.contains { $0.firstAttribute == .top && $0.secondAttribute == .leading })
    XCTAssertTrue(lines.contains { $0.contains("\"sideways\", which is not known") }, "\(lines)")
    XCTAssertEqual(lines.filter { $0.contains("leads to gone") }.count, 2, "\(lines)")
  }

  func testGuidesOfOldAndNewFiles() throws {
    fixture.storyboard(
      "Guides",
      """
      <scene sceneID="s"><objects><viewController id="vc1" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="600"/>
      <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
      <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO"><subviews><view id="in" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints><constraint firstItem="in" firstAttribute="top" secondItem="content" secondAttribute="top" id="c3"/>
      <constraint firstItem="in" firstAttribute="width" secondItem="frame" secondAttribute="width" id="c4"/></constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/></scrollView></subviews>
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="5" id="c1"/>
      <constraint firstItem="bottom" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="c2"/>
      <constraint firstItem="keys" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="c5"/></constraints>
      <keyboardLayoutGuide key="keyboard" id="keys"/></view></viewController></objects></scene>
      """)
    let controller = try XCTUnwrap(
      UIStoryboard(name: "Guides", bundle: fixture.bundle).instantiateInitialViewController())
    let view = try XCTUnwrap(controller.view)
    // The first four constraints position the two guides, as in published lists of the constraints of such a view.
    XCTAssertEqual(view.constraints.count, 7, lines.joined(separator: "\n"))
    let constraints = Array(view.constraints.dropFirst(4))
    XCTAssertTrue(constraints[0].secondItem === controller.topLayoutGuide)
    XCTAssertTrue(constraints[1].firstItem === controller.bottomLayoutGuide)
    XCTAssertTrue(constraints[2].firstItem === view.keyboardLayoutGuide)
    let scroll = try XCTUnwrap(view.subviews[1] as? UIScrollView)
    XCTAssertTrue(scroll.constraints[0].secondItem === scroll.contentLayoutGuide)
    XCTAssertTrue(scroll.constraints[1].secondItem === scroll.frameLayoutGuide)
  }

  func testOwnClassOfAConstraint() throws {
    let view = try load(
      root(
        "<constraint firstAttribute=\"width\" constant=\"3\" id=\"c\" customClass=\"NibOwnConstraint\" customModule=\"UIKitTests\"/>"
      ))
    XCTAssertTrue(view.constraints.first is NibOwnConstraint)
    XCTAssertEqual(view.constraints.first?.constant, 3)
  }

  // MARK: Size classes

  private func traits(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass, _ view: UIView) {
    view.traitOverrides.horizontalSizeClass = width
    view.traitOverrides.verticalSizeClass = height
  }

  func testConstantsAndInstalledPartsVary() throws {
    let view = try load(
      """
      <view id="root" customClass="NibConstrained" customModule="UIKitTests"><rect key="frame" x="0" y="0" width="200" height="400"/>
      <subviews><view id="a" tag="1"/><view id="b" tag="2"/><view id="c" tag="3"/></subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="width" constant="10" id="w"><variation key="heightClass=compact" constant="20"/>
          <variation key="heightClass=compact-widthClass=compact" constant="30"/></constraint>
        <constraint firstItem="b" firstAttribute="width" constant="5" id="only"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask><mask key="constraints"><exclude reference="only"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/><exclude reference="c"/></mask><mask key="constraints"><include reference="only"/></mask></variation>
      </view>
      """)
    func state() -> String {
      // The constraint for the size of a single view belongs to that view.
      let constraints = view.constraints + view.subviews.flatMap(\.constraints)
      return "\(view.subviews.map(\.tag)) \(constraints.filter(\.isActive).map { Int($0.constant) }.sorted())"
    }
    XCTAssertEqual(state(), "[1, 3] [10]")
    traits(.regular, .regular, view)
    XCTAssertEqual(state(), "[1, 2] [5, 10]")
    traits(.regular, .compact, view)
    XCTAssertEqual(state(), "[1, 2] [5, 20]")
    // The variation with more conditions takes precedence.
    traits(.compact, .compact, view)
    XCTAssertEqual(state(), "[1, 3] [30]")
    traits(.compact, .regular, view)
    XCTAssertEqual(state(), "[1, 3] [10]")
  }

  func testValuesVaryAndComeBack() throws {
    fixture.xib(
      "Varied",
      """
      <label text="x" textAlignment="center" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/>
      <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <variation key="heightClass=regular-widthClass=regular" hidden="YES" textAlignment="right" misplaced="YES">
        <fontDescription key="fontDescription" type="system" pointSize="30"/><color key="textColor" systemColor="systemGreenColor"/>
        <color key="backgroundColor" systemColor="systemBlueColor"/></variation>
      <variation key="moonClass=full" hidden="YES"/></label>
      """)
    let made = UINib(nibName: "Varied", bundle: fixture.bundle).instantiate(withOwner: nil)
    let label = try XCTUnwrap(made.first as? UILabel)
    XCTAssertEqual(label.font.pointSize, 17)
    XCTAssertFalse(label.isHidden)
    var seen: CGFloat = 0
    label.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (label: UILabel, _: UITraitCollection) in
      seen = label.font.pointSize
    }
    traits(.regular, .regular, label)
    XCTAssertEqual(label.font.pointSize, 30)
    XCTAssertEqual(label.textColor, .systemGreen)
    XCTAssertEqual(label.backgroundColor, .systemBlue)
    XCTAssertEqual(label.textAlignment, .right)
    XCTAssertTrue(label.isHidden)
    // Observers of the traits see the new values.
    XCTAssertEqual(seen, 30)
    traits(.compact, .regular, label)
    XCTAssertEqual(label.font.pointSize, 17)
    XCTAssertEqual(label.textColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertNil(label.backgroundColor)
    XCTAssertEqual(label.textAlignment, .center)
    XCTAssertFalse(label.isHidden)
  }

  func testUninstalledViewsAreFreedWithTheirSuperview() throws {
    weak var inner: UIView?
    weak var outer: UIView?
    try autoreleasepool {
      let view = try load(
        """
        <view id="root" customClass="NibConstrained" customModule="UIKitTests"><subviews><label id="a"/></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
        <connections><outlet property="part" destination="a" id="o"/></connections></view>
        """)
      outer = view
      inner = view.part
      XCTAssertNotNil(inner)
      XCTAssertEqual(view.subviews, [])
    }
    XCTAssertNil(outer)
    XCTAssertNil(inner)
  }
}

final class NibOwnConstraint: NSLayoutConstraint {}

final class NibConstrained: UIView {
  var height: NSLayoutConstraint?
  var sizes: [NSLayoutConstraint] = []
  weak var part: UIView?
  var isHeightActiveWhenAwake: Bool?

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    KeyValueAccess.register("part", on: NibConstrained.self, get: { $0.part }, set: { $0.part = $1 })
    super.init(coder: coder)
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    isHeightActiveWhenAwake = height?.isActive
  }
}
