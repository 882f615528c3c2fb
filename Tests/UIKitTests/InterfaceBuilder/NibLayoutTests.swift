import InterfaceSurvey
import UIKit
import XCTest

/// The layout of scenes on the canvas, compared with the frames in files written by Xcode (`facts/nib.md#geometry`,
/// `facts/layout.md#solver`, `facts/geometry.md#controls`).
final class NibLayoutTests: CoreTestCase {
  private let fixture = NibFixture()

  /// Lays out a storyboard scene with these views, and returns every frame that differs from its file.
  private func differences(
    _ views: String, constraints: String = "", margins: String = "", guides: String = "", rest: String = "",
    size: CGSize = CGSize(width: 393, height: 852), on device: String = "retina6_12", isLandscape: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> [String] {
    fixture.storyboard(
      "Laid\(line)",
      """
      <scene sceneID="s"><objects><viewController id="vc1" sceneMemberID="viewController">\(guides)
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/>\(margins)
      <constraints>\(constraints)</constraints></view>\(rest)</viewController></objects></scene>
      """)
    let path = "\(fixture.folder)/Laid\(line).storyboard"
    let survey = try XCTUnwrap(NibLayoutSurvey(path: path, bundle: fixture.bundle), file: file, line: line)
    let canvas = try XCTUnwrap(NibCanvas.canvas(device: device, isLandscape: isLandscape), file: file, line: line)
    let subject = try XCTUnwrap(survey.subjects.first, file: file, line: line)
    let outcome = survey.layOut(subject, on: canvas, bars: .asDrawn)
    XCTAssertEqual(outcome.problems + outcome.conflicts, [], file: file, line: line)
    XCTAssertFalse(outcome.frames.isEmpty, file: file, line: line)
    return outcome.frames.compactMap { frame in
      func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.34 }
      let (one, other) = (frame.expected, frame.found)
      let isSame =
        near(one.minX, other.minX) && near(one.minY, other.minY) && near(one.width, other.width)
        && near(one.height, other.height)
      return isSame ? nil : "\(frame.id): \(one) became \(other)"
    }
  }

  private func view(_ id: String, _ frame: String, _ inner: String = "", attributes: String = "") -> String {
    let numbers = frame.split(separator: " ")
    return """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
      <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>\(inner)</view>
      """
  }

  /// Returns a constraint for a text such as `a.leading safe.leading 16`.
  private func constraint(_ text: String, _ more: String = "") -> String {
    let words = text.split(separator: " ").map(String.init)
    func item(_ word: String, _ which: String) -> String {
      let parts = word.split(separator: ".")
      return "\(which)Item=\"\(parts[0])\" \(which)Attribute=\"\(parts[1])\""
    }
    let second = words.count > 1 && words[1] != "-" ? item(words[1], "second") : ""
    let constant = words.count > 2 ? "constant=\"\(words[2])\"" : ""
    return "<constraint \(item(words[0], "first")) \(second) \(constant) \(more) id=\"\(UUID().uuidString)\"/>"
  }

  // MARK: Guides and margins

  func testSafeAreaAndMarginsOfAScreen() throws {
    let list = [
      "a.top safe.top", "a.leading root.leadingMargin", "root.trailingMargin a.trailing", "a.height - 40",
      "b.top a.bottom 8", "b.leading safe.leading", "b.trailing safe.trailing", "safe.bottom b.bottom",
    ]
    XCTAssertEqual(
      try differences(
        view("a", "16 59 361 40") + view("b", "0 107 393 711"), constraints: list.map { constraint($0) }.joined()),
      []
    )
  }

  /// The margin is 20 points for widths from 414 on.
  func testMarginsOfAWideScreen() throws {
    let list = [
      "a.top safe.top", "a.leading root.leadingMargin", "root.trailingMargin a.trailing", "a.height - 40",
    ]
    .map { constraint($0) }.joined()
    XCTAssertEqual(
      try differences(
        view("a", "20 44 374 40"), constraints: list, size: CGSize(width: 414, height: 896), on: "retina6_1"), [])
    XCTAssertEqual(
      try differences(
        view("a", "20 0 627 40"), constraints: list, size: CGSize(width: 667, height: 375), on: "retina4_7",
        isLandscape: true), [])
  }

