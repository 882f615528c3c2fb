import FlipsideTesting
import UIKit
import XCTest

final class StoryboardTests: XCTestCase {
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

  private func storyboard(_ scenes: String, initial: String? = "vc1") -> UIStoryboard {
    fixture.storyboard("Main", initial: initial, scenes)
    return UIStoryboard(name: "Main", bundle: fixture.bundle)
  }

  private func source(_ segues: String = "", views: String = "", others: String = "") -> String {
    NibFixture.scene(
      "vc1", attributes: "customClass=\"NibSource\" customModule=\"UIKitTests\" title=\"First\"",
      connections: segues,
      views: views, others: others)
  }

  private let target = NibFixture.scene(
    "vc2", attributes: "customClass=\"NibTarget\" customModule=\"UIKitTests\" storyboardIdentifier=\"two\"")

  func testInitialControllerLoadsItsViewLate() throws {
    let controller = try XCTUnwrap(storyboard(source()).instantiateInitialViewController() as? NibSource)
    XCTAssertEqual(controller.title, "First")
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertEqual(controller.view.frame.width, 393)
    XCTAssertEqual(controller.view.backgroundColor, .systemBackground)
    XCTAssertNotNil(controller.storyboard)
  }

  /// The name is the one that Xcode gives nibs in a compiled storyboard: "BYZ-38-t0r-view-8bC-Xf-vdC".
  func testNibName() throws {
    let controller = try XCTUnwrap(storyboard(source()).instantiateInitialViewController())
    let name = try XCTUnwrap(controller.nibName)
    XCTAssertTrue(name.hasPrefix("vc1-view-") && name.count > 9, name)
    XCTAssertEqual(controller.view.frame.width, 393)
    XCTAssertEqual(UIViewController(nibName: "Own", bundle: nil).nibName, "Own")
    XCTAssertNil(UIViewController().nibName)
  }

  func testIdentifiersAndCreators() throws {
    let storyboard = storyboard(source() + target)
    XCTAssertTrue(storyboard.instantiateViewController(withIdentifier: "two") is NibTarget)
    var asked = 0
    let made: NibTarget = storyboard.instantiateViewController(identifier: "two") { coder in
      asked += 1
      return NibTarget(coder: coder)
    }
    XCTAssertEqual(asked, 1)
    XCTAssertEqual(made.view.frame.width, 393)
    fixture.storyboard("NoEntry", initial: nil, target)
    XCTAssertNil(UIStoryboard(name: "NoEntry", bundle: fixture.bundle).instantiateInitialViewController())
  }

  func testUnknownIdentifierIsSaidInUIKitsWords() {
    let storyboard = storyboard(source())
    _ = storyboard.instantiateViewController(withIdentifier: "nope")
    XCTAssertTrue(
      lines.last?.contains("doesn't contain a view controller with identifier 'nope'") == true, "\(lines)")
    _ = UIStoryboard(name: "Nope", bundle: fixture.bundle)
    XCTAssertTrue(lines.last?.contains("Could not find a storyboard named 'Nope'") == true, "\(lines)")
  }

