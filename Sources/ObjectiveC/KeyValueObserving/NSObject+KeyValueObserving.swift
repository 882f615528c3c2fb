import Foundation

/// Key-value observing of properties that are declared `dynamic`, of those for which the frameworks send
/// notifications, and of all that is set with `setValue(_:forKey:)` or announced with `willChangeValue(forKey:)`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/nsobject/nskeyvalueobserving>
///
/// They are members of a protocol's extension so that classes can declare their own.
extension NSObjectProtocol where Self: NSObject {
  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` when the value at the key path changes.
  /// Neither keeps the other.
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

  /// Removes the observer's last registration for the key path.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath, context: nil)
  }

  /// Removes the observer's registration for the key path with that context.
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

  /// Called with a change. This implementation is reached only by an observer that does not override it, or that
  /// calls `super` for changes that are not its own.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let text =
      "<\(MessageDispatch.name(of: type(of: self))): \(address(of: self))>: An -observeValueForKeyPath:ofObject:change:context: message was "
      + "received but not handled.\nKey path: \(keyPath ?? "(null)")"
    ExceptionReport.raise(.internalInconsistencyException, text, logged: text)
  }

  /// Says that the value is about to change.
  public func willChangeValue(forKey key: String) {
    if ObservedKeys.areThereAny { ObservedKeys.of(self, makes: false)?.willChange(key) }
  }

  /// Says that the value has changed.
  public func didChangeValue(forKey key: String) {
    if ObservedKeys.areThereAny { ObservedKeys.of(self, makes: false)?.didChange(key) }
    // Its queue waits for the notification.
    if let operation = self as? Operation { OperationKeys.notifyFoundation(operation, key) }
  }

  /// Announces that an ordered collection is about to change at these indexes.
  public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    guard ObservedKeys.areThereAny else { return }
    ObservedKeys.of(self, makes: false)?.willChange(key, CollectionChange(changeKind, at: indexes))
  }

  /// Announces that an ordered collection has changed at these indexes.
  public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    guard ObservedKeys.areThereAny else { return }
    ObservedKeys.of(self, makes: false)?.didChange(key, CollectionChange(changeKind, at: indexes))
  }

  /// Announces that a set is about to change by a mutation.
  public func willChangeValue(
    forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
  ) { SetChanges.will(self, key, mutationKind, objects) }

  /// Announces that a set has changed by a mutation.
  public func didChangeValue(
    forKey key: String, withSetMutation mutationKind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
  ) { SetChanges.did(self, key) }

  /// The key paths whose changes change this key's value: those of `keyPathsForValuesAffectingName`.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    DependentKeys.ownPaths(affecting: key, of: self)
  }

  /// Whether setting the property notifies its observers; true unless a class returns false.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

/// Observing with blocks. The bridge adds the key's name to what an app writes, because a key path does not contain
/// it.
extension NSObjectProtocol where Self: NSObject {
  /// Calls the block when the value changes, until the observation is invalidated or released.
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

  /// Observes by a key path that was not written at the call, as in functions that take key paths.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let key = Self.key(of: keyPath) else {
      // What Apple's Swift stops the app for.
      Console.write("Could not extract a String from KeyPath \(keyPath)")
      return NSKeyValueObservation(nil)
    }
    return observe(keyPath, __key: key, options: options, changeHandler: changeHandler)
  }

  /// Makes the compiler refuse key paths of properties whose changes can't be seen.
  @available(*, unavailable, message: "this property can't be observed; declare it @objc dynamic")
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, __notObservable key: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation(nil) }

  /// Announces a change of a property whose key the compiler found. `didChangeValue(for:)` has to follow.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, __key key: String) {
    willChangeValue(forKey: key)
  }

  /// Reports the change of a property whose key the compiler found to its observers.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, __key key: String) {
    didChangeValue(forKey: key)
  }

  /// Announces a change of a property that does not report its changes itself. `didChangeValue(for:)` has to
  /// follow.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let key = Self.key(of: keyPath) { willChangeValue(forKey: key) }
  }

  /// Reports a change to the property's observers, after `willChangeValue(for:)` announced it.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let key = Self.key(of: keyPath) { didChangeValue(forKey: key) }
  }

  private static func key(of path: AnyKeyPath) -> String? {
    KeyValueAccess.key(of: path, on: self) ?? KeyPathNames.keys(of: path, on: self)
  }
}

/// An observation by a block. It ends when it is released.
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
