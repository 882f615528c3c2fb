import UIKit
import XCTest

final class ControllerLoadingTests: CoreTestCase {
  private final class Lazy: UIViewController {
    var loads = 0
    var didLoads = 0
    override func loadView() {
      loads += 1
      view = UIView(frame: CGRect(x: 0, y: 0, width: 11, height: 12))
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      didLoads += 1
    }
  }

  func testViewIsLoadedOnFirstUseAndOnce() {
    let controller = Lazy()
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertNil(controller.viewIfLoaded)
    XCTAssertEqual(controller.loads, 0)
    XCTAssertEqual(controller.view.bounds.width, 11)
    _ = controller.view
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.loads, 1)
    XCTAssertEqual(controller.didLoads, 1)
    XCTAssertTrue(controller.isViewLoaded)
  }

  func testDefaultLoadViewMakesAPlainViewOfTheScreensSize() {
    let controller = UIViewController()
    XCTAssertTrue(type(of: controller.view!) == UIView.self)
    XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    XCTAssertEqual(controller.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    XCTAssertNil(controller.view.backgroundColor)
  }

  func testLoadViewWithoutAViewIsSaidAndReplaced() {
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    let controller = Forgetful()
    XCTAssertNotNil(controller.view)
    XCTAssertTrue(said("did not set a view"))
  }

  func testAskingForTheViewInLoadViewEnds() {
    final class Recursive: UIViewController {
      override func loadView() { view.backgroundColor = .red }
    }
    let controller = Recursive()
    XCTAssertEqual(controller.view.backgroundColor, .red)
    XCTAssertTrue(said("within loadView()"))
  }

  func testInitWithoutArgumentsCallsInitNibName() {
    final class Mine: UIViewController {
      var wasMade = false
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        wasMade = true
      }
      required init?(coder: NSCoder) { nil }
    }
    XCTAssertTrue(Mine().wasMade)
    XCTAssertEqual(UIViewController(nibName: "MainView", bundle: nil).nibName, "MainView")
  }

  func testSettingTheViewTwiceAndOneViewForTwo() {
    let first = UIViewController()
    let second = UIViewController()
    let view = UIView()
    first.view = view
    second.view = view
    XCTAssertTrue(said("can only be associated with at most one view controller"))
    XCTAssertTrue(view.next === second)
    XCTAssertFalse(first.isViewLoaded)
  }

  func testDefaults() {
    let controller = UIViewController()
    XCTAssertNil(controller.title)
    XCTAssertFalse(controller.isEditing)
    // UIViewController.h: automatic reads as a concrete style, by default a page sheet.
    XCTAssertEqual(controller.modalPresentationStyle, .pageSheet)
    controller.modalPresentationStyle = .fullScreen
    controller.modalPresentationStyle = .automatic
    XCTAssertEqual(controller.modalPresentationStyle, .pageSheet)
    XCTAssertEqual(controller.modalTransitionStyle, .coverVertical)
    XCTAssertFalse(controller.definesPresentationContext)
    XCTAssertTrue(controller.restoresFocusAfterTransition)
    XCTAssertEqual(controller.edgesForExtendedLayout, .all)
    XCTAssertFalse(controller.prefersStatusBarHidden)
    XCTAssertEqual(controller.preferredStatusBarStyle, .default)
    XCTAssertEqual(controller.preferredStatusBarUpdateAnimation, .fade)
    XCTAssertEqual(controller.supportedInterfaceOrientations, .allButUpsideDown)
    XCTAssertTrue(controller.shouldAutorotate)
    XCTAssertTrue(controller.shouldAutomaticallyForwardAppearanceMethods)
    XCTAssertTrue(controller.children.isEmpty)
    XCTAssertNil(controller.parent)
    XCTAssertNil(controller.presentedViewController)
    XCTAssertEqual(controller.additionalSafeAreaInsets, .zero)
    XCTAssertEqual(controller.preferredContentSize, .zero)
  }

  func testControllersAndViewsAreFreed() {
    weak var weakController: UIViewController?
    weak var weakView: UIView?
    do {
      let controller = Lazy()
      controller.view.addSubview(UIView())
      weakController = controller
      weakView = controller.view
    }
    XCTAssertNil(weakController)
    XCTAssertNil(weakView)
  }
}
