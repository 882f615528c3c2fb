import TestFolders
import XCTest

/// Tests `flipside check` with a small UIKit that this file declares, so that the missing declarations do not
/// change as Flipside grows.
final class CheckTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/tmp")
  private var tool = URL(fileURLWithPath: "/tmp")

  override func setUpWithError() throws {
    folder = TestFolder.make()
    let root = folder.appendingPathComponent("flipside")
    try root.write(
      """
      .library(name: "Flipside", type: .dynamic,
        targets: ["UIKit"]),
      """, to: "Package.swift")
    try root.write(Self.kit, to: "Sources/UIKit/UIKit.swift")
    try root.write(
      "let known = [\"text\", \"customClass\", \"contentMode\"]\n",
      to: "Sources/UIKit/InterfaceBuilder/Tables.swift")
    for name in ["apple-api.txt", "library-api.txt", "toolchain-api.txt"] {
      let data = try Data(contentsOf: Tool.root.appendingPathComponent("Sources/APITables/\(name)"))
      try root.write(String(decoding: data, as: UTF8.self), to: "Sources/APITables/\(name)")
    }
    // The tool finds its sources relative to its own location.
    let products = root.appendingPathComponent(".build/any/debug")
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    tool = products.appendingPathComponent("flipside")
    try FileManager.default.copyItem(at: Tool.products.appendingPathComponent("flipside"), to: tool)
  }

  private static let kit = """
    open class UIResponder: NSObject { open func awakeFromNib() {} }
    open class UIView: UIResponder {
      public init(frame: CGRect) {}
      open var alpha: CGFloat = 1
      open var backgroundColor: UIColor?
      open var subviews: [UIView] { [] }
      open func addSubview(_ view: UIView) {}
      open var frame: CGRect
      open func layoutSubviews() {}
      open func setNeedsLayout() { Unsupported.log("UIView.setNeedsLayout()") }
      open class func animate(withDuration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {}
      open var contentMode: ContentMode = .center
      public enum ContentMode { case center }
      var tintColor = 1
    }
    open class UILabel: UIView {
      open var text: String?
      public private(set) var font = 1
    }
    open class UIColor: NSObject { public class var red: UIColor { UIColor() } }
    open class UIViewController: UIResponder {
      open var view: UIView!
      open func viewDidLoad() {}
    }
    public protocol UITextFieldDelegate: AnyObject { func textFieldDidEndEditing(_ textField: UITextField) }
    open class UITextField: UIView { open weak var delegate: UITextFieldDelegate? }
    open class UIImage { public init?(named: String) { Unsupported.log("UIImage") } }
    """

  private func check(_ files: [String: String], _ options: [String] = []) throws -> Tool.Result {
    for (name, text) in files { try folder.write(text, to: "App/\(name)") }
    return try Tool.run(["check", "App"] + options, in: folder, tool: tool)
  }

  /// The names that are reported, with their counts and members.
  private func found(_ source: String, status: String = "missing") throws -> [String] {
    let result = try check(["App.swift": "import UIKit\n" + source], ["--json"])
    let json = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], result.errors)
    let items = json["items"] as? [[String: Any]] ?? []
    return items.filter { $0["status"] as? String == status }.flatMap { item -> [String] in
      let name = item["name"] as? String ?? ""
      let members = (item["members"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
      return (item["places"] as? [Any] ?? []).isEmpty ? members : [name] + members
    }.sorted()
  }

  func testWhatIsThereIsNotListed() throws {
    let result = try check([
      "App.swift": """
      import UIKit
      final class Thing: UIView, UITextFieldDelegate {
        lazy var label = UILabel(frame: .zero)
        override func layoutSubviews() {
          super.layoutSubviews()
          label.text = "a"
          label.backgroundColor = .red
          addSubview(label)
          subviews.forEach { $0.alpha = 0 }
          UIView.animate(withDuration: 1) { self.alpha = 1 }
        }
        func textFieldDidEndEditing(_ textField: UITextField) {}
      }
      """
    ])
    XCTAssertEqual(result.code, 0, result.output)
    XCTAssertTrue(
      result.output.contains("App: everything of Apple's that its 1 source file use is there."), result.output)
  }

  func testMissingTypesWithTheirMembers() throws {
    XCTAssertEqual(
      try found("let table = UITableView()\nfunc f() { table.reloadData() }"),
      ["UITableView", "UITableView.reloadData()"])
    XCTAssertEqual(
      try found("var style: UITableViewCell.CellStyle = .value1"),
      [
        "UITableViewCell.CellStyle", "UITableViewCell.CellStyle.value1",
      ])
  }

  func testMissingMembersOfKnownTypes() throws {
    let cases: [(String, [String])] = [
      ("func f(v: UIView) { v.isHidden = true }", ["UIView.isHidden"]),
      ("func f(v: UIView?) { v?.superview?.alpha = 1 }", ["UIView.superview"]),
      ("class C: UIView { func f() { setNeedsDisplay() } }", ["UIView.setNeedsDisplay()"]),
      ("class C: UIView { override func didMoveToWindow() {} }", ["UIView.didMoveToWindow()"]),
      ("class C: UIView { override var intrinsicContentSize: CGSize { .zero } }", ["UIView.intrinsicContentSize"]),
      ("class C: UIViewController { func f() { view.isHidden = true } }", ["UIView.isHidden"]),
      ("func f(l: UILabel) { l.backgroundColor = .systemPink }", ["UIColor.systemPink"]),
      ("let c = UIColor.systemTeal", ["UIColor.systemTeal"]),
      ("func f(v: [UIView]) { for x in v { x.isHidden = true } }", ["UIView.isHidden"]),
      ("func f(v: UIView) { v.subviews.forEach { $0.isHidden = true } }", ["UIView.isHidden"]),
      ("func f(a: Any) { if let v = a as? UILabel { v.isHidden = true } }", ["UIView.isHidden"]),
      ("func f(v: UIView) { v.tintColor = .red }", ["UIView.tintColor"]),
      ("func f(v: UIView) { v.contentMode = .scaleAspectFit }", ["UIView.ContentMode.scaleAspectFit"]),
      (
        "class C: NSObject, UITextFieldDelegate { func textFieldShouldReturn(_ textField: UITextField) -> Bool { true } }",
        ["UITextFieldDelegate.textFieldShouldReturn(_:)"]
      ),
      (
        "func f() { UIView.animate(withDuration: 1, delay: 0, options: [], animations: {}) }",
        ["UIView.animate(withDuration:delay:options:animations:completion:)"]
      ),
      ("func f() { UIGraphicsBeginImageContext(.zero) }", ["UIGraphicsBeginImageContext(_:)"]),
      ("let s = #selector(UIView.setNeedsDisplay as (UIView) -> () -> Void)", ["UIView.setNeedsDisplay()"]),
    ]
    for (source, expected) in cases { XCTAssertEqual(try found(source), expected, source) }
  }

  func testMembersOfTheUnknownCountOnlyIfNobodyElseHasThem() throws {
    XCTAssertEqual(
      try found("func f(x: Wrapped) { x.thing.dequeueReusableCell(withIdentifier: \"a\") }"),
      ["UITableView.dequeueReusableCell(withIdentifier:)"])
    for source in [
      "func f(x: Wrapped) { x.thing.reload(); x.thing.count; x.thing.isHidden = true }\nstruct Mine { var isHidden = 1 }",
      "struct Cell { func dequeueReusableCell(withIdentifier: String) {} }\nfunc f(x: W) { x.y.dequeueReusableCell(withIdentifier: \"\") }",
      "import Unknowable\nfunc f(x: W) { x.y.reloadData() }",
    ] {
      XCTAssertEqual(try found(source).filter { $0 != "Unknowable" }, [], source)
    }
  }

  func testTheAppsOwnNamesAreNotApples() throws {
    for source in [
      "class C: UIView { override func awakeFromNib() { super.awakeFromNib() } }",
      "class C: UILabel, UITextInput {}\nfunc f(c: C) { c.frame = .zero }",
      "class UITableView {}\nlet t = UITableView()",
      "extension UIView { var isHidden: Bool { true } }\nfunc f(v: UIView) { _ = v.isHidden }",
      "class C: UIView { var isHidden = false; func f() { isHidden = true; self.isHidden = false } }",
      "func f(v: UIView) { let v = other(); v.isHidden = true }\nfunc other() -> Mine { Mine() }\nstruct Mine { var isHidden = 1 }",
      "struct Box<UITableView> { var value: UITableView }",
      "class C: UIView { func f(isHidden: Bool) { print(isHidden) } }",
      "#if os(macOS)\nlet t = UITableView()\n#endif",
      "func UIGraphicsBeginImageContext(_ size: CGSize) {}\nfunc f() { UIGraphicsBeginImageContext(.zero) }",
    ] {
      XCTAssertEqual(try found(source).filter { $0 != "UITextInput" }, [], source)
    }
  }

  func testWhatIsThereByNameOnlyIsPartial() throws {
    let source = "func f(v: UIView) { v.setNeedsLayout() }\nlet i = UIImage(named: \"a\")"
    XCTAssertEqual(try found(source, status: "partial"), ["UIImage", "UIView.setNeedsLayout()"])
    XCTAssertEqual(try check(["App.swift": "import UIKit\n" + source]).code, 0)
  }

  /// Members that Foundation's types lack on Linux, and unknown types, are reported as the compiler would refuse
  /// them.
  func testGapsOfFoundation() throws {
    let cases: [(String, [String])] = [
      ("let script = NSAppleScript()", ["NSAppleScript"]),
      ("func f(d: NSMutableData) { d.compressTwice() }", ["NSMutableData.compressTwice()"]),
      ("let data = NSMutableData(twice: 1)", ["NSMutableData.init(twice:)"]),
      ("func f() { NotificationCenter.default.postNowhere(name: 1) }", ["NotificationCenter.postNowhere(name:)"]),
      ("func f(people: [Person]) -> Person? { people.first }", ["Person"]),
      ("let now = CFNothingGetCurrent()", ["CFNothingGetCurrent(…)"]),
      ("let name = Notification.Name.nobodyChanged", ["Notification.Name.nobodyChanged"]),
    ]
    for (source, expected) in cases { XCTAssertEqual(Set(try found(source)), Set(expected), source) }
  }

  func testWhatFoundationHasIsNotListed() throws {
    try folder.write(
      "open class CMAttitude: NSObject { open var roll: Double { 0 } }",
      to: "flipside/Sources/Frameworks/CoreMotion/CMAttitude.swift")
    for source in [
      "func f(motion: Any) { let m = motion as! Unclear; print(m.attitude.roll) }\nstruct Unclear { var attitude: Unclear2 }\nstruct Unclear2 {}",
      "let d = DateFormatter()\nfunc f() { d.dateFormat = \"y\"; print(d.string(from: Date())) }",
      "extension Data { var twice: Int { count * 2 } }\nfunc f(d: Data) { print(d.twice, d.base64EncodedString(), d.map { $0 }) }",
      "class Box<Content> { var v: Content? }\nextension Box { func g(_ t: Content) {} }",
      "extension Notification.Name { static let mine = Notification.Name(\"mine\") }\nlet n = Notification.Name.mine",
      "let list = NSArray(objects: 1, 2, 3)\nlet year = Calendar.current.component(.year, from: Date())",
      "func f() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}; NotificationCenter.default.post(name: .init(\"a\"), object: nil) }",
      "let decoder = JSONDecoder()\nfunc f() { decoder.keyDecodingStrategy = .convertFromSnakeCase }",
      "protocol Store { associatedtype Item; func all() -> [Item] }\nextension Store { func one() -> Item? { all().first } }",
      "enum E: Error { case a }\nfunc f() throws { throw E.a }\nlet e = NSError(domain: \"a\", code: 1, userInfo: nil)",
      "func f() { UserDefaults.standard.set(1, forKey: \"a\"); print(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)) }",
      "let t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { $0.invalidate() }",
    ] {
      XCTAssertEqual(try found(source), [], source)
    }
  }

  func testModulesThatAreNotThere() throws {
    XCTAssertEqual(
      try found("import Foundation\nimport SpriteKit\n#if canImport(AppKit)\nimport AppKit\n#endif"), ["SpriteKit"])
  }

  func testTextNamesFilesAndLinesMostUsedFirst() throws {
    let result = try check([
      "A.swift": "import UIKit\nlet a = UISlider()\nlet b = UISlider()\nlet c = UIStepper()\n",
      "B.swift": "import UIKit\nlet d = UISlider()\n",
    ])
    XCTAssertEqual(result.code, 3)
    XCTAssertEqual(
      result.output,
      """
      Missing:
          3  UISlider  (type)
               App/A.swift:2, App/A.swift:3, App/B.swift:2
          1  UIStepper  (type)
               App/A.swift:4

      App: in 2 source files, 4 uses of 2 names that are missing.

      """)
  }

  func testInterfaceBuilderFiles() throws {
    let result = try check([
      "App.swift": "import UIKit\n",
      "View.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="x"><device id="retina6_1" orientation="portrait"/><objects>
        <label id="a" text="x" minimumFontSize="9" translatesAutoresizingMaskIntoConstraints="NO"/>
        <slider id="b"/>
      </objects></document>
      """,
    ])
    XCTAssertEqual(result.code, 3)
    XCTAssertTrue(
      result.output.contains("Classes missing for xibs and storyboards:\n    1  UISlider\n         App/View.xib:4"),
      result.output)
    XCTAssertTrue(
      result.output.contains("    1  UILabel minimumFontSize=\"…\"\n         App/View.xib:3"), result.output)
    XCTAssertFalse(result.output.contains("UIDevice"), result.output)
    XCTAssertFalse(result.output.contains("UILabel id"), "what is Interface Builder's own")
  }

  /// The samples run, so all declarations that they use must be found.
  func testSamplesUseNothingThatIsMissing() throws {
    for name in try FileManager.default.contentsOfDirectory(
      atPath: Tool.root.appendingPathComponent("Samples").path) where !name.contains(".")
    {
      let result = try Tool.run(["check", Tool.sample(name)], in: folder)
      XCTAssertEqual(result.code, 0, "\(name): \(result.output)\(result.errors)")
    }
  }

  func testDamagedSourcesAndNibsNeverTrap() throws {
    let source = Array(
      "import UIKit\nclass A: UIView, B { @IBOutlet var l: UILabel!; override func layoutSubviews() { super.layoutSubviews(); l.text = .init(); UIView.animate(withDuration: 1) { [weak self] in self?.l.alpha = x ?? .red } } }\nextension A { typealias T = A; enum E: Int { case a(Int), b } }\nprotocol B: B {}\nclass C: D {}; class D: C {}\n"
        .utf8)
    let nib = Array(
      "<document><objects><label id=\"a\" text=\"é\"/><view customClass=\"A\" id=\"b\"/></objects></document>".utf8)
    var state: UInt64 = 99
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
    func damaged(_ bytes: [UInt8]) -> [UInt8] {
      var bytes = bytes
      for _ in 0...random(6) {
        switch random(3) {
        case 0: bytes[random(bytes.count)] = UInt8(random(256))
        case 1: bytes.removeSubrange(random(bytes.count)...)
        default: bytes.insert(contentsOf: source[random(source.count)...].prefix(25), at: random(bytes.count))
        }
        if bytes.isEmpty { return [10] }
      }
      return bytes
    }
    // All sources are in one app, so that the tool is called only once.
    for number in 0..<150 {
      try folder.write(String(decoding: damaged(source), as: UTF8.self), to: "App/F\(number).swift")
      try Data(damaged(nib)).write(to: folder.appendingPathComponent("App/N\(number).xib"))
    }
    let result = try check(["A.swift": String(decoding: source, as: UTF8.self)])
    XCTAssertNil(result.signal, result.errors)
    XCTAssertTrue(result.output.contains("in 151 source files"), result.output)
  }

  func testChangedSourcesAreReadAnew() throws {
    let source = ["App.swift": "import UIKit\nlet a = UISlider()\n"]
    XCTAssertEqual(try check(source).code, 3)
    try folder.write("open class UISlider: UIView {}\n", to: "flipside/Sources/UIKit/UISlider.swift")
    XCTAssertEqual(try check(source).code, 0)
  }
}
