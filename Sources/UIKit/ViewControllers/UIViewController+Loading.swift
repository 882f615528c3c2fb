import QuartzCore

extension UIViewController {
  func loadTheView() {
    guard loadedView == nil else { return }
    guard !isLoadingView else {
      Console.write(
        "\(controllerName): `view` was read within loadView(), before it was set. Set `view` instead of reading it."
      )
      return setView(UIView(frame: UIScreen.main.bounds))
    }
    holdsTraits = true
    isLoadingView = true
    trace("loadView()")
    loadView()
    isLoadingView = false
    if loadedView == nil {
      Console.write("-[\(controllerName) loadView] did not set a view: an empty view is used.")
      setView(UIView(frame: UIScreen.main.bounds))
    }
    refreshTraits()
    trace("viewDidLoad()")
    traitCollection.performAsCurrent { viewDidLoad() }
    holdsTraits = false
    announceTraits()
  }

  func loadDefaultView() {
    if loadViewFromFile() { return }
    let plain = UIView(frame: hostWindow?.bounds ?? UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  func setView(_ view: UIView?) {
    guard view !== loadedView else { return }
    if let view, let other = view.controller, other !== self {
      ExceptionReport.raiseHierarchyInconsistency(
        "a view can only be associated with at most one view controller at a "
          + "time! View \(view) is associated with \(other). Clear this association before associating this view with "
          + "\(self).")
      other.loadedView = nil
    }
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
    view?.updateTraits()
    view?.updateLayoutMargins()
  }

  var controllerName: String { "<\(LayoutNames.className(self)): \(address(of: self))>" }

  /// The next responder: the window or superview of a view on the screen, or the presenting controller.
  var nextResponder: UIResponder? {
    if presentation != nil, let presenting = presentingReference { return presenting }
    return viewIfLoaded?.superview ?? parentReference
  }

  nonisolated func tearDown() {
    uncheckedMainActor {
      loadedView?.controller = nil
      // The presented controller is released with this controller, also if both are off the screen.
      if let shown = presentedReference?.presentation {
        shown.container.window?.presentations.removeAll { $0 === shown }
        shown.container.removeFromSuperview()
      }
      for child in childList where child.parentReference === self { child.parentReference = nil }
    }
  }
}

extension UIViewController {
  // MARK: Traits

  /// The traits that the controller's view inherits.
  var traitsForView: UITraitCollection { controllerTraits }

  /// Updates the traits of the controller and of its view now, and notifies the observers of those that changed.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/updatetraitsifneeded()>
  public func updateTraitsIfNeeded() { refreshTraits() }

  func refreshTraits() {
    if let view = viewIfLoaded { view.updateTraits() } else { updateControllerTraits() }
  }

  func updateControllerTraits() {
    let new = computeTraits()
    guard new !== controllerTraits else { return }
    let old = controllerTraits
    controllerTraits = new
    guard new != old else { return }
    if traitsBefore == nil { traitsBefore = old }
    // The status bar's text is light in front of dark content.
    if new.userInterfaceStyle != old.userInterfaceStyle { StatusBar.mayHaveChanged() }
    announceTraits()
  }

  /// Notifies the controller of changed traits; before and during the loading of the view, this is deferred until
  /// after `viewDidLoad()`.
  private func announceTraits() {
    guard !holdsTraits, !isAnnouncingTraits, isViewLoaded else { return }
    isAnnouncingTraits = true
    defer { isAnnouncingTraits = false }
    for _ in 0..<TraitLoops.maximumRounds {
      guard let old = traitsBefore else { return }
      traitsBefore = nil
      let new = controllerTraits
      guard new != old else { return }
      new.performAsCurrent {
        traitCollectionDidChange(old)
        if !traitObservers.isEmpty { notify(traitObservers, of: new, since: old) }
      }
    }
    guard traitsBefore != nil else { return }
    traitsBefore = nil
    TraitLoops.tell(self)
  }

  private func computeTraits() -> UITraitCollection {
    let inherited =
      viewIfLoaded?.superview?.traits ?? parentReference?.controllerTraits ?? hostWindow?.traits
      ?? UITraitCollection.applicationTraits
    let forced = parentReference?.overrideTraitCollection(forChild: self)
    let presented = presentation?.traits ?? []
    guard
      forced != nil || !presented.isEmpty || traitOverrideValues != nil
        || overrideUserInterfaceStyle != .unspecified
    else {
      return inherited
    }
    var values = inherited.values
    for part in presented { values.merge(part) }
    if let forced { values.merge(forced.values) }
    if let traitOverrideValues { values.merge(traitOverrideValues.values) }
    if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
    return UITraitCollection(values: values)
  }

  /// Traits that override those that this controller inherits (iOS 17).
  public var traitOverrides: UITraitOverrides {
    get { traitOverrideValues ?? UITraitOverrides() }
    set {
      traitOverrideValues = newValue
      refreshTraits()
    }
  }
}

extension UIViewController: UITraitChangeObservable, TraitObserverList {}
