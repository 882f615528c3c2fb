import UIKit
import XCTest

/// The parts of constraints in Interface Builder files (`facts/nib.md#constraints`).
final class NibConstraintPartsTests: CoreTestCase {
  private let fixture = NibFixture()
  /// The number of files so far. Files are cached, so each load has its own.
  private var loads = 0

  override func setUp() {
    super.setUp()
    _ = NibClasses.register
    KeyValueAccess.register("height", on: NibConstrained.self, get: { $0.height }, set: { $0.height = $1 })
  }

  private func load(_ objects: String, file: StaticString = #filePath, line: UInt = #line) throws -> NibConstrained
  {
    loads += 1
    fixture.xib("Parts\(loads)", objects)
    let made = UINib(nibName: "Parts\(loads)", bundle: fixture.bundle).instantiate(withOwner: nil)
    return try XCTUnwrap(made.first as? NibConstrained, console.joined(separator: "\n"), file: file, line: line)
  }

  private func root(_ subviews: String, _ constraints: String, rest: String = "") -> String {
    """
    <view id="root" customClass="NibConstrained" customModule="UIKitTests"><rect key="frame" x="0" y="0" width="200" height="400"/>
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>\(rest)</view>
    """
  }

  private func view(_ id: String, _ inner: String = "") -> String {
    "<view id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(inner)</view>"
  }

  private func varied(_ view: UIView, _ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) {
    view.traitOverrides.horizontalSizeClass = width
    view.traitOverrides.verticalSizeClass = height
  }

  // MARK: Vocabulary

  func testEveryAttribute() throws {
    let attributes: [(String, NSLayoutConstraint.Attribute)] = [
      ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading),
      ("trailing", .trailing), ("width", .width), ("height", .height), ("centerX", .centerX), ("centerY", .centerY),
      ("baseline", .lastBaseline), ("lastBaseline", .lastBaseline), ("firstBaseline", .firstBaseline),
      ("leftMargin", .leftMargin), ("rightMargin", .rightMargin), ("topMargin", .topMargin),
      ("bottomMargin", .bottomMargin), ("leadingMargin", .leadingMargin), ("trailingMargin", .trailingMargin),
      ("centerXWithinMargins", .centerXWithinMargins), ("centerYWithinMargins", .centerYWithinMargins),
    ]
    for (name, attribute) in attributes {
      let made = try load(
        root(
          view("a") + view("b"),
          """
          <constraint firstItem="a" firstAttribute="\(name)" secondItem="b" secondAttribute="\(name)" id="c"/>
          """))
      let constraint = try XCTUnwrap(made.constraints.first, name)
      XCTAssertEqual(constraint.firstAttribute, attribute, name)
      XCTAssertEqual(constraint.secondAttribute, attribute, name)
      XCTAssertTrue(constraint.isActive, name)
    }
    XCTAssertEqual(console, [])
  }

  func testEveryRelationRatioAndPriority() throws {
    func made(_ attributes: String) throws -> NSLayoutConstraint {
      try XCTUnwrap(
        try load(
          root(
            view("a") + view("b"),
            """
            <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="height" \(attributes) id="c"/>
            """)
        ).constraints.first, attributes)
    }
    for (text, relation) in [
      ("", NSLayoutConstraint.Relation.equal), ("relation=\"equal\"", .equal),
      ("relation=\"lessThanOrEqual\"", .lessThanOrEqual), ("relation=\"greaterThanOrEqual\"", .greaterThanOrEqual),
    ] {
      XCTAssertEqual(try made(text).relation, relation, text)
    }
    for (text, ratio) in [
      ("", 1), ("multiplier=\"0.25\"", 0.25), ("multiplier=\"3:4\"", 0.75), ("multiplier=\"3/4\"", 0.75),
      ("multiplier=\"1:0\"", 1), ("multiplier=\"1:2:3\"", 1), ("multiplier=\"x\"", 1), ("multiplier=\"-2\"", -2),
    ] {
      XCTAssertEqual(try made(text).multiplier, CGFloat(ratio), accuracy: 1e-9, text)
    }
    for (text, priority) in [
      ("", 1000), ("priority=\"1\"", 1), ("priority=\"999\"", 999), ("priority=\"250.5\"", 250.5),
    ] {
      XCTAssertEqual(try made(text).priority.rawValue, Float(priority), text)
    }
    for (text, constant) in [("", 0), ("constant=\"-8.5\"", -8.5), ("constant=\"8\" symbolic=\"YES\"", 8)] {
      XCTAssertEqual(try made(text).constant, CGFloat(constant), text)
    }
    XCTAssertNil(try made("").identifier)
    XCTAssertEqual(try made("identifier=\"Name\" userLabel=\"Other\"").identifier, "Name")
  }

