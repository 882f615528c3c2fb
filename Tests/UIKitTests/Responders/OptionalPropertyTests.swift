import UIKit
import XCTest

/// Optional property requirements have optional values through the protocol, as in Objective-C:
/// `apple-signatures.txt` marks them `optional`.
final class OptionalPropertyTests: CoreTestCase {
  @MainActor private final class Delegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
  }
  @MainActor private final class Bare: UIResponder, UIApplicationDelegate {}
  @MainActor private final class Ball: NSObject, UIDynamicItem {
    var center = CGPoint.zero
    var bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    var transform = CGAffineTransform.identity
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  func testTheDelegatesWindow() {
    MainActor.assumeIsolated {
      let object = Delegate()
      let root = UIViewController()
      object.window = makeWindow(root)
      let delegate: (any UIApplicationDelegate)? = object
      XCTAssertTrue(delegate?.window??.rootViewController === root)
      let sceneDelegate: (any UIWindowSceneDelegate)? = object
      XCTAssertTrue(sceneDelegate?.window??.rootViewController === root)
      let bare: (any UIApplicationDelegate)? = Bare()
      XCTAssertNil(bare?.window??.rootViewController)
      XCTAssertTrue(object.window?.rootViewController === root)
    }
  }

  func testOthersOfTheTable() {
    MainActor.assumeIsolated {
      let item: any UIDynamicItem = Ball()
      XCTAssertEqual(item.collisionBoundsType ?? .rectangle, .ellipse)
      let field = UITextField()
      field.keyboardType = .numberPad
      let traits: any UITextInputTraits = field
      XCTAssertEqual(traits.keyboardType ?? .default, .numberPad)
      let input: any UITextInput = field
      XCTAssertTrue((input.textInputView ?? UIView()) === field)
    }
  }

  private final class Source: NSObject, UITextViewDelegate {
    var changes = 0
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  /// `UITextView.delegate` is a `UITextViewDelegate` (`apple-signatures.txt`), and also the delegate of the scroll
  /// view.
  func testTheTextViewsDelegateHasItsOwnType() {
    MainActor.assumeIsolated {
      let view = UITextView()
      let source = Source()
      view.delegate = source
      view.delegate?.textViewDidChange(view)
      XCTAssertEqual(source.changes, 1)
      XCTAssertTrue((view as UIScrollView).delegate === source)
    }
  }
}
