import FlipsideTesting
import UIKit
import XCTest

/// Autoresizing masks and constraints on a screen that rotates.
final class ConstraintRotationTests: XCTestCase {
  /// A view's mask reduces its size to 0, and constraints center a label in it. The app causes no conflict, so
  /// nothing is logged.
  func testAMaskThatShrinksAViewToNothing() {
    MainActor.assumeIsolated {
      let (root, child) = (UIViewController(), UIViewController())
      let label = UILabel()
      label.text = "Middle"
      label.translatesAutoresizingMaskIntoConstraints = false
      let recorder = ConsoleRecorder()
      defer { recorder.end() }
      onStage(root) { stage in
        defer {
          stage.rotate(to: .portrait)
          stage.clock.advance(by: 1)
        }
        root.addChild(child)
        child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 200)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.addSubview(label)
        NSLayoutConstraint.activate([
          label.centerXAnchor.constraint(equalTo: child.view.centerXAnchor),
          label.centerYAnchor.constraint(equalTo: child.view.centerYAnchor),
        ])
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        stage.clock.advance(by: 1)
        stage.rotate(to: .landscapeLeft)
        stage.clock.advance(by: 1)
        XCTAssertEqual(child.view.frame.height, 0)
        XCTAssertEqual(child.view.frame.width, 659)
        XCTAssertEqual(recorder.lines, [])
        // Conflicts between the app's constraints are logged as usual.
        child.view.heightAnchor.constraint(equalToConstant: 50).isActive = true
        stage.clock.advance(by: 0.1)
        XCTAssertTrue(recorder.contains("Unable to simultaneously satisfy constraints"))
      }
    }
  }
}
