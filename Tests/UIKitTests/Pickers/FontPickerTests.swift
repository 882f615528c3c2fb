import FlipsideTesting
import UIKit
import XCTest

/// The choice of fonts by the user (facts/pickers.md#font-picker).
final class FontPickerTests: TimeTestCase {
  private final class Listener: NSObject, UIFontPickerViewControllerDelegate {
    var journal: [String] = []
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      journal.append("cancel")
    }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      journal.append(
        "pick \(viewController.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 12).familyName } ?? "")")
    }
  }
  private let listener = Listener()

  private func show(_ configuration: UIFontPickerViewController.Configuration = .init())
    -> UIFontPickerViewController
  {
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = listener
    window.rootViewController?.present(picker, animated: false)
    go(to: now + 1)
    return picker
  }

  private var family: String {
    UIFont.familyNames.filter { !$0.hasPrefix(".") }
      .sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }[0]
  }

  func testTheConfigurationIsCopied() {
    let configuration = UIFontPickerViewController.Configuration()
    XCTAssertFalse(configuration.includeFaces)
    XCTAssertFalse(configuration.displayUsingSystemFont)
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    configuration.includeFaces = false
    XCTAssertTrue(picker.configuration.includeFaces)
    XCTAssertNil(picker.selectedFontDescriptor)
  }

  func testAChoice() {
    let family = family
    let picker = show()
    stage.tap(family)
    go(to: now + 1)
    XCTAssertEqual(listener.journal, ["pick \(family)"])
    XCTAssertNil(picker.presentingViewController)
  }

  func testCancelling() {
    let picker = show()
    stage.tap("Cancel")
    go(to: now + 1)
    XCTAssertEqual(listener.journal, ["cancel"])
    XCTAssertNil(picker.presentingViewController)
  }
}
