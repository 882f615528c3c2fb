import Foundation

/// Restores the saved state of controllers, views and registered objects, in the order of
/// `facts/lifecycle.md#restoration`.
@MainActor final class StateRestoring: NSObject, @preconcurrency NSKeyedUnarchiverDelegate {
  private let state: SavedState
  private unowned let application: UIApplication
  private var made: [Int: AnyObject] = [:]
  private var tried: Set<Int> = []
  /// The controllers that the app made at its launch, by their paths.
  private var existing: [[String]: [UIViewController]] = [:]
  private var storyboards: [String: UIStoryboard] = [:]
  /// The numbers of the saved controllers by their paths.
  private let controllers: [[String]: [Int]]

  init(_ state: SavedState, _ application: UIApplication) {
    self.state = state
    self.application = application
    controllers = Dictionary(grouping: state.entries.indices.filter { state.entries[$0].kind == .controller }) {
      state.entries[$0].path
    }
    super.init()
  }

  /// Restores all controllers but presented ones, which need a visible window.
  func restore() {
    for window in WindowList.everything { window.rootViewController.map { find($0, below: []) } }
    for number in state.entries.indices where state.entries[number].kind == .controller { _ = controller(number) }
    for number in state.entries.indices { decode(number) }
  }

  /// Presents the controllers that were presented.
  func present() {
    for (number, entry) in state.entries.enumerated() {
      guard let next = entry.presented, let presented = made[next] as? UIViewController,
        let presenter = made[number] as? UIViewController, presented.presentingViewController == nil
      else { continue }
      // The presenter appears first; a container shows its children with its layout.
      presenter.viewIfLoaded?.window?.layoutIfNeeded()
      presenter.present(presented, animated: false)
    }
  }

  /// Notifies the objects that all of them have been restored.
  func finish() {
    for number in made.keys.sorted() {
      (made[number] as? any UIStateRestoring)?.applicationFinishedRestoringState()
    }
  }

  private func find(_ controller: UIViewController, below path: [String]) {
    guard let identifier = controller.restorationIdentifier else { return }
    let own = path + [identifier]
    existing[own, default: []].append(controller)
    if let storyboard = controller.storyboard, storyboards[storyboard.name] == nil {
      storyboards[storyboard.name] = storyboard
    }
    for child in controller.restorableChildren { find(child, below: own) }
    // The children of a container class of the app.
    for child in controller.children where !controller.restorableChildren.contains(where: { $0 === child }) {
      find(child, below: own)
    }
  }

  // MARK: Controllers

  /// Returns the controller of an entry. It is created by its restoration class or the delegate; otherwise it is an
  /// existing controller, or is created by a storyboard.
  private func controller(_ number: Int) -> UIViewController? {
    guard tried.insert(number).inserted else { return made[number] as? UIViewController }
    let entry = state.entries[number]
    // The descendants of a controller that was not restored are not restored.
    let parents = controllers[Array(entry.path.dropLast()), default: []].filter { $0 < number }
    guard parents.isEmpty || parents.contains(where: { made[$0] != nil }) else { return nil }
    var found: UIViewController?
    if let maker = entry.maker.flatMap(_typeByName) as? any UIViewControllerRestoration.Type {
      found = maker.viewController(withRestorationIdentifierPath: entry.path, coder: coder(entry.data))
      if let found { found.restorationClass = maker }
    } else {
      found =
        application.delegate?.application(
          application, viewControllerWithRestorationIdentifierPath: entry.path, coder: coder(entry.data))
        ?? takeExisting(entry.path) ?? fromStoryboard(entry)
      if found == nil {
        Console.write(
          "Warning: Unable to create restoration in progress view controller for restoration identifier "
            + "\(entry.path.last ?? "")")
      }
    }
    guard let found else { return nil }
    if let identifier = entry.path.last { found.restorationIdentifier = identifier }
    existing[entry.path]?.removeAll { $0 === found }
    made[number] = found
    return found
  }

  private func takeExisting(_ path: [String]) -> UIViewController? {
    existing[path]?.isEmpty == false ? existing[path]?.removeFirst() : nil
  }

