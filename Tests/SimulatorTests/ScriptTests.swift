import HostModel
import XCTest

/// The script language: the command of each line, and the messages for invalid lines.
final class ScriptTests: XCTestCase {
  private func command(_ text: String, file: StaticString = #filePath, line: UInt = #line) -> ScriptCommand? {
    do {
      let script = try Script(text: text, file: "s")
      XCTAssertEqual(script.lines.count, 1, file: file, line: line)
      return script.lines.first?.command
    } catch {
      XCTFail("\(error)", file: file, line: line)
      return nil
    }
  }

  private func problem(_ text: String) -> String {
    do {
      _ = try Script(text: text, file: "s.txt")
      return "none"
    } catch {
      return "\(error)"
    }
  }

  func testTouchCommands() {
    XCTAssertEqual(command(#"tap "OK""#), .tap(.named("OK")))
    XCTAssertEqual(command("tap 10 20.5"), .tap(.point(x: 10, y: 20.5)))
    XCTAssertEqual(command("doubletap 1 2"), .doubleTap(.point(x: 1, y: 2)))
    XCTAssertEqual(command(#"longpress "a""#), .longPress(.named("a"), seconds: 0.8))
    XCTAssertEqual(command(#"dragdrop "a" "b""#), .dragAndDrop(.named("a"), .named("b"), seconds: 0.5))
    XCTAssertEqual(
      command(#"dragdrop 1 2 "b" 3"#), .dragAndDrop(.point(x: 1, y: 2), .named("b"), seconds: 3))
    XCTAssertEqual(command("longpress 1 2 3"), .longPress(.point(x: 1, y: 2), seconds: 3))
    XCTAssertEqual(command(#"longpress "12" 2"#), .longPress(.named("12"), seconds: 2))
    XCTAssertEqual(command("drag 1 2 3 4"), .drag(fromX: 1, fromY: 2, toX: 3, toY: 4, seconds: 0.5))
    XCTAssertEqual(command("drag 1 2 -3 4 2"), .drag(fromX: 1, fromY: 2, toX: -3, toY: 4, seconds: 2))
    XCTAssertEqual(command("swipe left"), .swipe(.left, on: nil))
    XCTAssertEqual(command(#"swipe up "List""#), .swipe(.up, on: "List"))
    XCTAssertEqual(command("pinch 100 100 0.5"), .pinch(x: 100, y: 100, scale: 0.5))
    XCTAssertEqual(
      command("touches 1 0 10 20 0.5 30 40 / 2 0.1 5 6"),
      .touches([
        .init(finger: 1, points: [.init(time: 0, x: 10, y: 20), .init(time: 0.5, x: 30, y: 40)]),
        .init(finger: 2, points: [.init(time: 0.1, x: 5, y: 6)]),
      ]))
  }

  func testKeyboardCommands() {
    XCTAssertEqual(command(#"type "你好 \"Hello\" 👋""#), .type("你好 \"Hello\" 👋"))
    XCTAssertEqual(command(#"type "a\tb\n\u{1F44B}\\""#), .type("a\tb\n👋\\"))
    XCTAssertEqual(command("key return"), .key(.return, modifiers: []))
    XCTAssertEqual(command("key cmd+shift+z"), .key(.character("z"), modifiers: [.command, .shift]))
    XCTAssertEqual(command("key +"), .key(.character("+"), modifiers: []))
    XCTAssertEqual(command("key PAGEUP"), .key(.pageUp, modifiers: []))
  }

  func testSettings() {
    XCTAssertEqual(command("accessibility a.json"), .accessibility("a.json"))
    XCTAssertTrue(problem("accessibility a.png").contains("does not end in .json"))
    XCTAssertEqual(command("setting reduce-motion on"), .setting(.reduceMotion, isOn: true))
    XCTAssertEqual(command("setting shake-to-undo off"), .setting(.shakeToUndo, isOn: false))
    XCTAssertTrue(problem("setting motion on").hasPrefix("s.txt:1: \"motion\" is not one of voiceover, "))
    XCTAssertTrue(problem("setting bold-text 1").hasPrefix("s.txt:1: \"1\" is not one of on, off"))
  }

  func testDeviceCommands() {
    XCTAssertEqual(command("rotate landscapeLeft"), .rotate(.landscapeLeft))
    XCTAssertEqual(command("tilt 1 -0.5"), .tilt(horizontal: 1, vertical: -0.5))
    XCTAssertEqual(command("shake"), .shake)
    XCTAssertEqual(command("memory-warning"), .memoryWarning)
    XCTAssertEqual(command("hold cmd+shift"), .hold([.command, .shift]))
    XCTAssertEqual(command("hold none"), .hold([]))
    XCTAssertTrue(problem("hold option").contains("\"option\" is not a modifier key; usage: hold none|shift"))
    XCTAssertEqual(command(#"one-time-code "123456""#), .oneTimeCode("123456"))
    XCTAssertTrue(problem("one-time-code 123456").contains("must be in quotes"))
    XCTAssertEqual(command("background"), .background)
    XCTAssertEqual(command("foreground"), .foreground)
    XCTAssertEqual(command("appearance dark"), .appearance(dark: true))
    XCTAssertEqual(command("appearance light"), .appearance(dark: false))
    XCTAssertEqual(command("textsize XL"), .textSize("UICTContentSizeCategoryXL"))
    XCTAssertEqual(command("textsize AX5"), .textSize("UICTContentSizeCategoryAccessibilityXXXL"))
    XCTAssertEqual(command("wait 0.5"), .wait(0.5))
  }

  func testCommandsForScreensScenesAndLaunches() {
    XCTAssertEqual(command("back"), .back)
    XCTAssertEqual(command("relaunch"), .relaunch)
    XCTAssertEqual(command(#"shortcut "Play""#), .shortcut("Play"))
    XCTAssertEqual(command(#"open "notes://1""#), .open("notes://1"))
    XCTAssertEqual(command(#"continue "com.example.read""#), .continueActivity(type: "com.example.read", info: nil))
    XCTAssertEqual(
      command(#"continue "a" "{\"page\": 1}""#), .continueActivity(type: "a", info: #"{"page": 1}"#))
    XCTAssertEqual(command("scene 2"), .scene(.show(2)))
    XCTAssertEqual(command("scene new"), .scene(.open))
    XCTAssertEqual(command("scene close"), .scene(.close))
    XCTAssertEqual(command("split two-thirds"), .split(.twoThirds))
    XCTAssertTrue(problem("scene 1.5").contains("whole"))
    XCTAssertTrue(problem("split quarter").contains("usage: split full|half|third|two-thirds|slide-over"))
  }

  func testFilesAndChecks() {
    XCTAssertEqual(command("screenshot a.png"), .screenshot("a.png"))
    XCTAssertEqual(command(#"screenshot "two words.PNG""#), .screenshot("two words.PNG"))
    XCTAssertEqual(command("tree t.json"), .tree("t.json"))
    XCTAssertEqual(command(#"expect "x # y""#), .expect("x # y"))
    XCTAssertEqual(command(#"expect-not """#), .expectNot(""))
    XCTAssertEqual(command(#"log "here""#), .log("here"))
  }

  func testCommentsBlankLinesAndLineEnds() throws {
    let text = "# first\r\n\r\n  wait 1 # second\r\n\t\nshake\r\n"
    let script = try Script(text: text, file: "s")
    XCTAssertEqual(script.lines.map(\.number), [3, 5])
    XCTAssertEqual(script.lines.map(\.command), [.wait(1), .shake])
    XCTAssertTrue(try Script(text: "", file: "s").lines.isEmpty)
  }

  func testAByteOrderMarkIsNoPartOfTheScript() throws {
    let script = try Script(text: "\u{FEFF}wait 1\r\nshake\n", file: "s")
    XCTAssertEqual(script.lines.map(\.command), [.wait(1), .shake])
    XCTAssertTrue(try Script(text: "\u{FEFF}", file: "s").lines.isEmpty)
  }

  func testErrorsNameFileAndLine() {
    XCTAssertTrue(
      problem("shake\n\njump").hasPrefix("s.txt:3: unknown command \"jump\"; the commands are wait, tap"))
    XCTAssertTrue(problem("wait").hasPrefix("s.txt:1: seconds is missing; usage: wait SECONDS"))
  }

  func testWrongArguments() {
    XCTAssertTrue(problem("wait soon").contains("\"soon\" is not a number"))
    XCTAssertTrue(problem("wait -1").contains("out of range"))
    XCTAssertTrue(problem("wait nan").contains("not a number"))
    XCTAssertTrue(problem("wait inf").contains("not a number"))
    XCTAssertTrue(problem("tap OK").contains("text must be in quotes"))
    XCTAssertTrue(problem("tap 5").contains("a point is missing"))
    XCTAssertTrue(problem("tap 1 2 3").contains("unexpected argument \"3\""))
    XCTAssertTrue(problem("type hello").contains("text must be in quotes"))
    XCTAssertTrue(problem(#"type "hello"#).contains("closing quote is missing"))
    XCTAssertTrue(problem(#"type "a\"#).contains("closing quote is missing"))
    XCTAssertTrue(problem(#"type "a\q""#).contains("unknown escape \\q"))
    XCTAssertTrue(problem(#"type "\u{110000}""#).contains("code point"))
    XCTAssertTrue(problem(#"tap "a"b"#).contains("a space is missing"))
    XCTAssertTrue(problem("swipe sideways").contains("is not one of left, right, up, down"))
    XCTAssertTrue(problem("tilt 2 0").contains("out of range"))
    XCTAssertTrue(problem("key enterr").contains("is not a key"))
    XCTAssertTrue(problem("rotate upsidedown").contains("landscapeLeft"))
    XCTAssertTrue(problem("textsize huge").contains("AX5"))
    XCTAssertTrue(problem("appearance blue").contains("light, dark"))
    XCTAssertTrue(problem("screenshot a.jpg").contains("does not end in .png"))
    XCTAssertTrue(problem("pinch 1 2 0").contains("out of range"))
    XCTAssertTrue(problem("touches 1 0 10").contains("coordinate is missing"))
    XCTAssertTrue(problem("touches 1 1 10 20 0.5 3 4").contains("out of range"))
    XCTAssertTrue(problem("touches 1 0 1 2 / 1 0 3 4").contains("that no other finger has"))
    XCTAssertTrue(problem("touches 11 0 1 2").contains("out of range"))
    XCTAssertTrue(problem("touches 1 0 1 2 /").contains("finger is missing"))
    XCTAssertTrue(problem("\"tap\" 1 2").contains("unknown command"))
  }

  func testAnyTextIsAnsweredNotTrapped() {
    var state: UInt64 = 1
    let pieces = ["tap", "\"", "\\", "key", " ", "#", "\n", "1", "-", "+", "\u{0}", "e9", "👩‍👩‍👧", "{", "wait", ".png"]
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      _ = try? Script(text: text, file: "s")
    }
  }
}
