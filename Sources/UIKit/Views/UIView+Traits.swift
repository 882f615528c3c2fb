import QuartzCore

extension UIView {
  /// The traits that the view inherits: those of its controller, its superview or the application, in this order of
  /// precedence.
  private var inheritedTraits: UITraitCollection {
    if let controller { return controller.traitsForView }
    if let superviewReference { return superviewReference.traits }
    return (self as? UIWindow)?.environmentTraits ?? UITraitCollection.applicationTraits
  }

  private func ownTraits(in inherited: UITraitCollection) -> UITraitCollection {
    guard let rare,
      rare.overrideUserInterfaceStyle != .unspecified || rare.traitOverrides != nil
        || rare.minimumContentSizeCategory != nil || rare.maximumContentSizeCategory != nil
    else { return inherited }
    var values = inherited.values
    if let least = rare.minimumContentSizeCategory, values.preferredContentSizeCategory < least {
      values.preferredContentSizeCategory = least
    }
    if let most = rare.maximumContentSizeCategory, most < values.preferredContentSizeCategory {
      values.preferredContentSizeCategory = most
    }
    if let overrides = rare.traitOverrides { values.merge(overrides.values) }
    if rare.overrideUserInterfaceStyle != .unspecified {
      values.userInterfaceStyle = rare.overrideUserInterfaceStyle
    }
    return UITraitCollection(values: values)
  }

  /// Updates the traits of the view and of its subviews now, and notifies the observers of those that changed.
  /// Views update their traits when they enter a hierarchy and when inherited traits change, so this is seldom
  /// needed.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiview/updatetraitsifneeded()>
  public func updateTraitsIfNeeded() { updateTraits() }

  /// Computes the traits again; a change is passed to the subviews, controllers before their views.
  func updateTraits() {
    guard !flags[.isAnnouncingTraits] else {
      flags[.traitsChangedMeanwhile] = true
      return
    }
    for _ in 0..<TraitLoops.maximumRounds {
      takeTraits()
      guard flags[.traitsChangedMeanwhile] else { return }
      flags[.traitsChangedMeanwhile] = false
    }
    TraitLoops.tell(self)
  }

  private func takeTraits() {
    controller?.updateControllerTraits()
    let new = ownTraits(in: inheritedTraits)
    guard new !== traits else { return }
    let old = traits
    traits = new
    guard new != old else {
      for subview in subviewList where subview.traits !== new { subview.updateTraits() }
      return
    }
    flags[.isAnnouncingTraits] = true
    new.performAsCurrent { announceTraits(since: old) }
    flags[.isAnnouncingTraits] = false
    for subview in subviewList { subview.updateTraits() }
    rare?.mask?.updateTraits()
  }

  private func announceTraits(since old: UITraitCollection) {
    if traits.hasDifferentColorAppearance(comparedTo: old) {
      colorAppearanceDidChange()
    } else if flags[.drawsContents] {
      setNeedsDisplay()
    }
    if traits.displayScale != old.displayScale, traits.displayScale > 0 { contentScaleFactor = traits.displayScale }
    if traits.layoutDirection != old.layoutDirection {
      layoutDirectionDidChange()
      setNeedsLayout()
    }
    if traits.preferredContentSizeCategory != old.preferredContentSizeCategory { readableWidthDidChange() }
    rare?.nibVariations?.apply(to: self, traits)
    if ExplicitValues.appearanceHasTraits, windowReference != nil { ExplicitValues.applyAppearance?(self) }
    traitCollectionDidChange(old)
    guard let observers = rare?.traitObservers, !observers.isEmpty else { return }
    notify(observers, of: traits, since: old)
  }

  var effectiveLayoutDirection: UIUserInterfaceLayoutDirection {
    let direction: UIUserInterfaceLayoutDirection =
      switch traits.layoutDirection {
      case .rightToLeft: .rightToLeft
      case .leftToRight: .leftToRight
      default: UITraitCollection.applicationDirection
      }
    return UIView.layoutDirectionOf(semanticContentAttribute, within: direction)
  }

  static func layoutDirectionOf(
    _ attribute: UISemanticContentAttribute, within direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    default: direction
    }
  }

  /// Traits that override those that this view inherits, for itself and its subviews (iOS 17).
  public var traitOverrides: UITraitOverrides {
    get { rare?.traitOverrides ?? UITraitOverrides() }
    set {
      rareState.traitOverrides = newValue
      updateTraits()
    }
  }
}

/// Detects views and controllers that change their traits each time they are notified of a change.
@MainActor enum TraitLoops {
  /// The largest number of successive changes; further ones are ignored.
  static let maximumRounds = 32

  static func tell(_ object: AnyObject) {
    let name = String(describing: type(of: object))
    Console.writeOnce(
      "Trait feedback loop: \(name) changed its own traits in each of \(maximumRounds) calls of "
        + "traitCollectionDidChange(_:) in a row. The last change is kept.")
  }
}

/// A registration for changes of certain traits.
final class TraitObserver: NSObject, UITraitChangeRegistration {
  let traits: Set<ObjectIdentifier>
  let action: (any UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait], action: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.action = action
    super.init()
  }

  func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A registration for changes of traits, with which it can be removed.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// An object whose trait changes can be observed: a view, controller or scene (iOS 17).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitraitchangeobservable>
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// The object and its traits before the change.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  /// Removes a registration, so that its handler or method is no longer called.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls `handler` after one of `traits` changed, with the object and the traits before:
  ///
  /// ```swift
  /// view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous: UITraitCollection) in
  ///   view.layer.borderColor = UIColor.label.resolvedColor(with: view.traitCollection).cgColor
  /// }
  /// ```
  ///
  /// The handler's first parameter can have the type of the object or of any of its superclasses.
  @discardableResult public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    register(
      TraitObserver(traits) { environment, previous in
        if let me = environment as? TraitEnvironment { handler(me, previous) }
      })
  }

  private func register(_ observer: TraitObserver) -> any UITraitChangeRegistration {
    (self as? any TraitObserverList)?.traitObservers.append(observer)
    return observer
  }

  /// Sends `action` to `target` after one of `traits` has changed. Depending on its parameters, it is passed the
  /// object and the previous traits.
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let owner = WeakReference(target as AnyObject)
    return register(
      TraitObserver(traits) { environment, previous in
        guard let target = owner.object as? NSObject else { return }
        _ = target.perform(action, with: environment, with: previous)
      })
  }

  /// Sends `action` to the object itself.
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Removes a registration. A registration of another object has no effect.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserverList)?.traitObservers.removeAll { $0 === registration }
  }
}

/// The registrations for trait changes of an observable object.
@MainActor protocol TraitObserverList: AnyObject {
  var traitObservers: [TraitObserver] { get set }
}

extension UIView: UITraitChangeObservable, TraitObserverList {
  var traitObservers: [TraitObserver] {
    get { rare?.traitObservers ?? [] }
    set { rareState.traitObservers = newValue }
  }
}

extension UITraitEnvironment {
  func notify(_ observers: [TraitObserver], of traits: UITraitCollection, since old: UITraitCollection) {
    let changed = Set(traits.changedSystemTraits(from: old))
    for observer in observers where !observer.traits.isDisjoint(with: changed) { observer.action(self, old) }
  }
}
