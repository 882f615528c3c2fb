import FlipsideTesting
import UIKit
import XCTest

/// Pictures of alerts, action sheets and a sheet at its medium detent, which were compared by eye with pictures of
/// iOS 13 to 17.
final class AlertPictureTests: CoreTestCase {
  private func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete this note?", message: "It is deleted on all of your devices. You can't undo this.",
      preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    return alert
  }

  private func stacked() -> UIAlertController {
    let alert = alert(.alert)
    alert.addAction(UIAlertAction(title: "Archive", style: .default))
    alert.preferredAction = alert.actions[2]
    alert.actions[1].isEnabled = false
    return alert
  }

  private func withFields() -> UIAlertController {
    let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.text = "secret"
      $0.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  private func medium() -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    controller.sheetPresentationController?.prefersGrabberVisible = true
    return controller
  }

  func testPictures() {
    var strip = FilmStrip(columns: 6, scale: 3)
    for (style, make) in [
      (UIUserInterfaceStyle.light, { self.alert(.alert) }), (.dark, stacked), (.light, withFields),
      (.light, { self.alert(.actionSheet) }), (.dark, { self.alert(.actionSheet) }), (.light, medium),
    ] as [(UIUserInterfaceStyle, () -> UIViewController)] {
      let root = UIViewController()
      let window = makeWindow(root)
      window.overrideUserInterfaceStyle = style
      root.view.backgroundColor = .systemBackground
      let stripes = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
      stripes.backgroundColor = .systemTeal
      root.view.addSubview(stripes)
      step()
      root.present(make(), animated: false)
      for _ in 0..<3 { step() }
      strip.add(Picture(UIApplication.shared.surface), CGRect(x: 0, y: 0, width: 1179, height: 2556))
      window.endEditing(true)
      window.rootViewController = nil
      window.isHidden = true
      step()
    }
    guard let picture = strip.picture else { return XCTFail("no picture") }
    assertPicture(picture, named: "alerts")
  }
}
