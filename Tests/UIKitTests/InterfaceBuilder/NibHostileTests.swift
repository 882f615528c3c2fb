import FlipsideTesting
import UIKit
import XCTest

/// Truncated, malicious and huge files are reported clearly and do not trap.
final class NibHostileTests: XCTestCase {
  private let fixture = NibFixture()
  private var console: ConsoleRecorder!
  private var lines: [String] {
    get { console.lines }
    set { console.lines = newValue }
  }

  override func setUp() {
    _ = NibClasses.register
    _ = SegueClasses.register
    console = ConsoleRecorder()
  }
  override func tearDown() { console.end() }

  private func instantiate(_ text: String) -> [Any] {
    UINib(data: Data(text.utf8), bundle: fixture.bundle).instantiate(withOwner: nil)
  }

  private func document(_ objects: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document version=\"3.0\"><objects>\(objects)</objects></document>"
  }

  // MARK: XML

  func testTextAndEntities() throws {
    let label = try XCTUnwrap(
      instantiate(
        document(
          """
          <!-- <label text="no"/> --><?pi x?><label text='It&apos;s &lt;&quot;&amp;&gt; &#10;&#x1F600;
          end' id="l"/>
          <button id="b"><state key="normal"><string key="title"><![CDATA[<raw> & ]]>and
          more</string></state></button>
          """)
      ).first as? UILabel, lines.joined())
    XCTAssertEqual(label.text, "It's <\"&> \n\u{1F600} end")
  }

  func testBrokenXMLIsSaidWithItsLine() {
    for (text, reason) in [
      ("<document><objects>\n<view id=\"a\"></label></objects></document>", "2: is not the XML"),
      ("<document>\n\n<objects", "3: is not the XML"),
      ("<document a=\"b", "ends within the attribute a"),
      ("<document a=b>", "without quotes"),
      ("<document a=\"<\">", "does not end"),
      ("<document a=\"&nope;\"/>", "an entity that XML does not know"),
      ("<!DOCTYPE x [<!ENTITY a \"b\">]><document/>", "declares a document type"),
      ("<document><!-- never ends", "ends within a comment"),
      ("<document a=\"1\"b=\"2\"/>", "broken tag"),
      ("<document><<a/></document>", "begins no tag"),
      ("<document></document", "broken tag"),
      ("</document>", "not open"),
      ("just text", "has no element"),
      ("", "has no element"),
      ("<document targetRuntime=\"MacOSX.Cocoa\"/>", "is made for MacOSX.Cocoa, not for iOS"),
    ] {
      lines = []
      XCTAssertEqual(instantiate(text).count, 0)
      XCTAssertTrue(lines.contains { $0.contains(reason) }, "\(text): \(lines)")
    }
  }

  func testTenThousandLevelsEndWithoutAStackOverflow() {
    let deep = String(repeating: "<view><subviews>", count: 10_000)
    let closed = deep + String(repeating: "</subviews></view>", count: 10_000)
    for text in [document(closed), document(deep)] {
      lines = []
      XCTAssertEqual(instantiate(text).count, 0)
      XCTAssertTrue(lines.contains { $0.contains("nested more than 512 deep") }, "\(lines)")
    }
    fixture.storyboard(
      "Deep", "<scene><objects><viewController id=\"vc1\">\(closed)</viewController></objects></scene>")
    XCTAssertNil(UIStoryboard(name: "Deep", bundle: fixture.bundle).instantiateInitialViewController())
    // A view hierarchy with the maximum depth is created, laid out and released.
    let most =
      String(repeating: "<view><subviews>", count: 250) + String(repeating: "</subviews></view>", count: 250)
    let view = instantiate(document(most)).first as? UIView
    view?.layoutIfNeeded()
    XCTAssertNotNil(view)
  }

  func testHugeFilesAreRead() {
    let labels = (0..<20_000).map { "<label id=\"l\($0)\" text=\"\($0)\"/>" }.joined()
    let view = instantiate(document("<view id=\"v\"><subviews>\(labels)</subviews></view>")).first as? UIView
    XCTAssertEqual(view?.subviews.count, 20_000)
    XCTAssertEqual((view?.subviews.last as? UILabel)?.text, "19999")
    let long = instantiate(document("<label text=\"\(String(repeating: "x", count: 1_000_000))\" id=\"l\"/>"))
    XCTAssertEqual((long.first as? UILabel)?.text?.count, 1_000_000)
  }

  // MARK: Objects

