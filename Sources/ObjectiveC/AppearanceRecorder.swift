/// The check that `dynamic` members of an app's views and bar items make first: whether they are called on the
/// object that `appearance()` returned. In Objective-C these objects are not instances of the class: they record
/// the messages that they receive, and no code of the class runs.
///
/// ```swift
/// class Ring: UIView {
///   @objc dynamic var ringColor = UIColor.black { didSet { setNeedsDisplay() } }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiappearance>
public enum AppearanceRecorder {
  /// The owner of the objects records what is set on them, and of what an app sets on others.
  package struct Listener {
    package let isProxy: (AnyObject) -> Bool
    /// True when the object is a proxy: then the call has ended.
    package let takesValue: (AnyObject, String, () -> Any?) -> Bool
    package let takesMessage: (AnyObject, String, @escaping (AnyObject) -> Void) -> Bool

    package init(
      isProxy: @escaping (AnyObject) -> Bool, takesValue: @escaping (AnyObject, String, () -> Any?) -> Bool,
      takesMessage: @escaping (AnyObject, String, @escaping (AnyObject) -> Void) -> Bool
    ) {
      self.isProxy = isProxy
      self.takesValue = takesValue
      self.takesMessage = takesMessage
    }
  }

  /// Nil until `appearance()` is used, so that a setter costs no more than to look here. Without a lock, since the
  /// setters and methods of views and bar items are called on the main thread only.
  nonisolated(unsafe) package static var listener: Listener?

  /// Whether the object is one that `appearance()` returned.
  public static func isProxy(_ object: AnyObject) -> Bool { listener?.isProxy(object) ?? false }

  /// Records that a property is set on an object that `appearance()` returned.
  ///
  /// - Returns: true for such an object, on which nothing else must be done.
  public static func takes(_ object: AnyObject, _ key: String, _ value: @autoclosure () -> Any?) -> Bool {
    guard let listener else { return false }
    return listener.takesValue(object, key, value)
  }

  /// Records a call of a method that sets a value for further arguments, such as a state.
  ///
  /// - Parameters:
  ///   - object: the object whose method was called.
  ///   - selector: the method's name.
  ///   - axes: the arguments after the first: a later call with the same ones replaces an earlier one.
  ///   - call: calls the method with the same arguments.
  public static func takes<Object: AnyObject>(
    _ object: Object, _ selector: String, for axes: @autoclosure () -> [Any?],
    _ call: @escaping @MainActor (Object) -> Void
  ) -> Bool {
    guard let listener else { return false }
    let name = ([selector] + axes().map { $0.map { String(describing: $0) } ?? "nil" }).joined(separator: " ")
    return listener.takesMessage(object, name) { object in
      MainActor.assumeIsolated { call(unsafeDowncast(object, to: Object.self)) }
    }
  }
}
