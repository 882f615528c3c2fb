import ObjectiveC
import TestFolders
import UIKit
import XCTest

/// Foundation's own objects, which are corrected where they stand, and what UIKit adds to them.
final class FoundationObjectTests: XCTestCase {
  func testUserDefaultsKeepURLsAndTellOfChanges() throws {
    let defaults = try XCTUnwrap(UserDefaults(suiteName: "FoundationObjectTests"))
    defer { defaults.removePersistentDomain(forName: "FoundationObjectTests") }
    nonisolated(unsafe) var changes = 0
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in changes += 1 }
    defer { NotificationCenter.default.removeObserver(token as Any) }
    let url = try XCTUnwrap(URL(string: "https://example.com/a?b=c#d"))
    defaults.set(url, forKey: "url")
    XCTAssertEqual(defaults.url(forKey: "url"), url)
    defaults.set(URL(fileURLWithPath: "/tmp/a b"), forKey: "file")
    XCTAssertEqual(defaults.url(forKey: "file")?.path, "/tmp/a b")
    XCTAssertEqual(defaults.string(forKey: "file"), "/tmp/a b")
    defaults.set(3, forKey: "number")
    defaults.set(true, forKey: "flag")
    XCTAssertEqual(changes, 4)
    XCTAssertEqual(defaults.integer(forKey: "number"), 3)
    XCTAssertTrue(defaults.bool(forKey: "flag"))
    defaults.removeObject(forKey: "number")
    XCTAssertEqual(changes, 5)
    XCTAssertEqual(defaults.integer(forKey: "number"), 0)
  }

  func testBaseIsTheDevelopmentLanguage() throws {
    let folder = TestFolder.make(".bundle").path
    for name in ["de", "Base"] {
      try URL(fileURLWithPath: folder).write(
        Data("\"a\" = \"\(name)\";".utf8), to: "\(name).lproj/Localizable.strings")
    }
    let bundle = try XCTUnwrap(Bundle(path: folder))
    XCTAssertEqual(bundle.localizedString(forKey: "a", value: nil, table: nil), "Base")
    XCTAssertEqual(bundle.preferredLocalizations, ["en"])
  }

  func testSystemVersionsAgree() {
    XCTAssertEqual(UIDevice.current.systemVersion, "17.5")
    let version = ProcessInfo.processInfo.operatingSystemVersion
    XCTAssertEqual([version.majorVersion, version.minorVersion, version.patchVersion], [17, 5, 0])
    XCTAssertTrue(ProcessInfo.processInfo.operatingSystemVersionString.hasPrefix("Version 17.5"))
  }

  func testClassesByName() {
    XCTAssertTrue(MessageDispatch.classNamed("UIView") == UIView.self)
    XCTAssertTrue(MessageDispatch.classNamed("CALayer") == CALayer.self)
    XCTAssertEqual(MessageDispatch.name(of: UIView.self), "UIView")
    XCTAssertNil(MessageDispatch.classNamed("UINothing"))
  }

  func testCompoundPredicatesSayWhatTheyAre() {
    let predicate = NSCompoundPredicate(
      orPredicateWithSubpredicates: [NSPredicate(format: "a == 1"), NSPredicate(format: "b == 2 AND c == 3")])
    XCTAssertEqual(predicate.description, "a == 1 OR (b == 2 AND c == 3)")
  }

  func observe(_ object: NSObject, _ key: String, _ change: () -> Void) -> Int {
    final class Observer: NSObject { var count = 0 }
    let observer = Observer()
    MessageDispatch.register("observeValueForKeyPath:ofObject:change:context:", on: Observer.self) {
      (self: Observer, _: String?, _: Any?, _: Any?, _: Any?) in self.count += 1
    }
    object.addObserver(observer, forKeyPath: key, context: nil)
    change()
    object.removeObserver(observer, forKeyPath: key)
    return observer.count
  }

  func testWhatIsObservable() {
    let label = UILabel()
    XCTAssertEqual(observe(label, "text") { label.text = "a" }, 1)
    XCTAssertEqual(observe(label, "alpha") { label.alpha = 0.5 }, 1)
    XCTAssertEqual(observe(label, "backgroundColor") { label.backgroundColor = .red }, 1)
    let button = UIButton()
    XCTAssertEqual(observe(button, "enabled") { button.isEnabled = false }, 1)
    XCTAssertEqual(observe(button, "selected") { button.isSelected = true }, 1)
    let controller = UIViewController()
    XCTAssertEqual(observe(controller, "title") { controller.title = "t" }, 1)
    let field = UITextField()
    XCTAssertEqual(observe(field, "text") { field.text = "x" }, 1)
    let image = UIImageView()
    XCTAssertEqual(observe(image, "image") { image.image = UIImage() }, 1)
  }

  func testAttributesSurviveBetweenBothKindsOfStrings() throws {
    var swift = AttributedString("red link")
    swift.foregroundColor = .red
    swift.font = .boldSystemFont(ofSize: 20)
    swift.underlineStyle = .single
    swift.kern = 2
    swift.link = URL(string: "https://a.b")
    let string = NSAttributedString(swift)
    let attributes = string.attributes(at: 0, effectiveRange: nil)
    XCTAssertEqual(attributes[.foregroundColor] as? UIColor, .red)
    XCTAssertEqual((attributes[.font] as? UIFont)?.pointSize, 20)
    XCTAssertEqual(attributes[.underlineStyle] as? Int, 1)
    XCTAssertEqual(attributes[.kern] as? CGFloat, 2)
    XCTAssertEqual(attributes[.link] as? URL, URL(string: "https://a.b"))
    XCTAssertEqual(AttributedString(string), swift)
  }

  func testMarkdown() throws {
    let text =
      "Plain **bold _both_** *it* `co*de` ~~gone~~ [site](https://a.b/c) \\*no\\* 2*3*4 snake_case_name <https://x.y>"
    let string = try NSAttributedString(markdown: text)
    XCTAssertEqual(string.string, "Plain bold both it co*de gone site *no* 234 snake_case_name https://x.y")
    func intent(_ word: String) -> InlinePresentationIntent {
      let range = (string.string as NSString).range(of: word)
      let raw = string.attribute(.inlinePresentationIntent, at: range.location, effectiveRange: nil) as? NSNumber
      return InlinePresentationIntent(rawValue: raw?.uintValue ?? 0)
    }
    XCTAssertEqual(intent("Plain"), [])
    XCTAssertEqual(intent("bold"), .stronglyEmphasized)
    XCTAssertEqual(intent("both"), [.stronglyEmphasized, .emphasized])
    XCTAssertEqual(intent("it"), .emphasized)
    XCTAssertEqual(intent("co*de"), .code)
    XCTAssertEqual(intent("gone"), .strikethrough)
    let site = (string.string as NSString).range(of: "site")
    XCTAssertEqual(
      string.attribute(.link, at: site.location, effectiveRange: nil) as? URL, URL(string: "https://a.b/c"))
    XCTAssertEqual(
      try AttributedString(markdown: "# Head\n\n- a\n- b\n\n> q").characters.map(String.init).joined(), "Headabq")
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    XCTAssertEqual(String(try AttributedString(markdown: "a\n\n**b**", options: options).characters), "a\n\nb")
    for broken in [
      "**", "[", "[a](", "`", "![", "<", String(repeating: "*", count: 3000), String(repeating: "[", count: 3000),
    ] {
      XCTAssertNoThrow(try NSAttributedString(markdown: broken))
    }
  }
}
