import FlipsideTesting
import UIKit
import XCTest

/// Members of controllers that few apps use. Apple's page of `UIViewController`.
final class ControllerMembersTests: CoreTestCase {
  private final class Cover: UIViewController {
    @ViewLoading var label: UILabel
    @ViewLoading var count = 3
    var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
      label = UILabel()
      label.text = "made"
    }
  }

  func testViewLoadingLoadsTheViewWhenItIsRead() {
    let cover = Cover()
    XCTAssertEqual(cover.count, 3)
    cover.count = 4
    XCTAssertEqual(cover.count, 4)
    XCTAssertFalse(cover.isViewLoaded)
    XCTAssertEqual(cover.label.text, "made")
    XCTAssertTrue(cover.isViewLoaded)
    cover.label = UILabel()
    XCTAssertNil(cover.label.text)
    XCTAssertEqual(cover.loads, 1)
  }

  func testThePresentationControllerIsActiveWhileItShows() {
    let (root, page) = (UIViewController(), UIViewController())
    makeWindow(root)
    XCTAssertNil(page.activePresentationController)
    XCTAssertNotNil(page.presentationController)
    root.present(page, animated: false)
    step()
    XCTAssertTrue(page.activePresentationController === page.presentationController)
    XCTAssertNil(root.activePresentationController)
    root.dismiss(animated: false)
    step()
    XCTAssertNil(page.activePresentationController)
  }

  func testWhatAnAppDoesNotHave() {
    let controller = UIViewController()
    XCTAssertNil(controller.extensionContext)
    XCTAssertNil(controller.searchDisplayController)
    XCTAssertNil(controller.rotatingHeaderView())
    XCTAssertNil(controller.rotatingFooterView())
    XCTAssertEqual(controller.previewActionItems.count, 0)
    XCTAssertNil(controller.interactionActivityTrackingBaseName)
    controller.interactionActivityTrackingBaseName = "page"
    XCTAssertEqual(controller.interactionActivityTrackingBaseName, "page")
    let search = UISearchDisplayController(searchBar: UISearchBar(), contentsController: controller)
    search.setActive(true, animated: false)
    XCTAssertFalse(search.isActive)
    XCTAssertTrue(said("UISearchDisplayController.setActive"))
  }

  /// Apple's page of `traitOverrides`: those of a presentation are for what it presents, those of a scene for its
  /// windows.
  func testTraitsOfPresentationsAndScenes() throws {
    let (root, page) = (UIViewController(), UIViewController())
    let window = makeWindow(root)
    root.present(page, animated: false)
    step()
    page.presentationController?.traitOverrides.userInterfaceStyle = .dark
    XCTAssertEqual(page.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(page.view.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(root.traitCollection.userInterfaceStyle, .light)
    page.presentationController?.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    XCTAssertEqual(page.traitCollection.userInterfaceStyle, .light)
    root.dismiss(animated: false)
    step()
    let scene = try XCTUnwrap(window.windowScene)
    scene.traitOverrides.userInterfaceStyle = .dark
    XCTAssertEqual(scene.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(root.view.traitCollection.userInterfaceStyle, .dark)
    scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    XCTAssertEqual(root.view.traitCollection.userInterfaceStyle, .light)
  }

  func testTheAssistantOfTheKeyboard() {
    let bar = UISearchBar()
    XCTAssertTrue(bar.inputAssistantItem === bar.searchTextField.inputAssistantItem)
    XCTAssertTrue(bar.inputAssistantItem.allowsHidingShortcuts)
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    bar.inputAssistantItem.leadingBarButtonGroups = [item.creatingFixedGroup()]
    XCTAssertEqual(bar.searchTextField.inputAssistantItem.leadingBarButtonGroups.count, 1)
    XCTAssertFalse(said("UITextInputAssistantItem"))
  }

  func testAnimatedSymbolsAreReportedByName() {
    let (button, item) = (UIButton(), UIBarButtonItem(systemItem: .add))
    XCTAssertFalse(button.isSymbolAnimationEnabled || item.isSymbolAnimationEnabled)
    button.isSymbolAnimationEnabled = true
    item.isSymbolAnimationEnabled = true
    XCTAssertTrue(button.isSymbolAnimationEnabled && item.isSymbolAnimationEnabled)
    XCTAssertTrue(said("UIControl.isSymbolAnimationEnabled is not supported"), "\(console)")
    XCTAssertTrue(said("UIBarButtonItem.isSymbolAnimationEnabled is not supported"), "\(console)")
  }
}
