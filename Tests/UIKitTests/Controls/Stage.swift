import UIKit
import XCTest

/// A window on the simulated screen, for tests of controls; pictures go through the whole pipeline.
final class Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let controller = UIViewController()
  var view: UIView { controller.view }

  init() {
    UIScreen.main.configure(HostDevice())
    UIView.setAnimationsEnabled(false)
    controller.view.backgroundColor = .white
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIApplication.shared.step()
  }

  func end() {
    window.endEditing(true)
    window.isHidden = true
    window.rootViewController = nil
    UIView.setAnimationsEnabled(true)
  }

  /// The screen after a frame.
  func picture() -> PixelBuffer {
    UIApplication.shared.step()
    return UIApplication.shared.surface
  }

  func touch(_ phase: InputEvent.TouchPhase, _ point: CGPoint, id: Int = 0) {
    UIApplication.shared.send(.touch(id: id, phase: phase, location: point))
  }

  func tap(_ point: CGPoint) {
    touch(.began, point)
    touch(.ended, point)
    UIApplication.shared.step()
  }

  func type(_ text: String) { UIApplication.shared.send(.text(text)) }

  func press(_ key: HostKey, _ modifiers: HostKeyModifiers = []) {
    UIApplication.shared.send(.key(key, modifiers: modifiers, isDown: true))
    UIApplication.shared.send(.key(key, modifiers: modifiers, isDown: false))
  }
}

/// Runs a test with a stage.
extension XCTestCase {
  func onStage(_ body: (Stage) throws -> Void) rethrows {
    let stage = Stage()
    defer { stage.end() }
    try body(stage)
  }
}
