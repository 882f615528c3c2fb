import CoreGraphics
import ObjectiveC

/// What a controller knows of the storyboard it comes from: its view, its segues and its relationships.
@MainActor final class StoryboardScene {
  let element: NibElement
  let document: NibDocument
  let bundle: Bundle
  /// Kept, as the controller may ask for it any time.
  let storyboard: UIStoryboard?
  private var templates: [SegueTemplate] = []
  private var triggers: [SegueTrigger] = []
  /// What was made with the controller's navigation item, by identifier: the view's loading leads to it, too.
  private var barObjects: [String: AnyObject] = [:]

  init(element: NibElement, loading: NibLoading) {
    self.element = element
    document = loading.document
    bundle = loading.bundle
    storyboard = loading.storyboard
    templates = (element.child(named: "connections")?.children(named: "segue") ?? []).map(SegueTemplate.init)
  }

  /// Loads the controller's view and all that hangs on it.
  /// - Returns: false when the scene has no view of its own.
  func loadView(of controller: UIViewController) -> Bool {
    guard let viewElement = element.child(key: "view") ?? element.children.first(where: { $0.key == "tableView" })
    else {
      return false
    }
    let loading = NibLoading(document: document, bundle: bundle, owner: controller)
    loading.storyboard = storyboard
    loading.scene = self
    loading.takeController(controller, element)
    for (id, object) in barObjects { loading.adopt(object, id: id) }
    guard let view = loading.object(viewElement) as? UIView else { return false }
    controller.view = view
    loading.finish()
    for trigger in triggers where trigger.template.kind == "embed" { embed(trigger, in: controller) }
    return true
  }

  // MARK: Segues

  /// A segue on a control, a recognizer or a container.
  func connect(_ segue: NibElement, from source: AnyObject) {
    guard !(source is UIViewController) else { return }
    let trigger = SegueTrigger(template: SegueTemplate(segue), scene: self, source: source)
    triggers.append(trigger)
    switch source {
    case let control as UIControl where trigger.template.kind != "embed":
      let event: UIControl.Event = control is UITextField ? .editingDidEndOnExit : .primaryActionTriggered
      control.addAction(
        UIAction { [weak trigger, weak control] _ in trigger?.fire(sender: control) }, for: event)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(trigger, action: SegueTrigger.action)
    default: break
    }
  }

  /// Remembers the objects in a navigation item, and makes the segues of its buttons.
  func keepBarObjects(of item: NibElement, loading: NibLoading, controller: UIViewController) {
    for element in [item] + item.children {
      if let id = element.id, let object = loading.object(id: id) { barObjects[id] = object }
      if element.name == "barButtonItem", let button = element.id.flatMap({ barObjects[$0] }) as? UIBarButtonItem {
        for segue in element.child(named: "connections")?.children(named: "segue") ?? [] {
          let trigger = SegueTrigger(template: SegueTemplate(segue), scene: self, source: button)
          trigger.controller = controller
          triggers.append(trigger)
          button.segue = trigger
        }
      } else if element.name.hasSuffix("BarButtonItems") {
        keepBarObjects(of: element, loading: loading, controller: controller)
      }
    }
  }

  func template(identifier: String) -> SegueTemplate? {
    templates.first { $0.identifier == identifier }
      ?? triggers.first { $0.template.identifier == identifier }?.template
  }

  /// Makes the destination, asks and tells the source, and goes.
  func perform(_ template: SegueTemplate, from source: UIViewController, sender: Any?) {
    if template.kind == "unwind" { return unwind(template, from: source, sender: sender) }
    guard let destination = makeDestination(template, source: source, sender: sender) else { return }
    let segue = template.makeSegue(source: source, destination: destination)
    template.style(destination)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func makeDestination(_ template: SegueTemplate, source: UIViewController, sender: Any?)
    -> UIViewController?
  {
    guard let element = template.destination.flatMap(document.controller(id:)), let storyboard else {
      Console.write(
        "\(document.fileName): the segue \(template.identifier ?? template.id ?? "") leads to a scene that is not there"
      )
      return nil
    }
    guard let selector = template.creator else { return storyboard.make(element) }
    return storyboard.make(element) { coder in
      let arguments: [Any?] = [coder, sender, template.identifier]
      return MessageDispatch.sendIfImplemented(Selector(selector), to: source, arguments)?.value
        as? UIViewController
    }
  }

  private func embed(_ trigger: SegueTrigger, in controller: UIViewController) {
    guard let container = trigger.source as? UIView,
      let child = makeDestination(trigger.template, source: controller, sender: container)
    else { return }
    let segue = trigger.template.makeSegue(source: controller, destination: child)
    controller.prepare(for: segue, sender: container)
    controller.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: controller)
  }

  /// Goes back to the nearest controller that has the action.
  private func unwind(_ template: SegueTemplate, from source: UIViewController, sender: Any?) {
    guard let name = template.unwindAction else { return }
    let action = Selector(name)
    var candidate = source.parent ?? source.presentingViewController
    while let here = candidate {
      let found = ([here] + here.children).first {
        $0 !== source && $0.canPerformUnwindSegueAction(action, from: source, sender: sender)
      }
      if let found {
        let segue = template.makeSegue(source: source, destination: found)
        source.prepare(for: segue, sender: sender)
        MessageDispatch.send(action, to: found, [segue])
        found.unwind(for: segue, towards: found)
        return
      }
      candidate = here.parent ?? here.presentingViewController
    }
    Console.write("\(document.fileName): no controller on the way back has the unwind action \(name)")
  }

  // MARK: Relationships

  /// The roots of navigation and tab bar controllers.
  func connectRelationships(of controller: UIViewController) {
    let related = templates.filter { $0.kind == "relationship" }.compactMap { template in
      template.destination.flatMap(document.controller(id:)).flatMap { storyboard?.make($0) }
    }
    guard !related.isEmpty else { return }
    (controller as? any StoryboardContainer)?.take(related)
  }
}

/// A controller whose children a storyboard gives it as relationships.
@MainActor protocol StoryboardContainer: UIViewController {
  func take(_ controllers: [UIViewController])
}