  private func fromStoryboard(_ entry: SavedState.Entry) -> UIViewController? {
    guard let name = entry.storyboard, let identifier = entry.path.last else { return nil }
    let storyboard = storyboard(name, entry.bundle ?? "")
    guard storyboard.document?.scene(identifier: identifier) != nil else { return nil }
    return storyboard.instantiateViewController(withIdentifier: identifier)
  }

  private func storyboard(_ name: String, _ bundle: String) -> UIStoryboard {
    if let known = storyboards[name] { return known }
    let storyboard = UIStoryboard(name: name, bundle: Bundle(path: bundle))
    storyboards[name] = storyboard
    return storyboard
  }

  // MARK: State

  private func decode(_ number: Int) {
    let entry = state.entries[number]
    switch entry.kind {
    case .controller:
      guard let controller = made[number] as? UIViewController else { return }
      fill(controller, entry)
      controller.loadViewIfNeeded()
      controller.decodeRestorableState(with: coder(entry.data))
    case .view:
      guard let owner = entry.controller.flatMap({ made[$0] }) as? UIViewController,
        let view = owner.restorableViews.first(where: { $0.restorationIdentifier == entry.path.last })
      else { return }
      // The owner's content is laid out first, because there would be no content to scroll otherwise.
      owner.view.layoutIfNeeded()
      let coder = coder(entry.data)
      view.decodeRestorableState(with: coder)
      RestoredList.decode(view, with: coder)
    case .object:
      guard let object = object(number) else { return }
      object.decodeRestorableState(with: coder(entry.data))
    }
  }

  /// Restores the children of a container of UIKit's.
  private func fill(_ controller: UIViewController, _ entry: SavedState.Entry) {
    let children = entry.children.compactMap { made[$0] as? UIViewController }
    if let navigation = controller as? UINavigationController, !children.isEmpty {
      // Controllers without an identifier are not archived; they remain at the bottom of the stack.
      let bottom = navigation.viewControllers.prefix { $0.restorationIdentifier == nil }
      let stack = bottom.filter { own in !children.contains { $0 === own } } + children
      if !stack.elementsEqual(navigation.viewControllers, by: ===) {
        navigation.setViewControllers(stack, animated: false)
      }
    }
    if let tabs = controller as? UITabBarController, let selected = entry.selected,
      tabs.viewControllers?.indices.contains(selected) == true
    {
      tabs.selectedIndex = selected
    }
  }

  private func object(_ number: Int) -> (any UIStateRestoring)? {
    guard tried.insert(number).inserted else { return made[number] as? any UIStateRestoring }
    let entry = state.entries[number]
    var found = RestorableObjects.all.first { $0.identifier == entry.path.last }?.object
    if let maker = entry.maker.flatMap(_typeByName) as? any UIObjectRestoration.Type {
      found = maker.object(withRestorationIdentifierPath: entry.path, coder: coder(entry.data)) ?? found
      if let found, let identifier = entry.path.last { RestorableObjects.register(found, identifier) }
    }
    made[number] = found
    return found
  }

  // MARK: Archives

  func coder(_ data: Data) -> NSCoder {
    let opened = data.starts(with: Data("bplist00".utf8)) ? try? makeUnarchiver(data) : nil
    guard let decoder = opened ?? StateSaving().emptyCoder else { return NSCoder() }
    decoder.requiresSecureCoding = false
    decoder.decodingFailurePolicy = .setErrorAndReturn
    decoder.delegate = self
    return decoder
  }

  func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
    guard let reference = object as? RestorationReference else { return object }
    guard reference.number >= 0 else { return storyboard(reference.storyboard, reference.bundle) }
    guard state.entries.indices.contains(reference.number) else { return nil }
    switch state.entries[reference.number].kind {
    case .controller: return controller(reference.number)
    case .object: return self.object(reference.number)
    case .view: return nil
    }
  }
}

extension StateSaving {
  /// A coder without anything in it, for data that can't be read.
  fileprivate var emptyCoder: NSKeyedUnarchiver? { try? makeUnarchiver(archive { _ in }) }
}
