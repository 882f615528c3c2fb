import UIKit

/// One of each that `FLIPSIDE_TRACE` prints: a controller from a nib, touches, a gesture, text, layout and an
/// animation.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = BoxViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// Keeps what is typed to itself.
class TypedView: UIView, UIKeyInput {
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
  override var canBecomeFirstResponder: Bool { true }
}

@objc(BoxViewController)
class BoxViewController: UIViewController {
  @IBOutlet var box: TypedView!

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if CommandLine.arguments.contains("typing") { box.becomeFirstResponder() }
  }

  @IBAction func tapped(_ sender: UITapGestureRecognizer) {
    UIView.animate(withDuration: 0.05) { self.box.frame.size.width = 200 }
  }
}
