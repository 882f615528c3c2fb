import CoreGraphics
import ObjectiveC

/// Establishes connections: outlets, collections, actions and segues.
///
/// Collections are connected first, each once with all of its objects. Then the single outlets of all objects are
/// connected, sorted by the names of their properties. Apple's compiler of these files writes the connections in
/// this order, and UIKit establishes them in it, as a log of observers in
/// `uikit/fixtures/nibruntime/oracle/nibruntime.json` of github.com/Vercantez/openuikit shows (iOS 26.1: `labels`
/// with both of its objects, then `actionButton`, `badgeView`, another object's `label`, `nameField`, …, `toggle`).
@MainActor enum NibConnections {
  static func connect(_ element: NibElement, from source: AnyObject, loading: NibLoading) {
    switch element.name {
    case "outlet": connectOutlet(element, from: source, loading)
    case "action": connectAction(element, from: source, loading)
    case "segue": loading.scene?.connect(element, from: source)
    default: break
    }
  }

  private static func destination(_ element: NibElement, _ loading: NibLoading) -> AnyObject? {
    guard let id = element["destination"] else { return nil }
    if let object = loading.object(id: id) { return object }
    if loading.scope.element(id: id) == nil, id != "-1", id != "-2" {
      let name = element["property"] ?? element["selector"] ?? ""
      loading.complain(element, "the connection \(name) leads to \(id), which the file does not have")
    }
    return nil
  }

  // MARK: Outlets

  private static func connectOutlet(_ element: NibElement, from source: AnyObject, _ loading: NibLoading) {
    guard let property = element["property"], property != "gestureRecognizers",
      let object = destination(element, loading), let owner = source as? NSObject
    else { return }
    set(object, for: property, of: owner, element, loading)
  }

  /// Sets every collection once, with all its objects in the order of the file.
  static func connectCollections(_ connections: [(source: AnyObject, element: NibElement)], loading: NibLoading) {
    var order: [NibCollection] = []
    var filled: [NibCollection: (owner: NSObject, objects: [AnyObject], element: NibElement)] = [:]
    for (source, element) in connections {
      guard let property = element["property"], property != "gestureRecognizers",
        let object = destination(element, loading), let owner = source as? NSObject
      else { continue }
      let collection = NibCollection(owner: ObjectIdentifier(owner), property: property)
      if filled[collection] == nil {
        order.append(collection)
        filled[collection] = (owner, [], element)
      }
      filled[collection]?.objects.append(object)
    }
    for collection in order {
      guard let (owner, objects, element) = filled[collection] else { continue }
      set(objects, for: collection.property, of: owner, element, loading)
    }
  }

  private static func set(
    _ value: Any, for key: String, of owner: NSObject, _ element: NibElement, _ loading: NibLoading
  ) {
    if let standIn = owner as? any NibStandIn {
      standIn.outlets[key] = WeakReference(value as AnyObject)
      return
    }
    let isKnown = KeyValueAccess.hasKey(key, on: type(of: owner))
    // In a survey, the class of the app or of the value is a stand-in, so a missing outlet or a wrong type is no
    // error of the file.
    if NibReports.isSurveying, !isKnown && loading.isReplaced(owner) || isStandIn(value, loading) { return }
    loading.trace(element, "outlet \(key) of \(Trace.className(owner)) = \(outletName(value))")
    if let text = unwritable(key, of: owner, value) {
      return loading.complain(element, text)
    }
    guard !isKnown else { return owner.setValue(value, forKey: key) }
    // The message adds the file and line to Foundation's text.
    loading.complain(
      element,
      "the outlet \(key) is not there; declare it in \(type(of: owner)), or delete the connection in Interface Builder"
    )
    if MessageDispatch.isFrameworkClass(type(of: owner)), !loading.isOfUnknownClass(owner) {
      // Interface Builder offers the members of Apple's classes, so this is not an error of the app.
      KeyValueReport.within("") { owner.setValue(value, forKey: key) }
    } else {
      owner.setValue(value, forKey: key)
    }
  }

  private static func outletName(_ value: Any) -> String {
    if let list = value as? [AnyObject] { return "[\(list.map(Trace.className).joined(separator: ", "))]" }
    return Trace.className(value as AnyObject)
  }

  private static func isStandIn(_ value: Any, _ loading: NibLoading) -> Bool {
    let object = value as AnyObject
    return object is any NibStandIn || object is UIViewController || loading.isReplaced(object)
  }

