import ObjectiveC
import UIKit
import XCTest

/// A page of a storyboard, named by its restoration identifier. The page N accepts the unwind action `toN:`.
class UnwindPage: UIViewController {
  nonisolated(unsafe) static var journal: [String] = []
  var name: String { restorationIdentifier ?? "?" }
  /// Called by the unwind action.
  var onReturn: (() -> Void)?

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    guard "\(action)".count == 4 else {
      return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }
    return "\(action)" == "to\(name):"
  }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    Self.journal.append("\(name) towards \(subsequentVC.restorationIdentifier ?? "?")")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Self.journal.append("\(name).willDisappear \(animated)")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Self.journal.append("\(name).willAppear \(animated)")
  }
  func comeBack(_ segue: UIStoryboardSegue) { onReturn?() }

  static let register: Void = {
    for letter in ["A", "B", "C", "D", "E"] {
      MessageDispatch.register(Selector("to\(letter):"), on: UnwindPage.self) {
        (page, segue: UIStoryboardSegue) in
        page.comeBack(segue)
      }
    }
  }()
}

final class UnwindNavigation: UINavigationController {
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    UnwindPage.journal.append(
      "\(restorationIdentifier ?? "?") towards \(subsequentVC.restorationIdentifier ?? "?")")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}

final class UnwindTabs: UITabBarController {
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    UnwindPage.journal.append("tabs towards \(subsequentVC.restorationIdentifier ?? "?")")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}

/// A container that shows one child, and whose override does not call super.
final class UnwindBox: UnwindPage {
  private(set) var shown: UIViewController?

  func show(_ child: UIViewController) {
    shown?.view.removeFromSuperview()
    if child.parent == nil {
      addChild(child)
      child.didMove(toParent: self)
    }
    child.view.frame = view.bounds
    view.addSubview(child.view)
    shown = child
  }
  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    children.filter { $0 !== childContaining(source) }
  }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    Self.journal.append("\(name) towards \(subsequentVC.restorationIdentifier ?? "?")")
    if children.contains(subsequentVC) { show(subsequentVC) }
  }
}

/// Unwind segues through tabs, stacks, presentations and an app's containers (facts/navigation.md#unwinding).
///
/// Two tabs have the stacks `one` with A and B, and `two` with C and D. `three` with E and F is presented.
final class UnwindTests: TimeTestCase {
  private let fixture = NibFixture()
  private static var files = 0
  private var tabs: UnwindTabs!
  private var storyboard: UIStoryboard!
  private var one: UINavigationController { tabs.viewControllers?[0] as! UINavigationController }
  private var two: UINavigationController { tabs.viewControllers?[1] as! UINavigationController }