  /// A missing first item stands for the view whose list contains the constraint; each list belongs to its own
  /// view.
  func testItemsThatAreNotSaid() throws {
    let made = try load(
      root(
        view("a", "<constraints><constraint firstAttribute=\"width\" constant=\"12\" id=\"w\"/></constraints>"),
        "<constraint firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"7\" id=\"c\"/>"
      ))
    let constraint = try XCTUnwrap(made.constraints.first)
    XCTAssertTrue(constraint.firstItem === made)
    XCTAssertTrue(constraint.secondItem === made.subviews[0])
    let width = try XCTUnwrap(made.subviews[0].constraints.first)
    XCTAssertTrue(width.firstItem === made.subviews[0])
    XCTAssertNil(width.secondItem)
    XCTAssertEqual(width.secondAttribute, .notAnAttribute)
    made.layoutIfNeeded()
    XCTAssertEqual(made.subviews[0].frame.minX, 181)
    XCTAssertEqual(made.subviews[0].frame.width, 12)
  }

  /// Xcode removes placeholders when it builds, so an outlet to one stays nil.
  func testOutletsToPlaceholdersStayEmpty() throws {
    let made = try load(
      root(
        view("a"),
        "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"5\" placeholder=\"YES\" id=\"c\"/>",
        rest: "<connections><outlet property=\"height\" destination=\"c\" id=\"o\"/></connections>"))
    XCTAssertNil(made.height)
    XCTAssertEqual(made.subviews[0].constraints, [])
  }

