import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Controls, bars, lists and values of files: `facts/nib.md#values`.
final class NibPartsTests: XCTestCase {
  private let fixture = NibFixture()
  private var console: ConsoleRecorder!
  private var lines: [String] {
    get { console.lines }
    set { console.lines = newValue }
  }
  private var files = 0

  override func setUp() {
    _ = NibClasses.register
    _ = SegueClasses.register
    console = ConsoleRecorder()
  }
  override func tearDown() { console.end() }

  private func load(_ objects: String, owner: Any? = nil, options: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    files += 1
    fixture.xib("Parts\(files)", objects)
    return UINib(nibName: "Parts\(files)", bundle: fixture.bundle).instantiate(withOwner: owner, options: options)
  }

  private func one<Object>(_ element: String, as type: Object.Type = Object.self) throws -> Object {
    try XCTUnwrap(load(element).first as? Object, lines.joined(separator: "\n"))
  }

  // MARK: Controls

  func testSliderAndStepperTakeTheirRangeFirst() throws {
    let slider: UISlider = try one(
      """
      <slider value="70" minValue="50" maxValue="100" continuous="NO" minimumValueImage="tortoise" catalog="system" id="s">
      <color key="minimumTrackTintColor" systemColor="systemRedColor"/><color key="thumbTintColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></slider>
      """)
    XCTAssertEqual([slider.minimumValue, slider.value, slider.maximumValue], [50, 70, 100])
    XCTAssertFalse(slider.isContinuous)
    XCTAssertNotNil(slider.minimumValueImage)
    XCTAssertEqual(slider.minimumTrackTintColor, .systemRed)
    XCTAssertEqual(slider.thumbTintColor, .black)
    let stepper: UIStepper = try one(
      "<stepper value=\"15\" minimumValue=\"10\" maximumValue=\"20\" stepValue=\"2.5\" wraps=\"YES\" autorepeat=\"NO\" id=\"s\"/>"
    )
    XCTAssertEqual(
      [stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue], [10, 15, 20, 2.5])
    XCTAssertTrue(stepper.wraps && !stepper.autorepeat)
  }

  func testSegments() throws {
    let control: UISegmentedControl = try one(
      """
      <segmentedControl opaque="NO" segmentControlStyle="plain" selectedSegmentIndex="1" momentary="NO" apportionsSegmentWidthsByContent="YES" id="s">
      <segments><segment title="One"/><segment title="" image="star" catalog="system" width="60"/><segment title="Three" enabled="NO"><size key="contentOffset" width="3" height="-2"/></segment></segments>
      <color key="selectedSegmentTintColor" systemColor="systemYellowColor"/></segmentedControl>
      """)
    XCTAssertEqual(control.numberOfSegments, 3)
    XCTAssertEqual(control.selectedSegmentIndex, 1)
    XCTAssertEqual(control.titleForSegment(at: 0), "One")
    XCTAssertNotNil(control.imageForSegment(at: 1))
    XCTAssertEqual(control.widthForSegment(at: 1), 60)
    XCTAssertFalse(control.isEnabledForSegment(at: 2))
    XCTAssertEqual(control.contentOffsetForSegment(at: 2), CGSize(width: 3, height: -2))
    XCTAssertTrue(control.apportionsSegmentWidthsByContent)
    XCTAssertEqual(control.selectedSegmentTintColor, .systemYellow)
  }

  func testPagesProgressAndActivity() throws {
    let pages: UIPageControl = try one(
      "<pageControl numberOfPages=\"4\" currentPage=\"2\" hidesForSinglePage=\"YES\" id=\"p\"><color key=\"pageIndicatorTintColor\" systemColor=\"systemGrayColor\"/></pageControl>"
    )
    XCTAssertEqual([pages.numberOfPages, pages.currentPage], [4, 2])
    XCTAssertEqual(pages.pageIndicatorTintColor, .systemGray)
    let progress: UIProgressView = try one(
      "<progressView progressViewStyle=\"bar\" progress=\"0.5\" id=\"p\"><color key=\"trackTintColor\" systemColor=\"labelColor\"/></progressView>"
    )
    XCTAssertEqual(progress.progressViewStyle, .bar)
    XCTAssertEqual(progress.progress, 0.5)
    XCTAssertEqual(progress.trackTintColor, .label)
    let turning: UIActivityIndicatorView = try one(
      "<activityIndicatorView animating=\"YES\" style=\"whiteLarge\" id=\"a\"/>")
    XCTAssertTrue(turning.isAnimating)
    XCTAssertFalse(turning.hidesWhenStopped)
    XCTAssertEqual(turning.style, .whiteLarge)
    let hidden: UIActivityIndicatorView = try one(
      "<activityIndicatorView hidesWhenStopped=\"YES\" style=\"medium\" id=\"a\"/>")
    XCTAssertTrue(hidden.isHidden)
  }

