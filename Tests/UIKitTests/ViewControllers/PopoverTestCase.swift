import UIKit
import XCTest

/// A window with a view that popovers point to.
class PopoverTestCase: CoreTestCase {
  final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var log: [String] = []
    var adaptive: UIModalPresentationStyle?
    var replacement: UIViewController?
    var mayDismiss = true
    var newAnchor: CGRect?
    var onPrepare: ((UIPopoverPresentationController) -> Void)?

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      log.append("style")
      return adaptive ?? controller.adaptivePresentationStyle
    }
    func presentationController(_ controller: UIPresentationController, prepare other: UIPresentationController) {
      log.append("prepare \(type(of: other))")
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { replacement }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { log.append("will present \(style.rawValue)") }
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      log.append("prepare popover")
      onPrepare?(controller)
    }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.append("should")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { log.append("will dismiss") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("did dismiss") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { log.append("attempt") }
    func popoverPresentationController(
      _ controller: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      log.append("reposition \(rect.pointee.width) \(view.pointee.tag)")
      if let newAnchor { rect.pointee = newAnchor }
    }
  }

  let delegate = Delegate()
  var root: UIViewController!
  var source: UIView!

  /// An iPad of 820 by 1,180 with a view of 100 by 40 at (360, 200) to point to.
  func start(pad: Bool = true) {
    if pad { UIScreen.becomePad() }
    root = UIViewController()
    let window = makeWindow(root)
    source = UIView(frame: CGRect(x: window.bounds.midX - 50, y: 200, width: 100, height: 40))
    source.tag = 7
    root.view.addSubview(source)
    step()
  }

  override func tearDown() {
    super.tearDown()
    root = nil
    source = nil
    UIScreen.becomePhone()
  }

  /// Makes a controller of a popover below its source, unless it may be on any side.
  func popover(_ size: CGSize = CGSize(width: 300, height: 200), any: Bool = false) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = size
    controller.popoverPresentationController?.sourceView = source
    controller.popoverPresentationController?.delegate = delegate
    if !any { controller.popoverPresentationController?.permittedArrowDirections = .up }
    return controller
  }

  func show(_ controller: UIViewController) {
    root.present(controller, animated: false)
    step()
  }

  func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }
}
