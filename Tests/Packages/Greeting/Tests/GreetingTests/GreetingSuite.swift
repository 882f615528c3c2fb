import FlipsideTesting
import Greeting
import Testing
import UIKit

/// The same with Swift Testing.
@MainActor @Suite(.serialized) struct GreetingSuite {
  @Test func itGreetsByName() {
    onStage(GreetingViewController()) { stage in
      stage.tap("name")
      stage.type("Ada")
      stage.tap("Greet")
      #expect(stage.shows("Hello, Ada!"))
    }
  }

  @Test(arguments: ["iPhone SE (3rd generation)", "iPad (10th generation)"])
  func itFitsTheDevice(_ device: String) {
    let controller = GreetingViewController()
    onStage(controller, device: device) { stage in
      #expect(stage.view.bounds.contains(controller.button.convert(controller.button.bounds, to: stage.view)))
    }
  }

  /// A failed assertion of the kit is an issue of the test.
  @Test func failuresAreIssues() {
    withKnownIssue { assertPicture(nil as Picture?, named: "nothing") }
  }
}
