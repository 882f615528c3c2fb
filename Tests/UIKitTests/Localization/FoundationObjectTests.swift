import FlipsideTesting
import ObjectiveC
import TestFolders
import UIKit
import class UIKit.NSAttributedString
import class UIKit.NSMutableAttributedString
import XCTest

/// Foundation's own objects, whose implementations are corrected in place, and UIKit's additions to them.
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

  /// Every property of UIKit that notifies observers, by its key.
  func testWhatIsObservable() {
    func check(_ object: NSObject, _ changes: [(String, () -> Void)], line: UInt = #line) {
      for (key, change) in changes {
        XCTAssertEqual(observe(object, key, change), 1, "\(type(of: object)).\(key)", line: line)
      }
    }
    let view = UIView()
    check(
      view,
      [
        ("frame", { view.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }),
        ("bounds", { view.bounds.size.width = 9 }), ("center", { view.center = CGPoint(x: 50, y: 60) }),
        ("transform", { view.transform = CGAffineTransform(scaleX: 2, y: 2) }),
        ("backgroundColor", { view.backgroundColor = .red }), ("alpha", { view.alpha = 0.5 }),
        ("hidden", { view.isHidden = true }), ("tag", { view.tag = 7 }),
        ("userInteractionEnabled", { view.isUserInteractionEnabled = false }),
        ("clipsToBounds", { view.clipsToBounds = true }), ("contentMode", { view.contentMode = .center }),
        ("tintColor", { view.tintColor = .red }),
      ])
    let label = UILabel()
    check(
      label,
      [
        ("text", { label.text = "a" }),
        ("attributedText", { label.attributedText = NSAttributedString(string: "b") }),
        ("textColor", { label.textColor = .red }), ("font", { label.font = .systemFont(ofSize: 9) }),
      ])
    let button = UIButton()
    check(
      button,
      [
        ("enabled", { button.isEnabled = false }), ("selected", { button.isSelected = true }),
        ("highlighted", { button.isHighlighted = true }),
      ])
    let image = UIImageView()
    check(image, [("image", { image.image = UIImage() }), ("highlighted", { image.isHighlighted = true })])
    let slider = UISlider()
    check(slider, [("value", { slider.value = 0.5 })])
    let toggle = UISwitch()
    check(toggle, [("on", { toggle.isOn = true })])
    let progress = UIProgressView()
    check(progress, [("progress", { progress.progress = 0.5 })])
    let pages = UIPageControl()
    pages.numberOfPages = 3
    check(pages, [("currentPage", { pages.currentPage = 1 })])
    let field = UITextField()
    check(
      field,
      [
        ("text", { field.text = "x" }), ("placeholder", { field.placeholder = "p" }),
        ("attributedText", { field.attributedText = NSAttributedString(string: "b") }),
        ("textColor", { field.textColor = .red }), ("font", { field.font = .systemFont(ofSize: 9) }),
      ])
    let stepper = UIStepper()
    check(stepper, [("value", { stepper.value = 2 })])
    let segments = UISegmentedControl(items: ["a", "b"])
    check(segments, [("selectedSegmentIndex", { segments.selectedSegmentIndex = 1 })])
    let dates = UIDatePicker()
    check(dates, [("date", { dates.date = Date(timeIntervalSince1970: 0) })])
    let text = UITextView()
    check(
      text,
      [
        ("text", { text.text = "x" }),
        ("attributedText", { text.attributedText = NSAttributedString(string: "b") }),
      ])
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    check(
      scroll,
      [
        ("contentSize", { scroll.contentSize = CGSize(width: 10, height: 90) }),
        ("contentInset", { scroll.contentInset.bottom = 5 }),
        ("contentOffset", { scroll.contentOffset.y = 7 }),
      ])
    let controller = UIViewController()
    check(controller, [("title", { controller.title = "t" }), ("editing", { controller.isEditing = true })])
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    check(
      tabs, [("selectedIndex", { tabs.selectedIndex = 1 }), ("selectedViewController", { tabs.selectedIndex = 0 })])
    let tab = UITabBarItem()
    check(tab, [("badgeValue", { tab.badgeValue = "3" })])
    let item = UIBarButtonItem()
    check(item, [("title", { item.title = "t" }), ("enabled", { item.isEnabled = false })])
    let navigation = UINavigationItem(title: "a")
    check(navigation, [("title", { navigation.title = "b" })])
  }

  /// Archives and restores each kind of predicate and expression.
  func testPredicatesInArchives() throws {
    let date = Date(timeIntervalSinceReferenceDate: 7)
    let predicates = [
      NSPredicate(format: "name BEGINSWITH[cd] %@ AND NOT (age IN {1, 2})", "a"),
      NSPredicate(format: "ANY tags.name == 'x' OR SUBQUERY(items, $i, $i.n > 3).@count > 1"),
      NSPredicate(format: "birth > %@", date as NSDate),
      NSPredicate(format: "sum(values) + 2 * 3 == $LIMIT"),
    ]
    for predicate in predicates {
      let data = try NSKeyedArchiver.archivedData(withRootObject: predicate, requiringSecureCoding: true)
      let read = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: NSPredicate.self, from: data))
      XCTAssertEqual("\(read)", "\(predicate)")
    }
    let data = try NSKeyedArchiver.archivedData(withRootObject: predicates[2], requiringSecureCoding: true)
    let read = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: NSPredicate.self, from: data))
    XCTAssertTrue(read.evaluate(with: ["birth": date.addingTimeInterval(1)] as NSDictionary))
    XCTAssertFalse(read.evaluate(with: ["birth": date] as NSDictionary))
  }

  func testTruthAsObjects() {
    let query: [CFString: Any] = ["a": kCFBooleanTrue as Any, "b": kCFBooleanFalse!]
    XCTAssertEqual(query["a"] as? Bool, true)
    XCTAssertEqual(query["b"] as? Bool, false)
    XCTAssertTrue(CFBooleanGetValue(kCFBooleanTrue))
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

  private func intents(_ markdown: String) throws -> [String] {
    try AttributedString(markdown: markdown).runs.map {
      $0.presentationIntent.map(String.init(reflecting:)) ?? "none"
    }
  }

  /// The intents that Apple's parser gave in a thread of Swift's forum (“PresentationIntents on AttributedString”).
  func testBlocksOfMarkdown() throws {
    XCTAssertEqual(
      try intents("# Cake\n1. Preheat oven.\n2. Mix.\n3. Whisk."),
      [
        "[header 1 (id 1)]", "[paragraph (id 4), listItem 1 (id 3), orderedList (id 2)]",
        "[paragraph (id 6), listItem 2 (id 5), orderedList (id 2)]",
        "[paragraph (id 8), listItem 3 (id 7), orderedList (id 2)]",
      ])
    XCTAssertEqual(
      try intents("a **b**\n\n> q\n> r\n\n- x\n  - y\n- z\n\nend"),
      [
        "[paragraph (id 1)]", "[paragraph (id 1)]", "[paragraph (id 3), blockQuote (id 2)]",
        "[paragraph (id 6), listItem 1 (id 5), unorderedList (id 4)]",
        "[paragraph (id 9), listItem 1 (id 8), unorderedList (id 7), listItem 1 (id 5), unorderedList (id 4)]",
        "[paragraph (id 11), listItem 2 (id 10), unorderedList (id 4)]", "[paragraph (id 12)]",
      ])
    XCTAssertEqual(
      try intents("```swift\nlet a = 1\n```\n\nTitle\n=====\n\n---\n\n2) b"),
      [
        "[codeBlock 'swift' (id 1)]", "[header 1 (id 2)]",
        "[paragraph (id 5), listItem 2 (id 4), orderedList (id 3)]",
      ])
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
    XCTAssertNil(try AttributedString(markdown: "# a", options: options).runs.first?.presentationIntent)
    let deep = String(repeating: "> - ", count: 500) + "x"
    XCTAssertTrue(String(try AttributedString(markdown: deep).characters).hasSuffix("x"))
  }

  /// Labels and text views show inline styles of Markdown, but no blocks.
  func testBlocksAreNotShown() throws {
    try MainActor.assumeIsolated {
      let text = try NSAttributedString(markdown: "# Title\n\n- **one**\n- two")
      XCTAssertEqual(text.string, "Titleonetwo")
      let intent = text.attribute(.presentationIntentAttributeName, at: 0, effectiveRange: nil)
      XCTAssertEqual((intent as? PresentationIntent)?.components.map(\.kind), [.header(level: 1)])
      XCTAssertEqual(AttributedString(text).runs.first?.presentationIntent?.count, 1)
      let (label, plain) = (UILabel(), UILabel())
      label.attributedText = text
      let other = NSMutableAttributedString(attributedString: text)
      other.removeAttribute(.presentationIntentAttributeName, range: NSRange(location: 0, length: text.length))
      plain.attributedText = other
      XCTAssertEqual(label.intrinsicContentSize, plain.intrinsicContentSize)
    }
  }

  /// iOS raises an exception with this message.
  func testUserDefaultsTakePropertyListsOnly() throws {
    let defaults = try XCTUnwrap(UserDefaults(suiteName: "FoundationObjectTests"))
    defer { defaults.removePersistentDomain(forName: "FoundationObjectTests") }
    let said = consoleLines {
      defaults.set(["a": NSNull()], forKey: "x")
      defaults.set([NSObject()], forKey: "x")
      defaults.set([1: 2], forKey: "x")
    }
    XCTAssertEqual(said.filter { $0.contains("Attempt to insert non-property list object") }.count, 3)
    XCTAssertNil(defaults.object(forKey: "x"))
    defaults.set(["a": [1, "b", Date(), Data()] as [Any]], forKey: "x")
    XCTAssertNotNil(defaults.object(forKey: "x"))
  }

  func testLocalizedAttributedStrings() {
    let string = AttributedString(localized: "a **bold** \(3)")
    XCTAssertEqual(String(string.characters), "a bold 3")
    XCTAssertTrue(string.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    XCTAssertEqual(String(AttributedString(localized: "key", defaultValue: "x").characters), "x")
  }

  func testSecureArchivesKeepFontsAndColors() throws {
    let text = NSMutableAttributedString(
      string: "abc", attributes: [.font: UIFont.italicSystemFont(ofSize: 12), .foregroundColor: UIColor.red])
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    text.addAttributes([.paragraphStyle: style, .kern: 2], range: NSRange(location: 1, length: 1))
    let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: true)
    let back = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: NSAttributedString.self, from: data))
    XCTAssertEqual(back.string, "abc")
    XCTAssertEqual((back.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 12)
    XCTAssertEqual(back.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor, .red)
    XCTAssertEqual(
      (back.attribute(.paragraphStyle, at: 1, effectiveRange: nil) as? NSParagraphStyle)?.alignment, .center)
    let kern = back.attribute(.kern, at: 1, effectiveRange: nil)
    XCTAssertEqual((kern as? NSNumber)?.intValue, 2)
  }

  /// Damaged archives of views and colors, which are decoded without a check.
  func testDamagedArchivesOfViews() throws {
    try MainActor.assumeIsolated {
      let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      label.text = "L"
      label.addSubview(UIButton(type: .system))
      label.backgroundColor = .green
      var data = [UInt8](try NSKeyedArchiver.archivedData(withRootObject: label, requiringSecureCoding: false))
      XCTAssertEqual((try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(Data(data)) as? UILabel)?.text, "L")
      var state: UInt64 = 5
      for _ in 0..<1_000 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let index = Int(state >> 33) % data.count
        let kept = data[index]
        data[index] = UInt8(truncatingIfNeeded: state >> 20)
        _ = try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(Data(data))
        data[index] = kept
      }
    }
  }
}