  /// The default priorities in a file are 250 and 750; a label created in code has a hugging priority of 251.
  func testPrioritiesThatTheFileDoesNotSay() throws {
    let made = try load(
      root(
        """
        <label text="a" id="a"/><label text="b" horizontalHuggingPriority="251" verticalHuggingPriority="252" horizontalCompressionResistancePriority="751" verticalCompressionResistancePriority="752" id="b"/>
        <imageView id="c"/><switch id="d"/>
        """, ""))
    for view in [made.subviews[0], made.subviews[2], made.subviews[3]] {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        XCTAssertEqual(view.contentHuggingPriority(for: axis), .defaultLow)
        XCTAssertEqual(view.contentCompressionResistancePriority(for: axis), .defaultHigh)
      }
    }
    let said = made.subviews[1]
    XCTAssertEqual(said.contentHuggingPriority(for: .horizontal).rawValue, 251)
    XCTAssertEqual(said.contentHuggingPriority(for: .vertical).rawValue, 252)
    XCTAssertEqual(said.contentCompressionResistancePriority(for: .horizontal).rawValue, 751)
    XCTAssertEqual(said.contentCompressionResistancePriority(for: .vertical).rawValue, 752)
    XCTAssertEqual(UILabel().contentHuggingPriority(for: .vertical).rawValue, 251)
  }

  // MARK: Size classes

  /// The most specific variation that matches applies, regardless of the order in the file. Other values are the
  /// constraint's own.
  func testConstantsAndPrioritiesOfSizeClasses() throws {
    let made = try load(
      root(
        view("a"),
        """
        <constraint firstItem="a" firstAttribute="width" constant="10" priority="900" id="w">
          <variation key="heightClass=compact-widthClass=compact" constant="40"/>
          <variation key="widthClass=compact" constant="20" priority="300"/>
          <variation key="heightClass=regular-widthClass=regular" priority="400"/>
          <variation key="moonClass=full" constant="99"/></constraint>
        """))
    let width = try XCTUnwrap(made.subviews[0].constraints.first)
    func state() -> [Float] { [Float(width.constant), width.priority.rawValue] }
    for (horizontal, vertical, expected) in [
      (UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular, [20, 300] as [Float]),
      (.compact, .compact, [40, 300]), (.regular, .regular, [10, 400]), (.regular, .compact, [10, 900]),
    ] {
      varied(made, horizontal, vertical)
      XCTAssertEqual(state(), expected, "\(horizontal.rawValue) \(vertical.rawValue)")
    }
    // Values set by an app are kept until the size classes change.
    width.constant = 77
    made.traitOverrides.userInterfaceStyle = .dark
    made.layoutIfNeeded()
    XCTAssertEqual(width.constant, 77)
    varied(made, .compact, .compact)
    XCTAssertEqual(width.constant, 40)
  }

  /// Content priorities vary as well. Without a variation they have the values of the file, or 250 and 750.
  func testPrioritiesOfContentsInSizeClasses() throws {
    let made = try load(
      root(
        """
        <label id="l" horizontalHuggingPriority="300"><variation key="widthClass=regular" horizontalHuggingPriority="301" verticalHuggingPriority="302" horizontalCompressionResistancePriority="303" verticalCompressionResistancePriority="304"/></label>
        """, ""))
    let label = made.subviews[0]
    func priorities() -> [Float] {
      [
        label.contentHuggingPriority(for: .horizontal), label.contentHuggingPriority(for: .vertical),
        label.contentCompressionResistancePriority(for: .horizontal),
        label.contentCompressionResistancePriority(for: .vertical),
      ].map(\.rawValue)
    }
    XCTAssertEqual(priorities(), [300, 250, 750, 750])
    varied(made, .regular, .regular)
    XCTAssertEqual(priorities(), [301, 302, 303, 304])
    varied(made, .compact, .regular)
    XCTAssertEqual(priorities(), [300, 250, 750, 750])
  }

  /// Constants without variations keep the values set by the app, even if another constant varies.
  func testConstantsThatDoNotVaryStayTheApps() throws {
    let made = try load(
      root(
        view("a"),
        """
        <constraint firstItem="a" firstAttribute="width" constant="10" priority="900" id="w"/>
        <constraint firstItem="a" firstAttribute="height" constant="10" id="h"><variation key="widthClass=regular" constant="20"/>
          <variation key="widthClass=huge" constant="30"/></constraint>
        """))
    let (width, height) = (
      try XCTUnwrap(made.subviews[0].constraints.first), try XCTUnwrap(made.subviews[0].constraints.last)
    )
    XCTAssertEqual(height.constant, 10)
    width.constant = 55
    width.priority = .defaultLow
    varied(made, .regular, .regular)
    XCTAssertEqual(width.constant, 55)
    XCTAssertEqual(width.priority, .defaultLow)
    XCTAssertEqual(height.constant, 20)
    varied(made, .compact, .regular)
    XCTAssertEqual(height.constant, 10)
  }

  func testVariationsOfAnIdiom() throws {
    let made = try load(
      root(
        view("a"),
        """
        <constraint firstItem="a" firstAttribute="width" constant="10" id="w">
          <variation key="widthClass=regular-idiom=pad" constant="20"/></constraint>
        """))
    let width = try XCTUnwrap(made.subviews[0].constraints.first)
    varied(made, .regular, .regular)
    XCTAssertEqual(width.constant, 10)
    made.traitOverrides.userInterfaceIdiom = .pad
    made.traitOverrides.horizontalSizeClass = .compact
    XCTAssertEqual(width.constant, 10)
    made.traitOverrides.horizontalSizeClass = .regular
    XCTAssertEqual(width.constant, 20)
  }

  /// A variation determines whether a constraint is installed, and a specific one overrides a general one.
  func testInstalledConstraintsOfSizeClasses() throws {
    let made = try load(
      root(
        view("a"),
        """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="1" id="one"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="2" id="two"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="3" id="three"/>
        """,
        rest: """
          <variation key="widthClass=regular"><mask key="constraints"><exclude reference="one"/><include reference="two"/></mask></variation>
          <variation key="heightClass=compact-widthClass=regular"><mask key="constraints"><exclude reference="two"/></mask></variation>
          <variation key="default"><mask key="constraints"><exclude reference="two"/></mask><mask key="subviews"><exclude reference="three"/></mask></variation>
          """))
    func installed() -> [CGFloat] { made.constraints.filter(\.isActive).map(\.constant).sorted() }
    XCTAssertEqual(installed(), [1, 3])
    varied(made, .regular, .regular)
    XCTAssertEqual(installed(), [2, 3])
    made.layoutIfNeeded()
    XCTAssertEqual(made.subviews[0].frame.minX, 2)
    varied(made, .regular, .compact)
    XCTAssertEqual(installed(), [3])
    varied(made, .compact, .compact)
    XCTAssertEqual(installed(), [1, 3])
    made.layoutIfNeeded()
    XCTAssertEqual(made.subviews[0].frame.minX, 1)
  }

  /// Constraints of ancestors to a view that is not installed become active and inactive with that view.
  func testConstraintsFollowTheViewsThatTheyLeadTo() throws {
    let made = try load(
      root(
        view(
          "box",
          """
          <subviews>\(view("in"))</subviews>
          <variation key="default"><mask key="subviews"><exclude reference="in"/></mask></variation>
          <variation key="widthClass=regular"><mask key="subviews"><include reference="in"/></mask></variation>
          """),
        """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="5" id="c1"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
        <constraint firstItem="box" firstAttribute="width" constant="100" id="c3"/>
        <constraint firstItem="in" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="30" id="c4"/>
        <constraint firstItem="root" firstAttribute="trailing" secondItem="in" secondAttribute="trailing" constant="50" id="c5"/>
        """))
    let box = made.subviews[0]
    func count() -> Int { made.constraints.filter(\.isActive).count }
    XCTAssertEqual(count(), 2)
    for _ in 0..<2 {
      varied(made, .regular, .regular)
      XCTAssertEqual(count(), 4)
      made.layoutIfNeeded()
      XCTAssertEqual(box.subviews.first?.frame.minX, 25)
      XCTAssertEqual(box.subviews.first?.frame.width, 120)
      varied(made, .compact, .regular)
      XCTAssertEqual(box.subviews, [])
      XCTAssertEqual(count(), 2)
    }
    XCTAssertEqual(console, [])
  }

  // MARK: Views of other kinds

  /// Guides for margins and the readable width have identifiers in a file.
  func testGuidesOfMarginsAndOfReadableContent() throws {
    let made = try load(
      root(
        view("a"),
        """
        <constraint firstItem="a" firstAttribute="leading" secondItem="m" secondAttribute="leading" id="c1"/>
        <constraint firstItem="a" firstAttribute="trailing" secondItem="r" secondAttribute="trailing" id="c2"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" id="c3"/>
        """,
        rest: """
          <viewLayoutGuide key="layoutMargins" id="m"/><viewLayoutGuide key="readableContent" id="r"/><viewLayoutGuide key="safeArea" id="s"/>
          """))
    let own = made.constraints.filter { $0.firstItem === made.subviews[0] }
    XCTAssertEqual(own.count, 3)
    XCTAssertTrue(own.first?.secondItem === made.layoutMarginsGuide)
    XCTAssertTrue(own.dropFirst().first?.secondItem === made.readableContentGuide)
    XCTAssertTrue(own.last?.secondItem === made.safeAreaLayoutGuide)
  }

  /// A view to which Xcode adds no constraints follows its autoresizing mask.
  func testFixedFramesFollowTheirMasks() throws {
    let made = try load(
      root(
        """
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="10" y="20" width="30" height="40"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="10" y="20" width="30" height="40"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
        """, ""))
    XCTAssertEqual(made.subviews.map(\.translatesAutoresizingMaskIntoConstraints), [true, false])
    made.layoutIfNeeded()
    made.frame.size = CGSize(width: 300, height: 450)
    made.layoutIfNeeded()
    XCTAssertEqual(made.subviews[0].frame, CGRect(x: 10, y: 70, width: 130, height: 40))
  }

  func testStandardSpacingOfStacks() throws {
    let made = try load(
      root(
        """
        <stackView spacingType="standard" spacing="8" id="a"/><stackView spacing="8" id="b"/>
        <stackView id="c"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
        """, ""))
    let stacks = made.subviews.compactMap { $0 as? UIStackView }
    XCTAssertEqual(stacks.map(\.spacing), [UIStackView.spacingUseSystem, 8, 0])
    XCTAssertEqual(stacks.map(\.isLayoutMarginsRelativeArrangement), [false, false, true])
  }

  // MARK: Cells

  private func contents(_ lists: String) throws -> [NibListContent] {
    fixture.storyboard("Cells", NibFixture.scene("vc1", views: lists))
    let controller = try XCTUnwrap(
      UIStoryboard(name: "Cells", bundle: fixture.bundle).instantiateInitialViewController())
    return try XCTUnwrap(controller.view).subviews.compactMap {
      ($0 as? UICollectionView)?.nibContent ?? ($0 as? UITableView)?.nibContent
    }
  }

  private func cell(_ id: String, _ attributes: String = "", kind: String = "tableViewCell", key: String = "c")
    -> String
  {
    """
    <\(kind) \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="300" height="60"/>
    <tableViewCellContentView key="contentView" id="v\(id)"><rect key="frame" x="0" y="0" width="300" height="60"/><autoresizingMask key="autoresizingMask"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a\(id)"/></subviews>
    <constraints>
      <constraint firstItem="a\(id)" firstAttribute="leading" secondItem="v\(id)" secondAttribute="leading" constant="10" id="1\(id)"/>
      <constraint firstAttribute="trailing" secondItem="a\(id)" secondAttribute="trailing" constant="20" id="2\(id)"/>
      <constraint firstItem="a\(id)" firstAttribute="top" secondItem="v\(id)" secondAttribute="top" constant="5" id="3\(id)"/>
      <constraint firstAttribute="bottom" secondItem="a\(id)" secondAttribute="bottom" constant="6" id="4\(id)"><variation key="widthClass=regular" constant="16"/></constraint>
      <constraint firstItem="a\(id)" firstAttribute="height" constant="30" priority="999" id="5\(id)"/>
    </constraints></tableViewCellContentView></\(kind)>
    """
  }

  /// Prototypes and static rows have the constraints of their contents, separately for each cell.
  func testConstraintsOfPrototypesAndStaticRows() throws {
    let lists = try contents(
      """
      <tableView dataMode="prototypes" rowHeight="-1" id="t"><prototypes>\(cell("p", "reuseIdentifier=\"p\""))</prototypes></tableView>
      <tableView dataMode="static" rowHeight="70" id="s"><sections><tableViewSection id="se"><cells>\(cell("r"))\(cell("q", "rowHeight=\"90\""))\(cell("z", "rowHeight=\"-1\""))</cells></tableViewSection></sections></tableView>
      """)
    guard lists.count == 2 else { return XCTFail("\(lists)") }
    let prototype = try XCTUnwrap(lists[0].prototype(reuseIdentifier: "p"))
    XCTAssertFalse(lists[0].hasRowHeight)
    XCTAssertTrue(lists[1].hasRowHeight)
    XCTAssertEqual(lists[1].sections.first?.rows.map(\.rowHeight), [nil, 90, nil])
    var seen: [NSLayoutConstraint] = []
    for template in [prototype, prototype] + (lists[1].sections.first?.rows ?? []) {
      let cell = try XCTUnwrap(template.instantiate())
      let content = try XCTUnwrap(cell.subviews.first)
      XCTAssertEqual(content.constraints.filter(\.isActive).count, 4)
      XCTAssertFalse(content.constraints.contains { other in seen.contains { $0 === other } })
      seen += content.constraints
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
      cell.layoutIfNeeded()
      XCTAssertEqual(content.subviews[0].frame, CGRect(x: 10, y: 5, width: 290, height: 69))
      let size = content.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      XCTAssertEqual(size, CGSize(width: 320, height: 41))
      cell.traitOverrides.horizontalSizeClass = .regular
      cell.layoutIfNeeded()
      XCTAssertEqual(content.subviews[0].frame.height, 59)
    }
    XCTAssertEqual(console.filter { !$0.contains("UITableView") }, [])
  }

  func testHeadersByTheirIdentifiers() throws {
    let lists = try contents(
      """
      <collectionView id="c"><collectionReusableView key="sectionHeaderView" reuseIdentifier="one" id="h1"><rect key="frame" x="0" y="0" width="50" height="20"/></collectionReusableView>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="two" id="h2"><rect key="frame" x="0" y="0" width="50" height="30"/></collectionReusableView></collectionView>
      """)
    let list = try XCTUnwrap(lists.first)
    XCTAssertEqual(list.supplementaryView("sectionHeaderView", reuseIdentifier: nil)?.size?.height, 20)
    XCTAssertEqual(list.supplementaryView("sectionHeaderView", reuseIdentifier: "two")?.size?.height, 30)
    XCTAssertNil(list.supplementaryView("sectionHeaderView", reuseIdentifier: "three"))
    XCTAssertNil(list.supplementaryView("sectionFooterView", reuseIdentifier: "one"))
  }

  // MARK: Guides of old files

  /// The guides end at the bars, also when the bars change.
  func testTopAndBottomGuidesFollowTheBars() throws {
    fixture.storyboard(
      "Old",
      """
      <scene sceneID="s"><objects><viewController id="vc1" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(view("a"))</subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" id="c1"/>
      <constraint firstItem="bottom" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="9" id="c2"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
      <constraint firstItem="a" firstAttribute="width" constant="50" id="c4"/>
      </constraints></view></viewController></objects></scene>
      """)
    let controller = try XCTUnwrap(
      UIStoryboard(name: "Old", bundle: fixture.bundle).instantiateInitialViewController())
    let window = makeWindow(controller)
    window.layoutIfNeeded()
    let part = controller.view.subviews[0]
    XCTAssertEqual(part.frame, CGRect(x: 0, y: 67, width: 50, height: 852 - 67 - 34 - 9))
    XCTAssertEqual(controller.topLayoutGuide.length, 59)
    XCTAssertEqual(controller.bottomLayoutGuide.length, 34)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
    window.layoutIfNeeded()
    XCTAssertEqual(part.frame, CGRect(x: 0, y: 111, width: 50, height: 852 - 111 - 83 - 9))
  }

  // MARK: Frames of the file

  /// The frames in the file are the initial values of layout. They are kept as far as constraints do not determine
  /// them.
  func testFramesOfTheFileAreStartValues() throws {
    let made = try load(
      """
      <view id="root" customClass="NibConstrained" customModule="UIKitTests"><rect key="frame" x="0" y="0" width="200" height="400"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="10" y="20" width="30" height="40"/></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="11" y="21" width="31" height="41"/></view></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="50" id="c1"/>
      <constraint firstItem="b" firstAttribute="height" constant="99" id="c2"/></constraints></view>
      """)
    XCTAssertEqual(
      made.subviews.map(\.frame),
      [CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 11, y: 21, width: 31, height: 41)])
    made.layoutIfNeeded()
    XCTAssertEqual(
      made.subviews.map(\.frame),
      [CGRect(x: 50, y: 20, width: 30, height: 40), CGRect(x: 11, y: 21, width: 31, height: 99)])
  }
}