  func testOutletsAndActionsBetweenControllerAndViews() throws {
    let scene = NibFixture.scene(
      "vc1", attributes: "customClass=\"NibOwner\" customModule=\"UIKitTests\"",
      connections: "<outlet property=\"label\" destination=\"l\" id=\"o\"/>",
      views: """
        <label text="Hey" id="l"/><button id="b"><state key="normal" title="B"/><connections>
        <action selector="tap:" destination="vc1" eventType="touchUpInside" id="a"/></connections></button>
        """)
    let controller = try XCTUnwrap(storyboard(scene).instantiateInitialViewController() as? NibOwner)
    XCTAssertNil(controller.label)
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.label?.text, "Hey")
    (controller.view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.taps, ["tap B"])
  }

  func testSegueByIdentifierPreparesWithTheDestinationUnloadedAndPresents() throws {
    let storyboard = storyboard(
      source(
        "<segue destination=\"vc2\" kind=\"presentation\" identifier=\"go\" modalPresentationStyle=\"fullScreen\" animates=\"NO\" id=\"s\"/>"
      )
        + target)
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? NibSource)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.performSegue(withIdentifier: "go", sender: nil)
    // shouldPerformSegue is not called for segues performed by code.
    XCTAssertEqual(controller.log, ["prepare go NibTarget false"])
    XCTAssertTrue(controller.presentedViewController is NibTarget)
    XCTAssertEqual(controller.presentedViewController?.modalPresentationStyle, .fullScreen)
    controller.performSegue(withIdentifier: "nope", sender: nil)
    XCTAssertTrue(lines.last?.contains("has no segue with identifier 'nope'") == true, "\(lines)")
  }

  func testSegueOfAButtonAsksFirst() throws {
    let storyboard = storyboard(
      source(
        views: """
          <button id="b"><state key="normal" title="B"/><connections>
          <segue destination="vc2" kind="custom" identifier="tap" customClass="NibSegue" customModule="UIKitTests" id="s"/></connections></button>
          """) + target)
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? NibSource)
    let button = try XCTUnwrap(controller.view.subviews.first as? UIButton)
    NibSegue.performed = 0
    controller.allows = false
    button.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(controller.log, ["should tap"])
    controller.allows = true
    button.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(controller.log, ["should tap", "should tap", "prepare tap NibTarget false"])
    XCTAssertEqual(NibSegue.performed, 1)
  }

  func testEmbeddedControllerFillsItsContainer() throws {
    let storyboard = storyboard(
      source(
        views: """
          <containerView id="box"><rect key="frame" x="10" y="10" width="100" height="50"/><connections>
          <segue destination="vc2" kind="embed" identifier="in" id="s"/></connections></containerView>
          """) + target)
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? NibSource)
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.children.count, 1)
    // shouldPerformSegue is called first, because an app may leave the container empty.
    XCTAssertEqual(controller.log, ["should in", "prepare in NibTarget false"])
    XCTAssertEqual(controller.children.first?.view.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    XCTAssertTrue(controller.children.first?.view.superview === controller.view.subviews.first)
  }

  func testUnwindingGoesBackToWhoHasTheAction() throws {
    let second = NibFixture.scene(
      "vc2",
      connections:
        "<segue destination=\"exit\" kind=\"unwind\" identifier=\"home\" unwindAction=\"back:\" animates=\"NO\" id=\"u\"/>",
      others: "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")
    let storyboard = storyboard(
      source("<segue destination=\"vc2\" kind=\"presentation\" identifier=\"go\" animates=\"NO\" id=\"s\"/>")
        + second)
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? NibSource)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.performSegue(withIdentifier: "go", sender: nil)
    UIApplication.shared.step()
    controller.presentedViewController?.performSegue(withIdentifier: "home", sender: nil)
    UIApplication.shared.step()
    XCTAssertEqual(controller.log, ["prepare go UIViewController false", "back home"])
    XCTAssertNil(controller.presentedViewController)
  }

  func testReferencesLeadToOtherStoryboards() throws {
    fixture.storyboard("Other", initial: nil, target)
    let storyboard = storyboard(
      source("<segue destination=\"ref\" kind=\"presentation\" identifier=\"go\" id=\"s\"/>")
        + """
        <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="two" id="ref" sceneMemberID="viewController"/></objects></scene>
        """)
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? NibSource)
    controller.performSegue(withIdentifier: "go", sender: nil)
    XCTAssertEqual(controller.log, ["prepare go NibTarget false"])
  }

  func testControllersAndScenesAreFreed() {
    weak var gone: UIViewController?
    weak var view: UIView?
    do {
      let controller = storyboard(
        source(
          views:
            "<button id=\"b\"><connections><segue destination=\"vc2\" kind=\"show\" identifier=\"x\" id=\"s\"/></connections></button>"
        )
          + target
      ).instantiateInitialViewController()
      gone = controller
      view = controller?.view
      XCTAssertNotNil(view)
    }
    XCTAssertNil(gone)
    XCTAssertNil(view)
  }
}
