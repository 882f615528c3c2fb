import Foundation

/// Writes the state of the controllers, views and registered objects that have restoration identifiers.
@MainActor final class StateSaving: NSObject, @preconcurrency NSKeyedArchiverDelegate {
  private(set) var entries: [SavedState.Entry] = []
  private var objects: [AnyObject] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The number of the object that is being encoded.
  private var current: Int?

  /// Saves the state of all objects; parents precede their children.
  func saveAll(in windows: [UIWindow]) {
    for window in windows {
      if let root = window.rootViewController { add(root, below: []) }
    }
    for (object, identifier) in RestorableObjects.all {
      let parent = parent(of: object).map { path(of: $0) } ?? []
      note(object, SavedState.Entry(kind: .object, path: parent + [identifier], maker: maker(of: object)))
    }
    // Controllers that a container class of the app encodes are added during the loop.
    var next = 0
    while next < entries.count {
      encodeEntry(next)
      next += 1
    }
  }

  private func path(of object: any UIStateRestoring) -> [String] {
    if let number = numbers[ObjectIdentifier(object)] { return entries[number].path }
    let own = (object as? UIViewController)?.restorationIdentifier ?? RestorableObjects.identifier(of: object)
    return (parent(of: object).map { path(of: $0) } ?? []) + (own.map { [$0] } ?? [])
  }

  private func parent(of object: any UIStateRestoring) -> (any UIStateRestoring)? {
    object.restorationParent ?? nil
  }

  private func maker(of object: any UIStateRestoring) -> String? {
    (object.objectRestorationClass ?? nil).flatMap { _mangledTypeName($0) }
  }

  @discardableResult private func note(_ object: AnyObject, _ entry: SavedState.Entry) -> Int {
    entries.append(entry)
    objects.append(object)
    numbers[ObjectIdentifier(object)] = entries.count - 1
    return entries.count - 1
  }

  /// Adds a controller and its children to the saved state, unless it was already added.
  ///
  /// - Returns: the number of the controller's entry; nil without a restoration identifier, which ends the path.
  @discardableResult private func add(_ controller: UIViewController, below path: [String]) -> Int? {
    if let known = numbers[ObjectIdentifier(controller)] { return known }
    guard let identifier = controller.restorationIdentifier else { return nil }
    let own = path + [identifier]
    var entry = SavedState.Entry(kind: .controller, path: own)
    entry.maker = controller.restorationClass.flatMap { _mangledTypeName($0) }
    entry.storyboard = controller.storyboard?.name
    entry.bundle = controller.storyboard?.bundle.bundlePath
    let number = note(controller, entry)
    entries[number].children = controller.restorableChildren.compactMap { add($0, below: own) }
    if let tabs = controller as? UITabBarController { entries[number].selected = tabs.selectedIndex }
    if let presented = controller.presentedReference { entries[number].presented = add(presented, below: own) }
    for view in controller.restorableViews {
      var entry = SavedState.Entry(kind: .view, path: own + [view.restorationIdentifier ?? ""])
      entry.controller = number
      note(view, entry)
    }
    return number
  }

  private func encodeEntry(_ number: Int) {
    current = number
    defer { current = nil }
    entries[number].data = archive { coder in
      switch objects[number] {
      case let controller as UIViewController:
        if let storyboard = entries[number].storyboard {
          let reference = RestorationReference(storyboard: storyboard, bundle: entries[number].bundle ?? "")
          coder.encode(reference, forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
        }
        controller.encodeRestorableState(with: coder)
      case let view as UIView:
        view.encodeRestorableState(with: coder)
        RestoredList.encode(view, with: coder)
      case let object as any UIStateRestoring: object.encodeRestorableState(with: coder)
      default: break
      }
    }
  }

  /// Returns the data of an archiver that has access to the saved objects.
  func archive(_ body: (NSCoder) -> Void) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.delegate = self
    body(archiver)
    archiver.finishEncoding()
    return archiver.encodedData
  }

  // MARK: References

  func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
  func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
  func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
  func archiverDidFinish(_ archiver: NSKeyedArchiver) {}

  func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
    let instance = object as AnyObject
    if let controller = instance as? UIViewController {
      let path = current.map { entries[$0].path } ?? []
      return add(controller, below: path).map { RestorationReference(number: $0) }
    }
    if let number = numbers[ObjectIdentifier(instance)] { return RestorationReference(number: number) }
    guard object is any NSCoding || instance is any NSCoding else {
      ExceptionReport.raiseUnrecognized("encodeWithCoder:", sentTo: instance)
      return nil
    }
    return object
  }
}
