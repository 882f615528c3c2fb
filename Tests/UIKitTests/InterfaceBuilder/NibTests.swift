import FlipsideTesting
import UIKit
import XCTest

import class UIKit.NSAttributedString

/// Interface Builder files in the format of `facts/nib.md`.
final class NibTests: XCTestCase {
  private let fixture = NibFixture()
  private var console: ConsoleRecorder!
  private var lines: [String] {
    get { console.lines }
    set { console.lines = newValue }
  }

  override func setUp() {
    _ = NibClasses.register
    console = ConsoleRecorder()
  }
  override func tearDown() { console.end() }

  private func load(_ objects: String, owner: Any? = nil, ownerConnections: String = "") -> [Any] {
    fixture.xib("Test", owner: ownerConnections, objects)
    return UINib(nibName: "Test", bundle: fixture.bundle).instantiate(withOwner: owner)
  }

  private func view<View: UIView>(_ element: String, as type: View.Type = View.self) throws -> View {
    try XCTUnwrap(load(element).first as? View, lines.joined(separator: "\n"))
  }

  func testViewProperties() throws {
    let view = try view(
      """
      <view contentMode="scaleAspectFit" id="v" alpha="0.5" tag="7" hidden="YES" opaque="NO" clipsSubviews="YES" userInteractionEnabled="NO" multipleTouchEnabled="YES" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" restorationIdentifier="r">
        <rect key="frame" x="10" y="20.5" width="30" height="40"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/>
        <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB"/>
        <color key="tintColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        <accessibility key="accessibilityConfiguration" label="L" identifier="I"><accessibilityTraits key="traits" button="YES"/></accessibility>
      </view>
      """)
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 20.5, width: 30, height: 40))
    XCTAssertEqual(view.contentMode, .scaleAspectFit)
    XCTAssertEqual(view.alpha, 0.5)
    XCTAssertEqual(view.tag, 7)
    XCTAssertTrue(view.isHidden)
    XCTAssertFalse(view.isOpaque)
    XCTAssertTrue(view.clipsToBounds)
    XCTAssertFalse(view.isUserInteractionEnabled)
    XCTAssertTrue(view.isMultipleTouchEnabled)
    XCTAssertEqual(view.autoresizingMask, [.flexibleLeftMargin, .flexibleHeight])
    XCTAssertEqual(view.backgroundColor, UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    XCTAssertEqual(view.tintColor, UIColor(white: 0.5, alpha: 1))
    XCTAssertEqual(view.contentHuggingPriority(for: .horizontal).rawValue, 251)
    XCTAssertFalse(view.translatesAutoresizingMaskIntoConstraints)
    XCTAssertEqual(view.accessibilityLabel, "L")
    XCTAssertEqual(view.accessibilityIdentifier, "I")
    XCTAssertTrue(view.accessibilityTraits.contains(.button))
    XCTAssertEqual(view.restorationIdentifier, "r")
  }

  func testLabel() throws {
    let label: UILabel = try view(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hi &amp; bye" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="3" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" minimumScaleFactor="0.5" id="l">
        <rect key="frame" x="0" y="0" width="100" height="21"/>
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="19"/>
        <color key="textColor" systemColor="secondaryLabelColor"/>
        <nil key="highlightedColor"/>
        <color key="shadowColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
        <size key="shadowOffset" width="1" height="-2"/>
      </label>
      """)
    XCTAssertEqual(label.text, "Hi & bye")
    XCTAssertEqual(label.textAlignment, .center)
    XCTAssertEqual(label.lineBreakMode, .byTruncatingMiddle)
    XCTAssertEqual(label.numberOfLines, 3)
    XCTAssertFalse(label.adjustsFontSizeToFitWidth)
    XCTAssertEqual(label.minimumScaleFactor, 0.5)
    XCTAssertEqual(label.font, UIFont.systemFont(ofSize: 19, weight: .semibold))
    XCTAssertEqual(label.textColor, .secondaryLabel)
    XCTAssertNil(label.highlightedTextColor)
    XCTAssertEqual(label.shadowColor, UIColor(white: 0, alpha: 1))
    XCTAssertEqual(label.shadowOffset, CGSize(width: 1, height: -2))
    XCTAssertFalse(label.isUserInteractionEnabled)
    XCTAssertEqual(label.contentMode, .left)
  }

  func testLabelOfAnUnsaidAlignmentIsLeftAndShrinks() throws {
    let label: UILabel = try view(
      "<label text=\"x\" id=\"l\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle0\"/></label>"
    )
    XCTAssertEqual(label.textAlignment, .left)
    XCTAssertTrue(label.adjustsFontSizeToFitWidth)
    XCTAssertEqual(label.font, UIFont.preferredFont(forTextStyle: .largeTitle))
  }

  func testAttributedText() throws {
    let label: UILabel = try view(
      """
      <label id="l"><attributedString key="attributedText">
        <fragment content="Big "><attributes><font key="NSFont" size="30" name="HelveticaNeue"/>
          <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
          <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping" baseWritingDirection="natural" lineSpacing="4"/></attributes></fragment>
        <fragment><string key="content">small</string><attributes><integer key="NSUnderline" value="1"/></attributes></fragment>
      </attributedString></label>
      """)
    let text = try XCTUnwrap(label.attributedText)
    XCTAssertEqual(text.string, "Big small")
    let first = text.attributes(at: 0, effectiveRange: nil)
    XCTAssertEqual((first[.font] as? UIFont)?.pointSize, 30)
    XCTAssertEqual(first[.foregroundColor] as? UIColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual((first[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing, 4)
    XCTAssertEqual(text.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int, 1)
  }

  func testButton() throws {
    let button: UIButton = try view(
      """
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="bottom" buttonType="system" lineBreakMode="wordWrap" enabled="NO" id="b">
        <rect key="frame" x="0" y="0" width="100" height="30"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="22"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <state key="normal" title="Go" image="star.fill" catalog="system"><color key="titleColor" red="0" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/></state>
        <state key="highlighted" title="Going"/>
      </button>
      """)
    XCTAssertEqual(button.buttonType, .system)
    XCTAssertEqual(button.title(for: .normal), "Go")
    XCTAssertEqual(button.title(for: .highlighted), "Going")
    XCTAssertEqual(button.titleColor(for: .normal), UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    XCTAssertNotNil(button.image(for: .normal))
    XCTAssertEqual(button.titleLabel?.font, UIFont.boldSystemFont(ofSize: 22))
    XCTAssertEqual(button.titleLabel?.lineBreakMode, .byWordWrapping)
    XCTAssertEqual(button.contentEdgeInsets, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    XCTAssertEqual(button.contentHorizontalAlignment, .left)
    XCTAssertEqual(button.contentVerticalAlignment, .bottom)
    XCTAssertFalse(button.isEnabled)
  }

  func testButtonConfiguration() throws {
    let button: UIButton = try view(
      """
      <button id="b"><state key="normal" title="Old"/>
        <buttonConfiguration key="configuration" style="filled" title="New" cornerStyle="capsule" imagePlacement="trailing" imagePadding="6">
          <color key="baseBackgroundColor" systemColor="systemRedColor"/></buttonConfiguration></button>
      """)
    let configuration = try XCTUnwrap(button.configuration)
    XCTAssertEqual(configuration.title, "New")
    XCTAssertEqual(configuration.cornerStyle, .capsule)
    XCTAssertEqual(configuration.imagePlacement, .trailing)
    XCTAssertEqual(configuration.imagePadding, 6)
    XCTAssertEqual(configuration.baseBackgroundColor, .systemRed)
  }

  func testTextField() throws {
    let field: UITextField = try view(
      """
      <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Length" text="8" textAlignment="right" clearButtonMode="whileEditing" minimumFontSize="17" id="f">
        <rect key="frame" x="0" y="0" width="97" height="34"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits" keyboardType="numberPad" returnKeyType="done" secureTextEntry="YES" autocorrectionType="no" textContentType="password"/>
      </textField>
      """)
    XCTAssertEqual(field.text, "8")
    XCTAssertEqual(field.placeholder, "Length")
    XCTAssertEqual(field.borderStyle, .roundedRect)
    XCTAssertEqual(field.textAlignment, .right)
    XCTAssertEqual(field.clearButtonMode, .whileEditing)
    XCTAssertEqual(field.font?.pointSize, 14)
    XCTAssertEqual(field.keyboardType, .numberPad)
    XCTAssertEqual(field.returnKeyType, .done)
    XCTAssertTrue(field.isSecureTextEntry)
    XCTAssertEqual(field.autocorrectionType, .no)
    XCTAssertEqual(field.autocapitalizationType, .none)
  }

  func testImageView() throws {
    let picture: UIImageView = try view(
      """
      <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" image="heart" catalog="system" id="i">
        <rect key="frame" x="0" y="0" width="40" height="40"/>
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="24" scale="large" weight="bold"/></imageView>
      """)
    XCTAssertNotNil(picture.image)
    XCTAssertEqual(picture.contentMode, .scaleAspectFit)
    XCTAssertFalse(picture.isUserInteractionEnabled)
    XCTAssertNotNil(picture.preferredSymbolConfiguration)
  }

  func testSubviewsAndCustomClassInOrder() throws {
    let card: NibCard = try view(
      """
      <view id="c" customClass="NibCard" customModule="UIKitTests" customModuleProvider="target">
        <rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          <label text="Title" id="t"/><button id="b1"><state key="normal" title="1"/></button>
          <button id="b2"><state key="normal" title="2"/></button>
        </subviews>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="8.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="name" value="Ann"/>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="5"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections>
          <outlet property="title" destination="t" id="o1"/>
          <outletCollection property="buttons" destination="b1" id="o2"/><outletCollection property="buttons" destination="b2" id="o3"/>
        </connections>
      </view>
      """)
    XCTAssertEqual(card.subviews.count, 3)
    XCTAssertEqual(card.title?.text, "Title")
    XCTAssertEqual(card.buttons.map { $0.title(for: .normal) }, ["1", "2"])
    XCTAssertEqual(card.radius, 8.5)
    XCTAssertEqual(card.name, "Ann")
    XCTAssertEqual(card.layer.cornerRadius, 5)
    // The frame and subviews are available in `init(coder:)`, and attributes and outlets in `awakeFromNib()`.
    XCTAssertEqual(card.events, ["init 200 3", "awake Title 8.5"])
  }

  func testOwnerOutletsActionsAndTopLevelObjects() throws {
    let owner = NibOwner()
    let objects = load(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
        <label text="Hello" id="l"/>
        <button id="b"><state key="normal" title="Press"/><connections>
          <action selector="tap:" destination="-1" eventType="touchUpInside" id="a1"/>
          <action selector="tapped" destination="-1" eventType="touchDown" id="a2"/></connections></button></subviews></view>
      <view id="other"/>
      """, owner: owner,
      ownerConnections: """
        <connections><outlet property="view" destination="root" id="x1"/><outlet property="label" destination="l" id="x2"/></connections>
        """)
    XCTAssertEqual(objects.count, 2)
    XCTAssertEqual(owner.label?.text, "Hello")
    XCTAssertTrue(owner.view === objects[0] as? UIView)
    let button = try XCTUnwrap(owner.view.subviews.last as? UIButton)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(owner.taps, ["tapped", "tap Press"])
  }

  func testGestureRecognizersAreAddedAndSend() throws {
    let owner = NibOwner()
    let objects = load(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="c"/></connections></view>
      <tapGestureRecognizer numberOfTapsRequired="2" id="g"><connections><action selector="tapped" destination="-1" id="a"/></connections></tapGestureRecognizer>
      """, owner: owner)
    let view = try XCTUnwrap(objects.first as? UIView)
    let tap = try XCTUnwrap(view.gestureRecognizers?.first as? UITapGestureRecognizer)
    XCTAssertEqual(tap.numberOfTapsRequired, 2)
    XCTAssertTrue(objects.contains { $0 as AnyObject === tap })
  }

  func testEachInstantiationMakesNewObjects() {
    fixture.xib("Twice", "<view id=\"v\"/>")
    let nib = UINib(nibName: "Twice", bundle: fixture.bundle)
    let first = nib.instantiate(withOwner: nil).first as? UIView
    let second = nib.instantiate(withOwner: nil).first as? UIView
    XCTAssertNotNil(first)
    XCTAssertFalse(first === second)
    XCTAssertEqual(fixture.bundle.loadNibNamed("Twice", owner: nil)?.count, 1)
  }

  func testControllerLoadsItsNibByNameAndByClass() {
    fixture.xib(
      "Any", owner: "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>",
      "<view tag=\"3\" id=\"v\"/>")
    XCTAssertEqual(NibOwner(nibName: "Any", bundle: fixture.bundle).view.tag, 3)
    fixture.xib(
      "NibTarget", owner: "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>",
      "<view tag=\"4\" id=\"v\"/>")
    let target = NibTarget(nibName: nil, bundle: fixture.bundle)
    XCTAssertEqual(target.view.tag, 4)
    XCTAssertEqual(target.received, ["loaded"])
  }

  func testLocalizedStringsReplaceTexts() {
    fixture.xib("Local", "<label text=\"Hello\" id=\"l1-ab-cde\"/>")
    fixture.write("\"l1-ab-cde.text\" = \"Bonjour\";", to: "en.lproj/Local.strings")
    let label = UINib(nibName: "Local", bundle: fixture.bundle).instantiate(withOwner: nil).first as? UILabel
    XCTAssertEqual(label?.text, "Bonjour")
  }

  // MARK: Bad input

  func testNamedColorOfNoCatalogIsTheRememberedOne() throws {
    let view = try view("<view id=\"v\"><color key=\"backgroundColor\" name=\"Gone\"/></view>")
    XCTAssertEqual(view.backgroundColor, UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1))
  }

  func testUnknownClassIsSaidAsXcodeSaysItAndTheStandardClassStandsIn() throws {
    let label: UILabel = try view("<label text=\"x\" customClass=\"Nope\" customModule=\"App\" id=\"l\"/>")
    XCTAssertEqual(label.text, "x")
    XCTAssertTrue(lines.contains("Unknown class _TtC3App4Nope in Interface Builder file."), "\(lines)")
    XCTAssertTrue(lines.contains { $0.hasPrefix("Test.xib:") && $0.contains("(object l)") }, "\(lines)")
  }

  func testClassThatDoesNotFitIsNotUsed() throws {
    let label: UILabel = try view("<label customClass=\"NibCard\" customModule=\"UIKitTests\" id=\"l\"/>")
    XCTAssertEqual(type(of: label) == UILabel.self, true)
    XCTAssertTrue(lines.contains { $0.contains("NibCard is not a UILabel") }, "\(lines)")
  }

  func testRuntimeAttributeThatIsNotThereIsSaidInInterfaceBuildersWords() throws {
    let xib =
      "<view id=\"v\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"nope\" "
      + "value=\"x\"/></userDefinedRuntimeAttributes></view>"
    _ = load(xib)
    XCTAssertTrue(
      lines.contains {
        $0.hasPrefix("Failed to set (nope) user defined inspected property on (UIView): [<UIView 0x")
          && $0.hasSuffix("this class is not key value coding-compliant for the key nope.")
      }, "\(lines)")
  }

  func testMissingOutletIsSaidInFoundationsWords() throws {
    _ = load(
      "<view id=\"v\" customClass=\"NibCard\" customModule=\"UIKitTests\"><connections><outlet property=\"nope\" destination=\"v\" id=\"o\"/></connections></view>"
    )
    XCTAssertTrue(
      lines.contains {
        $0.contains("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nope.")
      },
      "\(lines)")
    XCTAssertTrue(
      lines.contains { $0.contains("the outlet nope is not there") && $0.contains("Test.xib:") }, "\(lines)")
  }

  func testWrongTypeInAnOutletIsSaidAndLeftOut() throws {
    let card: NibCard = try view(
      """
      <view id="v" customClass="NibCard" customModule="UIKitTests"><subviews><button id="b"/></subviews>
      <connections><outlet property="title" destination="b" id="o"/><outlet property="title" destination="gone" id="p"/></connections></view>
      """)
    XCTAssertNil(card.title)
    XCTAssertTrue(lines.contains { $0.contains("UIButton is not a value for the key title") }, "\(lines)")
    XCTAssertTrue(lines.contains { $0.contains("leads to gone, which the file does not have") }, "\(lines)")
  }

  func testMissingAndBrokenFiles() {
    XCTAssertEqual(UINib(nibName: "Nope", bundle: fixture.bundle).instantiate(withOwner: nil).count, 0)
    XCTAssertTrue(lines.last?.contains("Could not load NIB in bundle") == true, "\(lines)")
    XCTAssertNil(fixture.bundle.loadNibNamed("Nope", owner: nil))
    for (name, text, message) in [
      ("Cut", "<?xml version=\"1.0\"?><document><objects>", "is not the XML"),
      ("Empty", "", "is not the XML"),
      ("Other", "<plist></plist>", "its root element is plist"),
      ("Old", "<archive></archive>", "has the format of Xcode 4"),
      (
        "Deep",
        "<document>" + String(repeating: "<a>", count: 600) + String(repeating: "</a>", count: 600) + "</document>",
        "nested more than"
      ),
    ] {
      fixture.write(text, to: "\(name).xib")
      XCTAssertEqual(UINib(nibName: name, bundle: fixture.bundle).instantiate(withOwner: nil).count, 0)
      XCTAssertTrue(
        lines.last?.contains(message) == true && lines.last?.contains("\(name).xib") == true, "\(lines.last ?? "")")
    }
  }

  func testDamagedFilesNeverTrap() throws {
    fixture.xib(
      "Whole",
      """
      <view id="v" alpha="0.5" customClass="NibCard" customModule="UIKitTests"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews><label text="a" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <button id="b"><state key="normal" title="T"/><connections><action selector="tap:" destination="v" eventType="touchUpInside" id="a"/></connections></button></subviews>
      <connections><outlet property="title" destination="l" id="o"/></connections></view>
      """)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: fixture.folder + "/Whole.xib")))
    var state: UInt64 = 3
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var made = 0
    for round in 0..<300 {
      var damaged = bytes
      for _ in 0...(round % 4) {
        switch random(3) {
        case 0: damaged[random(damaged.count)] = UInt8(32 + random(90))
        case 1: damaged.removeSubrange(random(damaged.count)..<min(damaged.count, damaged.count))
        default: damaged.insert(contentsOf: bytes[random(bytes.count)...].prefix(12), at: random(damaged.count))
        }
      }
      made += UINib(data: Data(damaged), bundle: fixture.bundle).instantiate(withOwner: nil).isEmpty ? 0 : 1
    }
    XCTAssertGreaterThan(made, 10)
  }
}