  func testEffectsAndToolbars() throws {
    let effect: UIVisualEffectView = try one(
      """
      <visualEffectView id="e"><rect key="frame" x="0" y="0" width="50" height="60"/><view key="contentView" id="c" tag="4"><subviews><label text="in" id="l"/></subviews></view>
      <blurEffect style="systemThinMaterialDark"/></visualEffectView>
      """)
    XCTAssertEqual(effect.contentView.tag, 4)
    XCTAssertEqual((effect.contentView.subviews.first as? UILabel)?.text, "in")
    XCTAssertEqual(effect.effect?.description.hasSuffix("systemThinMaterialDark"), true)
    let vibrant: UIVisualEffectView = try one(
      "<visualEffectView id=\"e\"><vibrancyEffect style=\"secondaryLabel\"><blurEffect style=\"dark\"/></vibrancyEffect></visualEffectView>"
    )
    XCTAssertTrue(vibrant.effect is UIVibrancyEffect)
    let bar: UIToolbar = try one(
      """
      <toolbar barStyle="black" translucent="NO" id="t"><items><barButtonItem systemItem="add" id="a"/><barButtonItem style="plain" systemItem="flexibleSpace" id="b"/>
      <barButtonItem title="Go" style="done" width="70" id="c"><menu key="menu" title="M"><children><command title="One" selector="one:"/><menu title="Sub"><children><command title="Two"/></children></menu></children></menu></barButtonItem></items></toolbar>
      """)
    XCTAssertEqual(bar.items?.count, 3)
    XCTAssertEqual(bar.barStyle, .black)
    XCTAssertFalse(bar.isTranslucent)
    XCTAssertEqual(bar.items?.last?.style, .done)
    XCTAssertEqual(bar.items?.last?.width, 70)
    let menu = try XCTUnwrap(bar.items?.last?.menu)
    XCTAssertEqual((menu.children.first as? UICommand)?.action, Selector("one:"))
    XCTAssertEqual((menu.children.last as? UIMenu)?.children.first?.title, "Two")
  }

