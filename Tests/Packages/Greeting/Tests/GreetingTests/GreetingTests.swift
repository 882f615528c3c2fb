import FlipsideTesting
import Greeting
import UIKit
import XCTest

/// The tests of an app: everything that they use is public.
final class GreetingTests: XCTestCase {
  func testItGreetsByName() {
    onStage(GreetingViewController()) { stage in
      stage.tap("name")
      stage.type("Ada")
      stage.tap("Greet")
      XCTAssertTrue(stage.shows("Hello, Ada!"))
      XCTAssertEqual(stage.console.lines, [])
    }
  }

  func testTheGreetingFadesIn() throws {
    let controller = GreetingViewController()
    try onStage(controller) { stage in
      stage.tap("Greet")
      stage.clock.restart()
      stage.clock.advance(to: 0.25)
      let half = try XCTUnwrap(controller.label.layer.presentation()?.opacity)
      XCTAssertEqual(half, 0.5, accuracy: 0.05)
      stage.clock.finishAnimations()
      XCTAssertEqual(controller.label.layer.presentation()?.opacity ?? 1, 1)
      XCTAssertTrue(stage.clock.isIdle)
    }
  }

  func testTheGreetingLooksAsItShould() {
    let controller = GreetingViewController()
    onStage(controller, device: "iPhone SE (3rd generation)", animates: false) { stage in
      controller.nameField.text = "Grace"
      stage.tap(controller.button)
      assertPicture(stage.picture(of: controller.label), named: "greeting")
      stage.isDark = true
      assertPicture(stage.picture(of: controller.label), named: "greeting-dark")
    }
  }

  func testTheMovementInOnePicture() {
    let controller = GreetingViewController()
    onStage(controller, device: "iPhone SE (3rd generation)") { stage in
      controller.nameField.text = "Grace"
      stage.tap(controller.button)
      stage.clock.restart()
      let rect = controller.label.convert(controller.label.bounds, to: nil)
      let strip = FilmStrip(of: stage, to: 0.5, frames: 6, rect: rect, columns: 2, scale: 2)
      assertPicture(strip.picture, named: "fade")
    }
  }

  func testNothingKeepsTheController() {
    assertFreed {
      let controller = GreetingViewController()
      onStage(controller) { $0.tap("Greet") }
      return controller
    }
  }
}
