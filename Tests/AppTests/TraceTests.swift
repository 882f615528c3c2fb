import TestFolders
import XCTest

/// `FLIPSIDE_TRACE` prints events, with the same lines in each headless run.
final class TraceTests: XCTestCase {
  private let folder = TestFolder.make()

  /// The lines that a run prints on its channels; without the first run's lines about the build.
  private func lines(_ channels: String?, script: String = "tap \"box\"\nwait 0.1\n", _ arguments: [String] = [])
    throws -> [String]
  {
    _ = try Tool.run(["build", Tool.app("Traced")])
    let script = try folder.write(script, to: "script.txt")
    let result = try Tool.run(
      ["run", Tool.app("Traced"), "--host", "headless", "--script", script, "--"] + arguments, in: folder,
      environment: ["FLIPSIDE_TRACE": channels])
    XCTAssertEqual(result.code, 0, result.errors)
    return result.errors.split(separator: "\n").map(String.init)
  }

  func testTouchesGesturesActionsAndAnimations() throws {
    XCTAssertEqual(
      try lines("touch,animation"),
      [
        #"[touch] 0.000 finger 1 began at (70, 122): TypedView "box" in UIWindow"#,
        #"[touch] 0.000 to TypedView "box": a touch began"#,
        #"[touch] 0.050 finger 1 ended at (70, 122)"#,
        #"[touch] 0.050 UITapGestureRecognizer of TypedView "box": possible → ended"#,
        #"[touch] 0.050 action tapped: to BoxViewController from UITapGestureRecognizer of TypedView "box""#,
        #"[animation] 0.050 CABasicAnimation "bounds.size" of TypedView "box" added: 0.050 s"#,
        #"[animation] 0.050 CABasicAnimation "position" of TypedView "box" added: 0.050 s"#,
        #"[touch] 0.050 to TypedView "box": a touch cancelled"#,
        #"[animation] 0.100 CABasicAnimation "bounds.size" of TypedView "box" ended"#,
        #"[animation] 0.100 CABasicAnimation "position" of TypedView "box" ended"#,
      ])
  }

  func testCallbacksOfControllersAndObjectsOfNibs() throws {
    XCTAssertEqual(
      try lines("nib, lifecycle", script: "background\n"),
      [
        "[lifecycle] 0.000 the application launches",
        "[lifecycle] 0.000 BoxViewController loadView()",
        "[nib] 0.000 BoxViewController.xib:11: made UIView (object screen)",
        "[nib] 0.000 BoxViewController.xib:15: made TypedView (object box)",
        "[nib] 0.000 BoxViewController.xib:27: made UITapGestureRecognizer (object tap)",
        "[nib] 0.000 BoxViewController.xib:6: outlet view of BoxViewController = UIView",
        "[nib] 0.000 BoxViewController.xib:7: outlet box of BoxViewController = TypedView",
        "[nib] 0.000 BoxViewController.xib:29: action tapped: of UITapGestureRecognizer to BoxViewController",
        "[nib] 0.000 BoxViewController.xib: awakeFromNib() of 3 objects",
        "[lifecycle] 0.000 BoxViewController viewDidLoad()",
        "[lifecycle] 0.000 BoxViewController viewWillAppear(false)",
        "[lifecycle] 0.000 the application enters the foreground",
        "[lifecycle] 0.000 BoxViewController viewIsAppearing(false)",
        "[lifecycle] 0.000 BoxViewController viewDidAppear(false)",
        "[lifecycle] 0.000 the application is active",
        "[lifecycle] 0.000 the application resigns being active",
        "[lifecycle] 0.000 the application is in the background",
      ])
  }

  func testLayoutsAndCommits() throws {
    let lines = try lines("layout,commit")
    XCTAssertEqual(
      lines.filter { $0.contains("\"box\"") },
      [
        #"[layout] 0.000 TypedView "box" (20, 100, 100 × 44): the first layout"#,
        #"[commit] 0.000 TypedView "box": values, sublayers, mask"#,
        #"[layout] 0.050 TypedView "box" (20, 100, 200 × 44): its size was 100 × 44"#,
        #"[commit] 0.050 TypedView "box": values"#,
        #"[commit] 0.100 TypedView "box": values"#,
      ])
    XCTAssertEqual(
      lines.suffix(7),
      [
        "[commit] 0.067 commit 4: 1 animated",
        "[commit] 0.067 composited (60, 300, 370 × 132)",
        "[commit] 0.083 commit 5: 1 animated",
        "[commit] 0.083 composited (60, 300, 531 × 132)",
        "[commit] 0.100 TypedView \"box\": values",
        "[commit] 0.100 commit 6: 0 laid out, 0 drawn, 1 nodes written, 0 lists of children, 1 animated",
        "[commit] 0.100 composited (60, 300, 600 × 132)",
      ])
  }

  func testClockAndText() throws {
    XCTAssertEqual(
      try lines("clock", script: "wait 0.25\n"),
      ["[clock] 0.000 a frame begins", "[clock] 0.000 nothing is due; the clock moves on by 0.250 s"])
    XCTAssertEqual(
      try lines("text", script: "type \"ab\"\n", ["typing"]).suffix(2),
      [#"[text] 0.000 "a" is typed into TypedView "box""#, #"[text] 0.000 "b" is typed into TypedView "box""#])
  }

  func testChannelsAreListedAndNothingIsPrintedWithout() throws {
    XCTAssertEqual(try lines(nil), [])
    XCTAssertEqual(
      try lines("tuch"),
      [
        "FLIPSIDE_TRACE: there is no channel \"tuch\"; the channels are touch, layout, commit, animation, lifecycle, nib, "
          + "clock, text, and all"
      ])
    let help = try lines("help")
    XCTAssertEqual(help.first, "FLIPSIDE_TRACE takes a comma-separated list of channels:")
    XCTAssertEqual(
      help.dropFirst().compactMap { $0.split(separator: " ").first.map(String.init) },
      ["touch", "layout", "commit", "animation", "lifecycle", "nib", "clock", "text"])
    // The page lists all channels.
    let page = try String(contentsOf: Tool.root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
    for line in help.dropFirst() {
      let words = line.split(separator: " ", maxSplits: 1)
      let summary = words[1].trimmingCharacters(in: .whitespaces)
      XCTAssertTrue(page.contains("| `\(words[0])` | \(summary) |"), line)
    }
  }
}
