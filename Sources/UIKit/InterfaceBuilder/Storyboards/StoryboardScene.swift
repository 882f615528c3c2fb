import CoreGraphics
import ObjectiveC

/// The scene of a controller in its storyboard: its view, its segues and its relationships.
@MainActor final class StoryboardScene {
  let element: NibElement
  let document: NibDocument
  let scope: NibScope
  let bundle: Bundle
  /// The storyboard, which is retained as the controller may access it at any time.
  let storyboard: UIStoryboard?
  private let templates: [SegueTemplate]
  private var triggers: [SegueTrigger] = []
  /// The controller whose view is loaded.
  private weak var owner: UIViewController?
  /// The objects that were created with the controller, by identifier, to which the view's loading refers.
  private var known: [String: AnyObject] = [:]
  /// The anchors of popovers of its segues, by identifier.
  private var anchors: [String: WeakReference<AnyObject>] = [:]
  /// The scene's other top-level objects. Only this array retains them.
  private var topLevel: [AnyObject] = []

  init(element: NibElement, loading: NibLoading) {
    self.element = element
    document = loading.document
    scope = loading.scope
    bundle = loading.bundle
    storyboard = loading.storyboard
    templates = (element.child(named: "connections")?.children(named: "segue") ?? []).map(SegueTemplate.init)
  }

  // MARK: The view

  private var viewElement: NibElement? {
    element.child(key: "view") ?? element.children.first { $0.key == "tableView" || $0.key == "collectionView" }
  }

  /// Xcode's name of the view's nib, such as "BYZ-38-t0r-view-8bC-Xf-vdC"; nil if the scene has no view.
  var nibName: String? {
    guard let controller = element["id"], let view = viewElement?["id"] else { return nil }
    return "\(controller)-view-\(view)"
  }

