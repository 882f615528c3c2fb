import UIKit
import XCTest

/// Keys of alerts and their actions that are not Apple's API, but that apps use.
final class AlertKeyTests: TimeTestCase {
  private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  private func show(_ alert: UIAlertController) {
    window.rootViewController!.present(alert, animated: false)
    go(to: now + 1)
  }

  private func row(_ title: String, in alert: UIAlertController) -> UIView? {
    views(alert.view).first { $0.accessibilityLabel == title && $0.accessibilityTraits.contains(.button) }
  }

  func testImagesAndCheckmarks() throws {
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Copy", style: .default)
    let image = try XCTUnwrap(UIImage(systemName: "star"))
    action.setValue(image, forKey: "image")
    action.setValue(UIColor.orange, forKey: "imageTintColor")
    action.setValue(true, forKey: "checked")
    alert.addAction(action)
    alert.addAction(UIAlertAction(title: "Plain", style: .default))
    show(alert)
    let row = try XCTUnwrap(row("Copy", in: alert))
    let images = views(row).compactMap { $0 as? UIImageView }.filter { !$0.isHidden }
    XCTAssertEqual(images.count, 2)
    XCTAssertEqual(images[0].frame.minX, 16)
    XCTAssertEqual(images[0].tintColor, .orange)
    XCTAssertEqual(images[1].frame.maxX, row.bounds.width - 16)
    XCTAssertTrue(row.accessibilityTraits.contains(.selected))
    // The action may change while the alert is shown.
    action.setValue(false, forKey: "checked")
    action.setValue(0, forKey: "titleTextAlignment")
    row.layoutIfNeeded()
    XCTAssertTrue(images[1].isHidden)
    let label = try XCTUnwrap(views(row).compactMap { $0 as? UILabel }.first)
    XCTAssertEqual(label.textAlignment, .left)
    XCTAssertEqual(label.frame.minX, images[0].frame.maxX + 8)
    XCTAssertEqual(action.value(forKey: "titleTextAlignment") as? Int, 0)
    action.setValue(NSTextAlignment.right.rawValue, forKey: "titleTextAlignment")
    XCTAssertEqual(label.textAlignment, .right)
    // Many published answers use this value.
    action.setValue(CATextLayerAlignmentMode.left, forKey: "titleTextAlignment")
    XCTAssertEqual(label.textAlignment, .left)
    let copy = try XCTUnwrap(action.copy() as? UIAlertAction)
    XCTAssertTrue(copy.value(forKey: "image") as? UIImage === image)
  }

  func testAttributedTexts() {
    let alert = UIAlertController(title: "", message: "", preferredStyle: .alert)
    alert.setValue(
      NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]), forKey: "attributedTitle")
    alert.setValue(
      NSAttributedString(string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 30)]),
      forKey: "attributedMessage")
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    show(alert)
    let labels = views(alert.view).compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    let title = labels.first { $0.text == "Red" }
    XCTAssertEqual(title?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
    XCTAssertGreaterThan(labels.first { $0.text == "Big" }?.frame.height ?? 0, 30)
  }

  func testContentViewController() throws {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    let content = UIViewController()
    content.view.backgroundColor = .green
    content.preferredContentSize = CGSize(width: 270, height: 120)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    show(alert)
    let height = alert.view.bounds.height
    alert.setValue(content, forKey: "contentViewController")
    go(to: now + 1)
    XCTAssertTrue(content.parent === alert)
    XCTAssertEqual(alert.view.bounds.height, height + 120, accuracy: 0.01)
    let frame = content.view.convert(content.view.bounds, to: alert.view)
    XCTAssertEqual(frame.size, CGSize(width: 270, height: 120))
    let ok = try XCTUnwrap(row("OK", in: alert))
    XCTAssertLessThanOrEqual(frame.maxY, ok.convert(ok.bounds, to: alert.view).minY)
    content.preferredContentSize.height = 60
    go(to: now + 1)
    XCTAssertEqual(alert.view.bounds.height, height + 60, accuracy: 0.01)
    alert.setValue(nil, forKey: "contentViewController")
    go(to: now + 1)
    XCTAssertNil(content.parent)
    XCTAssertEqual(alert.view.bounds.height, height)
  }
}