  /// Beside the notch of a smaller iPhone, margins are still 16: 44 + 16.
  func testMarginsBesideANotch() throws {
    let list = [
      "a.top safe.top", "a.leading root.leadingMargin", "root.trailingMargin a.trailing", "a.height - 40",
    ]
    XCTAssertEqual(
      try differences(
        view("a", "60 0 692 40"), constraints: list.map { constraint($0) }.joined(),
        size: CGSize(width: 812, height: 375), on: "retina5_9", isLandscape: true), [])
  }

  func testTopAndBottomGuidesOfOldFilesUnderABar() throws {
    let list = [
      "a.top top.bottom 8", "a.leading root.leading", "root.trailing a.trailing", "bottom.top a.bottom 8",
    ]
    XCTAssertEqual(
      try differences(
        view("a", "0 72 375 538"), constraints: list.map { constraint($0) }.joined(),
        guides: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
          <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
          """,
        rest: """
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
          <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
          """,
        size: CGSize(width: 375, height: 667), on: "retina4_7"), [])
  }

  func testMarginsOfAView() throws {
    let inner = view("in", "30 20 340 70")
    let list = [
      "box.top safe.top", "box.leading root.leading", "root.trailing box.trailing", "box.height - 100",
    ].map { constraint($0) }.joined()
    let inside = [
      "in.top box.topMargin", "in.leading box.leadingMargin", "in.trailing box.trailingMargin",
      "in.bottom box.bottomMargin",
    ].map { constraint($0) }.joined()
    XCTAssertEqual(
      try differences(
        view(
          "box", "0 59 393 100",
          """
          <subviews>\(inner)</subviews><constraints>\(inside)</constraints>
          <edgeInsets key="layoutMargins" top="20" left="30" bottom="10" right="23"/>
          """), constraints: list), [])
  }

  func testCentresWithinMargins() throws {
    let list = [
      "a.centerX root.centerXWithinMargins", "a.centerY root.centerYWithinMargins", "a.width - 100",
      "a.height - 50",
    ]
    // The center of the margins is that of the safe area: (59 + 852 - 34) / 2.
    XCTAssertEqual(
      try differences(view("a", "146.5 413.5 100 50"), constraints: list.map { constraint($0) }.joined()), [])
  }

  // MARK: Relations, ratios, priorities

  func testRatiosRelationsAndPriorities() throws {
    let list =
      ["a.top safe.top", "a.leading root.leading 20", "root.trailing a.trailing 20"].map { constraint($0) }.joined()
      + constraint("a.width a.height", "multiplier=\"16:9\"")
      + constraint("b.width a.width", "multiplier=\"0.5\"") + constraint("b.height b.width", "multiplier=\"1:2\"")
      + ["b.top a.bottom 8", "b.leading a.leading"].map { constraint($0) }.joined()
      // The preferred width is that of the root, with a maximum of 120; a required constraint makes the view higher
      // than preferred.
      + constraint("c.width root.width", "priority=\"750\"")
      + constraint("c.width - 120", "relation=\"lessThanOrEqual\"")
      + constraint("c.height - 10", "priority=\"250\"")
      + constraint("c.height - 30", "relation=\"greaterThanOrEqual\" priority=\"999\"")
      + ["c.top b.bottom 10", "c.leading root.leading 20"].map { constraint($0) }.joined()
    XCTAssertEqual(
      try differences(
        view("a", "20 59 353 198.67") + view("b", "20 265.67 176.67 88.33") + view("c", "20 364 120 30"),
        constraints: list), [])
  }

  /// The file contains the distance of a symbolic constant; without one it is 0.
  func testSymbolicConstantsAndAbsentOnes() throws {
    let list =
      ["a.top safe.top", "a.leading root.leading", "a.width - 50", "a.height - 50", "b.width a.width"]
      .map { constraint($0) }.joined()
      + constraint("b.leading a.trailing 8", "symbolic=\"YES\"")
      + ["b.top a.top", "b.height a.height"].map { constraint($0) }.joined()
    XCTAssertEqual(try differences(view("a", "0 59 50 50") + view("b", "58 59 50 50"), constraints: list), [])
  }

  func testPlaceholdersAreForTheCanvasOnly() throws {
    let list =
      ["a.top safe.top", "a.leading root.leading", "a.width - 50", "a.height - 50"].map { constraint($0) }.joined()
      + constraint("a.width - 300", "placeholder=\"YES\"")
    XCTAssertEqual(try differences(view("a", "0 59 50 50"), constraints: list), [])
  }

  func testLeftRightAndRightToLeft() throws {
    let list =
      ["a.left root.left 10", "a.width - 50", "a.height - 50", "a.top safe.top"].map { constraint($0) }.joined()
      + ["b.right root.right -10", "b.width - 50", "b.height - 50", "b.top safe.top"].map { constraint($0) }
      .joined()
    XCTAssertEqual(try differences(view("a", "10 59 50 50") + view("b", "333 59 50 50"), constraints: list), [])
    let mirrored =
      ["in.leading box.leading 10", "in.width - 50", "in.height - 50", "in.top box.top"].map { constraint($0) }
      .joined()
    let box = ["box.leading root.leading", "box.width - 200", "box.height - 90", "box.top safe.top"]
    XCTAssertEqual(
      try differences(
        view(
          "box", "0 59 200 90",
          "<subviews>\(view("in", "140 0 50 50"))</subviews><constraints>\(mirrored)</constraints>",
          attributes: "semanticContentAttribute=\"forceRightToLeft\""),
        constraints: box.map { constraint($0) }.joined()), [])
  }

  // MARK: Sizes of the content

  private func label(_ id: String, _ frame: String, _ text: String, size: Int = 17, attributes: String = "")
    -> String
  {
    let numbers = frame.split(separator: " ")
    return """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
      <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
      """
  }

  /// Lines of 17 and 34 points have heights of 20⅓ and 41, rounded up to pixels of a 3x screen.
  func testBaselinesAndHeightsOfText() throws {
    let list = [
      "big.top safe.top", "big.leading root.leading", "big.width - 100", "small.leading big.trailing",
      "small.width - 100", "small.baseline big.baseline", "other.firstBaseline big.firstBaseline",
      "other.leading small.trailing", "other.width - 100",
    ]
    // The ascender of San Francisco is 0.9521 of the size: 32.37 and 16.19.
    XCTAssertEqual(
      try differences(
        label("big", "0 59 100 40.67", "Big", size: 34) + label("small", "100 75.33 100 20.33", "Small")
          + label("other", "200 75.33 100 20.33", "Other"),
        constraints: list.map { constraint($0) }.joined()), [])
  }

  func testHuggingAndResistanceOfTheFile() throws {
    let list =
      [
        "a.top safe.top", "a.leading root.leading", "b.leading a.trailing", "b.top a.top",
        "root.trailing b.trailing",
        "c.top a.bottom", "c.leading root.leading", "c.trailing d.leading", "d.top c.top",
        "d.trailing root.trailing",
        "d.width - 380",
      ].map { constraint($0) }.joined()
    let text = String(repeating: "wide ", count: 20)
    // b is stretched, because it hugs less than a; c gets the width that d leaves.
    let laid = try differences(
      label("a", "0 59 300 20.33", "a", attributes: "")
        + label("b", "300 59 93 20.33", "b").replacingOccurrences(
          of: "horizontalHuggingPriority=\"251\"", with: "horizontalHuggingPriority=\"252\"")
        + label("c", "0 79.33 13 20.33", text, attributes: "horizontalCompressionResistancePriority=\"249\"")
        + label("d", "13 79.33 380 20.33", "d"), constraints: list)
    // The width of "b" depends on the font.
    XCTAssertEqual(laid.count, 2, "\(laid)")
    XCTAssertTrue(laid.allSatisfy { $0.hasPrefix("a:") || $0.hasPrefix("b:") }, "\(laid)")
  }

  /// Two lines of 17 points have a height of 40⅔, also if the width is only determined by the preferred width.
  func testTextThatWraps() throws {
    let text = "The quick brown fox jumps over it"
    let list = [
      "a.top safe.top", "a.leading root.leading", "a.width - 200", "b.top a.bottom", "b.leading root.leading",
      "c.top b.bottom", "c.leading root.leading", "c.width - 30", "c.height - 30",
    ]
    let found = try differences(
      label("a", "0 59 200 40.67", text, attributes: "numberOfLines=\"0\"")
        + label("b", "0 99.67 200 40.67", text, attributes: "numberOfLines=\"0\" preferredMaxLayoutWidth=\"200\"")
        + view("c", "0 140.33 30 30"), constraints: list.map { constraint($0) }.joined())
    XCTAssertEqual(found.filter { !$0.hasPrefix("b:") }, [])
  }

  // MARK: Views without constraints

  /// Xcode adds no constraints to these views, so their masks determine the frames.
  func testFixedFrames() throws {
    let fixed = """
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="f"><rect key="frame" x="120" y="70" width="80" height="60"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
      """
    let list = ["box.top safe.top", "box.leading root.leading", "box.width - 300", "box.height - 200"]
    XCTAssertEqual(
      try differences(
        view("box", "0 59 300 200", "<subviews>\(fixed)</subviews>"),
        constraints: list.map { constraint($0) }.joined()
      ), [])
  }

  /// Values of a frame that constraints leave ambiguous are those of the file.
  func testOpenFramesStayWhereTheFileHasThem() throws {
    XCTAssertEqual(
      try differences(
        view("a", "40 120 80 60") + view("b", "24 300 200 50"),
        constraints: constraint("b.leading root.leading 24") + constraint("b.height - 50")), [])
  }

  // MARK: Stack views

  private func stack(_ id: String, _ frame: String, _ attributes: String, _ inner: String, rest: String = "")
    -> String
  {
    let numbers = frame.split(separator: " ")
    return """
      <stackView opaque="NO" contentMode="scaleToFill" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/><subviews>\(inner)</subviews>\(rest)</stackView>
      """
  }

  /// A stack in a file may have its own margins.
  func testStackWithMargins() throws {
    let list = ["s.top safe.top", "s.leading root.leading", "root.trailing s.trailing", "s.height - 216"]
    XCTAssertEqual(
      try differences(
        stack(
          "s", "0 59 393 216", "axis=\"vertical\" distribution=\"fillEqually\" spacing=\"20\"",
          view("a", "16 8 361 90") + view("b", "16 118 361 90"),
          rest: "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"16\" bottom=\"8\" right=\"16\"/>"),
        constraints: list.map { constraint($0) }.joined()), [])
  }

  func testNestedStacks() throws {
    func square(_ id: String, _ frame: String, _ side: Int) -> String {
      view(
        id, frame,
        "<constraints>" + constraint("\(id).width - \(side)") + constraint("\(id).height - \(side)")
          + "</constraints>")
    }
    let list = ["s.top safe.top 10", "s.centerX safe.centerX"]
    XCTAssertEqual(
      try differences(
        stack(
          "s", "136.67 69 120 134", "axis=\"vertical\" alignment=\"center\" spacing=\"4\"",
          stack(
            "row", "0 0 120 50", "alignment=\"bottom\" spacingType=\"standard\" spacing=\"8\"",
            square("a", "0 0 50 50", 50) + square("b", "58 20 30 30", 30) + square("c", "96 26 24 24", 24))
            + square("d", "20 54 80 80", 80)), constraints: list.map { constraint($0) }.joined()), [])
  }

  /// The custom class of a plain view is a stack, which arranges no views.
  func testStackThatIsAPlainViewInTheFile() throws {
    let inside = ["in.leading s.leading 16", "in.top s.top", "in.width - 50", "in.height - 50"].map {
      constraint($0)
    }
    let list = ["s.top safe.top", "s.leading root.leading", "s.width - 300", "s.height - 80"]
    XCTAssertEqual(
      try differences(
        view(
          "s", "0 59 300 80",
          "<subviews>\(view("in", "16 0 50 50"))</subviews><constraints>\(inside.joined())</constraints>",
          attributes: "customClass=\"UIStackView\""), constraints: list.map { constraint($0) }.joined()), [])
  }

  // MARK: Controls

  /// The frames that Xcode writes for controls without constraints on their size (`ib/ib_control_stats.json`),
  /// except for the slider's height, which is 31 in Interface Builder and 34 on iOS 17
  /// (`facts/geometry.md#controls/slider`).
  func testSizesOfControls() throws {
    func control(_ name: String, _ id: String, _ frame: String, _ attributes: String = "", _ inner: String = "")
      -> String
    {
      let numbers = frame.split(separator: " ")
      return """
        <\(name) opaque="NO" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>\(inner)</\(name)>
        """
    }
    let ids = ["switch", "stepper", "slider", "bar", "busy", "field"]
    let list =
      ids.map { constraint("\($0).leading safe.leading 40") }.joined()
      + zip(ids, [100, 200, 300, 400, 500, 600]).map { constraint("\($0).top root.top \($1)") }.joined()
      + ["slider.width - 200", "bar.width - 200", "field.width - 200"].map { constraint($0) }.joined()
    XCTAssertEqual(
      try differences(
        control("switch", "switch", "40 100 51 31") + control("stepper", "stepper", "40 200 94 32")
          // A slider's thumb extends beyond its alignment rectangle.
          + control("slider", "slider", "38 300 204 34", "minValue=\"0\" maxValue=\"1\"")
          + control("progressView", "bar", "40 400 200 4")
          + control("activityIndicatorView", "busy", "40 500 20 20", "style=\"medium\"")
          + control("textField", "field", "40 600 200 34", "borderStyle=\"roundedRect\"")
          .replacingOccurrences(
            of: "</textField>",
            with: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/></textField>"
          ), constraints: list), [])
  }

  func testToolbarIsHigherOverAHomeIndicator() throws {
    let bar = { (frame: String) -> String in
      let numbers = frame.split(separator: " ")
      return """
        <toolbar opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="bar"><rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/></toolbar>
        """
    }
    let list = ["bar.leading root.leading", "root.trailing bar.trailing", "safe.bottom bar.bottom"]
      .map { constraint($0) }.joined()
    XCTAssertEqual(
      try differences(
        bar("0 813 414 49"), constraints: list, size: CGSize(width: 414, height: 896), on: "retina6_1"), [])
    XCTAssertEqual(
      try differences(
        bar("0 623 375 44"), constraints: list, size: CGSize(width: 375, height: 667), on: "retina4_7"), [])
    XCTAssertEqual(
      try differences(
        bar("0 322 812 32"), constraints: list, size: CGSize(width: 812, height: 375), on: "retina5_9",
        isLandscape: true), [])
  }

  // MARK: Conflicts

  /// A hugging priority of 1000 is broken in favor of a width constraint, as in Interface Builder: the view is 40
  /// wide without content.
  func testRequiredHuggingGivesWayToConstraints() throws {
    let inner = "<constraints>\(constraint("a.width - 40"))\(constraint("a.height - 26"))</constraints></label>"
    fixture.storyboard(
      "Hugging",
      NibFixture.scene(
        "vc1",
        views: label("a", "0 0 40 26", "", attributes: "")
          .replacingOccurrences(of: "horizontalHuggingPriority=\"251\"", with: "horizontalHuggingPriority=\"1000\"")
          .replacingOccurrences(of: "</label>", with: inner)))
    let survey = try XCTUnwrap(NibLayoutSurvey(path: "\(fixture.folder)/Hugging.storyboard"))
    let canvas = try XCTUnwrap(NibCanvas.canvas(device: "retina6_12", isLandscape: false))
    let outcome = survey.layOut(try XCTUnwrap(survey.subjects.first), on: canvas)
    XCTAssertEqual(outcome.frames.map(\.found.size), [CGSize(width: 40, height: 26)])
  }

  func testConflictsAreCounted() throws {
    fixture.storyboard(
      "Conflict",
      NibFixture.scene(
        "vc1",
        views: view(
          "a", "0 0 10 10",
          "<constraints>\(constraint("a.width - 10"))\(constraint("a.width - 20"))</constraints>")))
    let survey = try XCTUnwrap(NibLayoutSurvey(path: "\(fixture.folder)/Conflict.storyboard"))
    let canvas = try XCTUnwrap(NibCanvas.canvas(device: "retina6_12", isLandscape: false))
    let outcome = survey.layOut(try XCTUnwrap(survey.subjects.first), on: canvas)
    XCTAssertEqual(outcome.conflicts.count, 1)
    XCTAssertEqual(outcome.views, 2)
  }

  /// A root view without a translated mask fills the window as well.
  func testRootViewWithoutAMask() throws {
    fixture.storyboard(
      "Rootless",
      """
      <scene sceneID="s"><objects><viewController id="vc1" sceneMemberID="viewController">
      <view key="view" translatesAutoresizingMaskIntoConstraints="NO" id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews>\(view("a", "0 0 10 10"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(["a.leading safe.leading 20", "safe.trailing a.trailing 20", "a.top safe.top", "a.height - 40"].map { constraint($0) }.joined())</constraints>
      </view></viewController></objects></scene>
      """)
    let controller = try XCTUnwrap(
      UIStoryboard(name: "Rootless", bundle: fixture.bundle).instantiateInitialViewController())
    let window = makeWindow(controller)
    window.layoutIfNeeded()
    XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    XCTAssertEqual(controller.view.subviews[0].frame, CGRect(x: 20, y: 59, width: 353, height: 40))
    window.frame.size.width = 300
    window.layoutIfNeeded()
    XCTAssertEqual(controller.view.subviews[0].frame.width, 260)
  }
}
