import UIKit
import XCTest

/// Alert views and action sheets with the API from before iOS 8 (facts/presentation.md#alert-view).
final class LegacyAlertTests: TimeTestCase {
  private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var journal: [String] = []
    var enablesOther = true
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      journal.append("clicked \(buttonIndex)")
    }
    func willPresent(_ alertView: UIAlertView) { journal.append("willPresent") }
    func didPresent(_ alertView: UIAlertView) { journal.append("didPresent") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      journal.append("willDismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      journal.append("didDismiss \(buttonIndex)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
      enablesOther && alertView.textField(at: 0)?.text?.isEmpty != true
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      journal.append("clicked \(buttonIndex)")
    }
    func willPresent(_ actionSheet: UIActionSheet) { journal.append("willPresent") }
    func didPresent(_ actionSheet: UIActionSheet) { journal.append("didPresent") }
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
      journal.append("willDismiss \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      journal.append("didDismiss \(buttonIndex)")
    }
  }
  private let listener = Listener()

  private func pass(_ seconds: CFTimeInterval) { go(to: now + seconds) }

  private func touch(_ title: String) {
    stage.tap(title)
    pass(1)
  }

  private let wholeOrder = ["willPresent", "didPresent", "clicked 1", "willDismiss 1", "didDismiss 1"]

  func testOrderOfAnAlertView() {
    let alert = UIAlertView(
      title: "Title", message: "Message", delegate: listener, cancelButtonTitle: "Leave", otherButtonTitles: "Go",
      "On")
    XCTAssertEqual(alert.cancelButtonIndex, 0)
    XCTAssertEqual(alert.firstOtherButtonIndex, 1)
    XCTAssertEqual(alert.numberOfButtons, 3)
    XCTAssertEqual(alert.buttonTitle(at: 2), "On")
    XCTAssertNil(alert.buttonTitle(at: 3))
    alert.show()
    alert.show()
    XCTAssertTrue(alert.isVisible)
    XCTAssertEqual(listener.journal, ["willPresent"])
    pass(1)
    XCTAssertTrue(stage.shows("Title"))
    XCTAssertTrue(stage.shows("Message"))
    touch("Go")
    XCTAssertEqual(listener.journal, wholeOrder)
    XCTAssertFalse(alert.isVisible)
    XCTAssertFalse(stage.shows("Title"))
    XCTAssertTrue(window.isKeyWindow)
  }

  /// Only the alert retains itself, and only while it is shown.
  func testAnAlertViewKeepsItselfWhileItShows() {
    weak var alert: UIAlertView?
    do {
      let made = UIAlertView(title: "Gone?", message: nil, delegate: listener, cancelButtonTitle: "OK")
      made.show()
      alert = made
    }
    pass(1)
    XCTAssertNotNil(alert)
    touch("OK")
    step()
    XCTAssertEqual(listener.journal.last, "didDismiss 0")
    XCTAssertNil(alert)
  }

  func testCodeDismissesWithoutATouch() {
    let alert = UIAlertView(title: "Title", message: nil, delegate: listener, cancelButtonTitle: nil)
    XCTAssertEqual(alert.cancelButtonIndex, -1)
    XCTAssertEqual(alert.firstOtherButtonIndex, -1)
    XCTAssertEqual(alert.addButton(withTitle: "OK"), 0)
    alert.show()
    pass(1)
    alert.dismiss(withClickedButtonIndex: 4, animated: true)
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    pass(1)
    XCTAssertEqual(listener.journal, ["willPresent", "didPresent", "willDismiss 4", "didDismiss 4"])
    alert.dismiss(withClickedButtonIndex: 0, animated: false)
    XCTAssertEqual(listener.journal.count, 4)
  }

  func testTextFields() {
    let alert = UIAlertView(
      title: "Sign in", message: nil, delegate: listener, cancelButtonTitle: "Cancel")
    alert.addButton(withTitle: "Go")
    alert.alertViewStyle = .loginAndPasswordInput
    XCTAssertEqual(alert.textField(at: 0)?.placeholder, "Login")
    XCTAssertEqual(alert.textField(at: 1)?.placeholder, "Password")
    XCTAssertEqual(alert.textField(at: 1)?.isSecureTextEntry, true)
    XCTAssertNil(alert.textField(at: 2))
    alert.show()
    pass(1)
    // The button is disabled until a name is entered.
    touch("Go")
    XCTAssertTrue(alert.isVisible)
    stage.type("Ada")
    XCTAssertEqual(alert.textField(at: 0)?.text, "Ada")
    touch("Go")
    XCTAssertEqual(listener.journal, wholeOrder)
  }

  func testOrderOfAnActionSheet() {
    let sheet = UIActionSheet(
      title: "Delete?", delegate: listener, cancelButtonTitle: "Keep", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Move", "Copy")
    XCTAssertEqual(sheet.destructiveButtonIndex, 0)
    XCTAssertEqual(sheet.cancelButtonIndex, 1)
    XCTAssertEqual(sheet.firstOtherButtonIndex, 2)
    sheet.show(in: view)
    pass(1)
    XCTAssertTrue(sheet.isVisible)
    touch("Keep")
    XCTAssertEqual(listener.journal, wholeOrder)
    listener.journal = []
    sheet.show(in: view)
    pass(1)
    // A tap beside the sheet chooses Cancel.
    tap(200, 60)
    pass(1)
    XCTAssertEqual(listener.journal, wholeOrder)
  }

  func testAnActionSheetWithoutAWindow() {
    let sheet = UIActionSheet(title: nil, delegate: listener, cancelButtonTitle: "OK", destructiveButtonTitle: nil)
    sheet.show(in: UIView())
    XCTAssertFalse(sheet.isVisible)
    XCTAssertEqual(listener.journal, [])
  }
}
