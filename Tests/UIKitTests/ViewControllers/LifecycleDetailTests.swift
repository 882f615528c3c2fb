import UIKit
import XCTest

/// Details of the callbacks of controllers (facts/lifecycle.md#showing).
final class LifecycleDetailTests: CoreTestCase {
  private let log = Log()

  private final class Traced: LoggingController {
    var onLoad: ((UIViewController) -> Void)?
    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad?(self)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log("\(name).traits")
    }
  }

  private func shownRoot() -> Traced {
    let root = Traced("A", log)
    makeWindow(root)
    step()
    _ = log.take()
    return root
  }

  /// Apple begins the transition with the commit.
  func testPresentReturnsBeforeTheViewAppears() {
    let a = shownRoot()
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
      let b = Traced("B", log)
      b.modalPresentationStyle = style
      a.present(b, animated: false) { self.log("completion") }
      XCTAssertEqual(log.take().filter { $0 != "B.traits" }, ["B.loadView", "B.didLoad"])
      XCTAssertTrue(a.presentedViewController === b && b.isBeingPresented)
      XCTAssertNil(b.view.window)
      step()
      XCTAssertTrue(log.take().contains("B.didAppear"))
      XCTAssertNotNil(b.view.window)
      a.dismiss(animated: false)
      step()
      _ = log.take()
    }
  }

  func testTraitsComeAfterTheViewIsLoaded() {
    let a = shownRoot()
    let child = Traced("C", log)
    var inLoad: UIUserInterfaceStyle?
    child.onLoad = { inLoad = $0.traitCollection.userInterfaceStyle }
    a.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    a.addChild(child)
    // The traits are available at once, and their change is reported later (facts/lifecycle.md#traits/child).
    XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
    XCTAssertFalse(log.take().contains("C.traits"))
    a.view.addSubview(child.view)
    XCTAssertEqual(log.take().prefix(3), ["C.loadView", "C.didLoad", "C.traits"])
    XCTAssertEqual(inLoad, .dark)
    XCTAssertEqual(child.view.traitCollection.userInterfaceStyle, .dark)
    step()
    XCTAssertFalse(log.take().contains("C.traits"))
    a.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: child)
    XCTAssertEqual(log.take(), ["C.traits"])
  }

  func testFirstResponderOfTheViewThatIsLoaded() {
    for view in [UITextField() as UIView, UITextView()] {
      view.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
      let a = shownRoot()
      let b = Traced("B", log)
      var answer: Bool?
      b.onLoad = {
        $0.view.addSubview(view)
        answer = view.becomeFirstResponder()
      }
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      XCTAssertEqual(answer, false)
      step()
      XCTAssertTrue(view.isFirstResponder, "\(type(of: view))")
      XCTAssertNotNil(KeyboardController.shared.frame)
      view.resignFirstResponder()
      view.removeFromSuperview()
      // The first responder was requested and resigned.
      view.becomeFirstResponder()
      view.resignFirstResponder()
      b.view.addSubview(view)
      XCTAssertFalse(view.isFirstResponder)
      a.dismiss(animated: false)
      step()
    }
  }

  func testOverTheContextOfAChild() {
    let a = shownRoot()
    let child = Traced("C", log)
    child.definesPresentationContext = true
    a.addChild(child)
    child.view.frame = CGRect(x: 20, y: 100, width: 300, height: 400)
    a.view.addSubview(child.view)
    let above = UIView(frame: CGRect(x: 0, y: 80, width: 393, height: 40))
    a.view.addSubview(above)
    child.didMove(toParent: a)
    step()
    for style in [UIModalPresentationStyle.overCurrentContext, .currentContext] {
      let b = Traced("B", log)
      b.modalPresentationStyle = style
      child.present(b, animated: false)
      step()
      XCTAssertEqual(b.view.convert(b.view.bounds, to: a.view), CGRect(x: 20, y: 100, width: 300, height: 400))
      XCTAssertTrue(a.view.subviews.last === above, "what lies above the context stays there")
      XCTAssertEqual(child.view.window == nil, style == .currentContext)
      child.dismiss(animated: false)
      step()
      XCTAssertTrue(child.view.superview === a.view)
      XCTAssertEqual(child.view.frame, CGRect(x: 20, y: 100, width: 300, height: 400))
      XCTAssertEqual(a.view.subviews.count, 2)
    }
  }
}
