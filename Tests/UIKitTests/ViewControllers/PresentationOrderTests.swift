import FlipsideTesting
import UIKit
import XCTest

/// The order of the callbacks of each style of presentation, animated and not (facts/lifecycle.md#showing).
final class PresentationOrderTests: XCTestCase {
  private let log = Log()
  private var stage: Stage!
  private var a: LoggingController!

  override func tearDown() {
    stage?.end()
    stage = nil
    a = nil
    super.tearDown()
  }

  private func show(_ device: String) {
    stage?.end()
    a = LoggingController("A", log)
    a.definesPresentationContext = true
    stage = Stage(a, device: device)
    stage.clock.advance(by: 0.1)
    _ = log.take()
  }

  private var heard: [String] { log.take().filter { !$0.hasSuffix("Layout") } }

  private func check(_ style: UIModalPresentationStyle, isAnimated: Bool, replaces: Bool, line: UInt = #line) {
    let b = LoggingController("B", log)
    b.modalPresentationStyle = style
    b.popoverPresentationController?.sourceView = a.view
    let name = "\(style.rawValue), animated \(isAnimated), on \(stage.device)"
    a.present(b, animated: isAnimated) { self.log("completion") }
    stage.clock.advance(by: 1)
    var presented = ["B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear", "completion"]
    if replaces {
      presented.insert("A.willDisappear", at: 2)
      presented.insert("A.didDisappear", at: 6)
    }
    XCTAssertEqual(heard, presented, name, line: line)
    XCTAssertEqual(a.view.window == nil, replaces, name, line: line)
    a.dismiss(animated: isAnimated) { self.log("completion") }
    stage.clock.advance(by: 1)
    XCTAssertEqual(
      heard,
      replaces
        ? ["B.willDisappear", "A.willAppear", "A.isAppearing", "A.didAppear", "B.didDisappear", "completion"]
        : ["B.willDisappear", "B.didDisappear", "completion"], name, line: line)
    XCTAssertNotNil(a.view.window, name, line: line)
    XCTAssertNil(b.view.window, name, line: line)
  }

  func testStylesThatReplaceThePresenter() {
    for device in ["iPhone 15", "iPad (10th generation)"] {
      show(device)
      for isAnimated in [true, false] {
        for style in [UIModalPresentationStyle.fullScreen, .currentContext] {
          check(style, isAnimated: isAnimated, replaces: true)
        }
      }
    }
  }

  func testStylesThatLeaveIt() {
    for device in ["iPhone 15", "iPad (10th generation)"] {
      show(device)
      for isAnimated in [true, false] {
        let styles: [UIModalPresentationStyle] = [
          .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover,
        ]
        for style in styles { check(style, isAnimated: isAnimated, replaces: false) }
      }
    }
  }

  /// Each transition style of a full-screen presentation.
  func testTransitionStyles() {
    show("iPhone 15")
    for style in [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl] {
      let b = LoggingController("B", log)
      b.modalPresentationStyle = .fullScreen
      b.modalTransitionStyle = style
      a.present(b, animated: true)
      stage.clock.advance(by: 2)
      XCTAssertEqual(
        heard.filter { !$0.contains("oad") },
        ["A.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear", "A.didDisappear"], "\(style.rawValue)")
      b.dismiss(animated: true)
      stage.clock.advance(by: 2)
      XCTAssertEqual(
        heard, ["B.willDisappear", "A.willAppear", "A.isAppearing", "A.didAppear", "B.didDisappear"],
        "\(style.rawValue)")
    }
  }

  /// The presenter of an alert or an action sheet gets no callbacks.
  func testAlerts() {
    for device in ["iPhone 15", "iPad (10th generation)"] {
      show(device)
      for isAnimated in [true, false] {
        for style in [UIAlertController.Style.alert, .actionSheet] {
          let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          alert.popoverPresentationController?.sourceView = a.view
          a.present(alert, animated: isAnimated) { self.log("presented") }
          stage.clock.advance(by: 1)
          a.dismiss(animated: isAnimated) { self.log("dismissed") }
          stage.clock.advance(by: 1)
          XCTAssertEqual(heard, ["presented", "dismissed"], "\(style.rawValue) \(isAnimated) \(device)")
        }
      }
    }
  }
}
