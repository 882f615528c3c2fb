import Foundation
import ObjectiveC

/// The proxies that `appearance()` returned, and the values that were set on them.
@MainActor package enum AppearanceProxies {
  private struct Entry {
    let type: NSObject.Type
    let containers: [any UIAppearanceContainer.Type]
    let trait: UITraitCollection?
    let proxy: NSObject
    /// A new object for comparison.
    let pristine: NSObject
    /// The messages that were sent to the proxy for members of the app's classes.
    let recorded: RecordedAppearance
  }

  private static var entries: [Entry] = [] {
    didSet {
      noteUse()
      AppearanceRecorder.listener = entries.isEmpty ? nil : listener
      ExplicitValues.applyAppearance = entries.isEmpty ? nil : { apply(to: $0) }
      ExplicitValues.appearanceHasTraits = entries.contains { $0.trait != nil }
    }
  }
  /// Whether proxies are being created or compared, during which no values are applied.
  private static var isBusy = false { didSet { noteUse() } }
  /// Whether `apply(to:)` is running, whose values do not count as set by the app.
  private static var isQuiet = false { didSet { noteUse() } }

  /// Updates whether setters need to record that they were called.
  private static func noteUse() { ExplicitValues.areNoted = (isBusy || !entries.isEmpty) && !isQuiet }

  static func withoutNotes(_ body: () -> Void) {
    let before = isQuiet
    isQuiet = true
    defer { isQuiet = before }
    body()
  }

  /// Returns the unique proxy for a class, containers and traits.
  static func proxy<Object: NSObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type] = [], for trait: UITraitCollection? = nil
  ) -> Object {
    let found = entries.first {
      $0.type == type && $0.trait == trait && $0.containers.count == containers.count
        && zip($0.containers, containers).allSatisfy { $0 == $1 }
    }
    if let proxy = found?.proxy as? Object { return proxy }
    isBusy = true
    defer { isBusy = false }
    // Apple's proxies are not instances of the class: no code of the app may run for them.
    let ancestor: AnyClass = frameworkAncestor(of: type)
    guard let proxy = instantiateWithoutOwnCode(type, ancestor: ancestor) as? Object,
      let pristine = instantiateAsAncestor(ancestor)
    else { preconditionFailure("\(type) does not inherit from NSObject") }
    entries.append(
      Entry(
        type: type, containers: containers, trait: trait, proxy: proxy, pristine: pristine,
        recorded: RecordedAppearance()))
    return proxy
  }

  /// Returns the nearest superclass, or the class itself, that belongs to UIKit.
  private static func frameworkAncestor(of type: AnyClass) -> AnyClass {
    var current: AnyClass = type
    while !String(reflecting: current).hasPrefix("UIKit."), let above = _getSuperclass(current) { current = above }
    return current
  }

  /// The listener through which members of the app's classes record calls. Views are used on the main thread only;
  /// calls on other threads are not meant for a proxy.
  private static let listener = AppearanceRecorder.Listener(
    isProxy: { object in onMain { recorded(by: object) != nil } },
    takesValue: { object, key, value in
      onMain {
        take(object, .init(key)) {
          let value = value()
          return (value, { ($0 as? NSObject)?.setValue(value, forKey: key) })
        }
      }
    },
    takesMessage: { object, name, call in
      onMain { take(object, .init(name)) { (nil, call) } }
    })

  private nonisolated static func onMain(_ body: @MainActor () -> Bool) -> Bool {
    Thread.isMainThread && MainActor.assumeIsolated(body)
  }

  private static func recorded(by object: AnyObject) -> RecordedAppearance? {
    entries.first { $0.proxy === object }?.recorded
  }

  private static func take(
    _ object: AnyObject, _ key: ExplicitValues.Key, _ message: () -> (value: Any?, call: (AnyObject) -> Void)
  ) -> Bool {
    if let recorded = recorded(by: object) {
      let (value, call) = message()
      recorded.take(key, value: value, call)
      return true
    }
    if let object = object as? NSObject { ExplicitValues.note(object, key) }
    return false
  }

  /// Removes all proxies, for tests.
  package static func removeAll() { entries = [] }

  /// Applies the values of the proxies to a view that enters its window or whose traits change in the window, or to
  /// an item that enters its bar. Values for fewer objects are applied first and take precedence.
  static func apply(to object: NSObject) {
    guard !entries.isEmpty, !isBusy else { return }
    let fitting = entries.filter { fits($0, object) && $0.proxy !== object }
    guard !fitting.isEmpty else { return }
    let given = GivenValues(of: object)
    for entry in fitting.sorted(by: isMoreSpecial) {
      for property in AppearanceProperty.all(of: entry.type) {
        property.pass(entry.proxy, entry.pristine, object, given)
      }
      entry.recorded.pass(to: object, given)
    }
    given.keep(for: object)
  }

  private static func isMoreSpecial(_ a: Entry, _ b: Entry) -> Bool {
    let left = (a.containers.count, a.trait == nil ? 0 : 1, AppearanceProperty.depth(of: a.type))
    let right = (b.containers.count, b.trait == nil ? 0 : 1, AppearanceProperty.depth(of: b.type))
    return left > right
  }

  private static func fits(_ entry: Entry, _ object: NSObject) -> Bool {
    guard isKind(object, of: entry.type) else { return false }
    let start = object as? UIView ?? (object as? UIBarItem)?.host as? UIView
    if let trait = entry.trait, start?.traitCollection.containsTraits(in: trait) != true { return false }
    var wanted = entry.containers[...]
    var responder: UIResponder? = object is UIView ? start?.next : start
    while let here = responder, let next = wanted.first {
      if isKind(here, of: next) { wanted.removeFirst() }
      responder = here.next
    }
    return wanted.isEmpty
  }

  private static func isKind(_ object: NSObject, of type: any AnyObject.Type) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let here = current {
      if here == type { return true }
      current = _getSuperclass(here)
    }
    return false
  }
}
