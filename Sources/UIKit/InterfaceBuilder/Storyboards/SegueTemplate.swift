import CoreGraphics
import ObjectiveC

/// A segue as the file has it.
@MainActor struct SegueTemplate {
  let id: String?
  let kind: String
  let identifier: String?
  let destination: String?
  let unwindAction: String?
  /// The method of the source that makes the destination.
  let creator: String?
  private let element: NibElement

  init(_ element: NibElement) {
    self.element = element
    id = element.id
    kind = element["kind"] ?? "show"
    identifier = element["identifier"]
    destination = element["destination"]
    unwindAction = element["unwindAction"]
    creator = element["destinationCreationSelector"]
  }

  var isAnimated: Bool { element.flag("animates") ?? true }

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

  func makeSegue(source: UIViewController, destination: UIViewController) -> UIStoryboardSegue {
    let segue = customSegue() ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    segue.connect(identifier: identifier, source: source, destination: destination)
    segue.kind = kind
    segue.isAnimated = isAnimated
    return segue
  }

  private func customSegue() -> UIStoryboardSegue? {
    guard let name = element["customClass"] else { return nil }
    guard let type = NibFactory.customClass(name, module: element["customModule"]) else {
      Console.write("Unknown class \(name) in Interface Builder file.")
      return nil
    }
    return instantiate(type) as? UIStoryboardSegue
  }
}

/// What a control or recognizer tells to go through a segue.
@MainActor final class SegueTrigger: NSObject {
  static let action = Selector("fire:")

  let template: SegueTemplate
  weak var scene: StoryboardScene?
  weak var source: AnyObject?
  /// The source's controller, where it has no view to find it by.
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
    if let identifier = template.identifier,
      !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    scene.perform(template, from: controller, sender: sender)
  }
}

extension UIView {
  /// The controller whose view tree this is in.
  var owningController: UIViewController? {
    var responder: UIResponder? = self
    while let here = responder {
      if let controller = here as? UIViewController { return controller }
      responder = here.next
    }
    return nil
  }
}
