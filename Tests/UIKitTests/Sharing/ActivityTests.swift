import UIKit
import XCTest

/// Apple's pages of `UIActivityViewController`, `UIActivity` and `UIActivityItemSource`.
final class ActivityTests: CoreTestCase {
  private final class Upload: UIActivity {
    var log: [String] = []
    var controller: UIViewController?
    override var activityType: ActivityType? { ActivityType("upload") }
    override var activityTitle: String? { "Upload" }
    override var activityViewController: UIViewController? { controller }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      log.append("can \(activityItems)")
      return true
    }
    override func prepare(withActivityItems activityItems: [Any]) { log.append("prepare \(activityItems)") }
    override func perform() {
      log.append("perform")
      activityDidFinish(true)
    }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "placeholder" }
    func activityViewController(
      _ controller: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "item for \(activityType?.rawValue ?? "")" }
  }

  private let root = UIViewController()
  private var answers: [String] = []

  private func show(_ items: [Any], _ activities: [UIActivity]? = nil) -> UIActivityViewController {
    if windows.isEmpty { makeWindow(root) }
    let share = UIActivityViewController(activityItems: items, applicationActivities: activities)
    share.completionWithItemsHandler = { [unowned self] type, completed, _, _ in
      answers.append("\(type?.rawValue.split(separator: ".").last ?? "nil") \(completed)")
    }
    root.present(share, animated: false)
    step()
    step()
    return share
  }

  /// Apple's page of `UIActivityItemsConfiguration`.
  func testAConfigurationTellsItemsTitleAndActivities() {
    makeWindow(root)
    let upload = Upload()
    let configuration = UIActivityItemsConfiguration(
      objects: [NSString(string: "text"), NSURL(string: "https://example.com/a")!])
    configuration.metadataProvider = { $0 == .title ? "Greeting" : nil }
    configuration.applicationActivitiesProvider = { [upload] }
    XCTAssertTrue(configuration.activityItemsConfigurationSupports(interaction: .share))
    XCTAssertFalse(configuration.activityItemsConfigurationSupports(interaction: .copy))
    let share = UIActivityViewController(activityItemsConfiguration: configuration)
    root.present(share, animated: false)
    step()
    step()
    XCTAssertTrue(views(share.view).contains { ($0 as? UILabel)?.text == "Greeting" })
    XCTAssertEqual(upload.log.last, "can [\"text\", https://example.com/a]")
    touch("Upload", in: share)
    step()
    step()
    XCTAssertEqual(upload.log.suffix(2), ["prepare [\"text\", https://example.com/a]", "perform"])
  }

  private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  private func touch(_ label: String, in share: UIViewController) {
    guard let view = views(share.view).first(where: { $0.accessibilityLabel == label && $0 is UIControl }) else {
      return XCTFail("no \(label)")
    }
    let frame = view.convert(view.bounds, to: nil)
    tap(frame.midX, frame.midY)
    for _ in 0..<3 { step() }
  }

  func testCopy() {
    let share = show(["Some text"])
    XCTAssertEqual(share.view.convert(share.view.bounds, to: nil).height, 459, accuracy: 0.5, "a medium sheet")
    touch("Copy", in: share)
    XCTAssertEqual(UIPasteboard.general.string, "Some text")
    XCTAssertEqual(answers, ["CopyToPasteboard true"])
    XCTAssertNil(root.presentedViewController)
  }

  func testTheAppsOwnActivity() {
    let upload = Upload()
    let share = show([Source()], [upload])
    XCTAssertEqual(upload.log, ["can [\"placeholder\"]"])
    touch("Upload", in: share)
    XCTAssertEqual(upload.log, ["can [\"placeholder\"]", "prepare [\"item for upload\"]", "perform"])
    XCTAssertEqual(answers, ["upload true"])
  }

  func testAnActivityWithAController() {
    let upload = Upload()
    upload.controller = UIViewController()
    let share = show(["a"], [upload])
    touch("Upload", in: share)
    XCTAssertTrue(share.presentedViewController === upload.controller)
    upload.activityDidFinish(false)
    for _ in 0..<3 { step() }
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(answers, ["upload false"])
  }

  func testClosing() {
    let share = show(["a"])
    touch("Close", in: share)
    XCTAssertEqual(answers, ["nil false"])
  }

  func testExcludedActivities() {
    makeWindow(root)
    let share = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    share.excludedActivityTypes = [.copyToPasteboard]
    root.present(share, animated: false)
    step()
    XCTAssertNil(views(share.view).first { $0.accessibilityLabel == "Copy" })
  }
}