  func testButtonConfigurationOfEveryPart() throws {
    let button: UIButton = try one(
      """
      <button id="b" buttonType="system" role="destructive" pointerInteraction="YES"><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="tinted" image="star" catalog="system" title="T" subtitle="S" cornerStyle="large" imagePlacement="top" imagePadding="3" titlePadding="4" titleAlignment="center" buttonSize="small" showsActivityIndicator="NO">
      <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2"><color key="backgroundColor" systemColor="systemRedColor"/><color key="strokeColor" systemColor="systemBlueColor"/></backgroundConfiguration>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="19"/>
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" pointSize="30"/>
      <color key="baseForegroundColor" systemColor="systemGreenColor"/></buttonConfiguration></button>
      """)
    let configuration = try XCTUnwrap(button.configuration)
    XCTAssertEqual(button.role, .destructive)
    XCTAssertEqual(configuration.subtitle, "S")
    XCTAssertEqual(configuration.cornerStyle, .large)
    XCTAssertEqual(configuration.imagePlacement, .top)
    XCTAssertEqual([configuration.imagePadding, configuration.titlePadding], [3, 4])
    XCTAssertEqual(configuration.titleAlignment, .center)
    XCTAssertEqual(configuration.buttonSize, .small)
    XCTAssertEqual(configuration.background.cornerRadius, 9)
    XCTAssertEqual(configuration.background.strokeWidth, 2)
    XCTAssertEqual(configuration.background.backgroundColor, .systemRed)
    XCTAssertEqual(configuration.background.strokeColor, .systemBlue)
    XCTAssertEqual(configuration.contentInsets, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    XCTAssertEqual(configuration.baseForegroundColor, .systemGreen)
    XCTAssertNotNil(configuration.image)
    XCTAssertNotNil(configuration.preferredSymbolConfigurationForImage)
    XCTAssertNotNil(configuration.titleTextAttributesTransformer)
  }

  func testStackViewArrangesAndVaries() throws {
    let stack: UIStackView = try one(
      """
      <stackView id="s" axis="vertical" alignment="center" distribution="equalSpacing" spacing="7"><subviews><label text="a" tag="1" id="a"/><label text="b" tag="2" id="b"/><label text="c" tag="3" id="c"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="heightClass=compact" axis="horizontal"><mask key="subviews"><include reference="b"/></mask></variation></stackView>
      """)
    XCTAssertEqual(stack.arrangedSubviews.map(\.tag), [1, 3])
    XCTAssertEqual(stack.axis, .vertical)
    XCTAssertEqual(stack.alignment, .center)
    XCTAssertEqual(stack.distribution, .equalSpacing)
    XCTAssertEqual(stack.spacing, 7)
    stack.traitOverrides.verticalSizeClass = .compact
    XCTAssertEqual(stack.arrangedSubviews.map(\.tag), [1, 2, 3])
    XCTAssertEqual(stack.axis, .horizontal)
    stack.traitOverrides.verticalSizeClass = .regular
    XCTAssertEqual(stack.arrangedSubviews.map(\.tag), [1, 3])
    XCTAssertEqual(stack.axis, .vertical)
  }

  func testStatesOfAButtonAreNoProperties() throws {
    let button: UIButton = try one(
      """
      <button id="b"><state key="normal" title="N"/><state key="highlighted" title="H"/><state key="selected" title="S"><color key="titleColor" systemColor="systemRedColor"/></state>
      <state key="disabled" title="D"/></button>
      """)
    XCTAssertEqual(
      [.normal, .highlighted, .selected, .disabled].map { button.title(for: $0) }, ["N", "H", "S", "D"])
    XCTAssertEqual(button.titleColor(for: .selected), .systemRed)
    XCTAssertFalse(button.isSelected || button.isHighlighted)
    XCTAssertEqual(lines, [])
  }

  // MARK: Values

  func testColoursOfEverySpace() throws {
    for (attributes, expected) in [
      (
        "red=\"0.2\" green=\"0.4\" blue=\"0.6\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
        UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
      ),
      (
        "red=\"0.2\" green=\"0.4\" blue=\"0.6\" alpha=\"1\" colorSpace=\"calibratedRGB\"",
        UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      ),
      (
        "red=\"0.2\" green=\"0.4\" blue=\"0.6\" alpha=\"1\" colorSpace=\"deviceRGB\"",
        UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      ),
      (
        "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
      ),
      ("white=\"0.3\" alpha=\"0.7\" colorSpace=\"calibratedWhite\"", UIColor(white: 0.3, alpha: 0.7)),
      (
        "white=\"0.3\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
        UIColor(white: 0.3, alpha: 1)
      ),
      ("systemColor=\"secondaryLabelColor\"", .secondaryLabel),
      ("cocoaTouchSystemColor=\"darkTextColor\"", .darkText),
      ("cocoaTouchSystemColor=\"whiteColor\"", .white), ("systemColor=\"systemIndigoColor\"", .systemIndigo),
    ] {
      let view: UIView = try one("<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>")
      XCTAssertEqual(view.backgroundColor, expected, attributes)
    }
    XCTAssertEqual(lines, [])
  }

  func testFonts() throws {
    for (attributes, expected) in [
      ("type=\"system\" pointSize=\"13\"", UIFont.systemFont(ofSize: 13)),
      ("type=\"system\" weight=\"heavy\" pointSize=\"13\"", .systemFont(ofSize: 13, weight: .heavy)),
      ("type=\"boldSystem\" pointSize=\"20\"", .boldSystemFont(ofSize: 20)),
      ("type=\"italicSystem\" pointSize=\"20\"", .italicSystemFont(ofSize: 20)),
      ("style=\"UICTFontTextStyleTitle0\"", .preferredFont(forTextStyle: .largeTitle)),
      ("style=\"UICTFontTextStyleCaption2\"", .preferredFont(forTextStyle: .caption2)),
      ("type=\"system\" size=\"system\"", .systemFont(ofSize: UIFont.systemFontSize)),
    ] {
      let label: UILabel = try one(
        "<label id=\"l\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
      XCTAssertEqual(label.font, expected, attributes)
    }
    let custom: UILabel = try one(
      "<label id=\"l\"><fontDescription key=\"fontDescription\" name=\"Nope-Bold\" family=\"Nope\" pointSize=\"21\"/></label>"
    )
    XCTAssertEqual(custom.font.pointSize, 21)
    XCTAssertTrue(lines.contains { $0.contains("no font named \"Nope-Bold\"") }, "\(lines)")
  }

  func testRuntimeAttributesOfEveryType() throws {
    let box: NibTyped = try one(
      """
      <view id="v" customClass="NibTyped" customModule="UIKitTests"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="number"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="real"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="flag" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="text" value="a &amp; b"/>
      <userDefinedRuntimeAttribute type="color" keyPath="color"><color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="image" keyPath="image" value="star" catalog="system"/>
      <userDefinedRuntimeAttribute type="size" keyPath="size"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="point" keyPath="point"><point key="value" x="3" y="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="rect" keyPath="rect"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="range" keyPath="range"><range key="value" location="5" length="6"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="nil" keyPath="optional"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    XCTAssertEqual(box.number, 7)
    XCTAssertEqual(box.real, 2.5)
    XCTAssertTrue(box.flag)
    XCTAssertEqual(box.text, "a & b")
    XCTAssertEqual(box.color, .systemRed)
    XCTAssertNotNil(box.image)
    XCTAssertEqual(box.size, CGSize(width: 1, height: 2))
    XCTAssertEqual(box.point, CGPoint(x: 3, y: 4))
    XCTAssertEqual(box.rect, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(box.range, NSRange(location: 5, length: 6))
    XCTAssertNil(box.optional)
    XCTAssertTrue(box.layer.masksToBounds)
    XCTAssertEqual(box.layer.borderWidth, 1.5)
    XCTAssertEqual(lines, [])
  }

  func testFramesByTheirInsets() throws {
    let view: UIView = try one(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
      <label id="a"><frame key="frameInset" minX="15" width="60" height="20"/></label>
      <label id="b"><frame key="frameInset" minX="10" minY="5" maxX="20" maxY="15"/></label>
      <label id="c"><frame key="frameInset" maxX="10" width="30" height="8"/></label></subviews></view>
      """)
    XCTAssertEqual(
      view.subviews.map(\.frame),
      [
        CGRect(x: 15, y: 0, width: 60, height: 20), CGRect(x: 10, y: 5, width: 70, height: 30),
        CGRect(x: 60, y: 0, width: 30, height: 8),
      ])
  }

  func testAccessibility() throws {
    let view: UIView = try one(
      """
      <view id="v"><accessibility key="accessibilityConfiguration" hint="H" identifier="I" label="L"><accessibilityTraits key="traits" button="YES" header="YES"/><bool key="isElement" value="YES"/></accessibility></view>
      """)
    XCTAssertEqual(
      [view.accessibilityHint, view.accessibilityIdentifier, view.accessibilityLabel], ["H", "I", "L"])
    XCTAssertEqual(view.accessibilityTraits, [.button, .header])
    XCTAssertTrue(view.isAccessibilityElement)
  }

  // MARK: Owner, chain, order

  func testExternalObjectsFillTheirPlaceholders() throws {
    let outside = UILabel()
    let made = load(
      """
      <placeholder placeholderIdentifier="Outside" id="x"/>
      <view id="v" customClass="NibCard" customModule="UIKitTests"><connections><outlet property="title" destination="x" id="o"/></connections></view>
      """, options: [.externalObjects: ["Outside": outside]])
    XCTAssertEqual(made.count, 1)
    XCTAssertTrue((made.first as? NibCard)?.title === outside)
  }

  func testFirstResponderActionsGoUpTheChain() throws {
    let button: UIButton = try one(
      "<button id=\"b\"><connections><action selector=\"tap:\" destination=\"-2\" eventType=\"touchDown\" id=\"a\"/></connections></button>"
    )
    XCTAssertEqual(button.actions(forTarget: nil, forControlEvent: .touchDown), ["tap:"])
    let owner = NibOwner()
    owner.view = UIView()
    owner.view.addSubview(button)
    button.sendActions(for: .touchDown)
    XCTAssertEqual(owner.taps, ["tap "])
  }

  func testEveryEvent() throws {
    let events: [(String, UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter),
      ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
      ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
      ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit),
    ]
    for (name, event) in events {
      let button: UIButton = try one(
        "<button id=\"b\"><connections><action selector=\"tap:\" destination=\"-2\" eventType=\"\(name)\" id=\"a\"/></connections></button>"
      )
      XCTAssertEqual(button.allControlEvents, event, name)
    }
  }

  func testOrderOfAwaking() throws {
    NibJournal.log = []
    _ = load(
      """
      <view id="a" customClass="NibJournal" customModule="UIKitTests" tag="1"><subviews>
      <view id="b" customClass="NibJournal" customModule="UIKitTests" tag="2"><subviews><view id="c" customClass="NibJournal" customModule="UIKitTests" tag="3"/></subviews></view></subviews>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="note" value="n"/></userDefinedRuntimeAttributes>
      <connections><outlet property="other" destination="c" id="o"/></connections></view>
      """)
    // Objects are created from the inside out, and get `awakeFromNib()` when all are created and connected.
    XCTAssertEqual(
      NibJournal.log, ["init 3", "init 2", "init 1", "note 1", "other 1", "awake 1", "awake 2", "awake 3"])
  }

  func testNamesOfAControllersNib() {
    let owner = "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>"
    fixture.xib("NibNamed", owner: owner, "<view tag=\"1\" id=\"v\"/>")
    XCTAssertEqual(NibNamedController(nibName: nil, bundle: fixture.bundle).view.tag, 1)
    // The whole class name is tried after the one without "Controller", and a file for the device before both.
    let second = NibFixture()
    second.xib("NibNamedController", owner: owner, "<view tag=\"2\" id=\"v\"/>")
    XCTAssertEqual(NibNamedController(nibName: nil, bundle: second.bundle).view.tag, 2)
    let third = NibFixture()
    third.xib("NibNamed", owner: owner, "<view tag=\"1\" id=\"v\"/>")
    third.xib("NibNamed~iphone", owner: owner, "<view tag=\"3\" id=\"v\"/>")
    third.xib("NibNamed~ipad", owner: owner, "<view tag=\"4\" id=\"v\"/>")
    XCTAssertEqual(NibNamedController(nibName: nil, bundle: third.bundle).view.tag, 3)
    let none = NibFixture()
    XCTAssertEqual(NibNamedController(nibName: nil, bundle: none.bundle).view.tag, 0)
  }

  func testKeyCommandsAndTopLevelObjectsOfAScene() throws {
    fixture.storyboard(
      "Scene",
      """
      <scene sceneID="s"><objects><viewController nibName="Other" extendedLayoutIncludesOpaqueBars="YES" hidesBottomBarWhenPushed="YES" id="vc1" sceneMemberID="viewController">
      <extendedEdge key="edgesForExtendedLayout" top="YES"/><value key="contentSizeForViewInPopover" type="size" width="10" height="20"/>
      <view key="view" id="v"/><keyCommands><keyCommand input="s" modifierFlags="1048576" actionName="save:" discoverabilityTitle="Save"/></keyCommands></viewController>
      <customObject customClass="NibLonely" customModule="UIKitTests" id="lone"><connections><outlet property="view" destination="v" id="o"/></connections></customObject></objects></scene>
      """)
    NibLonely.made = 0
    let controller = try XCTUnwrap(
      UIStoryboard(name: "Scene", bundle: fixture.bundle).instantiateInitialViewController())
    XCTAssertEqual(controller.keyCommands?.first?.input, "s")
    XCTAssertEqual(controller.keyCommands?.first?.modifierFlags, .command)
    XCTAssertEqual(controller.edgesForExtendedLayout, .top)
    XCTAssertEqual(controller.preferredContentSize, CGSize(width: 10, height: 20))
    XCTAssertTrue(controller.hidesBottomBarWhenPushed && controller.extendedLayoutIncludesOpaqueBars)
    XCTAssertEqual(controller.nibName, "Other")
    XCTAssertEqual(NibLonely.made, 0)
    controller.loadViewIfNeeded()
    // An object without references is created with the view, connected and retained.
    XCTAssertEqual(NibLonely.made, 1)
    XCTAssertTrue(NibLonely.last?.view === controller.view)
  }

  func testOutletsToBarItemsAreThereBeforeTheView() throws {
    fixture.storyboard(
      "Items",
      """
      <scene sceneID="s"><objects><viewController id="vc1" customClass="NibOwner" customModule="UIKitTests" sceneMemberID="viewController"><view key="view" id="v"/>
      <navigationItem key="navigationItem" id="n"><rightBarButtonItems><barButtonItem title="A" id="a"/><barButtonItem title="B" id="b"/></rightBarButtonItems><string key="title">Long
      title</string></navigationItem>
      <connections><outlet property="item" destination="b" id="o"/></connections></viewController></objects></scene>
      """)
    let controller = try XCTUnwrap(
      UIStoryboard(name: "Items", bundle: fixture.bundle).instantiateInitialViewController() as? NibOwner)
    XCTAssertEqual(controller.navigationItem.rightBarButtonItems?.map(\.title), ["A", "B"])
    XCTAssertEqual(controller.navigationItem.title, "Long\ntitle")
    XCTAssertEqual(controller.item?.title, "B")
    controller.loadViewIfNeeded()
    XCTAssertTrue(controller.item === controller.navigationItem.rightBarButtonItems?.last)
  }

  // MARK: Lists

  func testPrototypesAndStaticRows() throws {
    fixture.storyboard(
      "Lists",
      """
      <scene sceneID="s"><objects><viewController id="vc1" customClass="SegueSource" customModule="UIKitTests" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <tableView dataMode="prototypes" id="t"><rect key="frame" x="0" y="0" width="300" height="400"/><prototypes>
        <tableViewCell reuseIdentifier="plain" rowHeight="60" id="c"><rect key="frame" x="0" y="0" width="300" height="60"/><tableViewCellContentView key="contentView" tableViewCell="c" id="cc"><subviews><label text="Row" id="l"/>
        <button id="b"><state key="normal" title="T"/><connections><action selector="back:" destination="vc1" eventType="touchUpInside" id="ac"/></connections></button></subviews></tableViewCellContentView>
        <connections><segue destination="vc2" kind="custom" identifier="row" customClass="NibSegue" customModule="UIKitTests" id="sg"/></connections></tableViewCell></prototypes></tableView>
      <tableView dataMode="static" id="st"><rect key="frame" x="0" y="0" width="300" height="400"/><sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="se"><cells><tableViewCell id="r1"/><tableViewCell id="r2"/></cells></tableViewSection></sections></tableView>
      <collectionView dataMode="prototypes" id="cv"><rect key="frame" x="0" y="0" width="300" height="400"/><cells><collectionViewCell reuseIdentifier="cell" id="cl"><rect key="frame" x="0" y="0" width="50" height="40"/></collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="ch"><rect key="frame" x="0" y="0" width="50" height="20"/></collectionReusableView></collectionView>
      </subviews></view></viewController></objects></scene>
      """ + NibFixture.scene("vc2"))
    let controller = try XCTUnwrap(
      UIStoryboard(name: "Lists", bundle: fixture.bundle).instantiateInitialViewController() as? SegueSource)
    let contents = try XCTUnwrap(controller.view).subviews.compactMap {
      ($0 as? UICollectionView)?.nibContent ?? ($0 as? UITableView)?.nibContent
    }
    guard contents.count == 3 else { return XCTFail("\(contents)") }
    let (table, rows, collection) = (contents[0], contents[1], contents[2])
    let template = try XCTUnwrap(table.prototype(reuseIdentifier: "plain"))
    XCTAssertNil(table.prototype(reuseIdentifier: "other"))
    XCTAssertEqual(template.rowHeight, 60)
    XCTAssertFalse(table.isStatic)
    let (first, second) = (try XCTUnwrap(template.instantiate()), try XCTUnwrap(template.instantiate()))
    XCTAssertFalse(first === second)
    let parts = try XCTUnwrap(first.subviews.first).subviews
    XCTAssertEqual((parts.first as? UILabel)?.text, "Row")
    // Actions of each new cell are sent to the scene's controller, and its segues start there.
    (parts.last as? UIButton)?.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.log.count, 1)
    XCTAssertTrue((parts.last as? UIButton)?.allTargets.contains(controller) == true)
    NibSegue.performed = 0
    controller.view.addSubview(second)
    template.fire(second)
    XCTAssertEqual(controller.asked, ["row"])
    XCTAssertEqual(NibSegue.performed, 1)
    XCTAssertTrue(rows.isStatic)
    XCTAssertEqual(rows.sections.map(\.header), ["Head"])
    XCTAssertEqual(rows.sections.map(\.footer), ["Foot"])
    XCTAssertEqual(rows.sections.first?.rows.count, 2)
    XCTAssertEqual(collection.reuseIdentifiers, ["cell"])
    XCTAssertEqual(collection.prototype(reuseIdentifier: "cell")?.size, CGSize(width: 50, height: 40))
    XCTAssertNotNil(collection.supplementaryView("sectionHeaderView", reuseIdentifier: "head")?.instantiate())
    XCTAssertNil(collection.supplementaryView("sectionFooterView", reuseIdentifier: nil))
  }
}