  func testOneIdentifierOfTwoObjects() throws {
    let made = instantiate(
      document(
        """
        <view id="same"><subviews><view id="same" tag="2"/><label id="l" text="a"/></subviews></view><label id="l" text="b"/>
        """))
    XCTAssertEqual((made.first as? UIView)?.subviews.count, 1)
    XCTAssertTrue(lines.contains { $0.contains("two objects have the identifier same") }, "\(lines)")
    XCTAssertTrue(lines.contains { $0.contains("a view can't be in itself") }, "\(lines)")
  }

  func testElementsThatNameOtherClassesOfUIKitMakeNone() {
    let shared = UIApplication.shared
    let made = instantiate(
      document(
        "<application id=\"a\"/><screen id=\"b\"/><responder id=\"c\"/><color id=\"d\"/><nil id=\"e\"/><\u{E9}l id=\"f\"/>"
      ))
    XCTAssertEqual(made.count, 0)
    XCTAssertTrue(UIApplication.shared === shared)
  }

  func testValuesThatCantBeAreSaidAndLeftOut() {
    let made = instantiate(
      document(
        """
        <view id="v" alpha="much" hidden="MAYBE" tag="1e999" contentMode="sideways"><rect key="frame" x="nan" y="0" width="inf" height="-1"/>
        <color key="backgroundColor" red="x" green="0" blue="0"/><color key="tintColor" systemColor="noColor"/></view>
        <slider id="s" minValue="9" maxValue="1" value="nan"/><stepper id="t" stepValue="-1" maximumValue="-inf"/>
        <pageControl id="p" numberOfPages="-5" currentPage="99999999999999999999"/><segmentedControl id="g" selectedSegmentIndex="77"><segments><segment title="a" width="-inf"/></segments></segmentedControl>
        <label id="l" numberOfLines="-3"><fontDescription key="fontDescription" pointSize="-inf" type="system"/></label>
        <button id="b" buttonType="none"><state key="strange" title="x"/><inset key="contentEdgeInsets" minX="nan" minY="inf" maxX="0" maxY="0"/></button>
        """))
    XCTAssertEqual(made.count, 7)
    for view in made.compactMap({ $0 as? UIView }) {
      view.layoutIfNeeded()
      _ = view.intrinsicContentSize
    }
    XCTAssertEqual((made.first as? UIView)?.alpha, 1)
    for name in ["alpha", "hidden", "contentMode"] {
      XCTAssertTrue(
        lines.contains { $0.contains("\(name) has a value that it can't have (object v)") }, "\(name): \(lines)")
    }
  }

  func testConnectionsToTheWrongThings() {
    let made = instantiate(
      document(
        """
        <view id="v" customClass="NibCard" customModule="UIKitTests"><connections>
        <outlet property="title" destination="v" id="a"/><outlet property="" destination="v" id="b"/><outlet destination="v" id="c"/>
        <outlet property="title" id="d"/><outletCollection property="buttons" destination="v" id="e"/>
        <outletCollection property="gestureRecognizers" destination="v" id="f"/><action selector="" destination="v" id="g"/>
        <action selector="x:" destination="-2" eventType="never" id="h"/><segue destination="v" kind="moon" id="i"/>
        <outlet property="layer" destination="v" id="j"/><outlet property="superview" destination="v" id="k"/></connections>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius.x.y"/><userDefinedRuntimeAttribute type="moon" keyPath="name"/>
        <userDefinedRuntimeAttribute keyPath=""/><userDefinedRuntimeAttribute type="size" keyPath="radius"><size key="value" width="1"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="range" keyPath="radius"><range key="value" location="99999999999999999999" length="-5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """))
    let card = made.first as? NibCard
    XCTAssertNil(card?.title)
    XCTAssertEqual(card?.buttons.count, 0)
    XCTAssertEqual(card?.radius, 0)
  }

  func testTwoClassesOfOneName() throws {
    // The module determines the class; without a module, the class with that Objective-C name is used.
    MessageDispatch.registerClass("NibTwin", NibOtherTwin.self)
    let made = instantiate(
      document(
        """
        <view id="a" customClass="NibTwin" customModule="UIKitTests"/><view id="b" customClass="NibTwin"/>
        <view id="c" customClass="NibTwin" customModule="Elsewhere"/>
        """))
    XCTAssertEqual(made.map { "\(type(of: $0))" }, ["NibTwin", "NibOtherTwin", "NibOtherTwin"])
  }

  // MARK: Fuzz