  /// Returns a message for values that must not be set, such as a view in its own subview.
  private static func unwritable(_ key: String, of owner: NSObject, _ value: Any) -> String? {
    guard key == "view", let controller = owner as? UIViewController, let view = value as? UIView else {
      return nil
    }
    guard let other = view.controller, other !== controller else { return nil }
    return "the view outlet leads to a view that is another controller's"
  }

  // MARK: Actions

  private static func connectAction(_ element: NibElement, from source: AnyObject, _ loading: NibLoading) {
    guard let name = element["selector"] else { return }
    let action = Selector(name)
    // The first responder has no object: the action goes up the responder chain.
    let isChain = element["destination"].map { loading.isFirstResponder($0) } ?? false
    let target = isChain ? nil : destination(element, loading)
    guard isChain || target != nil else { return }
    loading.trace(
      element,
      "action \(name) of \(Trace.className(source)) to \(target.map(Trace.className) ?? "the first responder")")
    if let target, !MessageDispatch.responds(type(of: target), to: action), !isStandard(name),
      !loading.isReplaced(target), !(target is any NibStandIn)
    {
      loading.complain(element, "\(type(of: target)) has no action \(name)")
    }
    switch source {
    case let control as UIControl:
      control.addTarget(target, action: action, for: event(element, of: control, loading))
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case is any NibStandIn: break
    default: loading.complain(element, "\(type(of: source)) sends no actions")
    }
  }

  private static func event(_ element: NibElement, of control: UIControl, _ loading: NibLoading) -> UIControl.Event
  {
    guard let name = element["eventType"] else { return control is UIButton ? .touchUpInside : .valueChanged }
    if let event = events[name] { return event }
    loading.complain(element, "there is no event \(name)")
    return .touchUpInside
  }

  /// Returns whether an action is inherited by responders and thus can't be found by name.
  private static func isStandard(_ name: String) -> Bool {
    ["resignFirstResponder", "becomeFirstResponder", "endEditing:", "performClose:"].contains(name)
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]
}

/// An outlet collection of one object.
struct NibCollection: Hashable {
  let owner: ObjectIdentifier
  let property: String
}

/// Applies the user-defined runtime attributes of a file, which are set by key path.
@MainActor enum NibRuntimeAttributes {
  static func apply(_ element: NibElement, to object: AnyObject, loading: NibLoading) {
    guard let path = element["keyPath"]?.trimmingCharacters(in: .whitespaces), !path.isEmpty,
      let object = object as? NSObject
    else { return }
    let first = path.split(separator: ".").first.map(String.init) ?? ""
    if object is any NibStandIn || !KeyValueAccess.hasKey(first, on: type(of: object)) && loading.isReplaced(object)
    {
      return
    }
    let value = value(of: element, NibCoder(loading: loading, element: element))
    let name = ClassNames.shown(of: object)
    KeyValueReport.within("Failed to set (\(path)) user defined inspected property on (\(name)): ") {
      object.setValue(value, forKeyPath: path)
    }
  }

  private static func value(of element: NibElement, _ coder: NibCoder) -> Any? {
    let child = element.child(key: "value")
    switch element["type"] {
    case "boolean": return element.flag("value") ?? false
    case "string", "localizedString", "localizedKey":
      let localized = element.id.flatMap { coder.loading.strings["\($0).value"] }
      return localized ?? element["value"] ?? child.flatMap { String.read(.element($0), coder) } ?? ""
    case "number": return number(element, child)
    case "color": return child.flatMap { UIColor.color($0, coder.loading) }
    case "image":
      if let name = element["value"] {
        return UIImage.image(named: name, catalog: element["catalog"], coder.loading)
      }
      return child.flatMap { UIImage.read(.element($0), coder) }
    case "size": return child.flatMap { CGSize.read(.element($0), coder) }
    case "point": return child.flatMap { CGPoint.read(.element($0), coder) }
    case "rect": return child.flatMap { CGRect.read(.element($0), coder) }
    case "range":
      guard let child else { return nil }
      let location = child["location"].flatMap(Int.init) ?? 0
      return NSRange(location: location, length: child["length"].flatMap(Int.init) ?? 0)
    case "nil": return nil
    default:
      coder.loading.complain(element, "a runtime attribute of the type \(element["type"] ?? "") is not known")
      return nil
    }
  }

  private static func number(_ element: NibElement, _ child: NibElement?) -> NSNumber {
    let text = child?["value"] ?? element["value"] ?? "0"
    if child?.name != "real", let integer = Int(text) { return NSNumber(value: integer) }
    return NSNumber(value: Double(text) ?? 0)
  }
}
