import CoreGraphics
import ObjectiveC

/// A segue in the file.
@MainActor struct SegueTemplate {
  let element: NibElement

  init(_ element: NibElement) { self.element = element }

  var kind: String { element["kind"] ?? "show" }
  var identifier: String? { element["identifier"] }
  var destination: String? { element["destination"] }
  var unwindAction: String? { element["unwindAction"] }
  /// The method of the source that creates the destination.
  var creator: Selector? { element["destinationCreationSelector"].map { Selector($0) } }
  /// The trigger: `accessoryAction` for a cell's accessory; nil for the cell itself and for controls.
  var trigger: String? { element["trigger"] }
  var isAnimated: Bool { element.flag("animates") ?? true }
  /// The segue's name in messages.
  var name: String { identifier ?? element.id ?? "" }

  func style(_ destination: UIViewController) {
    if let style = element["modalPresentationStyle"].flatMap({ UIModalPresentationStyle.nibNames[$0] }) {
      destination.modalPresentationStyle = style
    } else if kind == "popoverPresentation" || kind == "popover" {
      destination.modalPresentationStyle = .popover
    }
    if let style = element["modalTransitionStyle"].flatMap({ UIModalTransitionStyle.nibNames[$0] }) {
      destination.modalTransitionStyle = style
    }
  }

  private var passthroughViews: [String] {
    (element.child(named: "connections")?.children(named: "outletCollection") ?? [])
      .filter { $0["property"] == "passthroughViews" }.compactMap { $0["destination"] }
  }

  /// The identifiers of a popover's anchor and of the views that receive touches around it.
  var anchors: [String] { popoverAnchors + passthroughViews }

  /// The identifier of a popover's anchor, if the file has one.
  var popoverAnchors: [String] {
    [element["popoverAnchorBarButtonItem"], element["popoverAnchorView"]].compactMap { $0 }
  }

  /// Configures the popover's anchor, its directions, and the views that receive touches around it.
  func anchor(_ destination: UIViewController, sender: Any?, object: (String) -> AnyObject?) {
    guard kind == "popoverPresentation" || kind == "popover",
      let popover = destination.popoverPresentationController
    else { return }
    popover.barButtonItem = element["popoverAnchorBarButtonItem"].flatMap(object) as? UIBarButtonItem
    popover.sourceView = element["popoverAnchorView"].flatMap(object) as? UIView
    if popover.sourceItem == nil, popover.sourceView == nil {
      popover.sourceItem = sender as? any UIPopoverPresentationControllerSourceItem
    }
    if let arrow = element.child(key: "popoverArrowDirection") {
      let sides: [(String, UIPopoverArrowDirection)] = [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right),
      ]
      popover.permittedArrowDirections = UIPopoverArrowDirection(
        sides.filter { arrow.flag($0.0) ?? false }.map(\.1))
    }
    let views = passthroughViews.compactMap { object($0) as? UIView }
    if !views.isEmpty { popover.passthroughViews = views }
  }

  func makeSegue(source: UIViewController, destination: UIViewController) -> UIStoryboardSegue {
    let segue =
      customSegue(source: source, destination: destination)
      ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    segue.kind = kind
    segue.isAnimated = isAnimated
    return segue
  }

  private func customSegue(source: UIViewController, destination: UIViewController) -> UIStoryboardSegue? {
    guard let name = element["customClass"] else { return nil }
    guard let type = NibFactory.customClass(name, module: element["customModule"]),
      NibFactory.isSubclass(type, of: UIStoryboardSegue.self)
    else {
      if let observer = NibReports.observer {
        observer.didMiss(appClass: name)
      } else {
        NibFactory.writeUnknown(name, module: element["customModule"])
      }
      return nil
    }
    return UIStoryboardSegue.make(type, identifier: identifier, source: source, destination: destination)
  }
}

/// The target of controls and recognizers that trigger a segue.
@MainActor final class SegueTrigger: NSObject, BarItemSegue {
  static let action = Selector("fire:")

  let template: SegueTemplate
  weak var scene: StoryboardScene?
  weak var source: AnyObject?
  /// The source's controller, if the source has no view through which it can be found.
  weak var controller: UIViewController?

  init(template: SegueTemplate, scene: StoryboardScene, source: AnyObject) {
    self.template = template
    self.scene = scene
    self.source = source
    super.init()
    SegueTrigger.registerOnce()
  }

  private static var isRegistered = false
  private static func registerOnce() {
    guard !isRegistered else { return }
    isRegistered = true
    MessageDispatch.register(action, on: SegueTrigger.self) { (trigger, sender: AnyObject?) in
      trigger.fire(sender: sender)
    }
  }

  func fire(sender: AnyObject?) {
    let view = (source as? UIView) ?? (source as? UIGestureRecognizer)?.view
    guard let scene, let controller = controller ?? view?.owningController else { return }
    // This is also called for segues without an identifier: Objective-C's nil is an empty string.
    guard controller.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else { return }
    scene.perform(template, from: controller, sender: sender)
  }
}

extension UIView {
  /// The controller whose view tree contains the object.
  var owningController: UIViewController? {
    var responder: UIResponder? = self
    while let here = responder {
      if let controller = here as? UIViewController { return controller }
      responder = here.next
    }
    return nil
  }
}
