import FlipsideTesting
import UIKit
import XCTest

/// All kinds of segues, including unwinding: Apple's pages of `UIStoryboardSegue` and `UIViewController`, Technical
/// Note TN2298; `facts/nib.md#loading` for the files.
final class SegueTests: XCTestCase {
  private let fixture = NibFixture()
  private var console: ConsoleRecorder!
  private var lines: [String] {
    get { console.lines }
    set { console.lines = newValue }
  }
  private var window: UIWindow?
  /// The number of files so far. Files are cached, so each test has its own.
  private var files = 0

  override func setUp() {
    _ = NibClasses.register
    _ = SegueClasses.register
    console = ConsoleRecorder()
  }
  override func tearDown() {
    window?.isHidden = true
    window = nil
    console.end()
  }

  private func scene(
    _ id: String, _ type: String, connections: String = "", views: String = "", others: String = ""
  ) -> String {
    NibFixture.scene(
      id, attributes: "customClass=\"\(type)\" customModule=\"UIKitTests\" storyboardIdentifier=\"\(id)\"",
      connections: connections, views: views, others: others)
  }

  private func start<Controller: UIViewController>(_ scenes: String, as type: Controller.Type) throws -> Controller
  {
    files += 1
    fixture.storyboard("Segues\(files)", scenes)
    let storyboard = UIStoryboard(name: "Segues\(files)", bundle: fixture.bundle)
    let controller = try XCTUnwrap(
      storyboard.instantiateInitialViewController() as? Controller, lines.joined(separator: "\n"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIApplication.shared.step()
    self.window = window
    return controller
  }

  private func segue(_ kind: String, to destination: String = "vc2", _ rest: String = "identifier=\"go\"") -> String
  {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" animates=\"NO\" \(rest) id=\"s-\(kind)-\(destination)\"/>"
  }

  // MARK: Broken files

  func testAPopoverWithoutItsAnchorIsSaid() throws {
    let segue = segue("popoverPresentation", to: "vc2", "popoverAnchorView=\"gone\" identifier=\"go\"")
    let controller = try start(
      scene("vc1", "SegueSource", connections: segue) + scene("vc2", "NibTarget"), as: SegueSource.self)
    controller.performSegue(withIdentifier: "go", sender: nil)
    XCTAssertTrue(
      lines.contains {
        $0.hasPrefix("Segues1.storyboard:")
          && $0.contains("the popover segue go is anchored to the object gone, which is not in its scene; choose")
      }, lines.joined(separator: "\n"))
  }

  func testAnUnwindSegueWithoutItsExitIsSaid() throws {
    for (destination, isSaid) in [("gone", true), ("vc1", true), ("exit1", false)] {
      let controller = try start(
        scene(
          "vc1", "SegueSource",
          connections: segue("unwind", to: destination, "identifier=\"go\" unwindAction=\"no:\""),
          others: "<exit id=\"exit1\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"), as: SegueSource.self)
      lines = []
      controller.performSegue(withIdentifier: "go", sender: nil)
      let text = "the unwind segue go leads to the object \(destination), which is no exit of its scene; connect"
      XCTAssertEqual(lines.contains { $0.contains(text) }, isSaid, lines.joined(separator: "\n"))
    }
  }

  func testTwoScenesWithOneIdentifierAreSaid() throws {
    let target = scene("vc2", "NibTarget")
    _ = try start(scene("vc1", "SegueSource") + target + target, as: SegueSource.self)
    for key in ["id", "storyboard identifier"] {
      XCTAssertTrue(
        lines.contains { $0.contains("two scenes have the \(key) vc2, of which the first one is used; give") },
        lines.joined(separator: "\n"))
    }
  }

  // MARK: Kinds

  func testShowAndShowDetailAskTheSource() throws {
    for (kind, expected) in [
      ("show", "show"), ("push", "show"), ("showDetail", "detail"), ("replace", "detail"),
    ] {
      let controller = try start(
        scene("vc1", "SegueSource", connections: segue(kind)) + scene("vc2", "NibTarget"), as: SegueSource.self)
      controller.performSegue(withIdentifier: "go", sender: "me")
      XCTAssertEqual(controller.log, ["prepare go me", "\(expected) UIStoryboardSegue"], kind)
    }
  }

  func testShowGoesToTheContainerThatShows() throws {
    let child = UIViewController()
    let middle = UIViewController()
    let container = SegueSource()
    container.addChild(middle)
    middle.addChild(child)
    child.show(UIViewController(), sender: nil)
    child.showDetailViewController(UIViewController(), sender: "me")
    XCTAssertEqual(container.log, ["show nil", "detail String"])
    // Without a container, the controller is presented.
    let plain = try start(scene("vc1", "NibTarget"), as: NibTarget.self)
    plain.show(child, sender: nil)
    XCTAssertNil(plain.presentedViewController)
    let free = UIViewController()
    plain.show(free, sender: nil)
    XCTAssertTrue(plain.presentedViewController === free)
  }

  func testGlobalTint() {
    fixture.write(
      """
      <document version="3.0"><scenes/><color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></document>
      """, to: "Tint.storyboard")
    let storyboard = UIStoryboard(name: "Tint", bundle: fixture.bundle)
    XCTAssertEqual(storyboard.globalTint, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  func testPresentationStyles() throws {
    for (kind, attributes, style, transition) in [
      ("presentation", "", UIModalPresentationStyle.pageSheet, UIModalTransitionStyle.coverVertical),
      ("modal", "modalPresentationStyle=\"formSheet\"", .formSheet, .coverVertical),
      (
        "presentation", "modalPresentationStyle=\"overFullScreen\" modalTransitionStyle=\"crossDissolve\"",
        .overFullScreen, .crossDissolve
      ),
      ("popoverPresentation", "popoverAnchorView=\"b\"", .popover, .coverVertical),
    ] {
      let controller = try start(
        scene("vc1", "SegueSource", connections: segue(kind, "identifier=\"go\" \(attributes)"))
          + scene("vc2", "NibTarget"), as: SegueSource.self)
      controller.performSegue(withIdentifier: "go", sender: nil)
      let presented = try XCTUnwrap(controller.presentedViewController, kind)
      XCTAssertTrue(presented is NibTarget)
      XCTAssertEqual(presented.modalPresentationStyle, style)
      XCTAssertEqual(presented.modalTransitionStyle, transition)
    }
  }

  /// The file contains the anchor, the arrow directions and the passthrough views.
  func testPopoverSegueKnowsWhatItPointsTo() throws {
    let popover = """
      <segue destination="vc2" kind="popoverPresentation" identifier="go" popoverAnchorView="b" animates="NO" id="sp">
      <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/>
      <connections><outletCollection property="passthroughViews" destination="p" id="oc"/></connections></segue>
      """
    let controller = try start(
      scene(
        "vc1", "SegueSource", connections: popover,
        views: "<label tag=\"3\" text=\"anchor\" id=\"b\"/><view tag=\"4\" id=\"p\"/>") + scene("vc2", "NibTarget"),
      as: SegueSource.self)
    controller.performSegue(withIdentifier: "go", sender: nil)
    let presentation = try XCTUnwrap(controller.presentedViewController?.popoverPresentationController)
    XCTAssertEqual(presentation.sourceView?.tag, 3)
    XCTAssertNil(presentation.barButtonItem)
    XCTAssertEqual(presentation.permittedArrowDirections, [.up, .left])
    XCTAssertEqual(presentation.passthroughViews?.map(\.tag), [4])
  }

  func testPopoverSegueOfABarButton() throws {
    for anchor in ["popoverAnchorBarButtonItem=\"i\"", ""] {
      let item = """
        </connections><navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="More" id="i">
        <connections><segue destination="vc2" kind="popoverPresentation" identifier="go" \(anchor) animates="NO" id="sb"/>
        </connections></barButtonItem></navigationItem><connections>
        """
      let controller = try start(
        scene("vc1", "SegueSource", connections: item) + scene("vc2", "NibTarget"), as: SegueSource.self)
      let button = try XCTUnwrap(controller.navigationItem.rightBarButtonItem)
      button.perform(event: nil)
      let presentation = try XCTUnwrap(controller.presentedViewController?.popoverPresentationController)
      XCTAssertTrue(presentation.barButtonItem === button, "else what was tapped")
      XCTAssertEqual(presentation.permittedArrowDirections, .any)
    }
  }

  func testCustomSegueIsMadeWithItsEnds() throws {
    SegueOwn.log = []
    let controller = try start(
      scene(
        "vc1", "SegueSource",
        connections: segue("custom", "identifier=\"go\" customClass=\"SegueOwn\" customModule=\"UIKitTests\""))
        + scene("vc2", "NibTarget"), as: SegueSource.self)
    controller.performSegue(withIdentifier: "go", sender: nil)
    // A subclass has access to the source and destination in its initializer.
    XCTAssertEqual(SegueOwn.log, ["init go SegueSource NibTarget", "perform"])
  }

  func testCustomSegueWithoutItsClassIsSaid() throws {
    let controller = try start(
      scene(
        "vc1", "SegueSource",
        connections: segue("custom", "identifier=\"go\" customClass=\"Gone\" customModule=\"App\""))
        + scene("vc2", "NibTarget"), as: SegueSource.self)
    controller.performSegue(withIdentifier: "go", sender: nil)
    XCTAssertTrue(lines.contains("Unknown class _TtC3App4Gone in Interface Builder file."), "\(lines)")
    XCTAssertTrue(lines.contains { $0.contains("must be subclassed") }, "\(lines)")
    XCTAssertNil(controller.presentedViewController)
  }

  func testSegueActionMakesTheDestination() throws {
    for (selector, expected) in [
      ("make:", "make"), ("makeBy:sender:", "makeBy me"), ("makeAll:sender:segueIdentifier:", "makeAll me go"),
    ] {
      let controller = try start(
        scene(
          "vc1", "SegueSource",
          connections: segue("presentation", "identifier=\"go\" destinationCreationSelector=\"\(selector)\""))
          + scene("vc2", "SegueMade"), as: SegueSource.self)
      controller.performSegue(withIdentifier: "go", sender: "me")
      XCTAssertEqual(controller.log, [expected, "prepare go me"], selector)
      XCTAssertEqual((controller.presentedViewController as? SegueMade)?.origin, "action")
      XCTAssertEqual(controller.presentedViewController?.view.frame.width, 393)
    }
  }

  func testSegueActionThatIsNotThereLeavesItToTheStoryboard() throws {
    let controller = try start(
      scene(
        "vc1", "SegueSource",
        connections: segue("presentation", "identifier=\"go\" destinationCreationSelector=\"gone:\""))
        + scene("vc2", "SegueMade"), as: SegueSource.self)
    controller.performSegue(withIdentifier: "go", sender: nil)
    XCTAssertEqual((controller.presentedViewController as? SegueMade)?.origin, "storyboard")
    XCTAssertTrue(
      lines.contains { $0.contains("-[UIKitTests.SegueSource gone:]: unrecognized selector") }, "\(lines)")
  }

  // MARK: Triggers

  func testControlsRecognizersAndBarItemsTrigger() throws {
    let controller = try start(
      """
      <scene sceneID="s1"><objects><viewController id="vc1" customClass="SegueSource" customModule="UIKitTests" sceneMemberID="viewController">
      <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <switch id="sw"><rect key="frame" x="0" y="200" width="51" height="31"/><connections>\(segue("custom", to: "vc2", "customClass=\"NibSegue\" customModule=\"UIKitTests\""))</connections></switch>
      <toolbar id="tb"><rect key="frame" x="0" y="700" width="393" height="44"/><items><barButtonItem title="T" id="ti"><connections><segue destination="vc2" kind="custom" identifier="tool" customClass="NibSegue" customModule="UIKitTests" id="s3"/></connections></barButtonItem></items></toolbar>
      </subviews><connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/></connections></view>
      <navigationItem key="navigationItem" title="N" id="ni"><barButtonItem key="rightBarButtonItem" title="R" id="bi"><connections>
      <segue destination="vc2" kind="custom" identifier="bar" customClass="NibSegue" customModule="UIKitTests" id="s4"/></connections></barButtonItem></navigationItem>
      </viewController>
      <tapGestureRecognizer id="tap"><connections><segue destination="vc2" kind="custom" identifier="tap" customClass="NibSegue" customModule="UIKitTests" id="s5"/></connections></tapGestureRecognizer>
      </objects></scene>
      """ + scene("vc2", "NibTarget"), as: SegueSource.self)
    NibSegue.performed = 0
    // The identifier of a segue without one is an empty string, which replaces Objective-C's nil.
    (controller.view.subviews.first as? UISwitch)?.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(controller.asked, [""])
    XCTAssertEqual(controller.log.count, 1)
    XCTAssertEqual(controller.navigationItem.title, "N")
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    bar.items = [controller.navigationItem]
    controller.view.addSubview(bar)
    UIApplication.shared.step()
    tap(CGPoint(x: 372, y: 122))
    tap(CGPoint(x: 20, y: 722))
    tap(CGPoint(x: 200, y: 400))
    XCTAssertEqual(controller.asked, ["", "bar", "tool", "tap"])
    XCTAssertEqual(NibSegue.performed, 4)
    controller.allows = false
    tap(CGPoint(x: 20, y: 722))
    XCTAssertEqual(controller.asked.count, 5)
    XCTAssertEqual(NibSegue.performed, 4)
  }

  private func tap(_ point: CGPoint) {
    UIApplication.shared.send(.touch(id: 0, phase: .began, location: point))
    UIApplication.shared.send(.touch(id: 0, phase: .ended, location: point))
    UIApplication.shared.step()
  }

  func testEmbedAsksPreparesAndCanBePerformedLater() throws {
    let box =
      "<containerView id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"40\"/><connections>\(segue("embed", "identifier=\"in\""))</connections></containerView>"
    SegueSource.allowsFirst = false
    defer { SegueSource.allowsFirst = true }
    let controller = try start(
      scene("vc1", "SegueSource", views: box) + scene("vc2", "NibTarget"), as: SegueSource.self)
    XCTAssertEqual(controller.asked, ["in"])
    XCTAssertEqual(controller.children.count, 0)
    controller.performSegue(withIdentifier: "in", sender: nil)
    XCTAssertEqual(controller.children.count, 1)
    XCTAssertEqual(controller.children.first?.view.frame, CGRect(x: 0, y: 0, width: 50, height: 40))
    XCTAssertEqual(controller.log, ["prepare in nil"])
  }

  func testRelationshipsGiveAContainerItsChildren() throws {
    fixture.storyboard(
      "Tabs", initial: "tabs",
      """
      <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="tb"/>
      <connections>\(segue("relationship", "relationship=\"viewControllers\""))\(segue("relationship", to: "nav", "relationship=\"viewControllers\""))</connections></tabBarController></objects></scene>
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="nb"/>
      <connections>\(segue("relationship", to: "vc3", "relationship=\"rootViewController\""))</connections></navigationController></objects></scene>
      """ + scene("vc2", "NibTarget")
        + """
        <scene sceneID="x"><objects><viewController id="vc3" sceneMemberID="viewController"><view key="view" tag="33" id="v3"/>
        <tabBarItem key="tabBarItem" systemItem="search" id="ti"/><toolbarItems><barButtonItem title="T" id="bb"/></toolbarItems></viewController></objects></scene>
        """)
    let tabs = try XCTUnwrap(
      UIStoryboard(name: "Tabs", bundle: fixture.bundle).instantiateInitialViewController())
    XCTAssertEqual(tabs.children.count, 2)
    XCTAssertTrue(tabs.children[0] is NibTarget)
    let inner = try XCTUnwrap(tabs.children[1].children.first)
    XCTAssertEqual(inner.tabBarItem.title, "Search")
    XCTAssertEqual(inner.toolbarItems?.first?.title, "T")
    // The selected child is loaded when it is displayed.
    tabs.view.layoutIfNeeded()
    XCTAssertTrue(tabs.children[0].isViewLoaded)
    tabs.children[1].loadViewIfNeeded()
    XCTAssertEqual(inner.view.tag, 33)
  }

  // MARK: Back

  private func unwind(_ action: String = "back:") -> String {
    "<segue destination=\"exit\" kind=\"unwind\" identifier=\"home\" unwindAction=\"\(action)\" animates=\"NO\" id=\"u\"/>"
  }
  private let exit = "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"

  func testUnwindSkipsThoseThatDoNotWant() throws {
    let first = try start(
      scene("vc1", "SegueSource", connections: segue("presentation"))
        + scene("vc2", "SegueSource", connections: segue("presentation", to: "vc3"))
        + scene("vc3", "SegueSource", connections: unwind(), others: exit), as: SegueSource.self)
    first.performSegue(withIdentifier: "go", sender: nil)
    UIApplication.shared.step()
    let second = try XCTUnwrap(first.presentedViewController as? SegueSource)
    second.performSegue(withIdentifier: "go", sender: nil)
    UIApplication.shared.step()
    let third = try XCTUnwrap(second.presentedViewController as? SegueSource)
    second.accepts = false
    for source in [first, second, third] { source.log = [] }
    third.performSegue(withIdentifier: "home", sender: third)
    UIApplication.shared.step()
    XCTAssertEqual(third.log, ["prepare home SegueSource", "unwind home"])
    XCTAssertEqual(second.log, ["can back:", "unwind home"])
    // The action is called before the dismissal. The destination has no next controller to show.
    XCTAssertEqual(first.log, ["can back:", "back home presented"])
    XCTAssertNil(first.presentedViewController)
  }

  func testUnwindLooksIntoAllowedChildren() throws {
    let first = try start(
      scene("vc1", "SegueParent", connections: segue("presentation"))
        + scene("vc2", "SegueSource", connections: unwind(), others: exit), as: SegueParent.self)
    let (old, young) = (SegueSource(), SegueSource())
    for child in [old, young] {
      first.addChild(child)
      child.didMove(toParent: first)
    }
    first.performSegue(withIdentifier: "go", sender: nil)
    UIApplication.shared.step()
    first.allowed = [young]
    first.presentedViewController?.performSegue(withIdentifier: "home", sender: nil)
    UIApplication.shared.step()
    XCTAssertEqual(young.log.first, "can back:")
    XCTAssertTrue(young.log.contains { $0.hasPrefix("back home") }, "\(young.log)")
    XCTAssertEqual(old.log, [])
    XCTAssertEqual(first.unwound, ["SegueSource"])
    XCTAssertNil(first.presentedViewController)
  }

  func testUnwindEndsWhereContainersNameThemselves() throws {
    let first = try start(
      scene("vc1", "SegueParent", connections: segue("presentation"))
        + scene("vc2", "SegueSource", connections: unwind("gone:"), others: exit), as: SegueParent.self)
    first.allowed = [first, UIViewController(), first]
    first.performSegue(withIdentifier: "go", sender: nil)
    UIApplication.shared.step()
    first.presentedViewController?.performSegue(withIdentifier: "home", sender: nil)
    XCTAssertTrue(lines.contains { $0.contains("has the unwind action gone:") }, "\(lines)")
  }

  func testUnwindByTheOldMethods() throws {
    let first = try start(
      scene("vc1", "SegueOldContainer", connections: segue("presentation"))
        + scene("vc2", "SegueSource", connections: unwind(), others: exit), as: SegueOldContainer.self)
    let child = SegueSource()
    first.addChild(child)
    child.didMove(toParent: first)
    first.chosen = child
    first.performSegue(withIdentifier: "go", sender: nil)
    UIApplication.shared.step()
    first.presentedViewController?.performSegue(withIdentifier: "home", sender: nil)
    UIApplication.shared.step()
    XCTAssertEqual(first.log, ["for back:", "segue home"])
    XCTAssertTrue(child.log.contains { $0.hasPrefix("back home") }, "\(child.log)")
  }

  func testUnwindWithoutAnyoneIsSaid() throws {
    let controller = try start(
      scene("vc1", "SegueSource", connections: unwind("gone:"), others: exit), as: SegueSource.self)
    controller.performSegue(withIdentifier: "home", sender: nil)
    XCTAssertTrue(lines.contains { $0.contains("has the unwind action gone:") }, "\(lines)")
    XCTAssertEqual(controller.log, [])
  }

  func testDefaultsOfTheUnwindMethods() {
    let (parent, child, inner) = (UIViewController(), UIViewController(), SegueSource())
    parent.addChild(child)
    child.addChild(inner)
    XCTAssertTrue(parent.children.first === child)
    XCTAssertTrue(inner.canPerformUnwindSegueAction(Selector("back:"), from: parent, sender: nil))
    XCTAssertFalse(child.canPerformUnwindSegueAction(Selector("back:"), from: parent, sender: nil))
  }

  // MARK: Circles and what is missing

  func testASceneThatEmbedsItselfEnds() throws {
    let box =
      "<containerView id=\"box\"><connections>\(segue("embed", to: "vc1", "identifier=\"in\""))</connections></containerView>"
    let controller = try start(scene("vc1", "NibSource", views: box), as: NibSource.self)
    XCTAssertEqual(controller.children.count, 1)
    XCTAssertTrue(lines.contains { $0.contains("in a circle") }, "\(lines)")
  }