  /// Loads the controller's view and the objects that depend on it.
  /// - Returns: false if the scene has no view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let viewElement else { return false }
    owner = controller
    let loading = NibLoading(document: document, scope: scope, bundle: bundle, owner: controller)
    loading.storyboard = storyboard
    loading.scene = self
    loading.takeController(controller, element)
    for (id, object) in known { loading.adopt(object, id: id) }
    guard let view = loading.object(viewElement) as? UIView else { return false }
    controller.view = view
    NibGuides.adopt(of: controller, element, loading)
    let others: Set<String> = ["placeholder", "exit", "viewControllerPlaceholder"]
    for other in scope.elements where other !== element && !others.contains(other.name) {
      if let object = loading.object(other) { topLevel.append(object) }
    }
    loading.finish()
    for id in (templates + triggers.map(\.template)).flatMap(\.anchors) {
      anchors[id] = loading.madeObject(id: id).map { WeakReference($0) }
    }
    for trigger in triggers where trigger.template.kind == "embed" {
      // An app may leave the container empty, and perform the segue later.
      let identifier = trigger.template.identifier ?? ""
      guard controller.shouldPerformSegue(withIdentifier: identifier, sender: trigger.source) else { continue }
      embed(trigger, in: controller, sender: trigger.source)
    }
    return true
  }

  /// Stores the objects that were created with the controller, and creates the segues of its bar buttons.
  func take(_ objects: [String: AnyObject], from loading: NibLoading, controller: UIViewController) {
    for (id, object) in objects.sorted(by: { $0.key < $1.key }) where object !== controller {
      known[id] = object
      guard let item = object as? UIBarButtonItem, let element = scope.element(id: id) else { continue }
      for segue in element.child(named: "connections")?.children(named: "segue") ?? [] {
        let trigger = SegueTrigger(template: SegueTemplate(segue), scene: self, source: item)
        trigger.controller = controller
        triggers.append(trigger)
        item.segue = trigger
      }
    }
  }

  // MARK: Segues

  /// Connects a segue to a control, a recognizer, a cell or a container.
  func connect(_ segue: NibElement, from source: AnyObject) {
    guard !(source is UIViewController) else { return }
    // The buttons of a navigation item got their segues when the controller was created.
    if (source as? UIBarButtonItem)?.segue != nil { return }
    let trigger = SegueTrigger(template: SegueTemplate(segue), scene: self, source: source)
    trigger.controller = owner
    triggers.append(trigger)
    switch source {
    case let item as UIBarButtonItem: item.segue = trigger
    case let control as UIControl where trigger.template.kind != "embed":
      let event: UIControl.Event = control is UITextField ? .editingDidEndOnExit : .primaryActionTriggered
      control.addAction(
        UIAction { [weak trigger, weak control] _ in trigger?.fire(sender: control) }, for: event)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(trigger, action: SegueTrigger.action)
    default: break
    }
  }

  /// Returns the segue of a tapped row or of its accessory.
  func trigger(of source: AnyObject, isAccessory: Bool) -> SegueTrigger? {
    triggers.first { $0.source === source && ($0.template.trigger == "accessoryAction") == isAccessory }
  }

  func template(identifier: String) -> SegueTemplate? {
    templates.first { $0.identifier == identifier }
      ?? triggers.first { $0.template.identifier == identifier }?.template
  }

  /// Creates the destination, notifies the source, and performs the segue.
  func perform(_ template: SegueTemplate, from source: UIViewController, sender: Any?) {
    Trace.log(
      .nib,
      "\(document.fileName): segue \(template.kind)\(template.identifier.map { " " + Trace.quoted($0) } ?? "") from \(Trace.name(source))"
    )
    reportBrokenEnds(of: template)
    if template.kind == "unwind" {
      return Unwinding.perform(template, from: source, sender: sender, file: document.fileName)
    }
    if template.kind == "embed", let trigger = triggers.first(where: { $0.template.element === template.element }) {
      return embed(trigger, in: source, sender: sender)
    }
    guard let destination = makeDestination(template, source: source, sender: sender) else { return }
    let segue = template.makeSegue(source: source, destination: destination)
    template.style(destination)
    template.anchor(destination, sender: sender) { anchors[$0]?.object ?? known[$0] }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Logs missing objects to which the segue refers: Interface Builder does not save such a file, but merges create
  /// them.
  private func reportBrokenEnds(of template: SegueTemplate) {
    let place = "\(document.fileName):\(document.line(of: template.element))"
    for id in template.popoverAnchors where scope.element(id: id) == nil {
      Console.write(
        "\(place): the popover segue \(template.name) is anchored to the object \(id), which is not in its scene; choose its "
          + "anchor again in Interface Builder")
    }
    guard template.kind == "unwind" else { return }
    let isExit = template.destination.flatMap(scope.element(id:))?.name == "exit"
    guard !isExit else { return }
    Console.write(
      "\(place): the unwind segue \(template.name) leads to the object \(template.destination ?? ""), which is no exit of "
        + "its scene; connect it to the scene's Exit again in Interface Builder")
  }

  private func makeDestination(_ template: SegueTemplate, source: UIViewController, sender: Any?)
    -> UIViewController?
  {
    guard let scene = template.destination.flatMap(document.scene(controllerID:)), let storyboard else {
      Console.write("\(document.fileName): the segue \(template.name) leads to a scene that is not there")
      return nil
    }
    guard let selector = template.creator else { return storyboard.makeController(scene) }
    return storyboard.makeController(scene) { coder in
      guard
        let reply = MessageDispatch.sendIfImplemented(selector, to: source, [coder, sender, template.identifier])
      else {
        if !NibReports.isSurveying {
          ExceptionReport.raiseUnrecognized("\(selector)", sentTo: source)
        }
        return nil
      }
      return reply.value as? UIViewController
    }
  }

  /// Adds the destination to its container.
  private func embed(_ trigger: SegueTrigger, in controller: UIViewController, sender: Any?) {
    let template = trigger.template
    guard let container = trigger.source as? UIView,
      let child = makeDestination(template, source: controller, sender: sender)
    else { return }
    let segue = template.makeSegue(source: controller, destination: child)
    controller.prepare(for: segue, sender: sender)
    UIStoryboard.nest(child) {
      controller.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: controller)
    }
  }

  // MARK: Relationships

  /// Connects the root controllers of navigation and tab bar controllers.
  func connectRelationships(of controller: UIViewController) {
    let related = templates.filter { $0.kind == "relationship" }.compactMap { template in
      makeDestination(template, source: controller, sender: nil).map {
        (template.element["relationship"] ?? "", $0)
      }
    }
    guard !related.isEmpty else { return }
    (controller as? any StoryboardContainer)?.take(related)
  }
}
