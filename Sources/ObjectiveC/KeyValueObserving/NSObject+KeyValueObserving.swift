import Foundation

/// Key-value observing of `dynamic` properties, of properties for which the frameworks send notifications, and of
/// changes by `setValue(_:forKey:)` or between `willChangeValue(forKey:)` and `didChangeValue(forKey:)`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/nsobject/nskeyvalueobserving>
///
/// The methods are members of a protocol extension, so that classes can declare their own.
extension NSObjectProtocol where Self: NSObject {
  /// Registers an observer, whose `observeValue(forKeyPath:of:change:context:)` is called when the value at the key
  /// path changes. Neither object retains the other.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    weak let receiver = observer
    let observation = KeyObservation(root: self, keyPath: keyPath, options: options) { object, change in
      guard let receiver else { return }
      let reply = MessageDispatch.sendIfImplemented(
        "observeValueForKeyPath:ofObject:change:context:", to: receiver, [keyPath, object, change, context])
      if reply == nil { receiver.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
    }
    ObservedKeys.of(self, makes: true)?.add(
      .init(observer: observer, address: ObjectIdentifier(observer), context: context, observation: observation))
    observation.begin()
  }

  /// Removes the observer's most recent registration for a key path.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath, context: nil)
  }

  /// Removes the observer's registration for a key path with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove(observer, keyPath, context: .some(context))
  }

  private func remove(_ observer: NSObject, _ keyPath: String, context: UnsafeMutableRawPointer??) {
    guard let observation = ObservedKeys.of(self, makes: false)?.take(observer, keyPath, context) else {
      let text =
        "Cannot remove an observer \(ExceptionReport.describe(observer)) for the key path \"\(keyPath)\" "
        + "from \(ExceptionReport.describe(self)) because it is not registered as an observer."
      return ExceptionReport.raise(.rangeException, text, logged: text)
    }
    observation.end()
  }

  /// Called after a change. This implementation runs only if the observer does not override it, or calls `super`
  /// for a change that it did not expect.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let text =
      "<\(MessageDispatch.name(of: type(of: self))): \(address(of: self))>: An -observeValueForKeyPath:ofObject:change:context: message was "
      + "received but not handled.\nKey path: \(keyPath ?? "(null)")"
    ExceptionReport.raise(.internalInconsistencyException, text, logged: text)
  }

  /// Announces a change of a value.
  public func willChangeValue(forKey key: String) {
    if ObservedKeys.areThereAny { ObservedKeys.of(self, makes: false)?.willChange(key) }
  }

  /// Reports a change of a value.
  public func didChangeValue(forKey key: String) {
    if ObservedKeys.areThereAny { ObservedKeys.of(self, makes: false)?.didChange(key) }
    // The operation's queue waits for this notification.
    if let operation = self as? Operation { OperationKeys.notifyFoundation(operation, key) }
  }

  /// Announces a change of an ordered collection at the given indexes.
  public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    guard ObservedKeys.areThereAny else { return }
    ObservedKeys.of(self, makes: false)?.willChange(key, CollectionChange(changeKind, at: indexes))
  }

  /// Reports a change of an ordered collection at the given indexes.
  public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    guard ObservedKeys.areThereAny else { return }
    ObservedKeys.of(self, makes: false)?.didChange(key, CollectionChange(changeKind, at: indexes))
  }

  /// Announces a mutation of a set.
  public func willChangeValue(
    forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
  ) { SetChanges.will(self, key, mutationKind, objects) }

  /// Reports a mutation of a set.
  public func didChangeValue(
    forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
  ) { SetChanges.did(self, key) }

  /// Returns the key paths on which the value for a key depends: those of `keyPathsForValuesAffectingName`.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    DependentKeys.ownPaths(affecting: key, of: self)
  }

  /// Returns whether setting the property notifies its observers. True unless a class overrides it.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

/// Observing with closures. The source bridge adds the name of the key, which a key path does not contain.
extension NSObjectProtocol where Self: NSObject {
  /// Calls the closure when the value changes, until the observation is invalidated or released.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift>
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, __key key: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    NSKeyValueObservation(
      KeyObservation(root: self, keyPath: key, options: options) { object, change in
        guard let object = object as? Self else { return }
        changeHandler(object, NSKeyValueObservedChange(change))
      })
  }

  /// Observes a key path that is not a literal, for example a parameter of a function.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let key = Self.key(of: keyPath) else {
      // Apple's implementation traps in this case.
      Console.write("Could not extract a String from KeyPath \(keyPath)")
      return NSKeyValueObservation(nil)
    }
    return observe(keyPath, __key: key, options: options, changeHandler: changeHandler)
  }

  /// Makes the compiler reject key paths of properties whose changes can't be observed.
  @available(*, unavailable, message: "this property can't be observed; declare it @objc dynamic")
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, __notObservable key: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation(nil) }

  /// Announces a change of a property whose key is known at compile time. It has to be followed by
  /// `didChangeValue(for:)`.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, __key key: String) {
    willChangeValue(forKey: key)
  }

  /// Reports a change of a property whose key is known at compile time.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, __key key: String) {
    didChangeValue(forKey: key)
  }

  /// Announces a change of a property that does not report changes itself. It has to be followed by
  /// `didChangeValue(for:)`.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let key = Self.key(of: keyPath) { willChangeValue(forKey: key) }
  }

  /// Reports a change of a property that `willChangeValue(for:)` has announced.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let key = Self.key(of: keyPath) { didChangeValue(forKey: key) }
  }

  private static func key(of path: AnyKeyPath) -> String? {
    KeyValueAccess.key(of: path, on: self) ?? KeyPathNames.keys(of: path, on: self)
  }
}

/// An observation with a closure. It ends when it is released.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nskeyvalueobservation>
public class NSKeyValueObservation: NSObject {
  private var observation: KeyObservation?

  init(_ observation: KeyObservation?) {
    self.observation = observation
    super.init()
    observation?.begin()
  }

  /// Ends the observation.
  public func invalidate() {
    observation?.end()
    observation = nil
  }

  deinit { invalidate() }
}