  func testContainersAndReferencesInACircleEnd() {
    fixture.storyboard(
      "A", initial: "n1",
      """
      <scene sceneID="n"><objects><navigationController id="n1" sceneMemberID="viewController"><connections>\(segue("relationship", to: "n2", "relationship=\"rootViewController\""))</connections></navigationController></objects></scene>
      <scene sceneID="m"><objects><navigationController id="n2" sceneMemberID="viewController"><connections>\(segue("relationship", to: "n1", "relationship=\"rootViewController\""))</connections></navigationController></objects></scene>
      """)
    XCTAssertNotNil(UIStoryboard(name: "A", bundle: fixture.bundle).instantiateInitialViewController())
    XCTAssertTrue(
      lines.contains { $0.contains("A.storyboard: its scenes lead to one another in a circle") }, "\(lines)")
    func reference(_ name: String, to other: String) {
      fixture.storyboard(
        name, initial: "r",
        "<scene sceneID=\"s\"><objects><viewControllerPlaceholder storyboardName=\"\(other)\" id=\"r\" sceneMemberID=\"viewController\"/></objects></scene>"
      )
    }
    reference("B", to: "C")
    reference("C", to: "B")
    lines = []
    XCTAssertNil(UIStoryboard(name: "B", bundle: fixture.bundle).instantiateInitialViewController())
    XCTAssertTrue(lines.contains { $0.contains("in a circle") }, "\(lines)")
  }

  func testSeguesToNowhereAreSaid() throws {
    let controller = try start(
      scene("vc1", "SegueSource", connections: segue("presentation", to: "gone"))
        + """
        <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Nowhere" id="ref" sceneMemberID="viewController"/></objects></scene>
        """, as: SegueSource.self)
    controller.performSegue(withIdentifier: "go", sender: nil)
    XCTAssertTrue(lines.contains { $0.contains("the segue go leads to a scene that is not there") }, "\(lines)")
    XCTAssertEqual(controller.log, [])
  }

  func testWrongTypeOfAnIdentifierIsSaidAndNothingTraps() throws {
    fixture.storyboard("Types", scene("vc1", "NibTarget"))
    let made: SegueSource = UIStoryboard(name: "Types", bundle: fixture.bundle).instantiateViewController(
      identifier: "vc1")
    XCTAssertEqual(made.log, [])
    XCTAssertTrue(lines.contains { $0.contains("is a NibTarget, not a SegueSource") }, "\(lines)")
  }
}
