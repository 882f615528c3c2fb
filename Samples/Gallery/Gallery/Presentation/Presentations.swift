import UIKit

enum Presentations {
  static let pages: [Page] = [
    .presented("Page sheet") { _ in sample("Page sheet", .pageSheet) },
    .presented("Form sheet") { _ in sample("Form sheet", .formSheet) },
    .presented("Half a sheet") { _ in halfSheet() },
    .presented("Full screen") { _ in sample("Full screen", .fullScreen) },
    .presented("Over full screen") { _ in seeThrough(.overFullScreen) },
    .presented("Over the context") { _ in seeThrough(.overCurrentContext) },
    .presented("Flip") { _ in sample("Flip", .fullScreen, .flipHorizontal) },
    .presented("Cross dissolve") { _ in sample("Cross dissolve", .fullScreen, .crossDissolve) },
    .presented("Popover") { popover(from: $0) },
    .presented("Custom") { _ in custom },
  ]

  /// Keeps what the presented controllers know weakly only.
  private static let drawer = DrawerDelegate()

  private static func sample(
    _ title: String, _ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle = .coverVertical
  ) -> UIViewController {
    let controller = UINavigationController(rootViewController: SampleViewController(title))
    controller.modalPresentationStyle = style
    controller.modalTransitionStyle = transition
    return controller
  }

  private static func halfSheet() -> UIViewController {
    let controller = SampleViewController("Half a sheet", color: .secondarySystemBackground)
    if let sheet = controller.sheetPresentationController {
      sheet.detents = [.custom { $0.maximumDetentValue * 0.3 }, .medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.largestUndimmedDetentIdentifier = .medium
    }
    return controller
  }

  private static func seeThrough(_ style: UIModalPresentationStyle) -> UIViewController {
    let controller = SampleViewController("See through", color: UIColor.systemYellow.withAlphaComponent(0.4))
    controller.modalPresentationStyle = style
    return controller
  }

  private static func popover(from button: UIView) -> UIViewController {
    let controller = SampleViewController("Popover")
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 280, height: 200)
    controller.popoverPresentationController?.sourceView = button
    controller.popoverPresentationController?.sourceRect = button.bounds
    controller.popoverPresentationController?.delegate = drawer
    return controller
  }

  private static var custom: UIViewController {
    let controller = SampleViewController("Drawer", color: .systemTeal)
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = drawer
    return controller
  }
}
