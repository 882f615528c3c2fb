import CoreGraphics
import ObjectiveC

/// Makes connections: outlets, collections, actions and segues.
@MainActor enum NibConnections {
  static func connect(_ element: NibElement, from source: AnyObject, loading: NibLoading) {
    switch element.name {
    case "outlet": connectOutlet(element, from: source, loading)
    case "outletCollection": connectCollection(element, from: source, loading)
    case "action": connectAction(element, from: source, loading)
    case "segue": connectSegue(element, from: source, loading)
    default: break
    }
  }

  private static func destination(_ element: NibElement, _ loading: NibLoading) -> AnyObject? {
    guard let id = element["destination"] else { return nil }
    if let object = loading.object(id: id) { return object }
    // An object of the scene that nothing else has asked for yet.
    guard let found = loading.document.root.descendant(id: id) else {
      loading.complain(
        element,
        "the connection \(element["property"] ?? element["selector"] ?? "") leads to \(id), which the file does not have"
      )
      return nil
    }
    return loading.object(found)
  }

  private static func connectOutlet(_ element: NibElement, from source: AnyObject, _ loading: NibLoading) {
    guard let property = element["property"], property != "gestureRecognizers",
      let object = destination(element, loading), let owner = source as? NSObject
    else { return }
    set(object, for: property, of: owner, element, loading)
  }

  private static func connectCollection(_ element: NibElement, from source: AnyObject, _ loading: NibLoading) {
    guard let property = element["property"], property != "gestureRecognizers",
      let object = destination(element, loading), let owner = source as? NSObject
    else { return }
    let known = KeyValueAccess.valueIfPresent(property, of: owner) as? [AnyObject] ?? []
    set(known + [object], for: property, of: owner, element, loading)
  }

  private static func set(
    _ value: Any, for key: String, of owner: NSObject, _ element: NibElement, _ loading: NibLoading
  ) {
    if !KeyValueAccess.hasKey(key, on: type(of: owner)) {
      loading.complain(
        element,
        "the outlet \(key) is not there; declare it in \(type(of: owner)), or delete the connection in Interface Builder"
      )
    }
    owner.setValue(value, forKey: key)
  }

  private static func connectAction(_ element: NibElement, from source: AnyObject, _ loading: NibLoading) {
    guard let name = element["selector"] else { return }
    let action = Selector(name)
    // The first responder has no object: the action goes up the responder chain.
    let target = element["destination"] == "-2" ? nil : destination(element, loading)
    if let target, target is NSObject, !MessageDispatch.responds(type(of: target), to: action), !isStandard(name) {
      loading.complain(element, "\(type(of: target)) has no action \(name)")
    }
    switch source {
    case let control as UIControl:
      control.addTarget(
        target, action: action, for: events[element["eventType"] ?? "touchUpInside"] ?? .touchUpInside)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    default: loading.complain(element, "\(type(of: source)) sends no actions")
    }
  }

  /// Actions that responders inherit and that are not found by name.
  private static func isStandard(_ name: String) -> Bool {
    ["resignFirstResponder", "becomeFirstResponder", "endEditing:", "performClose:"].contains(name)
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  private static func connectSegue(_ element: NibElement, from source: AnyObject, _ loading: NibLoading) {
    guard let scene = loading.scene else { return }
    scene.connect(element, from: source)
  }
}

/// Attributes that the author of a file set by key path.
@MainActor enum NibRuntimeAttributes {
  static func apply(_ element: NibElement, to object: AnyObject, loading: NibLoading) {
    guard let path = element["keyPath"], let object = object as? NSObject else { return }
    object.setValue(value(of: element, NibCoder(loading: loading, element: element)), forKeyPath: path)
  }

  private static func value(of element: NibElement, _ coder: NibCoder) -> Any? {
    let child = element.child(key: "value")
    switch element["type"] {
    case "boolean": return element.flag("value") ?? false
    case "string", "localizedString":
      return element["value"] ?? child.flatMap { String.read(.element($0), coder) } ?? ""
    case "number":
      if let integer = child?["value"].flatMap(Int.init), child?.name == "integer" {
        return NSNumber(value: integer)
      }
      return NSNumber(value: Double(child?.number("value") ?? element.number("value") ?? 0))
    case "color": return child.flatMap { NibColor.color($0, coder.loading) }
    case "image":
      return element["value"].flatMap { NibImage.image(named: $0, catalog: nil, coder.loading)?.image }
        ?? child.flatMap { NibImage.read(.element($0), coder)?.image }
    case "size": return child.flatMap { CGSize.read(.element($0), coder) }
    case "point": return child.flatMap { CGPoint.read(.element($0), coder) }
    case "rect": return child.flatMap { CGRect.read(.element($0), coder) }
    case "range":
      guard let child else { return nil }
      return NSRange(location: Int(child.number("location") ?? 0), length: Int(child.number("length") ?? 0))
    default: return nil
    }
  }
}
