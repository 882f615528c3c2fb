import Foundation
import ObjectiveC

/// An expectation that is fulfilled when an object satisfies a predicate.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctnspredicateexpectation>
open class XCTNSPredicateExpectation: XCTestExpectation, @unchecked Sendable {
  /// Returns whether the expectation is fulfilled now.
  public typealias Handler = () -> Bool

  public let predicate: NSPredicate
  public let object: Any?
  /// A closure that is called when the predicate is satisfied. The expectation is fulfilled if it returns true.
  open var handler: Handler?

  public init(predicate: NSPredicate, object: Any?) {
    self.predicate = predicate
    self.object = object
    super.init(description: Self.text(predicate, object), location: nil)
  }

  init(predicate: NSPredicate, object: Any?, handler: Handler?, location: XCTSourceCodeLocation) {
    self.predicate = predicate
    self.object = object
    self.handler = handler
    super.init(description: Self.text(predicate, object), location: location)
  }

  private static func text(_ predicate: NSPredicate, _ object: Any?) -> String {
    "Expect predicate `\(predicate.predicateFormat)`" + (object.map { " for object \($0)" } ?? "")
  }

  override var pollingInterval: Double? { isFulfilled ? nil : 0.1 }

  override func start() { poll() }

  override func poll() {
    guard !isFulfilled, predicate.evaluate(with: object), handler?() ?? true else { return }
    fulfill()
  }
}

/// An expectation that is fulfilled by a notification.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctnsnotificationexpectation>
open class XCTNSNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// Returns whether the notification fulfills the expectation.
  public typealias Handler = (Notification) -> Bool

  public let notificationName: Notification.Name
  public let observedObject: Any?
  public let notificationCenter: NotificationCenter
  /// A closure that is called for each notification. If it is nil, the first notification fulfills the expectation.
  open var handler: Handler?
  private var observer: (any NSObjectProtocol)?

  public init(name notificationName: Notification.Name, object: Any?, notificationCenter: NotificationCenter) {
    self.notificationName = notificationName
    observedObject = object
    self.notificationCenter = notificationCenter
    super.init(description: Self.text(notificationName, object), location: nil)
    observe()
  }

  public convenience init(name notificationName: Notification.Name, object: Any?) {
    self.init(name: notificationName, object: object, notificationCenter: .default)
  }

  public convenience init(name notificationName: Notification.Name) {
    self.init(name: notificationName, object: nil)
  }

  init(
    name: Notification.Name, object: Any?, center: NotificationCenter, handler: Handler?,
    location: XCTSourceCodeLocation
  ) {
    notificationName = name
    observedObject = object
    notificationCenter = center
    self.handler = handler
    super.init(description: Self.text(name, object), location: location)
    observe()
  }

  private static func text(_ name: Notification.Name, _ object: Any?) -> String {
    "Expect notification '\(name.rawValue)' from \(object.map { "\($0)" } ?? "any object")"
  }

  /// Starts to observe at once, because notifications that are posted before the test waits count, too.
  private func observe() {
    observer = notificationCenter.addObserver(forName: notificationName, object: observedObject, queue: nil) {
      [weak self] notification in
      guard let self, self.handler?(notification) ?? true else { return }
      self.stopObserving()
      self.fulfill()
    }
  }

  private func stopObserving() {
    if let observer { notificationCenter.removeObserver(observer) }
    observer = nil
  }

  override func stop() { stopObserving() }

  deinit { stopObserving() }
}

/// An expectation that is fulfilled by a system-wide notification. Only notifications that this process itself
/// posts to `CFNotificationCenterGetDarwinNotifyCenter()` are received.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctdarwinnotificationexpectation>
open class XCTDarwinNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  public typealias Handler = () -> Bool

  public let notificationName: String
  /// A closure that is called for each notification. If it is nil, the first notification fulfills the expectation.
  open var handler: Handler?
  private var observer: (any NSObjectProtocol)?

  public init(notificationName: String) {
    self.notificationName = notificationName
    super.init(description: "Expect Darwin notification '\(notificationName)'", location: nil)
    Notice.unsupported("XCTDarwinNotificationExpectation for notifications of other processes")
    observer = NotificationCenter.default.addObserver(
      forName: Notification.Name(notificationName), object: nil, queue: nil
    ) { [weak self] _ in
      guard let self, self.handler?() ?? true else { return }
      self.fulfill()
    }
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}

/// An expectation that is fulfilled by a property's value, with key-value observing.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctkvoexpectation>
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  /// Returns whether the change fulfills the expectation.
  public typealias Handler = (_ observedObject: Any, _ change: [AnyHashable: Any]) -> Bool

  public let keyPath: String
  public let observedObject: Any
  public let expectedValue: Any?
  public let options: NSKeyValueObservingOptions
  /// A closure that is called for each change. If it is nil and there is no expected value, the first change
  /// fulfills the expectation.
  open var handler: Handler?
  private var observer: KeyObserver?

  public init(keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    self.options = options
    let value = expectedValue.map { " to be '\($0)'" } ?? ""
    super.init(description: "Expect value of '\(keyPath)' of \(object)\(value)", location: nil)
    observe()
  }

  public convenience init(keyPath: String, object: Any, expectedValue: Any?) {
    self.init(keyPath: keyPath, object: object, expectedValue: expectedValue, options: [])
  }

  public convenience init(keyPath: String, object: Any) {
    self.init(keyPath: keyPath, object: object, expectedValue: nil)
  }

  private func observe() {
    guard let object = observedObject as? NSObject else { return }
    let isMet: () -> Bool = { [unowned self] in
      guard let expectedValue else { return true }
      return Self.areEqual(object.value(forKeyPath: keyPath), expectedValue)
    }
    if expectedValue != nil, isMet() { return fulfill() }
    let observer = KeyObserver(object, keyPath, options.union([.new, .old])) { [weak self] change in
      guard let self, !self.isFulfilled else { return }
      if let handler = self.handler {
        if handler(object, change) { self.fulfill() }
      } else if isMet() {
        self.fulfill()
      }
    }
    self.observer = observer
  }

  private static func areEqual(_ value: Any?, _ wanted: Any) -> Bool {
    if let value = value as? NSObject, let wanted = wanted as? NSObject { return value.isEqual(wanted) }
    if let value = value as? AnyHashable, let wanted = wanted as? AnyHashable, value == wanted { return true }
    if let value = (value as? NSNumber) ?? number(value), let wanted = (wanted as? NSNumber) ?? number(wanted) {
      return value == wanted
    }
    return false
  }

  private static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: nil
    }
  }

  override func stop() { observer = nil }
}

/// Observes a key path until it is deallocated.
private final class KeyObserver: NSObject {
  private let object: NSObject
  private let keyPath: String
  private let changed: ([AnyHashable: Any]) -> Void

  init(
    _ object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ changed: @escaping ([AnyHashable: Any]) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    self.changed = changed
    super.init()
    Self.register
    object.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
  }

  /// Registers the method, as the source bridge does for the methods of apps.
  private static let register: Void = MessageDispatch.register(
    "observeValueForKeyPath:ofObject:change:context:", on: KeyObserver.self
  ) {
    (observer: KeyObserver, _: String?, _: Any?, change: [NSKeyValueChangeKey: Any]?, _: UnsafeMutableRawPointer?)
    in
    let values = (change ?? [:]).map { (AnyHashable($0.key.rawValue), $0.value) }
    observer.changed(Dictionary(uniqueKeysWithValues: values))
  }

  deinit { object.removeObserver(self, forKeyPath: keyPath) }
}
