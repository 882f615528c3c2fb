import TestFolders
import XCTest

/// `flipside audit` of a small app reports the problems of its screens, with files and objects.
final class AuditTests: XCTestCase {
  private static let screen = """
    import UIKit
    final class ScreenController: UIViewController {
      let save = UIButton(type: .custom)
      let faint = UILabel()
      let growing = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        save.setTitle("Save", for: .normal)
        save.setTitleColor(.black, for: .normal)
        save.titleLabel?.font = .preferredFont(forTextStyle: .body)
        save.titleLabel?.adjustsFontForContentSizeCategory = true
        save.frame = CGRect(x: 20, y: 100, width: 120, height: 30)
        save.addTarget(self, action: #selector(next_), for: .touchUpInside)
        faint.text = "Faint"
        faint.textColor = UIColor(white: 0.8, alpha: 1)
        growing.text = "Growing"
        growing.textColor = .black
        for (number, label) in [faint, growing].enumerated() {
          label.font = .preferredFont(forTextStyle: .body)
          label.adjustsFontForContentSizeCategory = true
          label.frame = CGRect(x: 20, y: 200 + 60 * CGFloat(number), width: 120, height: 30)
          view.addSubview(label)
        }
        faint.frame.size = CGSize(width: 300, height: 100)
        view.addSubview(save)
      }
      @objc func next_() { present(SecondController(), animated: true) }
    }
    final class SecondController: UIViewController {
      private lazy var share = UIButton(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(share)
        for number in 0..<3 {
          let row = Row(frame: CGRect(x: 20, y: 200 + 70 * CGFloat(number), width: 200, height: 60))
          row.title.text = "Row \\(number)"
          view.addSubview(row)
        }
        print("printed by the app")
      }
    }
    final class Row: UIView {
      let title = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      override init(frame: CGRect) {
        super.init(frame: frame)
        title.textColor = UIColor(white: 0.8, alpha: 1)
        title.font = .preferredFont(forTextStyle: .caption2)
        title.adjustsFontForContentSizeCategory = true
        addSubview(title)
      }
      required init?(coder: NSCoder) { nil }
    }

    """

  private func app(_ root: String) -> String {
    """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = \(root)
        window?.makeKeyAndVisible()
        return true
      }
    }

    """
  }

  /// Returns the line of the screen's source that contains the text.
  private func line(_ text: String) -> Int {
    let lines = Self.screen.components(separatedBy: "\n")
    return (lines.firstIndex { $0.contains(text) } ?? -1) + 1
  }

  func testFindingsNameFilesAndObjects() throws {
    let folder = TestFolder.make()
    try folder.write(app("ScreenController()"), to: "App/App.swift")
    try folder.write(Self.screen, to: "App/Screen.swift")
    try folder.write("tap \"Save\"\nwait 1\n", to: "script.txt")
    let result = try Tool.run(["audit", "App"], in: folder)
    XCTAssertEqual(result.code, 3, result.errors)
    XCTAssertEqual(
      result.output.components(separatedBy: "\n"),
      [
        "App/Screen.swift:\(line("let save")): UIButton \"Save\" (ScreenController.save): "
          + "Hit area is too small: It is 120 × 30 points; 44 × 44 are recommended.",
        "App/Screen.swift:\(line("let save")): UIButton \"Save\" (ScreenController.save): "
          + "Text clipped (text size AX5): Not all of the text is shown.",
        "App/Screen.swift:\(line("let faint")): UILabel \"Faint\" (ScreenController.faint): "
          + "Contrast failed: The ratio of text and background is 1.61 to 1; 4.5 to 1 is needed.",
        "App/Screen.swift:\(line("let growing")): UILabel \"Growing\" (ScreenController.growing): "
          + "Text clipped (text size AX5): Not all of the text is shown.",
        "",
      ], result.errors)

    // A script leads to the second screen. What the app prints is not among the findings.
    let second = try Tool.run(["audit", "App", "--script", "script.txt", "--json"], in: folder)
    XCTAssertEqual(second.code, 3, second.errors)
    let json = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(second.output.utf8)) as? [String: Any], second.output)
    let findings = try XCTUnwrap(json["findings"] as? [[String: Any]])
    XCTAssertEqual(findings.count, 6, second.output)
    // A problem that a class causes in each of its views is one finding.
    XCTAssertEqual(findings.filter { $0["property"] as? String == "title" }.count, 1, second.output)
    let share = try XCTUnwrap(findings.first { $0["property"] as? String == "share" }, second.output)
    XCTAssertEqual(share["kind"] as? String, "sufficientElementDescription")
    XCTAssertEqual(share["file"] as? String, "App/Screen.swift")
    XCTAssertEqual(share["line"] as? Int, line("lazy var share"))
    XCTAssertEqual(share["screen"] as? String, "SecondController")
    XCTAssertTrue(second.errors.contains("printed by the app"), second.errors)

    try folder.write("tap \"Nowhere\"\n", to: "script.txt")
    let failed = try Tool.run(["audit", "App", "--script", "script.txt"], in: folder)
    XCTAssertEqual(failed.code, 1)
    XCTAssertTrue(failed.output.contains("ScreenController.save"), failed.output)
    XCTAssertTrue(failed.errors.contains("script.txt:1: there is no \"Nowhere\" on the screen"), failed.errors)
  }

  func testObjectsOfStoryboardsAndScreensWithoutFaults() throws {
    let project = TestProject()
    try project.write(
      resources: "120", children: "020",
      objects: """
        020 = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        120 = { isa = PBXBuildFile; fileRef = 020; };
        """)
    try project.folder.write(
      app("UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()"), to: "App.swift")
    func storyboard(_ label: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
        <scenes><scene sceneID="s"><objects>
          <viewController id="c" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
              <subviews>
                <button opaque="NO" contentMode="scaleToFill" buttonType="custom" id="b-1" fixedFrame="YES"><rect key="frame" x="20" y="100" width="50" height="50"/>\(label)</button>
              </subviews>
              <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            </view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    }
    try project.folder.write(storyboard(""), to: "Main.storyboard")
    let result = try project.tool(["audit", "."])
    XCTAssertEqual(result.code, 3, result.errors)
    XCTAssertEqual(
      result.output,
      "Main.storyboard:7: UIButton (object b-1): Element has no description: The element has neither a label nor a value.\n",
      result.errors)
    try project.folder.write(
      storyboard("<accessibility key=\"accessibilityConfiguration\" label=\"Share\"/>"), to: "Main.storyboard")
    let clean = try project.tool(["audit", "."])
    XCTAssertEqual(clean.output, "", clean.errors)
    XCTAssertEqual(clean.code, 0, clean.errors)
    XCTAssertEqual(try project.tool(["audit", ".", "--frobnicate"]).code, 2)
  }
}