  override func setUp() {
    super.setUp()
    _ = NibClasses.register
    _ = UnwindPage.register
    Self.files += 1
    let name = "Unwind\(Self.files)"
    let towards = "unwindForSegue:towardsViewController:"
    func scene(_ element: String, _ id: String, _ type: String, _ content: String) -> String {
      "<scene sceneID=\"s\(id)\"><objects><\(element) id=\"\(id)\" storyboardIdentifier=\"\(id)\" "
        + "restorationIdentifier=\"\(id)\" customClass=\"\(type)\" customModule=\"UIKitTests\" "
        + "sceneMemberID=\"viewController\">\(content)</\(element)>"
        + "<exit id=\"x\(id)\" sceneMemberID=\"exit\"/></objects></scene>"
    }
    func page(_ id: String, _ type: String = "UnwindPage") -> String {
      let unwinds = ["toA:", "toB:", "toC:", "toD:", "toE:", towards].map {
        "<segue destination=\"x\(id)\" kind=\"unwind\" identifier=\"\($0)\" unwindAction=\"\($0)\" id=\"\(id)\($0)\"/>"
      }
      return scene(
        "viewController", id, type,
        "<view key=\"view\" id=\"v\(id)\"/><connections>\(unwinds.joined())</connections>")
    }
    func stack(_ id: String, _ root: String) -> String {
      scene(
        "navigationController", id, "UnwindNavigation",
        "<navigationBar key=\"navigationBar\" id=\"b\(id)\"/><connections><segue destination=\"\(root)\" "
          + "kind=\"relationship\" relationship=\"rootViewController\" id=\"r\(id)\"/></connections>")
    }
    let related = ["one", "two"].map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"t\($0)\"/>"
    }
    fixture.storyboard(
      name, initial: "tabs",
      scene("tabBarController", "tabs", "UnwindTabs", "<connections>\(related.joined())</connections>")
        + stack("one", "A") + stack("two", "C") + stack("three", "E") + page("box", "UnwindBox")
        + ["A", "B", "C", "D", "E", "F", "G"].map { page($0) }.joined())
    storyboard = UIStoryboard(name: name, bundle: fixture.bundle)
    tabs = storyboard.instantiateInitialViewController() as? UnwindTabs
    XCTAssertNotNil(tabs, "\(console)")
    window.rootViewController = tabs
    settle()
    one.pushViewController(make("B"), animated: false)
    tabs.selectedIndex = 1
    two.pushViewController(make("D"), animated: false)
    settle()
    UnwindPage.journal = []
  }

  override func tearDown() {
    tabs = nil
    storyboard = nil
    super.tearDown()
  }

  private func make(_ id: String) -> UnwindPage {
    storyboard.instantiateViewController(withIdentifier: id) as! UnwindPage
  }

  /// Presents the stack of E and F, and returns F.
  private func presentThree(
    from presenter: UIViewController, style: UIModalPresentationStyle = .pageSheet
  ) -> UnwindPage {
    let three = storyboard.instantiateViewController(withIdentifier: "three") as! UINavigationController
    three.modalPresentationStyle = style
    presenter.present(three, animated: false)
    let page = make("F")
    three.pushViewController(page, animated: false)
    settle()
    UnwindPage.journal = []
    return page
  }

  private func names(_ stack: UINavigationController?) -> [String] {
    stack?.viewControllers.map { $0.restorationIdentifier ?? "?" } ?? []
  }

  /// The calls of `unwind(for:towards:)` so far.
  private var path: [String] { UnwindPage.journal.filter { $0.contains("towards") } }

  private func unwind(_ source: UIViewController, _ action: String) {
    source.performSegue(withIdentifier: action, sender: nil)
    settle()
  }

  func testToAnotherTab() {
    unwind(two.viewControllers[1], "toA:")
    XCTAssertEqual(path, ["D towards two", "two towards tabs", "tabs towards one", "one towards A"])
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertEqual(names(one), ["A"])
    XCTAssertEqual(names(two), ["C", "D"], "the source's stack stays")
    XCTAssertNotNil(one.viewControllers[0].view.window)
    XCTAssertEqual(console, [])
  }

  /// Containers around both ends have nothing to do.
  func testWithinAStack() {
    unwind(two.viewControllers[1], "toC:")
    XCTAssertEqual(
      UnwindPage.journal, ["D towards two", "two towards C", "D.willDisappear true", "C.willAppear true"])
    XCTAssertEqual(names(two), ["C"])
  }

  func testFromASheet() {
    let source = presentThree(from: two.viewControllers[1])
    unwind(source, "toC:")
    XCTAssertEqual(path, ["F towards three", "three towards tabs", "tabs towards two", "two towards C"])
    XCTAssertNil(tabs.presentedViewController)
    XCTAssertEqual(names(two), ["C"])
    // The sheet moves, and the stack below it changes at once.
    XCTAssertTrue(UnwindPage.journal.contains("F.willDisappear true"), "\(UnwindPage.journal)")
    XCTAssertTrue(UnwindPage.journal.contains("D.willDisappear false"), "\(UnwindPage.journal)")
  }

  func testThroughTwoPresentations() {
    let source = presentThree(from: tabs)
    let top = make("G")
    source.present(top, animated: false)
    settle()
    unwind(top, "toE:")
    XCTAssertEqual(names(tabs.presentedViewController as? UINavigationController), ["E"], "it is still presented")
    let again = make("G")
    tabs.presentedViewController?.present(again, animated: false)
    settle()
    UnwindPage.journal = []
    unwind(again, "toA:")
    XCTAssertEqual(path, ["G towards three", "three towards tabs", "tabs towards one", "one towards A"])
    XCTAssertNil(tabs.presentedViewController)
    XCTAssertNotNil(one.viewControllers[0].view.window)
  }

  /// The presenter is popped itself. Its stack's transition is the one to be seen.
  func testFromAContextThatGoes() {
    tabs.selectedIndex = 0
    settle()
    let presenter = one.viewControllers[1]
    presenter.definesPresentationContext = true
    let source = presentThree(from: presenter, style: .overCurrentContext)
    XCTAssertTrue(source.navigationController?.presentingViewController === presenter)
    unwind(source, "toA:")
    XCTAssertEqual(path, ["F towards three", "three towards B", "B towards one", "one towards A"])
    XCTAssertEqual(names(one), ["A"])
    XCTAssertNil(presenter.presentedViewController)
    XCTAssertNil(source.view.window)
    XCTAssertTrue(UnwindPage.journal.contains("A.willAppear true"), "\(UnwindPage.journal)")
  }

  func testAnAppsContainer() throws {
    let box = try XCTUnwrap(make("box") as? UnwindBox)
    window.rootViewController = box
    let (a, b, source) = (make("A"), make("B"), make("G"))
    box.show(a)
    box.show(b)
    b.present(source, animated: false)
    settle()
    UnwindPage.journal = []
    unwind(source, "toA:")
    XCTAssertEqual(path, ["G towards box", "box towards A"])
    XCTAssertTrue(box.shown === a)
    XCTAssertNil(box.presentedViewController, "dismissed, although the override does not call super")
    UnwindPage.journal = []
    unwind(a, "toB:")
    XCTAssertEqual(path, ["A towards box", "box towards B"])
    XCTAssertTrue(box.shown === b)
  }

  /// Apps choose the method as the unwind action and override it.
  func testTheMethodAsAnAction() {
    let (presenter, source) = (make("A"), make("G"))
    window.rootViewController = presenter
    presenter.present(source, animated: false)
    settle()
    UnwindPage.journal = []
    unwind(source, "unwindForSegue:towardsViewController:")
    XCTAssertEqual(path, ["A towards G", "G towards A"])
    XCTAssertNil(presenter.presentedViewController)
    XCTAssertEqual(console, [])
  }

  /// Such an action often dismisses the source itself.
  func testAnActionThatDismisses() {
    let source = presentThree(from: tabs)
    let target = two.viewControllers[0] as? UnwindPage
    target?.onReturn = { [unowned self] in tabs.dismiss(animated: false) }
    unwind(source, "toC:")
    XCTAssertNil(tabs.presentedViewController)
    XCTAssertEqual(names(two), ["C"])
    XCTAssertEqual(console, [])
  }

  /// The second one begins while the first one's transition has yet to begin.
  func testTwoAtOnce() {
    let source = two.viewControllers[1]
    source.performSegue(withIdentifier: "toC:", sender: nil)
    unwind(source, "toC:")
    XCTAssertEqual(names(two), ["C"])
    XCTAssertNotNil(two.viewControllers[0].view.window)
    XCTAssertEqual(console, [])
  }
}