  private struct Random {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, bound)
    }
  }

  private static let whole = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc1"><scenes>
    <scene sceneID="a"><objects><viewController storyboardIdentifier="one" id="vc1" customClass="SegueSource" customModule="UIKitTests" sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/></layoutGuides>
    <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
    <label text="a" textAlignment="natural" id="l1"><fontDescription key="fontDescription" type="system" weight="medium" pointSize="17"/><nil key="textColor"/><variation key="heightClass=compact" hidden="YES"/></label>
    <slider value="0.5" minValue="0.0" maxValue="1" id="sl"/><segmentedControl selectedSegmentIndex="0" id="sg"><segments><segment title="x"/><segment title="y"/></segments></segmentedControl>
    <tableView dataMode="prototypes" id="tv"><prototypes><tableViewCell reuseIdentifier="c" id="tc"><tableViewCellContentView key="contentView" id="cv"><subviews><label id="cl"/></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
    <containerView id="cb"><connections><segue destination="vc2" kind="embed" id="se"/></connections></containerView>
    <button id="b1"><state key="normal" title="T"/><connections><action selector="back:" destination="vc1" eventType="touchUpInside" id="ac"/><segue destination="vc2" kind="show" identifier="go" id="sx"/></connections></button></subviews>
    <viewLayoutGuide key="safeArea" id="sa"/><constraints><constraint firstItem="l1" firstAttribute="top" secondItem="sa" secondAttribute="top" multiplier="1:2" constant="8" priority="750" id="c1"/></constraints>
    <variation key="default"><mask key="subviews"><exclude reference="sl"/></mask></variation></view>
    <navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bi"/></navigationItem>
    <connections><outlet property="view" destination="v1" id="o1"/><segue destination="vc2" kind="presentation" identifier="p" id="s2"/></connections></viewController>
    <tapGestureRecognizer id="tp"/><exit id="ex" sceneMemberID="exit"/></objects></scene>
    <scene sceneID="b"><objects><viewController storyboardIdentifier="two" id="vc2" sceneMemberID="viewController"><view key="view" id="v2"/></viewController></objects></scene>
    </scenes></document>
    """

  func testDamagedStoryboardsNeverTrap() {
    let bytes = Array(Self.whole.utf8)
    var random = Random(state: 11)
    var made = 0
    for round in 0..<400 {
      var damaged = bytes
      for _ in 0...(round % 3) {
        switch random.next(5) {
        case 0: damaged[random.next(damaged.count)] = UInt8(random.next(256))
        case 1:
          let start = random.next(damaged.count)
          damaged.removeSubrange(start..<min(damaged.count, start + random.next(20)))
        case 2: damaged.removeLast(random.next(damaged.count / 3))
        case 3:
          damaged.insert(
            contentsOf: bytes[random.next(bytes.count)...].prefix(random.next(60)), at: random.next(damaged.count))
        default:
          // This is a valid identifier, name or number in the wrong place.
          let words = [
            "vc1", "vc2", "v1", "l1", "tc", "YES", "-1", "1e30", "nan", "embed", "relationship", "view", "",
          ]
          damaged.insert(contentsOf: words[random.next(words.count)].utf8, at: random.next(damaged.count))
        }
      }
      made += open(damaged, "Fuzz\(round)")
    }
    XCTAssertGreaterThan(made, 30)
  }

  func testFilesWithSwappedValuesNeverTrap() {
    // Each attribute of the file gets the value of another one, which is well-formed but wrong.
    let parts = Self.whole.components(separatedBy: "\"")
    var random = Random(state: 5)
    var made = 0
    for index in stride(from: 7, to: parts.count - 1, by: 2) {
      var swapped = parts
      swapped[index] = parts[1 + 2 * random.next(parts.count / 2)]
      made += open(Array(swapped.joined(separator: "\"").utf8), "Swap\(index)")
    }
    XCTAssertGreaterThan(made, 60)
  }

  private func open(_ bytes: [UInt8], _ name: String) -> Int {
    try? Data(bytes).write(to: URL(fileURLWithPath: "\(fixture.folder)/\(name).storyboard"))
    let storyboard = UIStoryboard(name: name, bundle: fixture.bundle)
    let controller = storyboard.instantiateInitialViewController()
    controller?.loadViewIfNeeded()
    controller?.view.layoutIfNeeded()
    controller?.performSegue(withIdentifier: "go", sender: nil)
    storyboard.instantiateViewController(withIdentifier: "two").loadViewIfNeeded()
    return controller == nil ? 0 : 1
  }
}

final class NibTwin: UIView {}
final class NibOtherTwin: UIView {}
